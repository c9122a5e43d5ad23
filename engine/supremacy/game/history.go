package game

import (
	"slices"

	"awaw/engine/supremacy"
)

// This file keeps what the rounds of a turn's battles were like, to be shown: who was there, dice, who fell, where aircraft were that may be sent.
// None of it decides anything.

// card is a unit in a battle.
type card struct {
	Power uint8 `json:"power"`
	Kind  Kind  `json:"kind"`
	State uint8 `json:"state,omitempty"` // of supremacy: plain, leaving, on the ground, below deck
	From  int8  `json:"from"`            // its base
	Came  int   `json:"came,omitempty"`  // the round it arrived, if it was sent
	Lost  bool  `json:"lost,omitempty"`
}

// die is a die of a side: the kind that rolled it, and what it was aimed at.
type die struct {
	Kind  Kind   `json:"kind"`
	Aim   string `json:"aim"`
	Needs int    `json:"needs"`
	Face  int    `json:"face"`
}

// fought is what one battle's round came to.
type fought struct {
	Lane  int       `json:"lane"`
	At    int8      `json:"at"`
	Cards [2][]card `json:"cards"`
	Dice  [2][]die  `json:"dice"`
}

// flown is where an aircraft was in a round that could be sent, or was.
type flown struct {
	Serial uint8          `json:"serial,omitempty"` // 0: at its base, and that is attacked
	Power  uint8          `json:"power"`
	Kind   Kind           `json:"kind"`
	From   int8           `json:"from"`
	State  supremacy.Away `json:"state"`
	To     int8           `json:"to"`
}

// round is one round of all battles.
type round struct {
	Fought []fought `json:"fought,omitempty"`
	Flown  []flown  `json:"flown,omitempty"`
	Ends   []ended  `json:"ends,omitempty"` // of the last round: how each battle ended
}

// ended is how a battle ended, and the last round in which it was fought.
type ended struct {
	At     int8   `json:"at"`
	Result result `json:"result"`
	Last   int    `json:"last"`
}

// cards lists a side of a battle unit by unit.
func (p *Position) cards(i, s int) (out []card) {
	var room [32]piece
	for _, q := range p.pieces(i, s, &room) {
		k, state := p.w.arena.Of(q.slot)
		c := card{Power: uint8(q.power), Kind: Kind(k), State: state, From: int8(q.from)}
		if s == defending && q.from != int(p.lanes[i].at) && state == supremacy.Plain {
			for j := range p.craft {
				if d := &p.craft[j]; !d.attack && d.Lane == i && d.State == supremacy.Engaged && d.From == q.from && d.Power == q.power && d.kind == Kind(k) {
					c.Came = d.Since
				}
			}
		}
		for range q.n {
			out = append(out, c)
		}
	}
	return out
}

// chart begins the record of a round: where aircraft are once all is declared.
func (t *turn) chart() {
	t.record = append(t.record[:len(t.record):len(t.record)], &round{Flown: t.flown()})
}

// flown lists the aircraft that were sent, and those that could be, were their bases not attacked.
func (p *Position) flown() (out []flown) {
	sky := p.skies()
	for i := range p.craft {
		if c := &p.craft[i]; !c.attack && c.serial > 0 {
			out = append(out, flown{c.serial, uint8(c.Power), c.kind, int8(c.From), c.State, c.to})
		}
	}
	for power := range p.w.Powers {
		if p.Friends(power, p.Now) {
			continue
		}
		for at := range p.w.Area.Len() {
			u := &p.Units[at][power]
			if !u.Some(Kind.flies) || !p.barred(&sky, power, at) {
				continue
			}
			for k := Fighter; k <= Bomber; k++ {
				for range u[k] {
					out = append(out, flown{0, uint8(power), k, int8(at), supremacy.Home, nobody})
				}
			}
		}
	}
	return out
}

// barred: as.dispatch.9, aircraft could help beside their base, were it not attacked itself.
func (p *Position) barred(sky *supremacy.Skies, power, at int) bool {
	c := supremacy.Craft{Power: power, From: at}
	if sky.Grounded(&c, p.bout) == "" {
		return false
	}
	for i := range p.lanes {
		if l := &p.lanes[i]; p.live(i) && p.w.touch(at, int(l.at)) && p.sky[i].Attacked&p.w.helps[power] != 0 {
			return true
		}
	}
	return false
}

// struck are the cards of a side in the battle at hand as its round began, with those marked that have fallen since.
func (p *Position) struck(s int) []card {
	out := slices.Clone(p.fight.cards[s])
	var room [32]piece
	left := p.pieces(p.cur, s, &room)
	for i := range out {
		c := &out[i]
		c.Lost = true
		for j := range left {
			if q := &left[j]; q.n > 0 && q.power == int(c.Power) && q.from == int(c.From) && q.slot == p.w.arena.Slot(int(c.Kind), c.State) {
				q.n--
				c.Lost = false
				break
			}
		}
	}
	return out
}

// keep records the round of a battle that was just fought.
func (t *turn) keep() {
	if len(t.record) == 0 {
		return
	}
	x := fought{Lane: t.cur, At: t.lanes[t.cur].at, Dice: t.fight.dice}
	for s := range x.Cards {
		x.Cards[s] = t.struck(s)
	}
	t.tellRound(&x)
	last := *t.record[len(t.record)-1]
	last.Fought = append(last.Fought[:len(last.Fought):len(last.Fought)], x)
	t.record = slices.Clone(t.record)
	t.record[len(t.record)-1] = &last
}

// conclude records how the battles ended.
func (t *turn) conclude() {
	if len(t.record) == 0 {
		return
	}
	last := *t.record[len(t.record)-1]
	for i := range t.lanes {
		last.Ends = append(last.Ends, ended{t.lanes[i].at, t.lanes[i].result, t.sky[i].Last})
	}
	t.record = slices.Clone(t.record)
	t.record[len(t.record)-1] = &last
}
