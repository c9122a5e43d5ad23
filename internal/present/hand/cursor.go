package hand

import (
	"cmp"
	"slices"

	"awaw/engine"
)

// PickCursor chooses what the keyboard's cursor is on.
func (m *Hand) PickCursor() {
	t := m.Sight
	if t.KeyAt < 0 {
		return
	}
	at := t.KeyAt
	x, y := m.chart.ScreenOf(at)
	r := engine.SpaceRef(at)
	for _, c := range t.CountersAt(at) {
		if t.Sel == engine.NoRef || c.Side == m.Actor() && len(m.LegalWith(t.Sel, r)) == 0 {
			r = c.Ref
			break
		}
	}
	m.clickRef(r, at, x, y)
	t.KeyAt = at
}

// AddToWay takes the space the keyboard's cursor is on into the way of what is selected, as carrying it over its middle does.
func (m *Hand) AddToWay() {
	t := m.Sight
	if t.KeyAt < 0 || t.Sel.Kind() != engine.KindCounter {
		return
	}
	m.passes(t.KeyAt)
	m.Stale = true
}

// Cycle selects the next counter that may be chosen, or the next counter at all.
func (m *Hand) Cycle(back bool) {
	t := m.Sight
	var refs []engine.Ref
	for _, c := range t.View.Counters {
		if len(m.LegalWith(c.Ref, engine.NoRef)) > 0 {
			refs = append(refs, c.Ref)
		}
	}
	if len(refs) == 0 {
		for _, c := range t.View.Counters {
			refs = append(refs, c.Ref)
		}
	}
	if len(refs) == 0 {
		return
	}
	at := -1
	for i, r := range refs {
		if r == t.Sel {
			at = i
		}
	}
	if back {
		at = (max(at, 0) - 1 + len(refs)) % len(refs)
	} else {
		at = (at + 1) % len(refs)
	}
	c, _ := t.Counter(refs[at])
	m.pick(refs[at], c.Space.Index())
	t.Sel = refs[at]
	t.KeyAt, t.Steered = c.Space.Index(), true
	m.chart.Reveal(t.KeyAt)
}

// CycleLit moves the cursor to the next place that is lit, or back: from left to right, those one above the other from the top.
func (m *Hand) CycleLit(back bool) {
	t, b := m.Sight, m.Board()
	if m.Drawn.Map == nil {
		return
	}
	lit := slices.Clone(m.Drawn.Map.Lit)
	for _, h := range m.Drawn.Map.Staging { // what is hatched as open to the counter chosen
		if !h.Full && !slices.Contains(lit, h.Space) {
			lit = append(lit, h.Space)
		}
	}
	if len(lit) == 0 {
		return
	}
	slices.SortFunc(lit, func(i, k int) int {
		x0, y0 := b.Middle(i)
		x1, y1 := b.Middle(k)
		return cmp.Or(cmp.Compare(x0, x1), cmp.Compare(y0, y1))
	})
	at := slices.Index(lit, t.KeyAt)
	switch {
	case back && at < 0:
		at = len(lit) - 1
	case back:
		at = (at - 1 + len(lit)) % len(lit)
	default:
		at = (at + 1) % len(lit)
	}
	t.KeyAt, t.Steered = lit[at], true
	m.chart.Reveal(t.KeyAt)
	m.Stale = true
}

// MoveCursor moves the keyboard's cursor over the board: left and right along a row, up and down by turns.
func (m *Hand) MoveCursor(way string) {
	t, b := m.Sight, m.Board()
	if t.KeyAt < 0 {
		switch {
		case t.Space >= 0:
			t.KeyAt = t.Space
		default:
			f := m.FreeMap()
			t.KeyAt = m.chart.SpaceUnder(f.X+f.W/2, f.Y+f.H/2)
		}
		if t.KeyAt < 0 {
			return
		}
	}
	t.Steered = true
	to := map[string][2]int{"right": {1, 0}, "left": {-1, 0}, "up": {0, -1}, "down": {0, 1}}[way]
	if n := b.Toward(t.KeyAt, to[0], to[1]); n >= 0 {
		t.KeyAt = n
		m.chart.Reveal(n)
	}
}
