package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/internal/plain"
	"awaw/internal/planned"
	"awaw/internal/post"
	"awaw/internal/present/program"
	"awaw/internal/save"
	"awaw/internal/wording"
	"awaw/scenarios"
)

// This file lays the desk of a side on the table in a game that a keeper carries out: what is played at is what was told, with what waits to be sent behind it.

// keptDesk is such a desk, with its save.
type keptDesk struct {
	*planned.Desk
	file *save.File
	play *program.Play
}

// openFor opens a save that knows a game as one side does: the desk of a kept game to be played at, any other to be looked at.
func (d *desk) openFor(path string, j *play.Journal, f *save.File) (*program.Play, error) {
	if j.Header.Kept() {
		k := &keptDesk{file: f}
		if err := d.lay(k, j); err != nil {
			return nil, errors.Join(err, f.Close())
		}
		if !k.Kept().Outcome().Over {
			return d.playKept(k)
		}
	}
	if err := f.Close(); err != nil {
		return nil, err
	}
	return d.look(path)
}

// lay lays a desk out from its journal.
func (d *desk) lay(k *keptDesk, j *play.Journal) error {
	if err := d.unlock(j); err != nil {
		return err
	}
	g, err := systems.Resume(j, d.tables, k.file)
	if err == nil {
		k.Desk, err = planned.Lay(g)
	}
	return err
}

// playKept makes a desk ready for the screen.
func (d *desk) playKept(k *keptDesk) (*program.Play, error) {
	g := k.Game()
	p, err := d.play(g, d.titleIn(g.Header()), seatsOf(g), false, nil)
	if err != nil {
		return nil, errors.Join(err, k.file.Close())
	}
	p.ID = k.file.Path()
	p.Close = func() {
		if err := k.file.Close(); err != nil {
			fmt.Fprintln(os.Stderr, "awaw:", err)
		}
	}
	k.play, d.laid, d.playing = p, k, p.ID
	return p, nil
}

// keptOn is the desk of a kept game that is on the table as p; nil where that is none.
func (d *desk) keptOn(p *program.Play) *keptDesk {
	if p == nil || d.laid == nil || d.laid.play != p {
		return nil
	}
	return d.laid
}

// apart lets go of the save on the table, if that is the desk of a kept game, for as long as letters are read or written in it. It is laid out anew then.
func (d *desk) apart(p *program.Play, do func() error) error {
	k := d.keptOn(p)
	if k == nil {
		return do()
	}
	if err := k.file.Close(); err != nil {
		return err
	}
	err := do()
	j, f, no := save.LoadAt(p.ID)
	if no == nil {
		k.file = f
		no = d.lay(k, j)
	}
	if no == nil {
		p.Game = k.Game()
	}
	return errors.Join(err, no)
}

// keptState is where a kept game stands at the desk on the table; ok is false where g is not it.
func (d *desk) keptState(g *play.Game) (s program.MailState, ok bool) {
	if d.laid == nil || d.laid.Game() != g {
		return s, false
	}
	m := mail.StateOf(d.laid.Kept())
	s = program.MailState{Ends: g.OwesEnd(), Due: m.Pack, Keeper: m.Keeper}
	s.Owed, _, _ = g.Owed()
	return s, true
}

// keptTold says what a keeper's letter brought beside what is seen on the map: why he did not carry a command out, and what the whole game that he gave
// out comes to.
func (d *desk) keptTold(t post.Told) string {
	var out []string
	say := func(key string, args ...any) { out = append(out, wording.Word(d.words, key, args...)) }
	names, _ := t.Position.(engine.Namer)
	refused := t.Refuse
	if namer, ok := t.MeantAt.(engine.Namer); ok { // in the words of the card it was chosen by
		refused = d.words.Word(t.Meant, namer)
	}
	switch {
	case t.Refuse != "" && t.Answer.Why != nil:
		say("mail.kept.refused", plain.Visible(refused))
		out = append(out, plain.Visible(d.words.Word(*t.Answer.Why, names)))
	case t.Refuse != "":
		say("mail.kept.later", plain.Visible(refused))
	}
	if t.Whole == "" {
		return strings.Join(out, "\n\n")
	}
	for _, u := range t.Held.Untrue {
		said := plain.Visible(d.words.Word(u.Why, nil))
		if u.Entry > 0 {
			said = wording.Word(d.words, "game.fault.entry", u.Entry) + " " + said
		}
		out = append(out, said)
	}
	if len(t.Held.Untrue) > 0 {
		say("mail.untrue")
	} else {
		say("mail.true", t.Held.Moments, t.Held.Rolls)
	}
	say("mail.whole", t.Whole)
	return strings.Join(out, "\n\n")
}

// answered tells which letters a keeper has to send now, and copies the one there is.
func (d *desk) answered(a *program.Arrived, t post.Told) error {
	if len(t.Sent) == 0 {
		return nil
	}
	from := save.Preview(t.Save).Header.Scenario
	info, err := scenarios.Read(from.Name, []byte(from.Text))
	for _, l := range t.Sent {
		if err != nil || int(l.To) > len(info.Sides) {
			return err
		}
		s := program.Sent{Path: l.Letter, To: d.words.Name(info.Sides[l.To-1].Name)}
		s.Copied = a.Answer == nil && len(t.Sent) == 1 && toClipboard(string(l.Text)) == nil
		if err := deliver(l.Letter); err != nil {
			return err
		}
		a.Sent = append(a.Sent, s)
	}
	return nil
}

// titleIn is the title of a game in the words in use.
func (d *desk) titleIn(h play.Header) string {
	if info, err := scenarios.Read(h.Scenario.Name, []byte(h.Scenario.Text)); err == nil {
		return d.titleOf(info)
	}
	return h.Title
}

// seatsOf lists who holds the seats of a game.
func seatsOf(g *play.Game) []string {
	seats := make([]string, len(g.Position().View().Sides))
	for i := range seats {
		seats[i] = g.Seat(engine.Side(i + 1))
	}
	return seats
}
