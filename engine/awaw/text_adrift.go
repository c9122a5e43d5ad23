// Saves whose parts are each sound and do not fit together: a moment that asks about what the position does not have.

package awaw

import "slices"

// adrift tells of what a moment asks about and the position does not have: losses to be paid, a place to fly or flee to, a way to
// sail.
func (p *Position) adrift() bool {
	f, b := p.fight(), p.sea()
	switch {
	case f != nil && f.stage == fightPay && len(f.due) == 0 && p.choice() == nil:
		return true
	case b != nil && b.stage == seaReact && (b.from < 0 || b.to < 0 || len(p.way()) == 0):
		return true
	case p.unsurprised():
		return true
	}
	return slices.ContainsFunc(p.counters, func(c counter) bool { return c.alive() && c.has(flying|returning|fleeing) && c.target < 0 })
}
