// The borders of a raster of spaces as lines that both sides share.
package main

import (
	"math"

	"awaw/areamap"
)

// at is the space of a sample, none off the raster.
func (l *labels) at(x, y int) int16 {
	if x < 0 || y < 0 || x >= l.w || y >= l.h {
		return areamap.Nowhere
	}
	return l.v[y*l.w+x]
}

// The ways from a corner of samples, clockwise.
var ways = [4][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}

// hands is what lies to the left and to the right of a way from a corner.
func (l *labels) hands(x, y, way int) (left, right int16) {
	nw, ne, se, sw := l.at(x-1, y-1), l.at(x, y-1), l.at(x, y), l.at(x-1, y)
	switch way {
	case 0:
		return ne, se
	case 1:
		return se, sw
	case 2:
		return sw, nw
	}
	return nw, ne
}

// meeting tells whether borders meet at a corner, or the raster has one of its own corners there.
func (l *labels) meeting(x, y int) bool {
	n := 0
	for way := range ways {
		if a, b := l.hands(x, y, way); a != b {
			n++
		}
	}
	return n > 2 || n > 0 && (x == 0 || x == l.w) && (y == 0 || y == l.h)
}

// walker goes along borders, over every side of a sample once.
type walker struct {
	*labels
	gone map[[3]int]bool // corner and way, east or south
}

func stepOf(x, y, way int) [3]int {
	if way >= 2 {
		x, y = x+ways[way][0], y+ways[way][1]
	}
	return [3]int{x, y, way & 1}
}

// stretches traces all borders, those between meetings first and then what closes upon itself.
func (l *labels) stretches() (out []areamap.Stretch) {
	w := walker{l, map[[3]int]bool{}}
	for _, closed := range []bool{false, true} {
		for y := range l.h + 1 {
			for x := range l.w + 1 {
				if !closed && !l.meeting(x, y) {
					continue
				}
				for way := range ways {
					if a, b := l.hands(x, y, way); a != b && !w.gone[stepOf(x, y, way)] {
						out = append(out, w.follow(x, y, way))
					}
				}
			}
		}
	}
	return out
}

// follow goes along a border to the next meeting, or round to where it began.
func (w walker) follow(x, y, way int) areamap.Stretch {
	left, right := w.hands(x, y, way)
	line := []point{{float64(x), float64(y)}}
	for {
		w.gone[stepOf(x, y, way)] = true
		x, y = x+ways[way][0], y+ways[way][1]
		line = append(line, point{float64(x), float64(y)})
		if w.meeting(x, y) || line[0] == line[len(line)-1] {
			break
		}
		for _, turn := range []int{0, 1, 3} {
			next := (way + turn) & 3
			if a, b := w.hands(x, y, next); a != b {
				way = next
				break
			}
		}
	}
	s := areamap.Stretch{Left: int(left), Right: int(right)}
	for _, p := range thin(eased(line)) {
		s.Points = append(s.Points, [2]int{w.part(p.x, w.x0), w.part(p.y, w.y0)})
	}
	return s
}

// part is a place on the raster in the parts of a hex that outlines are written in.
func (w walker) part(at, from float64) int {
	return int(math.Round((at/w.fine + from) * areamap.Fineness))
}

// point is a place on the raster.
type point struct{ x, y float64 }

const (
	easings = 6  // how often the steps of samples are drawn in
	stray   = .3 // samples: how far a line may lie from the one it stands for
)

// eased draws the steps of samples in; the ends of an open line stay.
func eased(line []point) []point {
	n := len(line)
	round := line[0] == line[n-1]
	for range easings {
		next := append([]point(nil), line...)
		for i := range line {
			p, q := i-1, i+1
			switch {
			case i > 0 && i < n-1:
			case !round:
				continue
			default:
				p, q = n-2, 1
			}
			next[i] = point{(line[p].x + 2*line[i].x + line[q].x) / 4, (line[p].y + 2*line[i].y + line[q].y) / 4}
		}
		line = next
	}
	return line
}

// thin leaves out points the line passes closely (Douglas and Peucker); of a closed line the point farthest from its first stays too.
func thin(line []point) []point {
	last := len(line) - 1
	keep := make([]bool, len(line))
	keep[0], keep[last] = true, true
	if line[0] == line[last] {
		far, at := 0.0, 0
		for i, p := range line {
			if d := math.Hypot(p.x-line[0].x, p.y-line[0].y); d > far {
				far, at = d, i
			}
		}
		keep[at] = true
		mark(line, 0, at, keep)
		mark(line, at, last, keep)
	} else {
		mark(line, 0, last, keep)
	}
	var out []point
	for i, p := range line {
		if keep[i] {
			out = append(out, p)
		}
	}
	return out
}

// mark keeps the point that strays most between two, and so on from there.
func mark(line []point, from, to int, keep []bool) {
	far, at := stray, -1
	a, b := line[from], line[to]
	dx, dy := b.x-a.x, b.y-a.y
	long := dx*dx + dy*dy
	for i := from + 1; i < to; i++ {
		t := 0.0
		if long > 0 {
			t = min(1, max(0, ((line[i].x-a.x)*dx+(line[i].y-a.y)*dy)/long))
		}
		if d := math.Hypot(line[i].x-a.x-t*dx, line[i].y-a.y-t*dy); d > far {
			far, at = d, i
		}
	}
	if at < 0 {
		return
	}
	keep[at] = true
	mark(line, from, at, keep)
	mark(line, at, to, keep)
}
