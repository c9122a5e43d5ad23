package main

import (
	"errors"
	"fmt"
	"time"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/plain"
	"awaw/internal/post"
	"awaw/internal/present/program"
	"awaw/scenarios"
)

// This file keeps games by mail for the screen.

// onTable is the game on the table, for letters that belong to it.
type onTable struct{ p *program.Play }

// Opened gives it, if it is the one asked for.
func (o onTable) Opened(path string) *play.Game {
	if o.p == nil || o.p.ID != path {
		return nil
	}
	return o.p.Game
}

func (d *desk) post() *post.Office {
	o := post.Open(d.store, d.tables)
	o.Unlock, o.Named = d.unlock, d.titled
	o.Key = func(w *mail.Desk) (play.Cipher, error) { return d.keys.ring.Open(w.Locks, nil) }
	return o
}

// Invite offers a game to the other desks.
func (d *desk) Invite(n program.NewGame) (program.Sent, error) {
	side := engine.NoSide // where all sit at other desks whoever invites keeps the game
	for i, who := range n.Seats {
		if who == play.SeatMail {
			continue
		}
		if who != person || side != engine.NoSide {
			return program.Sent{}, errors.New(d.word("mail.fault.seats"))
		}
		side = engine.Side(i + 1)
	}
	doc, err := scenarios.Doc(n.Scenario)
	if err != nil {
		return program.Sent{}, err
	}
	o := d.post()
	if len(n.Locks) > 0 {
		o.Lock = func(engine.Side) (*play.LocksMark, play.Cipher, error) { return d.locks(n.Locks) }
	}
	t, err := o.Invite(doc, n.Options, side, time.Now().UTC().Format("2006-01-02"))
	return d.sent(t), err
}

// Hides tells whether anything is hidden in a scenario.
func (d *desk) Hides(scenario string, options map[string]string) bool {
	key := fmt.Sprint(scenario, options)
	if hides, ok := d.hidden[key]; ok {
		return hides
	}
	doc, err := scenarios.Doc(scenario)
	hides := err == nil && d.post().Hides(doc, options)
	if d.hidden == nil {
		d.hidden = map[string]bool{}
	}
	d.hidden[key] = hides
	return hides
}

// Invitation tells what an invitation offers.
func (d *desk) Invitation(text string) (o program.Offer, ok bool) {
	p, err := mail.Read([]byte(text))
	if err != nil || p.Kind != mail.KindInvitation || d.post().Known(p) != nil {
		return o, false
	}
	doc := engine.Doc{Name: p.Invitation.Name, Data: []byte(p.Invitation.Scenario)}
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return o, false
	}
	o = program.Offer{Title: d.titleOf(info), Kept: p.Invitation.Kept(), Open: p.Invitation.Box == "", Other: !scenarios.Shipped(doc.Data)}
	o.Hides = !o.Kept && d.post().Hides(doc, p.Invitation.Options)
	o.Early = o.Hides && !p.Invitation.Ending
	for i, s := range info.Sides {
		if side := engine.Side(i + 1); side != p.Invitation.From {
			o.Sides = append(o.Sides, program.Seat{Side: side, Name: d.words.Name(s.Name)})
		}
	}
	return o, len(o.Sides) > 0
}

// titled is the title of a game in the words in use, where its scenario is one of the program's.
func (d *desk) titled(title string) string {
	for _, info := range scenarios.List() {
		if info.Name == title {
			return d.titleOf(info)
		}
	}
	return plain.Visible(title)
}

// Accept takes a side in an invitation, with the save of the game under a passphrase where one is given.
func (d *desk) Accept(text string, side engine.Side, passphrase string) (program.Arrived, error) {
	o := d.post()
	if passphrase != "" {
		o.Lock = func(side engine.Side) (*play.LocksMark, play.Cipher, error) {
			return d.locks([]program.Passkey{{Side: side, Text: passphrase}})
		}
	}
	return d.came(o, text, side, nil)
}

// Invited names the games that have not begun.
func (d *desk) Invited() []string {
	var out []string
	for _, w := range d.post().Waiting() {
		inv, _ := w.Invited()
		out = append(out, d.titled(inv.Title))
	}
	return out
}

// sent tells of a letter, and puts it where other programs paste from.
func (d *desk) sent(t post.Told) program.Sent {
	if t.Letter == "" {
		return program.Sent{}
	}
	return program.Sent{Path: t.Letter, Copied: toClipboard(string(t.Text)) == nil, Number: t.Number}
}

// Mail tells where a game by mail stands.
func (d *desk) Mail(g *play.Game) program.MailState {
	if s, ok := d.keptState(g); ok {
		return s
	}
	s := mail.StateOf(g)
	owed, _, _ := g.Owed()
	return program.MailState{Owed: owed, Ends: g.OwesEnd(), Due: s.Pack, Waits: s.Waiting}
}

// WriteLetter writes the next letter of a game.
func (d *desk) WriteLetter(p *program.Play, words string) (program.Sent, error) {
	var t post.Told
	err := d.apart(p, func() (err error) {
		t, err = d.post().Pack(p.ID, words, onTable{p})
		return err
	})
	if err != nil {
		return program.Sent{}, err
	}
	return d.sent(t), deliver(t.Letter)
}

// LastLetter gives the letter before once more.
func (d *desk) LastLetter(p *program.Play) (program.Sent, error) {
	var t post.Told
	err := d.apart(p, func() (err error) {
		t, err = d.post().Again(p.ID, onTable{p})
		return err
	})
	if err != nil {
		return program.Sent{}, err
	}
	return d.sent(t), deliver(t.Letter)
}

// ReadLetter takes whatever came by mail.
func (d *desk) ReadLetter(text string, on *program.Play) (program.Arrived, error) {
	return d.came(d.post(), text, engine.NoSide, on)
}

// came reads a letter at the office.
func (d *desk) came(o *post.Office, text string, side engine.Side, on *program.Play) (program.Arrived, error) {
	var t post.Told
	err := d.apart(on, func() (err error) {
		t, err = o.Read([]byte(text), side, onTable{on})
		return err
	})
	if err != nil {
		return program.Arrived{Save: t.Save, Desk: t.Desk}, err
	}
	d.listed = time.Time{}
	a := program.Arrived{Kind: string(t.Kind), Title: d.titled(t.Title), Words: t.Words, Told: d.keptTold(t), Save: t.Save}
	a.Here = on != nil && t.Kind == mail.KindLetter && on.ID == t.Save && (t.Position == nil || d.keptOn(on) != nil)
	if t.Begun {
		a.Number = t.Number
	}
	if t.Letter != "" {
		s := d.sent(t)
		a.Answer = &s
	}
	return a, d.answered(&a, t)
}
