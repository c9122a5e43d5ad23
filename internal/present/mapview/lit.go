package mapview

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lights what may be chosen, how far a counter goes, and what the other side reaches.

// layOverlays shows range and staging of the selected counter, its legal destinations, the enemy's reach.
func (m *Map) layOverlays(ms *scene.MapScene) {
	t := m.Sight
	if m.Up == table.ScreenBriefing { // nothing is asked yet
		return
	}
	if at := m.AimSpace(); at >= 0 {
		light(ms, at)
		ms.Called = append(ms.Called, at)
	} else if t.Sel.Kind() != engine.KindCounter {
		m.layChosen(ms)
	} else if c, ok := t.Counter(t.Sel); ok {
		m.layGoals(ms, c)
	}
	if t.Sel == engine.NoRef && len(ms.Lit) > mostLit && !t.View.Prompt.Places && len(m.Goals()) == 0 { // lit everywhere is lit nowhere
		few := m.fewest()
		ms.Lit = slices.DeleteFunc(ms.Lit, func(i int) bool { return i != ms.Hover && !few[i] })
	}
	if m.Layers[engine.LayerReach] {
		if a, ok := m.Ask(engine.Query{Kind: engine.QueryReach, At: m.anyCounter()}); ok {
			for _, s := range a.Spaces {
				ms.Reach = append(ms.Reach, s.Ref.Index())
			}
		}
	}
}

// mostLit is how many spaces at most are lit for whatever may be done there.
const mostLit = 12

// fewest are the spaces of what may be done at the fewest of them, where that is far fewer than anything else can be done at: where units
// may be built among all the places where an airbase may.
func (m *Map) fewest() map[int]bool {
	at, all := map[engine.Verb]map[int]bool{}, map[int]bool{}
	for _, c := range m.Sight.Legal {
		if c.A.Kind() == engine.KindCounter || c.B.Kind() != engine.KindSpace {
			continue
		}
		if at[c.Verb] == nil {
			at[c.Verb] = map[int]bool{}
		}
		at[c.Verb][c.B.Index()], all[c.B.Index()] = true, true
	}
	var few map[int]bool
	for _, spaces := range at {
		if 3*len(spaces) <= len(all) && (few == nil || len(spaces) < len(few)) {
			few = spaces
		}
	}
	return few
}

// light lights a space once.
func light(ms *scene.MapScene, i int) {
	if !slices.Contains(ms.Lit, i) {
		ms.Lit = append(ms.Lit, i)
	}
}

// layChosen lights the places that may be chosen by themselves; where somebody may be sent, what he may be sent against, and not what
// might be built meanwhile.
func (m *Map) layChosen(ms *scene.MapScene) {
	t := m.Sight
	if t.Sel.Kind() != engine.KindCounter && !m.Fighting() && len(m.Goals()) > 0 { // whatever place is looked at
		for _, i := range m.Goals() {
			light(ms, i)
		}
		return
	}
	asked := t.View.Prompt.Places && t.Sel == engine.NoRef
	goes := asked && slices.ContainsFunc(t.Legal, goesTo) // what might be built meanwhile is not asked for
	for _, cmd := range t.Legal {
		if t.Sel.Kind() == engine.KindSpace && !cmd.Mentions(t.Sel) {
			continue
		}
		switch {
		case m.Fighting(), goes && !goesTo(cmd):
		case cmd.B.Kind() == engine.KindSpace && (asked || cmd.A.Kind() != engine.KindCounter):
			light(ms, cmd.B.Index())
		case cmd.A.Kind() == engine.KindSpace && asked:
			light(ms, cmd.A.Index())
		}
	}
}

// goesTo tells whether a command takes a counter to a place.
func goesTo(c engine.Command) bool {
	return c.A.Kind() == engine.KindCounter && c.B.Kind() == engine.KindSpace
}

// layGoals shows how far the selected counter goes, what it may do where, and where it may be moved to.
func (m *Map) layGoals(ms *scene.MapScene, c engine.CounterView) {
	t := m.Sight
	if m.Layers[engine.LayerRange] && c.Range > 0 {
		if a, ok := m.Ask(engine.Query{Kind: engine.QueryRange, At: t.Sel}); ok {
			for _, s := range a.Spaces {
				ms.Pool = append(ms.Pool, s.Ref.Index())
			}
			ms.PoolTag = m.Say(map[bool]string{false: "map.range", true: "map.moves"}[!c.Flies()], c.Range)
		}
	}
	for _, cmd := range m.LegalWith(t.Sel, engine.NoRef) {
		if cmd.A == t.Sel && cmd.B.Kind() == engine.KindSpace {
			light(ms, cmd.B.Index())
		}
	}
	for _, i := range m.Ferriable(t.Sel) {
		light(ms, i)
	}
	if !c.Flies() { // the pool says where it may go; what may be attacked stands out
		ms.Lit = slices.DeleteFunc(ms.Lit, func(i int) bool { return slices.Contains(ms.Pool, i) })
	}
	m.laySailing(ms)
	if !m.Layers[engine.LayerStaging] || !c.Flies() {
		return
	}
	if a, ok := m.Ask(engine.Query{Kind: engine.QueryMoves, At: t.Sel}); ok && len(a.Spaces) > 0 {
		for _, s := range a.Spaces {
			h := scene.StagingHex{Space: s.Ref.Index(), Full: s.Full}
			if s.Full {
				h.Why = m.Say("hover.full")
			}
			ms.Staging = append(ms.Staging, h)
		}
		ms.Lit = slices.DeleteFunc(ms.Lit, func(i int) bool {
			return slices.ContainsFunc(ms.Staging, func(h scene.StagingHex) bool { return h.Space == i && !h.Full })
		})
	}
}

func (m *Map) anyCounter() engine.Ref {
	if m.Sight.Sel.Kind() == engine.KindCounter {
		return m.Sight.Sel
	}
	if len(m.Sight.View.Counters) > 0 {
		return m.Sight.View.Counters[0].Ref
	}
	return engine.NoRef
}

// mayGo tells whether a space is lit or could be moved to.
func mayGo(ms *scene.MapScene, i int) bool {
	return slices.Contains(ms.Lit, i) || slices.ContainsFunc(ms.Staging, func(h scene.StagingHex) bool { return h.Space == i })
}
