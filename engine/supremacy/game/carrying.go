package game

import (
	"awaw/engine"
)

// This file carries out moves of ships, armies and aircraft.

// shift moves units of the power in turn.
func (t *turn) shift(k Kind, n uint8, from, to int) {
	t.units[from][t.now][k] -= n
	t.units[to][t.now][k] += n
	t.spent[to][k] += n
}

// sail moves ships, with what is aboard.
func (t *turn) sail(from, to int, n int16) {
	moved := 0
	for k := range kindCount {
		left := t.left(from, k)
		if !k.sails() || left <= 0 || n != 0 && kindN(k) != n {
			continue
		}
		if n != 0 {
			left = 1
		}
		moved += left
		if k == Carrier {
			t.aboard(left, from, to)
		}
		t.shift(k, uint8(left), from, to)
	}
	t.Say(engine.EventMove, house, engine.Say("supremacy.game.sails", nation(t.now), moved, ref(from), ref(to)), ref(from), ref(to))
}

// aboard takes aircraft along with carriers.
func (t *turn) aboard(carriers, from, to int) {
	room := carriers * t.w.deck
	for k := Fighter; k < Bomber; k++ {
		n := min(t.units[from][t.now][k], uint8(room))
		room -= int(n)
		used := min(n, t.spent[from][k])
		t.spent[from][k] -= used
		t.units[from][t.now][k] -= n
		t.units[to][t.now][k] += n
		t.spent[to][k] += used
	}
}

func (t *turn) march(from, to int, n int16) {
	moved := 0
	for k := range kindCount {
		left := t.left(from, k)
		if !t.marching(k) || left <= 0 || n != 0 && kindN(k) != n {
			continue
		}
		if n != 0 {
			left = 1
		}
		moved += left
		t.shift(k, uint8(left), from, to)
	}
	if t.phase == CombatMove && t.origin[to] == nobody {
		t.origin[to] = int8(from)
	}
	t.Say(engine.EventMove, house, engine.Say("supremacy.game.marches", nation(t.now), moved, ref(from), ref(to)), ref(from), ref(to))
}

// lift carries what one transport holds of a kind.
func (t *turn) lift(from, to, zone int, k Kind) {
	n := min(t.left(from, k), t.w.load[k])
	t.Say(engine.EventMove, house, engine.Say("supremacy.game.lifts", nation(t.now), n, kindText(k), ref(from), ref(to)), ref(from), ref(to))
	if t.bound[zone] != nobody {
		t.load(from, to, zone, k, uint8(n))
		return
	}
	end := zone
	for _, s := range t.shores(zone) {
		if s.at == to {
			end = s.zone
		}
	}
	t.shift(k, uint8(n), from, to)
	if t.phase == CombatMove {
		t.landed.Add(to)
	}
	switch {
	case end != zone:
		t.shift(Transport, 1, zone, end)
	case t.spent[zone][Transport] <= t.lifted[zone]:
		t.spent[zone][Transport]++
	}
	t.lifted[end]++
}

// sortie sends an aircraft to attack.
func (t *turn) sortie(from, to int, k Kind) {
	t.units[from][t.now][k]--
	c := craft{kind: k, attack: true, to: int8(to)}
	c.Power, c.From = t.now, from
	t.craft, t.ownCraft = append(t.crafts(), c), true
	t.Say(engine.EventMove, house, engine.Say("supremacy.game.sortie", kindText(k), ref(from), ref(to)), ref(from), ref(to))
}

func (t *turn) redeploy(from, to int, k Kind) {
	t.shift(k, 1, from, to)
	t.Say(engine.EventMove, "as.aim.2", engine.Say("supremacy.game.redeploys", kindText(k), ref(from), ref(to)), ref(from), ref(to))
}
