package game

import (
	"awaw/engine"
)

// This file takes what a fight cost off the board.

// remove takes lost units of one kind away from where they came from.
func (t *turn) remove(s int, k Kind, n uint8) {
	f := &t.fight
	at := int(f.at)
	flight := f.kind <= barrageFight && s == 1 || f.kind == strikeFight && s == 0
	t.Say(engine.EventLoss, t.citeOf(f.kind), engine.Say("realism.game.lost", f.who[s], int(n), kindText(k), ref(at)), ref(at))
	switch {
	case flight:
		t.drain(int(f.index), at, k, n)
		return
	case f.kind == shipsMet && s == 0:
		n = t.fromBases(&f.rises, f.who[0], k, n)
	case k == Fighter && s == 1 && t.Sea(at):
		n = t.fromBases(&f.helps, f.who[1], k, n)
	case f.kind == landFight && s == 0 && k.flies():
		t.supporters(at, k, n)
		return
	}
	for _, power := range t.order(at, f.who[s]) {
		u := &t.Units[at][power][k]
		m := min(n, *u)
		*u -= m
		n -= m
		t.lose(power, k, int(m))
		if power == t.Now {
			t.Spent[at][k] = min(t.Spent[at][k], *u)
			t.half[at][k] = min(t.half[at][k], *u-t.Spent[at][k])
			if k == Transport {
				t.Lifted[at] = min(t.Lifted[at], *u)
			}
		}
	}
}

// order is in which order powers of a side give up units: the power in turn, the owner of the land, then as they act.
func (p *Position) order(at int, side engine.Side) (out []int) {
	for i := range p.w.Powers {
		n := (p.Now + i) % len(p.w.Powers)
		if p.Side(n) == side {
			out = append(out, n)
		}
	}
	for i, n := range out {
		if int(p.Owner[at]) == n && n != p.Now {
			copy(out[1:i+1], out[:i])
			out[0] = n
		}
	}
	return out
}

// drain takes aircraft off a flight: those that fly on last.
func (t *turn) drain(i, at int, k Kind, n uint8) {
	f := t.flying(i)
	t.lose(t.Now, k, int(n))
	if k == Bomber {
		f.bombers -= n
		return
	}
	if f.waitAt == int8(at) {
		m := min(n, f.wait)
		f.wait -= m
		n -= m
	}
	f.fighters -= min(n, f.fighters)
}

// fromBases takes aircraft that came from bases beside the fight; it gives how many are still to be found elsewhere.
func (t *turn) fromBases(from *[mostBases]based, side engine.Side, k Kind, n uint8) uint8 {
	for i := range from {
		there := &from[i].fighters
		if k == Bomber {
			there = &from[i].bombers
		}
		m := min(n, *there)
		*there -= m
		n -= m
		for _, power := range t.order(int(from[i].at), side) {
			u := &t.Units[from[i].at][power][k]
			gone := min(m, *u)
			*u -= gone
			m -= gone
			t.lose(power, k, int(gone))
		}
	}
	return n
}

// supporters takes aircraft off those that support a battle.
func (t *turn) supporters(at int, k Kind, n uint8) {
	t.lose(t.Now, k, int(n))
	for i := range t.flights {
		f := t.flying(i)
		if f.mission != supportMission || f.state != outbound || f.end() != at {
			continue
		}
		there := &f.fighters
		if k == Bomber {
			there = &f.bombers
		}
		m := min(n, *there)
		*there -= m
		n -= m
	}
}

// drown: fighters beyond the decks of their carriers are lost with those.
func (t *turn) drown(zone int) {
	for power := range t.w.Powers {
		u := &t.Units[zone][power]
		most := int(u[Carrier]) * t.w.Deck
		if n := int(u[Fighter]) - most; n > 0 && t.Sea(zone) {
			u[Fighter] = uint8(most)
			if power == t.Now {
				t.Spent[zone][Fighter] = min(t.Spent[zone][Fighter], u[Fighter])
			}
			t.lose(power, Fighter, n)
			t.Say(engine.EventLoss, "er.carrier.5", engine.Say("realism.game.drowned", t.nation(power), n, ref(zone)), ref(zone))
		}
	}
}
