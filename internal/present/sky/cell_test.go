package sky

import (
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
)

// More than four units of a side are one card a kind, which counts those that fell; fewer stand one by one.
func TestManyUnitsAreCountedByKind(t *testing.T) {
	fighter, infantry := &engine.CounterKind{}, &engine.CounterKind{Code: "INF"}
	cards := []lanes.Card{{Kind: fighter}, {Kind: fighter, Lost: true}, {Kind: infantry}, {Kind: infantry, Lost: true}}
	if got := groups(cards, 0, 300, 32); len(got) != 4 {
		t.Errorf("four units are %d cards", len(got))
	}
	got := groups(append(cards, lanes.Card{Kind: fighter, Lost: true}), 0, 300, 32)
	if len(got) != 2 || len(got[0].cards) != 3 || got[0].lost != 2 || got[0].Lost || got[1].lost != 1 {
		t.Errorf("five units are %+v", got)
	}
}

// Dice of a kind at the same thing are one row, with those that hit.
func TestDiceOfAKindAreOneRow(t *testing.T) {
	k := &engine.CounterKind{}
	cell := &lanes.Cell{Cards: [2][]lanes.Card{{{Kind: k}, {Kind: k}, {Kind: k}}}}
	for i, face := range []int{3, 9, 6} {
		cell.Dice[0] = append(cell.Dice[0], lanes.Die{By: i, Needs: 6, Face: face, Hit: face <= 6})
	}
	if got := volleys(cell, 0); len(got) != 1 || got[0].hits != 2 || len(got[0].dice) != 3 {
		t.Errorf("%+v", got)
	}
}
