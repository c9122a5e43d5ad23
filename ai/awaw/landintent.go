// Intent on the ground: what the commands of the ground war and of air transport were meant to do, and what was expected of
// them (13, 15, 18.53-18.56, 18.61-18.62).

package awaw

import (
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// purpose is one thing several commands are for: a verb and a place.
type purpose struct {
	verb    engine.Verb
	at      int
	units   int
	factors int // ground factors, or thirds of air
}

// landIntent words commands of the ground war.
func (a *air) landIntent(moves []engine.Command) (meant, expected []engine.Text) {
	s := &a.sight
	a.land.m = landManners[0]
	a.survey()
	var list []purpose
	add := func(v engine.Verb, at, factors int) {
		i := slices.IndexFunc(list, func(x purpose) bool { return x.verb == v && x.at == at })
		if i < 0 {
			i = len(list)
			list = append(list, purpose{verb: v, at: at})
		}
		list[i].units++
		list[i].factors += factors
	}
	for _, c := range moves {
		switch c.Verb {
		case awaw.VerbSupport, awaw.VerbDefend, awaw.VerbMeet:
			if u := s.Unit(c.A); u != nil {
				add(c.Verb, c.B.Index(), u.Thirds)
			}
		case awaw.VerbAssign, awaw.VerbOverrun, awaw.VerbAdvance:
			if t := s.Troop(c.A); t != nil {
				add(c.Verb, c.B.Index(), t.Factors)
			}
		case awaw.VerbMarch:
			if t := s.Troop(c.A); t != nil {
				add(c.Verb, a.headed(c.B.Index()), t.Factors)
			}
		case awaw.VerbLoad, awaw.VerbDepart:
			if m, e := a.flightIntent(c, moves); !m.IsZero() {
				meant, expected = append(meant, m), append(expected, e...)
			}
		case awaw.VerbPress:
			meant = append(meant, engine.Say("ai.meant.again", engine.SpaceRef(s.Land.Hex)))
			expected = append(expected, a.firstRound(s.Land.Hex, s.Land.Strength[0], 0, false))
		case awaw.VerbStop:
			meant = append(meant, engine.Say("ai.meant.stop", engine.SpaceRef(s.Land.Hex)))
		case awaw.VerbHold:
			meant = append(meant, engine.Say("ai.meant.keep", engine.SpaceRef(s.Land.Hex)))
		}
	}
	for _, x := range list {
		m, e := a.purposeText(x)
		meant = append(meant, m)
		if !e.IsZero() {
			expected = append(expected, e)
		}
	}
	if len(moves) == 1 && moves[0].Verb == awaw.VerbDone {
		switch s.Land.Asked {
		case awaw.AskSupport, awaw.AskAssault, awaw.AskDefend, awaw.AskMeet, awaw.AskBar, awaw.AskGuard, awaw.AskDrop:
			meant = append(meant, engine.Say("ai.meant.pass"))
		}
	}
	return meant, expected
}

// purposeText words one purpose.
func (a *air) purposeText(x purpose) (meant, expected engine.Text) {
	s, l := &a.sight, &a.land
	at := engine.SpaceRef(x.at)
	none := make([]bool, len(s.Land.Troops))
	switch x.verb {
	case awaw.VerbSupport:
		f := a.force(x.at, none, true)
		n := a.sum(f.force)
		air := l.hexes[x.at].support + sight.Factors(x.factors)
		return engine.Say("ai.meant.support", at, roundedUp(x.factors)), a.firstRound(x.at, n+min(air, l.scape.PerAir*n), l.hexes[x.at].shade, f.rivers)
	case awaw.VerbDefend:
		bare, covered := a.against(x.at, l.hexes[x.at].shade), a.against(x.at, l.hexes[x.at].shade+sight.Factors(x.factors))
		if bare.Att == 0 {
			return engine.Say("ai.meant.cover", at, roundedUp(x.factors)), engine.Text{}
		}
		return engine.Say("ai.meant.cover", at, roundedUp(x.factors)), engine.Say("ai.expected.cover", at, percent(l.odds.First(bare).Taken), percent(l.odds.First(covered).Taken))
	case awaw.VerbMeet:
		return engine.Say("ai.meant.meet", at, roundedUp(x.factors)), engine.Text{}
	case awaw.VerbAssign:
		air := min(l.hexes[x.at].support, l.scape.PerAir*x.factors)
		rivers := !slices.ContainsFunc(s.Land.Troops, func(t awaw.GlanceTroop) bool {
			return t.Side == s.Side && (t.Dropped && t.Space == x.at || !a.overRiver(t.Space, x.at) && a.borders(t.Space, x.at))
		})
		return engine.Say("ai.meant.attack", at, x.factors), a.firstRound(x.at, x.factors+air, l.hexes[x.at].shade, rivers)
	case awaw.VerbOverrun:
		return engine.Say("ai.meant.overrun", at, x.factors), engine.Text{}
	case awaw.VerbAdvance:
		return engine.Say("ai.meant.advance", at), engine.Text{}
	}
	switch {
	case slices.ContainsFunc(s.Land.Troops, func(t awaw.GlanceTroop) bool { return t.Side == s.Side && t.Space == x.at && t.Supply == 2 }):
		return engine.Say("ai.meant.relieve", at, x.units), engine.Text{}
	case s.Pos.Holder(x.at) == s.Side:
		return engine.Say("ai.meant.guard", at, x.units), engine.Text{}
	}
	return engine.Say("ai.meant.toward", at, x.units), engine.Text{}
}

// headed is the place a march to a hex is for: what is worth something there or next to it, else the goal that draws most.
func (a *air) headed(hex int) int {
	l := &a.land
	best, top := hex, 0.0
	for i := range l.goals {
		g := &l.goals[i]
		far := int(a.landFrom(g.space)[hex])
		if far >= farthest || g.keep && far > 0 {
			continue
		}
		if v := g.value * fade(far); v > top {
			best, top = g.space, v
		}
	}
	return best
}

// flightIntent words a flight of transports, and the loading of one that does not leave at once.
func (a *air) flightIntent(c engine.Command, moves []engine.Command) (meant engine.Text, expected []engine.Text) {
	s := &a.sight
	u := s.Unit(c.A)
	if u == nil {
		return meant, nil
	}
	if c.Verb == awaw.VerbLoad {
		if t := s.Troop(c.B); t != nil && s.Land.Asked == awaw.AskFeed {
			return engine.Say("ai.meant.feed", engine.SpaceRef(t.Space)), []engine.Text{a.through(u, t.Space)}
		}
		return meant, nil
	}
	key := "ai.meant.lift"
	loaded := a.aboard(c.A.Index()) || slices.ContainsFunc(moves, func(m engine.Command) bool { return m.Verb == awaw.VerbLoad && m.A == c.A })
	switch {
	case s.Land.Asked == awaw.AskFeed && loaded:
		key = "ai.meant.feed"
	case !loaded:
		key = "ai.meant.hump"
	case s.Land.Asked == awaw.AskDrop:
		key = "ai.meant.drop"
	}
	return engine.Say(key, c.B), []engine.Text{a.through(u, c.B.Index())}
}

// through words how much of a transport is likely to come through.
func (a *air) through(u *awaw.GlanceUnit, to int) engine.Text {
	return engine.Say("ai.expected.through", engine.SpaceRef(to), sight.Tenths(float64(u.Thirds)/units.PerFactor*(1-a.risk(u, to))), sight.Factors(u.Thirds))
}

// firstRound words what the first roll of an attack should bring.
func (a *air) firstRound(hex, att, cover int, rivers bool) engine.Text {
	c := a.clashAt(hex, att, cover, rivers)
	if c.Def <= 0 || c.Att <= 0 {
		return engine.Say("ai.expected.free", engine.SpaceRef(hex))
	}
	x := a.land.odds.First(c)
	return engine.Say("ai.expected.attack", engine.SpaceRef(hex), sight.Tenths(x.Theirs), sight.Tenths(x.Ours), percent(x.Taken))
}

// percent rounds a chance.
func percent(p float64) int { return int(100*p + 0.5) }

// roundedUp is what counters of so many thirds are called: a squadron alone is told as a factor.
func roundedUp(thirds int) int { return (thirds + units.PerFactor - 1) / units.PerFactor }
