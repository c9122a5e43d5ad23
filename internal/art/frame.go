// The frame round the map: rail, phase track, timeline.
package art

import "math"

// RailItem is one place of the rail.
type RailItem struct {
	Icon  Icon
	Label string // "" draws the icon alone, in compact windows
}

// Rail draws the rail in r with the open item marked (-1: none) and gives the items' rectangles.
func (c *Canvas) Rail(r Rect, items []RailItem, open int) []Rect {
	pal := c.Pal()
	c.Box(r.X, r.Y, r.W, r.H, pal.Chrome.Panel, 1)
	c.Box(r.Right()-1, r.Y, 1, r.H, pal.Chrome.Scrim, 1)
	c.Box(r.Right()-2, r.Y, 1, r.H, pal.Chrome.LineSoft, 1)
	out := make([]Rect, len(items))
	for i, it := range items {
		q := Rect{r.X, r.Y + 6 + 60*float64(i), r.W - 1, 58}
		if it.Label == "" {
			q = Rect{r.X, r.Y + 6 + 42*float64(i), r.W - 1, 40}
		}
		out[i] = q
		col := pal.Text.OnDarkSecond
		if i == open {
			c.Box(q.X, q.Y, q.W, q.H, pal.Chrome.Raised, 1)
			c.Box(q.X, q.Y, 3, q.H, pal.Accent.Lamp, 1)
			col = pal.Text.OnDark
		}
		if it.Label == "" {
			c.Icon(it.Icon, r.MidX(), q.MidY(), 9.5, col)
			continue
		}
		c.Icon(it.Icon, r.MidX(), q.Y+22, 9.5, col)
		c.TextMid(it.Label, r.MidX(), q.Y+44, Style{Face: CondMedium, Size: 12, Color: col, Align: Centre})
	}
	return out
}

// Phases is where a turn stands.
type Phases struct {
	Names   []string
	Current int
	Step    string // "staging, step 2 of 9"
}

// PhaseTrack writes the phases of a turn from the left of r, its middle the middle of r, and gives their rectangles.
// What does not fit is left out.
func (c *Canvas) PhaseTrack(r Rect, p Phases) []Rect {
	pal := c.Pal()
	x, y := r.X, r.MidY()
	var out []Rect
	for i, s := range p.Names {
		st := Style{Face: CondMedium, Size: 14, Color: pal.Text.OnDarkSecond, Track: .2}
		x0 := x
		switch {
		case i < p.Current:
			st.Color = pal.Text.OnDarkMuted
			if x+15+c.kit.Width(s, st) > r.Right() {
				return out
			}
			c.Icon(IconTick, x+5, y, 5, st.Color)
			x += 15 + c.TextMid(s, x+15, y, st)
		case i == p.Current:
			st.Face, st.Color = CondBold, pal.Text.OnAmber
			step := Style{Face: CondMedium, Size: 13, Color: pal.Text.OnAmber}
			w := c.kit.Width(s, st)
			chip := Rect{x - 2, y - 13, w + 20, 26}
			if p.Step != "" {
				chip.W += c.kit.Width(p.Step, step) + 8
			}
			c.Fill(chip.Round(4), Solid(pal.Accent.Lamp, 1))
			c.TextMid(s, x+8, y, st)
			c.TextMid(p.Step, x+16+w, y, step)
			x = chip.Right()
		default:
			if x+c.kit.Width(s, st) > r.Right() {
				return out
			}
			x += c.TextMid(s, x, y, st)
		}
		out = append(out, Rect{x0, y - 14, x - x0, 28})
		if i < len(p.Names)-1 {
			c.Chevron(x+13, y, 5, 0, 1.4, pal.Chrome.Line)
			x += 26
		}
	}
	return out
}

// Span is one player turn on the timeline, from A to B of its length (0 to 1).
type Span struct {
	A, B  float64
	Side  Side
	Label string // the side's name
	Date  string // over the span; "" for none
}

// TimelineEvent is a sign over the track: IconBattle, IconFlag, IconTriangle (a loss) or IconNone (a dot).
type TimelineEvent struct {
	At   float64
	Icon Icon
}

// Timeline is the game so far and what the scenario still holds.
type Timeline struct {
	Spans   []Span
	Events  []TimelineEvent
	Barrier float64 // where undo ends; negative: nowhere
	Now     float64
	Words   string // beside the cursor
}

// Timeline draws the track in r; the bars lie in its middle.
func (c *Canvas) Timeline(r Rect, t Timeline) {
	pal := c.Pal()
	cy := r.MidY()
	ty := cy + 4
	at := func(p float64) float64 { return math.Round(r.X + p*r.W) }
	c.Fill(Rect{r.X - 4, ty - 9, r.W + 8, 18}.Round(3), Solid(pal.Chrome.Well, 1))
	for _, s := range t.Spans {
		x0, x1 := at(s.A)+1, at(s.B)-1
		mid := min(x1, max(x0, at(t.Now)))
		deep := pal.Side(s.Side).ChartDeep
		if mid > x0 {
			c.Box(x0, ty-6, mid-x0, 12, deep, 1)
		}
		if x1 > mid {
			c.Box(mid, ty-6, x1-mid, 12, deep, .28)
		}
		if x1-x0 > 16 {
			c.SideMark(s.Side, x0+9, ty, 4.6, pal.Side(s.Side).Chart, RGB{}, false)
		}
		st := Style{Face: CondMedium, Size: 12, Color: pal.Text.OnDark}
		if s.A >= t.Now {
			st.Color = pal.Text.OnDarkMuted
		}
		if x1-x0 > 24+c.kit.Width(s.Label, st) {
			c.TextMid(s.Label, x0+19, ty, st)
		}
		if s.Date != "" {
			c.TextMid(s.Date, x0, cy-22, Style{Face: CondMedium, Size: 12, Color: pal.Text.OnDarkSecond})
			c.Box(x0-1, cy-28, 1, 38, pal.Chrome.Line, 1)
		}
	}
	for _, e := range t.Events {
		x, y := at(e.At), cy-12
		switch e.Icon {
		case IconNone:
			c.Fill(Circle(x, y, 2.3), Solid(pal.Text.OnDarkMuted, 1))
		case IconTriangle:
			c.Fill(Poly(x-5, y-4, x+5, y-4, x, y+5), Solid(pal.Status.Warning, 1))
		default:
			c.Icon(e.Icon, x, y, 5.5, pal.Text.OnDark)
		}
	}
	if t.Barrier >= 0 {
		x := at(t.Barrier)
		c.Box(x-1, cy-20, 2, 36, pal.Paper.Sheet, 1)
		c.Fill(Circle(x, cy-22, 9), Solid(pal.Paper.Sheet, 1))
		c.Icon(IconDice, x, cy-22, 4.8, pal.Text.OnPaper)
	}
	x := at(t.Now)
	c.Shadow(Rect{x - 2, cy - 20, 4, 38}.Path(), 0, 0, 5, pal.Accent.LampGlow, .7)
	c.Box(x-1.5, cy-20, 3, 38, pal.Accent.Lamp, 1)
	c.Fill(Poly(x-7, cy-28, x+7, cy-28, x+7, cy-21, x, cy-14, x-7, cy-21), Solid(pal.Accent.Lamp, 1))
	st := Style{Face: CondMedium, Size: 12, Color: pal.Text.OnDark}
	tx := x + 14
	if w := c.kit.Width(t.Words, st); tx+w > r.Right() {
		tx = x - 14 - w
	}
	c.TextMid(t.Words, tx, cy-22, st)
}
