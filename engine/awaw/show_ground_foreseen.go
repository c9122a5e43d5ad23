// What an attack on a hex would come to while support is still announced: at the odds of all who could attack it (18.55).

package awaw

import "awaw/engine"

// Foreseen is the ground battle of a hex as it would stand with the support sent so far, if every unit that could attack it did and the
// defender sent nothing. It is told where ground support is announced.
func (p *Position) Foreseen(at engine.Ref) (v engine.BattleView, ok bool) {
	if p.step != stepSupport || p.stack.nested() || at.Kind() != engine.KindSpace {
		return v, false
	}
	q := p.clone()
	q.step = stepAssault
	for {
		c, found := q.nextAssign(at)
		if !found {
			break
		}
		next, _, err := q.Apply(c, nil)
		if err != nil {
			return v, false
		}
		q = next.(*Position)
	}
	next, _, err := q.Apply(engine.Command{Side: q.phasing(), Verb: VerbAssault, B: at}, nil)
	if err != nil {
		return v, false
	}
	if q = next.(*Position); q.battle() == nil {
		return v, false
	}
	return q.groundView(), true
}

// nextAssign is the first command that sends one more unit to attack a hex.
func (p *Position) nextAssign(at engine.Ref) (engine.Command, bool) {
	for _, c := range p.legalAssigns(nil) {
		if c.B == at {
			return c, true
		}
	}
	return engine.Command{}, false
}
