package openings

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/cmd/awawctl/internal/values"
	"awaw/engine/systems"
)

// A book is made for the scenario that is asked for, the same again makes the same, and what it has of another scenario stays.
func TestABookIsMade(t *testing.T) {
	words, err := systems.Words("en")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "book.json")
	other := `{"commit":"old","seed":3,"openings":[{"scenario":"elsewhere","side":1,"at":"00","plans":[{"commands":[[1,2,3,4,5,6]],"lines":["x"],"won":0.5,"error":0.1}]}]}`
	if err := os.WriteFile(file, []byte(other), 0o644); err != nil {
		t.Fatal(err)
	}
	var books [2]string
	for i := range books {
		var out, errs bytes.Buffer
		c := Command{Scenario: []string{"crete-1941"}, Games: 6, Plans: 4, Nodes: 100, Most: 2, Seed: 5, Workers: 2, Book: file, Commit: "abc"}
		if err := c.Run(values.Desk{Out: &out, Err: &errs, Tables: systems.Tables(), Words: words}); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(errs.String(), "crete-1941: 2 positions") {
			t.Errorf("told is %q", errs.String())
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		books[i] = string(data)
		book, err := ai.ReadOpenings(data)
		if err != nil || len(book) != 3 || book["00"].Scenario != "elsewhere" {
			t.Fatalf("%v, %v", book, err)
		}
		for at, o := range book {
			if at == "00" {
				continue
			}
			p := o.Plans[0]
			if o.Scenario != "crete-1941" || o.Games != 6 || o.Ways < 1 || o.Own < 0 || o.Own > 1 || len(p.Commands) != len(p.Lines) || p.Won < 0 || p.Won > 1 || p.Error <= 0 {
				t.Errorf("%+v", o)
			}
		}
	}
	if books[0] != books[1] {
		t.Error("the same games made another book")
	}
}

// What is no book, and numbers that mean nothing, are refused, and the file stays.
func TestABadBookIsRefused(t *testing.T) {
	good := Command{Games: 1, Plans: 1, Nodes: 1, Most: 1, Workers: 1}
	for _, text := range []string{"x", `{"openings":[{"scenario":"a","at":"00"}]}`, `{"openings":[{"scenario":"a","at":"","plans":[{"commands":[[1,2,3,4,5,6]]}]}]}`,
		`{"openings":[{"scenario":"a","at":"00","plans":[{"commands":[[1,2,3,4,5,6]]},{"lines":["b"]}]}]}`} {
		c := good
		c.Book = filepath.Join(t.TempDir(), "book.json")
		if err := os.WriteFile(c.Book, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		err := c.Run(values.Desk{})
		if data, _ := os.ReadFile(c.Book); err == nil || !strings.Contains(err.Error(), c.Book) || string(data) != text {
			t.Errorf("%s: %v, the file is %q", text, err, data)
		}
	}
	c := good
	c.Games = 0
	if err := c.Run(values.Desk{}); err == nil {
		t.Error("no games are enough")
	}
}
