package game

import (
	"awaw/engine"
	"awaw/engine/sortie"
)

// This file tells before an attack who may be sent against it.

var _ sortie.Watched = (*Position)(nil)

// Perils tell how many aircraft may be sent to a space once it is attacked (as.dispatch.8): those beside it that may help whoever stands there, and whose
// base is not attacked itself as far as has been moved (as.dispatch.9). Nobody is met on the way. They tell too what the odds of the attack do not tell apart.
func (p *Position) Perils(to engine.Ref) (leaving, there []sortie.Note) {
	if !p.moving() || p.phase != CombatMove || !p.within(to) {
		return nil, nil
	}
	if n := p.relief(to.Index()); n > 0 {
		there = append(there, sortie.Note{Text: engine.Say("supremacy.game.relief", n), Cite: "as.dispatch.8", May: true})
	}
	if p.pooled(to.Index()) {
		there = append(there, sortie.Note{Text: engine.Say("supremacy.game.pooled"), Cite: "as.dispatch.12", May: true})
	}
	return nil, there
}

// relief is how many aircraft of the other side may be sent to a space.
func (p *Position) relief(at int) (n int) {
	there := p.attacked(at)
	for _, base := range p.w.near[at] {
		if p.Units[base][p.Now].Total() > 0 || p.targeted(base) {
			continue
		}
		for i := range p.w.Powers {
			if p.Friends(i, p.Now) || (p.w.helps[i]|1<<i)&there == 0 {
				continue
			}
			for k, units := range p.Units[base][i] {
				if Kind(k).flies() {
					n += int(units)
				}
			}
		}
	}
	return n
}
