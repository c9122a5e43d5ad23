package panels

import (
	"awaw/engine"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists under the odds the battles that were fought, the last first: where, and what either side lost. A click looks at one.

// foughtRow is how tall a battle stands in the list.
const foughtRow = 44.0

// layFought lists them as far as there is room.
func (m *Panels) layFought(d scene.Pen, x, y, inner, foot float64) {
	t := m.Sight
	headed := false
	for i := min(t.Cursor, len(t.Points)-1); i >= 0; i-- {
		if t.Points[i].Events == nil {
			continue
		}
		for _, e := range t.Decided(i) {
			if !result.Told(e.What) || e.What == engine.FightSearch || e.Where.Kind() != engine.KindSpace {
				continue
			}
			if !headed {
				if y+26+foughtRow > foot {
					return
				}
				d.Label(x, y+16, m.Say("odds.fought"))
				y, headed = y+26, true
			}
			if y+foughtRow > foot {
				return
			}
			m.layOneFought(d, m.foughtAt(i, e), x, y, inner)
			y += foughtRow
		}
	}
}

// foughtAt reads a battle once.
func (m *Panels) foughtAt(i int, e engine.Ended) *table.Fought {
	key := foughtKey{m.Sight.Path[i], e.FightID}
	f, ok := m.fought[key]
	if !ok {
		one := m.ReadFought(i, e)
		f = &one
		if m.fought == nil {
			m.fought = map[foughtKey]*table.Fought{}
		}
		m.fought[key] = f
	}
	return f
}

// foughtKey is a battle in the game on the table.
type foughtKey struct {
	node int
	id   engine.FightID
}

// layOneFought is one row: the place, and what each side lost.
func (m *Panels) layOneFought(d scene.Pen, f *table.Fought, x, y, inner float64) {
	box := scene.R(x-11, y, inner+22, foughtRow-2)
	if d.Hot(box) {
		d.Box(box.X, box.Y, box.W, box.H, "chrome.raised_hover")
	}
	d.Text(x, y+18, scene.SerifSemi, 15, "text.on_dark", d.Fit(scene.SerifSemi, 15, inner, m.SpaceName(f.Where)))
	cx := x
	for k := range f.Forces {
		p := &f.Forces[k]
		word := m.Say("done.lost.of", p.Lost, max(p.Began, p.Lost))
		switch {
		case p.Began == 0 && p.Lost == 0:
			word = m.Say("done.nobody")
		case f.Parts > 1:
			word = m.Say("done.lost.squadrons", p.Lost, max(p.Began, p.Lost))
		}
		d.Mark(m.Sight.Style(p.Side), cx+6, y+31, 5, false)
		cx += 18 + d.Text(cx+16, y+35, scene.Cond, 13, "text.on_dark_second", d.Fit(scene.Cond, 13, x+inner-cx-16, word)) + 14
	}
	d.Hit(box.X, box.Y, box.W, box.H, table.Jump{Point: f.At}, m.Say("odds.fought.tip"))
}
