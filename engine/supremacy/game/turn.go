package game

import (
	"awaw/engine"
	"awaw/engine/supremacy"
)

// This file leads through the steps of a player turn, which are the house's.

// next goes to the following step.
func (t *turn) next() {
	if t.phase == Placement {
		for k, n := range t.Bought { // what found no place is paid back
			t.Money[t.Now] += int16(int(n) * t.w.Cost[k])
		}
		t.Bought = cell{}
	}
	t.phase++
	t.Focus, t.Idle = nobody, spaces{}
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
	for i := range t.w.Area.Len() {
		own, theirs := &t.Units[i][t.Now], t.Enemies(i)
		switch {
		case !t.Sea(i) && own.Some(Kind.lands) && t.hostile(i) && theirs.Total() == 0:
			t.capture(i)
		case at.Has(i) || own.Total() > 0 && theirs.Total() > 0:
			lanes = append(lanes, lane{at: int8(i), from: nobody, home: nobody})
			sky = append(sky, supremacy.Lane{At: i, First: 1, Last: supremacy.GoesOn, Attacked: t.attacked(i)})
		}
	}
	for i := range t.w.Area.Len() {
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
		if !p.Friends(i, p.Now) && p.Units[at][i].Total() > 0 {
			out |= 1 << i
		}
	}
	return out
}

// income: the power in turn is paid for what it holds.
func (t *turn) income() {
	sum := 0
	for at := range t.w.Area.Len() {
		if int(t.Owner[at]) == t.Now {
			sum += t.w.Value[at]
		}
	}
	t.Pay(sum)
	t.Say(engine.EventNews, engine.House, engine.Say("supremacy.game.income", nation(t.Now), sum))
	t.pass()
}

// pass gives the turn to the next power that has anything left (as.dispatch.20: all that was sent may be sent again).
func (t *turn) pass() {
	t.phase, t.landed, t.ashore, t.flees = Production, spaces{}, [mostSpaces]uint8{}, [mostSpaces]uint8{}
	t.craft, t.lanes, t.sky, t.bout, t.stage, t.cur, t.fight, t.record = nil, nil, nil, 0, stNone, 0, fight{}, nil
	for i := range t.Origin {
		t.Origin[i], t.bound[i] = nobody, nobody
	}
	if t.Pass(); t.Over() {
		t.Say(engine.EventOutcome, engine.House, t.Outcome().Why)
		return
	}
	t.Say(engine.EventPhase, engine.House, t.Heading())
}

// stir tells of units that go into a battle, or out of one.
func (t *turn) stir(cite engine.Cite, text engine.Text, refs ...engine.Ref) {
	t.Say(engine.EventMove, cite, text, refs...)
	t.Events[len(t.Events)-1].Fact().Amid = true
}

// Heading words whose turn it is, and in which round of the game.
func (p *Position) Heading() engine.Text {
	return engine.Say("supremacy.game.turn", nation(p.Now), p.Round)
}

// production lists what may be bought; a power without works buys nothing.
func (l *lister) production() {
	p := l.p
	if p.Builds(p.Now) {
		for k := range kindCount {
			if int(p.Money[p.Now]) >= p.w.Cost[k] && p.Bought[k] < 99 {
				l.Add(engine.Command{Verb: VerbBuy, A: kindRef(k), N: kindN(k)})
			}
		}
	}
	l.Add(engine.Command{Verb: VerbDone})
}

// placements lists where what was bought may stand: at works held since the turn began, ships in zones beside them without enemies, aircraft
// on decks there.
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
			c := engine.Command{Verb: VerbPlace, A: ref(at), B: ref(at), N: kindN(k)}
			if !k.sails() {
				l.Add(c)
			}
			for _, zone := range p.w.near[at] {
				e := p.Enemies(zone)
				if c.B = ref(zone); p.Sea(zone) && (k.sails() && !e.Some(Kind.sails) || k.decks() && p.room(zone, p.Now) > 0) {
					l.Add(c)
				}
			}
		}
	}
	l.Add(engine.Command{Verb: VerbDone})
}

// capture gives land to the power in turn; what is left there of others is gone.
func (t *turn) capture(at int) {
	t.Capture(at)
	t.Say(engine.EventBase, engine.House, engine.Say("supremacy.game.takes", nation(t.Now), ref(at)), ref(at))
}
