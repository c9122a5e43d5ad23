package game

import (
	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy"
)

// This file sorts what may be answered in battles for a screen, and reckons what an answer is worth.

var deeds = map[engine.Verb]lanes.Deed{VerbPress: lanes.Onward, VerbRoll: lanes.Onward, VerbPlain: lanes.Onward, VerbDone: lanes.Onward, VerbCallOff: lanes.Leaves,
	VerbWithdraw: lanes.Leaves, VerbDispatch: lanes.Sends, VerbGround: lanes.Stays, VerbLeave: lanes.Leaves, VerbRecall: lanes.Leaves, VerbRetreat: lanes.Leaves,
	VerbAim: lanes.Aims, VerbSpare: lanes.Aims, VerbLose: lanes.Falls}

// offers are the commands of the side that is asked, each with its battle and its unit.
func (p *Position) offers() (out []lanes.Offer) {
	for _, c := range p.Legal(p.asked(), nil) {
		o := lanes.Offer{Command: c, Deed: deeds[c.Verb], Lane: -1}
		where := c.A
		if c.Verb == VerbDispatch {
			where = c.B
		}
		for i := range p.lanes {
			if ref(int(p.lanes[i].at)) == where && p.lanes[i].result == goesOn {
				o.Lane = i
			}
		}
		if c.N > 0 {
			p.about(&o, c)
		}
		out = append(out, o)
	}
	return out
}

// about fills in the unit of an offer.
func (p *Position) about(o *lanes.Offer, c engine.Command) {
	k, state := p.pieceOf(c.N)
	s := 0
	if p.stage.defends() {
		s = 1
	}
	x := card{Power: uint8(p.Now), Kind: k, State: state, From: int8(c.A.Index())}
	if c.C.Kind() == engine.KindNation {
		x.Power = uint8(c.C.Index())
	}
	if c.Verb == VerbLose || c.Verb == VerbRecall {
		x.From = int8(c.B.Index())
	}
	switch {
	case c.Verb == VerbAim || c.Verb == VerbSpare:
		if s == 1 { // of whoever has most of them there
			for i := range p.w.Powers {
				if !p.Friends(i, p.Now) && (p.Friends(int(x.Power), p.Now) || p.Units[c.A.Index()][i][k] > p.Units[c.A.Index()][x.Power][k]) {
					x.Power = uint8(i)
				}
			}
		}
		o.N = int(p.rolling(s)[p.w.arena.Slot(int(k), supremacy.Plain)])
	case c.Verb == VerbLose:
		for _, q := range p.pieces(p.cur, s, nil) {
			if q.from == int(x.From) && q.power == int(x.Power) && p.pieceN(q.slot) == c.N {
				o.N = q.n
			}
		}
	case c.Verb == VerbGround || c.Verb == VerbLeave:
		o.N = int(p.Units[x.From][x.Power][k] - p.lanes[o.Lane].down[x.Power][k])
	default:
		o.N = int(p.Units[x.From][x.Power][k])
	}
	o.Card = p.cardOf(s, &x)
}

// pieceOf is the kind and the state that the number of a command means.
func (p *Position) pieceOf(n int16) (Kind, uint8) {
	switch i := int(n) - 1; {
	case i < int(kindCount):
		return Kind(i), supremacy.Plain
	case i < int(kindCount)+4:
		return Fighter + Kind(i-int(kindCount)), supremacy.Leaving
	default:
		return Fighter + Kind(i-int(kindCount)-4), supremacy.Grounded
	}
}

// Holds implements lanes.Shower: nobody leaves, all shoot and fall in the plain order, what has been sent arrives.
func (p *Position) Holds(i int, c engine.Command) (float64, bool) {
	b, ok := p.Battle(i)
	if ok {
		b = b.Then(c)
	} else if b, ok = p.after(i, c); !ok {
		return 0, false
	}
	x, ok := b.Prospect()
	return 1 - x.Won, ok
}

// after is the battle at hand as the next round finds it, while its losses are chosen: a command names what falls now, the rest falls in the plain
// order. It is not ok where more dice fall in this round.
func (p *Position) after(i int, c engine.Command) (*Battle, bool) {
	f := &p.fight
	if p.phase != Battles || p.stage != stLose0 && p.stage != stLose1 || i != p.cur || !f.rolled[0] || !f.rolled[1] {
		return nil, false
	}
	arena := p.w.arena
	b := &Battle{p: p}
	for s := range b.force {
		b.force[s] = p.force(i, s)
		if c.Verb == VerbLose && s == int(stLose0-p.stage) {
			k, state := p.pieceOf(c.N)
			b.force[s][arena.Slot(int(k), state)]--
		}
		for owed, open := arena.Toll(p.began(s), b.force[s], p.scored(s)); owed > 0; owed, open = arena.Toll(p.began(s), b.force[s], p.scored(s)) {
			b.force[s][arena.First(open)]--
		}
		for k := range kindCount {
			if k.flies() {
				b.force[s][arena.Slot(int(k), supremacy.Leaving)] = 0
			}
		}
	}
	for j := range p.craft {
		if d := &p.craft[j]; !d.attack && d.State == supremacy.Dispatched && d.Lane == i {
			b.force[1][p.plain(d.kind)]++
		}
	}
	return b, true
}
