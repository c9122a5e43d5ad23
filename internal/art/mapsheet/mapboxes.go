// Boxes beside the map: paper cards with a name, their parts, and a sign when they are of our own making.
package mapsheet

import (
	"awaw/hexmap"
	"awaw/internal/art"
)

// boxRect is where a box lies in a window.
func boxRect(v art.View, m *hexmap.Map, box int) art.Rect {
	x, y := v.Px(m.BoxAt(box))
	return art.Rect{X: x, Y: y, W: hexmap.BoxWidth * v.W, H: hexmap.BoxHeight * v.W}
}

// boxes draws the boxes that touch a window.
func (s *Sheet) boxes(c *art.Canvas, v art.View, w, h int) {
	for i := range s.m.Len() {
		sp := s.m.Space(i)
		if !sp.Box {
			continue
		}
		r := boxRect(v, s.m, i)
		if r.Right() < 0 || r.Foot() < 0 || r.X > float64(w) || r.Y > float64(h) {
			continue
		}
		s.box(c, sp, r, v.W)
	}
}

func (s *Sheet) box(c *art.Canvas, sp *hexmap.Space, r art.Rect, w float64) {
	pal := c.Pal()
	card := r.Round(.08 * w)
	c.Fill(card, art.Solid(pal.Paper.Sheet, 1))
	c.Stroke(card, max(1, .03*w), pal.Text.OnPaperSecond, 1)
	if w < 14 {
		return
	}
	size := min(20, max(9, .38*w))
	st := art.Style{Face: art.SerifSemi, Size: size, Color: pal.Text.OnPaper}
	room := r.W - .36*w
	if sp.House {
		room -= size
		c.Icon(art.IconHouse, r.Right()-.18*w-size/2, r.Y+.14*w+size*.55, size*.5, pal.Status.HouseOnPaper)
	}
	s.fitted(c, s.named(sp.Name), st, room, r.X+.18*w, r.Y+.14*w+size*.9)
	if len(sp.Parts) == 0 {
		return
	}
	part := r.W / float64(len(sp.Parts))
	top := r.Y + .14*w + size*1.3
	c.Stroke(art.Line(r.X, top, r.Right(), top), 1, pal.Paper.Rule, 1)
	small := art.Style{Face: art.Cond, Size: min(12, max(7, .24*w)), Color: pal.Text.OnPaperSecond, Align: art.Centre}
	for k, id := range sp.Parts {
		x := r.X + float64(k)*part
		if k > 0 {
			c.Stroke(art.Line(x, top, x, r.Foot()), 1, pal.Paper.Rule, 1)
		}
		for _, f := range s.m.Fronts() {
			if f.ID == id {
				s.fitted(c, s.named(f.Name), small, part-4, x+part/2, top+small.Size*1.15)
			}
		}
	}
}

// fitted writes words, rather somewhat smaller than cut.
func (s *Sheet) fitted(c *art.Canvas, words string, st art.Style, room, x, y float64) {
	for least := .6 * st.Size; st.Size > least && s.kit.Width(words, st) > room; {
		st.Size *= .95
	}
	c.Text(s.kit.Fit(words, st, room), x, y, st)
}
