// Package post keeps games by mail on disk: invitations that wait for an answer, the games themselves among the other saves, and letters as
// files that any carrier takes.
package post

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/internal/plain"
	"awaw/internal/release"
	"awaw/internal/save"
	"awaw/scenarios"
	"awaw/tables"
)

// deskExt ends the name of a file with a game that has not begun.
const deskExt = ".desk"

// Office is where a player's mail is kept.
type Office struct {
	store  *save.Store
	tables tables.Set
	dir    string // of letters and of games that have not begun
}

// Open opens the office beside a folder of saves; values are the rule values in force.
func Open(store *save.Store, values tables.Set) *Office {
	return &Office{store: store, tables: values, dir: filepath.Join(filepath.Dir(store.Dir()), "mails")}
}

// Dir is the folder of letters.
func (o *Office) Dir() string { return o.dir }

// Told is what became of a letter that was read, or written.
type Told struct {
	Kind   mail.Kind
	Title  string
	Save   string      // the path of the game's save, "" while it has not begun
	Begun  bool        // the game began with this letter
	From   engine.Side // who wrote it
	Words  string      // the writer's words
	Letter string      // the path of a letter that is to be sent now, "" if none is
	Text   []byte      // and what it holds
	State  mail.State  // where the game stands
}

// ErrTables refuses a game whose rule values are not those of this program.
var ErrTables = &tablesFault{}

type tablesFault struct{}

func (*tablesFault) Error() string {
	return "post: the game is played with other rule values than this program has: both desks need the same version and the same tables"
}

// Said is the fault in the player's language.
func (*tablesFault) Said() engine.Text { return engine.Say("mail.fault.tables") }

// Invite offers a game of a scenario, of which this desk takes a side. created is the date in ISO form.
func (o *Office) Invite(doc engine.Doc, options map[string]string, side engine.Side, created string) (Told, error) {
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return Told{}, err
	}
	rules, kit, err := systems.Open(doc, o.tables, options)
	if err != nil {
		return Told{}, err
	}
	if _, err := rules.Setup(kit, doc); err != nil {
		return Told{}, err
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
	if err := o.keep(d); err != nil {
		return Told{}, err
	}
	t := Told{Kind: mail.KindInvitation, Title: inv.Title, From: side, Text: text}
	t.Letter, err = o.write(inv.Title, which(side, 0), text)
	return t, err
}

func freshSeed() (s engine.Seed, err error) {
	_, err = rand.Read(s[:])
	return s, err
}

// deskPath is where a game that has not begun is kept.
func (o *Office) deskPath(sum string, side engine.Side) string {
	return filepath.Join(o.dir, fmt.Sprintf("%.16s-%d%s", sum, side, deskExt))
}

// keep writes a game down that has not begun.
func (o *Office) keep(d *mail.Desk) error {
	data, err := d.Keep()
	if err != nil {
		return err
	}
	_, sum := d.Invited()
	if err := o.made(); err != nil {
		return err
	}
	return save.Replace(o.deskPath(sum, d.Side), data)
}

func (o *Office) made() error {
	if err := os.MkdirAll(o.dir, 0o700); err != nil {
		return fmt.Errorf("the folder for letters cannot be made: %w", err)
	}
	return nil
}

// write puts a letter into a file.
func (o *Office) write(title, which string, text []byte) (string, error) {
	if err := o.made(); err != nil {
		return "", err
	}
	path := o.letterPath(title, which)
	return path, save.Replace(path, text)
}

// which names a letter of a side in its file's name.
func which(side engine.Side, number int) string { return fmt.Sprintf("%d-%d", side, number) }

// letterPath is where a letter lies.
func (o *Office) letterPath(title, which string) string {
	name := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || !plain.Rune(r) {
			return '-'
		}
		return r
	}, title)
	return filepath.Join(o.dir, strings.Trim(name, ". ")+" "+which+mail.Ext)
}

// Waiting lists the games that have not begun.
func (o *Office) Waiting() []*mail.Desk {
	names, err := filepath.Glob(filepath.Join(o.dir, "*"+deskExt))
	if err != nil {
		return nil
	}
	var out []*mail.Desk
	for _, name := range names {
		if data, err := os.ReadFile(name); err == nil {
			if d, err := mail.ReadDesk(data); err == nil {
				out = append(out, d)
			}
		}
	}
	return out
}

