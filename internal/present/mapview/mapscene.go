package mapview

import (
	"math"
	"slices"

	"awaw/board"
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file fills the map: stacks, pips, overlays, arrows, and what lies under the pointer.

// justOutside is how many hexes beyond what a scenario plays on a counter is shown all the same.
const justOutside = 1.5

// promptRoom is what the prompt takes of the map's top.
const promptRoom = 66.0

// Fit shows what the scenario plays on, or else everything that has a counter on it.
func (m *Map) Fit() {
	b := m.Board()
	if b == nil || b.Len() == 0 {
		return
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	wx0, wy0, wx1, wy1 := x0, y0, x1, y1 // round the whole of what is shown, x0 to y1 round middles alone
	add := func(i int) {
		x, y := b.Middle(i)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
		rx0, ry0, rx1, ry1 := board.Round(b, i)
		wx0, wy0, wx1, wy1 = min(wx0, x-1.2, rx0), min(wy0, y-1, ry0), max(wx1, x+1.2, rx1), max(wy1, y+1, ry1)
	}
	if m.Sight != nil {
		for _, s := range m.Sight.View.Frame {
			add(s.Index())
		}
		fx0, fy0, fx1, fy1 := x0-justOutside, y0-justOutside, x1+justOutside, y1+justOutside
		for _, c := range m.Sight.View.Counters { // what stands just outside is not cut off
			if i := c.Space.Index(); c.Space.Kind() == engine.KindSpace && i < b.Len() {
				if x, y := b.Middle(i); x >= fx0 && x <= fx1 && y >= fy0 && y <= fy1 {
					add(i)
				}
			}
		}
	}
	if m.Sight != nil && math.IsInf(x0, 1) {
		for _, c := range m.Sight.View.Counters {
			if i := c.Space.Index(); i < b.Len() && c.Space.Kind() == engine.KindSpace {
				add(i)
			}
		}
	}
	if math.IsInf(x0, 1) {
		for i := range b.Len() {
			add(i)
		}
	}
	free := m.FreeMap()
	free.Y, free.H = free.Y+promptRoom, free.H-promptRoom
	m.Cam = scene.Fitted(wx0, wy0, wx1, wy1, free, m.W, m.H)
	m.CamSet, m.looked, m.glide = true, false, glide{}
	m.HoldCamera()
}

// HoldCamera keeps the middle of the window over the board.
func (m *Map) HoldCamera() {
	b := m.Board()
	if b == nil || b.Len() == 0 {
		return
	}
	x0, y0, x1, y1 := scene.BoardBounds(b)
	m.Cam = m.Cam.Kept(x0, y0, x1, y1)
}

// CentreOn moves the camera to a space; reveal does so only when it is hidden.
func (m *Map) CentreOn(i int) {
	x, y := m.Board().Middle(i)
	m.glide = glide{}
	m.Cam, m.looked = m.Cam.At(x, y, m.FreeMap(), m.W, m.H), true
	m.HoldCamera()
	m.Stale = true
}

// Reveal moves the camera to a space that is out of sight.
func (m *Map) Reveal(i int) {
	x, y := m.ScreenOf(i)
	if !m.FreeMap().Inset(60).Has(x, y) {
		m.CentreOn(i)
	}
}

// ScreenOf is the window point of a space, in logical pixels.
func (m *Map) ScreenOf(i int) (x, y float64) {
	px, py := m.Board().Middle(i)
	return m.Cam.Screen(px, py, m.W, m.H)
}

// SpaceUnder is the space at a window point, -1 for none.
func (m *Map) SpaceUnder(x, y float64) int {
	b := m.Board()
	if b == nil {
		return -1
	}
	px, py := m.Cam.Plane(x, y, m.W, m.H)
	return b.Under(px, py)
}

// cardOf is how a counter is drawn now.
func (m *Map) cardOf(c engine.CounterView) scene.Card {
	t := m.Sight
	card := scene.PlainCard(c, t.Style(c.Side))
	card.Selected = t.Sel == c.Ref
	card.Legal = !card.Selected && !m.Fighting() && t.Sel == engine.NoRef && t.Named[c.Ref]
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
	m.Drawn.Map = ms
	if m.Sight == nil || m.Up == table.ScreenCurtain {
		return
	}
	t := m.Sight
	if _, over := m.Under(m.Mx, m.My); !over && (!m.Dragging || m.holding()) {
		ms.Hover = m.SpaceUnder(m.Mx, m.My)
	}
	ms.Cursor = t.KeyAt
	m.spread()
	ms.Area = areaOf(t.View.Area)
	ms.Occupied = make([]bool, b.Len())
	for _, i := range m.crowded() {
		sts := m.stackAt(i)
		ms.Stacks = append(ms.Stacks, sts...)
		ms.Occupied[i] = len(sts) > 0
	}
	slices.SortStableFunc(ms.Stacks, func(a, b scene.Stack) int { return sel(a) - sel(b) })
	m.layPips(ms)
	m.layOverlays(ms)
	for _, a := range t.View.Arrows {
		kind := string(a.Kind)
		task := string(a.Task)
		if a.Kind == engine.ArrowAttack {
			kind, task = "mission", "attack"
		}
		if kind == "mission" && a.Side != t.Viewer {
			kind = "enemy"
		}
		ms.Arrows = append(ms.Arrows, scene.Arrow{From: a.From.Index(), To: a.To.Index(), Kind: kind, Task: task, Style: t.Style(a.Side), Tag: m.Word(a.Text)})
	}
	m.layStaged(ms)
	for _, s := range t.View.Spaces {
		for _, k := range s.Marks {
			ms.Marks = append(ms.Marks, scene.SpaceMark{Space: s.Ref.Index(), Kind: string(k.Kind), Style: t.Style(k.Side), Tag: filling(k)})
		}
	}
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

func sel(s scene.Stack) int {
	if s.Cards[0].Selected {
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

func (m *Map) layPips(ms *scene.MapScene) {
	if m.Cam.HexW < 38 {
		return
	}
	for _, s := range m.Sight.View.Spaces {
		if s.Room.Capacity <= 0 || len(s.Room.Parts) == 0 {
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

// layOverlays shows range and staging of the selected counter, its legal destinations, the enemy's reach.
func (m *Map) layOverlays(ms *scene.MapScene) {
	t := m.Sight
	if t.Sel.Kind() != engine.KindCounter {
		m.layChosen(ms)
	} else if c, ok := t.Counter(t.Sel); ok {
		m.layGoals(ms, c)
	}
	if t.Sel == engine.NoRef && len(ms.Lit) > 12 {
		ms.Lit = nil // lit everywhere is lit nowhere
	}
	if m.Layers[engine.LayerReach] {
		if a, ok := m.Ask(engine.Query{Kind: engine.QueryReach, At: m.anyCounter()}); ok {
			for _, s := range a.Spaces {
				ms.Reach = append(ms.Reach, s.Ref.Index())
			}
		}
	}
}

// light lights a space once.
func light(ms *scene.MapScene, i int) {
	if !slices.Contains(ms.Lit, i) {
		ms.Lit = append(ms.Lit, i)
	}
}

// layChosen lights the places that may be chosen by themselves.
func (m *Map) layChosen(ms *scene.MapScene) {
	t := m.Sight
	for _, cmd := range t.Legal {
		if t.Sel.Kind() == engine.KindSpace && !cmd.Mentions(t.Sel) {
			continue
		}
		if cmd.A.Kind() != engine.KindCounter && cmd.B.Kind() == engine.KindSpace && !m.Fighting() {
			light(ms, cmd.B.Index())
		}
	}
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
			ms.Staging = append(ms.Staging, scene.StagingHex{Space: s.Ref.Index(), Full: s.Full})
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
