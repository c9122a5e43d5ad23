package game

import (
	"awaw/engine"
	"awaw/engine/supremacy"
)

// This file tells battles in types: each round with who was there and who fell, and how a battle was decided.

// story is what a battle is told as: by who came to it first.
func (p *Position) story(i int) engine.FightID {
	at := int(p.lanes[i].at)
	id := engine.FightID{What: engine.FightFromAir, Where: ref(at), N: i}
	first := p.fight.cards[0]
	if list := p.foughtIn(i); len(list) > 0 {
		first = list[0].Cards[0]
	}
	for _, c := range first {
		switch {
		case c.Kind.lands() && !p.Sea(at):
			id.What = engine.FightGround
		case c.Kind.sails() && p.Sea(at):
			id.What = engine.FightFleets
		}
	}
	return id
}

// foughtIn lists the rounds of a battle so far.
func (p *Position) foughtIn(i int) (out []*fought) {
	for _, r := range p.record {
		for k := range r.Fought {
			if r.Fought[k].Lane == i {
				out = append(out, &r.Fought[k])
			}
		}
	}
	return out
}

// tellRound tells the round that was just fought, of which it is known who fell.
func (t *turn) tellRound(x *fought) {
	v := engine.Volley{FightID: t.story(x.Lane), First: len(t.foughtIn(x.Lane)) == 0, Of: t.w.arena.Sides()}
	for s := range x.Cards {
		side := &v.Sides[s]
		side.Side = t.sideOf(s)
		var fell cell
		for _, c := range x.Cards[s] {
			side.Units = fielded(side.Units, t.unit(c))
			if c.Lost {
				fell[c.Kind]++
			}
		}
		side.Cost = t.Price(fell)
		for _, d := range x.Dice[s] {
			side.Dice = append(side.Dice, engine.VolleyDie{Kind: d.Kind.String(), Needs: d.Needs, Face: d.Face})
		}
	}
	t.Rounds = append(t.Rounds, v)
}

// unit is one card as units are told.
func (p *Position) unit(c card) engine.VolleyUnit {
	u := engine.VolleyUnit{Counter: counterOf(int(c.From), int(c.Power), c.Kind), Kind: c.Kind.String(), Nation: p.code(int(c.Power)), From: ref(int(c.From)), N: 1}
	if c.Lost {
		u.Lost = 1
	}
	return u
}

// fielded adds a unit to those like it.
func fielded(list []engine.VolleyUnit, u engine.VolleyUnit) []engine.VolleyUnit {
	for i := range list {
		if list[i].Counter == u.Counter {
			list[i].N, list[i].Lost = list[i].N+u.N, list[i].Lost+u.Lost
			return list
		}
	}
	return append(list, u)
}

// stood tells of both sides whether anybody stood when the dice of a round had fallen.
func (f *fought) stood() (out [2]bool) {
	for s := range f.Cards {
		for _, c := range f.Cards[s] {
			out[s] = out[s] || !c.Lost && c.State != supremacy.Below
		}
	}
	return out
}

// wayOf is the word of a message that tells how a battle ends.
func (p *Position) wayOf(i int, r result) string {
	list := p.foughtIn(i)
	if len(list) == 0 {
		return endWord(r, p.sky[i].Attacked != 0, [2]bool{true, true})
	}
	return endWord(r, false, list[len(list)-1].stood())
}

// endWord is the word for a result: whether those who were attacked left before any die fell, and who stood when the last had fallen.
func endWord(r result, before bool, stood [2]bool) string {
	switch {
	case r == attackWon && before:
		return "yielded"
	case r == attackWon && stood[defending]:
		return "left"
	case r == defenceWon && !stood[attacking] && !stood[defending]:
		return "none"
	}
	return resultWords[r]
}

// tellEnd tells how a battle has ended in which dice fell.
func (t *turn) tellEnd(i int, r result) {
	list := t.foughtIn(i)
	if len(list) == 0 {
		return
	}
	stood := list[len(list)-1].stood()
	how := engine.EndStopped
	switch {
	case !stood[0] && !stood[1]:
		how = engine.EndBoth
	case r == attackWon && stood[1]:
		how = engine.EndLeft
	case r == attackWon:
		how = engine.EndCleared
	case r == defenceWon && !stood[0]:
		how = engine.EndRepelled
	case r == stoodOff:
		how = engine.EndFought
	}
	e := engine.Ended{FightID: t.story(i), Sides: [2]engine.Side{t.sideOf(0), t.sideOf(1)}, How: how}
	if t.takes(i, r) {
		e.Points = t.Spoils(int(t.lanes[i].at))
	}
	t.Ended = append(t.Ended, e)
}
