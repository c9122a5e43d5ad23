// The value of a fight at every number of units at once, for those who plan ahead.
package aircombat

import "fmt"

// Table is the value of another round at any number of units, for one group against one.
type Table struct {
	Squadrons bool // numbers are in squadrons
	most      [2]int
	worth     []float64
	leave     []float64 // by defenders: what it is worth that they leave
	r         *Rules
	defender  Group
	weights   Weights
}

// Table works out what a round more is worth to the attacker, and all that follows by the policies of the question, at
// every number of units up to those of the question. One group a side. What has been lost before does not count.
func (k *Desk) Table(q *Question) (*Table, error) {
	if err := k.r.checkQuestion(q); err != nil {
		return nil, err
	}
	if len(q.Attacker) != 1 || len(q.Defender) != 1 || len(q.Reserve.Force) > 0 {
		return nil, fmt.Errorf("forces of %d and %d groups, reserve of %d; expected one group against one and no reserve", len(q.Attacker), len(q.Defender), len(q.Reserve.Force))
	}
	k.out.reset()
	if err := k.prepare(q, true); err != nil {
		return nil, err
	}
	k.value()
	t := &Table{Squadrons: k.out.Squadrons, most: [2]int{k.side[OfAttacker].base[0].Total(), k.side[OfDefender].base[0].Total()}}
	t.worth, t.leave = make([]float64, (t.most[0]+1)*(t.most[1]+1)), make([]float64, t.most[1]+1)
	t.r, t.defender, t.weights = k.r, k.side[OfDefender].base[0][0], k.w
	for j := range k.side[OfDefender].comps {
		t.leave[t.most[1]-j] = k.worthLeft[j] - k.w.Kill*(k.before[OfDefender][0]-k.side[OfDefender].comps[j].factors)
	}
	for i := range k.side[OfAttacker].comps {
		for j := range k.side[OfDefender].comps {
			at := &t.worth[(t.most[0]-i)*(t.most[1]+1)+t.most[1]-j]
			a, d := int32(i), int32(j)
			before := k.worthA[a] + k.w.Kill*(k.before[OfDefender][0]-k.side[OfDefender].comps[d].factors)
			if end, over := k.gone(a, d); over {
				*at = k.endValue(end, a, d, k.none(OfAttacker, a), k.none(OfDefender, d)) - before
			} else if !k.endless(a, d) {
				*at = k.play(a, d, q.Rounds) - before
			}
		}
	}
	return t, nil
}

// Worth is the value of another round with so many units left, 0 beyond the table.
func (t *Table) Worth(attackers, defenders int) float64 {
	if attackers < 0 || defenders < 0 || attackers > t.most[0] || defenders > t.most[1] {
		return 0
	}
	return t.worth[attackers*(t.most[1]+1)+defenders]
}

// Advise is the advice Odds gives, without the distribution: the cheap way to ask, at a moment of a fight, what is best.
// It differs from that of Odds by rounding only. Errors are those of Odds.
func (k *Desk) Advise(q *Question) (Advice, error) {
	if err := k.r.checkQuestion(q); err != nil {
		return Advice{}, err
	}
	k.out.reset()
	own := *q
	own.Detail, own.Boundary = Totals, false
	if x, ok := k.simple(&own); ok {
		k.duel(x, q.Weights)
		return k.out.Advice, nil
	}
	if err := k.prepare(&own, true); err != nil {
		return Advice{}, err
	}
	i, j := k.relieved(0, 0)
	if !k.meets(0, 0) || k.endless(0, 0) || k.endless(i, j) {
		out, err := k.Odds(&own) // hardly a fight: nothing is gained by a short cut
		if err != nil {
			return Advice{}, err
		}
		return out.Advice, nil
	}
	k.value()
	k.out.Value = k.play(0, 0, q.Rounds)
	k.advise(k.play(i, j, q.Rounds), k.sendable(0))
	return k.out.Advice, nil
}
