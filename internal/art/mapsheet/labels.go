// Names on the map: places, seas and countries, put where they hide nothing.
package mapsheet

import (
	"awaw/internal/art"
	"image"
	"math"
	"strings"

	"awaw/hexmap"
)

// labeller places names one after another and remembers what is taken.
type labeller struct {
	s      *Sheet
	v      art.View
	w, h   int
	seen   art.Rect   // where a wide name lies wholly within or wholly without
	covers []art.Rect // under which it lies wholly, or not at all
	taken  []art.Rect
	out    []art.Label
	land   *image.Alpha // of the window; nil where names need not keep to land or water
	shore  *image.Alpha // of the window made coarseLand times smaller; nil where seas' names may lie on land
}

// coarseLand is how much smaller than the window the mask is that seas' names keep off.
const coarseLand = 8

// ashore tells whether a point of the window is land.
func (l *labeller) ashore(x, y float64) bool {
	return l.shore != nil && l.shore.AlphaAt(int(x/coarseLand), int(y/coarseLand)).A > 150
}

// Labels gives the names of a window of w by h pixels. Obstacles are counters, pips and panels; occupied, which may
// be nil, tells which spaces carry a counter, whose names go below it. Order: capitals, bases, seas, countries.
func (s *Sheet) Labels(v art.View, w, h int, obstacles []art.Rect, occupied func(space int) bool) []art.Label {
	return s.LabelsWithin(art.Rect{X: -math.MaxInt32, Y: -math.MaxInt32, W: 2 * math.MaxInt32, H: 2 * math.MaxInt32}, nil, v, w, h, obstacles, occupied)
}

// LabelsWithin gives the same; names of seas and countries lie wholly within what is seen of the window or wholly without, and wholly
// under what covers it or wholly beside.
func (s *Sheet) LabelsWithin(seen art.Rect, covers []art.Rect, v art.View, w, h int, obstacles []art.Rect, occupied func(space int) bool) []art.Label {
	l := &labeller{s: s, v: v, w: w, h: h, seen: seen, covers: covers, taken: append([]art.Rect(nil), obstacles...)}
	at := func(capital, full bool) {
		s.eachHex(v, w, h, func(i int, sp *hexmap.Space, cx, cy float64) {
			if full != (occupied != nil && occupied(i)) || sp.Capital != capital || !shown(sp, v.W) {
				return
			}
			l.place(i, sp, cx, cy, full)
		})
	}
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, cx, cy float64) {
		if shown(sp, v.W) && (occupied == nil || !occupied(i)) {
			l.taken = append(l.taken, art.Rect{X: cx - 6, Y: cy - 6, W: 12, H: 12})
		}
	})
	for _, capital := range []bool{true, false} {
		at(capital, false)
		at(capital, true)
	}
	coarse := art.View{X0: v.X0, Y0: v.Y0, W: v.W / coarseLand}
	l.shore = s.Land(coarse, w/coarseLand+1, h/coarseLand+1)
	for _, n := range s.g.Seas {
		l.wide(n, art.LabelSea)
	}
	for _, n := range s.g.Lands {
		l.wide(n, art.LabelCountry)
	}
	return l.out
}

// shown tells whether a space's name is printed at w pixels per hex.
func shown(sp *hexmap.Space, w float64) bool {
	switch {
	case sp.Sea || !sp.Named() || w < 30:
		return false
	case w < 38:
		return sp.Capital
	case w < 50:
		return sp.Capital || sp.Port
	}
	return true
}

func signOf(sp *hexmap.Space) art.Place {
	switch {
	case sp.Capital:
		return art.PlaceCapital
	case sp.Port:
		return art.PlacePort
	case sp.Cities == 0:
		return art.PlaceSpot
	}
	return art.PlaceCity
}

// hit is the area a rectangle shares with what is taken, and how much of it lies outside the window.
func (l *labeller) hit(r art.Rect) float64 {
	sum := r.W*r.H - r.Overlap(art.Rect{X: 0, Y: 0, W: float64(l.w), H: float64(l.h)})
	for _, o := range l.taken {
		sum += r.Overlap(o)
	}
	return sum
}

