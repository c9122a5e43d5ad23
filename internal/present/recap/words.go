package recap

import (
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file words what happened: one sentence a story.

// name makes words an argument of a message.
func name(s string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: s} }

// Sentence words a story.
func Sentence(m *table.Surface, s *Story) string {
	at := name(m.SpaceName(s.To))
	n := table.Count(s.N)
	switch s.Kind {
	case Fight:
		return fought(m, s)
	case Lost:
		var names []string
		for i, p := range s.Places {
			if i < 3 {
				names = append(names, m.SpaceName(p))
			}
		}
		list := name(strings.Join(names, ", "))
		if more := len(s.Places) - len(names); more > 0 {
			return m.Say("recap.lost.more", list, table.Count(more))
		}
		return m.Say("recap.lost", list)
	case Given:
		return m.Say("recap.given", name(m.SpaceName(s.From)), at, n)
	case Moved:
		return scene.Capital(m.Say("recap.moved", n, name(m.SpaceName(s.From)), at))
	case Built:
		if s.Down {
			return scene.Capital(m.Say("recap.built.down", n, at))
		}
		return scene.Capital(m.Say("recap.built", n, at))
	}
	return scene.Capital(m.Say("recap.arrived", n, at))
}

// who words those who came: how many, of whom, from where.
func who(m *table.Surface, s *Story) engine.Arg {
	f := s.Fought
	force := &f.Forces[0]
	thirds := 0
	for _, x := range force.Fates {
		switch {
		case table.InSquadrons(x.Was):
			thirds += x.Was.Size
		case x.Was.Flies() || f.What.OnGround():
			thirds += 3 * x.Was.Size
		}
	}
	n := max((thirds+2)/3, 1)
	a := table.Count(n)
	own := f.Sides[0] == m.Sight.Viewer
	var word string
	switch from := name(m.SpaceName(s.From)); {
	case len(force.Fates) == 0 && own:
		word, n = m.Say("recap.who.own.none"), 2
	case len(force.Fates) == 0:
		word, n = m.Say("recap.who.none"), 2
	case own && s.From.Kind() == engine.KindSpace && !f.What.OnGround():
		word = m.Say("recap.who.own.from", a, from)
	case own:
		word = m.Say("recap.who.own", a)
	case s.From.Kind() == engine.KindSpace && !f.What.OnGround():
		word = m.Say("recap.who.from", a, from)
	default:
		word = m.Say("recap.who", a)
	}
	return engine.Arg{Kind: engine.ArgName, S: scene.Capital(word), N: n}
}

// toll words what a fight cost, as this side counts it.
func toll(m *table.Surface, f *table.Fought) engine.Arg {
	own, foe := f.Forces[1].Lost, f.Forces[0].Lost
	if f.Sides[0] == m.Sight.Viewer {
		own, foe = foe, own
	}
	squadrons := f.Parts > 1
	word := ""
	switch {
	case own+foe == 0:
		word = m.Say("recap.toll.none")
	case squadrons:
		word = m.Say("recap.toll.squadrons", table.Count(own), table.Count(foe))
	default:
		word = m.Say("recap.toll", table.Count(own), table.Count(foe))
	}
	return name(word)
}

// ends names how a fight ended, for the key of its sentence.
var ends = map[engine.Ending]string{engine.EndFought: "fought", engine.EndNobody: "nobody", engine.EndCleared: "cleared", engine.EndRepelled: "repelled", engine.EndBoth: "both",
	engine.EndLeft: "left", engine.EndStopped: "stopped"}

// fought words a fight: who, from where, against what, how it ended.
func fought(m *table.Surface, s *Story) string {
	f := s.Fought
	a, at, cost := who(m, s), name(m.SpaceName(f.Where)), toll(m, f)
	switch {
	case f.What == engine.FightBombing && f.Got[0] > 0:
		return m.Say("recap.bombed", at, table.Count(f.Got[0]))
	case f.What == engine.FightBombing:
		return m.Say("recap.bombs.missed", at)
	case f.What.AtShips():
		return ships(m, f, a, at)
	case f.What == engine.FightSupport, f.What == engine.FightGuard, f.What == engine.FightTransports:
		return m.Say("recap.met", a, at, cost)
	case f.What == engine.FightRaid:
		return m.Say("recap.raid", a, at, cost)
	case f.What == engine.FightOverrun && f.How == engine.EndCleared:
		return m.Say("recap.overran", a, at, cost)
	case f.What.OnGround() && f.How == engine.EndCleared:
		return m.Say("recap.took", a, at, cost)
	case f.What.OnGround():
		return m.Say("recap.failed", a, at, cost)
	}
	return m.Say("recap.base."+ends[f.How], a, at, cost)
}

// ships words a strike on ships: what was sunk, what was hit.
func ships(m *table.Surface, f *table.Fought, a, at engine.Arg) string {
	var sunk, hit []string
	for _, h := range f.Harms {
		if h.Sunk {
			sunk = append(sunk, m.NameOf(h.Ship))
		} else {
			hit = append(hit, m.NameOf(h.Ship))
		}
	}
	down := f.Forces[1].Drowned()
	switch {
	case len(sunk) > 0 && down > 0:
		return m.Say("recap.sunk.and", a, at, name(strings.Join(sunk, ", ")), table.Count(down))
	case down > 0:
		return m.Say("recap.drowned", a, at, table.Count(down))
	case len(sunk) > 0:
		return m.Say("recap.sunk", a, at, name(strings.Join(sunk, ", ")))
	case len(hit) > 0:
		return m.Say("recap.hit", a, at, name(strings.Join(hit, ", ")))
	}
	return m.Say("recap.missed", a, at, toll(m, f))
}
