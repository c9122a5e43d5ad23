// Reckoning: what a fight is worth when both sides choose best after every round, by exact chances (18.522, 18.523, 19.2).

package awaw

import (
	"math"
	"sync"

	"awaw/aircombat"
)

// terms are what a fight is about. Worths are in points, to the attacker; a unit is a factor, or a squadron in a fight
// of squadrons.
type terms struct {
	net       int     // the attacker's modifier
	squadrons bool    // rows and losses count squadrons
	kill      float64 // worth of an enemy factor eliminated
	loss      float64 // cost of an own factor eliminated
	prize     float64 // worth of leaving no ready defender
	flight    float64 // worth of a factor that flees, turned over and displaced
	trapped   bool    // the defender cannot leave
}

// reckoner has fights worked out by the one code for odds, and remembers them. It is for one goroutine.
type reckoner struct {
	rules  *aircombat.Rules
	desk   *aircombat.Desk
	throws map[int][][]aircombat.LossChance // by modifier, then strength
	fights map[size]*aircombat.Table
}

// size is a table of fights: terms, and how many units a side it goes up to. What stands in a table hangs on its size by
// rounding, so a fight is always looked up in the smallest table it fits in.
type size struct {
	terms
	attackers, defenders int
}

// mostUnits bounds the tables; larger forces are weighed as if they had this many and the same ratio.
const (
	mostUnits = 72
	tableStep = 12
)

func newReckoner(rules *aircombat.Rules) *reckoner {
	return &reckoner{rules: rules, desk: rules.NewDesk(), throws: map[int][][]aircombat.LossChance{}, fights: map[size]*aircombat.Table{}}
}

// rolls lists what a strength may do under a modifier.
func (r *reckoner) rolls(strength, net int) []aircombat.LossChance {
	list := r.throws[net]
	for len(list) <= strength {
		list = append(list, nil)
	}
	if list[strength] == nil {
		list[strength] = r.rules.Chances(strength, net)
	}
	r.throws[net] = list
	return list[strength]
}

// worth is what the attacker may expect who begins a round with a units against d; 0 when he has none, the prize when the
// defender has none.
func (r *reckoner) worth(t terms, a, d int) float64 { return grain(r.advise(t, a, d, 0).Go) }

// grain drops what lies in the last digits, so that fights of equal worth are equal whatever table they are read from. It
// is a power of two, so that sums and differences of worths are exact and equal plans are equal too.
func grain(v float64) float64 { return math.Round(v*(1<<30)) / (1 << 30) }

// advise is what is best after a round that has turned so many defenders over.
func (r *reckoner) advise(t terms, a, d, turned int) aircombat.Advice {
	a, d = max(a, 0), max(d, 0)
	turned = min(max(turned, 0), d)
	if big := max(a, d); big > mostUnits {
		ready := d - turned
		a, d = scaled(a, big), scaled(d, big)
		turned = d - min(scaled(ready, big), d)
	}
	x, err := r.table(t, a, d)
	if err != nil {
		return aircombat.Advice{} // terms that are no numbers
	}
	out, err := x.Advise(a, d, turned)
	if err != nil {
		return aircombat.Advice{}
	}
	return out
}

// scaled is a number of units where the larger side has more than the tables hold; who is there stays there.
func scaled(n, big int) int { return max(min(n, 1), n*mostUnits/big) }

// table is the smallest that so many units fit in.
func (r *reckoner) table(t terms, a, d int) (*aircombat.Table, error) {
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
func (r *reckoner) shared(at size) (*aircombat.Table, error) {
	shelf.Lock()
	if shelf.rules != r.rules {
		shelf.rules, shelf.fights = r.rules, map[size]*aircombat.Table{}
	}
	x := shelf.fights[at]
	shelf.Unlock()
	if x != nil {
		return x, nil
	}
	q := aircombat.Numbers{
		Net: at.net, Squadrons: at.squadrons, Attackers: at.attackers, Defenders: at.defenders,
		Stay:    [2]aircombat.Stay{{Best: true}, {Best: !at.trapped}},
		Weights: aircombat.Weights{Kill: at.kill, Loss: at.loss, Quiet: at.prize, Flee: at.flight},
	}
	x, err := r.desk.Numbers(&q)
	if err != nil {
		return nil, err
	}
	shelf.Lock()
	defer shelf.Unlock()
	if shelf.rules == r.rules {
		shelf.fights[at] = x
	}
	return x, nil
}
