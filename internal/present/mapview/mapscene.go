package mapview

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file fills the map: stacks, pips, overlays, arrows, and what lies under the pointer.

// justOutside is how many hexes beyond what a scenario plays on a counter is shown all the same.
const justOutside = 1.5

// cardOf is how a counter is drawn now.
func (m *Map) cardOf(c engine.CounterView) scene.Card {
	t := m.Sight
	card := scene.PlainCard(c, t.Style(c.Side))
	card.Selected = t.Sel == c.Ref || t.Aim.Ticks(c.Ref)
	if t.Aim != nil {
		card.Legal = !card.Selected && m.Aimed(c.Ref)
		return card
	}
	card.Legal = m.Up == table.ScreenGame && !card.Selected && !m.Fighting() && t.Sel == engine.NoRef && t.Named[c.Ref]
	return card
}

// LayMap fills the scene's map.
func (m *Map) LayMap() {
	b := m.Board()
	if b == nil {
		return
	}
	if !m.CamSet {
		m.Fit()
	}
	ms := &scene.MapScene{Board: b.ID(), CX: m.Cam.CX, CY: m.Cam.CY, HexW: m.Cam.HexW, Free: m.FreeMap(), Hover: -1, Cursor: -1, Numbers: m.Layers[engine.LayerCodes], Codes: b.Code}
	ms.Astir = m.Dragging || m.Gliding()
	if m.Docked > 0 && m.Up == table.ScreenGame { // what shows beside a sheet and below it is seen as well
		ms.Free.W = m.W - ms.Free.X
	}
	m.Drawn.Map = ms
	if m.Sight == nil || m.Up == table.ScreenCurtain {
		return
	}
	t := m.Sight
	if _, over := m.Under(m.Mx, m.My); !over && (!m.Dragging || m.holding()) {
		ms.Hover = m.SpaceUnder(m.Mx, m.My)
	}
	ms.Cursor = t.KeyAt
	ms.Tokens, ms.Fine = b.Movers() != nil, m.fine()
	m.spread()
	ms.Area = areaOf(t.View.Area)
	ms.Occupied = make([]bool, b.Len())
	for _, i := range m.crowded() {
		sts := m.stackAt(i)
		ms.Stacks = append(ms.Stacks, sts...)
		ms.Occupied[i] = len(sts) > 0
	}
	raised := -1 // where the chosen token stands: all of that space come forward, so that each keeps its mark free
	for _, s := range ms.Stacks {
		if s.Cards[0].Token && s.Cards[0].Selected {
			raised = s.Space
		}
	}
	slices.SortStableFunc(ms.Stacks, func(a, b scene.Stack) int { return sel(a, raised) - sel(b, raised) })
	m.layOverlays(ms)
	m.layPips(ms)
	alike := arrowsAlike(t.View.Arrows)
	for _, a := range t.View.Arrows {
		kind := string(a.Kind)
		task := string(a.Task)
		if a.Kind == engine.ArrowAttack {
			kind, task = "mission", "attack"
		}
		if kind == "mission" && a.Side != t.Viewer {
			kind = "enemy"
		}
		ms.Arrows = append(ms.Arrows, scene.Arrow{From: m.bends(a), To: a.To.Index(), Kind: kind, Task: task, Style: t.Style(a.Side), Tag: m.arrowTag(a, alike)})
	}
	m.layTicked(ms)
	m.layStaged(ms)
	m.layMarks(ms)
	m.layWay(ms)
	ms.MakeRoom()
	m.layRings(ms)
	m.layHeld(ms)
	m.layControl(ms)
	m.layGhosts(ms)
	for _, v := range m.Moving {
		if m.Bare {
			break
		}
		c, ok := t.Counter(v.Ref)
		if ok {
			ms.Moving = append(ms.Moving, scene.Moving{From: v.From, To: v.To, T: v.t(m.Clock), Card: scene.PlainCard(c, t.Style(c.Side))})
		}
	}
}

// arrowsAlike tells whether many flights are on, and all of one kind: then their number alone stands at each, for the step says what they are.
func arrowsAlike(list []engine.ArrowView) bool {
	n, key := 0, ""
	for _, a := range list {
		switch {
		case a.Text.IsZero():
		case len(a.Text.Args) == 0 || a.Text.Args[0].Kind != engine.ArgInt || n > 0 && a.Text.Key != key:
			return false
		default:
			n, key = n+1, a.Text.Key
		}
	}
	return n > 2
}

