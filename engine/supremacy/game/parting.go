package game

import (
	"slices"

	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file reckons battles that some leave after the round that is fought now: ships with who is based on them (as.ground.7), aircraft from beside a landing
// (as.retreat.1).

// packed writes pieces as text, so that battles can be told apart by them; unpacked reads it.
func packed(list []piece) string {
	var out []byte
	for _, q := range list {
		if q.n > 0 {
			out = append(out, byte(q.slot), byte(q.power), byte(q.from), byte(q.n))
		}
	}
	return string(out)
}

func unpacked(text string) (out []piece) {
	for ; text != ""; text = text[4:] {
		out = append(out, piece{int(text[0]), int(text[1]), int(text[2]), int(text[3])})
	}
	return out
}

// parting reckons a battle that some leave after its next round; who stays fights on, with those who have been sent.
func (b *Battle) parting() (x Prospect, ok bool) {
	f := supremacy.Fight{Start: b.force, InTurn: b.p.w.inTurn}
	if b.flees != "" {
		f.Leave = b.p.leavers(unpacked(b.flees))
	}
	var shots [2]supremacy.Shots
	for s := range shots {
		shots[s].Line = b.p.w.order[s]
	}
	return b.p.told(f, shots, b.force, b.coming, b.decks)
}

// told reckons a battle from its dice on: what a round began with counts as lost if it is not left.
func (p *Position) told(f supremacy.Fight, shots [2]supremacy.Shots, began [2]volley.Force, coming volley.Force, decks [2]deck) (x Prospect, ok bool) {
	if coming.Total() > 0 {
		f.Coming = []supremacy.Coming{{Round: 2, Units: coming}}
	}
	if decks != [2]deck{} {
		guests := p.guests(&decks[defending], f.Start[defending])
		f.Beside = func(s volley.Side, left volley.Force, joined, gone bool) float64 {
			others := volley.Force{}
			switch {
			case s == volley.Attacker:
				others = p.guests(&decks[attacking], f.Start[attacking])
			case joined:
				others = guests.Plus(coming)
			case !gone:
				others = guests
			}
			return p.drowned(&decks[s], left, others)
		}
	}
	m, err := p.w.arena.Midway(f, shots)
	if err != nil {
		return x, false
	}
	x.Won, x.None = m.Won, m.None
	for s := range x.Lost {
		for i := range p.w.arena.Slots() {
			k, _ := p.w.arena.Of(i)
			n := float64(began[s][i]) - m.Left[s][i]
			if s == defending {
				n += m.Stands * float64(coming[i])
			}
			x.Lost[s] += n * float64(p.w.Cost[k])
		}
		x.Lost[s] += m.Beside[s]
	}
	return x, true
}

// leavers gives for what a defender of such pieces has left after a round what of it leaves with its ships: they, and whoever is based in their zone; nobody
// where no ship is left.
func (p *Position) leavers(list []piece) func(left volley.Force) volley.Force {
	return func(left volley.Force) (out volley.Force) {
		now := p.reduced(list, left)
		zone := nobody
		for _, q := range now {
			if k, _ := p.w.arena.Of(q.slot); Kind(k).sails() {
				zone = q.from
			}
		}
		for _, q := range now {
			if zone != nobody && q.from == zone {
				out[q.slot] += int32(q.n)
			}
		}
		return out
	}
}

// reduced is pieces that have given up, in the plain order, all that a force has less.
func (p *Position) reduced(list []piece, left volley.Force) []piece {
	list = slices.Clone(list)
	owed := volley.Force{}
	for _, q := range list {
		owed[q.slot] += int32(q.n)
	}
	for {
		open := uint32(0)
		for i := range p.w.arena.Slots() {
			if _, state := p.w.arena.Of(i); owed[i] > left[i] && state != supremacy.Below {
				open |= 1 << i
			}
		}
		if open == 0 {
			break
		}
		i := p.plainest(list, p.w.arena.First(open))
		owed[list[i].slot]--
		list = fewer(list, i)
	}
	return slices.DeleteFunc(list, func(q piece) bool { // who is below deck goes down together
		_, state := p.w.arena.Of(q.slot)
		return state == supremacy.Below && left[q.slot] == 0
	})
}

// fewer takes one unit off a piece.
func fewer(list []piece, i int) []piece {
	if list[i].n--; list[i].n == 0 {
		return slices.Delete(list, i, i+1)
	}
	return list
}

// withdrawn has the attacker's aircraft leave a landing: they are targets in this round, without a die.
func (p *Position) withdrawn(b *Battle, at int) {
	i := p.battleAt(at)
	for j := range p.craft {
		if c := &p.craft[j]; c.attack && c.Lane == i && c.State == supremacy.Engaged && !c.leaving {
			b.force[attacking][p.plain(c.kind)]--
			b.force[attacking][p.w.arena.Slot(int(c.kind), supremacy.Leaving)]++
		}
	}
}
