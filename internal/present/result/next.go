package result

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what is next.

// layNext says what is asked next, and under it why the other side stood or left, if its commander said so.
func (m *Result) layNext(d scene.Pen, f *table.Fought, _ size, r scene.Rect) {
	d.Label(r.X, r.Y+10, m.Say("done.next"))
	p := m.Sight.View.Prompt
	head, body := m.Word(p.Ask), m.Word(p.Limit)
	if at := m.toFight(); len(at) > 1 {
		var names []string
		for _, a := range at {
			names = append(names, m.SpaceName(a))
		}
		body = m.Say("done.more.fights", name(strings.Join(names, ", ")))
	}
	if s := m.Actor(); s != engine.NoSide && m.Seat(s) != "person" {
		head, body = m.Say("done.theirs"), ""
		if at := m.stillFlown(s); len(at) > 0 {
			body = m.Say("done.more.fights", name(strings.Join(at, ", ")))
		}
	}
	if at := m.nextFight(); at.Kind() == engine.KindSpace {
		head = m.SpaceName(at)
		if w := m.waiting(); w != "" {
			body = w
		}
	}
	y := d.Para(r.X, r.Y+40, r.W, scene.SerifSemi, 20, 24, "text.on_dark", head, 3)
	y = d.Para(r.X, y+4, r.W, scene.Body, 13, 19, "text.on_dark_second", body, 5)
	m.layReason(d, f, scene.R(r.X, y+4, r.W, r.Y+r.H-y-4))
}

// layReason lays what the commander of the other side said while it was fought, on a slip of paper.
func (m *Result) layReason(d scene.Pen, f *table.Fought, r scene.Rect) {
	for _, side := range []engine.Side{f.Forces[0].Side, f.Forces[1].Side} {
		said := m.Spoken(m.bots.Reason(side, f.From, f.At))
		if side == m.Sight.Viewer || said == "" {
			continue
		}
		lines := d.Wrap(scene.SerifItalic, 15, r.W-34, m.Say("recap.quoted", name(said)))
		h := 16 + 20*float64(len(lines))
		if h > r.H {
			return
		}
		d.Frame(r.X, r.Y, r.W, h, 2, "paper.sheet", "paper.edge")
		d.Box(r.X, r.Y, 3, h, "side."+m.Sight.Style(side)+".chart")
		for i, l := range lines {
			d.Text(r.X+17, r.Y+22+20*float64(i), scene.SerifItalic, 15, "text.on_paper", l)
		}
		return
	}
}

// stillFlown names the places a side's missions are on their way to, but those fought for since the phase began: whoever flew there lies
// over them until all land.
func (m *Result) stillFlown(side engine.Side) (out []string) {
	done := m.foughtFor()
	for _, c := range m.Sight.View.Counters {
		if c.Side != side || c.Mission.Kind() != engine.KindSpace || done[c.Mission] {
			continue
		}
		if n := m.SpaceName(c.Mission); !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}

// foughtFor are the places whose fights were decided since the phase began.
func (m *Result) foughtFor() map[engine.Ref]bool {
	out := map[engine.Ref]bool{}
	for i := m.open[0].At; i >= 0; i-- {
		for _, e := range m.Sight.Decided(i) {
			out[e.Where] = true
		}
		if slices.ContainsFunc(m.Sight.Points[i].Events, func(e engine.Event) bool { return e.Kind == engine.EventPhase }) {
			break
		}
	}
	return out
}
