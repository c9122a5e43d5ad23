package diplomacy

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// The quick adjudicator agrees with the plain one over random turns with wings, by either system and any options.

func randomRules(system System, rng *rand.Rand) Rules {
	r := Rules{System: system}
	for _, o := range options {
		if o.system == system && rng.IntN(4) == 0 {
			o.set(&r, rng.IntN(len(o.values)))
		}
	}
	if system == RN44 {
		r.Airlifts = rng.IntN(2) == 0
	}
	return r
}

// airTurn is a random turn with wings by random rules of a system, and what the quick adjudicator makes of it.
type airTurn struct {
	n      int
	r      Rules
	b      *Board
	a      *Adjudicator
	p      *Position
	orders []Order
	out    *Outcome
}

// differ ends the test: the two adjudicators part over a unit.
func (x *airTurn) differ(t *testing.T, u Unit, how string) {
	t.Helper()
	t.Fatalf("phase %d, %+v: %s: %s%s", x.n, x.r, x.b.Write(u), how, describe(x.b, x.p, x.orders, x.out))
}

// eachAirTurn calls check for many random turns; it answers false for one that proves nothing, of which there may be few.
func eachAirTurn(t *testing.T, system System, stream uint64, check func(x *airTurn) bool) {
	t.Helper()
	b := testBoard(t)
	rng := rand.New(rand.NewPCG(seed(t), stream))
	astray := 0
	defer func() { few(t, astray) }()
	for n := range 5000 {
		x := &airTurn{n: n, r: randomRules(system, rng), b: b}
		x.a = NewAdjudicator(b, x.r)
		x.p, x.orders = randomPhase(b, x.r, rng, 6+rng.IntN(24), 1+rng.IntN(12))
		x.out = x.a.Movement(x.p, x.orders)
		if !check(x) {
			astray++
		}
	}
}

func TestSlowAgreesOnRN46(t *testing.T) {
	reverted, circles, exempted := 0, 0, 0
	eachAirTurn(t, RN46, 46, func(x *airTurn) bool {
		a, p, out := x.a, x.p, x.out
		conflicts := 0
		sky, g, arrived, exempt := slowTurn(a, &conflicts)
		if conflicts > 0 {
			return false
		}
		for i, u := range p.Units {
			row := &out.Rows[i]
			fault := ""
			switch {
			case row.Result == Void || row.Result == Invalid:
			case u.Kind != Wing && a.act[i] == Move:
				if (row.Result == OK) != g.moves(i) || (row.Cause == OwnUnit) != exempt[i] {
					fault = "move"
				}
				if exempt[i] {
					exempted++
				}
			case u.Kind != Wing && a.act[i] == Support:
				if (row.Result == OK) != g.counts(i) {
					fault = "support"
				}
			case u.Kind == Wing:
				if row.Reverted {
					reverted++
				}
				if row.Cause == Paradox {
					circles++
				}
				fault = wingFault(sky, out, i, arrived[i])
			}
			if fault != "" {
				x.differ(t, u, fault+" differs")
			}
		}
		return true
	})
	t.Logf("%d wings turned back, %d missions in circles, %d armies kept out by their own", reverted, circles, exempted)
	if reverted == 0 || circles == 0 || exempted == 0 {
		t.Error("the random phases leave something out")
	}
}

// wingFault tells where the two differ about wing i; "" for nowhere.
func wingFault(sky *slowSky, out *Outcome, i int, arrived bool) string {
	row := &out.Rows[i]
	flies := sky.flies(i)
	if sky.does(i) == Move {
		flies = arrived
	}
	if at := sky.meeting(i, sky.up, sky.with); row.Cause == Intercepted && at != out.At[i] {
		return "places of interception"
	}
	if row.Reverted != sky.back[i] || !row.Reverted && (row.Result == OK) != flies || row.Reverted && (row.SelfDefence == NoCause) != flies {
		return "mission"
	}
	return ""
}

func TestSlowAgreesOnRN44(t *testing.T) {
	lates, lifts, circles := 0, 0, 0
	eachAirTurn(t, RN44, 44, func(x *airTurn) bool {
		a, p, out := x.a, x.p, x.out
		ordered := make([]Verb, len(p.Units))
		for i := range p.Units {
			ordered[i] = a.act[i]
			if a.late[i] {
				ordered[i] = Move
			}
		}
		conflicts := 0
		g, late := slowBases(a, ordered, &conflicts)
		if conflicts > 0 {
			return false
		}
		for i, u := range p.Units {
			row := &out.Rows[i]
			want := true
			switch {
			case row.Result == Void || row.Result == Invalid:
				continue
			case late[i]:
				want = false
				lates++
			case ordered[i] == Move:
				want = g.moves(i)
				if a.way[i] == throughAir && g.gets(i) {
					lifts++
				}
			case ordered[i] == Support:
				want = g.counts(i)
			default:
				continue
			}
			if (row.Result == OK) == want && a.late[i] == late[i] {
				continue
			}
			again := ground(a, &conflicts)
			for j := range p.Units {
				if a.late[j] && a.act[j] == Move {
					again.fixedState[j] = false
				}
			}
			if again.settle(); again.allows(a) {
				circles++ // a circle of moves has two answers free of conflict
				break
			}
			x.differ(t, u, fmt.Sprintf("%s, the slow one says %t", row.Result, want))
		}
		return true
	})
	t.Logf("%d moves to what was no airbase, %d armies carried by wings, %d circles", lates, lifts, circles)
	if lates == 0 || lifts == 0 {
		t.Error("the random phases leave something out")
	}
}