func (l *labeller) place(i int, sp *hexmap.Space, cx, cy float64, full bool) {
	Rest()
	if cx < 0 || cy < 0 || cx > float64(l.w) || cy > float64(l.h) {
		return
	}
	text := l.s.named(sp.Name)
	w := l.s.kit.Width(text, art.PlaceStyle())
	best := art.Label{Text: text, Space: i, Sign: signOf(sp), Size: 12.5, Bold: sp.Capital}
	low := math.Inf(1)
	left := 2.0
	if full {
		left = 12 // room for the sign before the name
	}
	try := func(x, y, cost float64) {
		q := l.hit(art.Rect{X: x - w/2 - left, Y: y - 10, W: w + left + 2, H: 13})
		if q+cost < low {
			low, best.X, best.Y = q+cost, x, y
		}
	}
	below := 18.0
	if full {
		below = art.SnapCounter(l.v.W)/2 + 12
		for k, dx := range []float64{0, 8, -8, 14, -14, 20, -20, 26, -26} {
			try(cx+5+dx, cy+below, float64(k)*.3)
		}
		try(cx+5, cy+below+13, 26)
		for _, far := range []float64{0, 10, 20, 32} { // beside it, also where more than one pile lies
			try(cx+w/2+art.SnapCounter(l.v.W)/2+18+far, cy+5, 30+far)
			try(cx-w/2-art.SnapCounter(l.v.W)/2-8-far, cy+5, 30+far)
		}
		best.SX, best.SY, best.SR = math.Round(best.X-w/2-9), math.Round(best.Y-4.5), 3
	} else {
		try(cx, cy+below, 0)
		try(cx+w/2+9, cy+4.5, 1)
		try(cx-w/2-9, cy+4.5, 1.2)
		try(cx, cy-9, 2)
		for _, dx := range []float64{5, -5, 10, -10, 15, -15} { // beside a name that stands as low
			try(cx+dx, cy+below, 2+math.Abs(dx)*.2)
		}
		best.SX, best.SY, best.SR = cx, cy, 4
	}
	box := art.Rect{X: best.X - w/2 - left, Y: best.Y - 11, W: w + left + 2, H: 14}
	best.Hidden = l.hit(box) > .2*box.W*box.H
	if !best.Hidden {
		l.taken = append(l.taken, box)
	}
	l.out = append(l.out, best)
}

// capitals are letters that have none of their own.
var capitals = strings.NewReplacer("ß", "SS")

// wideLabel sizes the name of a sea or a country and gives its width; ok is false where the water or land is too small.
func (l *labeller) wideLabel(n hexmap.Label, kind art.LabelKind) (lb art.Label, width float64, ok bool) {
	x, y := l.v.Px(n.X, n.Y)
	lb = art.Label{Kind: kind, Text: l.s.named(n.Name), Space: -1, X: x, Y: y, Angle: n.Angle}
	st := art.Style{Face: art.SerifItalic}
	if kind == art.LabelSea {
		lb.Size = min(30, max(15, n.Size*l.v.W))
		lb.Track = .15 * lb.Size
	} else {
		lb.Text = capitals.Replace(strings.ToUpper(lb.Text))
		lb.Size = min(18, max(12, n.Size*l.v.W))
		lb.Track = .5 * lb.Size
		st.Face = art.SerifSemi
	}
	st.Size = lb.Size
	letters := max(1, float64(len([]rune(lb.Text))-1))
	bare := l.s.kit.Width(lb.Text, st)
	if room := n.Span * l.v.W; n.Span > 0 {
		if room < bare*.7 {
			return lb, 0, false
		}
		lo, hi := .15*lb.Size, .3*lb.Size
		if kind == art.LabelCountry {
			lo, hi = .12*lb.Size, .5*lb.Size
		}
		lb.Track = min(hi, max(lo, (room-bare)/letters))
	}
	return lb, bare + lb.Track*letters, true
}

// mostHidden is how much of a wide name's letters may lie on what is taken: with more the name is left out.
const mostHidden = .05

