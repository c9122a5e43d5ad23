package post

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/locks"
	"awaw/internal/mail"
	"awaw/internal/release"
	"awaw/scenarios"
)

// This file begins games: it invites, and makes the save once all sides are taken.

// Invite offers a game of a scenario, of which this desk takes a side, or none: it keeps the game then. created is the date in ISO form.
func (o *Office) Invite(doc engine.Doc, options map[string]string, side engine.Side, created string) (Told, error) {
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return Told{}, err
	}
	rules, kit, err := systems.Open(doc, o.tables, options)
	if err != nil {
		return Told{}, err
	}
	start, err := rules.Setup(kit, doc)
	if err != nil {
		return Told{}, err
	}
	if side == engine.NoSide {
		if err := keepable(start, len(info.Sides)); err != nil {
			return Told{}, err
		}
	}
	inv := mail.Invitation{Program: "awaw " + release.Version(), Title: scenarios.Title(doc), Created: created, System: rules.ID(), Name: doc.Name,
		Scenario: string(doc.Data), Options: options, Tables: kit.Tables.Hash(string(rules.ID())), Sides: len(info.Sides), From: side}
	seed, err := freshSeed()
	if err != nil {
		return Told{}, err
	}
	d, text, err := mail.Invite(inv, seed)
	if err != nil {
		return Told{}, err
	}
	if _, err := o.lock(d); err != nil {
		return Told{}, err
	}
	if err := o.keep(d); err != nil {
		return Told{}, err
	}
	t := Told{Kind: mail.KindInvitation, Title: inv.Title, From: side, Writer: seatOf(&inv, side), Text: text}
	if t.Letter, err = o.write(d.Key(), inv.Title, which(side, 0), text); err != nil { // nobody was invited
		_, sum := d.Invited()
		return t, errors.Join(err, o.gone(sum, side))
	}
	return t, nil
}

func freshSeed() (s engine.Seed, err error) {
	_, err = rand.Read(s[:])
	return s, err
}

// lock puts the save of a game that is to begin under a passphrase, if it is to have one, and gives its key.
func (o *Office) lock(d *mail.Desk) (play.Cipher, error) {
	if o.Lock == nil {
		return nil, nil
	}
	side := d.Side
	if side == engine.NoSide { // a keeper's passphrase stands behind those of all sides
		inv, _ := d.Invited()
		side = engine.Side(inv.Sides + 1)
	}
	m, c, err := o.Lock(side)
	if err == nil && m != nil {
		err = d.Lock(m, c)
	}
	return c, err
}

// fits opens the rules of an invitation, if this program has them.
func (o *Office) fits(inv *mail.Invitation) (engine.Ruleset, engine.Kit, error) {
	doc := engine.Doc{Name: inv.Name, Data: []byte(inv.Scenario)}
	rules, kit, err := systems.Open(doc, o.tables, inv.Options)
	if err != nil {
		return nil, kit, err
	}
	if info, err := scenarios.Read(doc.Name, doc.Data); err != nil || len(info.Sides) != inv.Sides || rules.ID() != inv.System {
		return nil, kit, errors.Join(mail.ErrStrange, err)
	}
	if kit.Tables.Hash(string(rules.ID())) != inv.Tables {
		return nil, kit, ErrTables
	}
	return rules, kit, nil
}

// take reads an acceptance or a start.
func (o *Office) take(p *mail.Paper) (Told, error) {
	for _, d := range o.Waiting() {
		text, err := d.Take(p)
		if errors.Is(err, mail.ErrOther) {
			continue
		}
		inv, sum := d.Invited()
		t := Told{Kind: p.Kind, Title: inv.Title, Text: text, Open: inv.Box == ""}
		if p.Acceptance != nil {
			t.From, t.Writer = p.Acceptance.From, seatOf(&inv, p.Acceptance.From)
		}
		var key play.Cipher
		switch {
		case errors.As(err, new(*play.LockedError)): // the game can begin, but for that
			if key, err = o.unshut(d); err != nil {
				t.Desk = o.deskPath(sum, d.Side)
				return t, err
			}
			t.Text, err = d.Take(p)
		case err == nil && d.Plain != "":
			key, err = locks.Known(d.Locks, d.Plain)
		}
		if err != nil {
			return t, err
		}
		if err := o.keep(d); err != nil {
			return t, err
		}
		if t.Text != nil {
			if t.Letter, err = o.write(d.Key(), inv.Title, which(d.Side, 0), t.Text); err != nil {
				return t, err
			}
		}
		return t, o.begin(d, key, &t)
	}
	return Told{}, o.late(p)
}

