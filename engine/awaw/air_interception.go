// 18.56 and 18.622: the rounds of an interception, and what it leaves: defensive air support met by the phasing side, or
// interceptors of transports met by those who guard them. Unlike a counterair nobody has a base to leave, and the phasing
// side may send more even when all it sent is lost.

package awaw

import (
	"slices"

	"awaw/engine"
)

// endMeeting follows a round of an interception (18.5631, 18.622).
func (t *turnover) endMeeting() {
	f := t.fight()
	switch {
	case f.kind == airStrike || f.total(defender) == 0:
		t.closeMeeting(false)
	default:
		f.stage = fightStay
	}
}

// goHome takes the defending air home, all of it (18.5632); interceptors of transports only end the rounds (18.622).
func (t *turnover) goHome(c engine.Command) {
	if t.fight().kind == airMeet {
		t.say(engine.EventChoice, "18.5632", "awaw.goes.home", c.Side)
		t.how = engine.EndLeft
		t.closeMeeting(true)
		return
	}
	t.say(engine.EventChoice, "18.622", "awaw.rounds.over", c.Side)
	t.how = engine.EndStopped
	t.closeMeeting(false)
}

// closeMeeting ends an interception: who met the defenders lands inverted (18.564), defenders aborted in the last round
// give no support, the rest go on unless they have gone home.
func (t *turnover) closeMeeting(home bool) {
	f := t.fight()
	t.keepEnded()
	rolled := f.copy() // before squadrons are made factors again
	t.recombine()
	kind, space := f.kind, int(f.space)
	for _, m := range slices.Clone(f.force[defender]) {
		c := t.p.counters[m.c]
		if !c.alive() || f.kind == airStrike {
			continue
		}
		i := int(m.c)
		if n := int(m.aborted); n > 0 && n < int(c.size) {
			i = t.split(i, n)
		} else if n == 0 {
			continue
		}
		if kind == airMeet {
			t.comesDown(i)
		} else {
			t.p.counters[i].flags |= turned
		}
	}
	if kind == airMeet && home {
		t.allComeDown(t.fight().force[defender])
	}
	switch {
	case kind == airMeet:
		t.metSupport(t.fight().force[attacker])
	case kind != airStrike:
		t.allComeDown(t.fight().force[attacker])
	}
	t.say(engine.EventBattle, "18.564", "awaw.meeting.ends", sp(space))
	t.bury()
	t.end(rolled)
}

// roundCite is the paragraph under which the attacker goes on or stops: of an interception of support, of a
// counter-interception, or of a counterair.
func (p *Position) roundCite() engine.Cite {
	switch {
	case p.fight() == nil || p.fight().kind == airCounterair:
		return "18.522B"
	case p.fight().kind == airMeet:
		return "18.5634"
	}
	return "18.622"
}

// metSupport lands those who met defensive air support, inverted: at their own bases (18.564), or by an option wherever they may (18.46).
func (t *turnover) metSupport(force []member) {
	if t.p.w.opt.interceptorsLand {
		t.allComeDown(force)
		return
	}
	for _, m := range force {
		if t.p.counters[m.c].alive() && t.p.counters[m.c].has(flying) {
			t.grounded(int(m.c))
		}
	}
}
