package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file counts who is in a battle, by slots of the rules and by pieces: units of a power, from a base.

// piece is units of a slot that belong to one power and have one base; without a base elsewhere they stand in the space itself.
type piece struct {
	slot  int
	power int
	from  int
	n     int
}

// pieces lists a side of a battle.
func (p *Position) pieces(i, s int, room *[32]piece) []piece {
	out := room[:0]
	l := &p.lanes[i]
	at := int(l.at)
	add := func(k Kind, state uint8, power, from int, n uint8) {
		if n == 0 {
			return
		}
		slot := p.w.arena.Slot(int(k), state)
		for j := range out {
			if q := &out[j]; q.slot == slot && q.power == power && q.from == from {
				q.n += int(n)
				return
			}
		}
		out = append(out, piece{slot, power, from, int(n)})
	}
	low := supremacy.Grounded
	if p.Sea(at) {
		low = supremacy.Below
	}
	for power := range p.w.Powers {
		if s == attacking && power != p.Now || s == defending && p.Friends(power, p.Now) {
			continue
		}
		for k, n := range p.Units[at][power] {
			k := Kind(k)
			switch {
			case s == attacking && k.flies() && !p.Sea(at):
			case s == defending && k.flies():
				add(k, supremacy.Plain, power, at, n-l.down[power][k])
				add(k, low, power, at, l.down[power][k])
			default:
				add(k, supremacy.Plain, power, at, n)
			}
		}
	}
	for j := range p.craft {
		c := &p.craft[j]
		if c.attack != (s == attacking) || c.Lane != i || c.State != supremacy.Engaged {
			continue
		}
		state := supremacy.Plain
		if c.leaving {
			state = supremacy.Leaving
		}
		add(c.kind, state, c.Power, c.From, 1)
	}
	return out
}

// force counts a side of a battle by slots.
func (p *Position) force(i, s int) (f volley.Force) {
	var room [32]piece
	return counted(p.pieces(i, s, &room))
}

// began is a side as it was when the dice of the round began.
func (p *Position) began(s int) (f volley.Force) {
	for i, n := range p.fight.start[s] {
		f[i] = int32(n)
	}
	return f
}

// kill takes one unit off a battle.
func (t *turn) kill(i, s int, q piece) {
	at := int(t.lanes[i].at)
	kind, state := t.w.arena.Of(q.slot)
	k := Kind(kind)
	cite := t.fellBy(i, s, q.slot)
	t.lose(q.power, k, 1)
	t.Say(engine.EventLoss, cite, engine.Say("supremacy.game.lost", nation(q.power), kindText(k), ref(at)), ref(at))
	if q.from != at {
		list := t.crafts()
		for j := range list {
			c := &list[j]
			if c.attack == (s == attacking) && c.Lane == i && c.State == supremacy.Engaged && c.kind == k && c.Power == q.power && c.From == q.from &&
				c.leaving == (state == supremacy.Leaving) {
				t.craft = append(list[:j], list[j+1:]...)
				return
			}
		}
	}
	t.Units[at][q.power][k]--
	if state >= supremacy.Grounded {
		t.battle(i).down[q.power][k]--
	}
	if q.power == t.Now {
		if k == Infantry && t.ashore[at] > 0 { // who was landed falls first: the others may still leave
			t.ashore[at]--
		}
		t.Spent[at][k] = min(t.Spent[at][k], t.Units[at][t.Now][k])
		if k == Transport {
			t.Lifted[at] = min(t.Lifted[at], t.Units[at][t.Now][k])
		}
	}
}

// fellBy is the clause by which a unit of a slot falls next: to a hit in the air, on the ground, or to one on land and sea.
func (p *Position) fellBy(i, s, slot int) engine.Cite {
	h, arena := p.scored(s), p.w.arena
	k, state := arena.Of(slot)
	switch {
	case !Kind(k).flies():
		return "as.fighter.2"
	case state >= supremacy.Grounded && h.Bombs > 0:
		return "as.ground.4"
	case state >= supremacy.Grounded:
		return "as.ground.3"
	case arena.Targets(p.began(s))-arena.Targets(p.force(i, s)) < h.Air:
		return "as.fighter.1"
	}
	return "as.fighter.2"
}

// sink: as.ground.5, what is below deck goes down with the last carrier.
func (t *turn) sink(i int) {
	l := &t.lanes[i]
	at := int(l.at)
	side := areagame.Foe(t.Side(t.Now))
	if e := t.Here(at, side); !t.Sea(at) || e[Carrier] > 0 {
		return
	}
	for power := range t.w.Powers {
		for k, n := range l.down[power] {
			if n == 0 {
				continue
			}
			t.Units[at][power][k] -= n
			t.battle(i).down[power][k] = 0
			t.lose(power, Kind(k), int(n))
			t.Say(engine.EventLoss, "as.ground.5", engine.Say("supremacy.game.sunk", nation(power), int(n), kindText(Kind(k)), ref(at)), ref(at))
		}
	}
}

// lose counts units that are gone.
func (t *turn) lose(power int, k Kind, n int) {
	t.Ruin(power, k, n)
	t.Losses = append(t.Losses, engine.Loss{Side: t.Side(power), Kind: k.String(), N: n})
}
