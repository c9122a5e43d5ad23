package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file fights one battle for a round: who shoots at what, and what falls.

// fight is the battle whose dice fall.
type fight struct {
	aimed, rolled, paid [2]bool
	plain               bool                // the rest falls in the plain order
	line                [2][kindCount]uint8 // 0: as usual; from 1 on: its place
	spare               [2][kindCount]uint8 // units that shoot at land and sea at once
	next                [2]uint8
	hits                [2][3]uint8 // in the air, on land and sea, bombs
	start               [2][volley.MostKinds]uint8
	cards               [2][]card // as the round began; never written on
	dice                [2][]die
}

// combat takes the battle under way on until somebody is asked.
func (t *turn) combat() (asks bool, err error) {
	f := &t.fight
	switch t.stage {
	case stAim0, stAim1:
		s := int(t.stage - stAim0)
		if !f.aimed[s] && t.options() > 1 {
			return true, nil
		}
		if err := t.roll(s); err != nil {
			return false, err
		}
		switch {
		case s == defending:
			t.stage = stLose1
		case t.w.inTurn:
			t.stage = stLose1
		default:
			t.stage = stAim1
		}
		if f.paid[1] && t.stage == stLose1 {
			t.stage = stLose0
		}
	case stLose1, stLose0:
		s := defending
		if t.stage == stLose0 {
			s = attacking
		}
		if t.share(s) {
			return true, nil
		}
		f.paid[s], f.plain = true, false
		switch {
		case s == attacking:
			t.close()
		case f.rolled[1]:
			t.stage = stLose0
		default:
			t.stage = stAim1
		}
	}
	return false, nil
}

// shooters lists the kinds of a side that shoot at aircraft in this round, in their order (as.fighter.3, as.aa.1): those that were named, then
// the others as the standard order has them. An attacker's bombers drop bombs unless they are named (as.bomber.2).
func (p *Position) shooters(s int, room *[kindCount]int) []int {
	out := room[:0]
	line := &p.fight.line[s]
	for n := range p.fight.next[s] {
		for k, place := range line {
			if place == n+1 {
				out = append(out, k)
			}
		}
	}
	for _, k := range p.w.order[s] {
		if line[k] == 0 {
			out = append(out, k)
		}
	}
	return out
}

// rolling is what of a side rolls dice: what was there when the round began, or what is left of it where the attacker's hits leave first.
func (p *Position) rolling(s int) volley.Force {
	if s == defending && p.fight.paid[1] {
		return p.force(p.cur, defending)
	}
	return p.began(s)
}

// sideOf is the side that attacks or defends in this turn.
func (p *Position) sideOf(s int) engine.Side {
	if s == attacking {
		return p.Side(p.Now)
	}
	return areagame.Foe(p.Side(p.Now))
}

// scored is what the other side's dice did to a side.
func (p *Position) scored(s int) supremacy.Hits {
	h := p.fight.hits[1-s]
	return supremacy.Hits{Air: int(h[0]), Land: int(h[1]), Bombs: int(h[2])}
}

// share takes losses off a side as long as its owner has nothing to choose (AAS-6); it tells whether there is a choice.
func (t *turn) share(s int) (asks bool) {
	start, h := t.began(s), t.scored(s)
	if h == (supremacy.Hits{}) {
		return false
	}
	for {
		now := t.force(t.cur, s)
		owed, open := t.w.arena.Toll(start, now, h)
		if owed == 0 {
			break
		}
		var room [32]piece
		list := t.pieces(t.cur, s, &room)
		may, left := t.may(list, open)
		if may > 1 && left > owed && !t.fight.plain {
			return true
		}
		t.kill(t.cur, s, list[t.plainest(list, t.w.arena.First(open))])
	}
	if s == defending {
		t.sink(t.cur)
	}
	return false
}

// may counts the pieces that may fall, and the units in them.
func (p *Position) may(list []piece, open uint32) (pieces, units int) {
	for _, q := range list {
		if open>>q.slot&1 != 0 {
			pieces++
			units += q.n
		}
	}
	return pieces, units
}

// plainest is whose unit of a slot falls in the plain order: of the power with the largest force there (AAS-19), those at home first.
func (p *Position) plainest(list []piece, slot int) int {
	var force [mostPowers]int
	for _, q := range list {
		force[q.power] += q.n
	}
	best := nobody
	for i, q := range list {
		if q.slot == slot && (best == nobody || force[q.power] > force[list[best].power]) {
			best = i
		}
	}
	return best
}

// close ends the dice of a battle for the round: aircraft that left are gone.
func (t *turn) close() {
	t.keep()
	list := t.crafts()
	for i := range list {
		if c := &list[i]; c.leaving && c.Lane == t.cur {
			c.leaving, c.State = false, supremacy.Out
		}
	}
	at := int(t.lanes[t.cur].at)
	if d := t.Here(at, t.sideOf(defending)); t.flees[at] > 0 && d.Some(Kind.sails) && !empty(t.force(t.cur, attacking)) {
		t.gone(at, int(t.flees[at])-1)
	}
	t.flees[at] = 0
	switch a, d := t.force(t.cur, attacking), t.force(t.cur, defending); {
	case empty(d) && !empty(a):
		t.end(t.cur, attackWon, false)
	case empty(a):
		t.end(t.cur, defenceWon, false)
	}
	t.fight = fight{}
	t.stage = stFight
	t.cur++
}
