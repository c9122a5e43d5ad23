// Marks: the sides' signs, the badges on counters, dice, base pips and the signs of places.
package art

// markPath is the outline of a side's mark by its name in the palette.
func markPath(mark string, cx, cy, r float64) *Path {
	switch mark {
	case "diamond":
		return Poly(cx, cy-r*1.22, cx+r*1.22, cy, cx, cy+r*1.22, cx-r*1.22, cy)
	case "disc":
		return Circle(cx, cy, r*1.04)
	case "triangle":
		return Poly(cx, cy-r*1.15, cx+r*1.15, cy+r*.9, cx-r*1.15, cy+r*.9)
	case "down_triangle":
		return Poly(cx, cy+r*1.15, cx+r*1.15, cy-r*.9, cx-r*1.15, cy-r*.9)
	case "hexagon":
		return ngon(6, cx, cy, r*1.12)
	case "pentagon":
		return ngon(5, cx, cy, r*1.14)
	}
	return Rect{cx - r*.92, cy - r*.92, r * 1.84, r * 1.84}.Path()
}

func ngon(n int, cx, cy, r float64) *Path {
	p := NewPath()
	for i := range n {
		a := 360*float64(i)/float64(n) - 90
		p.L(cx+r*CosDeg(a), cy+r*SinDeg(a))
	}
	return p.Z()
}

// SideMark draws a side's mark of radius r, with its letter in ink if asked.
func (c *Canvas) SideMark(s Side, cx, cy, r float64, col, ink RGB, letter bool) {
	sc := c.Pal().Side(s)
	c.mark(sc.Mark, sc.Letter, cx, cy, r, col, ink, letter)
}

// PowerMark draws the mark of a power without a side, with its letter.
func (c *Canvas) PowerMark(letter string, cx, cy, r float64) {
	if p, ok := c.Pal().Powers[letter]; ok {
		c.mark(p.Mark, letter, cx, cy, r, p.Ground, p.Ink, true)
	}
}

func (c *Canvas) mark(mark, letter string, cx, cy, r float64, col, ink RGB, written bool) {
	c.Fill(markPath(mark, cx, cy, r), Solid(col, 1))
	if !written {
		return
	}
	dy := r * 1.5 * capHeight / 2
	switch mark {
	case "triangle":
		dy += r * .2
	case "down_triangle":
		dy -= r * .2
	}
	c.Text(letter, cx, cy+dy, Style{Face: CondBold, Size: r * 1.5, Color: ink, Align: Centre})
}

// Badge is a round sign on a counter's corner.
type Badge uint8

// The badges; NoBadge is the zero value.
const (
	NoBadge      Badge = iota
	BadgePartial       // partial supply
	BadgeCut           // out of supply
	BadgeOil           // air oil effect
	BadgeWinter        // winter effect
	BadgeMore          // more badges than two
)

// Badge draws a badge of radius r.
func (c *Canvas) Badge(b Badge, cx, cy, r float64) {
	if b == NoBadge {
		return
	}
	ink, paper := c.Pal().Chrome.Scrim, c.Pal().Paper.Sheet
	c.Fill(Circle(cx, cy, r+1.2), Solid(ink, 1))
	c.Fill(Circle(cx, cy, r), Solid(paper, 1))
	switch b {
	case BadgePartial:
		c.PushClip(Circle(cx, cy, r*.72))
		c.Fill(Rect{cx - r, cy, 2 * r, r}.Path(), Solid(ink, 1))
		c.PopClip()
		c.Stroke(Circle(cx, cy, r*.70), max(1, r*.16), ink, 1)
	case BadgeCut:
		c.Stroke(Circle(cx, cy, r*.66), max(1, r*.2), ink, 1)
		c.Stroke(Line(cx-r*.46, cy+r*.46, cx+r*.46, cy-r*.46), max(1.1, r*.22), ink, 1)
	case BadgeOil:
		c.Fill(NewPath().M(cx, cy-r*.78).C(cx+r*.2, cy-r*.3, cx+r*.55, cy, cx+r*.5, cy+r*.3).
			C(cx+r*.45, cy+r*.75, cx-r*.45, cy+r*.75, cx-r*.5, cy+r*.3).
			C(cx-r*.55, cy, cx-r*.2, cy-r*.3, cx, cy-r*.78).Z(), Solid(ink, 1))
		c.Stroke(Line(cx-r*.7, cy+r*.5, cx+r*.7, cy-r*.5), max(1.4, r*.34), paper, 1)
		c.Stroke(Line(cx-r*.62, cy+r*.5, cx+r*.7, cy-r*.42), max(1, r*.16), ink, 1)
	case BadgeWinter:
		for _, a := range []float64{90, 150, 210} {
			x, y := r*.7*CosDeg(a), r*.7*SinDeg(a)
			c.Stroke(Line(cx-x, cy-y, cx+x, cy+y), max(1, r*.19), ink, 1)
		}
	case BadgeMore:
		c.Stroke(Line(cx-r*.55, cy, cx+r*.55, cy), max(1, r*.24), ink, 1)
		c.Stroke(Line(cx, cy-r*.55, cx, cy+r*.55), max(1, r*.24), ink, 1)
	}
}

