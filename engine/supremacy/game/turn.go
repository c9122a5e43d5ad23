package game

import (
	"awaw/engine"
	"awaw/engine/supremacy"
)

// This file leads through the steps of a player turn, which are the house's.

// house is cited where the document says nothing: the turn round its battles is the house's own.
const house engine.Cite = ""

// next goes to the following step.
func (t *turn) next() {
	if t.phase == Placement {
		for k, n := range t.bought { // what found no place is paid back
			t.money[t.now] += int16(int(n) * t.w.cost[k])
		}
		t.bought = cell{}
	}
	t.phase++
	t.focus, t.idle = nobody, spaces{}
	if t.phase == Battles {
		t.meet()
	}
}

// meet finds the battles: where units of both sides stand, where aircraft attack, where a fleet goes on to. Land that nobody defends is taken.
func (t *turn) meet() {
	var at spaces
	for i := range t.craft {
		at.Add(int(t.craft[i].to))
	}
	var lanes []lane
	var sky []supremacy.Lane
	for i := range t.w.area.Len() {
		own, theirs := &t.units[i][t.now], t.enemies(i)
		switch {
		case !t.sea(i) && own.some(Kind.lands) && t.hostile(i) && theirs.total() == 0:
			t.capture(i)
		case at.Has(i) || own.total() > 0 && theirs.total() > 0:
			lanes = append(lanes, lane{at: int8(i), from: nobody, home: nobody})
			sky = append(sky, supremacy.Lane{At: i, First: 1, Last: supremacy.GoesOn, Attacked: t.attacked(i)})
		}
	}
	for i := range t.w.area.Len() {
		if to := int(t.bound[i]); to != nobody {
			lanes = append(lanes, lane{at: int8(to), from: int8(i), home: nobody})
			sky = append(sky, supremacy.Lane{At: to, First: 2, Last: supremacy.GoesOn, Attacked: t.attacked(to), Pass: true})
		}
	}
	for _, l := range t.lanes { // landings after a pass
		lanes = append(lanes, l)
		sky = append(sky, supremacy.Lane{At: int(l.at), First: 2, Last: supremacy.GoesOn, Attacked: t.attacked(int(l.at)), Pass: true})
	}
	t.lanes, t.sky, t.ownLanes = lanes, sky, true
	for i := range t.crafts() {
		c := &t.craft[i]
		c.State = supremacy.Engaged
		for k := range t.lanes {
			if t.lanes[k].at == c.to {
				c.Lane = k
			}
		}
	}
	t.bout, t.stage, t.record = 0, stNone, nil
}

// attacked is the powers that have units in a space which is attacked.
func (p *Position) attacked(at int) (out uint64) {
	for i := range p.w.Powers {
		if !p.friends(i, p.now) && p.units[at][i].total() > 0 {
			out |= 1 << i
		}
	}
	return out
}

// income: the power in turn is paid for what it holds.
func (t *turn) income() {
	sum := 0
	for at := range t.w.area.Len() {
		if int(t.owner[at]) == t.now {
			sum += t.w.value[at]
		}
	}
	t.money[t.now] = int16(min(int(t.money[t.now])+sum, 999))
	t.Say(engine.EventNews, house, engine.Say("supremacy.game.income", nation(t.now), sum))
	t.pass()
}

// pass gives the turn to the next power that has anything left (as.dispatch.20: all that was sent may be sent again).
func (t *turn) pass() {
	t.phase, t.taken, t.landed = Production, spaces{}, spaces{}
	t.spent, t.lifted = [mostSpaces]cell{}, [mostSpaces]uint8{}
	t.focus, t.idle = nobody, spaces{}
	t.craft, t.lanes, t.sky, t.bout, t.stage, t.cur, t.fight, t.record = nil, nil, nil, 0, stNone, 0, fight{}, nil
	for i := range t.origin {
		t.origin[i], t.bound[i] = nobody, nobody
	}
	for range 2 * len(t.w.Powers) {
		if t.now++; t.now == len(t.w.Powers) {
			t.now = 0
			t.round++
			if t.over() {
				t.Say(engine.EventOutcome, house, t.Outcome().Why)
				return
			}
		}
		if t.stands(t.now) {
			break
		}
	}
	t.Say(engine.EventPhase, "as.dispatch.20", engine.Say("supremacy.game.turn", nation(t.now), t.round))
}

// stands tells whether a power has land or units left.
func (p *Position) stands(power int) bool {
	for at := range p.w.area.Len() {
		if int(p.owner[at]) == power || p.units[at][power].total() > 0 {
			return true
		}
	}
	return false
}

// production lists what may be bought; a power without works buys nothing.
func (l *lister) production() {
	p := l.p
	if p.builds(p.now) {
		for k := range kindCount {
			if int(p.money[p.now]) >= p.w.cost[k] && p.bought[k] < 99 {
				l.Add(engine.Command{Verb: VerbBuy, N: kindN(k)})
			}
		}
	}
	l.Add(engine.Command{Verb: VerbDone})
}

// builds tells whether a power holds works.
func (p *Position) builds(power int) bool {
	for at := range p.w.area.Len() {
		if p.w.works.Has(at) && int(p.owner[at]) == power {
			return true
		}
	}
	return false
}

// placements lists where what was bought may stand: at works held since the turn began, ships in zones beside them without enemies, aircraft
// on decks there.
func (l *lister) placements() {
	p := l.p
	for at := range p.w.area.Len() {
		if !p.w.works.Has(at) || int(p.owner[at]) != p.now || p.taken.Has(at) {
			continue
		}
		for k := range kindCount {
			if p.bought[k] == 0 {
				continue
			}
			c := engine.Command{Verb: VerbPlace, A: ref(at), B: ref(at), N: kindN(k)}
			if !k.sails() {
				l.Add(c)
			}
			for _, zone := range p.w.near[at] {
				e := p.enemies(zone)
				if c.B = ref(zone); p.sea(zone) && (k.sails() && !e.some(Kind.sails) || k.decks() && p.room(zone, p.now) > 0) {
					l.Add(c)
				}
			}
		}
	}
	l.Add(engine.Command{Verb: VerbDone})
}

// capture gives land to the power in turn; what is left there of others is gone.
func (t *turn) capture(at int) {
	for power := range t.w.Powers {
		if !t.friends(power, t.now) {
			t.units[at][power] = cell{}
		}
	}
	t.owner[at] = int8(t.now)
	t.taken.Add(at)
	t.Say(engine.EventBase, house, engine.Say("supremacy.game.takes", nation(t.now), ref(at)), ref(at))
}
