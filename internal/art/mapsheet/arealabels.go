package mapsheet

import (
	"math"
	"slices"
	"strconv"

	"awaw/internal/art"
)

// This file sets the names of areas, and the numbers of zones that have some.

// nearBy is how many pixels wide a hex is from which on all areas have their names; from farther only those that have room for one.
const nearBy = 14

// Labels gives the names of the areas of a window: below the middle, or beneath the counters that stand there. Of a name that runs
// into what is taken the sign alone is drawn until it is pointed at.
func (s *AreaSheet) Labels(v art.View, w, h int, obstacles []art.Rect, occupied func(space int) bool) []art.Label {
	taken := append([]art.Rect(nil), obstacles...)
	var out []art.Label
	for i := range s.m.Len() {
		x, y := v.Px(s.m.Middle(i))
		if x < 0 || y < 0 || x > float64(w) || y > float64(h) {
			continue
		}
		Rest()
		if v.W < nearBy {
			if l, ok := s.far(i, v, x, y, &taken); ok {
				out = append(out, l)
			}
			continue
		}
		l := s.label(i, v, x, y, &taken, occupied != nil && occupied(i))
		out = append(out, l)
		if low, ok := s.number(l, v, obstacles); ok {
			taken = append(taken, numberRect(low))
			out = append(out, low)
		}
	}
	return out
}

// number is the label of a zone's number, under its name or over it; not ok where there is none, or no room.
func (s *AreaSheet) number(l art.Label, v art.View, obstacles []art.Rect) (low art.Label, ok bool) {
	n := s.zone(l.Space)
	if n == "" || l.Hidden || v.W < 20 {
		return low, false
	}
	for _, y := range []float64{l.Y + l.Size*.5 + 8, l.Y - l.Size - 1} {
		low = l
		low.Text, low.Y, low.Size, low.Track = n, y, 11, 0
		r := numberRect(low)
		if s.astray(l.Space, v, r) == 0 && !slices.ContainsFunc(obstacles, func(o art.Rect) bool { return r.Overlap(o) > 0 }) {
			return low, true
		}
	}
	return low, false
}

// numberRect is what the number of a zone takes.
func numberRect(l art.Label) art.Rect { return art.Rect{X: l.X - 12, Y: l.Y - 9, W: 24, H: 12} }

// zone is the number of a sea zone where zones are numbered, as in Z12; "" where they are not.
func (s *AreaSheet) zone(i int) string {
	code := s.m.Code(i)
	if !s.m.Sea(i) || len(code) < 2 {
		return ""
	}
	n, err := strconv.Atoi(code[1:])
	if err != nil {
		return ""
	}
	return code[:1] + strconv.Itoa(n)
}

// LabelsWithin gives the same names: that of an area stands on it.
func (s *AreaSheet) LabelsWithin(_ art.Rect, _ []art.Rect, v art.View, w, h int, obstacles []art.Rect, occupied func(space int) bool) []art.Label {
	return s.Labels(v, w, h, obstacles, occupied)
}

// label sets the name of one area.
func (s *AreaSheet) label(i int, v art.View, x, y float64, taken *[]art.Rect, full bool) art.Label {
	l := art.Label{Kind: art.LabelPlace, Text: s.named(s.m.Name(i)), Space: i, Size: min(15, max(11, .24*v.W)), X: x, Y: y + 5, Halo: true}
	st := art.PlaceStyle()
	if s.m.Sea(i) {
		l.Kind, l.Size = art.LabelSea, min(20, max(12, .3*v.W))
		l.Track = .1 * l.Size
		st = art.Style{Face: art.SerifItalic, Track: l.Track}
	}
	st.Size = l.Size
	if s.paper && s.enlarged(&l, st, v, x, y, taken) {
		return l
	}
	wide := s.kit.Width(l.Text, st)
	if least := 12.0; s.m.Sea(i) && l.Size > least && s.astray(i, v, art.Rect{X: x - wide/2, Y: y, W: wide, H: 2}) > 0 { // a narrow sea
		l.Size, l.Track = least, .06*least
		st.Size, st.Track = l.Size, l.Track
		wide = s.kit.Width(l.Text, st)
	}
	below := 0.0
	if full {
		below = art.SnapCounter(v.W)/2 + l.Size
	}
	low := math.Inf(1)
	aside := wide/2 + art.SnapCounter(v.W)*.5 + 14
	places := [][2]float64{{0, below}, {0, -below}, {0, below + l.Size}, {0, -below - l.Size}, {0, 2 * below}, {0, -2 * below}}
	if (full || s.m.Sea(i)) && len(s.m.Barred()) > 0 { // a name keeps to its own land, beside what stands there if need be
		places = [][2]float64{{0, below}, {aside, 4}, {-aside, 4}, {0, -below}, {aside, below}, {-aside, below}, {0, below + l.Size}}
	}
	if !full && !s.m.Sea(i) && len(s.m.Barred()) > 0 { // clear of what stands next door
		side := wide/2 + 6
		places = [][2]float64{{0, 0}, {0, l.Size}, {0, -l.Size}, {-side, 0}, {side, 0}, {-side, l.Size}, {side, l.Size}, {-side, -l.Size}, {side, -l.Size},
			{-side - 24, 0}, {side + 24, 0}, {-side - 48, 0}, {side + 48, 0}, {-side - 24, l.Size}, {-side - 24, -l.Size}} // out over its own sea
	}
	mx, my := x, y
	for k, off := range places {
		x, dy := mx+off[0], off[1]
		r := art.Rect{X: x - wide/2 - 2, Y: my + dy - l.Size*.7, W: wide + 4, H: l.Size * 1.3}
		over := 0.0
		for _, o := range *taken {
			over += r.Overlap(o)
		}
		sum := float64(k) + over + s.astray(i, v, r)
		if sum < low {
			low = sum
			l.X, l.Y = x, my+dy
			if l.Kind == art.LabelPlace {
				l.Y += l.Size * .36
			}
			l.Hidden = over > .2*r.W*r.H
		}
	}
	if !l.Hidden {
		*taken = append(*taken, art.Rect{X: l.X - wide/2 - 2, Y: l.Y - l.Size, W: wide + 4, H: l.Size * 1.3})
	}
	return l
}

