// Reckoning: what a fight is worth when both sides choose best after every round, by exact chances (18.522, 18.523, 19.2).

package ai

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

// reckoner works fights out and remembers them. It is for one goroutine.
type reckoner struct {
	rules  *aircombat.Rules
	throws map[int][][]throw // by modifier, then strength
	fights map[terms]*reckoned
}

// throw is what one roll does, and how likely it is.
type throw struct {
	eliminated, aborted int
	p                   float64
}

// reckoned holds the worth of all fights on the same terms up to a size.
type reckoned struct {
	most  int
	worth []float64
}

// mostUnits bounds the tables; larger forces are weighed as if they had this many and the same ratio.
const (
	mostUnits  = 72
	tableStep  = 12
	selfRounds = 12 // how often a round in which nothing happens is followed up
)

func newReckoner(rules *aircombat.Rules) *reckoner {
	return &reckoner{rules: rules, throws: map[int][][]throw{}, fights: map[terms]*reckoned{}}
}

// rolls lists what a strength may do under a modifier.
func (r *reckoner) rolls(strength, net int) []throw {
	list := r.throws[net]
	for len(list) <= strength {
		list = append(list, nil)
	}
	if list[strength] == nil {
		var out []throw
		for sum := 2; sum <= 12; sum++ {
			res := r.rules.Read(strength, sum+net)
			p := float64(6-max(sum-7, 7-sum)) / 36
			if n := len(out); n > 0 && out[n-1].eliminated == res.Eliminated && out[n-1].aborted == res.Aborted {
				out[n-1].p += p
				continue
			}
			out = append(out, throw{res.Eliminated, res.Aborted, p})
		}
		list[strength] = out
	}
	r.throws[net] = list
	return list[strength]
}

// worth is what the attacker may expect who begins a round with a units against d; 0 when he has none, the prize when the
// defender has none.
func (r *reckoner) worth(t terms, a, d int) float64 {
	switch {
	case d <= 0:
		return t.prize
	case a <= 0:
		return 0
	}
	if big := max(a, d); big > mostUnits {
		a, d = max(1, a*mostUnits/big), max(1, d*mostUnits/big)
	}
	x := r.fights[t]
	if x == nil || x.most < max(a, d) {
		x = r.shared(t, max(a, d))
		r.fights[t] = x
	}
	return x.worth[a*(x.most+1)+d]
}

// shelf holds what has been worked out under the rules last used, for all reckoners: tables never change once made.
var shelf struct {
	sync.Mutex
	rules  *aircombat.Rules
	fights map[terms]*reckoned
}

// shared gives the table of some terms, from the shelf if it is there.
func (r *reckoner) shared(t terms, most int) *reckoned {
	shelf.Lock()
	if shelf.rules != r.rules {
		shelf.rules, shelf.fights = r.rules, map[terms]*reckoned{}
	}
	x := shelf.fights[t]
	shelf.Unlock()
	if x != nil && x.most >= most {
		return x
	}
	x = r.reckon(t, (most+tableStep-1)/tableStep*tableStep)
	shelf.Lock()
	defer shelf.Unlock()
	if old := shelf.fights[t]; shelf.rules == r.rules && (old == nil || old.most < x.most) {
		shelf.fights[t] = x
	}
	return x
}

// reckon fills a table from the smallest fights up.
func (r *reckoner) reckon(t terms, most int) *reckoned {
	x := &reckoned{most: most, worth: make([]float64, (most+1)*(most+1))}
	for a := 0; a <= most; a++ {
		x.worth[a*(most+1)] = t.prize
	}
	for a := 1; a <= most; a++ {
		for d := 1; d <= most; d++ {
			x.worth[a*(most+1)+d] = r.round(t, x, a, d)
		}
	}
	return x
}

// round is the worth of one round and what follows it.
func (r *reckoner) round(t terms, x *reckoned, a, d int) float64 {
	unit := 1.0
	if t.squadrons {
		unit = 1.0 / nasPerFactor
	}
	shots, back := r.rolls(a, t.net), r.rolls(d, -t.net)
	sum := 0.0
	var again [8]struct{ p, stop, flee float64 }
	n := 0
	for _, s := range shots {
		e := min(s.eliminated, d)
		left := d - e
		turned := min(s.aborted, left)
		gain := t.kill * unit * float64(e)
		for i := 0; i < len(back); {
			lost := min(back[i].eliminated, a)
			p := 0.0
			for ; i < len(back) && min(back[i].eliminated, a) == lost; i++ {
				p += back[i].p
			}
			p *= s.p
			if e == 0 && lost == 0 && n < len(again) {
				again[n].p, again[n].stop, again[n].flee = p, t.stop(left, turned), t.flee(left, unit)
				n++
				continue
			}
			sum += p * (gain - t.loss*unit*float64(lost) + r.after(t, x, a-lost, left, turned, unit))
		}
	}
	v := 0.0
	for range selfRounds {
		now := sum
		for _, g := range again[:n] {
			now += g.p * t.choose(g.stop, g.flee, v)
		}
		if math.Abs(now-v) < 1e-6 {
			return now
		}
		v = now
	}
	return v
}

// after is the worth of what is left after a round.
func (r *reckoner) after(t terms, x *reckoned, a, d, turned int, unit float64) float64 {
	switch {
	case d == 0:
		return t.prize
	case a == 0:
		return t.stop(d, turned)
	}
	return t.choose(t.stop(d, turned), t.flee(d, unit), x.worth[a*(x.most+1)+d])
}

// choose is the defender's choice to leave, then the attacker's to go on.
func (t terms) choose(stop, flee, press float64) float64 {
	stay := max(stop, press)
	if t.trapped {
		return stay
	}
	return min(stay, flee)
}

// stop is what ending the fight now gives: the prize if the last round turned every defender over.
func (t terms) stop(left, turned int) float64 {
	if turned >= left {
		return t.prize
	}
	return 0
}

// flee is what the attacker has when the defenders leave.
func (t terms) flee(left int, unit float64) float64 { return t.prize + t.flight*unit*float64(left) }
