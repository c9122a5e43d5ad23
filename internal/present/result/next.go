package result

import (
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what is next.

// layNext says what is asked next.
func (m *Result) layNext(d scene.Pen, _ *table.Fought, _ size, r scene.Rect) {
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
		head, body = m.Say("prompt.bot", m.Word(m.Sight.SideView(s).Name)), ""
	}
	if at := m.nextFight(); at.Kind() == engine.KindSpace {
		head = m.SpaceName(at)
	}
	y := d.Para(r.X, r.Y+40, r.W, scene.SerifSemi, 20, 24, "text.on_dark", head, 3)
	d.Para(r.X, y+4, r.W, scene.Body, 13, 19, "text.on_dark_second", body, 5)
}
