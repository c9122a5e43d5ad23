package result

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/table"
)

// Where every unit throws dice a headline tells who holds a place, which the dice alone do not make likely or unlikely: the chance beneath it
// says what it is the chance of.
func TestTheChanceOfDiceIsNotThatOfTheHeadline(t *testing.T) {
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	m := &Result{Surface: &table.Surface{Catalog: engine.Catalog(words)}}
	lost := Facts{What: engine.FightGround, How: engine.EndCleared, Own: Losses{Began: 18, Lost: 18, Expected: 16}, Foe: Losses{Began: 16, Lost: 8, Left: 8, Expected: 12}, Chance: .04, Fate: .6, Parts: 1}
	if got := m.chanceLine(lost, true); !strings.Contains(got, "so little") {
		t.Errorf("units: %q", got)
	}
	if got := m.chanceLine(lost, false); !strings.Contains(got, "One chance in") {
		t.Errorf("a battle of one die: %q", got)
	}
	lost.Chance = .4
	if got := m.chanceLine(lost, true); got != "" {
		t.Errorf("nothing rare: %q", got)
	}
}