// far sets the name of an area that is looked at from far away about its middle, where it lies on that area alone and runs into nothing; not ok elsewhere.
func (s *AreaSheet) far(i int, v art.View, x, y float64, taken *[]art.Rect) (l art.Label, ok bool) {
	l = art.Label{Kind: art.LabelPlace, Text: s.named(s.m.Name(i)), Space: i, Size: 11, X: x, Halo: true}
	st := art.PlaceStyle()
	if s.m.Sea(i) {
		l.Kind, l.Size, l.Track = art.LabelSea, 12, .72
		st = art.Style{Face: art.SerifItalic, Track: l.Track}
	}
	st.Size = l.Size
	wide := s.kit.Width(l.Text, st)
	r := art.Rect{X: x - wide/2 - 2, Y: y - l.Size*.65, W: wide + 4, H: l.Size * 1.3}
	if !s.keeps(i, v, r) || slices.ContainsFunc(*taken, func(o art.Rect) bool { return r.Overlap(o) > 0 }) {
		return l, false
	}
	l.Y = y + l.Size*.36
	*taken = append(*taken, r)
	return l, true
}

// larger is how many times as large as on a screen a name may stand on paper, the most first.
var larger = []float64{2.6, 2.1, 1.7, 1.35}

// enlarged writes a name about the middle of its area as large as it keeps to that and clear of others; it tells whether it could.
func (s *AreaSheet) enlarged(l *art.Label, st art.Style, v art.View, x, y float64, taken *[]art.Rect) bool {
	for _, k := range larger {
		big := st
		big.Size, big.Track = st.Size*k, st.Track*k
		wide := s.kit.Width(l.Text, big)
		r := art.Rect{X: x - wide/2 - 2, Y: y - big.Size*.65, W: wide + 4, H: big.Size * 1.3}
		if !s.keeps(l.Space, v, r) || slices.ContainsFunc(*taken, func(o art.Rect) bool { return r.Overlap(o) > 0 }) {
			continue
		}
		l.Size, l.Track, l.Y = big.Size, l.Track*k, y+big.Size*.36
		*taken = append(*taken, r)
		return true
	}
	return false
}

// keeps tells whether a name lies on its own area alone.
func (s *AreaSheet) keeps(i int, v art.View, r art.Rect) bool {
	for _, x := range []float64{0, .25, .5, .75, 1} {
		for _, y := range []float64{0, 1} {
			if px, py := v.Plane(r.X+x*r.W, r.Y+y*r.H); s.m.Under(px, py) != i {
				return false
			}
		}
	}
	return true
}

// astray is how much of a name would lie over other land than its own, counted like an overlap.
func (s *AreaSheet) astray(i int, v art.View, r art.Rect) (sum float64) {
	if len(s.m.Barred()) == 0 {
		return 0
	}
	for _, share := range []float64{.1, .5, .9} {
		px, py := v.Plane(r.X+share*r.W, r.MidY())
		if at := s.m.Under(px, py); at != i && (at < 0 || !s.m.Sea(at)) {
			sum += r.W * r.H / 8
		}
	}
	return sum
}

// Codes prints the short names of areas, small, above their middle.
func (s *AreaSheet) Codes(c *art.Canvas, v art.View, w, h int) {
	size := min(11, v.W*.2)
	if s.paper { // on which nothing is brought nearer
		size = min(16, v.W*.36)
	}
	for i := range s.m.Len() {
		x, y := v.Px(s.m.Middle(i))
		if x < 0 || y < 0 || x > float64(w) || y > float64(h) || size < 7 {
			continue
		}
		ink, halo := c.Pal().Map.LabelLand, c.Pal().Map.HaloLand
		if s.m.Sea(i) {
			ink, halo = c.Pal().Map.LabelSea, c.Pal().Map.HaloSea
		}
		c.Text(s.m.Code(i), x, y-art.SnapCounter(v.W)/2-6, art.Style{Face: art.Cond, Size: size, Color: ink, Alpha: .8, Align: art.Centre, Halo: 1, HaloColor: halo, HaloAlpha: .4})
	}
}
