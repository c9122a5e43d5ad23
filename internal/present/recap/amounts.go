package recap

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file words who came and what it cost.

// toll words what a fight cost, as this side counts it.
func toll(m *table.Surface, f *table.Fought) engine.Arg {
	own, foe := f.Gone(1), f.Gone(0)
	if f.Sides[0] == m.Sight.Viewer {
		own, foe = foe, own
	}
	switch {
	case own.None() && foe.None():
		return name(m.Say("recap.toll.none"))
	case own.None():
		return name(m.Say("recap.toll.foe", name(m.AmountWord(foe))))
	case foe.None():
		return name(m.Say("recap.toll.own", name(m.AmountWord(own))))
	}
	return name(m.Say("recap.toll", name(m.AmountWord(own)), name(m.AmountWord(foe))))
}

// who words those who came: how many, of whom, from where.
func who(m *table.Surface, s *Story) engine.Arg {
	f := s.Fought
	a := f.Forces[0].Came(f.What.OnGround())
	n := a.Factors + a.Squadrons
	if n == 0 {
		return name(m.Say(own("air.squadrons", s.Own)))
	}
	word := m.AmountWord(a)
	if s.Own {
		word = m.Say("recap.own", name(word))
	}
	if from := origin(&f.Forces[0]); from.Kind() == engine.KindSpace && !f.What.OnGround() && named(m.Board(), from.Index()) {
		word = m.Say("recap.from", name(word), name(m.SpaceName(from)))
	}
	return engine.Arg{Kind: engine.ArgName, S: scene.Capital(word), N: n}
}

// own is the key of what is worded otherwise of this side.
func own(key string, mine bool) string {
	if mine {
		return "recap.own." + key
	}
	return "recap.foe." + key
}

// origin is where all of a force came from; NoRef if from several places.
func origin(f *table.Force) engine.Ref {
	at := engine.NoRef
	for _, x := range f.Fates {
		if at != engine.NoRef && x.Was.Space != at {
			return engine.NoRef
		}
		at = x.Was.Space
	}
	return at
}
