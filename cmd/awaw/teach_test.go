package main

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
)

// TestClausesNameWhatShowsThem finds the cases and scenarios of the rules browser where the book has them.
func TestClausesNameWhatShowsThem(t *testing.T) {
	d, err := newDesk(options{saves: t.TempDir()}, engine.Catalog{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	cases, decides := 0, 0
	for _, c := range d.Clauses() {
		if c.State == "in" && len(c.Cases) == 0 {
			t.Errorf("clause %s is in, and no case is named for it", c.ID)
		}
		if c.State != "in" && len(c.Decides) > 0 {
			t.Errorf("clause %s is %s and yet decides %v", c.ID, c.State, c.Decides)
		}
		cases += len(c.Cases)
		decides += len(c.Decides)
	}
	if cases == 0 || decides == 0 {
		t.Errorf("%d cases and %d scenarios are named; want some of both", cases, decides)
	}
}

// In German no case is named in English: it is told how many stand in which file.
func TestCasesAreCountedWhereTheyHaveNoNames(t *testing.T) {
	text, err := systems.Words("de")
	if err != nil {
		t.Fatal(err)
	}
	d, err := newDesk(options{saves: t.TempDir(), lang: "de"}, engine.Catalog(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	told := 0
	for _, c := range d.Clauses() {
		for _, x := range c.Cases {
			if told++; !strings.Contains(x, " Fall in ") && !strings.Contains(x, " Fälle in ") {
				t.Fatalf("clause %s has the case %q", c.ID, x)
			}
		}
	}
	if told == 0 {
		t.Error("no case is told")
	}
}
