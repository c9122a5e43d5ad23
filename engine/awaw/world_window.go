// The frame: the part of the map a scenario plays in, which a screen opens on and a picture shows.

package awaw

import "awaw/engine"

// frame finds the two corners a scenario names.
func (s *setup) frame() {
	names := s.sc.Scenario.View
	if len(names) == 0 {
		return
	}
	if len(names) != 2 {
		s.fault("scenario.view", "", "two hexes in opposite corners of what is to be seen", `write view = ["H20", "S33"] or the like`)
		return
	}
	for _, name := range names {
		s.place("scenario.view", name)
	}
}

// frameOf gives the spaces in the corners; none for the whole map.
func (w *world) frameOf() []engine.Ref {
	var out []engine.Ref
	for _, name := range w.sc.Scenario.View {
		out = append(out, sp(w.board.Find(name)))
	}
	return out
}
