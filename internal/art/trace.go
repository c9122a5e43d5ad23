// Contours: the lines where a field passes a level, as closed loops, and lines with fewer points.
package art

import "math"

// contour outlines the part of a field that lies over a level; loops run so that fills with holes come out right.
// Beyond its edge the field counts as under the level. Points are in field pixels, sample (i, j) at (i+.5, j+.5).
func (f field) contour(level float32) *Path {
	w, h := f.w+2, f.h+2
	at := func(x, y int) float32 {
		if x < 1 || y < 1 || x > f.w || y > f.h {
			return -1
		}
		return f.v[(y-1)*f.w+x-1] - level
	}
	// Every crossing lies on an edge between two samples: edge 2·i goes right from sample i, edge 2·i+1 down.
	point := func(e int) Pt {
		i := e / 2
		x, y := i%w, i/w
		if e%2 == 0 {
			a, b := at(x, y), at(x+1, y)
			return Pt{float64(x) - .5 + float64(a/(a-b)), float64(y) - .5}
		}
		a, b := at(x, y), at(x, y+1)
		return Pt{float64(x) - .5, float64(y) - .5 + float64(a/(a-b))}
	}
	next := map[int]int{}
	var starts []int
	join := func(a, b int) {
		next[a] = b
		starts = append(starts, a)
	}
	for y := range h - 1 {
		for x := range w - 1 {
			tl, tr, bl, br := at(x, y) > 0, at(x+1, y) > 0, at(x, y+1) > 0, at(x+1, y+1) > 0
			if tl == tr && bl == br && tl == bl {
				continue
			}
			i := y*w + x
			top, left, foot, right := 2*i, 2*i+1, 2*(i+w), 2*(i+1)+1
			// The part over the level lies to the left of the line.
			switch {
			case tl && br && !tr && !bl, tr && bl && !tl && !br:
				over := at(x, y)+at(x+1, y)+at(x, y+1)+at(x+1, y+1) > 0
				switch {
				case tl && over:
					join(top, right)
					join(foot, left)
				case tl:
					join(top, left)
					join(foot, right)
				case over:
					join(left, top)
					join(right, foot)
				default:
					join(right, top)
					join(left, foot)
				}
			default:
				var from, to int
				for _, e := range [4]struct {
					edge int
					a, b bool // going round the cell: the corner before the edge and the one after
				}{{top, tl, tr}, {right, tr, br}, {foot, br, bl}, {left, bl, tl}} {
					if e.a && !e.b {
						from = e.edge
					} else if !e.a && e.b {
						to = e.edge
					}
				}
				join(from, to)
			}
		}
	}
	p := NewPath()
	for _, s := range starts {
		if _, ok := next[s]; !ok {
			continue
		}
		var loop []Pt
		for e, ok := s, true; ok; {
			loop = append(loop, point(e))
			var n int
			n, ok = next[e]
			delete(next, e)
			e = n
		}
		p.subs = append(p.subs, loop)
	}
	return p
}

// simplified leaves out points nearer than tolerance to the line without them, and loops smaller than it squared.
func simplified(p *Path, tolerance float64) *Path {
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
