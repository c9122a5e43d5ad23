// What a strike does: one roll a target, effects, damage and sinking (23.44), and what becomes of it all afterwards.

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
)

// rollStrike throws the dice for every target in turn.
func (t *turnover) rollStrike() error {
	p, s := t.p, t.p.strike()
	n := p.w.naval
	q := aircombat.Strike{Force: p.striking(), Port: s.port(), Surprise: p.surpriseOf(s.side)}
	var rolled [][2]int
	for k := range s.aims {
		faces, err := t.dice.Roll(engine.Ask{Key: t.seaKey(seaKeyStrike, max(0, int(s.force)), 16*int(s.side)+k), N: 2, Sides: 6, Cite: "23.44",
			Why: engine.Say("awaw.dice.strike", sh(int(s.aims[k].ship)))})
		if err != nil {
			return err
		}
		rolled = append(rolled, [2]int(faces))
	}
	for k, a := range s.aims {
		targets := p.bodyOf(int(a.ship))
		q.Against = nil
		for _, i := range targets {
			q.Against = append(q.Against, p.ships[i].nation)
		}
		ledger := n.Modifiers(q)
		modified := rolled[k][0] + rolled[k][1] + ledger.Net()
		effects := n.Effects(int(a.n), modified)
		t.sayThrown("23.44", "awaw.strike.rolled", s.side, int(a.n), sh(int(a.ship)), modified, effects)
		e := &t.ev[len(t.ev)-1]
		e.Dice, e.Ledger = rolled[k][:], ledger
		e.Fact().Chance = effectChances(s.side, sp(int(s.space)), effects, func(roll int) int { return n.Effects(int(a.n), roll+ledger.Net()) })
		if p.ships[a.ship].kind.named() {
			e.Fact().Chance.Ship, e.Fact().Chance.Short = sh(int(a.ship)), p.shortOf(int(a.ship), effects)
		}
		from := len(t.ev)
		t.hit(targets, effects)
		t.tellTogether(from)
	}
	if !t.askDecks() {
		t.endStrike()
	}
	return nil
}

// shortOf is how many effects more would have damaged a ship, or sunk one that is damaged; 0 where there were none, or these did (23.44).
func (p *Position) shortOf(ship, effects int) int {
	h := p.hull(ship)
	need := p.w.naval.Damages(h)
	if need == 0 {
		need = p.w.naval.Sinks(h)
	}
	if effects == 0 {
		return 0
	}
	return max(0, need-effects)
}

// bodyOf is the ships an aim at one of them falls on: itself, or all counted ones under attack together.
func (p *Position) bodyOf(ship int) (out []int) {
	if p.ships[ship].kind.named() {
		return []int{ship}
	}
	for _, i := range p.struckShips() {
		if !p.ships[i].kind.named() {
			out = append(out, i)
		}
	}
	return out
}

// hit lets effects fall on ships. Counted ships lose their factors in turn, one of the kind most numerous at a time.
func (t *turnover) hit(list []int, effects int) {
	n := t.p.w.naval
	if len(list) == 1 && t.p.ships[list[0]].kind.named() {
		i := list[0]
		h := t.p.hull(i)
		after := n.Hit(h, effects)
		switch {
		case after.Size == 0:
			t.sink(i)
		case after.Damaged && !h.Damaged:
			t.ship(i).flags |= shipDamaged
			t.say(engine.EventLoss, "23.44", "awaw.ship.damaged", sh(i), sp(int(t.p.ships[i].space)))
			t.ev[len(t.ev)-1].Fact().Harm = &engine.Harm{Ship: sh(i), More: n.Sinks(h) - effects}
			t.wreck(i, int(t.p.ships[i].factors))
		}
		return
	}
	left := make([]int, len(list))
	for k, i := range list {
		left[k] = int(t.p.ships[i].factors)
	}
	for range effects {
		most := 0
		for k := range left {
			if left[k] > left[most] {
				most = k
			}
		}
		if left[most] == 0 {
			break
		}
		h := t.p.hull(list[most])
		h.Size = left[most]
		left[most] = n.Hit(h, 1).Size
	}
	for k, i := range list {
		if lost := int(t.p.ships[i].factors) - left[k]; lost > 0 {
			t.loseFactors(i, lost)
		}
	}
}

// endStrike closes a strike: its air is on the way back.
func (t *turnover) endStrike() {
	s := t.p.strike()
	t.say(engine.EventBattle, "23.44", "awaw.strike.ends", sp(int(s.space)))
	t.end(s)
}

// strikeOver goes on with a naval combat after a strike.
func (t *turnover) strikeOver(s *strike) {
	t.callOff(int(s.force), s.side)
	t.nextStrike()
}

// afterPortStrike brings a patrol's air back to its carriers; other air lands when the step comes to it. Naval air that rose from
// carriers in the port is ashore from here on (17.3126C).
func (t *turnover) afterPortStrike(f frame) {
	p, port := t.p, int(f.(*strike).space)
	for i, c := range p.counters {
		if c.onTask(taskPort) && int(c.target) == port && p.sailing() {
			t.deckReturn(i)
		}
	}
	t.offDecks(port)
}

// deckReturn brings air of a patrol back to its carrier, ready for what the patrol does elsewhere (21.55).
func (t *turnover) deckReturn(i int) {
	k := &t.p.counters[i]
	k.flags &^= flying
	k.target, k.task = none, taskCounterair
	k.flags |= overSea
	if s := t.p.ships[k.aboard()]; s.force > 0 {
		t.force(int(s.force) - 1).flags |= forceStruck
	}
}

// offDecks takes the naval air of carriers in a port off them after an attack on the base: what survives is based on land there,
// whatever room there is, until its carriers put to sea (17.3126).
func (t *turnover) offDecks(port int) {
	n := 0
	for i, c := range t.p.counters {
		if c.alive() && c.onDeck() && int(c.base) == port && t.p.w.sideOf(c.nation) != t.p.phasing() && !c.has(flying) {
			k := &t.p.counters[i]
			k.deck = 0
			k.flags |= offDeck
			n += int(k.size)
		}
	}
	if n > 0 {
		t.say(engine.EventMove, "17.3126C", "awaw.deck.off", n, sp(port))
	}
}
