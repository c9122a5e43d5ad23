package values

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
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

// firstNumbers are those of the first model of a file.
func firstNumbers(t *testing.T, data []byte) []float64 {
	t.Helper()
	var table chance.Table
	if err := json.Unmarshal(data, &table); err != nil || len(table.Models) == 0 {
		t.Fatalf("%d models, %v", len(table.Models), err)
	}
	return table.Models[0].Now
}
