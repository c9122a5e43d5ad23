// What a position keeps, beside what is found anew by looking at everything.

package awaw

import (
	"fmt"
	"slices"

	"awaw/engine"
)

// Astray names what is kept or looked up that a look at every counter, every ship and the whole sea finds otherwise: who is in play, the
// way of the force under way, which bases are announced, who may join which task force. Ways counts the ways that were kept.
func (p *Position) Astray() (out []string, ways int) {
	var kept, found, bases []int16
	for i := range p.air() {
		kept = append(kept, int16(i))
	}
	for i, c := range p.counters {
		if c.alive() {
			found = append(found, int16(i))
		}
		if c.onTask(taskCounterair) || c.onTask(taskPort) {
			bases = append(bases, c.target)
		}
	}
	if !slices.Equal(kept, found) {
		out = append(out, fmt.Sprintf("in play %v, by looking at all %v", kept, found))
	}
	if b := p.sea(); b != nil && b.lane != nil {
		ways++
		if way := p.sealane(b.first, int(b.from), int(b.to), p.anywhere()); !slices.Equal(p.way(), way) {
			out = append(out, fmt.Sprintf("way %v, by searching %v", p.way(), way))
		}
	}
	if list := p.announcedBases(); !slices.Equal(list, sorted(bases)) {
		out = append(out, fmt.Sprintf("announced %v, by looking at all %v", list, sorted(bases)))
	}
	if list, slow := p.legalForms(nil), slowForms(p); !slices.Equal(list, slow) {
		out = append(out, fmt.Sprintf("joins %v, by asking %v", list, slow))
	}
	return out, ways
}

// Pieces is how many counters there are or have been.
func (p *Position) Pieces() int { return len(p.counters) }

// Mustered tells whether it is taken down who is in play.
func (p *Position) Mustered() bool { return p.living != nil }

func slowForms(p *Position) (out []engine.Command) {
	for i := range p.ships {
		for f := range p.forces {
			c := engine.Command{Side: p.phasing(), Verb: VerbForm, A: sh(i), B: tf(f)}
			if _, why := p.formRefusal(c); why == "" {
				out = append(out, c)
			}
		}
	}
	return out
}
