package game

import (
	"slices"

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
	list := p.pieces(p.cur, defending, new([32]piece))
	if p.fight.paid[defending] || p.stage == stLose1 {
		list = p.fallen(p.cur, defending, c)
		f.Start[defending] = counted(list)
		shots[attacking].Hits = supremacy.Hits{}
	}
	if p.flees[p.lanes[p.cur].at] > 0 {
		f.Leave = p.leavers(list)
	}
	at := int(p.lanes[p.cur].at)
	decks := [2]deck{p.deckOf(at, attacking, p.pieces(p.cur, attacking, new([32]piece))), p.deckOf(at, defending, list)}
	return p.told(f, shots, [2]volley.Force{p.began(attacking), p.began(defending)}, p.coming(p.cur), decks)
}

// fallen is what is left of a side when what has hit it has been paid for: a command names what falls now, the rest falls in the plain order.
func (p *Position) fallen(i, s int, c engine.Command) []piece {
	arena := p.w.arena
	list := slices.Clone(p.pieces(i, s, new([32]piece)))
	if i != p.cur || p.fight.paid[s] {
		return list
	}
	if c.Verb == VerbLose && s == int(stLose0-p.stage) {
		for j, q := range list {
			if q.from == c.B.Index() && q.power == c.C.Index() && p.pieceN(q.slot) == c.N {
				list = fewer(list, j)
				break
			}
		}
	}
	for {
		owed, open := arena.Toll(p.began(s), counted(list), p.scored(s))
		if owed == 0 {
			return p.afloat(list)
		}
		list = fewer(list, p.plainest(list, arena.First(open)))
	}
}

// afloat is pieces without those that are below the decks of carriers that are gone.
func (p *Position) afloat(list []piece) []piece {
	if slices.ContainsFunc(list, func(q piece) bool { return p.w.arena.Slot(int(Carrier), supremacy.Plain) == q.slot }) {
		return list
	}
	return slices.DeleteFunc(list, func(q piece) bool {
		_, state := p.w.arena.Of(q.slot)
		return state == supremacy.Below
	})
}

// counted counts pieces by slots.
func counted(list []piece) (f volley.Force) {
	for _, q := range list {
		f[q.slot] += int32(q.n)
	}
	return f
}

// after is a battle whose dice of this round have fallen, as the next finds it: who left is gone, who was on the ground or below deck flies, who was
// sent has come if anybody still defends.
func (p *Position) after(i int, c engine.Command) *Battle {
	b := &Battle{p: p}
	var left [2][]piece
	for s := range left {
		left[s] = p.fallen(i, s, c)
		b.force[s], b.decks[s] = counted(left[s]), p.deckOf(int(p.lanes[i].at), s, left[s])
	}
	if i != p.cur {
		b.force[defending] = p.w.arena.Next(b.force[defending]).Plus(p.coming(i))
		return b
	}
	stays := b.force[attacking]
	for k := Fighter; k <= Bomber; k++ {
		stays[p.w.arena.Slot(int(k), supremacy.Leaving)] = 0
	}
	if b.force[attacking] = stays; stays.Total() == 0 { // nobody attacks any more, whoever leaves
		return b
	}
	if p.flees[p.lanes[i].at] > 0 {
		for slot, n := range p.leavers(left[defending])(b.force[defending]) {
			b.force[defending][slot] -= n
		}
	}
	if b.force[defending] = p.w.arena.Next(b.force[defending]); b.force[defending].Total() > 0 {
		b.force[defending] = b.force[defending].Plus(p.coming(i))
	}
	return b
}
