package diplomacy

import (
	"math/rand/v2"
	"testing"
)

// The menu is what the reading of orders allows: every order on it is possible, and of all orders that could be written every possible
// one is on it, in its plain form; supports and convoys only of what the other unit could do.
func TestMenuIsWhatIsRead(t *testing.T) {
	b := testBoard(t)
	rng := rand.New(rand.NewPCG(seed(t), 30))
	for _, r := range []Rules{{}, {System: RN44}, {System: RN44, Airlifts: true, Carriers: true}, {System: RN46}, {System: RN46, AllRoutes: true}} {
		wings := 10
		if r.System == Plain {
			wings = 0
		}
		p, _ := randomPhase(b, r, rng, 24, wings)
		a, m := NewAdjudicator(b, r), NewMenu(b, r, p)
		on := make([]map[Order]bool, len(p.Units))
		offered := 0
		for i := range p.Units {
			on[i] = map[Order]bool{}
			m.Orders(i, func(o Order) {
				if on[i][o] {
					t.Errorf("%s: %s is offered twice", r.System, b.WriteOrder(o))
				}
				on[i][o] = true
				offered++
				if why := a.Fault(p, []Order{o}); why != NoFault {
					t.Errorf("%s: %s is offered: %s", r.System, b.WriteOrder(o), why.Key())
				}
			})
		}
		possible := 0
		for i := range p.Units {
			everyOrder(b, p, i, func(o Order) {
				if a.Fault(p, []Order{o}) != NoFault || !plainlyMeant(b, r, p, on, o) {
					return
				}
				possible++
				if !on[i][o] {
					t.Errorf("%s: %s is possible and not offered", r.System, b.WriteOrder(o))
				}
			})
		}
		if possible != offered {
			t.Errorf("%s: %d orders are offered and %d possible", r.System, offered, possible)
		}
	}
}

// everyOrder calls yield for every order that names units where they stand and places as they are.
func everyOrder(b *Board, p *Position, i int, yield func(Order)) {
	u := p.Units[i]
	base := Order{Power: u.Power, Kind: u.Kind, At: u.At, To: Nowhere, Of: Nowhere, Via: Nowhere}
	var taken Places
	for _, x := range p.Units {
		taken = taken.With(b.of[x.At])
	}
	of := taken.List()
	for do := Hold; do <= Attack; do++ {
		o := base
		o.Do = do
		switch do {
		case Hold:
			yield(o)
		case Move, Patrol, Raid, Attack:
			for o.To = range Place(places) {
				for o.By = AnyWay; o.By <= ByAir; o.By++ {
					if do == Move || o.By == AnyWay {
						yield(o)
					}
				}
			}
		case Escort:
			for _, o.Of = range of {
				yield(o)
			}
		default:
			for _, o.Of = range of {
				for q := range Place(Provinces + 1) {
					if o.To = q; q == Provinces {
						o.To = Nowhere
					}
					yield(o)
				}
			}
		}
	}
}

// plainlyMeant tells whether an order is the plain form of what it says: a place without a coast but for a fleet's own way, a convoy only
// where there is land between too, and help only for what the other unit may do.
func plainlyMeant(b *Board, r Rules, p *Position, on []map[Order]bool, o Order) bool {
	if !plainPlaces(b, o) {
		return false
	}
	if o.Do != Support && o.Do != Convoy {
		return true
	}
	j := topAt(b, p, o.Of)
	if j < 0 || o.To == Nowhere {
		return j >= 0
	}
	for x := range on[j] {
		if x.Do == Move && b.of[x.To] == o.To && couldBeHelped(b, r, x, o.Do) {
			return true
		}
	}
	return false
}

// couldBeHelped tells whether a move is one that a support or a convoy could be for.
func couldBeHelped(b *Board, r Rules, move Order, help Verb) bool {
	if move.By == ByAir {
		return help == Support && r.System != RN44 // in rn44 no order says by which wings
	}
	return help == Support || move.By == ByConvoy || !b.army[move.At].Has(move.To)
}

// plainPlaces tells whether an order names places and ways as the menu does.
func plainPlaces(b *Board, o Order) bool {
	switch {
	case o.By != AnyWay && o.Kind != Army, o.Do == Airlift && o.Of == o.To:
		return false
	case o.Do == Move && o.By == ByConvoy:
		return b.army[o.At].Has(o.To)
	case o.To == Nowhere || o.To == b.of[o.To] && !(o.Do == Move && o.Kind == Fleet):
		return true
	case o.Kind != Fleet || o.Do != Move:
		return false
	}
	return o.To != b.of[o.To] || b.coasts[o.To] == nil
}

func topAt(b *Board, p *Position, at Place) int {
	for j, x := range p.Units {
		if x.Kind != Wing && b.of[x.At] == at {
			return j
		}
	}
	return -1
}
