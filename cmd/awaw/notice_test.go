package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"awaw/internal/present/program"
)

// What is told of a save where it is opened names the sides: here the orders of one, whose line is lost.
func TestNoticesNameTheSides(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Scenario: "wings-two-1901", Seats: []string{"person", "person"}})
	for {
		c := p.Game.Legal(1, nil)
		seals, _ := p.Game.Sealing(c[len(c)-1])
		done, err := p.Game.Do(c[len(c)-1])
		if err != nil {
			t.Fatal(err)
		}
		if seals != done.Sealed {
			t.Fatalf("seals %t, sealed %t", seals, done.Sealed)
		}
		if seals {
			break
		}
	}
	p.Close()
	file := d.only(t).ID
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	data = bytes.ReplaceAll(data, []byte(`{"private":"draft"`), []byte(`{"private":"daft"`))
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	q, err := d.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	if !strings.Contains(q.Notice, "The secret orders of France are lost") {
		t.Errorf("told: %q", q.Notice)
	}
}
