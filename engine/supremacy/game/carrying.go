package game

import (
	"awaw/engine"
)

// This file carries out moves of ships, armies and aircraft.

// shift moves units of the power in turn.
func (t *turn) shift(k Kind, n uint8, from, to int) {
	t.Units[from][t.Now][k] -= n
	t.Units[to][t.Now][k] += n
	t.Spent[to][k] += n
}

// sail moves ships, with what is aboard.
func (t *turn) sail(from, to int, n int16) {
	moved := 0
	for k := range kindCount {
		left := t.Left(from, k)
		if !k.sails() || left <= 0 || n != 0 && kindN(k) != n || !t.leaves(from, k) {
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
	t.Say(engine.EventMove, engine.House, engine.Say("supremacy.game.sails", nation(t.Now), moved, ref(from), ref(to)), ref(from), ref(to))
}

// aboard takes aircraft along with carriers.
func (t *turn) aboard(carriers, from, to int) {
	room := carriers * t.w.Deck
	for k := Fighter; k < Bomber; k++ {
		n := min(t.Units[from][t.Now][k], uint8(room))
		room -= int(n)
		used := min(n, t.Spent[from][k])
		t.Spent[from][k] -= used
		t.Units[from][t.Now][k] -= n
		t.Units[to][t.Now][k] += n
		t.Spent[to][k] += used
	}
}

func (t *turn) march(from, to int, n int16) {
	moved := 0
	for k := range kindCount {
		left := t.Left(from, k)
		if !t.marching(k) || left <= 0 || n != 0 && kindN(k) != n {
			continue
		}
		if n != 0 {
			left = 1
		}
		moved += left
		t.shift(k, uint8(left), from, to)
	}
	if t.phase == CombatMove && t.Origin[to] == nobody {
		t.Origin[to] = int8(from)
	}
	t.Say(engine.EventMove, engine.House, engine.Say("supremacy.game.marches", nation(t.Now), moved, ref(from), ref(to)), ref(from), ref(to))
}

// lift carries what one transport holds of a kind.
func (t *turn) lift(from, to, zone int, k Kind) {
	n := min(t.Left(from, k), t.w.Load[k])
	t.Say(engine.EventMove, engine.House, engine.Say("supremacy.game.lifts", nation(t.Now), n, kindText(k), ref(from), ref(to)), ref(from), ref(to))
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
		t.land(to, n)
	}
	switch {
	case end != zone:
		t.shift(Transport, 1, zone, end)
	case t.Spent[zone][Transport] <= t.Lifted[zone]:
		t.Spent[zone][Transport]++
	}
	t.Lifted[end]++
}

// land notes that infantry has been landed: it stays where it fights (as.retreat.1).
func (t *turn) land(at, n int) {
	t.landed.Add(at)
	if t.w.rules.MarchedLeave {
		t.ashore[at] += uint8(n)
	}
}

// sortie sends an aircraft to attack.
func (t *turn) sortie(from, to int, k Kind) {
	t.Units[from][t.Now][k]--
	c := craft{kind: k, attack: true, to: int8(to)}
	c.Power, c.From = t.Now, from
	t.craft, t.ownCraft = append(t.crafts(), c), true
	t.Say(engine.EventMove, engine.House, engine.Say("supremacy.game.sortie", kindText(k), ref(from), ref(to)), ref(from), ref(to))
}

func (t *turn) redeploy(from, to int, k Kind) {
	t.shift(k, 1, from, to)
	t.Say(engine.EventMove, engine.House, engine.Say("supremacy.game.redeploys", kindText(k), ref(from), ref(to)), ref(from), ref(to))
}
