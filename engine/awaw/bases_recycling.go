// 18.143: which airbase counters may be taken up to be placed elsewhere.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// staysCrowded tells whether taking up the airbase at a space would leave air too many there that has no step left in this phase to
// move in (18.143): after staging.
func (p *Position) staysCrowded(l *loads, space int) bool {
	if p.phase != phaseMovement || p.staging() {
		return false
	}
	return l.used[space] > 0 && p.overfull(l, space)+3*int(p.w.each[space]) > 0
}

// spareAirbases lists where a nation may take up a counter to place it elsewhere (18.143).
func (p *Position) spareAirbases(n units.Nation, buf []engine.Ref) []engine.Ref {
	l := p.load()
	for _, b := range p.airbases {
		if b.nation == n && !p.staysCrowded(l, int(b.space)) {
			buf = append(buf, sp(int(b.space)))
		}
	}
	return buf
}
