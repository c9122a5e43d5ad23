package game

import (
	"awaw/engine/supremacy"
)

// This file refuses positions that no game has.

// sound tells whether numbers read from a save are those of a position.
func (p *Position) sound() bool {
	n := p.w.area.Len()
	space := func(at int) bool { return at >= 0 && at < n }
	maybe := func(at int) bool { return at == nobody || space(at) }
	if p.round < 1 || p.round > p.w.rounds+1 || p.now < 0 || p.now >= len(p.w.powers) || p.phase > Income || !maybe(p.focus) ||
		p.bout < 0 || p.bout > mostBouts || p.stage >= stages || p.cur < 0 || p.cur > len(p.lanes) {
		return false
	}
	var all spaces
	for at := range n {
		all.Add(at)
		if int(p.owner[at]) < nobody || int(p.owner[at]) >= len(p.w.powers) || !maybe(int(p.origin[at])) || !maybe(int(p.bound[at])) {
			return false
		}
	}
	for _, s := range []spaces{p.taken, p.idle, p.landed} {
		if !s.Except(all).Empty() {
			return false
		}
	}
	for i := range p.craft {
		c := &p.craft[i]
		if c.Power < 0 || c.Power >= len(p.w.powers) || !space(c.From) || !space(int(c.to)) || !c.kind.flies() || c.State > supremacy.Out ||
			c.Lane < 0 || p.phase == Battles && c.Lane >= len(p.lanes) {
			return false
		}
	}
	for i := range p.lanes {
		l := &p.lanes[i]
		if !space(int(l.at)) || !maybe(int(l.from)) || !maybe(int(l.home)) || l.result >= results || l.home != nobody && l.from == nobody ||
			p.phase == Battles && !timed(l, &p.sky[i]) || p.phase == Battles && l.home != nobody && p.bound[l.from] == nobody || !p.low(l) {
			return false
		}
	}
	asks := p.stage >= stAim0 || p.stage == stPress && p.phase == Battles
	return (p.phase == Battles) == (p.stage != stNone) && (!asks || p.cur < len(p.lanes)) && p.drawn()
}

// mostBouts is how many rounds of battles a save may have come to.
const mostBouts = 10_000

// timed tells whether the rounds of a battle are those of one that goes on, or has ended.
func timed(l *lane, s *supremacy.Lane) bool {
	if s.At != int(l.at) || s.First < 1 || s.First > 2 || s.Pass != (s.First == 2) {
		return false
	}
	return l.result == goesOn && s.Last == supremacy.GoesOn || l.result != goesOn && s.Last >= 0 && s.Last <= mostBouts
}

// low tells whether no more aircraft are down in a battle than are there.
func (p *Position) low(l *lane) bool {
	for i := range p.w.powers {
		for k, n := range l.down[i] {
			if n > p.units[l.at][i][k] {
				return false
			}
		}
	}
	return true
}

// drawn tells whether what is only shown can be shown.
func (p *Position) drawn() bool {
	card := func(list []card) bool {
		for _, c := range list {
			if c.Kind >= kindCount || int(c.Power) >= len(p.w.powers) || c.State > supremacy.Below || int(c.From) < 0 || int(c.From) >= p.w.area.Len() {
				return false
			}
		}
		return true
	}
	dice := func(list []die) bool {
		for _, d := range list {
			if d.Kind >= kindCount {
				return false
			}
		}
		return true
	}
	ok := true
	for s := range p.fight.cards {
		ok = ok && card(p.fight.cards[s]) && dice(p.fight.dice[s])
	}
	for _, r := range p.record {
		if r == nil {
			return false
		}
		for _, f := range r.Fought {
			ok = ok && f.Lane >= 0 && f.Lane < mostSpaces && int(f.At) >= 0 && int(f.At) < p.w.area.Len()
			for s := range f.Cards {
				ok = ok && card(f.Cards[s]) && dice(f.Dice[s])
			}
		}
		for _, e := range r.Ends {
			ok = ok && e.Result < results && int(e.At) >= 0 && int(e.At) < p.w.area.Len()
		}
		for _, f := range r.Flown {
			ok = ok && f.Kind < kindCount && int(f.Power) < len(p.w.powers) && int(f.From) >= 0 && int(f.From) < p.w.area.Len() && int(f.To) < p.w.area.Len() && f.State <= supremacy.Out
		}
	}
	return ok
}
