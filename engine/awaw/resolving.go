// Announced fights are taken up in the order the side whose player turn it is chooses: counterair, attacks on ports, interceptions
// of support, raids (18.521, 18.57, 18.561).

package awaw

import (
	"slices"

	"awaw/engine"
)

// resolveRefusal tells why the fight announced at a space cannot be taken up.
func (p *Position) resolveRefusal(c engine.Command) (engine.Cite, string) {
	if c.A != 0 || c.C != 0 || c.N != 0 || c.B.Kind() != engine.KindSpace || p.nested() || p.bombing != nil {
		return "18.521", "awaw.no.resolve"
	}
	list := p.targets
	switch p.step {
	case stepResolve, stepClash, stepBomb:
	case stepSail:
		list = p.announcedBases()
	default:
		list = nil
	}
	if !slices.Contains(list, int16(c.B.Index())) {
		return "18.521", "awaw.no.resolve"
	}
	return "", ""
}

// resolve takes it up.
func (t *turnover) resolve(space int) {
	switch t.p.step {
	case stepClash:
		t.openMeeting(space)
	case stepBomb:
		t.openRaid(space)
	default:
		t.open(space)
	}
}
