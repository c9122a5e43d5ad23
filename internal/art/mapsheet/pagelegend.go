// The printed words round a map: its title, the legend, the scale and the credits.
package mapsheet

import (
	"awaw/internal/art"
	"strconv"

	"awaw/hexmap"
)

// pageHeading writes title and subtitle over the map.
func pageHeading(c *art.Canvas, p *Page, r pageRoom) {
	pal := c.Pal()
	k := r.words()
	title := art.Style{Face: art.SerifSemi, Size: 46, Color: pal.Text.OnPaper}
	sub := art.Style{Face: art.SerifItalic, Size: 20, Color: pal.Text.OnPaperSecond, Align: art.Right}
	width := c.Kit().Width(p.Title, title) + c.Kit().Width(p.Subtitle, sub) + 40
	k = min(k, (r.w-2*pagePad)/width)
	title.Size, sub.Size = title.Size*k, sub.Size*k
	base, left := r.mapAt.Y-pageEdge-20*k, min(r.mapAt.X, (r.w-width*k)/2)
	c.Text(p.Title, left, base, title)
	c.Text(p.Subtitle, r.w-left, base, sub)
}

// legendPen writes the legend in columns from left to right.
type legendPen struct {
	c        *art.Canvas
	y        float64 // where the next line stands
	top      float64
	foot     float64
	left     float64 // of the column
	widest   float64
	ink      art.Style
	quiet    art.Style
	headings art.Style
}

// The height of a line and of a heading, and how far the legend stands under the coordinates.
const legendLine, headingLine, legendDown = 17.0, 20.0, 24.0

// newLegend begins a legend k times as large under the map of a page, from left on.
func newLegend(c *art.Canvas, r pageRoom, k, left float64) *legendPen {
	return &legendPen{c: c, left: left, top: (r.mapAt.Foot()+pageEdge)/k + legendDown, foot: (r.h-24)/k - 10,
		ink:      art.Style{Face: art.Cond, Size: 13, Color: c.Pal().Text.OnPaper},
		quiet:    quietStyle(c.Pal()),
		headings: art.Style{Face: art.SerifSemi, Size: 14.5, Color: c.Pal().Text.OnPaper}}
}

// column begins a column under a heading.
func (l *legendPen) column(heading string) {
	if l.widest > 0 {
		l.left += l.widest + 34
	}
	l.y, l.widest = l.top, l.c.Kit().Width(heading, l.headings)
	l.c.Text(heading, l.left, l.y+4, l.headings)
	l.y += headingLine
}

// line gives the place of a sign and writes the words beside it; a full column goes on in the next.
func (l *legendPen) line(words string, room float64, sign func(x, y float64)) {
	if words == "" {
		return
	}
	if l.y > l.foot {
		l.left += l.widest + 26
		l.y, l.widest = l.top+headingLine, 0
	}
	if sign != nil {
		sign(l.left+room/2-4, l.y)
	}
	l.c.TextMid(words, l.left+room, l.y, l.ink)
	l.widest = max(l.widest, room+l.c.Kit().Width(words, l.ink))
	l.y += legendLine
}

// legend writes what the signs and colours mean, the scale and the notes under the map.
func (s *Sheet) legend(c *art.Canvas, p *Page, r pageRoom) {
	centred(c, r, func(c *art.Canvas, k, left float64) float64 { return s.writeLegend(c, p, r, k, left) })
}

// centred writes a legend in the middle under the map, smaller where it would be too wide. write writes it k times as large from
// left on and gives where it ends.
func centred(c *art.Canvas, r pageRoom, write func(c *art.Canvas, k, left float64) float64) {
	k := r.words()
	wide := write(c.Kit().Canvas(0, 0), k, 0) // as wide as that
	k = min(k, (r.w-pagePad)/wide)
	write(c.Zoom(k), k, max(pagePad/2, min(r.mapAt.X, (r.w-wide*k)/2))/k)
}

