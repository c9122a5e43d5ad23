// Battles thrown with dice, by the million.
package supremacy

import (
	"math/bits"

	"awaw/engine"
	"awaw/engine/volley"
)

// thrower throws one battle again and again. It is not safe for concurrent use.
type thrower struct {
	b      *battle
	rounds int
	events []volley.Event
	left   [2]volley.Force
	line   [2][]aimedSlot // who shoots at aircraft, in order
	rest   [2][]aimedSlot // who does not
	src    *engine.Fast
	draw   uint64
	ready  int
}

// aimedSlot is a slot that rolls.
type aimedSlot struct {
	slot int
	aimed
}

// endless is after how many rounds a battle has come to nothing.
const endless = 10_000

func (b *battle) thrower(rounds int, events []volley.Event, src *engine.Fast) *thrower {
	t := &thrower{b: b, rounds: rounds, events: events, src: src}
	if rounds == 0 {
		t.rounds = endless
	}
	for s := range b.armies {
		a := &b.armies[s]
		aimers := map[int]bool{}
		for _, i := range a.air {
			aimers[i] = true
			dice, value := b.ground(a.side, a.slots[i].kind)
			t.line[s] = append(t.line[s], aimedSlot{i, aimed{a.slots[i].Air, dice, value}})
		}
		for i, slot := range a.slots {
			if dice, value := b.ground(a.side, slot.kind); slot.state == plain && !aimers[i] && dice > 0 {
				t.rest[s] = append(t.rest[s], aimedSlot{i, aimed{0, dice, value}})
			}
		}
	}
	return t
}

// perDraw is how many twelve-sided dice a draw of 62 bits gives.
const perDraw = 8

// hit throws a die.
func (t *thrower) hit(value int) int {
	if t.ready == 0 {
		t.draw, t.ready = uint64(t.src.Intn(1<<62))<<2, perDraw
	}
	var face uint64
	face, t.draw = bits.Mul64(t.draw, uint64(t.b.sides))
	t.ready--
	if face < uint64(value) {
		return 1
	}
	return 0
}

// throw fights the battle once and gives how it ends.
func (t *thrower) throw() int {
	for s := range t.left {
		t.left[s] = t.b.armies[s].f
	}
	next := 0
	for round := 1; round <= t.rounds; round++ {
		attackers, defenders := t.left[0].Total(), t.left[1].Total()
		switch {
		case attackers == 0 && defenders == 0:
			return volley.None
		case defenders == 0:
			return volley.Won
		case attackers == 0:
			return volley.Held
		}
		for next < len(t.events) && t.events[next].Round <= round {
			t.left[volley.Defender] = t.events[next].Change(t.left[volley.Defender])
			next++
		}
		a := t.volley(volley.Attacker)
		if t.b.inTurn {
			t.lose(volley.Defender, a)
			a = hits{}
		}
		d := t.volley(volley.Defender)
		t.lose(volley.Defender, a)
		t.lose(volley.Attacker, d)
	}
	switch attackers, defenders := t.left[0].Total(), t.left[1].Total(); {
	case attackers > 0 && defenders > 0:
		return volley.Open
	case attackers > 0:
		return volley.Won
	case defenders > 0:
		return volley.Held
	}
	return volley.None
}

// volley throws all dice of a side.
func (t *thrower) volley(s volley.Side) (h hits) {
	own := &t.left[s]
	targets := t.b.armies[1-s].targets(t.left[1-s])
	for _, u := range t.line[s] {
		for range own[u.slot] {
			if h.air < targets {
				h.air += t.hit(u.air)
				continue
			}
			for range u.dice {
				h.land += t.hit(u.ground)
			}
		}
	}
	for _, u := range t.rest[s] {
		for range int(own[u.slot]) * u.dice {
			h.land += t.hit(u.ground)
		}
	}
	return h
}

// lose takes off what a side loses.
func (t *thrower) lose(s volley.Side, h hits) {
	a := &t.b.armies[s]
	for range h.air {
		t.left[s], _ = a.shedAir(t.left[s])
	}
	for range h.land {
		t.left[s], _ = a.shedGround(t.left[s])
	}
}
