// Odds of a single roll: what a side may lose in the round to come, for charts.
package aircombat

import (
	"cmp"
	"fmt"
)

// LossChance is how likely a side loses so much in a round.
type LossChance struct {
	Eliminated, Aborted int
	P                   float64
}

// RoundLosses gives, for each side, what the next round may cost it, aborts included and held to the units it has;
// sorted from least to most. Errors are those of Force.Check. Abort results that have no effect on the defender are left out, as are aborts of
// inverted units under the results as dealt by default.
func (r *Rules) RoundLosses(att, def Force, c Conditions) (attacker, defender []LossChance, err error) {
	for s, f := range [2]Force{att, def} {
		if err := cmp.Or(f.Check(), r.known(f)); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", sideWord(s), err)
		}
	}
	if r.InSquadrons(att, def, c) {
		att, def = r.Convert(att), r.Convert(def)
		c.Squadrons = true
	}
	net := r.Net(att, def, c)
	back := r.Strength(def, c.Squadrons)
	if c.Silent {
		back = 0
	}
	attacker = r.suffers(att, back, -net, Options{Bombing: c.Bombing})
	defender = r.suffers(def, r.Strength(att, c.Squadrons), net, Options{Bombing: c.Bombing, NoAborts: c.DefenderStays()})
	return attacker, defender, nil
}

func (r *Rules) suffers(f Force, strength, net int, o Options) []LossChance {
	var out []LossChance
	for s := 2; s <= 12; s++ {
		x := LossChance{P: ways[s] / 36}
		for _, l := range r.NewDeal(f, r.Read(strength, s+net), o).Default().Losses() {
			x.Eliminated += l.Eliminated
			x.Aborted += l.Aborted
		}
		if n := len(out); n > 0 && out[n-1].Eliminated == x.Eliminated && out[n-1].Aborted == x.Aborted {
			out[n-1].P += x.P
			continue
		}
		out = append(out, x)
	}
	return out
}
