package game

import (
	"awaw/engine/supremacy"
)

// This file refuses positions that no game has.

// sound tells whether numbers read from a save are those of a position.
func (p *Position) sound() bool {
	if !p.State.Sound() || !p.stepped() || !p.OnBoard(p.landed) {
		return false
	}
	for at := range p.w.Area.Len() {
		if !p.Maybe(int(p.bound[at])) || p.ashore[at] > p.Units[at][p.Now][Infantry] || p.ashore[at] > 0 && !p.landed.Has(at) ||
			int(p.flees[at]) > p.w.Area.Len() || p.flees[at] > 0 && (!p.w.Area.Sea(at) || !p.w.Area.Sea(int(p.flees[at])-1)) {
			return false
		}
	}
	for i := range p.craft {
		if !p.flyable(&p.craft[i]) {
			return false
		}
	}
	for i := range p.lanes {
		if !p.fightable(i) {
			return false
		}
	}
	asks := p.stage >= stAim0 || p.stage == stPress && p.phase == Battles
	return (p.phase == Battles) == (p.stage != stNone) && (!asks || p.cur < len(p.lanes)) && p.drawn()
}

// stepped tells whether a game comes to such a step.
func (p *Position) stepped() bool {
	return p.phase <= Income && p.bout >= 0 && p.bout <= mostBouts && p.stage < stages && p.cur >= 0 && p.cur <= len(p.lanes)
}

// flyable tells whether an aircraft may be away so.
func (p *Position) flyable(c *craft) bool {
	return c.Power >= 0 && c.Power < len(p.w.Powers) && p.There(c.From) && p.There(int(c.to)) && c.kind.flies() && c.State <= supremacy.Out &&
		c.Lane >= 0 && (p.phase != Battles || c.Lane < len(p.lanes))
}

// fightable tells whether a battle may stand so.
func (p *Position) fightable(i int) bool {
	l := &p.lanes[i]
	if !p.There(int(l.at)) || !p.Maybe(int(l.from)) || !p.Maybe(int(l.home)) || l.result >= results || l.home != nobody && l.from == nobody || !p.low(l) {
		return false
	}
	return p.phase != Battles || timed(l, &p.sky[i]) && (l.home == nobody || p.bound[l.from] != nobody)
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
	for i := range p.w.Powers {
		for k, n := range l.down[i] {
			if n > p.Units[l.at][i][k] {
				return false
			}
		}
	}
	return true
}

// drawn tells whether what is only shown can be shown.
func (p *Position) drawn() bool {
	ok := true
	for s := range p.fight.cards {
		ok = ok && p.cardsHold(p.fight.cards[s]) && diceHold(p.fight.dice[s])
	}
	for _, r := range p.record {
		ok = ok && r != nil && p.roundHolds(r)
	}
	return ok
}

func (p *Position) cardsHold(list []card) bool {
	for _, c := range list {
		if c.Kind >= kindCount || int(c.Power) >= len(p.w.Powers) || c.State > supremacy.Below || !p.There(int(c.From)) {
			return false
		}
	}
	return true
}

func diceHold(list []die) bool {
	for _, d := range list {
		if d.Kind >= kindCount {
			return false
		}
	}
	return true
}

// roundHolds tells whether a round that was kept can be shown.
func (p *Position) roundHolds(r *round) bool {
	ok := true
	for _, f := range r.Fought {
		ok = ok && f.Lane >= 0 && f.Lane < mostSpaces && p.There(int(f.At))
		for s := range f.Cards {
			ok = ok && p.cardsHold(f.Cards[s]) && diceHold(f.Dice[s])
		}
	}
	for _, e := range r.Ends {
		ok = ok && e.Result < results && p.There(int(e.At))
	}
	for _, f := range r.Flown {
		ok = ok && f.Kind < kindCount && int(f.Power) < len(p.w.Powers) && p.There(int(f.From)) && int(f.To) < p.w.Area.Len() && f.State <= supremacy.Out
	}
	return ok
}
