// Whole games, kept as they were saved: every one must still go on, verify and end where it ended. Most were played by
// hand in the window; those named "commander" (docs/opponents.md) or "lines" (docs/played.md) were not, their commands were given as lines. When a
// rule or a rule value changes on purpose, a game is played again from its own commands and dice seed by
// `go test ./tests -run Journals -rerecord`, and what became of it is written to expected.toml; a command that is no longer
// legal stops that, and the game has to be played anew, or goes on under the rule values of its time, which it then carries.
package tests

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/save"
	"awaw/tables"
)

var rerecord = flag.Bool("rerecord", false, "play the kept journals again under the present rules, and write them")

const journalDir = "journals"

// ending is what a kept game came to.
type ending struct {
	Commands, Rolls int
	Digest          string // of the last position
	Outcome         string // as the player is told
}

func TestJournals(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(journalDir, "*.awj"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no journals in %s: %v", journalDir, err)
	}
	want := map[string]ending{}
	list := filepath.Join(journalDir, "expected.toml")
	if *rerecord {
		for _, f := range files {
			playAgain(t, f)
		}
	} else {
		data, err := os.ReadFile(list)
		if err != nil {
			t.Fatal(err)
		}
		if err := tables.DecodeStrict(list, data, &want); err != nil {
			t.Fatal(err)
		}
		if len(want) != len(files) {
			t.Errorf("%s tells of %d games, the folder holds %d", list, len(want), len(files))
		}
	}
	var out strings.Builder
	out.WriteString("# What the kept games come to; written by `go test ./tests -run Journals -rerecord`.\n")
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".awj")
		got := end(t, f)
		fmt.Fprintf(&out, "\n[%s]\nCommands = %d\nRolls = %d\nDigest = %q\nOutcome = %q\n", name, got.Commands, got.Rolls, got.Digest, got.Outcome)
		if !*rerecord && got != want[name] {
			t.Errorf("%s ends as\n%+v, expected\n%+v", name, got, want[name])
		}
	}
	if *rerecord {
		if err := os.WriteFile(list, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// end resumes a journal and verifies it.
func end(t *testing.T, file string) ending {
	t.Helper()
	j, err := save.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	g, err := systems.Resume(j, tables.Embedded(), nil)
	if err != nil {
		t.Fatalf("%v; if the rule values changed on purpose, run this test with -rerecord", err)
	}
	r := g.Verify()
	if !r.OK() {
		t.Errorf("%s: %v", file, r.Faults)
	}
	d := g.Position().Digest()
	text, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	names, _ := g.Position().(engine.Namer)
	return ending{Commands: r.Commands, Rolls: r.Rolls, Digest: hex.EncodeToString(d[:]), Outcome: engine.Catalog(text).Word(g.Outcome().Why, names)}
}

// playAgain gives the same commands, take-backs and settings to a new game with the same seed.
func playAgain(t *testing.T, file string) {
	t.Helper()
	old, err := save.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	h := old.Header
	values := tables.Embedded()
	if len(h.Tables.Values) > 0 { // it was played under rule values of its own time
		values = values.Carrying(file, h.Tables.Values)
	}
	rules, kit, err := systems.Open(engine.Doc{Name: h.Scenario.Name, Data: []byte(h.Scenario.Text)}, values, h.Options)
	if err != nil {
		t.Fatal(err)
	}
	seed, err := keptSeed(file)
	if err != nil {
		t.Fatal(err)
	}
	out := &play.Memory{}
	g, err := play.New(rules, kit, engine.Doc{Name: h.Scenario.Name, Data: []byte(h.Scenario.Text)},
		play.Options{Program: h.Program, Title: h.Title, Created: h.Created, Seed: seed, Open: true, Sink: out, Values: h.Tables.Values})
	if err != nil {
		t.Fatal(err)
	}
	at := map[int]int{0: 0}
	for _, l := range old.Lines {
		switch l.Kind {
		case play.LineCommand:
			cmd, err := rules.ParseCommand(g.Position(), l.Cmd)
			if err == nil {
				_, err = g.Do(cmd)
			}
			if err != nil {
				t.Fatalf("%s, line %d, %q: %v; this game has to be played anew", file, l.N, l.Cmd, err)
			}
			at[l.N] = g.Head()
		case play.LineHead:
			err = g.GoTo(at[l.To], engine.NoSide)
		case play.LineSetting:
			err = g.Set(l.Key, l.Value)
		}
		if err != nil {
			t.Fatalf("%s, line %d: %v", file, l.N, err)
		}
	}
	if bytes.Equal(out.Bytes(), nil) {
		t.Fatal("nothing was written")
	}
	if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// keptSeed is the dice seed that a kept game holds in its own private line.
func keptSeed(file string) (engine.Seed, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return engine.Seed{}, err
	}
	for line := range bytes.Lines(data) {
		var v struct{ Private, Seed string }
		if bytes.HasPrefix(line, []byte(`{"private":"seed"`)) && json.Unmarshal(line, &v) == nil {
			return engine.ParseSeed(v.Seed)
		}
	}
	return engine.Seed{}, fmt.Errorf("%s: no line with its dice seed; keep the game with its private lines", file)
}
