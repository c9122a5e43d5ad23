// Exact odds: the whole distribution of survivors, round by round or to the finish, aborted units fighting on.
//
// Only eliminations change who is left, so aborts do not enter. Where the owner may choose, the group listed first
// takes the loss. A side of strength 0 with units left (transports, kamikazes) does not shoot and is shot at until it
// is gone; two such sides leave each other alone for ever, and the fight ends there.
package aircombat

import (
	"cmp"
	"slices"

	"awaw/units"
)

// Odds gives the distribution after rounds rounds, or when a side is gone if rounds is 0. States are sorted, the most
// units first; they sum to 1. Squadrons stay squadrons until the fight is over. Errors are those of Force.Check.
func (r *Rules) Odds(att, def Force, c Conditions, rounds int) ([]State, error) {
	if err := att.Check(); err != nil {
		return nil, err
	}
	if err := def.Check(); err != nil {
		return nil, err
	}
	c.Squadrons = r.InSquadrons(att, def, c)
	if c.Squadrons {
		att, def = r.Convert(att), r.Convert(def)
	}
	if rounds == 0 && plain(att) && plain(def) && att[0].N <= DuelMax && def[0].N <= DuelMax {
		return r.NewDuel(att[0], def[0], c).States(att[0].N, def[0].N), nil
	}
	w := newWalk(r, att, def, c)
	if rounds > 0 {
		return w.rounds(rounds), nil
	}
	return w.finish(), nil
}

// plain tells whether a force is one group that shoots: the modifier then never changes but for its jets.
func plain(f Force) bool {
	return len(f) == 1 && f[0].N > 0 && !f[0].Aside && shoots(f[0])
}

// shoots tells that one unit is one on the row, so that the modifier and the strength follow from its number alone.
func shoots(g Group) bool {
	return g.Type == units.AAF || g.Type == units.NAS || g.Type == units.StrategicBomber || g.Type == units.Interceptor
}

// totals gathers probabilities by units left.
type totals struct {
	at map[[2]int]int
	s  []State
}

func (t *totals) add(a, d int, p float64) {
	if p == 0 {
		return
	}
	k := [2]int{a, d}
	i, ok := t.at[k]
	if !ok {
		i = len(t.s)
		t.at[k] = i
		t.s = append(t.s, State{Attacker: a, Defender: d})
	}
	t.s[i].P += p
}

func (t *totals) sorted() []State {
	slices.SortFunc(t.s, func(x, y State) int {
		if x.Attacker != y.Attacker {
			return cmp.Compare(y.Attacker, x.Attacker)
		}
		return cmp.Compare(y.Defender, x.Defender)
	})
	return t.s
}

// Expected is the mean number of units left on each side.
func Expected(states []State) (attacker, defender float64) {
	for _, s := range states {
		attacker += s.P * float64(s.Attacker)
		defender += s.P * float64(s.Defender)
	}
	return attacker, defender
}
