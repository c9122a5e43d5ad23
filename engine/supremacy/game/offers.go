package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
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
	s := attacking
	if p.stage.defends() {
		s = defending
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
		x.Power = p.most(s, c.A.Index(), k)
		o.N = int(p.rolling(s)[p.w.arena.Slot(int(k), supremacy.Plain)])
	case c.Verb == VerbLose:
		for _, q := range p.pieces(p.cur, s, new([32]piece)) {
			if q.from == int(x.From) && q.power == int(x.Power) && p.pieceN(q.slot) == c.N {
				o.N, o.Plain = q.n, q.n
			}
		}
		for _, q := range p.inPlainOrder(s) {
			if q.from == int(x.From) && q.power == int(x.Power) && p.pieceN(q.slot) == c.N {
				o.Plain -= q.n
			}
		}
	case c.Verb == VerbGround || c.Verb == VerbLeave:
		o.N = int(p.Units[x.From][x.Power][k] - p.lanes[o.Lane].down[x.Power][k])
	default:
		o.N = int(p.Units[x.From][x.Power][k])
	}
	o.Card, o.Owner = p.cardOf(s, &x), nation(int(x.Power))
}

// inPlainOrder is what would be left of a side if the rest of what it owes fell in the plain order.
func (p *Position) inPlainOrder(s int) []piece {
	q := *p
	q.Own()
	t := turn{Position: &q}
	t.fight.plain = true
	t.share(s)
	return t.pieces(t.cur, s, new([32]piece))
}

// most is the power that has most of a kind in a battle: the attacker, or one of the defenders.
func (p *Position) most(s, at int, k Kind) uint8 {
	power := uint8(p.Now)
	if s == attacking {
		return power
	}
	for i := range p.w.Powers {
		if !p.Friends(i, p.Now) && (p.Friends(int(power), p.Now) || p.Units[at][i][k] > p.Units[at][power][k]) {
			power = uint8(i)
		}
	}
	return power
}

// fire is how the side that aims would shoot now: at aircraft one kind after the other (as.fighter.3), the others at land and sea.
func (p *Position) fire() (out []lanes.Fire) {
	s := attacking
	if p.stage.defends() {
		s = defending
	}
	at := int(p.lanes[p.cur].at)
	rolling := p.rolling(s)
	var room [kindCount]int
	line := p.shooters(s, &room)
	add := func(k Kind, next int) {
		n := int(rolling[p.w.arena.Slot(int(k), supremacy.Plain)])
		ground, _ := p.w.arena.Ground(volley.Side(s), int(k))
		if n == 0 || p.w.arena.Air(int(k))+ground == 0 {
			return
		}
		x := card{Power: p.most(s, at, k), Kind: k, From: int8(at)}
		out = append(out, lanes.Fire{Card: p.cardOf(s, &x), N: n, Next: next, Spare: int(p.fight.spare[s][k])})
	}
	next := 0
	if p.w.arena.Targets(p.began(1-s)) > 0 {
		for _, k := range line {
			if rolling[p.w.arena.Slot(k, supremacy.Plain)] > 0 {
				next++
				add(Kind(k), next)
			}
		}
	}
	for k := range kindCount {
		if next == 0 || !slices.Contains(line, int(k)) {
			add(k, 0)
		}
	}
	return out
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
