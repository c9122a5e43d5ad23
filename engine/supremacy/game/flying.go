package game

import (
	"awaw/engine"
)

// This file lists where aircraft may attack or be based.

// flights lists where aircraft attack, or where their new base may be.
func (l *lister) flights(at int, k Kind) {
	p := l.p
	reach := &p.w.within[k][at]
	for to := range p.w.Area.Len() {
		if !reach.Has(to) || to == at {
			continue
		}
		if p.phase == CombatMove {
			if e := p.Enemies(to); e.Total() > 0 && !p.awaited(to) {
				l.Add(engine.Command{Verb: VerbSortie, A: ref(at), B: ref(to), N: kindN(k)})
			}
		} else if p.bases(to, p.Now, k) {
			l.Add(engine.Command{Verb: VerbRedeploy, A: ref(at), B: ref(to), N: kindN(k)})
		}
	}
}

// awaited tells whether a space is attacked in the second round alone, by a fleet that passes or from it.
func (p *Position) awaited(to int) bool {
	for i := range p.lanes {
		if int(p.lanes[i].at) == to {
			return true
		}
	}
	return p.passed(to)
}

// reached is what lies within so many spaces.
func (w *world) reached(at, steps int) (out spaces) {
	out.Add(at)
	edge := []int{at}
	for range steps {
		var next []int
		for _, a := range edge {
			for _, b := range w.near[a] {
				if !out.Has(b) {
					out.Add(b)
					next = append(next, b)
				}
			}
		}
		edge = next
	}
	return out
}

// bases tells whether an aircraft of a power may be based in a space: on land of its side held since the turn began, or on a deck with room.
func (p *Position) bases(at, power int, k Kind) bool {
	if p.Sea(at) {
		return k.decks() && p.room(at, power) > 0
	}
	return p.Ours(at, power) && !p.Taken.Has(at)
}

// room is how many aircraft more the carriers of a power take aboard in a zone.
func (p *Position) room(zone, power int) int {
	u := &p.Units[zone][power]
	n := int(u[Carrier])*p.w.Deck - aboard(u)
	for i := range p.craft {
		if c := &p.craft[i]; c.From == zone && c.Power == power {
			n--
		}
	}
	return n
}
