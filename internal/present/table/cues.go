package table

import "awaw/engine"

// This file says which sounds belong to what happens. The screen only names them; whether they are heard is the program's.

// Cue asks for a sound by name; the same one is asked for once until it is taken.
func (m *Surface) Cue(name string) {
	if m.Prefs.Mute || m.Prefs.Volume == 0 || len(m.cues) > 3 {
		return
	}
	for _, c := range m.cues {
		if c == name {
			return
		}
	}
	m.cues = append(m.cues, name)
}

// Cues takes the sounds asked for since the last time, by name, and how loud they are from 0 to 1.
func (m *Surface) Cues() (names []string, volume float64) {
	names, m.cues = m.cues, nil
	return names, float64(m.Prefs.Volume) / 100
}

// CueEvents asks for the sounds of what just happened: a loss drowns what is softer.
func (m *Surface) CueEvents(events []engine.Event) {
	heard := map[string]bool{}
	for _, e := range events {
		switch {
		case e.Kind == engine.EventLoss:
			heard["thud"] = true
		case e.Kind == engine.EventTurned:
			heard["turn"] = true
		case e.Kind == engine.EventBattle:
			heard["engines"] = true
		case e.Kind == engine.EventPhase:
			heard["bell"] = true
		case len(e.Moves) > 0:
			heard["slide"] = true
		}
		if len(e.Dice) > 0 {
			heard["dice"] = true
		}
	}
	for _, name := range []string{"dice", "thud", "engines", "slide", "turn", "bell"} {
		if heard[name] {
			m.Cue(name)
		}
	}
	if len(heard) == 0 {
		m.Cue("pencil") // an order is written, nothing has moved yet
	}
}
