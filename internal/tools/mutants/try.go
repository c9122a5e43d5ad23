package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// The verdicts.
const (
	noticed  = "noticed"  // a test failed or hung
	survived = "survived" // every test passed
	unbuilt  = "unbuilt"  // the compiler refuses it: no mutant
)

// ownTests is a pattern of the names of a package's own tests that are run; empty for all.
var ownTests string

// tryAlone breaks the code at a place that cannot be woven in, builds the programs for it alone and runs all their groups.
func (p *programs) tryAlone(s site, limit time.Duration) (verdict, by string, err error) {
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return "", "", err
	}
	defer os.RemoveAll(dir)
	src, err := os.ReadFile(s.file)
	if err != nil {
		return "", "", err
	}
	list, err := overlayOf(dir, map[string]string{s.file: string(src[:s.from]) + s.new + string(src[s.to:])})
	if err != nil {
		return "", "", err
	}
	if exec.Command("go", "build", "-overlay", list, "./"+path.Dir(s.file)).Run() != nil {
		return unbuilt, "", nil
	}
	alone := &programs{built: map[string]string{}, units: p.units}
	if said, err := alone.build(dir, list, []string{path.Dir(s.file)}); err != nil || len(said) > 0 {
		return "", "", errors.Join(err, fmt.Errorf("%s builds, its tests do not", s))
	}
	verdict, by = alone.try(path.Dir(s.file), 0, limit)
	return verdict, by, nil
}

type verdictLine struct {
	Site    string `json:"site"`
	Verdict string `json:"verdict"`
	By      string `json:"by,omitempty"` // the tests that noticed
}

// readVerdicts reads what earlier runs found; a last line cut short by a stop is dropped.
func readVerdicts(name string) (map[string]string, error) {
	done := map[string]string{}
	f, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return done, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		var v verdictLine
		if json.Unmarshal(lines.Bytes(), &v) == nil && v.Site != "" {
			done[v.Site] = v.Verdict
		}
	}
	return done, lines.Err()
}

func keep(name, id, verdict, by string) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(name, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	line, err := json.Marshal(verdictLine{id, verdict, by})
	if err == nil {
		// The line break comes first, so that a line cut short earlier spoils only itself.
		_, err = f.Write(append([]byte{'\n'}, line...))
	}
	return errors.Join(err, f.Close())
}

// table words the result: totals, then the survivors by paragraph.
func table(all []site, done map[string]string, commit string) string {
	count := map[string]int{}
	by := map[string][]site{}
	for _, s := range all {
		v := done[s.id()]
		count[v]++
		if v == survived {
			by[s.paragraph] = append(by[s.paragraph], s)
		}
	}
	var b strings.Builder
	tried := count[noticed] + count[survived]
	fmt.Fprintf(&b, "Mutants at %s: %d places, %d tried, %d noticed, %d survived, %d refused by the compiler.\n",
		commit, len(all), tried, count[noticed], count[survived], count[unbuilt])
	var paragraphs []string
	for p := range by {
		paragraphs = append(paragraphs, p)
	}
	slices.Sort(paragraphs)
	for _, p := range paragraphs {
		fmt.Fprintf(&b, "\n%s: %d\n", p, len(by[p]))
		for _, s := range by[p] {
			fmt.Fprintf(&b, "  %s\n", s)
		}
	}
	return b.String()
}