// writeLegend writes the legend k times as large from left on and gives where it ends.
func (s *Sheet) writeLegend(c *art.Canvas, p *Page, r pageRoom, k, left float64) float64 {
	pal, words := c.Pal(), &p.Legend
	l := newLegend(c, r, k, left)
	l.column(words.Signs)
	for _, q := range []struct {
		words string
		sign  art.Place
	}{{words.Capital, art.PlaceCapital}, {words.City, art.PlaceCity}, {words.Port, art.PlacePort}, {words.Spot, art.PlaceSpot}} {
		l.line(q.words, 26, func(x, y float64) { c.Place(q.sign, x, y, 4) })
	}
	l.line(words.Island, 26, func(x, y float64) {
		c.Fill(art.Circle(x, y, 5.5), art.Solid(pal.Terrain.Low, 1))
		c.Stroke(art.Circle(x, y, 5.5), 1, pal.Map.Coast, 1)
	})
	stroke := func(col art.RGB, w float64, dash bool) func(x, y float64) {
		return func(x, y float64) {
			line := art.Line(x-10, y, x+10, y)
			if dash {
				line = line.Dash(7, 2.5, 2, 2.5)
			}
			c.StrokeButt(line, w, col, 1)
		}
	}
	l.line(words.Strait, 26, func(x, y float64) {
		c.Stroke(art.Line(x-8, y, x+8, y), 1.4, pal.Map.Crossing, 1)
		for _, e := range [2]float64{-1, 1} {
			c.Fill(art.Poly(x+e*10, y, x+e*5, y-3, x+e*5, y+3).Union(), art.Solid(pal.Map.Crossing, 1))
		}
	})
	l.line(words.River, 26, stroke(pal.Map.River, 2, false))
	if len(s.m.Lakes()) > 0 {
		l.line(words.Lake, 26, func(x, y float64) {
			c.Fill(art.Ellipse(x, y, 9, 4), art.Solid(pal.Sea.Shelf, 1))
			c.Stroke(art.Ellipse(x, y, 9, 4), 1, pal.Map.Coast, 1)
		})
	}
	l.line(words.Border, 26, stroke(pal.Map.Border, 1.4, true))
	s.legendGround(l, words)
	if p.Show != nil && len(p.Held) > 0 {
		l.column(words.Held)
		for _, q := range p.Held {
			l.line(q.Name, 34, func(x, y float64) {
				c.Box(x-13, y-7, 26, 14, pal.Terrain.Low, 1)
				c.Box(x-13, y-7, 26, 14, q.Col, .24)
				c.Box(x-13, y-7, 3, 14, q.Col, .6)
				c.TextMid(q.Code, x+1, y, art.Style{Face: art.CondBold, Size: 9, Color: q.Col, Align: art.Centre})
			})
		}
	}
	s.scaleAndNotes(l, p, k)
	return l.left + notesWidth
}

// notesWidth is the width of the column with scale and notes.
const notesWidth = 8*PageHex + 10

