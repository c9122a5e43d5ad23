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
			c := cell{tl: tl, tr: tr, bl: bl, br: br, top: 2 * i, left: 2*i + 1, foot: 2 * (i + w), right: 2*(i+1) + 1}
			if c.saddle() {
				c.cross(at(x, y)+at(x+1, y)+at(x, y+1)+at(x+1, y+1) > 0, join)
			} else {
				join(c.pass())
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

// cell is the square between four samples: which corners are over the level, and the edges between them. The part over the
// level lies to the left of the line.
type cell struct {
	tl, tr, bl, br         bool
	top, left, foot, right int
}

// saddle tells whether opposite corners are over the level and the others are not: two lines pass then.
func (c cell) saddle() bool {
	return c.tl && c.br && !c.tr && !c.bl || c.tr && c.bl && !c.tl && !c.br
}

// cross joins the edges of a saddle; over tells whether its middle is over the level.
func (c cell) cross(over bool, join func(from, to int)) {
	switch {
	case c.tl && over:
		join(c.top, c.right)
		join(c.foot, c.left)
	case c.tl:
		join(c.top, c.left)
		join(c.foot, c.right)
	case over:
		join(c.left, c.top)
		join(c.right, c.foot)
	default:
		join(c.right, c.top)
		join(c.left, c.foot)
	}
}

// pass gives the edges by which the one line enters and leaves, going round the cell.
func (c cell) pass() (from, to int) {
	for _, e := range [4]struct {
		edge int
		a, b bool // the corner before the edge and the one after
	}{{c.top, c.tl, c.tr}, {c.right, c.tr, c.br}, {c.foot, c.br, c.bl}, {c.left, c.bl, c.tl}} {
		if e.a && !e.b {
			from = e.edge
		} else if !e.a && e.b {
			to = e.edge
		}
	}
	return from, to
}
