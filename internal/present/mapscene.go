package present

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
)

// This file fills the map: stacks, pips, overlays, arrows, and what lies under the pointer.

// cardSteps are the widths counters are drawn at, each with the least hex it is for.
var cardSteps = [...]struct{ hex, card float64 }{{38, 24}, {50, 32}, {63, 40}, {75, 48}, {100, 64}, {125, 80}, {150, 96}}

// CardSize is the width of a counter for a hex of w logical pixels (look.md section 4).
func CardSize(w float64) float64 {
	size := math.Max(13, math.Floor(.64*w))
	for _, s := range cardSteps {
		if w >= s.hex {
			size = s.card
		}
	}
	return size
}

// freeMap is the part of the window no panel covers.
func (m *Model) freeMap() Rect {
	top, rail, right, foot := m.bars()
	switch m.screen {
	case ScreenCredits:
		left := math.Min(1120, m.w)
		return Rect{left, 0, m.w - left, m.h}
	case ScreenStart, ScreenNew, ScreenLoad, ScreenOdds:
		return Rect{480, 0, m.w - 480, m.h}
	}
	return Rect{rail, top, m.w - rail - right, m.h - top - foot}
}

// bars gives the height of the top bar, the widths of rail and right panel, the height of the timeline.
func (m *Model) bars() (top, rail, right, foot float64) {
	top, rail, right, foot = 44, 48, 352, 72
	if m.compact() {
		top, rail, right, foot = 40, 40, 304, 56
	}
	switch {
	case m.fighting():
		right = 0
	case m.folded:
		right = 12
	}
	return
}

// justOutside is how many hexes beyond what a scenario plays on a counter is shown all the same.
const justOutside = 1.5

// promptRoom is what the prompt takes of the map's top.
const promptRoom = 66.0

