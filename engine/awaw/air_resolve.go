// Announced fights are taken up in the order the side whose player turn it is chooses: counterair, attacks on ports, interceptions
// of support, raids (18.521, 18.57, 18.561).

package awaw

import (
	"slices"

	"awaw/engine"
)

// resolveRefusal tells why the fight announced at a space cannot be taken up.
func (p *Position) resolveRefusal(c engine.Command) (engine.Cite, string) {
	if c.A != 0 || c.C != 0 || c.N != 0 || c.B.Kind() != engine.KindSpace || p.nested() {
		return "18.521", "awaw.no.resolve"
	}
	if !slices.Contains(p.resolvable(), int16(c.B.Index())) {
		return "18.521", "awaw.no.resolve"
	}
	return "", ""
}

// resolvable lists the spaces with a fight that may be taken up in this step.
func (p *Position) resolvable() []int16 {
	if list := p.step.row().fights; list != nil {
		return list(p)
	}
	return nil
}

func (p *Position) legalResolves(buf []engine.Command) []engine.Command {
	for _, s := range p.resolvable() {
		buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbResolve, B: sp(int(s))})
	}
	return buf
}
