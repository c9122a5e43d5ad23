// Marches: to attack, to take what is empty, to guard what is threatened, to cut off; and who stays where he is (13, 15).

package awaw

import (
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// trip is where one unit could go.
type trip struct {
	unit  int // index in Troops
	cmds  []engine.Command
	spent bool
}

// march plans all movement of the step: what flies, overruns that are certain, then attacks to be made, then what is left. What moves
// now is asked again, and ends the step when nothing more is worth it.
func (a *air) march(buf []engine.Command) []engine.Command {
	if a.sight.Has(awaw.VerbAssault) {
		return append(buf, a.sight.All(awaw.VerbAssault)[0])
	}
	a.survey()
	if lift := a.lifts(); len(lift) > 0 { // before anything else moves (18.547A)
		return append(buf, lift...)
	}
	if over := a.overruns(); len(over) > 0 {
		return append(buf, over...)
	}
	start := len(buf)
	trips := a.trips()
	a.cuts(trips)
	buf = a.gather(trips, buf)
	buf = a.settle(trips, buf)
	if len(buf) > start {
		return buf
	}
	return a.done(buf)
}

// drafted tells whether an overrun was drafted and not announced.
func (a *air) drafted() bool {
	return slices.ContainsFunc(a.sight.Land.Troops, func(t awaw.GlanceTroop) bool { return t.Side == a.sight.Side && t.Joined })
}

// trips lists where every unit could go.
func (a *air) trips() []trip {
	s := &a.sight
	moves := a.sight.All(awaw.VerbMarch)
	var out []trip
	for i := 0; i < len(moves); {
		j := i
		for ; j < len(moves) && moves[j].A == moves[i].A; j++ {
		}
		for k := range s.Land.Troops {
			if s.Land.Troops[k].Troop == moves[i].A.Index() {
				out = append(out, trip{unit: k, cmds: moves[i:j]})
			}
		}
		i = j
	}
	return out
}

// mostCuts bounds the hexes tried for what they cut off.
const mostCuts = 24

// cuts fills in what armor would cut off from supply in hexes it can reach.
func (a *air) cuts(trips []trip) {
	s, l := &a.sight, &a.land
	var before []bool
	tried := map[int]bool{}
	for _, t := range trips {
		u := &s.Land.Troops[t.unit]
		if !u.Armor || s.Turn >= s.Turns {
			continue
		}
		for _, c := range t.cmds {
			b := c.B.Index()
			if len(tried) >= mostCuts || s.Pos.Holder(b) != s.Foe || tried[b] || !a.lined(b) {
				continue
			}
			if before == nil {
				l.reached = s.Pos.Reached(s.Foe, l.reached)
				before = l.reached
			}
			if !before[b] {
				continue
			}
			tried[b] = true
			l.at(b).cuts = float64(s.Pos.CutOff(s.Foe, b, before))
		}
	}
}

// overruns drafts armor for an overrun at sufficient odds without any support, if there is one worth it.
func (a *air) overruns() []engine.Command {
	s, l := &a.sight, &a.land
	moves := a.sight.All(awaw.VerbOverrun)
	if a.drafted() {
		return nil
	}
	var best []engine.Command
	top := 0.3
	for _, first := range moves {
		t := s.Troop(first.A)
		h := &l.hexes[first.B.Index()]
		if t == nil || h.foe == 0 {
			continue
		}
		cmds := []engine.Command{first}
		n := t.Factors
		strength := h.foeStrength
		if a.overRiver(t.Space, first.B.Index()) {
			strength = max(strength, h.foe*l.scape.River)
		}
		for _, c := range moves {
			u := s.Troop(c.A)
			if n < l.scape.Overrun*strength && c.B == first.B && c.A != first.A && u != nil && u.Space == t.Space && len(cmds) < 2 {
				cmds = append(cmds, c)
				n += u.Factors
			}
		}
		if n < l.scape.Overrun*strength {
			continue
		}
		v := h.foeWorth + groundWorth*float64(h.foe) + a.holdWorth(first.B.Index()) + a.nearer(first.B.Index()) - 0.2*float64(n)
		if v > top {
			best, top = append(cmds, engine.Command{Side: s.Side, Verb: awaw.VerbAssault, B: first.B}), v
		}
	}
	return best
}

// borders tells whether a hex can be attacked by land from another.
func (a *air) borders(from, to int) bool {
	return slices.ContainsFunc(a.land.scape.Ways[from], func(w awaw.LandWay) bool { return w.To == to })
}

func (a *air) overRiver(from, to int) bool {
	for _, w := range a.land.scape.Ways[from] {
		if w.To == to {
			return w.River
		}
	}
	return false
}

// spareAir is the air that could support an attack on a hex, in factors.
func (a *air) spareAir(hex int) int {
	s := &a.sight
	n := 0
	for i := range s.Units {
		u := &s.Units[i]
		b := s.BaseAt(u.Base)
		if u.Side == s.Side && u.Fights && !u.Inverted && u.Target < 0 && b != nil && b.Open && s.Pos.FlightHexes(u.Base, hex) <= u.Range {
			n += u.Thirds
		}
	}
	return sight.Factors(n)
}

// marchingUp adds those who can march to the hex's side, each by the way that costs least.
func (a *air) marchingUp(x *gathering, trips []trip, used []bool) {
	s, l := &a.sight, &a.land
	room := map[int]int{}
	beside := a.besides(x.hex)
	for _, t := range trips {
		if used[t.unit] {
			continue
		}
		u := &s.Land.Troops[t.unit]
		if !u.Attacks || u.Supply == 2 || slices.Contains(x.force, t.unit) {
			continue
		}
		var to engine.Command
		top, stays, known := -2.5, 0.0, false
		for _, c := range t.cmds {
			b := c.B.Index()
			if !slices.Contains(beside, b) || l.hexes[b].ownN+room[b] >= l.scape.Stack {
				continue
			}
			if !known {
				stays, known = a.placed(u, u.Space), true
			}
			if v := a.placed(u, b) - stays; v > top {
				to, top = c, v
			}
		}
		if to != (engine.Command{}) {
			room[to.B.Index()]++
			a.join(x, t.unit, to, to.B.Index())
		}
	}
}

// went takes a march into the survey.
func (a *air) went(t *awaw.GlanceTroop, to int) {
	l := &a.land
	from := l.at(t.Space)
	times := l.scape.Guard[t.Space]
	from.own, from.ownN, from.ownStrength = from.own-t.Factors, from.ownN-1, from.ownStrength-t.Factors*times
	h := l.at(to)
	h.own, h.ownN, h.ownStrength = h.own+t.Factors, h.ownN+1, h.ownStrength+t.Factors*l.scape.Guard[to]
	a.sentTo(to, t.Factors)
	t.Space = to
}

// cutWorth is the worth of a point of the enemy's that is cut off.
const cutWorth = 0.3

// marchGain is what a march must bring to be made.
const marchGain = 0.25

// settle moves what is not needed for an attack to where it is worth more: the move that gains most first.
func (a *air) settle(trips []trip, buf []engine.Command) []engine.Command {
	s, l := &a.sight, &a.land
	for range len(trips) {
		best, at, top := engine.Command{}, -1, marchGain
		for k := range trips {
			t := &trips[k]
			if t.spent {
				continue
			}
			u := &s.Land.Troops[t.unit]
			stays := a.placed(u, u.Space)
			for _, c := range t.cmds {
				to := c.B.Index()
				if to == u.Space || l.hexes[to].ownN >= l.scape.Stack {
					continue
				}
				if v := a.placed(u, to) - stays; v > top {
					best, at, top = c, k, v
				}
			}
		}
		if at < 0 {
			break
		}
		trips[at].spent = true
		buf = append(buf, best)
		a.went(&s.Land.Troops[trips[at].unit], best.B.Index())
	}
	return buf
}

// placed is what it is worth to have a unit in a hex when the enemy moves: what it takes or guards there, the way it opens,
// less what it risks and what it starves.
func (a *air) placed(t *awaw.GlanceTroop, hex int) float64 {
	s, l := &a.sight, &a.land
	h := &l.hexes[hex]
	others, othersStrength := h.own, h.ownStrength
	if t.Space == hex && !t.Afloat {
		others -= t.Factors
		othersStrength -= t.Factors * l.scape.Guard[hex]
	}
	v := 0.0
	ours := s.Pos.Holder(hex) == s.Side
	if !ours && h.foe == 0 && others == 0 {
		v += a.holdWorth(hex) + cutWorth*h.cuts
	}
	strength := othersStrength + t.Factors*l.scape.Guard[hex]
	if ours || h.foe == 0 {
		v += a.guarding(hex, others, othersStrength, strength)
	}
	v += a.drawn(hex) * float64(t.Factors) / (float64(t.Factors) + 1)
	worth := float64(t.Worth) + groundWorth*float64(t.Factors)
	v -= l.m.fear * worth * a.exposed(strength, h.reach)
	if t.Supply < 2 && s.Turn < s.Turns && !a.lined(hex) {
		v -= 0.8 * worth
	}
	return v
}

// guarding is what a unit adds to the safety of a place that is worth something to somebody.
func (a *air) guarding(hex, others, before, after int) float64 {
	h := &a.land.hexes[hex]
	if h.reach == 0 || a.sight.Turn >= a.sight.Turns && a.sight.Phasing == sideCount {
		return 0
	}
	based := 0.0
	if g := a.sight.GroundAt(hex); g != nil {
		based = basedWorth * float64(g.Own) / units.PerFactor
	}
	stake := h.foeDirect + based + plainWorth
	safe := func(strength int) float64 {
		if strength == 0 {
			return 0
		}
		return float64(strength) / float64(strength+h.reach)
	}
	return stake * (safe(after) - safe(before))
}
