// Chances of a search against the slow way: every throw of both sides.

package aircombat

import (
	"math"
	"strings"
	"testing"
	"testing/fstest"

	"awaw/tables"
)

func TestSearchChancesAreThoseOfEveryThrow(t *testing.T) {
	n := shippedNaval(t)
	for groups := range 7 {
		for _, q := range [][2]Searchers{{{}, {}}, {{Squadrons: 6}, {}}, {{}, {Carriers: 3}}, {{Squadrons: 15, Carriers: 2}, {Squadrons: 1}}, {{Carriers: 1}, {Squadrons: 10}}} {
			want := make([][MaxSurprise + 1]float64, groups+1)
			for a := 1; a <= 6; a++ {
				for b := 1; b <= 6; b++ {
					for c := 1; c <= 6; c++ {
						for d := 1; d <= 6; d++ {
							own, other := a+b+n.SearchBonus(q[0]), c+d+n.SearchBonus(q[1])
							found := n.Found(own, groups)
							want[found][n.Surprise(own, other, found)] += 1. / 1296
						}
					}
				}
			}
			got := n.SearchChances(q[0], q[1], groups)
			if len(got) != len(want) {
				t.Fatalf("%d groups: %d rows", groups, len(got))
			}
			for f := range want {
				for l := range want[f] {
					if math.Abs(got[f][l]-want[f][l]) > 1e-12 {
						t.Errorf("%d groups, %+v: %d found at level %d with %v, every throw gives %v", groups, q, f, l, got[f][l], want[f][l])
					}
				}
			}
		}
	}
	if len(n.SearchChances(Searchers{}, Searchers{}, -1)) != 1 {
		t.Error("fewer groups than none")
	}
}

// A table may end with a row for fleets: the last row serves its own factors alone.
func TestAttackTableMayEndWithFleets(t *testing.T) {
	text, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	whole := text["awaw/naval.toml"]
	from, to := strings.Index(whole, "[[attack.row]]\nair = 10\n"), strings.Index(whole, "# Modifiers of an air attack")
	set := tables.Embedded().Override("mine", fstest.MapFS{"awaw/naval.toml": {Data: []byte(whole[:from] + whole[to:])}})
	n, err := LoadNaval(set, shipped(t))
	if err != nil {
		t.Fatal(err)
	}
	if len(n.fleet) != 26 || len(n.air) != 10 {
		t.Errorf("%d rows for fleets and %d for squadrons, want 26 and 10 with the empty ones", len(n.fleet), len(n.air))
	}
	if got := n.Effects(10, 7); got != n.Effects(9, 7)+n.Effects(1, 7) {
		t.Errorf("ten squadrons on a table of nine rows have %d effects", got)
	}
}
