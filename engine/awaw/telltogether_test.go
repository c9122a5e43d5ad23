package awaw_test

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
)

// Transports sunk by one roll are told of once, with all their factors, however many counters they were; destroyers beside them
// are told of by themselves.
func TestWhatOneRollSinksIsToldTogether(t *testing.T) {
	p := announcing(t, "ship Japan DD 2 at B6", "ship Japan TR 2 at B6", "ship Japan TR 2 at B6", "ship Japan TR 1 at B6", "US AAF 3 at C4")
	p = order(t, p, nil, "strike #0 B6", "done")
	factors := func(p engine.Position) (n int) {
		for _, c := range p.View().Counters {
			if c.Kind.Code == "TR" || c.Kind.Code == "DD" {
				n += c.Size
			}
		}
		return n
	}
	dice := engine.NewLoaded(1, 1, 6, 6)
	most := map[string]int{}
	told, sunk := 0, 0
	for range 3 {
		roll := p.Legal(2, nil)
		if len(roll) == 0 {
			roll = p.Legal(1, nil)
		}
		had := factors(p)
		next, events, err := p.Apply(roll[0], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
		sunk += had - factors(p)
		words, _ := assets.Text("en")
		for _, e := range events {
			if e.Text.Key == "awaw.ships.sunk" {
				told += e.Text.Args[0].N
				_, what, _ := strings.Cut(engine.Catalog(words).Word(e.Text, p.(engine.Namer)), " of ")
				what, _, _ = strings.Cut(what, " is sunk")
				what, _, _ = strings.Cut(what, " are sunk")
				most[what]++
			}
		}
		if sunk > 0 {
			break
		}
	}
	if sunk < 3 || told != sunk {
		t.Fatalf("%d factors sunk, %d told of", sunk, told)
	}
	for name, n := range most {
		if n > 1 {
			t.Errorf("%s are told of %d times", name, n)
		}
	}
	if most["Japanese transports"] != 1 || most["Japanese destroyers"] != 1 {
		t.Errorf("told of %v; transports and destroyers are sunk", most)
	}
}

// What lies farther than range in a straight line is out of range, wherever neutral land lies (18.31); only what would be near
// enough is kept away by it (18.48).
func TestNeutralLandIsNamedWhereItIsInTheWay(t *testing.T) {
	for lang, word := range map[string]string{"en": "X is out of range.", "de": "X ist außer Reichweite."} {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		if got := engine.Catalog(words).Word(engine.Say("awaw.no.fly.far", engine.NoRef, "X"), nil); got != word {
			t.Errorf("%q, want %q", got, word)
		}
	}
}

// The marker of a task force tells its owner that a ship of it is damaged, on the map and in its note, and the other side
// nothing while nobody knows what sails with it.
func TestAMarkerTellsOfDamage(t *testing.T) {
	p, _ := stand(t, "map sea-test", "control C4 E3 Axis", "control C18 Allies", "turns 2", "force Axis Kido at C7", "force Axis Sweep at D8", "force Allies One at C18",
		"ship Japan CV 4 with Kido named Akagi damaged", "ship Japan DD 5 with Kido", "ship Japan DD 3 with Sweep", "ship US DD 3 with One")
	told := func(p engine.Position, n int) (string, bool) {
		for _, c := range p.View().Counters {
			if c.Kind.Code == "TF" && c.Side == 1 {
				if n--; n < 0 {
					return said(c.Note), c.Is(engine.Damaged)
				}
			}
		}
		t.Fatal("no such marker")
		return "", false
	}
	if note, hurt := told(p, 0); note != "force.hurt 9 1" || !hurt {
		t.Errorf("of its damaged force its owner is told %q, marked %v", note, hurt)
	}
	if note, hurt := told(p, 1); note != "force.ships 3" || hurt {
		t.Errorf("of a sound force its owner is told %q, marked %v", note, hurt)
	}
	if note, hurt := told(p.Seen(2), 0); note != "force.hidden" || hurt {
		t.Errorf("of hidden damage the enemy is told %q, marked %v", note, hurt)
	}
}
