package table

import (
	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file is a game by mail while others are awaited.

// WriteLetter writes the next letter of the game, or gives the last one once more.
type WriteLetter struct{ Again bool }

// LetterWords asks for words to the reader of the next letter.
type LetterWords struct{}

// ReadLetter takes the letter that was copied elsewhere.
type ReadLetter struct{}

// Do names it.
func (WriteLetter) Do() string { return "mail.write" }

// Do names it.
func (LetterWords) Do() string { return "mail.words" }

// Do names it.
func (ReadLetter) Do() string { return "mail.read" }

// Mail is where the game on the table stands; ok is false where it is not played by mail, or something is to be decided here first.
func (m *Surface) Mail() (s program.MailState, ok bool) {
	t := m.Sight
	p, can := m.Desk.(program.Post)
	if !can || !m.Live() || t.Game.ByMail() == nil {
		return s, false
	}
	if s = p.Mail(t.Game); t.Game.Outcome().Over { // the others do not know it until its last letter is written
		return s, s.Due
	}
	actor := m.Actor()
	return s, s.Owed != engine.NoSide || s.Keeper || actor == engine.NoSide || m.Away(actor) || t.Game.Sealed(t.Viewer)
}

// Kept tells whether a keeper carries the game on the table out: what is done here is only tried upon what this side knows.
func (m *Surface) Kept() bool {
	links := m.Sight.Game.ByMail()
	return links != nil && links.Keeper != nil
}

// KeeperWrites tells whether nothing can be commanded, or ordered, before a keeper's letter has come.
func (m *Surface) KeeperWrites() bool {
	if !m.Kept() {
		return false
	}
	s, ok := m.Mail()
	return ok && s.Keeper
}

// MailAsk is what is said then: who is awaited, and what is to be done.
func (m *Surface) MailAsk(s program.MailState) (ask, limit string, side engine.Side) {
	side, ask, limit = m.Sight.Viewer, m.Say("mail.ask.wait"), m.Say("mail.ask.how")
	if m.Kept() {
		return m.keptAsk(s, side, limit)
	}
	switch {
	case s.Due && m.Sight.Game.Outcome().Over:
		ask = m.Say("mail.ask.over")
	case s.Due:
		ask = m.Say("mail.ask.mine")
	case len(s.Waits) > 0:
		side = s.Waits[0]
		ask = m.Say("mail.ask.waits", m.Word(m.Sight.SideView(side).Name))
	}
	if s.Owed != engine.NoSide {
		key := "owed"
		if s.Ends {
			key = "ends"
		}
		ask = m.Say("mail.ask."+key, m.Word(m.Sight.SideView(s.Owed).Name))
	}
	if s.Due {
		limit = m.Say("mail.ask.due")
	}
	return ask, limit, side
}

// keptAsk is the same where a keeper carries the game out; how is how a letter is read.
func (m *Surface) keptAsk(s program.MailState, mine engine.Side, how string) (ask, limit string, side engine.Side) {
	switch {
	case !s.Due:
		return m.Say("mail.kept.wait"), how, mine
	case s.Owed != engine.NoSide && !s.Ends:
		return m.Say("mail.kept.owed"), m.Say("mail.kept.due"), mine
	}
	return m.Say("mail.kept.mine"), m.Say("mail.kept.due"), mine
}

// LayMail lays the buttons then, right to left, and gives where the next would end; narrow buttons have less air.
func (m *Surface) LayMail(d scene.Pen, s program.MailState, x, y, h float64, narrow bool) float64 {
	button := func(word, key, kind string, air float64, a scene.Act) {
		w := d.Wide(scene.BodyMedium, 14, word) + air
		if narrow {
			w -= 8
		}
		x -= w
		d.Button(x, y, w, h, word, key, kind, a)
		x -= 8
	}
	switch t := m.Sight.Game; {
	case s.Due:
		button(m.Say("mail.write"), m.Say("keyname.space"), "primary", 86, WriteLetter{})
		button(m.Say("mail.words"), "W", "", 62, LetterWords{})
	case t.Letters()[t.ByMail().Side-1] > 0:
		button(m.Say("mail.again"), "", "", 36, WriteLetter{Again: true})
	}
	button(m.Say("mail.read"), "V", "", 62, ReadLetter{})
	return x
}

// MailKey is what a key does then.
func (m *Surface) MailKey(k scene.Key) (scene.Act, bool) {
	if k.Shift || m.Menu != nil || m.Sight == nil {
		return nil, false
	}
	s, ok := m.Mail()
	switch {
	case !ok: // a letter that comes in one's own turn is told as what it is
		if k.Name == "v" && m.Live() && m.Sight.Game.ByMail() != nil && len(m.Sight.Game.Writing()) == 0 {
			if _, can := m.Desk.(program.Post); can {
				return ReadLetter{}, true
			}
		}
	case k.Name == "v":
		return ReadLetter{}, true
	case k.Name == "w" && s.Due:
		return LetterWords{}, true
	case (k.Name == "space" || k.Name == "enter") && s.Due && !m.Hasty():
		return WriteLetter{}, true
	}
	return nil, false
}
