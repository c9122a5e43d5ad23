package values

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"awaw/ai/chance"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// A few games make models for the scenario asked for and its family, which the mind can read, and a row of the table; the same again makes the same.
func TestAFewGames(t *testing.T) {
	words, err := systems.Words("en")
	if err != nil {
		t.Fatal(err)
	}
	id := scenarios.Default().ID
	dir := t.TempDir()
	var files, tables [2]string
	for i := range files {
		var out, errs bytes.Buffer
		file := filepath.Join(dir, "models.json")
		c := Command{Scenario: []string{id}, Games: 16, Tests: 8, Seed: 5, Workers: 2, Out: filepath.Join(dir, "games"), Models: file, Commit: "abc"}
		if err := c.Run(Desk{Out: &out, Err: &errs, Tables: systems.Tables(), Words: words}); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		files[i], tables[i] = string(data), out.String()
		table, err := chance.Read(data, len(firstNumbers(t, data)))
		if err != nil || table.Commit != "abc" || table.Games != 16 || table.Find("air", "") == nil {
			t.Errorf("%+v, %v", table, err)
		}
		if strings.Count(out.String(), "\n| "+id+" | air | 0.") != 1 || strings.Count(out.String(), "\n") != 3 {
			t.Errorf("told is\n%s", out.String())
		}
	}
	if files[0] != files[1] || tables[0] != tables[1] {
		t.Error("the same games made other models")
	}
	if err := (&Command{Games: 0, Tests: 1, Workers: 1}).Run(Desk{}); err == nil {
		t.Error("no games are enough to learn from")
	}
}

// Models that were learnt before are held against games without learning, and drawn; a file that holds none is refused, and so is to learn at once.
func TestModelsAreHeldAgainstGames(t *testing.T) {
	words, err := systems.Words("en")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var out, errs bytes.Buffer
	d := Desk{Out: &out, Err: &errs, Tables: systems.Tables(), Words: words}
	models := filepath.Join("..", "..", "..", "..", "ai", "awaw", "chances.json")
	c := Command{Scenario: []string{scenarios.Default().ID}, Games: 16, Tests: 8, Seed: 5, Workers: 2, Out: filepath.Join(dir, "games"), Held: models, Plot: filepath.Join(dir, "plot.svg")}
	if err := c.Run(d); err != nil {
		t.Fatal(err)
	}
	if list, err := os.ReadDir(c.Out); err != nil || len(list) != 1 {
		t.Errorf("%d lots of games were played, want those to hold against alone: %v", len(list), err)
	}
	drawn, err := os.ReadFile(c.Plot)
	if err != nil || xml.Unmarshal(drawn, new(struct{})) != nil {
		t.Errorf("%v\n%s", err, drawn)
	}
	for _, part := range []string{">The Air War over the Channel<", "Across: the chance that was said", `fill="#169"`, `fill="none" stroke="#c60"`} {
		if !strings.Contains(string(drawn), part) {
			t.Errorf("%s is not drawn", part)
		}
	}
	none := filepath.Join(dir, "none.json")
	if err := os.WriteFile(none, []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []Command{{Held: none}, {Held: filepath.Join(dir, "nosuch")}, {Held: models, Models: none}} {
		bad.Games, bad.Tests, bad.Workers = 1, 1, 1
		if bad.Run(d) == nil {
			t.Errorf("%+v is not refused", bad)
		}
	}
}

// The model of a scenario that is learnt anew comes into a file of models, with the games that made it; all others stay, and what it is bent from must be there.
func TestOneModelAnew(t *testing.T) {
	words, err := systems.Words("en")
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "ai", "awaw", "chances.json"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "models.json")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	d := Desk{Out: new(bytes.Buffer), Err: new(bytes.Buffer), Tables: systems.Tables(), Words: words}
	id := scenarios.Default().ID
	c := Command{Scenario: []string{id}, Games: 12, Tests: 2, Seed: 5, Workers: 2, Level: "commander", Nodes: 1, Out: dir, Into: file, Commit: "abc"}
	if err := c.Run(d); err != nil {
		t.Fatal(err)
	}
	before, _ := chance.Read(data, len(firstNumbers(t, data)))
	if data, err = os.ReadFile(file); err != nil {
		t.Fatal(err)
	}
	after, err := chance.Read(data, len(firstNumbers(t, data)))
	if err != nil || len(after.Models) != len(before.Models) || after.Commit != before.Commit {
		t.Fatalf("%d models, %q, %v; %d, %q before", len(after.Models), after.Commit, err, len(before.Models), before.Commit)
	}
	for i, m := range after.Models {
		want := before.Models[i]
		if m.Name == id {
			if m.From == nil || *m.From != (chance.Source{Commit: "abc", Level: "commander", Nodes: 1, Games: 12, Seed: 5}) || reflect.DeepEqual(m.Now, want.Now) {
				t.Errorf("%+v", m)
			}
		} else if !reflect.DeepEqual(m, want) {
			t.Errorf("%s has changed", m.Name)
		}
	}
	for _, bad := range []Command{{Into: file}, {Into: file, Models: file, Scenario: []string{id}}, {Into: file, Held: file, Scenario: []string{id}}} {
		bad.Games, bad.Tests, bad.Workers = 1, 1, 1
		if bad.Run(d) == nil {
			t.Errorf("%+v is not refused", bad)
		}
	}
}

// firstNumbers are those of the first model of a file.
func firstNumbers(t *testing.T, data []byte) []float64 {
	t.Helper()
	var table chance.Table
	if err := json.Unmarshal(data, &table); err != nil || len(table.Models) == 0 {
		t.Fatalf("%d models, %v", len(table.Models), err)
	}
	return table.Models[0].Now
}
