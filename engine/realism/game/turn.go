package game

import "awaw/engine"

// This file leads through the steps of a player turn: er.phase.1 aircraft first, er.phase.2 then what they fight, er.phase.3 then they land.

// next goes to the following step.
func (t *turn) next() {
	switch t.phase {
	case AirMove:
		t.moor()
	case Noncombat: // er.phase.5: who flew is fresh again when the owner's noncombat moves end
		clear(t.Spent)
		clear(t.half)
	case Placement:
		for k, n := range t.Bought { // what found no place is paid back
			t.Money[t.Now] += int16(int(n) * t.w.Cost[k])
		}
		t.Bought = cell{}
	}
	t.phase++
	t.Focus, t.Idle, t.draft = nobody, spaces{}, flight{}
	switch t.phase {
	case SeaCombat:
		t.meet(true)
	case LandMove, Placement:
		for i := range t.Origin {
			t.Origin[i] = nobody
		}
	case LandCombat:
		t.meet(false)
	}
}

// meet finds the spaces where units of both sides stand.
func (t *turn) meet(sea bool) {
	t.battles = spaces{}
	for at := range t.w.Area.Len() {
		if t.Sea(at) != sea {
			continue
		}
		own, theirs := t.Units[at][t.Now], t.Enemies(at)
		if sea && own.Some(Kind.sails) && theirs.Some(Kind.sails) || !sea && own.Some(Kind.lands) && !t.Ours(at, t.Now) {
			t.battles.Add(at)
		}
	}
}

// income: the power in turn is paid for what it holds, less what its complexes lost (er.bombcap.2).
func (t *turn) income() {
	sum, lost := 0, 0
	for at := range t.w.Area.Len() {
		if int(t.Owner[at]) == t.Now {
			sum += t.w.Value[at]
			lost += int(t.damage[at])
			t.damage[at] = 0
		}
	}
	paid := max(0, sum-lost)
	t.Pay(paid)
	cite := engine.House
	if lost > 0 {
		cite = "er.bombcap.2"
	}
	t.Say(engine.EventNews, cite, engine.Say("realism.game.income", t.nation(t.Now), paid, lost))
	t.pass()
}

// pass gives the turn to the next power that has anything left.
func (t *turn) pass() {
	t.phase, t.bombed, t.flights = Purchase, [mostSpaces]uint8{}, nil
	clear(t.half)
	t.fought, t.flown, t.decked, t.newDecks, t.met = [mostSpaces]uint8{}, [mostSpaces]uint8{}, [mostSpaces]uint8{}, nil, 0
	if t.Pass(); t.Over() {
		t.Say(engine.EventOutcome, engine.House, t.Outcome().Why)
		return
	}
	t.Say(engine.EventPhase, engine.House, engine.Say("realism.game.turn", t.nation(t.Now), t.Round))
}

// purchase lists what may be bought; a power without a complex buys nothing.
func (l *lister) purchase() {
	p := l.p
	if p.Builds(p.Now) {
		for k := range kindCount {
			if int(p.Money[p.Now]) >= p.w.Cost[k] && p.Bought[k] < 99 {
				l.Add(engine.Command{Verb: VerbBuy, A: kindRef(k)})
			}
		}
	}
	l.Add(engine.Command{Verb: VerbDone})
}

// placements lists where what was bought may stand: at complexes held since the turn began, ships in zones beside them.
func (l *lister) placements() {
	p := l.p
	for at := range p.w.Area.Len() {
		if !p.w.Works.Has(at) || int(p.Owner[at]) != p.Now || p.Taken.Has(at) {
			continue
		}
		for k := range kindCount {
			if p.Bought[k] == 0 {
				continue
			}
			c := engine.Command{Verb: VerbPlace, A: kindRef(k), B: ref(at), C: ref(at)}
			if !k.sails() {
				l.Add(c)
			}
			for _, zone := range p.w.ways.Near[at] {
				c.B = ref(zone)
				if p.Sea(zone) && p.berths(zone, at, k) {
					l.Add(c)
				}
			}
		}
		l.embarkations(at)
	}
	l.Add(engine.Command{Verb: VerbDone})
}
