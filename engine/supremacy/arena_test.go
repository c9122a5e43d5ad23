package supremacy

import (
	"math/rand/v2"
	"testing"

	"awaw/engine/volley"
	"awaw/tables"
)

// arena is that of the rules with two ships.
func arena(t *testing.T) *Arena {
	v, err := Load(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	a, err := v.Arena([]Ship{{carrierID, 2, 4}, {"destroyer", 4, 4}})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// Whoever gives up the first unit that may fall, one by one, loses what the policy of answers loses; and whatever is chosen, answers accept it.
func TestTollOneByOne(t *testing.T) {
	a := arena(t)
	r := rand.New(rand.NewPCG(1, 2))
	army := &a.b.armies[volley.Defender]
	for range 20000 {
		var f volley.Force
		for range 1 + r.IntN(5) {
			f[r.IntN(a.Slots())] += int32(1 + r.IntN(2))
		}
		f = a.Sink(f) // nothing is below deck without a carrier
		h := Hits{r.IntN(4), r.IntN(4), r.IntN(3)}
		for _, first := range []bool{true, false} {
			now := f
			var list []string
			for {
				owed, open := a.Toll(f, now, h)
				if owed == 0 {
					break
				}
				if open == 0 {
					t.Fatalf("%v of %v after %+v: %d owed, and nothing may fall", now, f, h, owed)
				}
				n := a.First(open)
				if !first {
					for n = r.IntN(a.Slots()); open>>n&1 == 0; n = (n + 1) % a.Slots() {
					}
				}
				now[n]--
				list = append(list, a.names[n])
			}
			army.f = f
			want, refusal := army.chosen(list, h.inner())
			if refusal != nil {
				t.Fatalf("%v of %v after %+v: %v", list, f, h, refusal)
			}
			if now = a.Sink(now); now != want {
				t.Fatalf("%v, and answers leave %v", now, want)
			}
			if army.f = f; first && now != army.after(h.inner()) {
				t.Fatalf("%v of %v after %+v: %v, and the policy leaves %v", list, f, h, now, army.after(h.inner()))
			}
		}
	}
}
