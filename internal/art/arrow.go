// Arrows on the map: missions planned, flown by the enemy, staged, stopped, returning and displaced, and routes.
package art

import "math"

// ArrowKind is how an arrow is drawn.
type ArrowKind uint8

// The kinds of arrow.
const (
	ArrowOwn       ArrowKind = iota // cream on a dark casing
	ArrowFoe                        // black on cream
	ArrowStaged                     // thin dashes, a dot at the start
	ArrowStopped                    // dashes that end in a bar
	ArrowReturning                  // thin, open head
	ArrowDisplaced                  // thin, open head, from a torn square
)

// ArrowTask is what a mission is for, told by the line itself: words and colour are not the only signs.
type ArrowTask uint8

// The tasks.
const (
	TaskPlain   ArrowTask = iota // one line: counterair
	TaskSupport                  // a line with rungs: air over an attack
	TaskDefend                   // a line that ends in a shield's bow
	TaskMeet                     // dashes
	TaskCarry                    // two thin lines
	TaskAttack                   // broad: units on the ground
)

// Arrow is a bent arrow in window pixels. Bend is how far its middle control point stands off the straight line,
// to the right of the way it goes.
type Arrow struct {
	X0, Y0, X1, Y1 float64
	Bend           float64
	Kind           ArrowKind
	Task           ArrowTask // of missions: ArrowOwn and ArrowFoe
	Tag            string
	Planned        bool    // not yet confirmed: broken, with a hollow head
	TagAt          float64 // how far along the tag sits, from 0 to 1; 0 means the middle
	TagOff         float64 // how far beside the line, to the right of the way it goes
}

// tagPoint is the middle of the tag.
func (a Arrow) tagPoint() (x, y float64) {
	dx, dy := a.X1-a.X0, a.Y1-a.Y0
	l := math.Hypot(dx, dy)
	t := a.TagAt
	if t == 0 {
		t = .5
	}
	cx, cy := (a.X0+a.X1)/2-dy/l*a.Bend, (a.Y0+a.Y1)/2+dx/l*a.Bend
	u := 1 - t
	return u*u*a.X0 + 2*u*t*cx + t*t*a.X1 - dy/l*a.TagOff, u*u*a.Y0 + 2*u*t*cy + t*t*a.Y1 + dx/l*a.TagOff
}

// Cover gives boxes that the line and the head of an arrow lie in, so that names can avoid them.
func (a Arrow) Cover() []Rect {
	l := math.Hypot(a.X1-a.X0, a.Y1-a.Y0)
	if l < 1 {
		return nil
	}
	out := []Rect{{a.X1 - 9, a.Y1 - 9, 18, 18}}
	n := int(l/10) + 1
	a.TagOff = 0
	for i := 1; i < n; i++ {
		a.TagAt = float64(i) / float64(n)
		x, y := a.tagPoint()
		out = append(out, Rect{x - 4, y - 4, 8, 8})
	}
	return out
}

// Arrow draws an arrow; one of no length is not drawn.
func (c *Canvas) Arrow(a Arrow) {
	dx, dy := a.X1-a.X0, a.Y1-a.Y0
	l := math.Hypot(dx, dy)
	if l < 1 {
		return
	}
	cx, cy := (a.X0+a.X1)/2-dy/l*a.Bend, (a.Y0+a.Y1)/2+dx/l*a.Bend
	e := max(1e-6, math.Hypot(a.X1-cx, a.Y1-cy))
	back := min(12, l/2)
	ex, ey := a.X1-(a.X1-cx)/e*back, a.Y1-(a.Y1-cy)/e*back
	line := NewPath().M(a.X0, a.Y0).Q(cx, cy, ex, ey)
	deg := math.Atan2(a.Y1-cy, a.X1-cx) * 180 / math.Pi
	at := func(p *Path) *Path { return p.Rotate(deg).Move(a.X1, a.Y1) }
	big := func(g float64) *Path { return at(Poly(1+g*1.6, 0, -15-g, -8.5-g*1.2, -11, 0, -15-g, 8.5+g*1.2)) }
	small := func(g float64) *Path { return at(Poly(g, 0, -11-g, -5.5-g, -8, 0, -11-g, 5.5+g)) }
	o := c.Pal().Overlay
	ink, casing := o.MissionOwn, o.MissionCase
	switch a.Kind {
	case ArrowFoe:
		c.mission(a.Task, line, big, deg, Pt{a.X1, a.Y1}, o.MissionFoe, c.Pal().Paper.Edge, .95)
	case ArrowStaged:
		c.StrokeButt(line, 5, casing, .55)
		c.StrokeButt(line.Dash(7, 4), 2.4, ink, 1)
		c.Fill(Circle(a.X0, a.Y0, 4.2), Solid(casing, 1))
		c.Fill(Circle(a.X0, a.Y0, 2.8), Solid(ink, 1))
		c.Fill(small(1.6), Solid(casing, 1))
		c.Fill(small(0), Solid(ink, 1))
	case ArrowStopped:
		c.StrokeButt(line, 7.5, casing, .85)
		c.StrokeButt(line.Dash(10, 5), 4.2, ink, 1)
		bar := Rect{-2.5, -11, 5, 22}.Path().Rotate(deg).Move(ex, ey)
		c.Stroke(bar, c.heavy(3), casing, 1)
		c.Fill(bar, Solid(c.Pal().Status.Warning, 1))
	case ArrowReturning, ArrowDisplaced:
		head := at(Line(-10, -6, 0, 0, -10, 6))
		whole := NewPath().M(a.X0, a.Y0).Q(cx, cy, a.X1, a.Y1)
		c.StrokeButt(whole, 4.6, casing, .7)
		c.Stroke(head, c.heavy(4.6), casing, .7)
		c.StrokeButt(whole, 2, ink, 1)
		c.Stroke(head, c.heavy(2), ink, 1)
		if a.Kind == ArrowDisplaced {
			torn := Poly(-6, -6, 1, -6, -1, -2, 3, -1, 6, -6, 6, 6, 1, 6, -1, 2, -3, 6, -6, 6).Move(a.X0, a.Y0)
			c.Stroke(torn, c.heavy(3), casing, .9)
			c.Fill(torn, Solid(c.Pal().Status.Warning, 1))
		}
	case ArrowOwn:
		if a.Planned {
			c.StrokeButt(line, 6.5, casing, .6)
			c.StrokeButt(line.Dash(11, 6), 3.2, ink, 1)
			c.Fill(big(2.2), Solid(casing, .9))
			c.Stroke(big(-1.2), c.heavy(1.8), ink, 1)
			break
		}
		c.mission(a.Task, line, big, deg, Pt{a.X1, a.Y1}, ink, casing, .85)
	}
	c.ArrowTag(a)
}

