package present

import "strings"

// This file holds what the window asks beside the scene.

// Neutral lists the countries of the game on the table that air may not cross; ok is false without a game.
func (m *Model) Neutral() (countries []string, ok bool) {
	if m.t == nil {
		return nil, false
	}
	return m.t.view.Neutral, true
}

// SpaceOnScreen tells where a space is seen in the window; ok is false when a panel hides it or it is not seen.
func (m *Model) SpaceOnScreen(space int) (x, y float64, ok bool) {
	if m.board() == nil || space < 0 || space >= m.board().Len() {
		return 0, 0, false
	}
	x, y = m.screenOf(space)
	_, hidden := m.at(x, y)
	return x, y, !hidden && x >= 0 && y >= 0 && x < m.w && y < m.h
}

// PlaceOnScreen tells where a place is seen in the window, by its name on the board.
func (m *Model) PlaceOnScreen(name string) (x, y float64, ok bool) {
	if b := m.board(); b != nil {
		for i := range b.Len() {
			if b.Name(i) == name {
				return m.SpaceOnScreen(i)
			}
		}
	}
	return 0, 0, false
}

// Words is everything the screen says, a line for each piece.
func (m *Model) Words() string {
	var b strings.Builder
	s := m.Scene()
	for _, p := range s.Panels {
		for _, i := range p.Items {
			if i.Kind == ItemText {
				b.WriteString(i.Text + "\n")
			}
		}
	}
	s.Form.Walk(func(n *Node) {
		for _, w := range []string{n.Text, n.Under, n.Right} {
			if w != "" {
				b.WriteString(w + "\n")
			}
		}
	})
	return b.String()
}
