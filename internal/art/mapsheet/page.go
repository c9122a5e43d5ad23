// A map to hang on a wall: the sheet with a title, coordinates along its edges, a legend, a scale and credits, on a
// page as broad to its height as A4 and A3 paper.
package mapsheet

import (
	"math"
	"strconv"

	"awaw/board"
	"awaw/hexmap"
	"awaw/internal/art"
)

// PageHex is how many logical pixels a hex of a page is wide.
const PageHex = 40.0

// The parts of a page round the map, in logical pixels.
const (
	pageEdge = 26.0 // for coordinates
	pagePad  = 30.0
	pageHead = 78.0
	pageFoot = 150.0 // at least; more where the notes are long
)

// words is how much larger than the map's own words title and legend of a wide map are set.
func (r pageRoom) words() float64 { return min(1.8, max(1, r.mapAt.W/1500)) }

// Printer prints the sheet of a board as a page, as large as PageSize says in logical pixels, on a picture or a vector canvas.
type Printer interface {
	Kit() *art.Kit
	PageSize(p *Page) (w, h float64)
	DrawPage(c *art.Canvas, p *Page, progress func(float64) bool) error
}

var _ Printer = (*Sheet)(nil)
var _ Printer = (*AreaSheet)(nil)

// Page is what is printed with a map, of hexes or of areas.
type Page struct {
	Title, Subtitle string
	// Part is the part of the plane that is printed, x0, y0, x1, y1; an empty one means all of the board, boxes included.
	Part   [4]float64
	Legend LegendWords
	Notes  []string

	// On maps of hexes alone: Hold and Show tint who holds what (a nil Show leaves it out), Held lists the holders in the legend.
	Hold hexmap.Holding
	Show func(country string) (art.Holder, bool)
	Held []HeldLine
	KM   float64 // across a hex
}

// HeldLine is a holder in the legend.
type HeldLine struct {
	Name string
	art.Holder
}

// LegendWords are the words of the legend; a line without words is left out.
type LegendWords struct {
	Terrain                                     map[hexmap.Terrain]string
	Capital, City, Port, Spot, Island           string
	Strait, River, Lake, Border, Neutral, House string
	Heights, Depths, Signs, Ground, Held, Scale string
	Land, Water, Shore, Crossing, Areas         string // of boards of areas
}

// pageRoom is where things stand on a page.
type pageRoom struct {
	w, h  float64 // of the page
	mapAt art.Rect
	view  art.View // of the map, its corner at mapAt
}

// PageSize is the size of a page in logical pixels.
func (s *Sheet) PageSize(p *Page) (w, h float64) {
	r := s.room(p)
	return r.w, r.h
}

func (s *Sheet) room(p *Page) pageRoom {
	return roomOf(s.m, p, notesHeight(s.kit, p))
}

// roomOf is where things stand on the page of a board, with so much room at least for what is written under the map.
func roomOf(b board.Board, p *Page, foot float64) pageRoom {
	x0, y0, x1, y1 := b.Extent()
	if p.Part != [4]float64{} {
		x0, y0, x1, y1 = p.Part[0], p.Part[1], p.Part[2], p.Part[3]
	}
	mw, mh := math.Ceil((x1-x0)*PageHex), math.Ceil((y1-y0)*PageHex)
	k := pageRoom{mapAt: art.Rect{W: mw}}.words()
	around := pageHead*k + 2*pageEdge + max(pageFoot, foot)*k
	w, h := mw+2*(pageEdge+pagePad), mh+around
	if mw >= mh*.95 {
		w, h = max(w, h*math.Sqrt2), max(h, w/math.Sqrt2)
	} else {
		w, h = max(w, h/math.Sqrt2), max(h, w*math.Sqrt2)
	}
	w, h = math.Ceil(w), math.Ceil(h)
	r := pageRoom{w: w, h: h, view: art.View{X0: x0, Y0: y0, W: PageHex}}
	r.mapAt = art.Rect{X: math.Round((w - mw) / 2), Y: math.Round(pageHead*k + pageEdge + (h-mh-around)/3), W: mw, H: mh}
	return r
}

// DrawPage draws a page on a canvas of its size, picture or vector.
func (s *Sheet) DrawPage(c *art.Canvas, p *Page, progress func(float64) bool) error {
	r := s.room(p)
	pal := c.Pal()
	c.Box(0, 0, r.w+2, r.h+2, pal.Paper.Sheet, 1) // to the last row of a scaled picture
	w, h := int(r.mapAt.W), int(r.mapAt.H)
	m := c.Shift(r.mapAt.X, r.mapAt.Y)
	land, err := s.draw(m, r.view, w, h, progress)
	if err != nil {
		return err
	}
	s.offMap(m, r.view, r.mapAt)
	m.PushClip(art.Rect{X: 0, Y: 0, W: r.mapAt.W, H: r.mapAt.H}.Path())
	s.boxes(m, r.view, w, h)
	if p.Show != nil {
		s.control(m, r.view, w, h, land, p.Hold, p.Show)
	}
	names := s.SetNames(r.view, w, h, s.boxRects(r.view))
	s.numbers(m, r.view, w, h, coverOf(s.kit, names))
	m.Labels(names)
	m.PopClip()
	s.edges(m, r.view, r.mapAt)
	pageHeading(c, p, r)
	s.legend(c, p, r)
	return nil
}

