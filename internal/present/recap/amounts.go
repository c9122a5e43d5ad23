package recap

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/table"
)

// This file words who came and what it cost.

// toll words what a fight cost, as this side counts it. Squadrons that were shot down and come to no whole factor are not told as nothing.
func toll(m *table.Surface, f *table.Fought) engine.Arg {
	mine := 1
	if f.Sides[0] == m.Sight.Viewer {
		mine = 0
	}
	own, foe := f.Gone(mine), f.Gone(1-mine)
	part := func(none, some string, k ...int) string {
		for _, i := range k {
			if f.Parts > 1 && f.Forces[i].Lost > 0 {
				return some
			}
		}
		return none
	}
	switch {
	case own.None() && foe.None():
		return name(m.Say(part("recap.toll.none", "recap.toll.none.part", 0, 1)))
	case own.None():
		return name(m.Say(part("recap.toll.foe", "recap.toll.foe.part", mine), name(m.AmountWord(foe))))
	case foe.None():
		return name(m.Say(part("recap.toll.own", "recap.toll.own.part", 1-mine), name(m.AmountWord(own))))
	}
	return name(m.Say("recap.toll", name(m.AmountWord(own)), name(m.AmountWord(foe))))
}

// who words those who came: how many, of whom, from where.
func who(m *table.Surface, s *Story) engine.Arg {
	f := s.Fought
	a := table.Amount{}
	for _, c := range flew(f) {
		if c.Flies() || f.What.OnGround() || f.ByUnit {
			a.Add(c, c.Size)
		}
	}
	n := a.Factors + a.Squadrons
	if n == 0 {
		return name(m.Say(own("air.squadrons", s.Own)))
	}
	word := m.AmountWord(a)
	if s.Own {
		word = m.Say("recap.own", name(word))
	}
	there := slices.ContainsFunc(flew(f), func(c engine.CounterView) bool { return c.Space == f.Where }) // ships that have sailed there, and their aircraft: from where is not known
	if from := origins(m, flew(f)); from != "" && !there && !f.What.OnGround() {
		word = m.Say("recap.from", name(word), name(from))
	}
	return engine.Arg{Kind: engine.ArgName, S: word, N: n}
}

// own is the key of what is worded otherwise of this side.
func own(key string, mine bool) string {
	if mine {
		return "recap.own." + key
	}
	return "recap.foe." + key
}

// origins names the bases that counters came from, those of most of them first, at most three; "" where one has no name.
func origins(m *table.Surface, came []engine.CounterView) string {
	type base struct {
		at engine.Ref
		n  int
	}
	var bases []base
	for _, c := range came {
		if !c.Flies() {
			continue
		}
		at := c.Space
		if at.Kind() != engine.KindSpace || !table.Named(m.Board(), at.Index()) {
			return ""
		}
		k := slices.IndexFunc(bases, func(b base) bool { return b.at == at })
		if k < 0 {
			k = len(bases)
			bases = append(bases, base{at: at})
		}
		bases[k].n += c.Worth()
	}
	slices.SortStableFunc(bases, func(a, b base) int { return b.n - a.n })
	var words []string
	for i, b := range bases {
		if i == 2 && len(bases) > 3 {
			words = append(words, m.Say("recap.others.from", table.Count(len(bases)-2)))
			break
		}
		words = append(words, m.SpaceName(b.at))
	}
	return list(m, words).S
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
