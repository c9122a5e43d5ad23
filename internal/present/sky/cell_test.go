package sky

import (
	"slices"
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

// The line of a die that hit leads to one it may have struck: dice aimed at aircraft to those in the air, the others below, or where nothing else fell to
// aircraft. A missed die, and one too many, strikes nobody.
func TestDiceStrikeWhatTheyWereAimedAt(t *testing.T) {
	fighter, infantry := &engine.CounterKind{Class: engine.ClassAir}, &engine.CounterKind{Class: engine.ClassGround}
	fell := []lanes.Card{{Kind: infantry, Lost: true}, {Kind: fighter}, {Kind: fighter, Lost: true}, {Kind: fighter, State: lanes.Down, Lost: true}}
	cell := &lanes.Cell{Cards: [2][]lanes.Card{nil, fell}}
	for _, c := range []struct {
		why  string
		dice []lanes.Die
		want []int
	}{
		{"each to its own", []lanes.Die{{Aim: lanes.AtAir, Hit: true}, {Aim: lanes.AtSurface, Hit: true}, {Aim: lanes.Bombs, Hit: true}}, []int{2, 0, 3}},
		{"below first, then what flies", []lanes.Die{{Aim: lanes.Bombs, Hit: true}, {Aim: lanes.Bombs, Hit: true}, {Aim: lanes.AtSurface, Hit: true}}, []int{0, 3, 2}},
		{"missed, and too many", []lanes.Die{{Aim: lanes.AtAir}, {Aim: lanes.AtAir, Hit: true}, {Aim: lanes.AtAir, Hit: true}}, []int{-1, 2, -1}},
	} {
		cell.Dice[0] = c.dice
		if got := victims(cell, 0); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.why, got, c.want)
		}
	}
}

// Beside dice stands what they must not exceed only where their card shows another number, and all of them need the same.
func TestDiceNeedAnotherNumberThanTheirCard(t *testing.T) {
	for _, c := range []struct {
		needs []int
		value int
		want  int
	}{{[]int{4, 4}, 4, 0}, {[]int{8, 8}, 4, 8}, {[]int{4, 8}, 4, 0}, {[]int{8, 4}, 4, 0}, {nil, 4, 0}} {
		var dice []lanes.Die
		for _, n := range c.needs {
			dice = append(dice, lanes.Die{Needs: n})
		}
		if got := needs(dice, c.value); got != c.want {
			t.Errorf("%v on a card of %d: %d, want %d", c.needs, c.value, got, c.want)
		}
	}
}
