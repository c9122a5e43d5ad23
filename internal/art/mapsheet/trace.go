// Contours: the lines where a field passes a level, as closed loops, and lines with fewer points.
package mapsheet

import "awaw/internal/art"

// contour outlines the part of a field that lies over a level; loops run so that fills with holes come out right.
// Beyond its edge the field counts as under the level. Points are in field pixels, sample (i, j) at (i+.5, j+.5).
func (f field) contour(level float32) *art.Path {
	w, h := f.w+2, f.h+2
	at := func(x, y int) float32 {
		if x < 1 || y < 1 || x > f.w || y > f.h {
			return -1
		}
		return f.v[(y-1)*f.w+x-1] - level
	}
	// Every crossing lies on an edge between two samples: edge 2·i goes right from sample i, edge 2·i+1 down.
	point := func(e int) art.Pt {
		i := e / 2
		x, y := i%w, i/w
		if e%2 == 0 {
			a, b := at(x, y), at(x+1, y)
			return art.Pt{X: float64(x) - .5 + float64(a/(a-b)), Y: float64(y) - .5}
		}
		a, b := at(x, y), at(x, y+1)
		return art.Pt{X: float64(x) - .5, Y: float64(y) - .5 + float64(a/(a-b))}
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
	p := art.NewPath()
	for _, s := range starts {
		if _, ok := next[s]; !ok {
			continue
		}
		var loop []art.Pt
		for e, ok := s, true; ok; {
			loop = append(loop, point(e))
			var n int
			n, ok = next[e]
			delete(next, e)
			e = n
		}
		p.AddLoop(loop)
	}
	return p
}
