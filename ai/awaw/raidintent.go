// Intent of strategic warfare and of what is done beside the fighting: raids and who meets them, building, the loss that is taken,
// and steps in which nothing more is wanted.

package awaw

import (
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// raidIntent words raids, who meets them, flying bombs, and changes of front.
func (a *air) raidIntent(moves []engine.Command) (meant, expected []engine.Text) {
	s := &a.sight
	type part struct {
		verb   engine.Verb
		at     int
		flying sortie
		lead   int
	}
	var list []part
	fronts := 0
	for _, c := range moves {
		u := s.Unit(c.A)
		switch {
		case c.Verb == awaw.VerbLaunch:
			meant = append(meant, engine.Say("ai.meant.launch", c.C, int(c.N)))
		case u == nil:
		case c.Verb == awaw.VerbFront:
			fronts++
		case c.Verb == awaw.VerbRaid || c.Verb == awaw.VerbOppose:
			i := 0
			for i < len(list) && (list[i].verb != c.Verb || list[i].at != c.B.Index()) {
				i++
			}
			if i == len(list) {
				list = append(list, part{c.Verb, c.B.Index(), sortie{awaw.NoSortie}, u.Counter})
			}
			list[i].flying = a.over(list[i].flying, u, list[i].at)
		}
	}
	for _, x := range list {
		at := engine.SpaceRef(x.at)
		left, worth := a.works(x.at)
		if x.verb == awaw.VerbOppose {
			meant = append(meant, engine.Say("ai.meant.oppose", at, x.flying.total()))
			if v := a.opposed(x.at, x.flying, left, worth); v > 0 {
				expected = append(expected, engine.Say("ai.expected.spared", at, tenths(v)))
			}
			continue
		}
		if x.flying.Escort == 0 {
			meant = append(meant, engine.Say("ai.meant.raid.alone", at, x.flying.total()))
		} else {
			meant = append(meant, engine.Say("ai.meant.raid", at, x.flying.Heavy+x.flying.Army, x.flying.Escort))
		}
		met, jets, drm, radar := s.Pos.Opposition(x.lead, x.at)
		alone := a.raidWorth(x.flying, 0, 0, 0, 0, left, worth)
		expected = append(expected, engine.Say("ai.expected.raid", at, tenths(alone), tenths(a.raidWorth(x.flying, met, jets, drm, radar, left, worth))))
	}
	if fronts > 0 {
		meant = append(meant, engine.Say("ai.meant.front", fronts))
	}
	return meant, expected
}

// works is what of a target can still be bombed, and what a point of it is worth.
func (a *air) works(at int) (left, worth int) {
	for _, w := range a.sight.Strategy.Works {
		if w.Space == at {
			return w.Left, w.Worth
		}
	}
	return 0, 0
}

// opposed is what meeting the raid on a target saves and earns, in points.
func (a *air) opposed(at int, y sortie, left, worth int) float64 {
	for _, r := range a.sight.Strategy.Raids {
		switch {
		case r.Target != at:
		case r.Bombs > 0:
			return a.robotsWorth(r.Bombs, 0, left, worth) - a.robotsWorth(r.Bombs, y.total()+jetRow*y.Jets, left, worth)
		default:
			x := sortie{r.Sortie}
			return a.raidWorth(x, 0, 0, 0, 0, left, worth) - a.raidWorth(x, y.total(), y.Jets, y.DRM, r.Radar, left, worth)
		}
	}
	return 0
}

// otherIntent words what is left: building, research, bases, losses, the order of fights, the way home, and doing nothing more.
func (a *air) otherIntent(moves []engine.Command) []engine.Text {
	s := &a.sight
	c := moves[0]
	switch c.Verb {
	case awaw.VerbBuild:
		n := 0
		for _, m := range moves {
			if m.Verb == awaw.VerbBuild {
				n++
			}
		}
		return []engine.Text{engine.Say("ai.meant.build", n)}
	case awaw.VerbInvest:
		var out []engine.Text
		for _, m := range moves {
			if m.Verb == awaw.VerbInvest {
				out = append(out, engine.Say("ai.meant.invest", m.B, int(m.N)))
			}
		}
		return out
	case awaw.VerbAirbase:
		return []engine.Text{engine.Say("ai.meant.airbase", c.B)}
	case awaw.VerbResolve:
		return []engine.Text{engine.Say("ai.meant.resolve", c.B)}
	case awaw.VerbDefault:
		if a.asksLanding() {
			return []engine.Text{engine.Say("ai.meant.land")}
		}
		return []engine.Text{engine.Say("ai.meant.pay")}
	case awaw.VerbPay, awaw.VerbShare, awaw.VerbLose, awaw.VerbYield, awaw.VerbChoose:
		return []engine.Text{engine.Say("ai.meant.pay")}
	case awaw.VerbBreak:
		if u := s.Unit(c.A); u != nil && !u.Deck && u.Kind != units.NAS {
			return []engine.Text{engine.Say("ai.meant.break")}
		}
	case awaw.VerbLand:
		if u := s.Unit(c.A); u != nil && !u.Deck && s.Sea.Asked == awaw.SeaNothing {
			return []engine.Text{engine.Say("ai.meant.land")}
		}
	case awaw.VerbDisplace:
		return []engine.Text{engine.Say("ai.meant.displace", c.B)}
	case awaw.VerbDone:
		return []engine.Text{engine.Say("ai.meant.done")}
	}
	return nil
}

// asksLanding tells whether it is asked where air lands that has flown, outside the step of those who have attacked.
func (a *air) asksLanding() bool { return a.sight.Has(awaw.VerbLand) && a.sight.Has(awaw.VerbDefault) }