// wide places a sea or a country where its letters run into least, near where it belongs; where that is still too much, not at all.
func (l *labeller) wide(n hexmap.Label, kind art.LabelKind) {
	lb, w, ok := l.wideLabel(n, kind)
	if !ok {
		return
	}
	cut := l.cut(letterBoxes(lb, w, lb.X, lb.Y))
	if l.wideSet(n, lb, w, cut) || !cut {
		return
	}
	lb.Size, lb.Track = lb.Size*narrower, lb.Track*narrower
	l.wideSet(n, lb, w*narrower, cut)
}

// narrower is how much smaller a wide name is set that an edge would cut, where it finds no room as large as it is.
const narrower = .75

// wideSet places a name of a size, and tells whether it found room.
func (l *labeller) wideSet(n hexmap.Label, lb art.Label, w float64, cut bool) bool {
	kind := lb.Kind
	reach := w/2 + l.v.W + lb.Size
	if cut {
		reach += 2 * l.v.W
	}
	near := &labeller{s: l.s, v: l.v, w: l.w, h: l.h} // with what can be run into at all
	for _, o := range l.taken {
		if o.Overlap(art.Rect{X: lb.X - reach, Y: lb.Y - reach, W: 2 * reach, H: 2 * reach}) > 0 {
			near.taken = append(near.taken, o)
		}
	}
	letter := lb.Size * lb.Size * .92
	low, hidden, at := math.Inf(1), 0.0, lb
	aside, down := []float64{0, -.3, .3, -.6, .6}, []float64{0, -.22, .22, -.45, .45, -.7, .7}
	if cut { // it may go farther to be read whole
		aside, down = append(aside, -1, 1, -1.5, 1.5, -2, 2), append(down, -1, 1, -1.5, 1.5)
	}
	for k, dy := range down {
		Rest()
		for _, dx := range aside {
			x, y := lb.X+dx*l.v.W, lb.Y+dy*l.v.W
			sum, cost := 0.0, float64(k)*4+math.Abs(dx)*14
			boxes := letterBoxes(lb, w, x, y)
			if l.cut(boxes) {
				continue
			}
			for _, q := range boxes {
				sum += near.hit(q)
				switch {
				case kind == art.LabelSea && (l.ashore(q.MidX(), q.MidY()) || l.ashore(q.X, q.Y)):
					sum += .5 * letter
				case kind == art.LabelCountry && !l.athome(n, q):
					cost += .35 * letter
				}
			}
			if sum+cost < low {
				low, hidden, at.X, at.Y = sum+cost, sum, x, y
			}
		}
	}
	all := letterBoxes(at, w, at.X, at.Y)
	most := mostHidden * letter * float64(len(all))
	if kind == art.LabelSea && !cut { // at home a sea's name may touch its coast
		most *= 3
	}
	if math.IsInf(low, 1) || hidden > most {
		return false
	}
	l.taken = append(l.taken, all...)
	l.out = append(l.out, at)
	return true
}

// Codes prints the coordinates of every hex of a window at its top corner.
func (s *Sheet) Codes(c *art.Canvas, v art.View, w, h int) { s.numbers(c, v, w, h, nil) }

// numbers prints coordinates as Codes does, where no rectangle of cover is in the way.
func (s *Sheet) numbers(c *art.Canvas, v art.View, w, h int, cover []art.Rect) {
	size := min(11, v.W*.16)
	shore := s.Land(art.View{X0: v.X0, Y0: v.Y0, W: v.W / coarseLand}, w/coarseLand+1, h/coarseLand+1)
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, cx, cy float64) {
		at := art.Rect{X: cx - size, Y: cy - v.W*art.HexRadius + size*.5, W: 2 * size, H: size}
		for _, r := range cover {
			if r.Overlap(at) > 0 {
				return
			}
		}
		col, halo := c.Pal().Map.LabelLand, c.Pal().Map.HaloLand
		if shore.AlphaAt(int(at.MidX()/coarseLand), int(at.MidY()/coarseLand)).A < 128 {
			col, halo = c.Pal().Map.LabelSea, c.Pal().Map.HaloSea
		}
		c.Text(sp.Hex.String(), cx, cy-v.W*art.HexRadius+size*1.35,
			art.Style{Face: art.Cond, Size: size, Color: col, Alpha: .55, Align: art.Centre, Halo: 1, HaloColor: halo, HaloAlpha: .35})
	})
}