// arrowTag is what stands at an arrow.
func (m *Map) arrowTag(a engine.ArrowView, alike bool) string {
	if alike && !a.Text.IsZero() {
		return scene.Itoa(a.Text.Args[0].N)
	}
	return m.Word(a.Text)
}

// layMarks hangs on spaces what is marked there.
func (m *Map) layMarks(ms *scene.MapScene) {
	t := m.Sight
	for _, s := range t.View.Spaces {
		if y := s.Yield; y.Income > 0 || y.Works {
			ms.Yields = append(ms.Yields, scene.Yield{Space: s.Ref.Index(), Income: scene.Itoa(y.Income), Works: y.Works})
		}
		for _, k := range s.Marks {
			if k.N == 0 && (k.Kind == engine.MarkSupport || k.Kind == engine.MarkDefence) {
				continue // nothing is there yet: where something may come is lit
			}
			mark := scene.SpaceMark{Space: s.Ref.Index(), Kind: string(k.Kind), Style: t.Style(k.Side), Tag: filling(k), Worth: k.Points, Free: true}
			switch {
			case ms.Tokens && k.Kind == engine.MarkObjective:
				mark.Kind = scene.MarkCentre
			case k.Kind == engine.MarkGoal:
				mark.Kind = string(engine.MarkObjective)
				if ms.Shared(mark) {
					continue
				}
			}
			ms.Marks = append(ms.Marks, mark)
		}
	}
}

// sel is 1 for what lies in front of all else.
func sel(s scene.Stack, raised int) int {
	if s.Cards[0].Selected || s.Space == raised {
		return 1
	}
	return 0
}

// crowded lists the spaces with counters, by index.
func (m *Map) crowded() []int {
	there := make([]bool, m.Board().Len())
	n := 0
	for _, c := range m.Sight.View.Counters {
		if i := c.Space.Index(); c.Space.Kind() == engine.KindSpace && i < len(there) && !there[i] {
			there[i] = true
			n++
		}
	}
	out := make([]int, 0, n)
	for i, is := range there {
		if is {
			out = append(out, i)
		}
	}
	return out
}

// layPips shows how full bases are: those that hold something, and those that could be reached now.
func (m *Map) layPips(ms *scene.MapScene) {
	if m.Cam.HexW < 38 {
		return
	}
	for _, s := range m.Sight.View.Spaces {
		if i := s.Ref.Index(); s.Room.Capacity <= 0 || len(s.Room.Parts) == 0 || s.Room.Used == 0 && !mayGo(ms, i) {
			continue
		}
		p := scene.Pips{Space: s.Ref.Index(), Raised: ms.Occupied[s.Ref.Index()], Lift: liftOf(ms.Stacks, s.Ref.Index())}
		for _, f := range s.Room.Parts {
			if f.N > 0 {
				p.Rows = append(p.Rows, f.N)
			}
		}
		for _, c := range m.Sight.CountersAt(s.Ref.Index()) {
			if !c.Flies() {
				continue
			}
			n := c.Worth()
			switch {
			case c.Is(engine.Turned):
				p.Inverted += n
			case c.Is(engine.Moved):
				p.Arriving += n
			default:
				p.Ready += n
			}
		}
		ms.Pips = append(ms.Pips, p)
	}
}

// areaOf is the part of the board in play.
func areaOf(a engine.Area) scene.Area {
	if a.Whole() {
		return scene.Area{}
	}
	out := scene.Area{Corners: [2]int{a.Corners[0].Index(), a.Corners[1].Index()}}
	for _, s := range a.Spaces {
		out.Spaces = append(out.Spaces, s.Index())
	}
	return out
}

// layControl shows who holds what, if the player has asked for it.
func (m *Map) layControl(ms *scene.MapScene) {
	held := m.Sight.View.Control
	if len(held) == 0 || !m.Layers[engine.LayerControl] && !m.Layers[engine.LayerFront] {
		return
	}
	ms.Control, ms.Front = m.Layers[engine.LayerControl], m.Layers[engine.LayerFront]
	ms.Holders = make([]string, len(held))
	for i, s := range held {
		if s != engine.NoSide {
			ms.Holders[i] = m.Sight.Style(s)
		}
	}
}
