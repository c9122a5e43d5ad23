package diplomacy

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
)

// seed gives the seed of the random phases; AWAW_SEED changes it.
func seed(t testing.TB) uint64 {
	if n, err := strconv.ParseUint(os.Getenv("AWAW_SEED"), 10, 64); err == nil {
		t.Logf("AWAW_SEED=%d", n)
		return n
	}
	return 1
}

func ground(a *Adjudicator, astray *int) *slowGround {
	g := &slowGround{astray: astray, b: a.board, r: a.rules, units: a.units, fixedPath: map[int]bool{}, fixedState: map[int]bool{}, base: map[Place]Power{},
		raided: map[Place]bool{}, vacated: map[int]bool{}, gone: map[Place]bool{}}
	for i := range a.units {
		g.act = append(g.act, a.act[i])
		g.dest = append(g.dest, a.dest[i])
		g.way = append(g.way, a.way[i])
		of := int(a.of[i])
		if a.of[i] == none {
			of = -1
		}
		g.of = append(g.of, of)
	}
	return g
}

func describe(b *Board, p *Position, orders []Order, out *Outcome) string {
	s := ""
	for i := range out.N {
		o := orders[i]
		s += fmt.Sprintf("\n%s %s of %s to %s via %s by %d: %s %s", b.Write(p.Units[i]), o.Do, b.Code(o.Of), b.Code(o.To), b.Code(o.Via), o.By,
			out.Rows[i].Result, out.Rows[i].Cause)
	}
	return s
}

// few holds the plain adjudicator to going astray hardly ever.
func few(t *testing.T, astray int) {
	t.Logf("%d phases prove nothing", astray)
	if astray > 5 {
		t.Error("that is too many")
	}
}

// The quick adjudicator agrees with the slow one over random movements of the surface.
func TestSlowAgreesOnSurface(t *testing.T) {
	b := testBoard(t)
	rng := rand.New(rand.NewPCG(seed(t), 1))
	a := NewAdjudicator(b, Rules{})
	astray := 0
	defer func() { few(t, astray) }()
	for n := range 10_000 {
		p, orders := randomPhase(b, Rules{}, rng, 8+rng.IntN(28), 0)
		out := a.Movement(p, orders)
		conflicts := 0
		g := ground(a, &conflicts)
		if g.settle(); conflicts > 0 {
			astray++
			continue
		}
		for i := range p.Units {
			var got, want bool
			switch a.act[i] {
			case Move:
				got, want = a.state[i] == yes, g.moves(i)
			case Support:
				got, want = a.state[i] == yes, g.counts(i)
			}
			if got != want {
				t.Fatalf("phase %d: %s: %t, the slow one says %t%s", n, b.Write(p.Units[i]), got, want, describe(b, p, orders, out))
			}
		}
	}
}

type phase struct {
	position *Position
	orders   []Order
}

func randomPhases(b *Board, r Rules, surface, wings int) []phase {
	rng := rand.New(rand.NewPCG(28, 8))
	var out []phase
	for range 1000 {
		p, o := randomPhase(b, r, rng, surface, wings)
		out = append(out, phase{p, o})
	}
	return out
}