// Find looks for the save of a game by mail.
func (o *Office) Find(game string) (path string, err error) {
	list, err := o.store.List()
	if err != nil {
		return "", err
	}
	for _, i := range list {
		if m := i.Header.Links; i.Err == nil && m != nil && m.Game == game {
			return i.Path, nil
		}
	}
	return "", mail.ErrOther
}

// Table is a game that somebody has open.
type Table interface {
	// Opened gives the game of that path if it is open, and nil if it is not.
	Opened(path string) *play.Game
}

// Read takes whatever came by mail. side is the side to be taken in an invitation, NoSide for the first that is free; table may be nil.
func (o *Office) Read(text []byte, side engine.Side, table Table) (Told, error) {
	p, err := mail.Read(text)
	if err != nil {
		return Told{}, err
	}
	switch p.Kind {
	case mail.KindInvitation:
		return o.accept(p, text, side)
	case mail.KindAcceptance, mail.KindStart:
		return o.take(p)
	}
	return o.open(p, table)
}

// accept takes a side in an invitation.
func (o *Office) accept(p *mail.Paper, text []byte, side engine.Side) (Told, error) {
	inv := p.Invitation
	for _, d := range o.Waiting() {
		if had, _ := d.Invited(); had.Mark == inv.Mark && d.Side == inv.From {
			return Told{}, mail.ErrOwn
		}
	}
	if side == engine.NoSide {
		side = 1
		if inv.From == 1 {
			side = 2
		}
	}
	if _, _, err := o.fits(inv); err != nil {
		return Told{}, err
	}
	seed, err := freshSeed()
	if err != nil {
		return Told{}, err
	}
	d, back, err := mail.Accept(p, string(text), side, seed)
	if err != nil {
		return Told{}, err
	}
	t := Told{Kind: mail.KindInvitation, Title: inv.Title, From: inv.From, Text: back}
	if err := o.keep(d); err != nil {
		return t, err
	}
	if t.Letter, err = o.write(inv.Title, which(side, 0), back); err != nil {
		return t, err
	}
	return t, o.begin(d, &t)
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
		if errors.Is(err, mail.ErrOther) || errors.Is(err, mail.ErrOwn) {
			continue
		}
		inv, _ := d.Invited()
		t := Told{Kind: p.Kind, Title: inv.Title, Text: text}
		if p.Acceptance != nil {
			t.From = p.Acceptance.From
		}
		if err != nil {
			return t, err
		}
		if err := o.keep(d); err != nil {
			return t, err
		}
		if text != nil {
			if t.Letter, err = o.write(inv.Title, which(d.Side, 0), text); err != nil {
				return t, err
			}
		}
		return t, o.begin(d, &t)
	}
	return Told{}, mail.ErrOther
}

// begin makes the save of a game, once everything is known at this desk.
func (o *Office) begin(d *mail.Desk, t *Told) error {
	links := d.Links()
	if links == nil {
		return nil
	}
	if path, err := o.Find(links.Game); err == nil {
		t.Save = path
		return nil
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
	f, err := o.store.Create(o.store.FreeName(inv.Title))
	if err != nil {
		return err
	}
	opt.Sink = f
	g, err := play.New(rules, kit, engine.Doc{Name: inv.Name, Data: []byte(inv.Scenario)}, opt)
	if err == nil {
		seats := slices.Repeat([]string{play.SeatMail}, inv.Sides)
		seats[d.Side-1] = play.SeatPerson
		err = g.Set(play.SettingSeats, strings.Join(seats, ","))
	}
	if err != nil {
		return errors.Join(err, f.Close())
	}
	t.Save, t.Begun, t.State = f.Path(), true, mail.StateOf(g)
	if err := f.Close(); err != nil {
		return err
	}
	if err := os.Remove(o.deskPath(sum, d.Side)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

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
	g, err := systems.Resume(j, o.tables, f)
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
			return systems.Resume(j, o.tables, nil)
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
		if err := mail.Settle(g, m.Side); err != nil {
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
