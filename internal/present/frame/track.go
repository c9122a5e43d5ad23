package frame

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lays the track of phases in the top bar, as much of it as there is room for.

// trackForm is how much of the track is shown: all phases or the present one, with its step or without, which the prompt tells as well.
type trackForm struct{ all, step bool }

// trackForms are the forms, the fullest first. Where none fits, the present phase stands alone in a chip.
var trackForms = []trackForm{{all: true, step: true}, {all: true}, {step: true}}

// trackGap is the room between two phases.
const trackGap = 20.0

// trackRoom is how much of the room for title and phases the phases take, where the title wants so much at least.
func (m *Frame) trackRoom(d scene.Pen, room, title float64) float64 {
	for _, f := range trackForms {
		least := title
		switch {
		case f.all && f.step: // names give way before the step does
			least = math.Min(title, titleLong)
		case !f.all:
			least = math.Min(title, math.Max(titleShort, room-m.chipWidth(d)))
		}
		if w := m.trackWidth(d, f); room-w >= least {
			return w
		}
	}
	return m.chipWidth(d)
}

// layTrack draws the phase track between x0 and x1, as much of it as fits: the present phase at least.
func (m *Frame) layTrack(d scene.Pen, x0, x1, y float64) {
	track := m.Sight.View.Track
	i := slices.IndexFunc(trackForms, func(f trackForm) bool { return m.trackWidth(d, f) <= x1-x0 })
	if i < 0 {
		m.layChip(d, x0, x1, y)
		return
	}
	form := trackForms[i]
	x := x0 + (x1-x0-m.trackWidth(d, form))/2
	for i, p := range track {
		name := m.Word(p.Name)
		switch {
		case p.State == engine.PhaseNow:
			step := m.stepWord(p)
			w := d.Wide(scene.BodyBold, 14, name) + 28
			switch {
			case step == "":
			case form.step:
				w += d.Wide(scene.CondMedium, 13, step) + 8
			default:
				d.Hit(x, y-14, w, 28, scene.Nothing{}, name+": "+step)
				step = ""
			}
			d.Frame(math.Round(x), y-14, math.Round(w), 28, 4, "paper.sheet", "paper.sheet")
			nx := x + 14 + d.Text(x+14, y+5, scene.BodyBold, 14, "text.on_paper", name)
			d.Text(nx+8, y+5, scene.CondMedium, 13, "text.on_paper_second", step)
			x += w
		case !form.all:
			continue
		default:
			col := "text.on_dark_second"
			if p.State == engine.PhaseDone {
				d.Icon("tick", x+6, y, 6, "text.on_dark_second")
				x += 16
				col = "text.on_dark_second"
			}
			x += d.Text(x, y+5, scene.CondMedium, 14, col, name) + 2
		}
		if form.all && i < len(track)-1 {
			d.Icon("next", x+9, y, 4, "text.on_dark_muted")
			x += trackGap
		}
	}
}

// chipWidth is how wide the present phase is without its step; 0 for none.
func (m *Frame) chipWidth(d scene.Pen) float64 {
	for _, p := range m.Sight.View.Track {
		if p.State == engine.PhaseNow {
			return math.Ceil(d.Wide(scene.BodyBold, 14, m.Word(p.Name))) + 20
		}
	}
	return 0
}

// layChip draws the present phase alone, its step under the pointer.
func (m *Frame) layChip(d scene.Pen, x0, x1, y float64) {
	for _, p := range m.Sight.View.Track {
		if p.State != engine.PhaseNow {
			continue
		}
		w := math.Floor(math.Min(m.chipWidth(d), x1-x0))
		if w < chipLeast {
			return
		}
		x := math.Round(x0 + (x1-x0-w)/2)
		d.Frame(x, y-14, w, 28, 4, "paper.sheet", "paper.sheet")
		d.Text(x+10, y+5, scene.BodyBold, 14, "text.on_paper", d.Fit(scene.BodyBold, 14, w-20, m.Word(p.Name)))
		tip := m.Word(p.Name)
		if step := m.stepWord(p); step != "" {
			tip += ": " + step
		}
		d.Hit(x, y-14, w, 28, scene.Nothing{}, tip)
	}
}

// chipLeast is the least room in which a phase can still be told.
const chipLeast = 56.0

// trackWidth is how wide the phases are in a form.
func (m *Frame) trackWidth(d scene.Pen, form trackForm) (w float64) {
	for _, p := range m.Sight.View.Track {
		if p.State == engine.PhaseNow {
			w += d.Wide(scene.BodyBold, 14, m.Word(p.Name)) + 28
			if s := m.stepWord(p); s != "" && form.step {
				w += d.Wide(scene.CondMedium, 13, s) + 8
			}
		} else if form.all {
			w += d.Wide(scene.CondMedium, 14, m.Word(p.Name)) + 2
			if p.State == engine.PhaseDone {
				w += 16
			}
		}
		if form.all {
			w += trackGap
		}
	}
	return w
}

func (m *Frame) stepWord(p engine.PhaseView) string {
	s := m.Word(p.Step)
	switch {
	case p.Of > 1:
		s = m.Say("top.step", s, p.N, p.Of)
	case s == "" && m.Live() && len(m.Writing()) > 1:
		s = m.sealedWord()
	}
	return s
}
