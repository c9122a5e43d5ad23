package mapview

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/hexmap"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the counters of a space: air and ground apart, each side's for itself, in a divided box each part's for
// itself, and the fan of a stack.

// pile is what lies together: the air of a side, or what of it stands on the ground, in one part of a divided box.
type pile struct {
	side   engine.Side
	ground bool
	part   int
	of     engine.Ref // where counters stand side by side: each for itself
}

// steps is how far the piles of a space lie apart, by how many there are, in card widths: the one behind keeps its
// nation and its factors in sight, and all keep within the hex.
var steps = [...]float64{0, 0, .5, .36, .28}

// stackAt is how a space's counters are laid: one stack for each pile, from the upper right to the lower left.
func (m *Map) stackAt(i int) []scene.Stack {
	out, _ := m.StacksOf(i)
	return out
}

// StacksOf also gives whose cards they are, in the order of the cards.
func (m *Map) StacksOf(i int) ([]scene.Stack, [][]engine.CounterView) {
	var out []scene.Stack
	var who [][]engine.CounterView
	byside, fine := map[pile]int{}, m.fine()
	for _, c := range m.Sight.CountersAt(i) {
		if m.isMoving(c.Ref) || m.Hidden(c) || table.InForce(c) || c.Ref == m.held() {
			continue
		}
		key := pile{side: c.Side, ground: !c.Flies(), part: c.Part}
		if fine {
			key.of = c.Ref
		}
		k, ok := byside[key]
		if !ok {
			k = len(out)
			byside[key] = k
			out = append(out, scene.Stack{Space: i})
			who = append(who, nil)
		}
		card := m.cardOf(c)
		out[k].Count++
		if card.Selected && (m.Fan.N == 0 || m.Fan.space != i) { // a fan stays in order while it is open
			out[k].Cards = slices.Insert(out[k].Cards, 0, card)
			who[k] = slices.Insert(who[k], 0, c)
		} else {
			out[k].Cards = append(out[k].Cards, card)
			who[k] = append(who[k], c)
		}
	}
	if fine {
		inRows(out)
		return out, who
	}
	slices.Reverse(out) // what is drawn last lies in front: of the first side its air
	slices.Reverse(who)
	for k := 1; k < len(who); k++ { // a marker at sea lies in front of what is on its decks
		if who[k][0].Flies() && table.IsForce(who[k-1][0]) && !slices.ContainsFunc(who[k], func(c engine.CounterView) bool { return c.On == engine.NoRef }) {
			out[k-1], out[k], who[k-1], who[k] = out[k], out[k-1], who[k], who[k-1]
		}
	}
	m.abreast(i, out, who)
	return out, who
}

// abreast lays the piles of a space beside each other.
func (m *Map) abreast(i int, out []scene.Stack, who [][]engine.CounterView) {
	abreast := map[int]int{} // how many piles lie in each part, and which comes next
	for k := range out {
		abreast[who[k][0].Part]++
	}
	next := map[int]int{}
	for k := range out {
		out[k].Fan = m.Fan.N > 1 && m.Fan.space == i && m.Fan.k == k && len(out[k].Cards) > 1
		if out[k].Fan {
			out[k].FanX = m.Fan.Rect.X + fanMargin
		}
		if len(out[k].Cards) > 3 && !out[k].Fan {
			out[k].Cards = out[k].Cards[:3]
		}
		c := who[k][0]
		if c.Kind != nil && c.Kind.Token && len(out) > 1 {
			out[k].DX, out[k].DY = tokenPlace(who, k)
			continue
		}
		if n := abreast[c.Part]; n > 1 {
			step := (float64(next[c.Part]) - float64(n-1)/2) * steps[min(n, len(steps)-1)]
			out[k].DX, out[k].DY = -step, step
			next[c.Part]++
		}
		if c.Part > 0 {
			wide := hexmap.BoxWidth / float64(c.Parts) * m.Cam.HexW / m.CardWidth()
			out[k].DX += (float64(c.Part) - float64(c.Parts+1)/2) * wide
		}
	}
}

// SpotOf is where a counter stands.
func (m *Map) SpotOf(r engine.Ref) (scene.Spot, bool) {
	c, ok := m.Sight.Counter(r)
	if !ok || c.Space.Kind() != engine.KindSpace {
		return scene.Spot{}, false
	}
	at := scene.Spot{Space: c.Space.Index()}
	stacks, who := m.StacksOf(at.Space)
	for k := range who {
		for _, x := range who[k] {
			if x.Ref == r {
				at.DX, at.DY = stacks[k].DX, stacks[k].DY
			}
		}
	}
	return at, true
}

// tokenPlace is where the k-th pile of tokens of a space stands: side by side, what flies to the right and a little higher, so that all
// marks stay free.
func tokenPlace(who [][]engine.CounterView, k int) (dx, dy float64) {
	flies := who[k][0].Flies()
	before := 0
	for i := range who {
		if f := who[i][0].Flies(); i != k && (flies && !f || f == flies && i < k) {
			before++
		}
	}
	dx = 1.1 * (float64(before) - float64(len(who)-1)/2)
	if flies {
		return dx, -.12
	}
	return dx, .12
}

