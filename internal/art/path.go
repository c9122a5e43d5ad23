// Paths: outlines made of straight pieces; curves are cut into pieces as they are added.
package art

import "math"

// Pt is a point, x to the right, y down.
type Pt struct{ X, Y float64 }

// Path is a set of lines and loops. The zero value is empty and ready to use.
type Path struct {
	subs [][]Pt
	cur  []Pt
}

// NewPath gives an empty path.
func NewPath() *Path { return &Path{} }

// M begins a new line at a point.
func (p *Path) M(x, y float64) *Path {
	if len(p.cur) > 1 {
		p.subs = append(p.subs, p.cur)
	}
	p.cur = []Pt{{x, y}}
	return p
}

// L draws a straight piece; without a beginning it begins there.
func (p *Path) L(x, y float64) *Path {
	p.cur = append(p.cur, Pt{x, y})
	return p
}

func (p *Path) last() Pt {
	if n := len(p.cur); n > 0 {
		return p.cur[n-1]
	}
	return Pt{}
}

// Q draws a quadratic curve through one control point.
func (p *Path) Q(x1, y1, x, y float64) *Path {
	const n = 12
	a := p.last()
	for i := 1; i <= n; i++ {
		t := float64(i) / n
		u := 1 - t
		p.L(u*u*a.X+2*u*t*x1+t*t*x, u*u*a.Y+2*u*t*y1+t*t*y)
	}
	return p
}

// C draws a cubic curve through two control points.
func (p *Path) C(x1, y1, x2, y2, x, y float64) *Path {
	const n = 16
	a := p.last()
	for i := 1; i <= n; i++ {
		t := float64(i) / n
		u := 1 - t
		p.L(u*u*u*a.X+3*u*u*t*x1+3*u*t*t*x2+t*t*t*x, u*u*u*a.Y+3*u*u*t*y1+3*u*t*t*y2+t*t*t*y)
	}
	return p
}

// Z closes the line into a loop.
func (p *Path) Z() *Path {
	if len(p.cur) > 1 {
		p.cur = append(p.cur, p.cur[0])
		p.subs = append(p.subs, p.cur)
	}
	p.cur = nil
	return p
}

// Loops gives the lines of the path; closed ones end where they begin. The caller must not write on them.
func (p *Path) Loops() [][]Pt { return p.all() }

// AddLoop adds a line of points as it is.
func (p *Path) AddLoop(points []Pt) { p.subs = append(p.subs, points) }

// Empty tells whether there is nothing to draw.
func (p *Path) Empty() bool { return len(p.subs) == 0 }

func (p *Path) all() [][]Pt {
	if len(p.cur) > 1 {
		return append(p.subs[:len(p.subs):len(p.subs)], p.cur)
	}
	return p.subs
}

// Map moves every point by f.
func (p *Path) Map(f func(Pt) Pt) *Path {
	q := &Path{subs: make([][]Pt, 0, len(p.subs)+1)}
	for _, s := range p.all() {
		n := make([]Pt, len(s))
		for i, a := range s {
			n[i] = f(a)
		}
		q.subs = append(q.subs, n)
	}
	return q
}

// Move shifts the path.
func (p *Path) Move(dx, dy float64) *Path {
	return p.Map(func(t Pt) Pt { return Pt{t.X + dx, t.Y + dy} })
}

// Scale multiplies the path about the origin.
func (p *Path) Scale(k float64) *Path {
	return p.Map(func(t Pt) Pt { return Pt{t.X * k, t.Y * k} })
}

// Rotate turns the path clockwise about the origin.
func (p *Path) Rotate(deg float64) *Path {
	s, c := SinDeg(deg), CosDeg(deg)
	return p.Map(func(t Pt) Pt { return Pt{t.X*c - t.Y*s, t.X*s + t.Y*c} })
}

// Add appends another path's lines.
func (p *Path) Add(o *Path) *Path {
	p.subs = append(p.all(), o.all()...)
	p.cur = nil
	return p
}

// Union makes every loop turn the same way, so that loops that overlap fill as one.
func (p *Path) Union() *Path {
	q := &Path{}
	for _, s := range p.all() {
		q.subs = append(q.subs, SameTurn(s))
	}
	return q
}

// Hole makes every loop turn the other way than Union does, so that it cuts.
func (p *Path) Hole() *Path {
	q := &Path{}
	for _, s := range p.all() {
		q.subs = append(q.subs, Backwards(SameTurn(s)))
	}
	return q
}

// Mirror completes half outlines by their mirror image on x = 0.
func (p *Path) Mirror() *Path {
	q := &Path{}
	for _, s := range p.all() {
		o := append([]Pt{}, s...)
		for i := len(s) - 1; i >= 0; i-- {
			o = append(o, Pt{-s[i].X, s[i].Y})
		}
		q.subs = append(q.subs, SameTurn(o))
	}
	return q
}

// Bounds gives the smallest rectangle round the path; an empty path gives an empty one.
func (p *Path) Bounds() Rect {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, s := range p.all() {
		for _, a := range s {
			x0, x1 = min(x0, a.X), max(x1, a.X)
			y0, y1 = min(y0, a.Y), max(y1, a.Y)
		}
	}
	if x1 < x0 {
		return Rect{}
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

func SameTurn(s []Pt) []Pt {
	a := 0.0
	for i := range s {
		j := (i + 1) % len(s)
		a += s[i].X*s[j].Y - s[j].X*s[i].Y
	}
	if a < 0 {
		return Backwards(s)
	}
	return s
}

func Backwards(s []Pt) []Pt {
	r := make([]Pt, len(s))
	for i := range s {
		r[len(s)-1-i] = s[i]
	}
	return r
}
