package game

import (
	"awaw/engine"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file reckons the battle at hand while its dice fall: what has fallen stands, what has not is aimed as it was said.

// midway is the battle at hand before the last dice of its round, after a command that aims or says who falls.
func (p *Position) midway(c engine.Command) (x Prospect, ok bool) {
	q := *p
	f := supremacy.Fight{Start: [2]volley.Force{p.began(attacking), p.began(defending)}, InTurn: p.w.inTurn}
	t := turn{Position: &q}
	switch c.Verb {
	case VerbAim, VerbSpare:
		t.decide(c)
	}
	var shots [2]supremacy.Shots
	for s := range shots {
		shots[s] = supremacy.Shots{Fallen: q.fight.rolled[s], Hits: q.scored(1 - s)}
		var room [kindCount]int
		shots[s].Line = append(shots[s].Line, q.shooters(s, &room)...)
		for k, n := range q.fight.spare[s] {
			shots[s].Low[p.plain(Kind(k))] = int32(n)
		}
	}
	if p.fight.paid[defending] || p.stage == stLose1 {
		f.Start[defending] = p.fallen(p.cur, defending, c)
		shots[attacking].Hits = supremacy.Hits{}
	}
	coming := p.coming(p.cur)
	if p.flees[p.lanes[p.cur].at] > 0 { // ships leave after this round: it is the last
		f.Rounds, coming = 1, volley.Force{}
	}
	if coming.Total() > 0 {
		f.Coming = []supremacy.Coming{{Round: 2, Units: coming}}
	}
	m, err := p.w.arena.Midway(f, shots)
	if err != nil {
		return x, false
	}
	x.Won, x.None = m.Won, m.None
	if f.Rounds == 1 {
		x.Won = 1 - m.Held - m.None
	}
	began := [2]volley.Force{p.began(attacking), p.began(defending)}
	for s := range x.Lost {
		for i := range p.w.arena.Slots() {
			k, _ := p.w.arena.Of(i)
			n := float64(began[s][i]) - m.Left[s][i]
			if s == defending {
				n += m.Stands*float64(coming[i]) - m.Safe[i]
			}
			x.Lost[s] += n * float64(p.w.Cost[k])
		}
	}
	return x, true
}

// fallen is what is left of a side when what has hit it has been paid for: a command names what falls now, the rest falls in the plain order.
func (p *Position) fallen(i, s int, c engine.Command) volley.Force {
	arena := p.w.arena
	f := p.force(i, s)
	if i != p.cur || p.fight.paid[s] {
		return f
	}
	if c.Verb == VerbLose && s == int(stLose0-p.stage) {
		k, state := p.pieceOf(c.N)
		f[arena.Slot(int(k), state)]--
	}
	for owed, open := arena.Toll(p.began(s), f, p.scored(s)); owed > 0; owed, open = arena.Toll(p.began(s), f, p.scored(s)) {
		f[arena.First(open)]--
	}
	return f
}

// after is a battle whose dice of this round have fallen, as the next finds it: who left is gone, who was on the ground or below deck flies, who was
// sent has come.
func (p *Position) after(i int, c engine.Command) *Battle {
	b := &Battle{p: p}
	for s := range b.force {
		b.force[s] = p.fallen(i, s, c)
	}
	b.force[defending] = p.w.arena.Next(b.force[defending]).Plus(p.coming(i))
	return b
}
