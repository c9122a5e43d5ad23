package recap

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file words strikes on ships: who struck which force, what the bombs did to which ship, and what it cost.

// struck words the strikes on a force in one place.
func struck(m *table.Surface, s *Story) string {
	f := s.Fought
	target := name(m.Say("recap.ships"))
	if f.Of != engine.NoRef {
		target = name(m.NameOf(f.Of))
	}
	who := strikers(m, s)
	at := where(m, f.Where)
	if s.Met != nil {
		at = name("")
	}
	times := name("")
	if len(s.Waves) > 1 && slices.Contains(s.Waves, 0) {
		if times = name(m.Say("recap.times", table.Count(len(s.Waves)))); len(s.Waves) == 2 {
			times = name(m.Say("recap.twice"))
		}
	}
	word := m.Say(told(m, s, "recap.struck"), who, target, times, at, name(strings.Join(harmed(m, s), "; ")))
	word = strings.ReplaceAll(strings.Join(strings.Fields(word), " "), " :", ":")
	if s.Met != nil {
		word = m.Say("recap.struck.met", name(met(m, s.Met)), name(word))
	} else {
		word = scene.Capital(word)
	}
	if cost := costs(m, s); cost != "" {
		word += " " + cost
	}
	return word
}

// met words how two forces came upon each other.
func met(m *table.Surface, c *engine.Contact) string {
	return m.Say("recap.met.sea", name(m.NameOf(c.By)), name(m.NameOf(c.With)), where(m, c.At))
}

// strikers words those who struck ships, in squadrons, with the force or the base they came from.
func strikers(m *table.Surface, s *Story) engine.Arg {
	f := s.Fought
	n, word := 2, m.Say(own("air.squadrons", s.Own))
	if !slices.Contains(s.Waves, 0) {
		var waves []string
		for _, w := range s.Waves {
			waves = append(waves, m.Say("recap.count", table.Count(w)))
		}
		n = s.Waves[len(s.Waves)-1]
		if word = m.Say("recap.waves", list(m, waves)); len(waves) == 1 {
			word = m.Counted("squadrons", n).S
		}
		if s.Own {
			word = m.Say("recap.own", name(word))
		}
		n += len(waves) - 1
	}
	if from := fleet(m, f); from != "" {
		word = m.Say("recap.from", name(word), name(from))
	} else if from := origin(&f.Forces[0]); from.Kind() == engine.KindSpace && table.Named(m.Board(), from.Index()) {
		word = m.Say("recap.from", name(word), name(m.SpaceName(from)))
	}
	return engine.Arg{Kind: engine.ArgName, S: word, N: n}
}

// fleet names the force whose decks all who struck came from, "" if they came from several or this side does not know it.
func fleet(m *table.Surface, f *table.Fought) string {
	p, err := m.Sight.Game.At(m.Sight.Path[f.At], m.Sight.Viewer)
	if err != nil {
		return ""
	}
	now := p.View().Counters
	on := func(r engine.Ref) engine.Ref {
		for _, c := range now {
			if c.Ref == r {
				return c.On
			}
		}
		return engine.NoRef
	}
	force := engine.NoRef
	for _, x := range f.Forces[0].Fates {
		of := on(x.Was.On)
		if of == engine.NoRef || force != engine.NoRef && of != force {
			return ""
		}
		force = of
	}
	if force == engine.NoRef {
		return ""
	}
	return m.NameOf(force)
}

// harmed words what the bombs did: what was sunk, damaged, or hit and not hurt; nothing.
func harmed(m *table.Surface, s *Story) (out []string) {
	f := s.Fought
	var sunk, damaged []string
	var done []engine.Ref
	for _, h := range f.Harms {
		if h.Sunk {
			sunk = append(sunk, m.NameOf(h.Ship))
			done = append(done, h.Ship)
		}
	}
	for _, h := range f.Harms {
		if !h.Sunk && !slices.Contains(done, h.Ship) {
			damaged = append(damaged, m.NameOf(h.Ship))
			done = append(done, h.Ship)
		}
	}
	down, kinds := 0, []string{}
	for _, x := range f.Forces[1].Fates {
		if x.Was.Class() == engine.ClassShip && !x.Named && x.Lost > 0 {
			down += x.Lost
			done = append(done, x.Was.Ref)
			kinds = append(kinds, m.NameOf(x.Was.Ref))
		}
	}
	switch {
	case down == 0:
	case len(kinds) == 1:
		sunk = append(sunk, m.Say("recap.lesser.of", m.Counted("factors", down), name(kinds[0])))
	default:
		sunk = append(sunk, m.Counted("lesser", down).S)
	}
	if n := len(sunk); n > 0 {
		out = append(out, m.Say("recap.is.sunk", list(m, sunk), max(n, down)))
	}
	if len(damaged) > 0 {
		out = append(out, m.Say("recap.is.damaged", list(m, damaged), len(damaged)))
	}
	var hit []engine.Fortune
	lightly := 0
	for _, h := range f.Rolls {
		switch k := slices.IndexFunc(hit, func(x engine.Fortune) bool { return x.Ship == h.Ship }); {
		case h.Unit != 1 || h.Got == 0 || slices.Contains(done, h.Ship):
		case h.Ship == engine.NoRef:
			lightly += h.Got
		case k >= 0:
			hit[k].Got += h.Got
		default:
			hit = append(hit, h)
		}
	}
	for _, h := range hit {
		out = append(out, m.Say("recap.is.hit", m.Counted("hits", h.Got), name(m.NameOf(h.Ship))))
	}
	if down == 0 && lightly > 0 {
		out = append(out, m.Say("recap.is.hit.none", m.Counted("hits", lightly)))
	}
	if len(out) == 0 {
		out = append(out, m.Say("recap.no.hit"))
	}
	return out
}

// costs words what the strikes cost in aircraft: of those who struck, of those who flew over the ships, and with their decks.
func costs(m *table.Surface, s *Story) string {
	f := s.Fought
	lost := table.Amount{Squadrons: f.Forces[0].Lost}
	if f.Parts < 2 {
		lost = table.Amount{Factors: f.Forces[0].Lost}
	}
	over := table.Amount{Squadrons: f.Forces[1].Lost}
	out := []string{}
	switch {
	case !lost.None() && !over.None():
		out = append(out, m.Say(own("struck.both", s.Own), name(m.AmountWord(lost)), name(m.AmountWord(over))))
	case !lost.None():
		out = append(out, m.Say(own("struck.lost", s.Own), name(m.AmountWord(lost)), lost.Squadrons+lost.Factors))
	case !over.None():
		out = append(out, m.Say("recap.struck.over", name(m.AmountWord(over)), over.Squadrons))
	}
	if n := f.WithDecks; n > 0 {
		out = append(out, m.Say(own("struck.decks", !s.Own), name(m.AmountWord(table.Amount{Squadrons: n})), n))
	}
	if len(out) == 0 {
		return ""
	}
	return scene.Sentence(list(m, out).S)
}
