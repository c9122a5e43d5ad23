package recap

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file words what happened: one sentence a story.

// name makes words an argument of a message.
func name(s string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: s} }

// Sentence words a story.
func Sentence(m *table.Surface, s *Story) string {
	switch s.Kind {
	case Fight:
		return fought(m, s)
	case Taken:
		return taken(m, s)
	case Unloaded:
		return scene.Capital(brought(m, s))
	case Met:
		return m.Say("recap.met.only", name(met(m, s.Met)))
	case Lost:
		return m.Say("recap.lost", listed(m, s.Places, ground))
	case Moved:
		return scene.Capital(moved(m, s))
	case Season:
		return season(m, s)
	case Sailed:
		return underWay(m, s)
	case Drew:
		return left(m, s)
	}
	at, n := listed(m, s.Places, where), fresh(m, s)
	if s.Kind == Mended {
		return scene.Capital(m.Say("recap.mended", table.Count(s.N), at))
	}
	if s.Down {
		return scene.Capital(m.Say("recap.built.down", n, at))
	}
	return scene.Capital(m.Say("recap.built", n, at))
}

// fresh words what was built, in factors where it is counted so.
func fresh(m *table.Surface, s *Story) engine.Arg {
	if s.Air.Squadrons == 0 {
		return m.Counted("new", s.N)
	}
	return engine.Arg{Kind: engine.ArgName, S: m.Say("recap.new", name(m.AmountWord(s.Air))), N: s.Air.Factors + s.Air.Squadrons}
}

// brought words what transports brought ashore: past whom, and how much it is by now.
func brought(m *table.Surface, s *Story) string {
	var names []string
	for _, f := range s.Forces {
		if f != engine.NoRef {
			names = append(names, m.NameOf(f))
		}
	}
	who := list(m, names)
	if len(names) == 0 {
		who = name(m.Say("recap.transports"))
	}
	points := m.Say(own("points.for", s.Own), s.worth)
	if s.Total > s.worth {
		points = m.Say("recap.points.far", name(points), s.Total)
	}
	word := m.Say(told(m, s, "recap.unloaded"), who, m.Counted("factors", s.N), where(m, s.To), name(points))
	if s.Met != nil {
		return m.Say("recap.unloaded.met", name(met(m, s.Met)), name(word))
	}
	return word
}

// moved words where air of the other side has gone, from where, and what it left empty.
func moved(m *table.Surface, s *Story) string {
	n, to := engine.Arg{Kind: engine.ArgName, S: m.AmountWord(s.Air), N: s.Air.Factors + s.Air.Squadrons}, name(m.SpaceName(s.To))
	from, empty := listed(m, s.Places, field), listed(m, s.Emptied, field)
	switch {
	case len(s.Emptied) == 1 && len(s.Places) == 1:
		return m.Say("recap.given", empty, to, n)
	case len(s.Emptied) == 0:
		return m.Say("recap.moved", n, from, to)
	case len(s.Emptied) == len(s.Places):
		return m.Say("recap.gathered.all", n, empty, to)
	case len(s.Emptied) > 2: // the same names twice would tell nothing
		return m.Say("recap.gathered.most", n, from, to, table.Count(len(s.Emptied)))
	}
	return m.Say("recap.gathered", n, from, to, empty)
}

// taken words the places that troops took, and those where they left nobody without going in.
func taken(m *table.Surface, s *Story) string {
	cost := toll(m, s.Fought)
	switch {
	case len(s.Held) == 0:
		return m.Say(own("taken", s.Own), listed(m, s.Places, ground), cost)
	case len(s.Places) == 0:
		return m.Say(own("beaten", s.Own), listed(m, s.Held, where), cost)
	}
	return m.Say(own("taken.and", s.Own), listed(m, s.Places, ground), listed(m, s.Held, where), cost)
}

// ends names how a fight ended, for the key of its sentence.
var ends = map[engine.Ending]string{engine.EndFought: "fought", engine.EndNobody: "nobody", engine.EndCleared: "cleared", engine.EndRepelled: "repelled", engine.EndBoth: "both",
	engine.EndLeft: "left", engine.EndStopped: "stopped"}

