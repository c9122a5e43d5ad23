package result

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file tells what dice at sea and of bombs have read: a number, and what it counts.

// read is what a throw came to: a number, what it counts, and one line more.
func (m *Result) read(f *table.Fought, t table.Throw) (n int, what, more string, ok bool) {
	p := &m.Sight.Points[t.Point]
	if f.What == engine.FightSearch {
		n = f.Got[0]
		if t.Side == f.Sides[1] {
			n = f.Got[1]
		}
		return n, m.Say("done.read.found", n), "", true
	}
	if c := p.Events[t.Event].Facts().Chance; c != nil {
		if f.What == engine.FightBombing {
			return c.Got, m.Say("done.read.works", c.Got), "", true
		}
		if c.Ship != engine.NoRef {
			more = m.NameOf(c.Ship)
		}
		return c.Got, m.Say("done.read.hits", c.Got), more, true
	}
	for i := t.Point; i <= f.At; i++ { // fighters and guns: what was taken next of the other side
		for k, e := range m.Sight.Points[i].Events {
			if x := e.Facts().Toll; x != nil && x.Side != t.Side && (i > t.Point || k > t.Event) {
				return x.Lost, m.Say("done.shot"), m.turned(x.Aborted), true
			}
		}
	}
	return 0, "", "", false
}

// layRead lays it beside the dice; the whole of it stands under the pointer. What has no number is told in words.
func (m *Result) layRead(d scene.Pen, f *table.Fought, t table.Throw, sum string, big float64, r scene.Rect) {
	whole, mid := m.Sight.Points[t.Point].Words[t.Event], r.Y+r.H/2
	n, what, more, ok := m.read(f, t)
	if !ok {
		lines := max(1, min(4, int(r.H/17)))
		d.Para(r.X, mid+5-8.5*float64(min(lines, len(d.Wrap(scene.Cond, 13, r.W, whole)))-1), r.W, scene.Cond, 13, 17, "text.on_dark", whole, lines)
		return
	}
	x := r.X + d.Text(r.X, mid+big*.36, scene.CondBold, big, "accent.lamp", scene.Itoa(n)) + 10
	lines := []string{what, sum}
	if more != "" {
		lines = []string{what, more, sum}
	}
	y := mid + 5 - 8.5*float64(len(lines)-1)
	for i, line := range lines {
		color := "text.on_dark_second"
		if i == 0 {
			color = "text.on_dark"
		}
		d.Text(x, y+17*float64(i), scene.Cond, 13, color, d.Fit(scene.Cond, 13, r.X+r.W-x, line))
	}
	d.Hit(r.X, r.Y+8, r.W, r.H-16, scene.Nothing{}, whole)
}

// layCell tells beside what a table of ground combat has read what it means, in as many lines as that takes; the whole of it stands
// under the pointer.
func (m *Result) layCell(d scene.Pen, f *table.Fought, t table.Throw, cell string, r scene.Rect) {
	whole := m.Sight.Points[t.Point].Words[t.Event]
	word := whole
	for _, s := range f.Last.Table.Signs {
		if s.Sign == cell {
			word = m.Say("done.read.column", name(f.Last.Table.Columns[f.Last.Table.Lit[0].Col]), name(m.Word(s.Means)))
		}
	}
	face := scene.Body
	if float64(len(d.Wrap(face, 13, r.W, word)))*17 > r.H {
		face = scene.Cond
	}
	lines := d.Wrap(face, 13, r.W, word)
	most := max(1, int(r.H/17))
	d.Para(r.X, r.Y+r.H/2+5-8.5*float64(min(most, len(lines))-1), r.W, face, 13, 17, "text.on_dark_second", word, most)
	d.Hit(r.X, r.Y, r.W, r.H, scene.Nothing{}, whole)
}
