// Intent at sea: what commands to task forces, and kamikazes, were meant to do. The enemy reads it: nothing is told that hangs on what
// is hidden from him, so what searches, protects and strikes out of the dark is told without numbers and without names.

package sea

import (
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// Intent words what the sea was answered and, where the enemy may know it, what that promised; false if it had nothing to do with the sea.
func (a *Admiral) Intent(moves []engine.Command) (meant, expected []engine.Text, ok bool) {
	s := a.sight
	c := moves[0]
	switch c.Verb {
	case awaw.VerbSail:
		return []engine.Text{engine.Say("ai.meant.sail", c.B)}, nil, true
	case awaw.VerbIntercept:
		return []engine.Text{engine.Say("ai.meant.intercept", c.B)}, nil, true
	case awaw.VerbHunt:
		return []engine.Text{engine.Say("ai.meant.hunt", c.B)}, a.huntExpected(c.B.Index()), true
	case awaw.VerbAim:
		return []engine.Text{engine.Say("ai.meant.aim", c.A, int(c.N))}, nil, true
	case awaw.VerbStrike, awaw.VerbResolve:
		meant, expected = a.strikeIntent(moves)
		return meant, expected, len(meant) > 0
	case awaw.VerbInvoke:
		return []engine.Text{engine.Say("ai.meant.invoke")}, nil, true
	case awaw.VerbConvert, awaw.VerbEnlist, awaw.VerbRaise:
		return []engine.Text{engine.Say("ai.meant.divine")}, nil, true
	case awaw.VerbDive, awaw.VerbDivert:
		return []engine.Text{engine.Say("ai.meant.dive", int(c.N))}, nil, true
	}
	switch s.Sea.Asked {
	case awaw.SeaCommits:
		if a.plain(moves) {
			return a.here("ai.meant.deploy"), nil, true
		}
		return nil, nil, true
	case awaw.SeaSpots:
		if a.plain(moves) {
			return a.here("ai.meant.spot"), nil, true
		}
		return nil, nil, true
	case awaw.SeaContinues:
		if c.Verb == awaw.VerbPress {
			return a.here("ai.meant.press"), nil, true
		}
		return a.here("ai.meant.stop"), nil, true
	}
	return nil, nil, c.Verb == awaw.VerbDone && a.Dark()
}

// Dark tells whether the enemy does not know what sails under some marker of the player: then he is not told of what is not done either,
// for it may be that there was nothing to do it with.
func (a *Admiral) Dark() bool {
	for i := range a.sight.Sea.Forces {
		if f := &a.sight.Sea.Forces[i]; f.Side == a.sight.Side && !f.Known {
			return true
		}
	}
	return false
}

// plain tells whether somebody the enemy sees, from land, is among those who are sent.
func (a *Admiral) plain(moves []engine.Command) bool {
	for _, c := range moves {
		if u := a.sight.Unit(c.A); c.Verb != awaw.VerbDone && u != nil && !u.Deck {
			return true
		}
	}
	return false
}

// here says something of the hex of the naval combat.
func (a *Admiral) here(key string) []engine.Text {
	if a.sight.Sea.Hex < 0 {
		return nil
	}
	return []engine.Text{engine.Say(key, engine.SpaceRef(a.sight.Sea.Hex))}
}

// huntExpected words what a hunt promises, where nobody can take part in it whom the enemy does not see.
func (a *Admiral) huntExpected(hex int) []engine.Text {
	if a.Dark() {
		return nil
	}
	return []engine.Text{engine.Say("ai.expected.points", engine.SpaceRef(hex), sight.Tenths(max(0, a.huntWorth(hex))))}
}

// strikeIntent words strikes on ships at sea and in port, each hex once, with the squadrons of those whom the enemy sees.
func (a *Admiral) strikeIntent(moves []engine.Command) (meant, expected []engine.Text) {
	s := a.sight
	type strike struct {
		at, squadrons int
		dark          bool // some of it comes from decks
		marks         []engine.Ref
	}
	var list []strike
	for _, c := range moves {
		u := s.Unit(c.A)
		if c.Verb != awaw.VerbStrike || u == nil {
			continue
		}
		at := c.B.Index()
		if c.B.Kind() == engine.KindCounter {
			at = s.Sea.Hex
		}
		i := 0
		for i < len(list) && list[i].at != at {
			i++
		}
		if i == len(list) {
			list = append(list, strike{at: at})
		}
		x := &list[i]
		x.dark = x.dark || u.Deck
		x.squadrons += squadronsOf(u)
		if c.B.Kind() == engine.KindCounter && (len(x.marks) == 0 || x.marks[len(x.marks)-1] != c.B) {
			x.marks = append(x.marks, c.B)
		}
	}
	for _, x := range list {
		at := engine.SpaceRef(x.at)
		if x.dark {
			meant = append(meant, engine.Say("ai.meant.ships.dark", at))
			continue
		}
		meant = append(meant, engine.Say("ai.meant.ships", at, x.squadrons))
		worth := 0.0
		for _, m := range x.marks {
			if f := s.Force(m.Index() - awaw.FirstForce); f != nil {
				worth += max(0, a.markWorth(*f))
			}
		}
		if worth > 0 {
			expected = append(expected, engine.Say("ai.expected.points", at, sight.Tenths(worth)))
		}
	}
	return meant, expected
}

// squadronsOf is how many squadrons of a unit strike ships: of army air one of each factor.
func squadronsOf(u *awaw.GlanceUnit) int {
	if u.Kind == units.NAS {
		return u.Thirds
	}
	return sight.Factors(u.Thirds)
}
