// 17.59, 17.83, 18.57, 26: what gets through bombs: the bombing table is the house's, or its results are typed in. Flying bombs
// are shot at by whoever meets them, and do not shoot back.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// fightBombing numbers bombing rolls for dice keys, beside the kinds of air fight.
const fightBombing = 24

// overTarget follows the fight over a target: what is left of the bombers is about to bomb.
func (t *turnover) overTarget(target int) {
	p := t.p
	n := p.bombersOver(target)
	if n == 0 {
		t.say(engine.EventBattle, "18.57", "awaw.raid.fails", sp(target))
		return
	}
	b := &bombing{target: int16(target), n: uint8(min(n, 255))}
	if p.rangeToSpare(target) {
		b.spare = uint8(p.w.strategy.Bombing.Spare)
	}
	t.say(engine.EventBattle, "18.57", "awaw.raid.through", n, sp(target))
	t.push(b)
}

// rangeToSpare tells whether all that bomb a target could fly twice as far.
func (p *Position) rangeToSpare(target int) bool {
	for _, c := range p.counters {
		if !c.onTask(taskRaid) || int(c.target) != target {
			continue
		}
		if (c.kind == units.StrategicBomber || c.kind == units.AAF) && 2*p.wayFlown(c) > p.w.rangeOf(c) {
			return false
		}
	}
	return true
}

// legalBombings lists the results that may be typed in for a target.
func (p *Position) legalBombings(buf []engine.Command) []engine.Command {
	if p.w.opt.askBombing {
		for n := range p.standing(p.w.worksAt(int(p.bombing().target))) + 1 {
			buf = append(buf, typedResult(p.phasing(), n))
		}
	}
	return buf
}

// bombingRollRefusal tells why the roll for a target is not wanted.
func (p *Position) bombingRollRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.w.opt.askBombing:
		return "26", "awaw.no.roll"
	case !plain(c):
		return "26", "awaw.no.such"
	}
	return "", ""
}

// bombingResultRefusal tells why a result for a target may not be typed in.
func (p *Position) bombingResultRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case !p.w.opt.askBombing:
		return "26", "awaw.no.roll"
	case c.A != 0 || c.B != 0 || c.C != 0:
		return "26", "awaw.no.such"
	case c.N < 0 || int(c.N) > p.standing(p.w.worksAt(int(p.bombing().target))):
		return "26", "awaw.no.bombing.result"
	}
	return "", ""
}

// rollBombing rolls for a target: first those who shoot at flying bombs, then for what comes down on it.
func (t *turnover) rollBombing() error {
	p, b := t.p, *t.p.bombing()
	n := int(b.n)
	if b.guns > 0 {
		sum, err := t.bombingDice(b, 1, "17.59", p.defending())
		if err != nil {
			return err
		}
		shot := min(n, p.w.air.Read(int(b.guns), sum).Eliminated)
		n -= shot
		t.say(engine.EventLoss, "17.59", "awaw.bombs.shot", shot, sp(int(b.target)), n)
	}
	hits := 0
	if n > 0 {
		sum, err := t.bombingDice(b, 0, "26", p.phasing())
		if err != nil {
			return err
		}
		if b.spare > 0 {
			t.ev[len(t.ev)-1].Ledger.Add("26", int(b.spare), engine.Say("awaw.why.spare"))
		}
		left := p.standing(p.w.worksAt(int(b.target))) // more than stands cannot fall
		falls := func(roll int) int { return min(left, p.w.strategy.hits(n, roll+int(b.spare))) }
		hits = falls(sum)
		t.ev[len(t.ev)-1].Fact().Chance = effectChances(p.phasing(), sp(int(b.target)), hits, falls)
	}
	t.bombed(hits)
	return nil
}

// bombingDice rolls two dice about a target and tells of them.
func (t *turnover) bombingDice(b bombing, roll uint8, cite engine.Cite, side engine.Side) (int, error) {
	p := t.p
	faces, err := t.dice.Roll(engine.Ask{N: 2, Sides: 6, Cite: cite, Why: engine.Say("awaw.dice.bombing", side, sp(int(b.target))),
		Key: engine.Key{Turn: uint16(p.turn), Half: p.half, Phase: uint8(p.phase), Fight: fightBombing, Place: sp(int(b.target)), Round: 1, Roll: roll}})
	if err != nil {
		return 0, err
	}
	t.say(engine.EventDice, cite, "awaw.bombing.rolled", side, faces[0], faces[1], sp(int(b.target)))
	t.ev[len(t.ev)-1].Dice = []int{faces[0], faces[1]}
	return faces[0] + faces[1], nil
}

