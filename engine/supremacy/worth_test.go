package supremacy

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"awaw/internal/requesttest"
)

// What a dispatch is worth agrees with battles calculated plainly, once without and once with those who come.
func TestWorthAgreesWithSlowOnes(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(31, 21))
	holds := func(b *plainBattle) float64 { p, _ := b.odds(); return 1 - p[0] }
	bests := 0
	for n := range 25 {
		arrives, id := 2+n%3, []string{"fighter", "bomber", "dogfighter"}[r.IntN(3)]
		var battles []any
		var want []place
		best, most := "", 1e-12
		for i := range 1 + r.IntN(3) {
			b, question := someBattle(r, 3)
			delete(question, "kind")
			p := place{At: fmt.Sprint("battle ", i), Without: holds(b)}
			question["at"] = p.At
			with := *b
			with.join = maps.Clone(b.join)
			with.join[arrives] = append(slices.Clone(b.join[arrives]), id, id)
			p.With = holds(&with)
			if b.rounds == 0 || b.rounds >= arrives {
				before := *b
				before.rounds = arrives - 1
				ends, _ := before.odds()
				p.Stands = ends[3]
			}
			battles, want = append(battles, question), append(want, p)
			if gain := p.With - p.Without; gain > most+1e-11 {
				most, best = gain, p.At
			}
		}
		got := requesttest.Answered(t, v, map[string]any{"kind": "worth", "send": map[string]int{id: 2}, "arrives": arrives, "battles": battles})
		list, _ := got["battles"].([]any)
		if len(list) != len(want) {
			t.Fatalf("%v: %v", battles, got)
		}
		for i, p := range want {
			row := list[i].(map[string]any)
			for key, x := range map[string]float64{"without": p.Without, "with": p.With, "stands": p.Stands} {
				if y, _ := row[key].(float64); math.Abs(x-y) > 1e-12 {
					t.Fatalf("%v: %s at %s is %v, and plainly %v", battles[i], key, p.At, y, x)
				}
			}
		}
		if answered, _ := got["best"].(string); answered != best {
			t.Errorf("%v: best %q, and plainly %q", battles, answered, best)
		}
		if best != "" {
			bests++
		}
	}
	if bests < 10 {
		t.Errorf("only %d of the dispatches help", bests)
	}
}
