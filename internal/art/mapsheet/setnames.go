// Names set for a sheet that hangs on a wall: every place is named, nothing overlaps, and a name that finds no room
// beside its place stands off at the end of a leader.
package mapsheet

import (
	"awaw/internal/art"
	"math"

	"awaw/hexmap"
)

// SetNames names everything in a window of w by h pixels: capitals and cities, then countries and seas with room
// between their letters, ports and the rest. Obstacles are kept clear. A name for which there is no room at all is Hidden.
func (s *Sheet) SetNames(v art.View, w, h int, obstacles []art.Rect) []art.Label {
	l := &labeller{s: s, v: v, w: w, h: h, taken: append([]art.Rect(nil), obstacles...), land: s.Land(v, w, h)}
	var places []int
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, cx, cy float64) {
		if cx < 0 || cy < 0 || cx > float64(w) || cy > float64(h) {
			return
		}
		if sp.Named() {
			places = append(places, i)
			l.taken = append(l.taken, art.Rect{X: cx - 6, Y: cy - 6, W: 12, H: 12})
		}
		for d := range 3 {
			if s.m.Side(i, d).Strait {
				a, b := v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1)
				l.taken = append(l.taken, art.Rect{X: (a.X+b.X)/2 - 6, Y: (a.Y+b.Y)/2 - 5, W: 12, H: 10})
			}
		}
	})
	set := func(rank int) {
		for _, i := range places {
			if sp := s.m.Space(i); rankOf(sp) == rank {
				l.setPlace(i, sp)
			}
		}
	}
	set(0)
	set(1)
	for _, n := range s.g.Lands {
		l.setWide(n, art.LabelCountry)
	}
	for _, n := range s.g.Seas {
		l.setWide(n, art.LabelSea)
	}
	for rank := 2; rank <= lastRank; rank++ {
		set(rank)
	}
	return l.out
}

// lastRank is the rank of places that are neither capital, objective, city nor port.
const lastRank = 3

// rankOf tells whose name is set first.
func rankOf(sp *hexmap.Space) int {
	switch {
	case sp.Capital:
		return 0
	case sp.Objective, sp.Cities > 0:
		return 1
	case sp.Port:
		return 2
	}
	return lastRank
}

// pageNameSize is the size of places' names on a page.
const pageNameSize = 14.0

// nameBox is what a name w wide covers round the middle of its baseline.
func nameBox(x, y, w float64) art.Rect {
	return art.Rect{X: x - w/2 - 1.5, Y: y - .8*pageNameSize, W: w + 3, H: 1.04 * pageNameSize}
}

// wordsAt is what stands beside a hex: the first name and the others if they are short.
func (s *Sheet) wordsAt(sp *hexmap.Space) string {
	text := s.named(sp.Name)
	for _, o := range sp.Others {
		other := s.named(o.Name)
		if len([]rune(text))+len([]rune(other)) > 20 {
			break
		}
		text += ", " + other
	}
	return text
}

