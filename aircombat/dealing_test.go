// Dealing where all is lost, where layers meet and where kinds are equal (19.61–19.65), and choices made in a round.

package aircombat

import (
	"slices"
	"testing"

	"awaw/units"
)

// 19.61: with as many eliminations as units there is nothing to choose.
func TestNothingToChooseWhenAllAreLost(t *testing.T) {
	r := shipped(t)
	f := force(t, r, "2 Germany AAF, 1 Germany AAF winter")
	d := r.NewDeal(f, Result{3, 0}, Options{})
	if !d.Done() {
		t.Errorf("all three are lost, but the owner must choose among %v", d.Owed())
	}
	if d = r.NewDeal(f, Result{2, 0}, Options{}); d.Done() {
		t.Error("two of three are lost in two groups of one type, but nobody chooses")
	}
}

// 19.64: when only uninverted units abort, eliminations left over go on to the inverted ones, to the most numerous
// first, and aborts left over do not.
func TestOnlyEliminationsReachTheInverted(t *testing.T) {
	r := shipped(t)
	f := force(t, r, "3 Italy AAF inverted, 1 Germany AAF, 2 Britain AAF inverted")
	for _, res := range []Result{{2, 0}, {2, 3}} {
		l := r.NewDeal(f, res, Options{UninvertedOnly: true}).Default().Losses()
		if l[0].Eliminated != 1 || l[1].Eliminated != 1 || l[2].Eliminated != 0 {
			t.Errorf("%v: lost %+v; one German and one of the three Italians are right", res, l)
		}
		if l[0].Aborted+l[2].Aborted != 0 {
			t.Errorf("%v: inverted units abort: %+v", res, l)
		}
	}
}

// 19.65B: two equal kinds get one each, so the owner chooses among units of one kind at a time.
func TestEqualKindsAreServedInTurn(t *testing.T) {
	g := Group{Nation: 1, Type: units.AAF, Squadrons: true, N: 1}
	f := Force{g, g, g, g}
	f[0].Kind, f[1].Kind, f[2].Kind, f[3].Kind = Attack, Attack, Cover, Cover
	f[1].Winter, f[3].Winter = true, true
	d := shipped(t).NewDeal(f, Result{2, 0}, Options{})
	if got := d.Owed(); !slices.Equal(got, []int{0, 1}) {
		t.Fatalf("the owner chooses among %v, want the two of one kind", got)
	}
	if d = d.Give(1); !slices.Equal(d.Owed(), []int{2, 3}) {
		t.Errorf("then among %v, want the two of the other", d.Owed())
	}
}

// 19.62: in a round a tie goes as the owner says, and without a word to the first.
func TestRoundAsksItsOwner(t *testing.T) {
	r := shipped(t)
	att, def := force(t, r, "8 Germany AAF"), force(t, r, "4 Britain AAF, 4 US AAF")
	for _, c := range []struct {
		pick func(attacker bool, d Deal) int
		want int
	}{{nil, 0}, {func(_ bool, d Deal) int { return d.Owed()[len(d.Owed())-1] }, 1}} {
		for a := 1; a <= 6; a++ {
			x, err := r.ResolveRound(att, def, Conditions{}, [4]int{a, a, 1, 1}, Choices{Pick: c.pick})
			if err != nil {
				t.Fatal(err)
			}
			e := x.Attacker.Result.Eliminated
			l := x.Defender.Losses
			if l[0].Eliminated+l[1].Eliminated != e || l[c.want].Eliminated != (e+1)/2 {
				t.Errorf("%d eliminated fall %+v; the odd one belongs to group %d", e, l, c.want)
			}
		}
	}
}