// ArrowTag draws the tag of an arrow alone, so that it can lie over all arrows.
func (c *Canvas) ArrowTag(a Arrow) {
	if a.Tag != "" && math.Hypot(a.X1-a.X0, a.Y1-a.Y0) >= 1 {
		x, y := a.tagPoint()
		c.arrowTag(a.Tag, x, y, a.Kind == ArrowFoe)
	}
}

// mission draws the line and the head of a mission by what it is for.
func (c *Canvas) mission(task ArrowTask, line *Path, head func(grow float64) *Path, deg float64, tip Pt, ink, casing RGB, alpha float64) {
	wide, thin := 7.5, 4.2
	if task == TaskAttack {
		wide, thin = 12.5, 9
	}
	c.StrokeButt(line, wide, casing, alpha)
	c.Fill(head(2.2), Solid(casing, max(.9, alpha)))
	switch task {
	case TaskMeet:
		c.StrokeButt(line.Dash(9, 5), thin, ink, 1)
	case TaskCarry:
		c.StrokeButt(line, thin+1.2, ink, 1)
		c.StrokeButt(line, 1.8, casing, 1)
	case TaskSupport:
		c.StrokeButt(line, thin, ink, 1)
		c.StrokeButt(line.Dash(2.5, 9), thin, casing, 1)
	default:
		c.StrokeButt(line, thin, ink, 1)
	}
	if task == TaskDefend {
		bow := NewPath().M(-9, -11).Q(4, 0, -9, 11).Rotate(deg).Move(tip.X, tip.Y)
		c.Stroke(bow, c.heavy(6.4), casing, 1)
		c.Stroke(bow, c.heavy(3.4), ink, 1)
		return
	}
	grow := 0.0
	if task == TaskAttack {
		grow = 1.5
	}
	c.Fill(head(grow), Solid(ink, 1))
}

func (c *Canvas) arrowTag(text string, x, y float64, foe bool) {
	o := c.Pal().Overlay
	st := Style{Face: CondBold, Size: 12, Color: c.Pal().Text.OnPaper, Align: Centre}
	plate := o.MissionOwn
	if foe {
		plate, st.Color = o.MissionFoe, c.Pal().Paper.Edge
	}
	w := c.kit.Width(text, st) + 14
	edge := o.MissionCase
	if foe {
		edge = c.Pal().Paper.Edge
	}
	c.Fill(Rect{x - w/2 - 1.5, y - 11.5, w + 3, 22}.Round(5), Solid(edge, 1))
	c.Fill(Rect{x - w/2, y - 10, w, 19}.Round(3.5), Solid(plate, 1))
	c.TextMid(text, x, y-.5, st)
}

// ArrowTagRect gives the plate an arrow's tag covers, so that names can avoid it.
func (k *Kit) ArrowTagRect(a Arrow) Rect {
	dx, dy := a.X1-a.X0, a.Y1-a.Y0
	l := math.Hypot(dx, dy)
	if a.Tag == "" || l < 1 {
		return Rect{}
	}
	x, y := a.tagPoint()
	w := k.Width(a.Tag, Style{Face: CondBold, Size: 12}) + 17
	return Rect{x - w/2, y - 11.5, w, 22}
}

// Route draws a way through spaces with a node at each point and a plate beside the one where it says something.
func (c *Canvas) Route(points []Pt, plateAt int, plate string) {
	o := c.Pal().Overlay
	p := NewPath()
	for _, q := range points {
		p.L(q.X, q.Y)
	}
	c.Stroke(p, c.heavy(6), o.MissionCase, .9)
	c.Stroke(p, c.heavy(3), o.MissionOwn, 1)
	for i, q := range points {
		c.Fill(Circle(q.X, q.Y, 6.5), Solid(o.MissionCase, 1))
		c.Fill(Circle(q.X, q.Y, 4.8), Solid(o.MissionOwn, 1))
		if i == plateAt && plate != "" {
			st := Style{Face: CondBold, Size: 12, Color: o.MissionOwn, Align: Centre}
			w := c.kit.Width(plate, st) + 16
			c.Fill(Rect{q.X + 10, q.Y - 10, w, 20}.Round(3), Solid(o.MissionCase, 1))
			c.TextMid(plate, q.X+10+w/2, q.Y, st)
		}
	}
}
