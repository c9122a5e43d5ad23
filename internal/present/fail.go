package present

import (
	"errors"

	"awaw/engine"
	"awaw/internal/present/frame"
	"awaw/internal/present/program"
	"awaw/internal/present/table"
)

// This file tells what did not work, and where a game can go on that cannot be written where it is kept.

// Fail shows an error in plain words.
func (m *Model) Fail(err error) {
	safe := ""
	if m.top.Sight != nil {
		safe = m.top.Say("error.safe")
	}
	s := &table.Sheet{Title: m.top.Say("error.title"), Body: m.top.Worded(err), Note: safe}
	var unsaved interface{ Unsaved() bool }
	if errors.As(err, &unsaved) && unsaved.Unsaved() && m.canGoElsewhere() {
		s.Buttons = append(s.Buttons, table.SheetButton{Word: m.top.Say("elsewhere.button"), Key: "G", Act: frame.GoElsewhere{}})
	}
	s.Buttons = append(s.Buttons, table.SheetButton{Word: m.top.Say("button.close"), Key: "Enter", Act: frame.CloseSheet{}, Primary: true})
	m.top.Sheet = s
	m.top.Stale = true
}

// canGoElsewhere tells whether the game on the table, or where there is none every game to come, can be kept in another folder.
func (m *Model) canGoElsewhere() bool {
	if m.top.Sight != nil {
		return m.top.Sight.Play.Elsewhere != nil
	}
	_, ok := m.top.Desk.(program.Mover)
	return ok
}

// goElsewhere keeps the game in another folder, or all games if none is on the table, and says where.
func (m *Model) goElsewhere() {
	name := func(s string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: s} }
	if m.top.Sight == nil {
		if mover, ok := m.top.Desk.(program.Mover); ok {
			to, from, moved := mover.Move()
			if !moved {
				m.Tell(m.top.Say("error.title"), m.top.Say("elsewhere.none", name(from)))
				return
			}
			m.Tell(m.top.Say("elsewhere.title.all"), m.top.Say("elsewhere.text.all", name(to), name(from)))
		}
		return
	}
	p := m.top.Sight.Play
	if p.Elsewhere == nil {
		return
	}
	save, from, err := p.Elsewhere()
	if err != nil {
		m.Fail(err)
		return
	}
	p.ID = save
	m.Tell(m.top.Say("elsewhere.title"), m.top.Say("elsewhere.text", name(save), name(from)))
}

// Tell shows a message that is no failure of what was just done.
func (m *Model) Tell(title, body string) {
	m.top.Sheet = &table.Sheet{Title: title, Body: body, Buttons: []table.SheetButton{{Word: m.top.Say("button.close"), Key: "Enter", Act: frame.CloseSheet{}, Primary: true}}}
	m.top.Stale = true
}