// Fan is a stack spread out in a row under the pointer: card i stands 1.2 widths right of the one before.
type Fan struct {
	space, k, N int
	Rect        scene.Rect
}

// spread keeps the fan while the pointer is on it, closes it, or opens the stack the pointer has rested on.
func (m *Map) spread() {
	if m.Fan.N > 0 && m.Fan.Rect.Has(m.Mx, m.My) && !m.Dragging {
		stacks, who := m.StacksOf(m.Fan.space)
		if k := m.Fan.k; k < len(stacks) && m.fanRect(m.Fan.space, stacks[k], len(who[k])) == m.Fan.Rect {
			return
		}
		m.HoverAt = m.Clock // the map was moved away under the pointer, which has not rested on anything yet
	}
	m.Fan = Fan{}
	if _, over := m.Under(m.Mx, m.My); over || m.Down || m.Clock < m.HoverAt+250 || m.Cam.HexW < 38 {
		return
	}
	at := m.SpaceUnder(m.Mx, m.My)
	if at < 0 {
		return
	}
	s := m.CardWidth()
	sx, sy := m.ScreenOf(at)
	stacks, who := m.StacksOf(at)
	for k := len(stacks) - 1; k >= 0; k-- {
		st := stacks[k]
		x, y := sx+st.DX*s-s/2, sy+st.DY*s-s/2
		if len(who[k]) > 1 && (scene.R(x, y, s, s)).Has(m.Mx, m.My) {
			n := len(who[k])
			m.Fan = Fan{at, k, n, m.fanRect(at, st, n)}
			return
		}
	}
}

// SpreadAt opens the stack under a point at once.
func (m *Map) SpreadAt(x, y float64) {
	pile, _ := m.PileUnder(x, y)
	if len(pile) < 2 || m.Fan.N > 0 && m.Fan.Rect.Has(x, y) {
		return
	}
	at := pile[0].Space.Index()
	stacks, who := m.StacksOf(at)
	for k := range who {
		if who[k][0].Ref == pile[0].Ref {
			m.Fan = Fan{at, k, len(who[k]), m.fanRect(at, stacks[k], len(who[k]))}
		}
	}
}

// CounterUnder is the top counter under a window point.
func (m *Map) CounterUnder(x, y float64) (engine.CounterView, bool) {
	if m.Sight == nil {
		return engine.CounterView{}, false
	}
	s := m.CardWidth()
	if m.Fan.N > 0 && m.Fan.Rect.Has(x, y) {
		_, who := m.StacksOf(m.Fan.space)
		if i := int((x - m.Fan.Rect.X - fanMargin) / (1.2 * s)); m.Fan.k < len(who) && i >= 0 && i < len(who[m.Fan.k]) {
			return who[m.Fan.k][i], true
		}
	}
	near := m.SpaceUnder(x, y)
	if near < 0 {
		return engine.CounterView{}, false
	}
	if pile, _ := m.PileUnder(x, y); len(pile) > 0 {
		return pile[0], true
	}
	return engine.CounterView{}, false
}

// PileUnder is the pile under a window point, its top counter first; whole tells that the point lies on its count. A
// pile may lean over the edge of its hex.
func (m *Map) PileUnder(x, y float64) (pile []engine.CounterView, whole bool) {
	near := m.SpaceUnder(x, y)
	if near < 0 {
		return nil, false
	}
	s := m.CardWidth()
	for _, at := range append([]int{near}, m.Board().Neighbours(near, "")...) {
		sx, sy := m.ScreenOf(at)
		stacks, who := m.StacksOf(at)
		for k := len(stacks) - 1; k >= 0; k-- {
			cx, cy := sx+stacks[k].DX*s, sy+stacks[k].DY*s
			if len(who[k]) > 1 && math.Hypot(x-cx-.52*s, y-cy-.24*s) < math.Max(8, .17*s) {
				return who[k], true
			}
			if math.Abs(x-cx) <= s/2 && math.Abs(y-cy) <= s/2 {
				return who[k], false
			}
		}
	}
	return nil, false
}

// liftOf is how far the highest pile of a space stands above its middle, in card widths.
func liftOf(stacks []scene.Stack, space int) float64 {
	lift := 0.0
	for _, s := range stacks {
		if s.Space == space {
			lift = math.Max(lift, -s.DY)
		}
	}
	return lift
}

// filling is how much of its limit a mark has taken, as it is written on the map: "4/9". Of support it is what it adds, and its limit only
// where that is passed.
func filling(k engine.MarkView) string {
	switch {
	case k.Of == 0:
		return ""
	case (k.Kind == engine.MarkSupport || k.Kind == engine.MarkDefence) && k.N <= k.Of:
		return "+" + scene.Itoa(k.N)
	}
	return scene.Itoa(k.N) + "/" + scene.Itoa(k.Of)
}
