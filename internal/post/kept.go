package post

import (
	"bytes"
	"errors"
	"os"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/internal/save"
)

// This file keeps games on disk that a keeper carries out: his desk, which writes to several sides at once, and those of the sides.

// Sent is a letter of the keeper to a side.
type Sent struct {
	To     engine.Side
	Name   string // what the game calls it
	Letter string // its path
	Text   []byte
}

// trying is the save of a kept game: what would make it one that cannot be opened is not written.
type trying struct {
	*save.File
	path string
	o    *Office
}

// Append adds lines, if the save opens with them.
func (f trying) Append(lines []byte) error {
	had, err := os.ReadFile(f.path)
	if err != nil {
		return err
	}
	if !bytes.HasSuffix(had, []byte{'\n'}) {
		had = append(had, '\n')
	}
	j, err := play.ReadJournal(f.path, bytes.NewReader(append(had, lines...)))
	if err == nil {
		_, err = f.o.resume(j, nil)
	}
	if err != nil {
		return err
	}
	return f.File.Append(lines)
}

// IsDesk tells whether a save is a desk of a game by mail, and no copy of one.
func IsDesk(h *play.Header) bool { return h.Links != nil && (h.Copy == nil || h.Kept()) }

// deskKey is the public half of the key that the desk of a save signs with.
func deskKey(m *play.LinksMark) string {
	if m.Side == engine.NoSide {
		return m.Keeper.Key
	}
	return m.Keys[m.Side-1]
}

// keepable refuses a game that needs no keeper.
func keepable(p engine.Position, sides int) error {
	if len(p.ToAct()) > 1 {
		return mail.ErrAtOnce
	}
	h, ok := p.(engine.Hider)
	for i := range sides {
		if ok && h.Hides(engine.Side(i+1)) {
			return nil
		}
	}
	return mail.ErrNoSecret
}

// toward names the keeper's letter of a number to a side in its file's name.
func toward(side engine.Side, number int) string { return "to " + which(side, number) }

// tell writes the letters that the keeper owes.
func (o *Office) tell(g *play.Game, words string, t *Told) error {
	t.Title, t.Number = g.Header().Title, mail.Number(g.ByMail())
	due := mail.Due(g)
	if len(due) == 0 {
		return mail.ErrNothing
	}
	for ; len(due) > 0; due = mail.Due(g) { // where one letter does not hold all, the side is named again
		side, s := due[0], Sent{To: due[0], Name: mail.NameOf(g, due[0])}
		var once []byte // the same letter, which was written before
		text, err := mail.Tell(g, side, words, func(number int, text []byte) error {
			key, name := g.ByMail().Keeper.Key, toward(side, number)
			had, err := o.lies(key, name)
			if err == nil && had != "" {
				s.Letter = had
				once, err = o.writtenOnce(had, text, number)
				return err
			}
			if err == nil {
				s.Letter, err = o.write(key, t.Title, name, text)
			}
			return err
		})
		if err != nil {
			return err
		}
		if s.Text = text; once != nil {
			s.Text = once
		}
		t.Sent = append(t.Sent, s)
	}
	t.State = mail.StateOf(g)
	return nil
}

// toldAgain gives the keeper's last letters, to be sent once more.
func (o *Office) toldAgain(g *play.Game, t *Told) error {
	for _, side := range g.Others(engine.NoSide) {
		n := mail.Told(g, side)
		if n == 0 {
			continue
		}
		var one Told
		if err := o.lying(&one, g.ByMail().Keeper.Key, toward(side, n)); err != nil {
			return err
		}
		t.Sent = append(t.Sent, Sent{side, mail.NameOf(g, side), one.Letter, one.Text})
	}
	if len(t.Sent) == 0 {
		return mail.ErrGone
	}
	return nil
}

// openKept reads a letter of a kept game: at the keeper's desk what a side commands, which he answers, and at a side's what he tells.
func (o *Office) openKept(g *play.Game, p *mail.Paper, t *Told) error {
	if h := g.Header(); h.Keeps() {
		l, err := mail.Keep(g, p)
		if l != nil {
			t.Words = mail.Line(l.Words)
		}
		if errors.As(err, new(*mail.Double)) && len(mail.Due(g)) > 0 { // the program was killed before it had answered
			err = nil
		}
		if err == nil {
			err = o.tell(g, "", t)
		}
		t.State = mail.StateOf(g)
		return err
	}
	before := g.Len()
	l, err := mail.Hear(g, p)
	if l != nil {
		t.Words = mail.Line(l.Words)
	}
	if err == nil {
		if a, refused, ok := mail.LastAnswer(g); ok && l.Answer != nil {
			t.Answer, t.Refuse = &a, refused
			if p, c, ok := mail.Meant(g, a); ok {
				if teller, tells := p.(engine.Teller); tells {
					t.Meant, t.MeantAt = teller.Tell(c).Name, p
				}
			}
		}
		stood := g.Answered(g.ByMail().Side)
		for n := before + 1; n <= g.Len(); n++ {
			line, _ := g.Line(n)
			if _, ok := stood[n]; ok {
				t.Stood = append(t.Stood, line.Cmd)
			}
			if line.Node() {
				events, _ := g.Events(n, g.ByMail().Side)
				t.Events = append(t.Events, events...)
			}
		}
		t.Position = g.Seen(g.ByMail().Side)
	}
	if err == nil || errors.As(err, new(*mail.Double)) { // a letter of the last ones tells again what the journal comes to
		text, no := mail.WholeOf(g)
		if no == nil && text != "" {
			err, no = nil, o.whole(g, text, t)
		}
		err = errors.Join(err, no)
	}
	t.State = mail.StateOf(g)
	return err
}

// whole keeps the journal that the keeper gave out, and holds it against what this desk was told.
func (o *Office) whole(g *play.Game, text string, t *Told) error {
	if err := o.made(); err != nil {
		return err
	}
	path := strings.TrimSuffix(o.letterPath(g.Header().Title, 1, "whole"), mail.Ext) + save.Ext
	for n := 2; ; n++ {
		had, err := os.ReadFile(path)
		if os.IsNotExist(err) || err == nil && string(had) == text {
			break
		}
		if err != nil {
			return err
		}
		path = strings.TrimSuffix(o.letterPath(g.Header().Title, n, "whole"), mail.Ext) + save.Ext
	}
	if err := save.Replace(path, []byte(text)); err != nil {
		return err
	}
	t.Whole, t.Held = path, o.Hold(g, text)
	return nil
}

// Hold holds the journal that a keeper gave out against what a desk of his game was told.
func (o *Office) Hold(desk *play.Game, text string) mail.Held {
	j, err := mail.ReadWhole(text)
	var whole *play.Game
	if err == nil {
		whole, err = systems.Resume(j, o.tables, nil)
	}
	if err != nil { // he gave out what is no game
		return mail.Held{Untrue: []mail.Untrue{{Why: engine.Say("mail.untrue.broken")}}}
	}
	return mail.Hold(desk, whole)
}