// hits reads the bombing table: the row of the most bombers there are, the roll held to its columns.
func (r *strategicRules) hits(bombers, roll int) int {
	k := r.row(bombers)
	if k < 0 {
		return 0
	}
	return r.Bombing.Results[k][r.column(roll)]
}

// row is the row of the bombing table for a number of bombers, -1 for none.
func (r *strategicRules) row(bombers int) int {
	k := len(r.Bombing.Rows) - 1
	for k >= 0 && r.Bombing.Rows[k] > bombers {
		k--
	}
	return k
}

// column is the column of the bombing table for a roll.
func (r *strategicRules) column(roll int) int {
	return min(max(roll-firstBombingRoll, 0), bombingColumns-1)
}

// bombed enters what a bombing did: points of the target down, BRPs its owner loses, points for the other side.
func (t *turnover) bombed(hits int) {
	p := t.p
	b := p.bombing()
	target := int(b.target)
	k := p.w.worksAt(target)
	n := min(hits, p.standing(k))
	e := engine.Ended{FightID: b.fightID(p), Sides: b.foes(p), Got: [2]int{n}, Left: p.standing(k) - n, Origin: p.raidedFrom(b.fightID(p))}
	if r := p.raidOn(target); r != none {
		e.Bombs = int(p.raids[r].bombs)
	}
	t.over = append(t.over, e)
	t.end(b)
	owner := p.defending()
	if len(p.damage) == 0 {
		p.damage = make([]int16, len(p.w.works))
	}
	p.damage = cow(p.damage)
	p.damage[k] += int16(n)
	p.points = cow(p.points)
	p.points[p.phasing()-1] += int16(n) * p.w.works[k].worth
	brp := 0
	if p.produces(owner) { // what it has not got it lacks when the next comes in
		brp = n * p.w.strategy.Bombing.BRP
		p.brp = cow(p.brp)
		p.brp[owner-1] -= int16(brp)
	}
	t.say(engine.EventBattle, "26", "awaw.bombed", sp(target), n, p.standing(k), engine.Say("awaw.works."+p.w.works[k].kind))
	if brp > 0 {
		t.say(engine.EventBattle, "26", "awaw.bombed.brp", owner, brp)
	}
}

// produces tells whether the scenario gives a side BRPs at all.
func (p *Position) produces(side engine.Side) bool {
	for _, x := range p.w.sc.Production {
		if p.w.sc.sides[x.Side] == side {
			return true
		}
	}
	return false
}

// repairs lifts damage from the works of the side whose player turn opens.
func (t *turnover) repairs() {
	p := t.p
	mended := 0
	for k, x := range p.w.works {
		if len(p.damage) == 0 || p.control[x.space] != p.phasing() || p.damage[k] == 0 {
			continue
		}
		n := min(int(p.damage[k]), p.w.strategy.Bombing.Repair)
		p.damage = cow(p.damage)
		p.damage[k] -= int16(n)
		mended += n
	}
	if mended > 0 {
		t.say(engine.EventNote, "26", "awaw.repaired", p.phasing(), mended)
	}
}

var bombingAnswers = answers{
	roll: answer{refuse: (*Position).bombingRollRefusal, roll: (*turnover).rollBombing, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "26", told("roll.bombing")
	}},
	verdict: answer{refuse: (*Position).bombingResultRefusal, do: func(t *turnover, c engine.Command) { t.bombed(int(c.N)) }, list: (*Position).legalBombings,
		tell: func(_ *Position, c engine.Command, l *engine.Label) {
			l.Cite, l.Name = "26", told("bombing.result", int(c.N))
		}},
}

func (b *bombing) moment() moment { return momentBombing }

func (b *bombing) answers() *answers { return &bombingAnswers }

func (b *bombing) asked(p *Position) engine.Side { return p.phasing() }
