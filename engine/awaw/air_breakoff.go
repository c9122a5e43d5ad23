// Where it pays to break off a fight: who would end it at every number of units left, and what one more round costs
// (18.522B, 18.523). Worked out when asked, for it takes longer than the chances of a round.

package awaw

import (
	"math"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// partingMost is the most units of a side for which the chart is drawn, and partingGroups the most groups of both sides
// together for which best play is worked out while a player waits.
const (
	partingMost   = 18
	partingGroups = 4
)

// parting adds to an answer about the fight at hand who would break it off when, and what another round costs on average.
func (p *Position) parting(f *fight, a *engine.Answer) {
	att, def := p.groups(f.copy(), attacker, true), p.groups(f.copy(), defender, true)
	n := [2]int{att.Total(), def.Total()}
	if n[0] == 0 || n[1] == 0 || p.onlyRound(f) {
		return
	}
	if x, y, err := p.w.air.RoundLosses(att, def, f.conditions(p)); err == nil {
		costs := func(side int, l []aircombat.LossChance) []any {
			sum := 0.0
			for _, c := range l {
				sum += c.P * float64(c.Eliminated)
			}
			tenths := int(math.Round(sum * 10))
			return []any{f.sideOf(p, side), tenths / 10, tenths % 10}
		}
		said := "awaw.parting.round"
		if f.squadrons {
			said = "awaw.parting.round.squadrons"
		}
		a.Lines = append(a.Lines, engine.AnswerLine{Text: engine.Say(said, append(costs(attacker, x), costs(defender, y)...)...), Cite: "18.522B"})
	}
	if n[0] > partingMost || n[1] > partingMost || len(att)+len(def) > partingGroups {
		return
	}
	best := aircombat.Stay{Best: true}
	o, err := p.w.air.Odds(&aircombat.Question{Attacker: att, Defender: def, Conditions: f.conditions(p), Stay: [2]aircombat.Stay{best, best}, Boundary: true})
	if err != nil {
		return
	}
	calls := map[aircombat.Call]int{aircombat.CallGo: engine.CallGo, aircombat.CallRelief: engine.CallGo, aircombat.CallLeave: engine.CallSecond,
		aircombat.CallStop: engine.CallFirst, aircombat.CallDepends: engine.CallEither}
	c := engine.Chart{Title: engine.Say("awaw.parting"), Unit: engine.Say("awaw.parting.unit"), Kind: engine.ChartCalls, At: n[:],
		Bars: []engine.Bar{{Side: f.sideOf(p, attacker)}, {Side: f.sideOf(p, defender)}}}
	if f.squadrons {
		c.Unit, c.Parts = engine.Say("awaw.parting.unit.squadrons"), units.PerFactor
	}
	for _, row := range o.Boundary {
		var out []int
		for _, call := range row {
			out = append(out, calls[call])
		}
		c.Grid = append(c.Grid, out)
	}
	a.Charts = append(a.Charts, c)
}

// leftOf is how many units a counter has in the fight at hand, in what the fight counts.
func (p *Position) leftOf(counter int) int {
	if p.fight() != nil {
		for _, side := range p.fight().force {
			for _, m := range side {
				if int(m.c) == counter {
					return int(m.units)
				}
			}
		}
	}
	return int(p.counters[counter].size)
}
