// What an attack on a hex would come to while support is still announced, or sent to defend: at the odds of all who could attack it
// (18.55, 18.61).

package awaw

import "awaw/engine"

// Foreseen is the ground battle of a hex as it would stand with the support sent so far, if every unit that could attack it did and nobody
// sent more. It is told where ground support is announced, and where defensive support is sent.
func (p *Position) Foreseen(at engine.Ref) (v engine.BattleView, ok bool) {
	q, ok := p.supported()
	if !ok {
		return v, false
	}
	for {
		c, found := first(q.legalAssigns(nil), at)
		if !found {
			break
		}
		next, _, err := q.Apply(c, nil)
		if err != nil {
			return v, false
		}
		q = next.(*Position)
	}
	c, found := first(q.legalAssaults(nil), at)
	if !found {
		return v, false
	}
	next, _, err := q.Apply(c, nil)
	if err != nil {
		return v, false
	}
	if q = next.(*Position); q.battle() == nil {
		return v, false
	}
	return q.groundView(), true
}

// first is the first of some commands that concerns a hex alone.
func first(list []engine.Command, at engine.Ref) (engine.Command, bool) {
	for _, c := range list {
		if c.B == at && c.C == engine.NoRef {
			return c, true
		}
	}
	return engine.Command{}, false
}