// fought words a fight: who, from where, against what, how it ended.
func fought(m *table.Surface, s *Story) string {
	f := s.Fought
	if f.What.AtShips() {
		return struck(m, s)
	}
	came, at, cost := who(m, s), ground(m, f.Where), toll(m, f)
	a := came
	a.S = scene.Capital(came.S)
	switch {
	case f.What == engine.FightBombing:
		return bombed(m, s, at, cost)
	case f.What == engine.FightSupport, f.What == engine.FightGuard, f.What == engine.FightTransports:
		return m.Say("recap.met", a, at, cost)
	case f.InUnits():
		return scene.Capital(m.Say("recap.units."+ends[f.How], a, at, cost))
	case f.What == engine.FightRaid:
		return metRaid(m, s, a, at, cost)
	case f.What == engine.FightOverrun && f.How == engine.EndCleared:
		return m.Say("recap.overran", a, at, cost)
	case f.What.OnGround() && f.How == engine.EndCleared && len(s.Held) > 0:
		return m.Say("recap.cleared", a, at, cost)
	case f.Won():
		return m.Say("recap.took", a, at, cost)
	case f.What.OnGround():
		return m.Say("recap.failed", a, at, cost)
	}
	return base(m, s, a, came, at, cost)
}

// base words a fight over a base: what lay turned over when they came, and where those went who left. Those who came are a at the beginning
// of a sentence, and within one came.
func base(m *table.Surface, s *Story, a, came, at, cost engine.Arg) string {
	f := s.Fought
	how := f.How
	switch att, def := whole(&f.Forces[0]), whole(&f.Forces[1]); { // what counts as nobody in whole factors is nobody
	case how == engine.EndNobody:
	case att && def:
		how = engine.EndBoth
	case att:
		how = engine.EndRepelled
	case def:
		how = engine.EndCleared
	}
	if how == engine.EndLeft {
		if to := refuge(f); to.Kind() == engine.KindSpace {
			return scene.Capital(m.Say(told(m, s, "recap.base.left.to"), a, at, cost, name(m.SpaceName(to)), came))
		}
	}
	if how == engine.EndCleared && down(&f.Forces[1]) {
		return m.Say("recap.base.down", a, at, cost)
	}
	return scene.Capital(m.Say(told(m, s, "recap.base."+ends[how]), a, at, cost, name(""), came))
}

// tellings are the other ways in which outcomes are told that come often.
var tellings = map[string][]string{
	"recap.base.cleared": {"recap.base.cleared.1", "recap.base.cleared.2", "recap.base.cleared.3", "recap.base.cleared.4"},
	"recap.base.left":    {"recap.base.left.1", "recap.base.left.2"},
	"recap.base.left.to": {"recap.base.left.to.1", "recap.base.left.to.2", "recap.base.left.to.3"},
	"recap.struck":       {"recap.struck.1", "recap.struck.2", "recap.struck.3"},
	"recap.unloaded":     {"recap.unloaded.1", "recap.unloaded.2", "recap.unloaded.3", "recap.unloaded.4"},
}

// told is the key of one way to tell an outcome: the turn chooses it, and within a turn its place, so that one evening's recaps do not
// read alike.
func told(m *table.Surface, s *Story, key string) string {
	k := m.Sight.View.Turn + len(m.Sight.Game.Header().Scenario.Name) + s.nth
	if k %= 1 + len(tellings[key]); k > 0 {
		return tellings[key][k-1]
	}
	return key
}

// whole tells whether all of a force is lost.
func whole(f *table.Force) bool {
	for _, x := range f.Fates {
		if x.Was.Flies() && !x.Gone && x.Lost < x.Was.Size {
			return false
		}
	}
	return len(f.Fates) > 0
}

// down tells whether all of a force lay turned over before the fight.
func down(f *table.Force) bool {
	for _, x := range f.Fates {
		if !x.Was.Is(engine.Turned) {
			return false
		}
	}
	return len(f.Fates) > 0
}

// refuge is where those who left have gone, if all went to one place.
func refuge(f *table.Fought) engine.Ref {
	to := engine.NoRef
	for _, x := range f.Forces[1].Fates {
		switch {
		case x.Gone || x.To == engine.NoRef:
		case to != engine.NoRef && x.To != to:
			return engine.NoRef
		default:
			to = x.To
		}
	}
	return to
}
