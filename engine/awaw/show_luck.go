// The luck of air combat: what each roll of a round could have destroyed by the table, and what it did (19.2, 19.41).
// The fire of ships is no round of air combat and has a table of its own (23.42).

package awaw

import "awaw/engine"

// Fortunes gives the two rolls of the round that has just been fought: enemy factors or squadrons eliminated, held to what
// the enemy began the round with. Aborts are no losses and are not counted.
func (p *Position) Fortunes() []engine.Fortune {
	f := p.fight()
	if f == nil || !f.rolled { // the next fight may have begun at once
		f = p.ended
	}
	if f == nil || !f.rolled || f.kind == airFire {
		return nil
	}
	unit := 1
	if f.squadrons {
		unit = 3
	}
	var out []engine.Fortune
	for side := range f.force {
		if f.rows[side] == 0 {
			continue // nothing that fights rolls no dice (17.65)
		}
		net := int(f.net)
		if side == defender {
			net = -net
		}
		there := 0
		for _, m := range f.force[1-side] {
			if !m.left {
				there += int(m.before)
			}
		}
		x := engine.Fortune{Side: f.sideOf(p, side), Where: sp(int(f.space)), Unit: unit, Got: min(there, f.results[side].Eliminated)}
		for _, c := range p.w.air.Chances(int(f.rows[side]), net) {
			n := min(there, c.Eliminated)
			for len(x.Chances) <= n {
				x.Chances = append(x.Chances, 0)
			}
			x.Chances[n] += c.P
		}
		out = append(out, x)
	}
	return out
}
