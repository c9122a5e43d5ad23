package recap

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file counts what came and what was lost: in whole factors what has whole factors, in squadrons what is counted so.

// amount is so many factors, and so many squadrons of what is counted in squadrons.
type amount struct{ factors, squadrons int }

func (a amount) none() bool { return a == amount{} }

// add adds so much of a counter.
func (a *amount) add(c engine.CounterView, n int) {
	if table.InSquadrons(c) {
		a.squadrons += n
	} else {
		a.factors += n
	}
}

// word words an amount: "five factors and a squadron".
func (a amount) word(m *table.Surface) string {
	f, s := counted(m, "factors", a.factors), counted(m, "squadrons", a.squadrons)
	switch {
	case a.squadrons == 0:
		return f.S
	case a.factors == 0:
		return s.S
	}
	return m.Say("recap.and", f, s)
}

// counted words so many of something; one of it has words of its own.
func counted(m *table.Surface, key string, n int) engine.Arg {
	if n == 1 {
		return engine.Arg{Kind: engine.ArgName, S: m.Say("recap.one." + key), N: 1}
	}
	return engine.Arg{Kind: engine.ArgName, S: m.Say("recap.many."+key, table.Count(n)), N: n}
}

// came is who came in a force, as far as this side knew of them.
func came(f *table.Force, ground bool) (a amount) {
	for _, x := range f.Fates {
		if x.Was.Flies() || ground {
			a.add(x.Was, x.Was.Size)
		}
	}
	return a
}

// gone is what a force lost: of its counters, or where those do not tell, of what its rounds took.
func gone(f *table.Fought, k int) (a amount) {
	known := false
	for _, x := range f.Forces[k].Fates {
		if x.Was.Flies() || f.What.OnGround() {
			a.add(x.Was, x.Lost)
			known = true
		}
	}
	if n := f.Forces[k].Lost; !known && n > 0 {
		if f.Parts > 1 {
			return amount{squadrons: n}
		}
		return amount{factors: n}
	}
	return a
}

// toll words what a fight cost, as this side counts it.
func toll(m *table.Surface, f *table.Fought) engine.Arg {
	own, foe := gone(f, 1), gone(f, 0)
	if f.Sides[0] == m.Sight.Viewer {
		own, foe = foe, own
	}
	switch {
	case own.none() && foe.none():
		return name(m.Say("recap.toll.none"))
	case own.none():
		return name(m.Say("recap.toll.foe", name(foe.word(m))))
	case foe.none():
		return name(m.Say("recap.toll.own", name(own.word(m))))
	}
	return name(m.Say("recap.toll", name(own.word(m)), name(foe.word(m))))
}

// who words those who came: how many, of whom, from where.
func who(m *table.Surface, s *Story) engine.Arg {
	f := s.Fought
	a := came(&f.Forces[0], f.What.OnGround())
	n := a.factors + a.squadrons
	if n == 0 {
		return name(m.Say(own("air.squadrons", s.Own)))
	}
	word := a.word(m)
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
