// Ships in a port that changes hands: task forces put to sea, and what cannot is lost (18.25 for their air; the ships' way out is
// the house's, for chapters 17 to 19 say nothing of it).

package awaw

// clearPort sends the task forces of whoever has lost a port to the first open hex of the sea beside it. Ships that have no hex to
// go to, or no task force to go with, are lost.
func (t *turnover) clearPort(port int) {
	for f, m := range t.p.forces {
		if int(m.space) != port || m.side == t.p.control[port] {
			continue
		}
		if to := t.p.wayOut(f); to >= 0 {
			t.place(f, to)
			t.move("18.25", "awaw.port.fled", tf(f), sp(port), sp(to))
		}
	}
	from := len(t.ev)
	for i, s := range t.p.ships {
		if !s.alive() || int(s.space) != port || t.p.w.sideOf(s.nation) == t.p.control[port] {
			continue
		}
		if s.kind.named() {
			t.sink(i)
		} else {
			t.loseFactors(i, int(s.factors))
		}
	}
	t.tellTogether(from)
}

// wayOut is the hex of the sea beside its port where a task force has room, -1 if there is none.
func (p *Position) wayOut(f int) int {
	from := int(p.forces[f].space)
	for _, s := range p.w.board.Reach(from, 1, func(i int) bool { return !p.w.board.Space(i).Sea || !p.w.inPlay(i) }, p.dry, nil) {
		if s.Dist == 1 && !p.crowdedHex(f, s.Space) {
			return s.Space
		}
	}
	return -1
}
