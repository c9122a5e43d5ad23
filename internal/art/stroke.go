// Lines with a width: outlines as unions of equally wound pieces, and dashes.
package art

import "math"

// Outline gives the area a pen of width w covers along the path; butt leaves the ends square,
// otherwise ends and joins are round. Fill it to stroke.
func (p *Path) Outline(w float64, butt bool) *Path {
	out := &Path{}
	h := w / 2
	for _, s := range p.all() {
		n := len(s)
		closed := n > 2 && math.Hypot(s[0].X-s[n-1].X, s[0].Y-s[n-1].Y) < 1e-6
		for i := 0; i+1 < n; i++ {
			a, b := s[i], s[i+1]
			d := math.Hypot(b.X-a.X, b.Y-a.Y)
			if d < 1e-9 {
				continue
			}
			nx, ny := -(b.Y-a.Y)/d*h, (b.X-a.X)/d*h
			out.subs = append(out.subs, SameTurn([]Pt{{a.X + nx, a.Y + ny}, {b.X + nx, b.Y + ny}, {b.X - nx, b.Y - ny}, {a.X - nx, a.Y - ny}}))
			if w <= 0.8 {
				continue
			}
			if !butt || i > 0 || closed {
				out.subs = append(out.subs, joint(a, h))
			}
			if i+2 == n && !closed && !butt {
				out.subs = append(out.subs, joint(b, h))
			}
		}
	}
	return out
}

func joint(c Pt, r float64) []Pt {
	n := 10
	if r > 3 {
		n = 20
	}
	s := make([]Pt, n)
	for i := range s {
		sn, cs := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		s[i] = Pt{c.X + r*cs, c.Y + r*sn}
	}
	return s
}

// Dash cuts the path into pieces: on, off, on, off. Without a positive length the path stays whole.
func (p *Path) Dash(pattern ...float64) *Path {
	sum := 0.0
	for _, l := range pattern {
		if l < 0 {
			return p
		}
		sum += l
	}
	if sum <= 0 {
		return p
	}
	out := &Path{}
	for _, s := range p.all() {
		k, rem, on := 0, pattern[0], true
		cur := []Pt{s[0]}
		for i := 0; i+1 < len(s); i++ {
			a, b := s[i], s[i+1]
			d := math.Hypot(b.X-a.X, b.Y-a.Y)
			pos := 0.0
			for d-pos > rem {
				pos += rem
				q := Pt{a.X + (b.X-a.X)*pos/d, a.Y + (b.Y-a.Y)*pos/d}
				if on {
					out.subs = append(out.subs, append(cur, q))
				}
				cur = []Pt{q}
				on = !on
				k = (k + 1) % len(pattern)
				rem = pattern[k]
			}
			rem -= d - pos
			if on {
				cur = append(cur, b)
			}
		}
		if on && len(cur) > 1 {
			out.subs = append(out.subs, cur)
		}
	}
	return out
}
