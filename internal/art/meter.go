// The right panel's instruments: the basing meter and the mission matrix.
package art

import "math"

// Facility is one place that bases air factors at a base.
type Facility struct {
	Label string // "City 5"
	Room  int
}

// BasedState is how an air factor stands at its base.
type BasedState uint8

// The states of a based air factor.
const (
	BasedReady BasedState = iota
	BasedInverted
	BasedArriving
)

// Based is one air factor at a base.
type Based struct {
	Kind  Kind
	State BasedState
}

// Basing is how a base is filled, one entry an air factor.
type Basing struct {
	Facilities []Facility
	Factors    []Based
}

// BasingMeter draws one cell an air factor, 20 high, from the upper left corner of r across its width, with brackets
// that name the facilities under it (the whole is 40 high). Factors without room stand past a rule in warning.
func (c *Canvas) BasingMeter(r Rect, b Basing) {
	pal := c.Pal()
	room := 0
	for _, f := range b.Facilities {
		room += max(0, f.Room)
	}
	cells := max(room, len(b.Factors))
	if cells == 0 {
		return
	}
	over := 0.0
	if len(b.Factors) > room {
		over = 8
	}
	step := min(32.2, (r.W-over+2)/float64(cells))
	at := func(i int) float64 {
		x := r.X + float64(i)*step
		if i >= room {
			x += over
		}
		return x
	}
	for i := range cells {
		cell := Rect{at(i), r.Y, step - 2, 20}
		if i < len(b.Factors) {
			c.based(cell, b.Factors[i])
			continue
		}
		c.Fill(cell.Path(), Solid(pal.Chrome.Well, 1))
		c.Stroke(cell.Inset(.5).Path(), 1, pal.Chrome.Line, 1)
	}
	if over > 0 {
		c.Box(c.snapX(at(room)-6), r.Y-3, 2, 26, pal.Status.Warning, 1)
	}
	i := 0
	for _, f := range b.Facilities {
		if f.Room <= 0 {
			continue
		}
		x0, x1 := c.snapX(at(i)), c.snapX(at(i+f.Room-1)+step-2)
		c.Box(x0, r.Y+23, x1-x0, 1, pal.Text.OnDarkMuted, 1)
		c.Box(x0, r.Y+21, 1, 3, pal.Text.OnDarkMuted, 1)
		c.Box(x1-1, r.Y+21, 1, 3, pal.Text.OnDarkMuted, 1)
		c.TextMid(f.Label, (x0+x1)/2, r.Y+33, Style{Face: CondMedium, Size: 12, Color: pal.Text.OnDarkMuted, Align: Centre})
		i += f.Room
	}
}

func (c *Canvas) based(cell Rect, b Based) {
	pal := c.Pal()
	paper, size := pal.Paper.Sheet, min(15, cell.W*.6)
	switch b.State {
	case BasedReady:
		c.Fill(cell.Path(), Solid(paper, 1))
		c.Silhouette(b.Kind, cell.MidX(), cell.MidY(), size, 0, pal.Text.OnPaper, 1)
	case BasedInverted:
		half := Mix(paper, pal.Chrome.Panel, .5)
		c.Fill(cell.Path(), Solid(half, 1))
		c.Fill(cell.Path(), Hatch(pal.Chrome.Panel, .6, 6, 2, 45))
		p := c.kit.silhouetteAt(b.Kind, cell.MidX(), cell.MidY(), size, 180)
		c.Stroke(p, 2.4, half, 1)
		c.Fill(p, Solid(pal.Text.OnPaper, .8))
	default:
		c.Fill(cell.Path(), Solid(pal.Chrome.Well, 1))
		c.Stroke(cell.Inset(.75).Path(), 1.5, pal.Accent.Lamp, 1)
		c.Silhouette(b.Kind, cell.MidX(), cell.MidY(), size, 0, pal.Accent.Lamp, 1)
	}
}

// MatrixCell is whether one counter may fly one mission.
type MatrixCell struct {
	Verdict Verdict
	Cite    string // of a refusal
	Hover   bool
}

// MatrixRow is one mission of the matrix.
type MatrixRow struct {
	Label   string
	Cells   []MatrixCell
	Current bool // the act now asked for
	Odd     bool // every other row is a little lighter
}

// MatrixColumns gives the middles of n columns that end at the right edge of a row.
func MatrixColumns(r Rect, n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = r.Right() - 40 - 60*float64(n-1-i)
	}
	return out
}

// MatrixRow draws a row 29 high over the whole width of r, with 16 pixels left of its words, and gives the cells'
// rectangles. A row of nothing but refusals is muted.
func (c *Canvas) MatrixRow(r Rect, m MatrixRow) []Rect {
	pal := c.Pal()
	switch {
	case m.Current:
		c.Box(r.X, r.Y, r.W, r.H, pal.Chrome.RowCurrent, 1)
		c.Box(r.X, r.Y, 3, r.H, pal.Accent.Lamp, 1)
	case m.Odd:
		c.Box(r.X, r.Y, r.W, r.H, pal.Chrome.Zebra, 1)
	}
	st := Style{Face: Body, Size: 13, Color: pal.Text.OnDark}
	if m.Current {
		st.Face = BodyMedium
	}
	refused := len(m.Cells) > 0
	for _, q := range m.Cells {
		refused = refused && q.Verdict == No
	}
	if refused {
		st.Color = pal.Text.OnDarkMuted
	}
	xs := MatrixColumns(r, len(m.Cells))
	room := r.W - 16
	if len(xs) > 0 {
		room = xs[0] - 30 - r.X - 16
	}
	c.TextMid(c.kit.Fit(m.Label, st, room), r.X+16, r.MidY(), st)
	out := make([]Rect, len(m.Cells))
	for i, q := range m.Cells {
		out[i] = Rect{xs[i] - 29, r.Y, 58, r.H}
		if q.Verdict == No && q.Cite != "" {
			c.Sign(No, xs[i]-17, r.MidY(), 6.5)
			c.Cite(q.Cite, xs[i]-7, r.MidY(), 12, Left, false)
		} else {
			c.Sign(q.Verdict, xs[i], r.MidY(), 6.5)
		}
		if q.Hover {
			c.Stroke(Rect{math.Round(xs[i]) - 28.5, r.Y + 1.5, 58, r.H - 3}.Round(3), 1.5, pal.Text.OnDark, 1)
		}
	}
	return out
}
