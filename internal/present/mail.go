package present

import (
	"errors"
	"strings"

	"awaw/engine"
	"awaw/internal/present/front"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file plays by mail: letters that are written and read.

// owed shows that the command just given waits for its dice.
func (m *Model) owed() {
	m.top.Menu, m.top.Proof = nil, nil
	m.hand.Unselect()
	m.top.Refresh()
	m.top.Stale = true
}

// doMail carries out what is done with letters; it tells whether it was that.
func (m *Model) doMail(a scene.Act) bool {
	switch a := a.(type) {
	case table.WriteLetter:
		m.writeLetter(a.Again, "")
	case table.LetterWords:
		m.front.AskLetterWords()
	case front.Accept:
		m.accept()
	case front.PassphraseGiven:
		m.front.Do(a)
		if text, ok := m.front.Opened(); ok {
			m.ReadLetter(text)
		}
	case front.WriteWithWords:
		m.front.Forget()
		m.writeLetter(false, strings.TrimSpace(a.Text))
	case table.ReadLetter:
		text, err := m.pasted()
		if err != nil {
			m.Fail(err)
			return true
		}
		m.ReadLetter(text)
	default:
		return false
	}
	return true
}

// pasted is what was copied elsewhere.
func (m *Model) pasted() (string, error) {
	l, ok := m.top.Desk.(program.Letters)
	if !ok {
		return "", errors.New(m.top.Say("letter.none"))
	}
	return l.Pasted()
}

// writeLetter writes the next letter of the game on the table, or gives the last one again.
func (m *Model) writeLetter(again bool, words string) {
	p, ok := m.top.Desk.(program.Post)
	if !ok || m.top.Sight == nil {
		return
	}
	var sent program.Sent
	var err error
	if again {
		sent, err = p.LastLetter(m.top.Sight.Play)
	} else {
		sent, err = p.WriteLetter(m.top.Sight.Play, words)
	}
	m.relaid()
	if err != nil {
		m.Fail(err)
		return
	}
	m.top.Refresh()
	m.front.TellSent(m.top.Say("mail.sent.title"), "", sent)
}

// ReadLetter takes the text of a letter that came from outside.
func (m *Model) ReadLetter(text string) {
	p, ok := m.top.Desk.(program.Post)
	if !ok {
		m.Fail(errors.New(m.top.Say("letter.none")))
		return
	}
	if o, ok := p.Invitation(text); ok {
		m.front.AskAccept(o, text)
		return
	}
	var on *program.Play
	from, points := 0, 0
	if m.top.Sight != nil {
		on = m.top.Sight.Play
		from, points = on.Game.Len(), len(m.top.Sight.Points)
	}
	a, err := p.ReadLetter(text, on)
	if told, anew := m.relaid(); anew {
		points = told
	}
	switch {
	case err != nil:
		if m.front.AskForLetter(a.Desk, text, err) {
			return
		}
		if a.Save == "" || !m.front.AskPassphrases(a.Save, false, err) { // once they are given the game lies there, and asks for its letter
			m.Fail(err)
		}
	case a.Here:
		m.arrived(from, points)
		m.tellLetter(a)
	default:
		m.front.TellArrived(a)
	}
}

// relaid takes the game that lies on the table as it was laid out anew, where writing or reading a letter did that; told is how many points were told
// before.
func (m *Model) relaid() (told int, anew bool) {
	t := m.top.Sight
	if anew = t != nil && t.Game != t.Play.Game; anew {
		told = t.Relay()
		m.top.Refresh()
	}
	return told, anew
}

// tellLetter tells what came with a letter beside the game itself. What the end of the game says stands before it.
func (m *Model) tellLetter(a program.Arrived) {
	var said []string
	for _, text := range []string{a.Words, a.Told} {
		if text != "" {
			said = append(said, text)
		}
	}
	text := strings.Join(said, "\n\n")
	switch s := m.top.Sheet; {
	case text == "":
	case s != nil && s.Kind == "result":
		s.Body += "\n\n" + text
	case a.Told != "":
		m.Tell(m.top.Say("mail.came.title"), text)
	default:
		m.Tell(m.top.Say("mail.words.title"), text)
	}
}

// accept takes a side in the invitation that was read.
func (m *Model) accept() {
	text, side, passphrase, ok := m.front.Accepted()
	p, can := m.top.Desk.(program.Post)
	if !ok || !can {
		return
	}
	a, err := p.Accept(text, side, passphrase)
	if err != nil {
		m.Fail(err)
		return
	}
	m.front.TellArrived(a)
}

// arrived shows what a letter of the game on the table brought, in the lines after line from and in the points after so many.
func (m *Model) arrived(from, points int) {
	t := m.top.Sight
	before := t.View
	m.top.Sheet, m.top.Menu, m.top.Proof = nil, nil, nil
	m.hand.Unselect()
	m.top.Refresh()
	for n := from + 1; n <= t.Game.Len(); n++ {
		if l, _ := t.Game.Line(n); len(l.Orders) > 0 {
			m.quill.Meet(before)
		}
	}
	var events []engine.Event
	for i := max(points, 1); i < len(t.Points); i++ {
		m.past.PointCards(i)
		events = append(events, t.Points[i].Events...)
	}
	m.fight.KeepThrows(before.Battle, events)
	m.result.TellSince(points)
	m.halt()
	m.after()
	m.top.Stale = true
}

// mailKey is the keyboard while a letter is awaited, or is due. A recap that lies open has its own keys.
func (m *Model) mailKey(k scene.Key) bool {
	if m.recap.Open() {
		return false
	}
	a, ok := m.top.MailKey(k)
	if ok {
		m.Run(a)
	}
	return ok
}
