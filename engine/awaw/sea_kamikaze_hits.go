// 17.47F to 17.48: kamikazes draw what they aim at, choose among ships where there is a choice, attack, and are no more.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

// rollNext asks for the dice of the groups one after another; when none is left the attack is over.
func (t *turnover) rollNext(at int) {
	d := t.dives()
	for ; at < len(d.out); at++ {
		if len(d.out[at].aims) != 0 {
			d.at, d.stage = uint8(at), diveRoll
			return
		}
	}
	t.endWave()
}

// rollDive throws the dice against every target of the group at hand: one roll a target, each kamikaze counting two squadrons
// (17.47G, 17.47H).
func (t *turnover) rollDive() error {
	p, d := t.p, t.p.dive()
	x, n := d.out[d.at], p.w.naval
	var rolled [][2]int
	for k, a := range x.aims {
		faces, err := t.dice.Roll(engine.Ask{Key: t.diveKey(seaKeyDiveStrike, k), N: 2, Sides: 6, Cite: "17.47G",
			Why: engine.Say("awaw.dice.strike", sh(int(a.ship)))})
		if err != nil {
			return err
		}
		rolled = append(rolled, [2]int(faces))
	}
	q := aircombat.Strike{Growth: int(p.kamikazes.growth), Port: !p.w.board.Space(int(d.hex)).Sea}
	if !d.outside {
		q.Surprise = p.surpriseOf(p.w.sideOf(p.w.japan()))
	}
	for k, a := range x.aims {
		body := t.p.lightBody(int(x.group), int(a.ship))
		q.Force, q.Against = p.divers(int(a.n)), nil
		for _, i := range body {
			q.Against = append(q.Against, p.ships[i].nation)
		}
		ledger := n.Modifiers(q)
		modified := rolled[k][0] + rolled[k][1] + ledger.Net()
		effects := n.Effects(n.KamikazeLevel(int(a.n)), modified)
		t.sayThrown("17.47G", "awaw.dive.rolled", int(a.n), sh(int(a.ship)), n.KamikazeLevel(int(a.n)), modified, effects)
		e := &t.ev[len(t.ev)-1]
		e.Dice, e.Ledger = rolled[k][:], ledger
		from := len(t.ev)
		t.hitBody(body, effects)
		t.tellTogether(from)
	}
	if !t.askDecks() {
		t.rollNext(int(d.at) + 1)
	}
	return nil
}

// hitBody lets effects fall on ships together, those with the most factors first; what is not enough to harm one goes on to the next.
func (t *turnover) hitBody(list []int, effects int) {
	n := t.p.w.naval
	slices.SortStableFunc(list, func(a, b int) int { return int(t.p.ships[b].factors) - int(t.p.ships[a].factors) })
	for _, i := range list {
		if !t.p.ships[i].alive() || effects == 0 {
			continue
		}
		h := []aircombat.Hull{t.p.hull(i)}
		take := effects - n.Spread(h, effects)
		t.hit([]int{i}, take)
		effects -= take
	}
}

// endWave eliminates all kamikazes that have attacked (17.48). A force of a single combat group may be attacked by a second wave
// at once (17.47D).
func (t *turnover) endWave() {
	p, d := t.p, t.dives()
	spent, single := 0, len(d.out) == 1 && len(p.diveGroups()) == 1
	for _, x := range d.out {
		spent += int(x.sent)
	}
	group := int(d.out[0].group)
	t.spendKamikazes(spent)
	if single && !d.second && p.kamikazes.ready > 0 && len(p.shipsOf(group)) != 0 {
		d.second, d.stage, d.out, d.at = true, diveSend, nil, 0
		return
	}
	t.endDive()
}

// endDive closes the attack and goes back to what it was part of.
func (t *turnover) endDive() {
	d := t.p.dive()
	t.say(engine.EventBattle, "17.47", "awaw.dive.ends", sp(int(d.hex)))
	t.end(d)
}

// afterKamikazes takes the air of carriers in a port that was attacked off them.
func (t *turnover) afterKamikazes(f frame) {
	if hex := int(f.(*dive).hex); !t.p.w.board.Space(hex).Sea {
		t.offDecks(hex)
	}
}

// kamikazesOver goes on with a naval combat after them: with the other strikes, or not at all if the force under way is no more.
func (t *turnover) kamikazesOver(d *dive) {
	p, b := t.p, t.p.sea()
	switch {
	case !p.w.board.Space(int(d.hex)).Sea:
		t.offDecks(int(d.hex))
	case !d.outside:
		t.nextStrike()
	case !p.forces[b.mover].onBoard() || !p.manned(int(b.mover)):
		t.end(b)
	}
}
