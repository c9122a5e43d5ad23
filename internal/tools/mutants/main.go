// Program mutants breaks the rule code in one small place at a time and runs the tests: a break that no test notices is a
// clause that nobody guards. It lists such survivors by the paragraph the code names.
//
// The tree is never written to: changed files reach the compiler as an overlay. Verdicts are kept in a file of JSON lines, so
// that a long run can be stopped and started again; a verdict counts as long as its file is unchanged.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"time"
)

func main() {
	packages := flag.String("packages", "engine/awaw,aircombat,units", "folders of the code to break, with commas between")
	skip := flag.String("skip", "", "leave out files whose names begin with one of these, with commas between")
	files := flag.String("files", "", "break only files whose names, or whole paths, begin with one of these, with commas between")
	state := flag.String("state", ".cache/mutants.jsonl", "file of verdicts")
	var o order
	flag.IntVar(&o.n, "n", 40, "how many places to try in this run; 0: all that are left")
	flag.Uint64Var(&o.seed, "seed", 1, "which sample: the same seed draws the same places in the same order")
	flag.DurationVar(&o.limit, "timeout", 15*time.Minute, "how long a group of tests may take; one that hangs has noticed")
	flag.BoolVar(&o.again, "again", false, "try those that survived once more")
	flag.BoolVar(&o.look, "look", false, "try nothing: list the places that no test feels, whatever was tried")
	own := flag.String("tests", "", "of the broken package's own tests only those with such names; what none of them notices counts as survived")
	flag.Parse()
	ownTests = *own
	if err := run(list(*packages), list(*files), list(*skip), o, *state); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(2)
	}
}

// order is what one run is to do.
type order struct {
	n     int
	seed  uint64
	limit time.Duration
	again bool
	look  bool
}

func list(s string) []string {
	return slices.DeleteFunc(strings.Split(s, ","), func(x string) bool { return x == "" })
}

func run(packages, files, skip []string, o order, state string) error {
	among := func(s site, list []string) bool {
		return slices.ContainsFunc(list, func(f string) bool { return strings.HasPrefix(path.Base(s.file), f) || strings.HasPrefix(s.file, f) })
	}
	var all []site
	for _, p := range packages {
		found, err := sitesOf(p)
		if err != nil {
			return err
		}
		for _, s := range found {
			if (len(files) == 0 || among(s, files)) && !among(s, skip) {
				all = append(all, s)
			}
		}
	}
	if o.look {
		return look(all, o.limit)
	}
	done, err := readVerdicts(state)
	if err != nil {
		return err
	}
	mixed := rand.New(rand.NewPCG(o.seed, 0)).Perm(len(all))
	var sample []site
	for _, i := range mixed {
		v := done[all[i].id()]
		if o.again && v == survived || !o.again && v == "" && (o.n == 0 || len(sample) < o.n) {
			sample = append(sample, all[i])
		}
	}
	if len(sample) > 0 {
		if err := tryAll(sample, o.limit, state, done); err != nil {
			return err
		}
	}
	commit, _ := exec.Command("git", "describe", "--always", "--dirty").Output()
	fmt.Print(table(all, done, strings.TrimSpace(string(commit))))
	return nil
}

// look lists the places that no test feels: what compares and what is compared are built apart, so that each is felt by itself.
func look(all []site, limit time.Duration) error {
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	for _, numbers := range []bool{true, false} {
		sample := slices.DeleteFunc(slices.Clone(all), func(s site) bool { return isNumber(s) != numbers })
		p, woven, err := together(dir, sample)
		if err != nil {
			return err
		}
		if err := p.survey(foldersOf(woven), limit); err != nil {
			return err
		}
		n := 0
		for i, s := range woven {
			if !slices.ContainsFunc(p.units, func(u unit) bool { return u.felt[i+1] }) {
				fmt.Println(s)
				n++
			}
		}
		fmt.Fprintf(os.Stderr, "%d places looked at, no test feels %d of them; %d more cannot be built together\n", len(woven), n, len(sample)-len(woven))
	}
	return nil
}

// tryAll tries a sample: what can be built together that way, the rest one by one.
func tryAll(sample []site, limit time.Duration, state string, done map[string]string) error {
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	p, woven, err := together(dir, sample)
	if err != nil {
		return err
	}
	if err := p.survey(foldersOf(sample), limit); err != nil {
		return err
	}
	for i, s := range sample {
		var verdict, by string
		if k := slices.IndexFunc(woven, func(w site) bool { return w.id() == s.id() }); k >= 0 {
			verdict, by = p.try(path.Dir(s.file), k+1, limit)
		} else if verdict, by, err = p.tryAlone(s, limit); err != nil {
			return err
		}
		if err := keep(state, s.id(), verdict, by); err != nil {
			return err
		}
		done[s.id()] = verdict
		fmt.Fprintf(os.Stderr, "%4d %-9s %s\n", i+1, verdict, s)
	}
	return nil
}
