package cases

import (
	"maps"
	"slices"
	"testing"

	"awaw/engine/diplomacy"
	"awaw/tables"
)

// Every value of every option acts: a case of tests/cases/*/options.toml passes under it and under no other value of that option; and
// the options listed are those the adjudicator has, with the same values.
func TestOptionsAct(t *testing.T) {
	b := board(t)
	for _, system := range systems {
		var list struct {
			Option []struct {
				ID, Reading string
				Cite        []string
				Since       int
				House       bool // of the game, not of the adjudicator: engine/wings has those
				Values      []string
			}
		}
		if err := tables.Embedded().Decode(system+"/options.toml", &list); err != nil {
			t.Fatal(err)
		}
		i := 0
		for _, o := range list.Option {
			if !o.House {
				list.Option[i] = o
				i++
			}
		}
		list.Option = list.Option[:i]
		id, _ := diplomacy.SystemNamed(system)
		standard := diplomacy.Rules{System: id}.Values()
		if len(standard) != len(list.Option) {
			t.Errorf("%s: %d options listed, and the adjudicator has %d", system, len(list.Option), len(standard))
		}
		shown := shipped(t, system, "options")
		for _, o := range list.Option {
			if !slices.Contains(standard, [2]string{o.ID, o.Values[0]}) {
				t.Errorf("%s: %s is not %s unless set", system, o.ID, o.Values[0])
			}
			for _, v := range o.Values {
				if !turns(t, b, shown, o.ID, v, o.Values) {
					t.Errorf("%s: no case turns on %s = %s", system, o.ID, v)
				}
			}
		}
	}
}

// turns tells whether some case passes under a value of an option and under no other.
func turns(t *testing.T, b *diplomacy.Board, shown []Case, id, value string, values []string) bool {
	for _, c := range shown {
		if c.Options[id] != value {
			continue
		}
		alone := true
		for _, v := range values {
			other := c
			other.Options = maps.Clone(c.Options)
			other.Options[id] = v
			if passes := len(Run(b, &other)) == 0; passes != (v == value) {
				alone = false
			}
		}
		if alone {
			return true
		}
	}
	return false
}