// boxRects are the boxes of a window, which names keep clear of.
func (s *Sheet) boxRects(v art.View) []art.Rect {
	var out []art.Rect
	for i := range s.m.Len() {
		if s.m.Space(i).Box {
			out = append(out, boxRect(v, s.m, i))
		}
	}
	return out
}

// coverOf are the rectangles names of places cover.
func coverOf(k *art.Kit, names []art.Label) []art.Rect {
	var out []art.Rect
	for _, l := range names {
		if l.Kind == art.LabelPlace && !l.Hidden {
			st := art.PlaceStyle()
			st.Size = l.Size
			out = append(out, nameBox(l.X, l.Y, k.Width(l.Text, st)))
		}
		if l.SR > 0 {
			out = append(out, art.Rect{X: l.SX - 6, Y: l.SY - 6, W: 12, H: 12})
		}
	}
	return out
}

// offMap lays paper over everything that is no hex of the map.
func (s *Sheet) offMap(c *art.Canvas, v art.View, at art.Rect) {
	p := art.Rect{X: -2, Y: -2, W: at.W + 4, H: at.H + 4}.Path().Union()
	rim := art.NewPath()
	for i := range s.m.Len() {
		sp := s.m.Space(i)
		if sp.Box {
			continue
		}
		for d := range 6 {
			if s.m.Next(i, d) < 0 {
				a, b := v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1)
				rim.M(a.X, a.Y).L(b.X, b.Y)
			}
		}
	}
	for _, loop := range s.outline(v) {
		hole := art.NewPath()
		hole.AddLoop(loop)
		p.Add(hole.Hole())
	}
	c.PushClip(art.Rect{X: -2, Y: -2, W: at.W + 4, H: at.H + 4}.Path())
	defer c.PopClip()
	c.Fill(p, art.Solid(c.Pal().Paper.Sheet, 1))
	c.StrokeButt(rim, 1.2, c.Pal().Map.Coast, .8)
}

// outline is the edge of the hexes as loops, each side joined to the next.
func (s *Sheet) outline(v art.View) [][]art.Pt {
	type corner struct{ x, y int }
	key := func(p art.Pt) corner { return corner{int(math.Round(p.X * 4)), int(math.Round(p.Y * 4))} }
	next := map[corner]art.Pt{}
	var starts []art.Pt
	for i := range s.m.Len() {
		sp := s.m.Space(i)
		for d := range 6 {
			if !sp.Box && s.m.Next(i, d) < 0 {
				a, b := v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1)
				next[key(a)] = b
				starts = append(starts, a)
			}
		}
	}
	var loops [][]art.Pt
	for _, a := range starts {
		var loop []art.Pt
		for p, ok := next[key(a)]; ok; p, ok = next[key(p)] {
			delete(next, key(a))
			loop = append(loop, p)
			a = p
		}
		if len(loop) > 2 {
			loops = append(loops, append(loop, loop[0]))
		}
	}
	return loops
}

// edges prints rows beside the map and the numbers of diagonals over and under it.
func (s *Sheet) edges(c *art.Canvas, v art.View, at art.Rect) {
	st := art.Style{Face: art.CondBold, Size: 13, Color: c.Pal().Text.OnPaper, Align: art.Centre}
	number := art.Style{Face: art.CondMedium, Size: 11.5, Color: c.Pal().Text.OnPaper, Align: art.Centre}
	for i := range s.m.Len() {
		sp := s.m.Space(i)
		x, y := v.Center(sp.Hex)
		if sp.Box || x < 0 || y < 0 || x > at.W || y > at.H {
			continue
		}
		west, east := s.m.Next(i, hexmap.West), s.m.Next(i, hexmap.East)
		if west < 0 || x-v.W < 0 {
			c.TextMid(sp.Hex.Row(), min(x-v.W*.5, at.W)-13, y, st)
		}
		if east < 0 || x+v.W > at.W {
			c.TextMid(sp.Hex.Row(), x+v.W*.5+13, y, st)
		}
		if top := y - v.W*.866; s.m.Next(i, hexmap.NorthWest) < 0 && s.m.Next(i, hexmap.NorthEast) < 0 || top < 0 {
			c.Text(strconv.Itoa(int(sp.Hex.Q)), x, y-v.W*.58-5, number)
		}
		if s.m.Next(i, hexmap.SouthWest) < 0 && s.m.Next(i, hexmap.SouthEast) < 0 || y+v.W*.866 > at.H {
			c.Text(strconv.Itoa(int(sp.Hex.Q)), x, y+v.W*.58+13, number)
		}
	}
}
