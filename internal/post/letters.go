package post

import (
	"errors"
	"os"

	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/save"
)

// This file writes and reads the letters of games.

// at opens the game of a save for as long as use takes.
func (o *Office) at(path string, table Table, use func(*play.Game) error) (err error) {
	if table != nil {
		if g := table.Opened(path); g != nil {
			return use(g)
		}
	}
	j, f, err := save.LoadAt(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	g, err := o.resume(j, f)
	if err != nil {
		return err
	}
	return use(g)
}

// open reads a letter of a game.
func (o *Office) open(p *mail.Paper, table Table) (Told, error) {
	path, err := o.Find(p.Letter.Game)
	if err != nil {
		return Told{}, err
	}
	t := Told{Kind: mail.KindLetter, Save: path, From: p.Letter.From, Words: p.Letter.Words}
	err = o.at(path, table, func(g *play.Game) error {
		t.Title = g.Header().Title
		err := mail.Open(g, p, func() (*play.Game, error) {
			j, err := save.Read(path)
			if err != nil {
				return nil, err
			}
			return o.resume(j, nil)
		})
		t.State = mail.StateOf(g)
		return err
	})
	return t, err
}

// Pack writes the next letter of the game of a save.
func (o *Office) Pack(path, words string, table Table) (Told, error) {
	t := Told{Kind: mail.KindLetter, Save: path, Words: words}
	err := o.at(path, table, func(g *play.Game) error {
		m := g.ByMail()
		if m == nil {
			return mail.ErrNotByMail
		}
		if err := mail.Settle(g); err != nil {
			return err
		}
		secret, ok := g.Secret()
		if !ok {
			return mail.ErrNotByMail
		}
		t.Title, t.From = g.Header().Title, m.Side
		var err error
		t.Text, err = mail.Pack(g, secret, words, func(number int, text []byte) (err error) {
			t.Letter, err = o.write(t.Title, which(m.Side, number), text)
			return err
		})
		t.State = mail.StateOf(g)
		return err
	})
	return t, err
}

// Again gives the last letter that was written for the game of a save, to be sent once more.
func (o *Office) Again(path string, table Table) (Told, error) {
	t := Told{Kind: mail.KindLetter, Save: path}
	err := o.at(path, table, func(g *play.Game) error {
		m := g.ByMail()
		if m == nil {
			return mail.ErrNotByMail
		}
		t.Title, t.From, t.State = g.Header().Title, m.Side, mail.StateOf(g)
		t.Letter = o.letterPath(t.Title, which(m.Side, g.Letters()[m.Side-1]))
		var err error
		t.Text, err = os.ReadFile(t.Letter)
		return err
	})
	return t, err
}