func (l *labeller) setPlace(i int, sp *hexmap.Space) {
	cx, cy := l.v.Center(sp.Hex)
	st := art.PlaceStyle()
	st.Size = pageNameSize
	if sp.Capital {
		st.Face = art.CondBold
	}
	best := art.Label{Space: i, Sign: signOf(sp), Size: st.Size, Bold: sp.Capital, SX: cx, SY: cy, SR: 4, Hidden: true}
	for _, text := range []string{l.s.wordsAt(sp), l.s.named(sp.Name)} {
		best.Text = text
		w := l.s.kit.Width(text, st)
		box := func(x, y float64) art.Rect { return nameBox(x, y, w) }
		for _, at := range [...][2]float64{{w/2 + 8, 5}, {-w/2 - 8, 5}, {0, 19.5}, {0, -9}, {w/2 + 5, 15}, {w/2 + 5, -5}, {-w/2 - 5, 15},
			{-w/2 - 5, -5}, {w/4 + 2, 18.5}, {-w/4 - 2, 18.5}, {w/4 + 2, -9}, {-w/4 - 2, -9}} {
			if x, y := cx+at[0], cy+at[1]; l.hit(box(x, y)) < .5 {
				best.X, best.Y, best.Hidden = x, y, false
				l.take(best, box(x, y))
				return
			}
		}
		for r := .8 * l.v.W; r < 4.2*l.v.W; r += .2 * l.v.W {
			for a := range 24 {
				ux, uy := art.CosDeg(float64(a)*15-90), art.SinDeg(float64(a)*15-90)
				x, y := cx+ux*(r+math.Abs(ux)*w/2), cy+uy*r+4.5
				if q := box(x, y); l.hit(q) < .5 {
					lx, ly := min(max(cx, q.X), q.X+q.W), min(max(cy, q.Y), q.Y+q.H)
					if l.lineHits(cx, cy, lx, ly) {
						continue
					}
					best.X, best.Y, best.LX, best.LY, best.Hidden = x, y, lx, ly, false
					for t := .2; t < 1; t += .1 {
						l.taken = append(l.taken, art.Rect{X: cx + (lx-cx)*t - 1, Y: cy + (ly-cy)*t - 1, W: 2, H: 2})
					}
					l.take(best, q)
					return
				}
			}
		}
	}
	l.out = append(l.out, best)
}

func (l *labeller) take(lb art.Label, box art.Rect) {
	l.taken = append(l.taken, box)
	l.out = append(l.out, lb)
}

// lineHits tells whether a leader would run over something; near its own sign it may.
func (l *labeller) lineHits(x0, y0, x1, y1 float64) bool {
	n := int(math.Hypot(x1-x0, y1-y0)/3) + 1
	for k := range n {
		x, y := x0+(x1-x0)*float64(k)/float64(n), y0+(y1-y0)*float64(k)/float64(n)
		if math.Abs(x-x0) <= 7 && math.Abs(y-y0) <= 7 {
			continue
		}
		for _, o := range l.taken {
			if o.Has(x, y) {
				return true
			}
		}
	}
	return false
}

// setWide sets the name of a country or sea where no letter touches anything, as near as may be to where it belongs and
// inside its own land or water; without such a place it is left out.
func (l *labeller) setWide(n hexmap.Label, kind art.LabelKind) {
	lb, w, ok := l.wideLabel(n, kind)
	if !ok {
		return
	}
	letters := len([]rune(lb.Text))
	x0, y0 := lb.X, lb.Y
	for _, astray := range []int{0, letters / 4, letters / 2} { // letters that may stand where they do not belong
		for r := 0.0; r <= 1.6; r += .16 {
			for a := range 12 {
				x, y := x0+r*l.v.W*art.CosDeg(float64(a)*30+90), y0+r*l.v.W*art.SinDeg(float64(a)*30+90)
				if all := letterBoxes(lb, w, x, y); l.free(all, n, kind, astray) {
					lb.X, lb.Y, lb.Halo = x, y, astray > 0
					l.taken = append(l.taken, all...)
					l.out = append(l.out, lb)
					return
				}
				if r == 0 {
					break
				}
			}
		}
	}
}

// free tells whether letters touch nothing, and all but so many stand in their country or on water.
func (l *labeller) free(letters []art.Rect, n hexmap.Label, kind art.LabelKind, astray int) bool {
	for _, b := range letters {
		if l.hit(b) > .5 {
			return false
		}
		if !l.belongs(n, kind, b) {
			if astray--; astray < 0 {
				return false
			}
		}
	}
	return true
}

// belongs tells whether a letter stands in its country, or on water.
func (l *labeller) belongs(n hexmap.Label, kind art.LabelKind, b art.Rect) bool {
	if kind == art.LabelSea {
		return l.s.m.At(l.v.HexAt(b.MidX(), b.MidY())) >= 0 && l.land.AlphaAt(int(b.MidX()), int(b.MidY())).A < 90
	}
	return l.athome(n, b)
}
