package awaw

import (
	"reflect"
	"slices"
	"testing"

	"awaw/ai/awaw/clash"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// whenAsked gives a mind without leanings before every position of the ground wars' games in which something is asked.
func whenAsked(t *testing.T, what awaw.Asked, f func(i int, a *air)) {
	t.Helper()
	list, sides := groundPositions(t, 1)
	for i, p := range list {
		a := Mind(p).(*air)
		a.m, a.land.m = airManners[plain], landManners[plain]
		a.look(p.(*awaw.Position), sides[i])
		if a.Legal(p, sides[i]); a.sight.Land.On && a.sight.Land.Asked == what {
			f(i, a)
		}
	}
}

// A transport lifts one unit, whatever its strength: the strong are dropped into a battle first.
func TestTheStrongAreDroppedFirst(t *testing.T) {
	told := 0
	whenAsked(t, awaw.AskDrop, func(i int, a *air) {
		got := a.drops(nil)
		if len(got) != 2 || got[0].Verb != awaw.VerbLoad || a.land.hexes[got[1].B.Index()].foe == 0 {
			return
		}
		u, first := a.sight.Unit(got[0].A), a.sight.Troop(got[0].B)
		for _, c := range a.sight.All(awaw.VerbLoad) {
			x := a.sight.Troop(c.B)
			if c.A != got[0].A || x == nil || x.Worth*first.Factors != first.Worth*x.Factors || a.risk(u, got[1].B.Index()) > 0 {
				continue
			}
			if told++; x.Factors > first.Factors {
				t.Errorf("position %d: %+v is dropped before %+v", i, first, x)
			}
		}
	})
	if told == 0 {
		t.Error("nobody is dropped into a battle without risk")
	}
}

// A factor of transports lifts one unit (10.53): of those at a base no more are reckoned with than it has seats, and never a weaker one in place of a stronger.
func TestNoMoreDropThanTransportsLift(t *testing.T) {
	short := 0
	whenAsked(t, awaw.AskMarch, func(i int, a *air) {
		a.survey()
		seats := a.readyTransports()
		for _, hex := range a.stormed() {
			lifted, stay := a.split(hex)
			for base, list := range lifted {
				if len(list) > seats[base] {
					t.Errorf("position %d: %d units are to be lifted from %d, by %d factors of transports", i, len(list), base, seats[base])
				}
				for _, strong := range stay[base] {
					if short++; strong > slices.Min(list) {
						t.Errorf("position %d: a unit of %d stays at %d, and one of %d is lifted", i, strong, base, slices.Min(list))
					}
				}
			}
		}
	})
	if short == 0 {
		t.Error("there are seats for all")
	}
}

// readyTransports counts the factors of transports that could fly, by base.
func (a *air) readyTransports() map[int]int {
	out := map[int]int{}
	for k := range a.sight.Units {
		if u := &a.sight.Units[k]; u.Side == a.sight.Side && u.Kind == units.Transport && !u.Inverted && u.Target < 0 {
			out[u.Base] += sight.Factors(u.Thirds)
		}
	}
	return out
}

// split gives the factors of the units that are reckoned with for a drop on a hex, and of those that could drop and are not, by base.
func (a *air) split(hex int) (lifted, stay map[int][]int) {
	lifted, stay = map[int][]int{}, map[int][]int{}
	for k := range a.sight.Land.Troops {
		switch u := &a.sight.Land.Troops[k]; {
		case u.Side == a.sight.Side && a.droppable(k, hex):
			lifted[u.Space] = append(lifted[u.Space], u.Factors)
		case u.Side == a.sight.Side && u.Drops && !u.Dropped && !u.Aboard && u.Supply < 2:
			stay[u.Space] = append(stay[u.Space], u.Factors)
		}
	}
	return lifted, stay
}

// Who has dropped and does not take the hex is lost (10.53): an attack by them is worth less than one that can be broken off, by what they are worth at most,
// and is better fought on where another would stop.
func TestWhoDroppedIsBoundToWin(t *testing.T) {
	o := clash.Odds{Scape: scene(t, "crete-1941").(*awaw.Position).Landscape()}
	c := clash.Attack{Times: 2, Prize: 6, Kill: 2, Down: 2, Loss: 2}
	less := 0
	for c.Def = 1; c.Def <= 6; c.Def++ {
		for c.Att = 1; c.Att <= 12; c.Att++ {
			free := c
			bound := c
			bound.Bound = c.Att
			f, b := o.Worth(free), o.Worth(bound)
			if b > f+1e-9 || b < f-c.Loss*float64(c.Att)-1e-9 {
				t.Errorf("%d against %d: worth %.2f, and %.2f of who is lost", c.Att, c.Def, f, b)
			}
			if b < f-0.5 {
				less++
			}
		}
	}
	if less == 0 {
		t.Error("it is all the same whether who drops may leave")
	}
	weak, strong := c, c
	weak.Att, weak.Def, weak.Bound = 2, 3, 2
	strong.Att, strong.Def, strong.Bound = 18, 3, 2
	if o.Worth(strong) < 2 || o.Worth(weak) >= 0 {
		t.Errorf("two factors that dropped on three are worth %.2f, and eighteen %.2f: others should come to help", o.Worth(weak), o.Worth(strong))
	}
}

// Who has dropped crosses no river: what an attack by him is told to bring is by the column without one.
func TestWhoDroppedAttacksOverNoRiver(t *testing.T) {
	told := 0
	whenAsked(t, awaw.AskAssault, func(i int, a *air) {
		a.survey()
		for k := range a.sight.Land.Troops {
			u := &a.sight.Land.Troops[k]
			if u.Side != a.sight.Side || !u.Dropped {
				continue
			}
			_, got := a.purposeText(purpose{verb: awaw.VerbAssign, at: u.Space, factors: u.Factors})
			air := min(a.land.hexes[u.Space].support, a.land.scape.PerAir*u.Factors)
			at := func(rivers bool) engine.Text {
				return a.firstRound(u.Space, u.Factors+air, a.land.hexes[u.Space].shade, rivers)
			}
			if want, other := at(false), at(true); !reflect.DeepEqual(got, want) {
				t.Errorf("position %d: %v is told, where %v is to be expected", i, got, want)
			} else if !reflect.DeepEqual(want, other) {
				told++
			}
		}
	})
	if told == 0 {
		t.Error("nobody drops where a river would matter")
	}
}
