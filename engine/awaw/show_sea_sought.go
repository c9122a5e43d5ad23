// Ships that are sought at sea: who looks for whom in a round of naval combat, and what seeking a force would bring before anybody goes
// (18.58, 22.44, 23.44).

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
)

// commitPrompt says who looks for whom where a round of naval combat begins, and what becomes of a force that was under way.
func (p *Position) commitPrompt(q engine.Prompt) engine.Prompt {
	b := p.sea()
	at := sp(int(b.hex))
	q.Cite, q.Limit = "18.58", p.limited("awaw.limit.commit")
	switch {
	case b.round > 1:
		q.Ask = engine.Say("awaw.ask.commit", int(b.round), at)
	case b.hunter != none:
		q.Ask = engine.Say("awaw.ask.commit.met", tf(int(b.hunter)), tf(int(b.mover)), at)
	case len(p.groupsAt(b.side(1), int(b.hex))) > 0:
		q.Ask = engine.Say("awaw.ask.commit.both", at)
	case b.whose != 0:
		q.Ask = engine.Say("awaw.ask.commit.seek", at)
	case b.mover != none:
		q.Ask = engine.Say("awaw.ask.commit.mover", tf(int(b.mover)), at)
	default:
		q.Ask = engine.Say("awaw.ask.commit.sought", at)
	}
	if b.mover != none && b.whose == 0 && b.to != b.hex {
		q.Limit = p.limited("awaw.limit.commit.mover", sp(int(b.to)))
	}
	return q
}

// findPrompt asks for the dice of the search: who has nobody to find there throws them too, for both totals tell who is surprised.
func (p *Position) findPrompt(q engine.Prompt) engine.Prompt {
	b := p.sea()
	own := b.number(p.phasing())
	ask, limit := "awaw.ask.find", "awaw.limit.find"
	if len(p.groupsAt(b.side(1-own), int(b.hex))) == 0 {
		ask, limit = "awaw.ask.find.us", "awaw.limit.find.us"
	}
	q.Ask, q.Limit, q.Cite = engine.Say(ask, sp(int(b.hex))), engine.Say(limit, p.w.naval.SearchBonus(p.searchers(own))), "22.44"
	return q
}

// soughtOdds is what seeking the ships in a hex would bring the side asked: how likely they are found if all search that can, and what all
// that reach them would do to those that are known if all air on their decks flies over them. False where nobody may seek ships there now.
func (p *Position) soughtOdds(hex int) ([]engine.Chart, bool) {
	c, ok := p.sought(hex)
	if !ok {
		return nil, false
	}
	q := p.clone()
	t := &turnover{p: q, supposed: true}
	t.hunt(c)
	q = t.p
	b := t.seas()
	k := b.number(c.Side)
	b.whose = k
	s := q.searchers(k)
	for i, x := range q.counters {
		if x.alive() && q.w.sideOf(x.nation) == c.Side && !x.onDeck() {
			if _, why := q.mayCommit(i, "18.58A"); why == "" {
				s.Squadrons += q.squadrons(i)
			}
		}
	}
	fates := engine.Chart{Title: engine.Say("awaw.chart.sought", c.B), Unit: engine.Say("awaw.chart.unit.fates"), Kind: engine.ChartOutlook, Of: c.B}
	fates.Bars = append(fates.Bars, engine.Bar{Side: c.Side, Name: engine.Say("awaw.fate.found"), P: q.findsSome(k, s)})
	b.stage = seaStrike
	for _, f := range q.groupsAt(3-c.Side, hex) {
		if !q.forces[f].has(forceKnown) {
			continue
		}
		b.found[1-k] |= 1 << uint(f)
		strike := aircombat.Strike{}
		for _, x := range q.legalStrikes(c.Side, nil) {
			if q.forceAt(x.B) == f {
				strike.Force = append(strike.Force, q.squadronsOf(x.A.Index(), aircombat.Attack))
			}
		}
		ships := q.shipsIn(f)
		for _, i := range ships {
			strike.Against = append(strike.Against, q.ships[i].nation)
		}
		guards, over := q.patrolsAboard(f)
		list := q.strikePlanCharts(c.B, ships, strike, guards, q.coverOver(over, 0))
		if len(list) == 0 {
			continue
		}
		for _, x := range list[1:] {
			fates.Bars = append(fates.Bars, x.Bars...)
		}
		return []engine.Chart{list[0], fates}, true // of the first that is known
	}
	return []engine.Chart{fates}, true
}

// patrolsAboard is the air on the decks of a force that may fly over it as combat air patrol before it is searched for (17.33E), and its
// counters.
func (p *Position) patrolsAboard(force int) (f aircombat.Force, over []int) {
	for i, c := range p.counters {
		if !c.alive() || !c.onDeck() || int(p.ships[c.aboard()].force) != force+1 || p.seaworthy(c) != "" || p.squadrons(i) == 0 {
			continue
		}
		f = append(f, p.squadronsOf(i, aircombat.Cover))
		over = append(over, i)
	}
	return f, over
}
