// Where the letters of wide names lie: whether an edge cuts them, and in whose country they stand.
package mapsheet

import (
	"awaw/internal/art"

	"awaw/hexmap"
)

// letterBoxes are the boxes of a wide name's letters, set with its middle at x, y; w is how long the name is.
func letterBoxes(lb art.Label, w, x, y float64) []art.Rect {
	n := len([]rune(lb.Text))
	out := make([]art.Rect, 0, n)
	for i := range n {
		d := (float64(i)+.5)*w/float64(n) - w/2
		out = append(out, art.Rect{X: x + d*art.CosDeg(lb.Angle) - lb.Size*.46, Y: y + d*art.SinDeg(lb.Angle) - lb.Size*.5, W: lb.Size * .92, H: lb.Size})
	}
	return out
}

// cut tells whether the edge of what is seen, or of what covers it, would cut a name.
func (l *labeller) cut(letters []art.Rect) bool {
	for _, c := range l.covers {
		under := 0
		for _, q := range letters {
			switch {
			case q.X >= c.X && q.Y >= c.Y && q.X+q.W <= c.X+c.W && q.Y+q.H <= c.Y+c.H:
				under++
			case q.Overlap(c) > 0:
				return true
			}
		}
		if under > 0 && under < len(letters) {
			return true
		}
	}
	in := 0
	for _, q := range letters {
		if q.X >= l.seen.X && q.Y >= l.seen.Y && q.X+q.W <= l.seen.X+l.seen.W && q.Y+q.H <= l.seen.Y+l.seen.H {
			in++
		} else if q.Overlap(l.seen) > 0 {
			return true
		}
	}
	return in > 0 && in < len(letters)
}

// athome tells whether a letter stands in its country.
func (l *labeller) athome(n hexmap.Label, q art.Rect) bool {
	i := l.s.m.At(l.v.HexAt(q.MidX(), q.MidY()))
	return i >= 0 && l.s.m.Space(i).Country == n.ID
}
