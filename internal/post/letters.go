package post

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/save"
)

// This file writes and reads the letters of games.

// at opens the game of a save for as long as use takes.
func (o *Office) at(path string, table Table, use func(*play.Game) error) (err error) {
	if table != nil {
		if g := table.Opened(path); g != nil && g.ByMail().Keeper == nil {
			return use(g)
		}
	}
	j, f, err := save.LoadAt(path)
	if errors.Is(err, fs.ErrNotExist) && o.Waits(path) {
		return mail.ErrUnbegun
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	var sink play.Sink = f
	if j.Header.Kept() || j.Header.Keeps() {
		sink = trying{f, path, o}
	}
	g, err := o.resume(j, sink)
	if err != nil {
		return err
	}
	return use(g)
}

// Waits tells whether a game waits to begin whose save is to lie at path.
func (o *Office) Waits(path string) bool { return o.waits(path) != nil }

// waits finds the desk of a game that has not begun and whose save is to lie at path; nil if there is none.
func (o *Office) waits(path string) *mail.Desk {
	for _, d := range o.Waiting() {
		if inv, _ := d.Invited(); o.store.Path(o.named(inv.Title)) == path {
			return d
		}
	}
	return nil
}

// open reads a letter of a game.
func (o *Office) open(p *mail.Paper, text []byte, table Table) (Told, error) {
	path, err := o.Find(p.Game())
	switch {
	case errors.Is(err, mail.ErrOther):
		return Told{}, o.strange(p)
	case err != nil:
		return Told{}, err
	}
	t := Told{Kind: mail.KindLetter, Save: path, From: p.From()}
	err = o.at(path, table, func(g *play.Game) error {
		t.Title, t.Writer = g.Header().Title, mail.NameOf(g, t.From)
		if g.ByMail().Keeper != nil {
			return o.openKept(g, p, &t)
		}
		l, err := mail.Open(g, p, func() (*play.Game, error) {
			j, err := save.Read(path)
			if err != nil {
				return nil, err
			}
			return o.resume(j, nil)
		})
		if l != nil {
			t.Words = l.Line()
		}
		t.State = mail.StateOf(g)
		if l != nil && err != nil {
			err = o.refuse(g, l, text, err)
		}
		return err
	})
	return t, err
}

// Written says that a letter of the number that is due lies there already: the save is older than what was sent from this desk. A second letter
// would tell another story, and whoever has the first knows the link in it before he commits himself.
type Written struct {
	Number int
	Letter string // the path of the letter that was written before
}

func (e *Written) Error() string {
	return fmt.Sprintf("post: letter %d was written before; it is %q", e.Number, e.Letter)
}

// Said is the refusal in the player's language.
func (e *Written) Said() engine.Text {
	return engine.Say("mail.fault.written", e.Number, engine.Arg{Kind: engine.ArgName, S: e.Letter})
}

// Refused says that a letter has to be read first that came here and was refused.
type Refused struct {
	Side   engine.Side
	Number int
	Letter string // the path of the letter that was refused
	Name   string // what the game calls the side
}

func (e *Refused) Error() string {
	return fmt.Sprintf("post: letter %d of side %d was refused here; it is %q", e.Number, e.Side, e.Letter)
}

// Said is the refusal in the player's language.
func (e *Refused) Said() engine.Text {
	return engine.Say("mail.fault.refusedbefore", e.Number, e.Name, engine.Arg{Kind: engine.ArgName, S: e.Letter})
}

// mostRefused bounds the letters of a side that are kept where they are refused: its next, and those just before it.
const mostRefused = 8

// refuse keeps a letter that is refused: its writer has signed it, and others can be shown it. Where one is refused only since another has to
// be read first that was refused itself, it says so.
func (o *Office) refuse(g *play.Game, l *mail.Letter, text []byte, err error) error {
	keys := g.ByMail().Keys
	var missing *mail.Missing
	switch {
	case errors.As(err, &missing):
		path, no := o.lies(keys[missing.Side-1], refused(missing.Side, missing.Number))
		if no != nil || path == "" {
			return errors.Join(err, no)
		}
		return &Refused{missing.Side, missing.Number, path, missing.Name}
	case errors.As(err, new(*mail.Double)):
		return err
	}
	if n := g.Letters()[l.From-1]; l.Number < 1 || l.Number > n+1 || l.Number <= n+1-mostRefused {
		return err // a peer fills no folder with numbers
	}
	_, no := o.write(keys[l.From-1], g.Header().Title, refused(l.From, l.Number), text)
	return errors.Join(err, no)
}

// refused names a letter in its file's name that was not taken here.
func refused(side engine.Side, number int) string { return "refused " + which(side, number) }

// Pack writes the next letter of the game of a save.
func (o *Office) Pack(path, words string, table Table) (Told, error) {
	t := Told{Kind: mail.KindLetter, Save: path, Words: words}
	err := o.at(path, table, func(g *play.Game) error {
		m := g.ByMail()
		if m == nil {
			return mail.ErrNotByMail
		}
		if err := o.Alone(m); err != nil {
			return err
		}
		if h := g.Header(); h.Keeps() {
			return o.tell(g, words, &t)
		}
		if err := mail.Settle(g); err != nil {
			return err
		}
		secret, ok := g.Secret()
		if !ok {
			return mail.ErrNotByMail
		}
		t.Title, t.From, t.Writer, t.Number = g.Header().Title, m.Side, mail.NameOf(g, m.Side), mail.Number(m)
		var err error
		var once []byte // the same letter, which was written before
		t.Text, err = mail.Pack(g, secret, words, func(number int, text []byte) error {
			key := m.Keys[m.Side-1]
			had, err := o.lies(key, which(m.Side, number))
			if err == nil && had != "" {
				once, err = o.writtenOnce(had, text, number)
				t.Letter = had
				return err
			}
			if err == nil {
				err = o.noMore(m, number, text)
			}
			if err != nil {
				return err
			}
			t.Letter, err = o.write(key, t.Title, which(m.Side, number), text)
			return err
		})
		if once != nil {
			t.Text = once
		}
		t.State = mail.StateOf(g)
		return err
	})
	return t, err
}

// writtenOnce gives the letter of a number that was written before, if it is the same as the one that is to be written now: the program was killed
// before it had written down that it is. Any other is refused.
func (o *Office) writtenOnce(path string, now []byte, number int) ([]byte, error) {
	had, err := readLetter(path)
	if err != nil {
		return nil, err
	}
	before, err := mail.Read(had)
	if err != nil {
		return nil, err
	}
	if p, err := mail.Read(now); err != nil || !p.Same(before) {
		return nil, errors.Join(&Written{number, path}, err)
	}
	return had, nil
}

// Again gives the last letter that was written for the game of a save, to be sent once more: before it has begun its invitation, or the answer to it.
func (o *Office) Again(path string, table Table) (Told, error) {
	t := Told{Kind: mail.KindLetter, Save: path}
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		if d := o.waits(path); d != nil {
			inv, _ := d.Invited()
			t.Kind, t.Save, t.Title, t.From, t.Writer = mail.KindInvitation, "", inv.Title, d.Side, seatOf(&inv, d.Side)
			err := o.lying(&t, d.Key(), which(d.Side, 0))
			return t, err
		}
	}
	err := o.at(path, table, func(g *play.Game) error {
		m := g.ByMail()
		if m == nil {
			return mail.ErrNotByMail
		}
		t.Title, t.From, t.Writer, t.Number, t.State = g.Header().Title, m.Side, mail.NameOf(g, m.Side), mail.Number(m), mail.StateOf(g)
		if h := g.Header(); h.Keeps() {
			return o.toldAgain(g, &t)
		}
		return o.lying(&t, m.Keys[m.Side-1], which(m.Side, mail.Written(g)))
	})
	return t, err
}

// lying reads a paper that lies in the folder.
func (o *Office) lying(t *Told, key, which string) (err error) {
	if t.Letter, err = o.lies(key, which); err != nil {
		return err
	}
	if t.Letter == "" {
		return mail.ErrGone
	}
	t.Text, err = readLetter(t.Letter)
	return err
}
