// What may come of meeting air transports on their way, before and after it is said who goes (18.621, 18.623).

package awaw

import (
	"math"
	"slices"

	"awaw/engine"
)

// barredOdds is what those sent against the transports in a hex would do to them, or those who stand ready to attack them; ok is false where
// nobody is asked that, or nobody has been sent there.
func (p *Position) barredOdds(hex int) (c engine.Chart, ok bool) {
	s := p.sortie()
	if s == nil || p.fight() != nil || s.stage == sortieGuard || int(s.where) != hex || len(p.barrers()) == 0 {
		return c, false
	}
	_, failing := p.strikeOdds(hex, p.barrers())
	carrier, side := ct(int(s.carrier)), p.defending()
	c = engine.Chart{Title: engine.Say("awaw.chart.bar"), Unit: engine.Say("awaw.chart.unit.chance"), Kind: engine.ChartOutlook, Of: sp(hex)}
	last := len(failing) - 1
	if last > 1 {
		c.Bars = append(c.Bars, engine.Bar{Side: side, Name: engine.Say("awaw.fate.bar.any", carrier), P: 1 - failing[0], Of: carrier})
	}
	c.Bars = append(c.Bars, engine.Bar{Side: side, Name: engine.Say("awaw.fate.bar.all", carrier), P: failing[last], Of: carrier, Worst: true})
	return c, true
}

// barChance is how likely, in whole per cent, the transports are stopped in part at least if nobody protects them: by those sent against them, or
// while nobody is by all who can come to the hex where that is likeliest.
func (p *Position) barChance() int {
	most := 0.0
	by := func(hex int, who []int) {
		_, failing := p.strikeOdds(hex, who)
		most = max(most, 1-failing[0])
	}
	if who := p.barrers(); len(who) > 0 {
		by(int(p.sortie().where), who)
		return int(math.Round(100 * most))
	}
	legal := p.legalBars(nil)
	slices.SortStableFunc(legal, func(a, b engine.Command) int { return a.B.Index() - b.B.Index() })
	for len(legal) > 0 {
		n := 0
		var who []int
		for n < len(legal) && legal[n].B == legal[0].B {
			who = append(who, legal[n].A.Index())
			n++
		}
		by(legal[0].B.Index(), who)
		legal = legal[n:]
	}
	return int(math.Round(100 * most))
}
