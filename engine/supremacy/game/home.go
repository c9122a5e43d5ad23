package game

import (
	"awaw/engine"
	"awaw/engine/supremacy"
)

// This file brings aircraft home when the battles of a turn are over (as.dispatch.12), and finds decks for those that have lost theirs.

// finish ends the battles: who is away lands, who has no deck left looks for a base next door.
func (t *turn) finish() {
	t.conclude()
	for i := range t.craft {
		c := t.craft[i]
		if t.landAt(&c, c.From) {
			if c.attack {
				t.Spent[c.From][c.kind]++
			}
			continue
		}
		t.stray(&c)
	}
	t.craft, t.lanes, t.sky, t.stage, t.cur, t.bout = nil, nil, nil, stNone, 0, 0
	t.fight = fight{}
	for i := range t.bound {
		t.bound[i], t.Origin[i] = nobody, nobody
	}
	for at := range t.w.Area.Len() {
		if t.Sea(at) {
			for power := range t.w.Powers {
				t.overboard(at, power)
			}
		}
	}
	t.next()
}

// landAt puts an aircraft on its base, if that is still there.
func (t *turn) landAt(c *craft, at int) bool {
	u := &t.Units[at][c.Power]
	if t.Sea(at) && (!c.kind.decks() || aboard(u) >= int(u[Carrier])*t.w.Deck) || !t.Sea(at) && !t.Ours(at, c.Power) {
		return false
	}
	u[c.kind]++
	return true
}

// stray: who was sent in defence and has lost its base is lost (AAS-14); an attacker may land next door.
func (t *turn) stray(c *craft) {
	if c.attack || c.State == supremacy.Out {
		for _, to := range t.w.near[c.From] {
			if !t.Taken.Has(to) && t.landAt(c, to) {
				if c.Power == t.Now {
					t.Spent[to][c.kind]++
				}
				return
			}
		}
	}
	t.lose(c.Power, c.kind, 1)
	t.Say(engine.EventLoss, "as.dispatch.12", engine.Say("supremacy.game.stranded", nation(c.Power), kindText(c.kind), ref(c.From)), ref(c.From))
}

// overboard finds bases for aircraft in a zone that have no deck left; others are lost.
func (t *turn) overboard(at, power int) {
	u := &t.Units[at][power]
	for k := Fighter; k < Bomber; k++ {
		for u[k] > 0 && aboard(u) > int(u[Carrier])*t.w.Deck {
			u[k]--
			if power == t.Now {
				t.Spent[at][k] = min(t.Spent[at][k], u[k])
			}
			c := craft{kind: k, attack: true}
			c.Power, c.From = power, at
			t.stray(&c)
		}
	}
}
