package present

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/battle"
	"awaw/internal/present/hand"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds what the window asks beside the scene.

// Neutral lists the countries of the game on the table that air may not cross; ok is false without a game.
func (m *Model) Neutral() (countries []string, ok bool) {
	if m.top.Sight == nil {
		return nil, false
	}
	return m.top.Sight.View.Neutral, true
}

// Behind lays a board behind the start screen, until a game brings another.
func (m *Model) Behind(b scene.Board) {
	m.top.Backdrop = b
	m.top.Stale = true
}

// SpaceOnScreen tells where a space is seen in the window; ok is false when a panel hides it or it is not seen.
func (m *Model) SpaceOnScreen(space int) (x, y float64, ok bool) {
	if m.top.Board() == nil || space < 0 || space >= m.top.Board().Len() {
		return 0, 0, false
	}
	x, y = m.chart.ScreenOf(space)
	_, hidden := m.At(x, y)
	return x, y, !hidden && x >= 0 && y >= 0 && x < m.top.W && y < m.top.H
}

// PlaceOnScreen tells where a place is seen in the window, by its name on the board or its hex.
func (m *Model) PlaceOnScreen(name string) (x, y float64, ok bool) {
	if b := m.top.Board(); b != nil {
		for i := range b.Len() {
			if b.Name(i) == name || b.Code(i) == name {
				return m.SpaceOnScreen(i)
			}
		}
	}
	return 0, 0, false
}

// CounterOnScreen tells where a counter is seen in the window, by its name: its row on the card of ships, its card on the map, or
// its card in a panel.
func (m *Model) CounterOnScreen(name string) (x, y float64, ok bool) {
	if m.top.Sight == nil {
		return 0, 0, false
	}
	for _, c := range m.top.Sight.View.Counters {
		if m.top.NameOf(c.Ref) != name {
			continue
		}
		if x, y, ok = m.regionOf(c.Ref, "sea"); !ok {
			if x, y, ok = m.onMap(c); !ok {
				x, y, ok = m.regionOf(c.Ref, "ref", "force")
			}
		}
		if ok {
			break
		}
	}
	return x, y, ok
}

// regionOf is the middle of what does one of some things with a counter.
func (m *Model) regionOf(r engine.Ref, does ...string) (x, y float64, ok bool) {
	for _, g := range m.Regions() {
		if refOf(g.Act) == r && slices.Contains(does, scene.Does(g.Act)) {
			return g.Rect.X + g.Rect.W/2, g.Rect.Y + g.Rect.H/2, true
		}
	}
	return 0, 0, false
}

// refOf is the counter an act takes, NoRef for others.
func refOf(a scene.Act) engine.Ref {
	switch a := a.(type) {
	case table.Take:
		return a.Ref
	case hand.Ship:
		return a.Ref
	case battle.Force:
		return a.Ref
	}
	return engine.NoRef
}

// onMap is where a counter that lies on top of its pile is seen.
func (m *Model) onMap(c engine.CounterView) (x, y float64, ok bool) {
	if c.Space.Kind() != engine.KindSpace {
		return 0, 0, false
	}
	sx, sy := m.chart.ScreenOf(c.Space.Index())
	s := m.chart.CardWidth()
	stacks, who := m.chart.StacksOf(c.Space.Index())
	for k := range who {
		if who[k][0].Ref == c.Ref {
			x, y = sx+stacks[k].DX*s, sy+stacks[k].DY*s
			_, over := m.At(x, y)
			return x, y, !over
		}
	}
	return 0, 0, false
}

// Offers tells whether whoever sits at the window may give a command of this verb now, in the words of the notation.
func (m *Model) Offers(verb string) bool {
	return m.top.Sight != nil && m.top.Live() && slices.ContainsFunc(m.top.Sight.Legal, func(c engine.Command) bool { return m.top.Verb(c) == verb })
}

// CommandOnScreen is the middle of what gives a command of this verb.
func (m *Model) CommandOnScreen(verb string) (x, y float64, ok bool) {
	for _, g := range m.Regions() {
		if give, ok := g.Act.(table.Give); ok && m.top.Verb(give.Cmd) == verb {
			return g.Rect.X + g.Rect.W/2, g.Rect.Y + g.Rect.H/2, true
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
			if i.Kind == scene.ItemText {
				b.WriteString(i.Text + "\n")
			}
		}
	}
	s.Form.Walk(func(n *scene.Node) {
		for _, w := range []string{n.Text, n.Under, n.Right} {
			if w != "" {
				b.WriteString(w + "\n")
			}
		}
	})
	return b.String()
}
