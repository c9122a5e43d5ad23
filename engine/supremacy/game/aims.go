package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file asks for aims and losses: unit by unit, with one plain answer each.

// aims lists how dice may be aimed: kinds one after the other at aircraft, or at land and sea at once.
func (l *lister) aims(s int) {
	p := l.p
	l.Add(engine.Command{Verb: VerbRoll, A: ref(int(p.lanes[p.cur].at))})
	enemy := p.began(1 - s)
	targets := p.w.arena.Targets(enemy)
	if targets == 0 {
		return
	}
	other := false // something that is no aircraft in the air
	for i, n := range enemy {
		other = other || n > 0 && p.w.arena.Targets(only(i, n)) == 0
	}
	var room [kindCount]int
	kinds := 0
	rolling := p.rolling(s)
	for _, k := range p.shooters(s, &room) {
		if rolling[p.w.arena.Slot(k, supremacy.Plain)] > 0 {
			kinds++
		}
	}
	for k := range kindCount {
		n := rolling[p.w.arena.Slot(int(k), supremacy.Plain)]
		if p.w.arena.Air(int(k)) == 0 || n == 0 {
			continue
		}
		usual := slices.Contains(p.w.order[s], int(k))
		if p.fight.line[s][k] == 0 && (!usual || kinds > 1) && p.fight.spare[s][k] == 0 {
			l.Add(engine.Command{Verb: VerbAim, A: ref(int(p.lanes[p.cur].at)), N: kindN(k)})
		}
		if (usual || p.fight.line[s][k] > 0) && other && int32(p.fight.spare[s][k]) < n {
			l.Add(engine.Command{Verb: VerbSpare, A: ref(int(p.lanes[p.cur].at)), N: kindN(k)})
		}
	}
}

// only is a force of one slot.
func only(slot int, n int32) (f volley.Force) {
	f[slot] = n
	return f
}

// losses lists what may fall.
func (l *lister) losses(s int) {
	p := l.p
	at := ref(int(p.lanes[p.cur].at))
	_, open := p.w.arena.Toll(p.began(s), p.force(p.cur, s), p.scored(s))
	var room [32]piece
	for _, q := range p.pieces(p.cur, s, &room) {
		if open>>q.slot&1 != 0 {
			l.Add(engine.Command{Verb: VerbLose, A: at, B: ref(q.from), C: nation(q.power), N: p.pieceN(q.slot)})
		}
	}
	l.Add(engine.Command{Verb: VerbPlain, A: at})
}

// pieceN is how a command numbers a slot: kinds, then aircraft that leave, then those on the ground.
func (p *Position) pieceN(slot int) int16 {
	k, state := p.w.arena.Of(slot)
	return numbered(Kind(k), state)
}

// numbered is the number of a kind in a state.
func numbered(k Kind, state uint8) int16 {
	switch state {
	case supremacy.Leaving:
		return kindN(kindCount) + int16(k-Fighter)
	case supremacy.Grounded, supremacy.Below:
		return kindN(kindCount) + 4 + int16(k-Fighter)
	}
	return kindN(k)
}

// Falling implements lanes.Shower.
func (p *Position) Falling(lane int, c lanes.Card) engine.Command {
	out := engine.Command{Side: p.asked(), Verb: VerbLose, A: ref(int(p.lanes[lane].at)), B: c.From}
	for i := range p.w.Powers {
		if p.code(i) == c.Nation {
			out.C = nation(i)
		}
	}
	for k := range kindCount {
		if counterKinds[k] == c.Kind {
			out.N = numbered(k, uint8(c.State))
		}
	}
	return out
}

// decide takes an aim or a loss.
func (t *turn) decide(c engine.Command) {
	f := &t.fight
	s := attacking
	if t.stage.defends() {
		s = defending
	}
	switch c.Verb {
	case VerbAim:
		f.next[s]++
		f.line[s][c.N-1] = f.next[s]
	case VerbSpare:
		f.spare[s][c.N-1]++
	case VerbRoll:
		f.aimed[s] = true
	case VerbPlain:
		f.plain = true
	case VerbLose:
		var room [32]piece
		for _, q := range t.pieces(t.cur, s, &room) {
			if q.from == c.B.Index() && q.power == c.C.Index() && t.pieceN(q.slot) == c.N {
				t.kill(t.cur, s, q)
				return
			}
		}
	}
}
