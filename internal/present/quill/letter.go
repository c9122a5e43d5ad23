package quill

import (
	"errors"
	"strings"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file holds orders as text: one's own sheet and whole movements go out, sheets come in, copied, pasted or as files.

// letter is the text that lies on the table.
type letter struct {
	open  bool
	last  bool // it is the last movement, not one's own sheet
	came  bool // it came from outside
	text  string
	lines []ordered.SheetLine // what was read of a text from outside, with what is wrong
	files []string            // those offered, while one is chosen
	note  string              // what was done with it
}

// Letter opens or closes it; Turn shows the last movement, or one's own sheet again.
type Letter struct{}

// Turn changes between one's own sheet and the last movement.
type Turn struct{ Last bool }

// Copy copies the text.
type Copy struct{}

// Paste takes what was copied elsewhere.
type Paste struct{}

// Keep writes the text to a file.
type Keep struct{}

// Files lists the files there are.
type Files struct{}

// Fetch reads one of them.
type Fetch struct{ Name string }

// Adopt writes the orders of the text.
type Adopt struct{}

// Do names it.
func (Letter) Do() string { return "letter" }

// Do names it.
func (Turn) Do() string { return "letter.turn" }

// Do names it.
func (Copy) Do() string { return "letter.copy" }

// Do names it.
func (Paste) Do() string { return "letter.paste" }

// Do names it.
func (Keep) Do() string { return "letter.keep" }

// Do names it.
func (Files) Do() string { return "letter.files" }

// Do names it.
func (Fetch) Do() string { return "letter.fetch" }

// Do names it.
func (Adopt) Do() string { return "letter.adopt" }

// scribe is the rule system, where it writes and reads sheets.
func (m *Quill) scribe() (ordered.Scribe, bool) {
	if !m.Here() {
		return nil, false
	}
	s, ok := m.Sight.Game.Rules().(ordered.Scribe)
	return s, ok
}

// writesOut tells whether there is a letter to be opened.
func (m *Quill) writesOut() bool {
	_, ok := m.scribe()
	return ok && (m.Looks() || m.Reading() || m.Live() && m.holds())
}

// openLetter lays one's own sheet on the table, or the movement whose verdicts are read.
func (m *Quill) openLetter() {
	m.letter = letter{open: true}
	m.showText(m.Reading() || !m.holds() || !m.Live())
	m.Menu, m.Proof, m.Stale = nil, nil, true
	m.Cue("page")
}

// showText lays one's own sheet on the table, or the last movement.
func (m *Quill) showText(last bool) {
	s, ok := m.scribe()
	if !ok {
		return
	}
	t := m.Sight
	m.letter = letter{open: true, last: last}
	m.Scroll["letter"] = 0
	if !last {
		m.letter.text = s.WriteSheet(t.Pos, t.Viewer)
		return
	}
	for i := t.Cursor; i > 0; i-- {
		before, err := t.Game.At(t.Path[i-1], t.Viewer)
		after, other := t.Game.At(t.Path[i], t.Viewer)
		if err != nil || other != nil {
			return
		}
		if text, ok := s.WriteTurn(before, after); ok {
			m.letter.text = text
			return
		}
	}
}

// take reads a text from outside.
func (m *Quill) take(text string) {
	s, ok := m.scribe()
	if !ok {
		return
	}
	text = strings.TrimRight(strings.ReplaceAll(text, "\r\n", "\n"), "\n\t ")
	m.letter = letter{open: true, came: true, text: text}
	m.Scroll["letter"] = 0
	m.letter.lines = s.ReadSheet(m.Sight.Pos, text, m.Sight.Viewer, m.Catalog)
	m.check()
}

// Dropped takes the text of a file that was let go over the window.
func (m *Quill) Dropped(text string) {
	if _, ok := m.scribe(); ok && m.Writes() {
		m.take(text)
		m.Stale = true
	}
}

// letters is the desk, where it keeps text outside the program.
func (m *Quill) letters() (program.Letters, error) {
	if l, ok := m.Desk.(program.Letters); ok {
		return l, nil
	}
	return nil, errors.New(m.Say("letter.none"))
}

// doLetter carries out what is asked of the letter; it tells whether it was that.
func (m *Quill) doLetter(a scene.Act) bool {
	var err error
	switch a := a.(type) {
	case Letter:
		if m.letter.open {
			m.letter = letter{}
		} else {
			m.openLetter()
		}
	case Turn:
		m.showText(a.Last)
	case Copy, Paste, Keep, Files, Fetch:
		err = m.carry(a)
	case Print:
		var path string
		if path, err = m.print(); err == nil {
			m.letter.note = m.Say("letter.kept", engine.Arg{Kind: engine.ArgName, S: path})
		}
	default:
		return false
	}
	if err != nil {
		m.letter.note = m.Worded(err)
		m.Cue("latch")
	}
	m.Stale = true
	return true
}

// carry brings text out of the program and into it.
func (m *Quill) carry(a scene.Act) error {
	l, err := m.letters()
	if err != nil {
		return err
	}
	switch a := a.(type) {
	case Copy:
		if err = l.Copy(m.letter.text); err == nil {
			m.letter.note = m.Say("letter.copied")
		}
	case Paste:
		var text string
		if text, err = l.Pasted(); err == nil {
			m.take(text)
		}
	case Keep:
		var path string
		if path, err = l.KeepText(m.letterTitle(), m.letter.text); err == nil {
			m.letter.note = m.Say("letter.kept", engine.Arg{Kind: engine.ArgName, S: path})
		}
	case Files:
		if m.letter.files = l.Texts(); len(m.letter.files) == 0 {
			return errors.New(m.Say("letter.nofiles"))
		}
	case Fetch:
		var text string
		if text, err = l.Text(a.Name); err == nil {
			m.take(text)
		}
	}
	return err
}

// letterTitle names the text: whose it is, and of when.
func (m *Quill) letterTitle() string {
	when := engine.Arg{Kind: engine.ArgName, S: m.Word(m.Sight.View.Date)}
	if m.letter.last {
		if w, ok := m.writer(); ok && w.Settled() != nil {
			when.S = m.Word(w.Settled().Name)
		}
		return m.Say("letter.title.turn", when)
	}
	return m.Say("letter.title.sheet", engine.Arg{Kind: engine.ArgName, S: m.Word(m.Sight.SideView(m.Sight.Viewer).Name)}, when)
}

// letterKey is the keyboard while the letter lies there.
func (m *Quill) letterKey(k scene.Key) {
	l := &m.letter
	m.Stale = true
	if n := int(k.Name[0] - '1'); len(k.Name) == 1 && n >= 0 && n < min(9, len(l.files)) {
		m.Run(Fetch{l.files[n]})
		return
	}
	switch k.Name {
	case "esc", "t":
		if k.Name == "esc" && l.files != nil {
			l.files = nil
			return
		}
		m.letter = letter{}
	case "enter":
		if m.adoptable() > 0 {
			m.Run(Adopt{})
		}
	case "c":
		m.Run(Copy{})
	case "v":
		if m.Writes() {
			m.Run(Paste{})
		}
	case "f":
		m.Run(Keep{})
	case "p":
		if m.prints() {
			m.Run(Print{})
		}
	case "o":
		if m.Writes() {
			m.Run(Files{})
		}
	case "up", "down":
		by := 46.0
		if k.Name == "up" {
			by = -by
		}
		m.Scroll["letter"] = max(0, m.Scroll["letter"]+by)
	}
}