// Die draws a six-sided die of width s: cut corners for the Axis, round for the others. A number outside 1..6 leaves the face blank.
func (c *Canvas) Die(x, y, s float64, pips int, side Side) {
	r := Rect{x, y, s, s}
	p := r.Round(s * .24)
	if c.Pal().Side(side).Corner == "chamfer" {
		p = r.Chamfer(s * .16)
	}
	c.Shadow(p, 0, 2.5, 3, RGB{}, .6)
	c.Fill(p.Move(0, 2), Solid(c.Pal().Paper.Rule, 1))
	c.Fill(p, VGrad(y, y+s, c.Pal().Paper.Edge, c.Pal().Paper.Shade, 1))
	q, rad := s*.27, s*.095
	spot := func(i, j float64) {
		c.Fill(Circle(x+s/2+i*q, y+s/2+j*q, rad), Solid(c.Pal().Text.OnPaper, 1))
	}
	if pips < 1 || pips > 6 {
		return
	}
	if pips%2 == 1 {
		spot(0, 0)
	}
	if pips >= 2 {
		spot(-1, -1)
		spot(1, 1)
	}
	if pips >= 4 {
		spot(-1, 1)
		spot(1, -1)
	}
	if pips == 6 {
		spot(-1, 0)
		spot(1, 0)
	}
}

// Pips is how a base is filled, in air factors. Rows holds the room of each facility.
type Pips struct {
	Ready, Inverted, Arriving int
	Rows                      []int
}

// Pips draws base pips: five to a row, one or more rows a facility, the lowest row at y. What has no room stands
// in a last row in warning, with a "!". It gives the rectangle covered.
func (c *Canvas) Pips(cx, y float64, p Pips) Rect {
	const s, g = 5.0, 1.0
	var rows []int
	left := p.Ready + p.Inverted + p.Arriving
	for _, n := range p.Rows {
		for ; n > 0; n -= 5 {
			rows = append(rows, min(5, n))
			left -= min(5, n)
		}
	}
	over := len(rows)
	for ; left > 0; left -= 5 {
		rows = append(rows, min(5, left))
	}
	all := Rect{cx - 17, y - 2, 34, 0}
	k := 0
	for i, n := range rows {
		w := float64(max(n, 5))*(s+g) - g
		x0, yy := c.snapX(cx-w/2), c.snapY(y)-float64(len(rows)-1-i)*(s+2)
		col, plate := c.Pal().Paper.Sheet, c.Pal().Map.Coast
		if i >= over {
			col = c.Pal().Status.Warning
			c.TextMid("!", x0+w+6, yy+s/2, Style{Face: CondBold, Size: 11, Color: col, Align: Centre, Halo: 1, HaloColor: plate})
		}
		c.Fill(Rect{x0 - 2, yy - 2, w + 4, s + 4}.Round(1.5), Solid(plate, .88))
		for j := range n {
			c.pip(x0+float64(j)*(s+g), yy, s, col, pipState(k, p))
			k++
		}
		all.Y, all.H = min(all.Y, yy-2), max(all.H, c.snapY(y)+s+2-min(all.Y, yy-2))
	}
	return all
}

func pipState(k int, p Pips) int {
	switch {
	case k < p.Ready:
		return 0
	case k < p.Ready+p.Inverted:
		return 1
	case k < p.Ready+p.Inverted+p.Arriving:
		return 2
	}
	return 3
}

func (c *Canvas) pip(x, y, s float64, col RGB, state int) {
	switch state {
	case 0:
		c.Box(x, y, s, s, col, 1)
	case 1:
		c.Box(x, y, s, s, col, .28)
		c.Fill(Poly(x, y+s, x+s, y, x+s, y+s), Solid(col, 1))
	case 2:
		c.Stroke(Rect{x + .5, y + .5, s - 1, s - 1}.Path(), 1, c.Pal().Accent.Lamp, 1)
	default:
		c.Box(x, y, s, s, col, .17)
	}
}

// Place is the sign of a place on the map.
type Place uint8

// The signs of places.
const (
	PlaceCity Place = iota
	PlaceCapital
	PlacePort
	PlaceAirbase
	PlaceSpot // a place that is none of these
)

// Place draws the sign of a place, radius about r.
func (c *Canvas) Place(p Place, x, y, r float64) {
	ink, paper := c.Pal().Map.City, c.Pal().Paper.Edge
	switch p {
	case PlaceCapital:
		c.Fill(Circle(x, y, r*1.35+1), Solid(paper, .9))
		c.Stroke(Circle(x, y, r*1.2), r*.4, ink, 1)
		c.Fill(Circle(x, y, r*.62), Solid(ink, 1))
	case PlacePort:
		c.Fill(Circle(x, y, r+1), Solid(paper, .9))
		c.Fill(Circle(x, y, r), Solid(ink, 1))
		c.Fill(Circle(x, y, r*.5), Solid(paper, 1))
	case PlaceSpot:
		c.Fill(Circle(x, y, r*.8), Solid(paper, .9))
		c.Fill(Circle(x, y, r*.5), Solid(ink, 1))
	case PlaceAirbase:
		c.Fill(Circle(x, y, r*1.4+1), Solid(paper, .9))
		c.Stroke(Circle(x, y, r*1.25), r*.3, ink, 1)
		c.Stroke(Line(x-r*.75, y-r*.75, x+r*.75, y+r*.75), r*.42, ink, 1)
		c.Stroke(Line(x+r*.75, y-r*.75, x-r*.75, y+r*.75), r*.42, ink, 1)
	default:
		c.Fill(Rect{x - r - 1, y - r - 1, 2*r + 2, 2*r + 2}.Path(), Solid(paper, .9))
		c.Fill(Rect{x - r, y - r, 2 * r, 2 * r}.Path(), Solid(ink, 1))
		c.Fill(Rect{x - r*.45, y - r*.45, r * .9, r * .9}.Path(), Solid(paper, 1))
	}
}
