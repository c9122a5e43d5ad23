package front

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file begins games by mail, and tells of letters that were written or came.

// CloseNote puts away what was told of a letter.
type CloseNote struct{}

// Do names it.
func (CloseNote) Do() string { return "mail.close" }

// setupKinds are who may play a side of a new game.
func (m *Front) setupKinds(s program.Scenario) []string {
	kinds := m.SeatKinds(s.System)
	if _, ok := m.Desk.(program.Post); ok {
		kinds = append(slices.Clone(kinds), play.SeatMail)
	}
	return kinds
}

// invite offers a game to other desks, if a seat is theirs; it tells whether one is.
func (m *Front) invite(g program.NewGame) bool {
	p, ok := m.Desk.(program.Post)
	if !ok || !slices.Contains(g.Seats, play.SeatMail) {
		return false
	}
	sent, err := p.Invite(g)
	if err != nil {
		m.Fail(err)
		return true
	}
	m.state.chosen = nil
	m.goFront(Start{})
	body := m.Say("mail.invited")
	if keeps(g.Seats) {
		body = m.Say("mail.invited.kept")
	}
	m.TellSent(m.Say("mail.invited.title"), body, sent)
	return true
}

// keeps tells whether all sides sit at other desks, so that whoever invites keeps the game.
func keeps(seats []string) bool {
	return !slices.ContainsFunc(seats, func(who string) bool { return who != play.SeatMail })
}

// byMail tells whether a side of a new game sits at another desk.
func (m *Front) byMail(s program.Scenario) bool {
	for i := range s.Sides {
		if m.seatChoice(s, i) == play.SeatMail {
			return true
		}
	}
	return false
}

// hidesByMail says, where a side of a new game sits at another desk and something is hidden in the game, that this is a matter of trust; where all sides
// do, that whoever invites keeps the game.
func (m *Front) hidesByMail(s program.Scenario) []scene.Node {
	p, ok := m.Desk.(program.Post)
	if !ok || !m.byMail(s) {
		return nil
	}
	var seats []string
	for i := range s.Sides {
		seats = append(seats, m.seatChoice(s, i))
	}
	text := ""
	switch {
	case keeps(seats):
		text = m.Say("mail.setup.kept")
	case p.Hides(s.ID, m.state.chosen):
		text = m.Word(engine.Say("mail.hides"))
	default:
		return nil
	}
	return []scene.Node{{Kind: scene.NodePara, Text: text}, {Kind: scene.NodeGap, Height: 4}}
}

// invited names the games that wait for an answer, on the start screen.
func (m *Front) invited() []scene.Node {
	p, ok := m.Desk.(program.Post)
	if !ok {
		return nil
	}
	games := p.Invited()
	if len(games) == 0 {
		return nil
	}
	return []scene.Node{{Kind: scene.NodePara, Muted: true, Text: m.Say("mail.invites", engine.Arg{Kind: engine.ArgName, S: strings.Join(games, ", ")})}}
}

// sentence says where a letter lies.
func (m *Front) sentence(sent program.Sent) string {
	key := "mail.sent"
	if sent.Copied {
		key = "mail.sent.copied"
	}
	path := engine.Arg{Kind: engine.ArgName, S: sent.Path}
	if sent.To == "" {
		return m.Say(key, path)
	}
	if sent.Copied {
		return m.Say("mail.sent.to.copied", engine.Arg{Kind: engine.ArgName, S: sent.To}, path)
	}
	return m.Say("mail.sent.to", engine.Arg{Kind: engine.ArgName, S: sent.To}, path)
}

// number tells the number of a game, by which players find out whether they have each other's keys.
func (m *Front) number(n string) string {
	return m.Word(engine.Say("mail.number", engine.Arg{Kind: engine.ArgName, S: n}))
}

// TellSent tells of a letter that was written, after what else is to be said.
func (m *Front) TellSent(title, body string, sent program.Sent) {
	lines := []string{body, m.sentence(sent)}
	if sent.Number != "" {
		lines = append(lines, m.number(sent.Number))
	}
	m.Sheet = &table.Sheet{Title: title, Body: strings.TrimSpace(strings.Join(lines, "\n\n")),
		Buttons: []table.SheetButton{{Word: m.Say("button.close"), Key: "Enter", Act: CloseNote{}, Primary: true}}}
	m.Stale = true
}

// TellArrived tells what came of a letter that is not of the game on the table.
func (m *Front) TellArrived(a program.Arrived) {
	body := []string{m.Say("mail.came."+a.Kind, engine.Arg{Kind: engine.ArgName, S: a.Title})}
	for _, text := range []string{a.Words, a.Told} {
		if text != "" {
			body = append(body, text)
		}
	}
	keeps := len(a.Sent) > 0 // he has letters to send, and nothing to look at
	switch {
	case keeps && a.Answer != nil:
		body = append(body, m.Say("mail.sent.all", engine.Arg{Kind: engine.ArgName, S: a.Answer.Path}))
	case a.Answer != nil:
		body = append(body, m.sentence(*a.Answer))
	}
	for _, s := range a.Sent {
		body = append(body, m.sentence(s))
	}
	if a.Number != "" {
		body = append(body, m.number(a.Number)+"\n"+m.Word(engine.Say("mail.number.how")))
	}
	m.Sheet = &table.Sheet{Title: m.Say("mail.came.title"), Body: strings.Join(body, "\n\n"),
		Buttons: []table.SheetButton{{Word: m.Say("button.close"), Key: "Esc", Act: CloseNote{}, Primary: a.Save == "" || keeps}}}
	if a.Save != "" && !keeps {
		m.Sheet.Buttons = append(m.Sheet.Buttons, table.SheetButton{Word: m.Say("mail.open"), Key: "Enter", Act: OpenSave{ID: a.Save}, Primary: true})
	}
	m.Stale = true
}

// doMail carries out what is done with a sheet about letters; it tells whether it was that.
func (m *Front) doMail(a scene.Act) bool {
	switch a := a.(type) {
	case CloseNote:
		m.Sheet = nil
	case TakeSide:
		m.takeSide(a)
	default:
		return false
	}
	return true
}