// unshut opens the secret of a desk, and gives the key of the save that is to be.
func (o *Office) unshut(d *mail.Desk) (c play.Cipher, err error) {
	if o.Key == nil {
		c, err = new(locks.Ring).Open(d.Locks, nil)
	} else {
		c, err = o.Key(d)
	}
	if err != nil {
		return nil, err
	}
	return c, d.Open(c)
}

// Twice says that a desk has begun a game with its secret before.
type Twice struct{ Number string }

func (e *Twice) Error() string {
	return fmt.Sprintf("post: this desk has begun game %s with the same secret", e.Number)
}

// Said is the refusal in the player's language.
func (e *Twice) Said() engine.Text {
	return engine.Say("mail.fault.twice", engine.Arg{Kind: engine.ArgName, S: e.Number})
}

// begin makes the save of a game, once everything is known at this desk; key is its key, where it is under a passphrase.
func (o *Office) begin(d *mail.Desk, key play.Cipher, t *Told) error {
	links := d.Links()
	if links == nil {
		return nil
	}
	t.Number = mail.Number(links)
	if path, err := o.Find(links.Game); err == nil {
		t.Save = path
		_, sum := d.Invited()
		if err := o.at(path, nil, seat); err != nil { // the program was killed between the save's first line and its second
			return err
		}
		return o.gone(sum, d.Side)
	}
	own := deskKey(links)
	if m, err := o.games(func(m *play.LinksMark) bool { return m.Side == d.Side && deskKey(m) == own }); err != nil {
		return err
	} else if m != nil { // a desk put back from a backup: whoever hears its links in one game knows them in the other
		return &Twice{mail.Number(m)}
	}
	inv, sum := d.Invited()
	rules, kit, err := o.fits(&inv)
	if err != nil {
		return err
	}
	opt := play.Options{Seed: d.Secret(), Links: links, Program: "awaw " + release.Version(), Title: inv.Title, Created: inv.Created}
	if opt.Values, err = o.tables.Values(string(rules.ID())); err != nil {
		return err
	}
	opt.Locks, opt.Cipher = d.Locks, key
	opt.Copy = links.Keeper != nil && d.Side != engine.NoSide
	f, err := o.store.Create(o.store.FreeName(o.named(inv.Title)))
	if err != nil {
		return err
	}
	opt.Sink = f
	g, err := play.New(rules, kit, engine.Doc{Name: inv.Name, Data: []byte(inv.Scenario)}, opt)
	if err == nil {
		err = seat(g)
	}
	if err != nil {
		return errors.Join(err, f.Close())
	}
	t.Save, t.Begun, t.State = f.Path(), true, mail.StateOf(g)
	if links.Keeper != nil && d.Side == engine.NoSide {
		if err := o.tell(g, "", t); err != nil {
			return errors.Join(err, f.Close())
		}
	}
	if err := f.Close(); err != nil {
		return err
	}
	return o.gone(sum, d.Side)
}

// gone removes the file of a game that has begun, or will not.
func (o *Office) gone(sum string, side engine.Side) error {
	if err := os.Remove(o.deskPath(sum, side)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// seat puts a person at this desk's side and the post at the others, where nobody has a seat yet.
func seat(g *play.Game) error {
	m, h := g.ByMail(), g.Header()
	if g.Len() > 0 || h.Kept() {
		return nil
	}
	seats := slices.Repeat([]string{play.SeatMail}, len(m.Keys))
	if m.Side != engine.NoSide {
		seats[m.Side-1] = play.SeatPerson
	}
	return g.Set(play.SettingSeats, strings.Join(seats, ","))
}
