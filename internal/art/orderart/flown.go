package orderart

import "awaw/internal/art"

// This file draws the way of a flight: out in a broad line, home in a thin one, a numbered disc at each stop, its escort in dots beside it.

// FlownAt is a stop of such a way; Escort tells that the escort is with the flight from the stop before to this one.
type FlownAt struct {
	At     art.Pt
	Number string
	Escort bool
	Waits  string // the words on the plate where the escort waits for the flight's way home, "" elsewhere
}

// Flown is the way of a flight from its base: over its stops out, from the last of them over those on the way home.
type Flown struct {
	From      art.Pt
	Room      float64 // how far lines keep from the middle of what stands at the base
	Out, Home []FlownAt
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
	last := w.Out[len(w.Out)-1].At
	b.stretches(last, w.Home, flownRadius+2, 2.4, w.Room)
	b.stretches(w.From, w.Out, w.Room, 4.6, flownRadius+2)
	for _, list := range [2][]FlownAt{w.Home, w.Out} {
		for _, s := range list {
			if s.Number != "" {
				b.stop(s)
			}
			if s.Waits != "" {
				Shield(c, s.At.X+flownRadius*2+1, s.At.Y)
				Plate(c, s.Waits, s.At.X, s.At.Y+flownRadius+14)
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
func (b *brush) stop(s FlownAt) {
	pal := b.c.Pal()
	b.c.Fill(art.Circle(s.At.X, s.At.Y, flownRadius+2), art.Solid(b.casing, .95))
	b.c.Fill(art.Circle(s.At.X, s.At.Y, flownRadius), art.Solid(pal.Paper.Edge, 1))
	b.c.TextMid(s.Number, s.At.X, s.At.Y, art.Style{Face: art.CondBold, Size: 12.5, Color: pal.Text.OnPaper, Align: art.Centre})
}