// legendGround shows the terrain that occurs, heights and depths.
func (s *Sheet) legendGround(l *legendPen, words *LegendWords) {
	c, pal := l.c, l.c.Pal()
	var occurs [hexmap.JungleMountain + 1]bool
	for i := range s.m.Len() {
		if sp := s.m.Space(i); !sp.Box {
			occurs[sp.Terrain] = true
		}
	}
	l.column(words.Ground)
	for k := hexmap.Clear; k <= hexmap.JungleMountain; k++ {
		if !occurs[k] {
			continue
		}
		l.line(words.Terrain[k], 34, func(x, y float64) {
			under := [...]art.RGB{hexmap.Rough: pal.Terrain.High, hexmap.Mountain: pal.Terrain.Alpine, hexmap.Forest: pal.Terrain.Forest, hexmap.Swamp: pal.Terrain.Marsh,
				hexmap.Desert: pal.Terrain.Desert, hexmap.Jungle: pal.Terrain.Jungle, hexmap.JungleMountain: pal.Terrain.Jungle, hexmap.Clear: pal.Terrain.Low}[k]
			c.Box(x-13, y-7, 26, 14, under, 1)
			signs := art.NewPath()
			for i := range 4 {
				terrainPrint(signs, k, x-8+float64(i)*5.3, y+float64(i%2*4-2), i)
			}
			c.Fill(signs, art.Solid(pal.Text.OnPaper, printShare(k)))
		})
	}
	l.line(words.Neutral, 34, func(x, y float64) {
		c.Box(x-13, y-7, 26, 14, art.Blend(pal.Terrain.Low, pal.Terrain.Neutral, float64(s.veil)), 1)
		for i := range 6 {
			c.Box(x-11+float64(i)*4, y-3+float64(i%2)*5, 1, 1, pal.Text.OnPaper, .6)
		}
	})
	l.line(words.House, 34, func(x, y float64) { c.Icon(art.IconHouse, x, y, 6, pal.Status.HouseOnPaper) })
	for _, ramp := range []struct {
		title string
		marks []string
		cols  []art.RGB
	}{{words.Heights, []string{"180", "470", "1475"}, []art.RGB{pal.Terrain.Low, pal.Terrain.Upland, pal.Terrain.High, pal.Terrain.Alpine}},
		{words.Depths, []string{"60", "160", "1200"}, []art.RGB{pal.Sea.Shelf, pal.Sea.Mid, pal.Sea.Deep, pal.Sea.Abyss}}} {
		l.column(ramp.title)
		for i, col := range ramp.cols {
			c.Box(l.left, l.y-7, 44, 17, col, 1)
			if i < len(ramp.marks) {
				c.TextMid(ramp.marks[i], l.left+52, l.y+10, l.quiet)
			}
			l.y += 17
		}
		l.widest = max(l.widest, 84)
	}
}

// scaleAndNotes stand at the right end.
func (s *Sheet) scaleAndNotes(l *legendPen, p *Page, k float64) {
	c, pal := l.c, l.c.Pal()
	l.column(p.Legend.Scale)
	hex := PageHex / k
	hexes := max(2, int(notesWidth/hex)/2*2)
	for i := range hexes {
		col := pal.Text.OnPaper
		if i%2 == 1 {
			col = pal.Paper.Edge
		}
		c.Box(l.left+float64(i)*hex, l.y-6, hex, 7, col, 1)
	}
	c.Stroke(art.Rect{X: l.left, Y: l.y - 6, W: float64(hexes) * hex, H: 7}.Path(), 1, pal.Text.OnPaper, 1)
	st := l.quiet
	st.Align = art.Centre
	for i := 0; i <= hexes; i += 2 {
		c.Text(strconv.Itoa(int(float64(i)*p.KM/10+.5)*10), l.left+float64(i)*hex, l.y+14, st)
	}
	l.y += scaleHigh
	l.notes(p.Notes)
}

// notes writes notes one under the other.
func (l *legendPen) notes(list []string) {
	for _, n := range list {
		l.y = l.c.Para(n, l.left, l.y, notesWidth, noteLine, l.quiet) + noteGap
	}
}

// The heights of the scale, of a line of the notes, and between two notes.
const scaleHigh, noteLine, noteGap = 34.0, 15.0, 4.0

// notesHeight is the room that scale and notes take under a map, from the edge of its coordinates to that of the page.
func notesHeight(k *art.Kit, p *Page) float64 {
	h := legendDown + headingLine + scaleHigh
	for _, n := range p.Notes {
		h += float64(len(k.Wrap(n, quietStyle(k.Pal), notesWidth)))*noteLine + noteGap
	}
	return h
}

// quietStyle is how notes and figures of the legend are written.
func quietStyle(pal *art.Palette) art.Style {
	return art.Style{Face: art.Cond, Size: 12, Color: pal.Text.OnPaperSecond}
}
