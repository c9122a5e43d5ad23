// Package duel tells what a fight in the air is worth when both sides choose best after every round, by exact chances
// (18.522, 18.523, 19.2).
package duel

import (
	"math"
	"sync"

	"awaw/aircombat"
)

// Terms are what a fight is about. Worths are in points, to the attacker; a unit is a factor, or a squadron in a fight
// of squadrons.
type Terms struct {
	Net       int     // the attacker's modifier
	Squadrons bool    // rows and losses count squadrons
	Kill      float64 // worth of an enemy factor eliminated
	Loss      float64 // cost of an own factor eliminated
	Prize     float64 // worth of leaving no ready defender
	Turn      float64 // worth of a factor turned over at the end, or that flees
	Flight    float64 // worth of a factor that flees and is displaced, besides
	Trapped   bool    // the defender cannot leave
	Idle      Idle    // of the defender
}

// Idle is the part of a force that adds nothing to its row and is lost like the rest, as air transports are (18.521B): so many of every so many units.
// The zero value is none.
type Idle struct{ n, of int8 }

// idleParts is how finely parts are told apart: fights that differ by less share a table.
const idleParts = 8

// IdleOf is the part that some units make up of all.
func IdleOf(some, all int) Idle {
	if some <= 0 || all <= 0 {
		return Idle{}
	}
	n, of := (2*idleParts*min(some, all)+all)/(2*all), idleParts
	if n == 0 {
		return Idle{}
	}
	for n%2 == 0 && of%2 == 0 {
		n, of = n/2, of/2
	}
	return Idle{int8(n), int8(of)}
}

// Reckoner has fights worked out by the one code for odds, and remembers them. It is for one goroutine.
type Reckoner struct {
	Rules  *aircombat.Rules // by which it reckons
	desk   *aircombat.Desk
	throws map[int][][]aircombat.LossChance // by modifier, then strength
	fights map[size]*aircombat.Table
}

// size is a table of fights: terms, and how many units a side it goes up to. What stands in a table hangs on its size by
// rounding, so a fight is always looked up in the smallest table it fits in.
type size struct {
	Terms
	attackers, defenders int
}

// MostUnits bounds the tables; larger forces are weighed as if they had this many and the same ratio.
const (
	MostUnits = 72
	tableStep = 12
)

// New is a reckoner by these rules that knows no fight yet.
func New(rules *aircombat.Rules) *Reckoner {
	return &Reckoner{Rules: rules, desk: rules.NewDesk(), throws: map[int][][]aircombat.LossChance{}, fights: map[size]*aircombat.Table{}}
}

// Rolls lists what a strength may do under a modifier.
func (r *Reckoner) Rolls(strength, net int) []aircombat.LossChance {
	list := r.throws[net]
	for len(list) <= strength {
		list = append(list, nil)
	}
	if list[strength] == nil {
		list[strength] = r.Rules.Chances(strength, net)
	}
	r.throws[net] = list
	return list[strength]
}

// Worth is what the attacker may expect who begins a round with a units against d; 0 when he has none, the prize when the
// defender has none.
func (r *Reckoner) Worth(t Terms, a, d int) float64 { return grain(r.Advise(t, a, d, 0).Go) }

// grain drops what lies in the last digits, so that fights of equal worth are equal whatever table they are read from. It
// is a power of two, so that sums and differences of worths are exact and equal plans are equal too.
func grain(v float64) float64 { return math.Round(v*(1<<30)) / (1 << 30) }

// Advise is what is best after a round that has turned so many defenders over.
func (r *Reckoner) Advise(t Terms, a, d, turned int) aircombat.Advice {
	a, d = max(a, 0), max(d, 0)
	turned = min(max(turned, 0), d)
	if big := max(a, d); big > MostUnits {
		ready := d - turned
		a, d = scaled(a, big), scaled(d, big)
		turned = d - min(scaled(ready, big), d)
	}
	x, err := r.table(t, a, d)
	if err != nil {
		return aircombat.Advice{} // Terms that are no numbers
	}
	out, err := x.Advise(a, d, turned)
	if err != nil {
		return aircombat.Advice{}
	}
	return out
}

// scaled is a number of units where the larger side has more than the tables hold; who is there stays there.
func scaled(n, big int) int { return max(min(n, 1), n*MostUnits/big) }

// table is the smallest that so many units fit in.
func (r *Reckoner) table(t Terms, a, d int) (*aircombat.Table, error) {
	at := size{t, step(a), step(d)}
	x := r.fights[at]
	if x == nil {
		var err error
		if x, err = r.shared(at); err != nil {
			return nil, err
		}
		r.fights[at] = x
	}
	return x, nil
}

func step(n int) int { return max(1, (n+tableStep-1)/tableStep) * tableStep }

// shelf holds what has been worked out under the rules last used, for all reckoners: tables never change once made.
var shelf struct {
	sync.Mutex
	rules  *aircombat.Rules
	fights map[size]*aircombat.Table
}

// shared gives a table, from the shelf if it is there.
func (r *Reckoner) shared(at size) (*aircombat.Table, error) {
	shelf.Lock()
	if shelf.rules != r.Rules {
		shelf.rules, shelf.fights = r.Rules, map[size]*aircombat.Table{}
	}
	x := shelf.fights[at]
	shelf.Unlock()
	if x != nil {
		return x, nil
	}
	q := aircombat.Numbers{
		Net: at.Net, Squadrons: at.Squadrons, Attackers: at.attackers, Defenders: at.defenders,
		Idle: int(at.Idle.n), Of: int(at.Idle.of),
		Stay:    [2]aircombat.Stay{{Best: true}, {Best: !at.Trapped}},
		Weights: aircombat.Weights{Kill: at.Kill, Loss: at.Loss, Quiet: at.Prize, Turn: at.Turn, Flee: at.Flight},
	}
	x, err := r.desk.Numbers(&q)
	if err != nil {
		return nil, err
	}
	shelf.Lock()
	defer shelf.Unlock()
	if shelf.rules == r.Rules {
		shelf.fights[at] = x
	}
	return x, nil
}
