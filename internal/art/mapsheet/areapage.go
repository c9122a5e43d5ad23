// A board of areas to hang on a wall: the sheet on paper with a title, ways over what lies between, and a legend that lists the
// areas by their codes.
package mapsheet

import (
	"cmp"
	"slices"

	"awaw/internal/art"
)

// PageSize is the size of a page in logical pixels.
func (s *AreaSheet) PageSize(p *Page) (w, h float64) {
	r := s.room(p)
	return r.w, r.h
}

// mostFoot is how high a legend may become before it is written smaller instead.
const mostFoot = 900.0

// room makes the page as high as the list of areas needs.
func (s *AreaSheet) room(p *Page) pageRoom {
	for foot := notesHeight(s.kit, p); ; foot += legendLine {
		r := roomOf(s.m, p, foot)
		k := r.words()
		if foot >= mostFoot || s.writeLegend(s.kit.Canvas(0, 0), p, r, k, 0)*k <= r.w-pagePad {
			return r
		}
	}
}

// DrawPage draws a page on a canvas of its size, picture or vector.
func (s *AreaSheet) DrawPage(c *art.Canvas, p *Page, progress func(float64) bool) error {
	r := s.room(p)
	pal := c.Pal()
	c.Box(0, 0, r.w+2, r.h+2, pal.Paper.Sheet, 1) // to the last row of a scaled picture
	on := *s
	on.around, on.paper = pal.Paper.Sheet, true
	w, h := int(r.mapAt.W), int(r.mapAt.H)
	m := c.Shift(r.mapAt.X, r.mapAt.Y)
	if err := on.Draw(m, r.view, w, h, progress); err != nil {
		return err
	}
	m.PushClip(art.Rect{W: r.mapAt.W, H: r.mapAt.H}.Path())
	on.crossings(m, r.view)
	on.Codes(m, r.view, w, h)
	m.Labels(on.Labels(r.view, w, h, nil, nil))
	m.PopClip()
	if p.Part != [4]float64{} { // where the board goes on
		c.Stroke(r.mapAt.Path(), 1.2, pal.Map.Coast, .8)
	}
	pageHeading(c, p, r)
	centred(c, r, func(c *art.Canvas, k, left float64) float64 { return on.writeLegend(c, p, r, k, left) })
	return nil
}

// crossings draws the ways between areas that do not touch.
func (s *AreaSheet) crossings(c *art.Canvas, v art.View) {
	s.eachCrossing(func(a, b int) {
		for _, l := range s.m.Across(a, b) {
			x0, y0 := v.Px(l[0], l[1])
			x1, y1 := v.Px(l[2], l[3])
			c.StrokeButt(crossingLine(x0, y0, x1, y1), crossingWide, c.Pal().Map.Crossing, .9)
		}
	})
}

// crossingWide is how wide such a way is drawn, in logical pixels.
const crossingWide = 1.6

func crossingLine(x0, y0, x1, y1 float64) *art.Path { return art.Line(x0, y0, x1, y1).Dash(7, 4) }

// eachCrossing calls f for every pair of areas that do not touch and between which somebody may go.
func (s *AreaSheet) eachCrossing(f func(a, b int)) {
	for a := range s.m.Len() {
		touching := s.m.Contacts(a)
		for _, b := range s.m.Neighbours(a, "") {
			if _, touch := slices.BinarySearch(touching, b); b > a && !touch {
				f(a, b)
			}
		}
	}
}

// writeLegend writes the legend k times as large from left on and gives where it ends.
func (s *AreaSheet) writeLegend(c *art.Canvas, p *Page, r pageRoom, k, left float64) float64 {
	pal, words := c.Pal(), &p.Legend
	l := newLegend(c, r, k, left)
	swatch := func(col art.RGB) func(x, y float64) {
		return func(x, y float64) { c.Box(x-13, y-7, 26, 14, col, 1) }
	}
	stroke := func(col art.RGB, w float64) func(x, y float64) {
		return func(x, y float64) { c.StrokeButt(art.Line(x-13, y, x+13, y), w, col, 1) }
	}
	l.column(words.Signs)
	l.line(words.Land, 34, swatch(pal.Terrain.Low))
	l.line(words.Water, 34, swatch(pal.Sea.Mid))
	l.line(words.Shore, 34, stroke(pal.Map.Coast, 1.5))
	l.line(words.Border, 34, stroke(pal.Map.Border, 1.3))
	crossed := false
	s.eachCrossing(func(int, int) { crossed = true })
	if crossed {
		l.line(words.Crossing, 34, func(x, y float64) { c.StrokeButt(crossingLine(x-13, y, x+13, y), crossingWide, pal.Map.Crossing, 1) })
	}
	l.column(words.Areas)
	code, room := art.Style{Face: art.CondBold, Size: 12, Color: pal.Text.OnPaper}, 34.0
	for i := range s.m.Len() {
		room = max(room, s.kit.Width(s.m.Code(i), code)+8)
	}
	for _, i := range s.byCode() {
		l.line(s.named(s.m.Name(i)), room, func(_, y float64) { c.TextMid(s.m.Code(i), l.left, y, code) })
	}
	if len(p.Notes) == 0 {
		return l.left + l.widest
	}
	l.column("")
	l.notes(p.Notes)
	return l.left + notesWidth
}

// byCode lists the areas in the order of their codes.
func (s *AreaSheet) byCode() []int {
	all := make([]int, s.m.Len())
	for i := range all {
		all[i] = i
	}
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(s.m.Code(a), s.m.Code(b)) })
	return all
}
