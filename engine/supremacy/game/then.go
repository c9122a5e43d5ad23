package game

import (
	"awaw/engine"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file tells what a battle is after an answer that is given before its dice.

// Then is a battle after a command that is given before its dice.
func (b *Battle) Then(c engine.Command) *Battle {
	out := *b
	at := c.A.Index()
	switch c.Verb {
	case VerbRetreat:
		if i := b.p.battleAt(at); i != nobody && b.p.w.rules.ShipsHit && b.p.Sea(at) {
			out.flees = packed(b.p.pieces(i, defending, new([32]piece)))
			return &out
		}
		b.p.without(&out, c)
		return &out
	case VerbCallOff:
		b.p.without(&out, c)
		return &out
	case VerbWithdraw:
		b.p.withdrawn(&out, at)
		return &out
	}
	if c.N == 0 {
		return &out
	}
	k, _ := b.p.pieceOf(c.N)
	slot := b.p.plain(k)
	is := piece{slot, c.C.Index(), at, 1}
	becomes := piece{nobody, is.power, at, 1}
	switch c.Verb {
	case VerbDispatch:
		out.coming[slot]++
		return &out
	case VerbGround:
		low := supremacy.Grounded
		if b.p.Sea(at) {
			low = supremacy.Below
		}
		becomes.slot = b.p.w.arena.Slot(int(k), low)
	case VerbLeave:
		if b.p.Sea(at) {
			out.decks[defending].home[k-Fighter]--
		}
		if b.p.w.rules.LeaversHit {
			becomes.slot, becomes.from = b.p.w.arena.Slot(int(k), supremacy.Leaving), c.B.Index()
		}
	case VerbRecall:
		is.from = c.B.Index()
	default:
		return &out
	}
	out.shift(is, becomes)
	return &out
}

// shift makes one unit of a defender another; a slot of nobody for none.
func (b *Battle) shift(is, becomes piece) {
	b.force[defending][is.slot]--
	if becomes.slot != nobody {
		b.force[defending][becomes.slot]++
	}
	if b.flees == "" {
		return
	}
	list := unpacked(b.flees)
	for i := range list {
		if q := &list[i]; q.slot == is.slot && q.power == is.power && q.from == is.from && q.n > 0 {
			q.n--
			break
		}
	}
	if becomes.slot != nobody {
		list = append(list, becomes)
	}
	b.flees = packed(list)
}

// without takes those out of a battle who leave it together: ships with what is aboard them, armies, or attackers.
func (p *Position) without(b *Battle, c engine.Command) {
	i := p.battleAt(c.A.Index())
	if i == nobody {
		return
	}
	at := c.A.Index()
	if c.Verb == VerbCallOff {
		stay := int32(p.ashore[at])
		if stay == 0 {
			b.force[attacking] = volley.Force{}
			return
		}
		b.force[attacking][p.plain(Infantry)] = stay
		return
	}
	var room [32]piece
	for _, q := range p.pieces(i, defending, &room) {
		if k, _ := p.w.arena.Of(q.slot); q.from == at && (p.Sea(at) || Kind(k).lands()) {
			b.force[defending][q.slot] = max(0, b.force[defending][q.slot]-int32(q.n))
		}
	}
}
