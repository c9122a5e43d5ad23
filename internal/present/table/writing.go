package table

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds secret orders as the screen sees them: who writes, who has sealed, what the side that looks has
// written, and what stands on the curtain between two who write.

// Writing lists the sides that write secret orders in this step, sealed or not; none while orders are not secret.
func (m *Surface) Writing() []engine.Side { return m.Sight.Game.Writing() }

// LaySeal draws whether a side has sealed: its mark and a tick, or three dots.
func (m *Surface) LaySeal(d scene.Pen, s engine.Side, cx, cy, rad float64) {
	d.Mark(m.Sight.Style(s), cx, cy, rad, true)
	if m.Sight.Game.Sealed(s) {
		d.Icon("tick", cx, cy+rad+rad*.85, rad*.46, "status.legal")
		return
	}
	for k := -1; k <= 1; k++ {
		d.Frame(cx+float64(k)*6-1.5, cy+rad+rad*.7, 3, 3, 1.5, "accent.lamp", "accent.lamp")
	}
}

// Pens tells whether the side that looks writes secret orders itself, at this window.
func (m *Surface) Pens() bool {
	return m.Live() && slices.Contains(m.Writing(), m.Sight.Viewer) && m.Seat(m.Sight.Viewer) == "person"
}

// Drafted words the orders the side that looks has written so far.
func (m *Surface) Drafted() []string {
	t := m.Sight
	out := t.Game.Draft(t.Viewer)
	if n := len(out); n > 0 && t.Game.Sealed(t.Viewer) {
		out = out[:n-1] // the last step is the seal itself
	}
	for i, text := range out {
		if c, err := t.Game.Rules().ParseCommand(t.Pos, text); err == nil {
			if word := m.Word(m.Label(c).Name); word != "" {
				out[i] = word
				continue
			}
		}
		_, out[i], _ = strings.Cut(text, ": ") // whose it is everybody here knows
	}
	return out
}

// Called words the name of a command; of one that seals the last orders it says that all are opened by it.
func (m *Surface) Called(c engine.Command) string {
	name := m.Word(m.Label(c).Name)
	if len(m.Writing()) == 0 {
		return name
	}
	seals, opens := m.Sight.Game.Sealing(c)
	if seals && m.Sight.Play.Trial {
		return m.Say("trial.settle")
	}
	if opens {
		return m.Say("writing.opens", name)
	}
	return name
}
