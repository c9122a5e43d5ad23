package orderart

import "awaw/internal/art"

// This file draws the way of a flight: out in a broad line, home in a thin one, a numbered disc at each stop, its escort in dots beside it.

// FlownAt is a stop of such a way; Escort tells that the escort is with the flight from the stop before to this one.
type FlownAt struct {
	At     art.Pt
	Number string
	Escort bool
	Slip   [][2]string // sentences and their clauses on a slip, with a bar across the way to this stop
	Waits  string      // the words on the plate where the escort waits for the flight's way home, "" elsewhere
}

// Flown is the way of a flight from its base: over its stops out, from the last of them over those on the way home.
type Flown struct {
	From      art.Pt
	Room      float64 // how far lines keep from the middle of what stands at the base
	Top       float64 // nothing is to be read above it
	Out, Home []FlownAt
	Other     bool // not the way that is chosen: dashes, and hollow discs
}

// flownRadius is the radius of the disc of a stop, flownOff how far from the line its escort is drawn.
const (
	flownRadius = 9.5
	flownOff    = 6.5
)

// DrawFlown draws it.
func DrawFlown(c *art.Canvas, w Flown) {
	if len(w.Out) == 0 {
		return
	}
	b := brushFor(c, Order{Own: true})
	if w.Other {
		b.other(w)
		return
	}
	last := w.Out[len(w.Out)-1].At
	b.stretches(last, w.Home, flownRadius+2, 2.4, flownRadius+2)
	b.stretches(w.From, w.Out, w.Room, 4.6, flownRadius+2)
	b.lint(w)
	for _, list := range [2][]FlownAt{w.Home, w.Out} {
		for _, s := range list {
			if s.Number != "" {
				b.stop(s, false)
			}
			if s.Waits != "" {
				Shield(c, s.At.X+flownRadius*2+1, s.At.Y)
				w := c.Kit().Width(s.Waits, art.Style{Face: art.CondBold, Size: 12})
				Plate(c, s.Waits, s.At.X+flownRadius*2+22+w/2, s.At.Y) // beside the shield: counters lie below
			}
		}
	}
}

// stretches draws a way from stop to stop; leave is the room where it begins, reach where it ends.
func (b *brush) stretches(from art.Pt, list []FlownAt, leave, width, reach float64) {
	for i, s := range list {
		end := flownRadius + 2
		if i == len(list)-1 {
			end = reach
		}
		q := CurveOf(from, s.At, leave, end)
		b.c.Stroke(q.path(), width+3.2, b.casing, .85)
		b.c.Stroke(q.path(), width, b.ink, 1)
		if s.Escort {
			b.dashed(q.beside(flownOff), 2.6, 2.6, 3.6)
		}
		if i == len(list)-1 {
			b.head(q, 4+1.6*width)
		}
		from, leave = s.At, flownRadius+2
	}
}

// stop draws the disc of a stop.
func (b *brush) stop(s FlownAt, hollow bool) {
	pal := b.c.Pal()
	ink := pal.Text.OnPaper
	b.c.Fill(art.Circle(s.At.X, s.At.Y, flownRadius+2), art.Solid(b.casing, .95))
	b.c.Fill(art.Circle(s.At.X, s.At.Y, flownRadius), art.Solid(pal.Paper.Edge, 1))
	if hollow {
		b.c.Fill(art.Circle(s.At.X, s.At.Y, flownRadius-1.6), art.Solid(b.casing, 1))
		ink = pal.Paper.Edge
	}
	b.c.TextMid(s.Number, s.At.X, s.At.Y, art.Style{Face: art.CondBold, Size: 12.5, Color: ink, Align: art.Centre})
}

// other draws a way that is not chosen, as far as its target.
func (b *brush) other(w Flown) {
	from, leave := w.From, w.Room
	for _, s := range w.Out {
		b.dashed(CurveOf(from, s.At, leave, flownRadius+2), 2.6, 7, 5)
		from, leave = s.At, flownRadius+2
	}
	b.lint(w)
	for _, s := range w.Out[:len(w.Out)-1] {
		b.stop(s, true)
	}
}

// lint draws bars and slips where others could not come along.
func (b *brush) lint(w Flown) {
	from, leave := w.From, w.Room
	for _, s := range w.Out {
		if len(s.Slip) > 0 {
			q := CurveOf(from, s.At, leave, flownRadius+2)
			b.bar(q)
			at := q.At(stoppedAt)
			b.slip(s.Slip, at, min(at.Y, s.At.Y), w.Top)
		}
		from, leave = s.At, flownRadius+2
	}
}

// slipLine is how high a line of a slip is.
const slipLine = 18.0

// slip draws a slip of paper above a place and what is as high as over, or below the place where it would reach beyond top.
func (b *brush) slip(lines [][2]string, at art.Pt, over, top float64) {
	pal, kit := b.c.Pal(), b.c.Kit()
	words := art.Style{Face: art.CondMedium, Size: 12.5, Color: pal.Text.OnPaper}
	cites := art.Style{Face: art.CondMedium, Size: 12, Color: pal.Text.OnPaperSecond}
	wide := 0.0
	for _, l := range lines {
		wide = max(wide, kit.Width(l[0], words)+kit.Width(l[1], cites))
	}
	tall := slipLine*float64(len(lines)) + 8
	r := art.Rect{X: at.X - wide/2 - 20, Y: over - 22 - tall, W: wide + 40, H: tall}
	if r.Y < top {
		r.Y = at.Y + 22
	}
	b.c.Fill(art.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W, H: r.H}.Round(2), art.Solid(pal.Chrome.Scrim, .5))
	b.c.Fill(r.Round(2), art.Solid(pal.Paper.Sheet, 1))
	b.c.Box(r.X, r.Y, 3, r.H, pal.Status.Warning, 1)
	for i, l := range lines {
		y := r.Y + 4 + slipLine*(float64(i)+.5)
		b.c.TextMid(l[0], r.X+10, y, words)
		b.c.TextMid(l[1], r.X+r.W-8-kit.Width(l[1], cites), y, cites)
	}
}