// fit shows what the scenario plays on, or else everything that has a counter on it.
func (m *Model) fit() {
	b := m.board()
	if b == nil || b.Len() == 0 {
		return
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	add := func(i int) {
		x, y := b.Middle(i)
		x0, y0, x1, y1 = math.Min(x0, x), math.Min(y0, y), math.Max(x1, x), math.Max(y1, y)
	}
	if m.t != nil {
		for _, s := range m.t.view.Frame {
			add(s.Index())
		}
		fx0, fy0, fx1, fy1 := x0-justOutside, y0-justOutside, x1+justOutside, y1+justOutside
		for _, c := range m.t.view.Counters { // what stands just outside is not cut off
			if i := c.Space.Index(); c.Space.Kind() == engine.KindSpace && i < b.Len() {
				if x, y := b.Middle(i); x >= fx0 && x <= fx1 && y >= fy0 && y <= fy1 {
					add(i)
				}
			}
		}
	}
	if m.t != nil && math.IsInf(x0, 1) {
		for _, c := range m.t.view.Counters {
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
	free := m.freeMap()
	free.Y, free.H = free.Y+promptRoom, free.H-promptRoom
	m.cam = Fitted(x0-1.2, y0-1, x1+1.2, y1+1, free, m.w, m.h)
	m.camSet, m.looked, m.glide = true, false, glide{}
	m.holdCamera()
}

func (m *Model) holdCamera() {
	b := m.board()
	if b == nil || b.Len() == 0 {
		return
	}
	x0, y0, x1, y1 := boardBounds(b)
	m.cam = m.cam.kept(x0, y0, x1, y1)
}

// centreOn moves the camera to a space; reveal does so only when it is hidden.
func (m *Model) centreOn(i int) {
	x, y := m.board().Middle(i)
	m.glide = glide{}
	m.cam, m.looked = m.cam.at(x, y, m.freeMap(), m.w, m.h), true
	m.holdCamera()
	m.dirty = true
}

func (m *Model) reveal(i int) {
	x, y := m.screenOf(i)
	if !m.freeMap().Inset(60).Has(x, y) {
		m.centreOn(i)
	}
}

func (m *Model) screenOf(i int) (x, y float64) {
	px, py := m.board().Middle(i)
	return m.cam.Screen(px, py, m.w, m.h)
}

func (m *Model) spaceUnder(x, y float64) int {
	b := m.board()
	if b == nil {
		return -1
	}
	px, py := m.cam.Plane(x, y, m.w, m.h)
	return b.Under(px, py)
}

// cardOf is how a counter is drawn now.
func (m *Model) cardOf(c engine.CounterView) Card {
	t := m.t
	card := plainCard(c, t.style(c.Side))
	card.Selected = t.sel == c.Ref
	card.Legal = !card.Selected && !m.fighting() && t.sel == engine.NoRef && t.named[c.Ref]
	return card
}

func plainCard(c engine.CounterView, style string) Card {
	card := Card{Nation: c.Nation, Style: style, Size: c.Size, Range: c.Range, Inverted: c.Is(engine.Turned), Damaged: c.Is(engine.Damaged),
		Unknown: c.Is(engine.Unknown)}
	if c.Kind != nil {
		card.Kind = c.Kind.Shape
	}
	switch len(c.Badges) { // nearly always none or one
	case 0:
	case 1:
		card.Badges = string(c.Badges[0])
	default:
		var all strings.Builder
		for i, b := range c.Badges {
			if i > 0 {
				all.WriteByte(' ')
			}
			all.WriteString(string(b))
		}
		card.Badges = all.String()
	}
	return card
}

// layMap fills the scene's map.
func (m *Model) layMap() {
	b := m.board()
	if b == nil {
		return
	}
	if !m.camSet {
		m.fit()
	}
	ms := &MapScene{Board: b.ID(), CX: m.cam.CX, CY: m.cam.CY, HexW: m.cam.HexW, Free: m.freeMap(), Hover: -1, Cursor: -1, Numbers: m.numbers, Codes: b.Code}
	m.scene.Map = ms
	if m.t == nil || m.screen == ScreenCurtain {
		return
	}
	t := m.t
	if _, over := m.at2(m.mx, m.my); !over && (!m.dragging || m.holding()) {
		ms.Hover = m.spaceUnder(m.mx, m.my)
	}
	ms.Cursor = t.keyAt
	m.spread()
	if a := t.view.Area; !a.Whole() {
		ms.Area, ms.Fenced = [2]int{a.Corners[0].Index(), a.Corners[1].Index()}, true
	}
	ms.Occupied = make([]bool, b.Len())
	for _, i := range m.crowded() {
		sts := m.stackAt(i)
		ms.Stacks = append(ms.Stacks, sts...)
		ms.Occupied[i] = len(sts) > 0
	}
	slices.SortStableFunc(ms.Stacks, func(a, b Stack) int { return sel(a) - sel(b) })
	m.layPips(ms)
	m.layOverlays(ms)
	for _, a := range t.view.Arrows {
		kind := string(a.Kind)
		task := string(a.Task)
		if a.Kind == engine.ArrowAttack {
			kind, task = "mission", "attack"
		}
		if kind == "mission" && a.Side != t.viewer {
			kind = "enemy"
		}
		ms.Arrows = append(ms.Arrows, Arrow{From: a.From.Index(), To: a.To.Index(), Kind: kind, Task: task, Style: t.style(a.Side), Tag: m.word(a.Text)})
	}
	m.layStaged(ms)
	for _, s := range t.view.Spaces {
		for _, k := range s.Marks {
			ms.Marks = append(ms.Marks, SpaceMark{Space: s.Ref.Index(), Kind: string(k.Kind), Style: t.style(k.Side), Tag: filling(k)})
		}
	}
	ms.makeRoom()
	m.layRings(ms)
	m.layHeld(ms)
	m.layControl(ms)
	m.layGhosts(ms)
	for _, v := range m.moving {
		if m.bare {
			break
		}
		c, ok := t.counter(v.ref)
		if ok {
			ms.Moving = append(ms.Moving, Moving{v.from, v.to, v.t(m.clock), plainCard(c, t.style(c.Side))})
		}
	}
}

// makeRoom tells counters of the badge on their corner, and the badge what else hangs there.
func (ms *MapScene) makeRoom() {
	for i := range ms.Marks {
		k := &ms.Marks[i]
		if k.Kind != "objective" || k.Tag != "" {
			continue
		}
		for j := range ms.Stacks {
			if st := &ms.Stacks[j]; st.Space == k.Space && st.DX == 0 && st.DY == 0 {
				st.Cards[0].Marked = true
				k.Under = len(strings.Fields(st.Cards[0].Badges))
			}
		}
	}
}

func sel(s Stack) int {
	if s.Cards[0].Selected {
		return 1
	}
	return 0
}

// crowded lists the spaces with counters, by index.
func (m *Model) crowded() []int {
	there := make([]bool, m.board().Len())
	n := 0
	for _, c := range m.t.view.Counters {
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

// at2 is at without laying out again, for use while laying out.
func (m *Model) at2(x, y float64) (Region, bool) {
	for i := len(m.regions) - 1; i >= 0; i-- {
		if m.regions[i].Rect.Has(x, y) {
			return m.regions[i], true
		}
	}
	return Region{}, false
}

func (m *Model) layPips(ms *MapScene) {
	if m.cam.HexW < 38 {
		return
	}
	for _, s := range m.t.view.Spaces {
		if s.Room.Capacity <= 0 || len(s.Room.Parts) == 0 {
			continue
		}
		p := Pips{Space: s.Ref.Index(), Raised: ms.Occupied[s.Ref.Index()], Lift: liftOf(ms.Stacks, s.Ref.Index())}
		for _, f := range s.Room.Parts {
			if f.N > 0 {
				p.Rows = append(p.Rows, f.N)
			}
		}
		for _, c := range m.t.countersAt(s.Ref.Index()) {
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
func (m *Model) layOverlays(ms *MapScene) {
	t := m.t
	if t.sel.Kind() == engine.KindCounter {
		if c, ok := t.counter(t.sel); ok {
			if m.layers.rangeOn && c.Range > 0 {
				if a, ok := m.ask(engine.Query{Kind: engine.QueryRange, At: t.sel}); ok {
					for _, s := range a.Spaces {
						ms.Pool = append(ms.Pool, s.Ref.Index())
					}
					ms.PoolTag = m.say(map[bool]string{false: "map.range", true: "map.moves"}[!c.Flies()], c.Range)
				}
			}
			staging := false
			for _, cmd := range m.legalWith(t.sel, engine.NoRef) {
				if cmd.A == t.sel && cmd.B.Kind() == engine.KindSpace {
					i := cmd.B.Index()
					if !slices.Contains(ms.Lit, i) {
						ms.Lit = append(ms.Lit, i)
					}
				}
			}
			for _, i := range m.ferriable(t.sel) {
				if !slices.Contains(ms.Lit, i) {
					ms.Lit = append(ms.Lit, i)
				}
			}
			if !c.Flies() { // the pool says where it may go; what may be attacked stands out
				ms.Lit = slices.DeleteFunc(ms.Lit, func(i int) bool { return slices.Contains(ms.Pool, i) })
			}
			m.laySailing(ms)
			if m.layers.stagingOn && c.Flies() {
				if a, ok := m.ask(engine.Query{Kind: engine.QueryMoves, At: t.sel}); ok {
					for _, s := range a.Spaces {
						ms.Staging = append(ms.Staging, StagingHex{s.Ref.Index(), s.Full})
					}
					staging = len(a.Spaces) > 0
				}
			}
			if staging {
				ms.Lit = slices.DeleteFunc(ms.Lit, func(i int) bool {
					return slices.ContainsFunc(ms.Staging, func(h StagingHex) bool { return h.Space == i && !h.Full })
				})
			}
		}
	} else {
		for _, cmd := range t.legal {
			if t.sel.Kind() == engine.KindSpace && !cmd.Mentions(t.sel) {
				continue
			}
			if cmd.A.Kind() != engine.KindCounter && cmd.B.Kind() == engine.KindSpace && !m.fighting() {
				if i := cmd.B.Index(); !slices.Contains(ms.Lit, i) {
					ms.Lit = append(ms.Lit, i)
				}
			}
		}
	}
	if t.sel == engine.NoRef && len(ms.Lit) > 12 {
		ms.Lit = nil // lit everywhere is lit nowhere
	}
	if m.layers.reachOn {
		if a, ok := m.ask(engine.Query{Kind: engine.QueryReach, At: m.anyCounter()}); ok {
			for _, s := range a.Spaces {
				ms.Reach = append(ms.Reach, s.Ref.Index())
			}
		}
	}
}

func (m *Model) anyCounter() engine.Ref {
	if m.t.sel.Kind() == engine.KindCounter {
		return m.t.sel
	}
	if len(m.t.view.Counters) > 0 {
		return m.t.view.Counters[0].Ref
	}
	return engine.NoRef
}

func (m *Model) toggleLayer(name string) {
	l := &m.layers
	switch name {
	case "range":
		l.rangeOn = !l.rangeOn
	case "staging":
		l.stagingOn = !l.stagingOn
	case "reach":
		l.reachOn = !l.reachOn
	case "control":
		l.controlOn = !l.controlOn
	case "front":
		l.frontOn = !l.frontOn
	case "air":
		l.airOff = !l.airOff
	case "ground":
		l.groundOff = !l.groundOff
	case "numbers":
		m.numbers = !m.numbers
	}
}
