package present

// This file holds what the window asks beside the scene.

// Neutral lists the countries of the game on the table that air may not cross; ok is false without a game.
func (m *Model) Neutral() (countries []string, ok bool) {
	if m.t == nil {
		return nil, false
	}
	return m.t.view.Neutral, true
}
