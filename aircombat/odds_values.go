// The value of a fight at every number of units at once, for those who plan ahead.
package aircombat

import "fmt"

// Table is the value of another round at any number of units, for one group against one.
type Table struct {
	Squadrons bool // numbers are in squadrons
	most      [2]int
	worth     []float64
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
	t.worth = make([]float64, (t.most[0]+1)*(t.most[1]+1))
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
