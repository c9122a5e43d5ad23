// Paths made simpler: points that lie all but on the way between their neighbours are left out.
package art

import "math"

// Simplified leaves out points nearer than tolerance to the line without them, and loops smaller than it squared.
func Simplified(p *Path, tolerance float64) *Path {
	out := NewPath()
	for _, s := range p.all() {
		closed := len(s) > 3 && math.Hypot(s[0].X-s[len(s)-1].X, s[0].Y-s[len(s)-1].Y) < 1e-9
		if !closed {
			out.subs = append(out.subs, thinned(s, tolerance))
			continue
		}
		// A loop is thinned in two halves between its first point and the one farthest from it.
		far, most := 0, 0.0
		for i, q := range s {
			if d := math.Hypot(q.X-s[0].X, q.Y-s[0].Y); d > most {
				far, most = i, d
			}
		}
		if most < tolerance {
			continue
		}
		a, b := thinned(s[:far+1], tolerance), thinned(s[far:], tolerance)
		if loop := append(a, b[1:]...); len(loop) > 3 {
			out.subs = append(out.subs, loop)
		}
	}
	return out
}

// thinned is the way of Douglas and Peucker: keep the point farthest off the chord, if it is far enough, and go on in both halves.
func thinned(s []Pt, tolerance float64) []Pt {
	keep := make([]bool, len(s))
	keep[0], keep[len(s)-1] = true, true
	type span struct{ a, b int }
	work := []span{{0, len(s) - 1}}
	for len(work) > 0 {
		w := work[len(work)-1]
		work = work[:len(work)-1]
		at, most := 0, tolerance
		for i := w.a + 1; i < w.b; i++ {
			if d := offChord(s[i], s[w.a], s[w.b]); d > most {
				at, most = i, d
			}
		}
		if at > 0 {
			keep[at] = true
			work = append(work, span{w.a, at}, span{at, w.b})
		}
	}
	out := make([]Pt, 0, len(s)/4+2)
	for i, q := range s {
		if keep[i] {
			out = append(out, q)
		}
	}
	return out
}

func offChord(p, a, b Pt) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	l := dx*dx + dy*dy
	if l == 0 {
		return math.Hypot(p.X-a.X, p.Y-a.Y)
	}
	t := min(1, max(0, ((p.X-a.X)*dx+(p.Y-a.Y)*dy)/l))
	return math.Hypot(p.X-a.X-t*dx, p.Y-a.Y-t*dy)
}
