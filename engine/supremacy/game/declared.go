package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
)

// This file carries out what is declared before the dice of a round.

// declared ends what is declared: the dice of the round follow.
func (t *turn) declared() {
	t.stage, t.cur = stFight, 0
	t.chart()
}

// callOff takes the attackers out of a battle before its dice; where some were landed those who marched alone go, and the battle goes on.
func (t *turn) callOff(i, to int) {
	at := int(t.lanes[i].at)
	if to != at {
		for k := range kindCount {
			stay := uint8(0)
			if k == Infantry {
				stay = t.ashore[at]
			}
			n := t.Units[at][t.Now][k] - stay
			t.Units[at][t.Now][k] = stay
			t.Units[to][t.Now][k] += n
			t.Spent[to][k] += n
			t.Spent[at][k] = stay
		}
		t.Lifted[to] += t.Lifted[at]
		t.Lifted[at] = 0
	}
	if t.ashore[at] > 0 {
		t.Say(engine.EventChoice, "as.retreat.1", engine.Say("supremacy.game.marched", nation(t.Now), ref(at), ref(to)), ref(at), ref(to))
		return
	}
	t.Say(engine.EventChoice, "as.retreat.2", engine.Say("supremacy.game.calls", nation(t.Now), ref(at)), ref(at))
	t.end(i, calledOff, true)
}

// withdraw: as.retreat.1, aircraft that leave a landing may be shot at in that round.
func (t *turn) withdraw(i int) {
	list := t.crafts()
	for j := range list {
		if c := &list[j]; c.attack && c.Lane == i && c.State == supremacy.Engaged {
			c.leaving = true
		}
	}
	at := ref(int(t.lanes[i].at))
	t.Say(engine.EventChoice, "as.retreat.1", engine.Say("supremacy.game.withdraws", nation(t.Now), at), at)
}

// dispatch sends an aircraft to a battle beside its base.
func (t *turn) dispatch(from, to, power int, k Kind) {
	c := craft{kind: k, to: int8(to)}
	c.Power, c.From = power, from
	sky := t.skies()
	_, cite := sky.Send(&c.Craft, t.bout, to)
	l := t.battle(0)
	l.serials++
	c.serial = l.serials
	t.Units[from][power][k]--
	t.craft = append(t.crafts(), c)
	t.stir(engine.Cite(cite), engine.Say("supremacy.game.craft.dispatched", nation(power), kindText(k), ref(from), ref(to)), ref(from), ref(to))
}

// ground: as.ground.1, an aircraft stays on the ground or below deck in this round.
func (t *turn) ground(at, power int, k Kind) {
	t.battle(t.battleAt(at)).down[power][k]++
	word := "ground"
	if t.Sea(at) {
		word = "below"
	}
	t.Say(engine.EventChoice, "as.ground.1", engine.Say("supremacy.game."+word, nation(power), kindText(k), ref(at)), ref(at))
}

// leave: an aircraft leaves its base for another: it is in the air, and may be shot at in that round (as.ground.6).
func (t *turn) leave(at, to, power int, k Kind) {
	i := t.battleAt(at)
	l := t.battle(i)
	c := craft{kind: k, to: int8(at)}
	c.Power, c.From, c.Lane, c.State = power, to, i, supremacy.Out
	switch free := t.Units[at][power][k] - l.down[power][k]; {
	case t.w.rules.LeaversHit:
		c.leaving, c.State = true, supremacy.Engaged
	case free <= l.was[power][k]:
		c.leaving, c.State = true, supremacy.Engaged
		l.was[power][k]--
	}
	t.Units[at][power][k]--
	t.craft = append(t.crafts(), c)
	word := "leaves"
	if c.leaving {
		word = "leaves.hit"
	}
	t.stir("as.ground.6", engine.Say("supremacy.game."+word, nation(power), kindText(k), ref(at), ref(to)), ref(at), ref(to))
}

// recall: as.dispatch.17, an aircraft that was sent leaves its battle and the turn.
func (t *turn) recall(at, from, power int, k Kind) {
	sky := t.skies()
	list := t.crafts()
	for i := range list {
		c := &list[i]
		if c.attack || c.leaving || int(c.to) != at || c.From != from || c.Power != power || c.kind != k {
			continue
		}
		if ok, cite := sky.Retreat(&c.Craft, t.bout); ok {
			t.stir(engine.Cite(cite), engine.Say("supremacy.game.craft.out", nation(power), kindText(k), ref(from), ref(at)), ref(from), ref(at))
			return
		}
	}
}

// retreat: armies are out of a battle before its dice; ships say where they leave for, and are under fire until then (as.ground.7).
func (t *turn) retreat(at, to int) {
	side := areagame.Foe(t.Side(t.Now))
	if t.Sea(at) && t.w.rules.ShipsHit {
		t.flees[at] = uint8(to + 1)
		t.stir("as.ground.7", engine.Say("supremacy.game.flees", side, ref(at), ref(to)), ref(at), ref(to))
		return
	}
	t.gone(at, to)
	if i := t.battleAt(at); empty(t.force(i, defending)) {
		t.end(i, attackWon, true)
	}
}

// gone takes ships with what is aboard them, or armies, out of a battle; who was sent from those decks finds them where they go (AAS-14).
func (t *turn) gone(at, to int) {
	side := areagame.Foe(t.Side(t.Now))
	sea := t.Sea(at)
	l := t.battle(t.battleAt(at))
	for power := range t.w.Powers {
		if t.Side(power) != side {
			continue
		}
		for k := range kindCount {
			if !sea && !k.lands() {
				continue
			}
			t.Units[to][power][k] += t.Units[at][power][k]
			t.Units[at][power][k] = 0
		}
		if sea {
			l.down[power] = cell{}
		}
	}
	if sea {
		list := t.crafts()
		for i := range list {
			if list[i].From == at && !list[i].attack {
				list[i].From = to
			}
		}
	}
	t.stir("as.ground.7", engine.Say("supremacy.game.retreats", side, ref(at), ref(to)), ref(at), ref(to))
}
