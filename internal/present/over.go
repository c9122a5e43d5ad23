package present

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/advise"
	"awaw/internal/present/frame"
	"awaw/internal/present/front"
	"awaw/internal/present/recap"
	"awaw/internal/present/table"
)

// This file tells the end of a game.

// openResult closes the game with who won and why.
func (m *Model) openResult(o engine.Outcome) {
	title := m.top.Say("result.draw")
	if o.Winner != engine.NoSide {
		title = m.top.Say("result.win", m.top.Word(m.top.Sight.SideView(o.Winner).Name))
	}
	note := ""
	for _, s := range o.Score {
		if note != "" {
			note += " · "
		}
		note += m.top.Say("result.score", m.top.Word(m.top.Sight.SideView(s.Side).Name), s.Points)
	}
	m.top.Sheet = &table.Sheet{Title: title, Body: m.top.Word(o.Why), Note: note, Deeds: recap.Deeds(m.top), Kind: "result", Buttons: []table.SheetButton{
		{Word: m.top.Say("result.look"), Key: "Esc", Act: frame.CloseSheet{}, Primary: false}, {Word: m.top.Say("result.review"), Key: "B", Act: advise.Look{}, Primary: false}, {Word: m.top.Say("result.leave"), Key: "Enter", Act: front.Start{}, Primary: true}}}
	if !m.advice.Over() {
		m.top.Sheet.Buttons = slices.Delete(m.top.Sheet.Buttons, 1, 2)
	}
	m.endLesson()
	if _, due := m.top.Mail(); due { // the others do not hear of the end before it is written
		last := &m.top.Sheet.Buttons[len(m.top.Sheet.Buttons)-1]
		*last = table.SheetButton{Word: m.top.Say("mail.write"), Key: "Enter", Act: table.WriteLetter{}, Primary: true}
	}
	m.top.Stale = true
}

// endLesson notes that the lesson on the table is done, and offers the next thing to play in place of the way out.
func (m *Model) endLesson() {
	p := m.top.Sight.Play
	if len(p.Lessons) == 0 || p.Scenario == "" || p.Replay || m.top.Sight.Game.Sandbox() {
		return
	}
	m.top.Prefs.Learn(p.Scenario)
	if next, ok := m.front.NextLesson(p.Scenario); ok {
		last := &m.top.Sheet.Buttons[len(m.top.Sheet.Buttons)-1]
		*last = table.SheetButton{Word: m.top.Say("result.next", next.Name), Key: "Enter", Act: front.SetUpFor{ID: next.ID}, Primary: true}
	}
}
