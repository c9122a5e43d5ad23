package present

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
)

// This file fills the map: stacks, pips, overlays, arrows, and what lies under the pointer.

// CardSize is the width of a counter for a hex of w logical pixels (look.md section 4).
func CardSize(w float64) float64 {
	s := 0.64 * w
	if s < 24 {
		return math.Max(13, math.Round(s))
	}
	best := 24.0
	for _, n := range []float64{32, 40, 48, 64, 80, 96} {
		if s >= n {
			best = n
		}
	}
	return best
}

// freeMap is the part of the window no panel covers.
func (m *Model) freeMap() Rect {
	top, rail, right, foot := m.bars()
	if m.screen == ScreenStart || m.screen == ScreenNew || m.screen == ScreenLoad {
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

// fit shows what the scenario plays on, or else everything that has a counter on it.
func (m *Model) fit() {
	b := m.board()
	if b == nil || b.Len() == 0 {
		return
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	add := func(i int) {
		x, y := b.Plane(i)
		x0, y0, x1, y1 = math.Min(x0, x), math.Min(y0, y), math.Max(x1, x), math.Max(y1, y)
	}
	if m.t != nil {
		for _, s := range m.t.view.Frame {
			add(s.Index())
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
	free.Y, free.H = free.Y+40, free.H-40
	m.cam = Fitted(x0-1.2, y0-1, x1+1.2, y1+1, free, m.w, m.h)
	m.camSet = true
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

// boardBounds bounds the middles of all hexes; a board that has measured itself tells at once.
func boardBounds(b Board) (x0, y0, x1, y1 float64) {
	if m, ok := b.(interface {
		Middles() (x0, y0, x1, y1 float64)
	}); ok {
		return m.Middles()
	}
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := range b.Len() {
		if b.Code(i) == "" {
			continue // a box beside the map
		}
		x, y := b.Plane(i)
		x0, y0, x1, y1 = math.Min(x0, x), math.Min(y0, y), math.Max(x1, x), math.Max(y1, y)
	}
	return
}

// centreOn moves the camera to a space; reveal does so only when it is hidden.
func (m *Model) centreOn(i int) {
	x, y := m.board().Plane(i)
	m.cam = m.cam.at(x, y, m.freeMap(), m.w, m.h)
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
	px, py := m.board().Plane(i)
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

// stackAt is how a space's counters are laid: one stack for each side, side by side when there are two.
func (m *Model) stackAt(i int) []Stack {
	out, _ := m.stacksOf(i)
	return out
}

// stacksOf also gives whose cards they are, in the order of the cards.
func (m *Model) stacksOf(i int) ([]Stack, [][]engine.CounterView) {
	var out []Stack
	var who [][]engine.CounterView
	byside := map[engine.Side]int{}
	for _, c := range m.t.countersAt(i) {
		if m.isMoving(c.Ref) {
			continue
		}
		k, ok := byside[c.Side]
		if !ok {
			k = len(out)
			byside[c.Side] = k
			out = append(out, Stack{Space: i})
			who = append(who, nil)
		}
		card := m.cardOf(c)
		out[k].Count++
		if card.Selected && (m.fan.n == 0 || m.fan.space != i) { // a fan stays in order while it is open
			out[k].Cards = slices.Insert(out[k].Cards, 0, card)
			who[k] = slices.Insert(who[k], 0, c)
		} else {
			out[k].Cards = append(out[k].Cards, card)
			who[k] = append(who[k], c)
		}
	}
	for k := range out {
		out[k].Fan = m.fan.n > 1 && m.fan.space == i && m.fan.k == k && len(out[k].Cards) > 1
		if len(out[k].Cards) > 3 && !out[k].Fan {
			out[k].Cards = out[k].Cards[:3]
		}
		if len(out) > 1 {
			out[k].DX = (float64(k) - float64(len(out)-1)/2) * .62
		}
	}
	return out, who
}

// fan is a stack spread out in a row under the pointer: card i stands 1.2 widths right of the one before.
type fan struct {
	space, k, n int
	rect        Rect
}

// spread keeps the fan while the pointer is on it, closes it, or opens the stack the pointer has rested on.
func (m *Model) spread() {
	if m.fan.n > 0 && m.fan.rect.Has(m.mx, m.my) && !m.dragging {
		return
	}
	m.fan = fan{}
	if _, over := m.at2(m.mx, m.my); over || m.down || m.clock < m.hoverAt+250 || m.cam.HexW < 38 {
		return
	}
	at := m.spaceUnder(m.mx, m.my)
	if at < 0 {
		return
	}
	s := CardSize(m.cam.HexW)
	sx, sy := m.screenOf(at)
	stacks, who := m.stacksOf(at)
	for k, st := range stacks {
		x, y := sx+st.DX*s-s/2, sy-s/2
		if len(who[k]) > 1 && (Rect{x, y, s, s}).Has(m.mx, m.my) {
			n := len(who[k])
			m.fan = fan{at, k, n, Rect{x - 6, y - 6, (float64(n-1)*1.2+1)*s + 12, s + 12}}
		}
	}
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
	return Card{Nation: c.Nation, Kind: c.Kind, Style: style, Size: c.Size, Range: c.Range, Inverted: c.Inverted, Badges: strings.Join(c.Badges, " ")}
}

// counterUnder is the top counter under a window point.
func (m *Model) counterUnder(x, y float64) (engine.CounterView, bool) {
	if m.t == nil {
		return engine.CounterView{}, false
	}
	s := CardSize(m.cam.HexW)
	if m.fan.n > 0 && m.fan.rect.Has(x, y) {
		_, who := m.stacksOf(m.fan.space)
		if i := int((x - m.fan.rect.X - 6) / (1.2 * s)); m.fan.k < len(who) && i >= 0 && i < len(who[m.fan.k]) {
			return who[m.fan.k][i], true
		}
	}
	near := m.spaceUnder(x, y)
	if near < 0 {
		return engine.CounterView{}, false
	}
	sx, sy := m.screenOf(near)
	stacks, who := m.stacksOf(near)
	for k := len(stacks) - 1; k >= 0; k-- {
		st := stacks[k]
		if math.Abs(x-sx-st.DX*s) > s/2 || math.Abs(y-sy) > s/2 {
			continue
		}
		return who[k][0], true
	}
	return engine.CounterView{}, false
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
	if _, over := m.at2(m.mx, m.my); !over && !m.dragging {
		ms.Hover = m.spaceUnder(m.mx, m.my)
	}
	ms.Cursor = t.keyAt
	m.spread()
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
		kind := a.Kind
		if kind == "mission" && a.Side != t.viewer {
			kind = "enemy"
		}
		ms.Arrows = append(ms.Arrows, Arrow{a.From.Index(), a.To.Index(), kind, t.style(a.Side), m.word(a.Text)})
	}
	m.layStaged(ms)
	for _, s := range t.view.Spaces {
		for _, k := range s.Marks {
			ms.Marks = append(ms.Marks, SpaceMark{s.Ref.Index(), k.Kind, t.style(k.Side)})
		}
	}
	for _, v := range m.moving {
		c, ok := t.counter(v.ref)
		if ok {
			ms.Moving = append(ms.Moving, Moving{v.from, v.to, v.t(m.clock), plainCard(c, t.style(c.Side))})
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
		if s.Capacity <= 0 || len(s.Facilities) == 0 {
			continue
		}
		p := Pips{Space: s.Ref.Index(), Raised: ms.Occupied[s.Ref.Index()]}
		for _, f := range s.Facilities {
			if f.Capacity > 0 {
				p.Rows = append(p.Rows, f.Capacity)
			}
		}
		for _, c := range m.t.countersAt(s.Ref.Index()) {
			n := c.Size
			if c.Kind == "NAS" {
				n = (n + 2) / 3
			}
			switch {
			case c.Inverted:
				p.Inverted += n
			case c.Staged:
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
					ms.PoolTag = m.say("map.range", c.Range)
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
			if m.layers.stagingOn {
				if a, ok := m.ask(engine.Query{Kind: engine.QueryStaging, At: t.sel}); ok {
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
