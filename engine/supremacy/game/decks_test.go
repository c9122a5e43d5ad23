package game_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/engine/supremacy/game"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// Where aircraft of two powers lie on decks in one zone, the card of an attack and the lane of its battle say that these decks are counted as one; where only
// one power has any, nothing is said.
func TestPooledDecksAreSaid(t *testing.T) {
	const text = `system = "supremacy"

[[case]]
rule = ["as.dispatch.12"]
name = "Carriers of two powers in the Bay of Biscay, of one off Scotland."
given = ["Germany owns FRA", "Germany has 4 fighter at FRA", "Germany has 1 destroyer at NSE", "U.K. owns GBR", "U.K. has 1 infantry at GBR", "U.K. has 1 carrier 2 fighter at BIS", "U.S.A. has 1 carrier 1 fighter at BIS",
  "U.K. has 2 carrier 3 fighter at SCO"]
orders = ["from FRA", "sortie fighter FRA BIS", "end FRA", "from NSE", "sail destroyer NSE SCO"]
expect = ["phase combat"]
`
	f, err := game.Grammar().Parse("decks.toml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	s := system(t, "channel-skies", nil)
	pos, err := rulecase.Kit{Boards: game.ReadBoard, Tables: tables.Embedded()}.Position(&f.Cases[0])
	if err != nil {
		t.Fatal(err)
	}
	sea := board(t, "north-sea")
	p := pos.(*game.Position)
	card := func(code string) bool {
		_, there := p.Perils(engine.SpaceRef(sea.Find(code)))
		return slices.ContainsFunc(there, func(n sortie.Note) bool { return n.Text.Key == "supremacy.game.pooled" })
	}
	if !card("BIS") || card("SCO") {
		t.Errorf("the card says so of the Bay of Biscay %t, of the zone off Scotland %t", card("BIS"), card("SCO"))
	}
	for p.Lanes() == nil {
		p = ordered(t, s.Rules, p, "done")
	}
	for _, l := range p.Lanes().Lanes {
		if want := l.At == engine.SpaceRef(sea.Find("BIS")); (l.Limit.Key == "supremacy.game.pooled") != want {
			t.Errorf("the lane of %s: %q", p.NameOf(l.At), l.Limit.Key)
		}
	}
}
