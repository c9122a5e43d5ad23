// Package post keeps games by mail on disk: invitations that wait for an answer, the games themselves among the other saves, and letters as
// files that any carrier takes.
package post

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/internal/plain"
	"awaw/internal/save"
	"awaw/tables"
)

// deskExt ends the name of a file with a game that has not begun.
const deskExt = ".desk"

// Office is where a player's mail is kept.
type Office struct {
	store  *save.Store
	tables tables.Set
	dir    string // of letters and of games that have not begun

	// Unlock reads what is under passphrases of a save, and Lock gives what the save of a game that begins is to be put under for the side of
	// this desk; either may be nil.
	Unlock func(*play.Journal) error
	Lock   func(side engine.Side) (*play.LocksMark, play.Cipher, error)

	// Key gives the key of the save of a game that waits to begin; without it those under passphrases wait on.
	Key func(*mail.Desk) (play.Cipher, error)

	// Named gives a game's title in the player's language, for the name of its save; it may be nil.
	Named func(title string) string
}

// named is what the save of a game is called.
func (o *Office) named(title string) string {
	if o.Named == nil {
		return title
	}
	return o.Named(title)
}

// resume makes the game of a journal again.
func (o *Office) resume(j *play.Journal, sink play.Sink) (*play.Game, error) {
	if o.Unlock != nil {
		if err := o.Unlock(j); err != nil {
			return nil, err
		}
	}
	return systems.Resume(j, o.tables, sink)
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
	Desk   string      // the path of the game that cannot begin for want of passphrases, "" otherwise
	Begun  bool        // the game began with this letter
	From   engine.Side // who wrote it
	Writer string      // and what the scenario calls that side; "" for whoever keeps the game
	Words  string      // the writer's words
	Letter string      // the path of a letter that is to be sent now, "" if none is
	Text   []byte      // and what it holds
	Hides  bool        // an invitation to a game in which something is hidden
	Open   bool        // a paper of a game that begins with open letters
	Early  bool        // an invitation to a game with hidden things, whose last command does not wait for letters
	Other  bool        // an invitation to a scenario that does not come with the program, or not in these words
	Number string      // of the game, to be compared by voice; "" while it has not begun
	State  mail.State  // where the game stands

	Sent     []Sent          // at the keeper's desk: the letters that are to be sent now
	Events   []engine.Event  // by a letter of the keeper: what this side was told
	Position engine.Position // and how it stands then
	Answer   *mail.Answer    // by a letter of the keeper: what became of this desk's own before it
	Refuse   string          // and the command that was refused, in notation
	Meant    engine.Text     // and in words, of the position
	MeantAt  engine.Position // at which it was ordered; nil where these cannot be found
	Stood    []string        // and the commands that its standing orders gave
	Whole    string          // the path of the journal that the keeper gave out, "" if it is none
	Held     mail.Held       // and what it comes to
}

// ErrTables refuses a game whose rule values are not those of this program.
var ErrTables = &tablesFault{}

type tablesFault struct{}

func (*tablesFault) Error() string {
	return "post: the game is played with other rule values than this program has: both desks need the same version and the same tables"
}

// Said is the fault in the player's language.
func (*tablesFault) Said() engine.Text { return engine.Say("mail.fault.tables") }

// deskPath is where a game that has not begun is kept.
func (o *Office) deskPath(sum string, side engine.Side) string {
	return filepath.Join(o.dir, fmt.Sprintf("%s%d%s", deskName(sum), side, deskExt))
}

// deskName begins the names of all desks of an invitation.
func deskName(sum string) string { return fmt.Sprintf("%.16s-", sum) }

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
	save.Sweep(o.dir)
	return nil
}

// Waiting lists the games that have not begun.
func (o *Office) Waiting() []*mail.Desk {
	whole, _ := o.desks()
	return whole
}

// Damaged names the files of such games that cannot be read.
func (o *Office) Damaged() []string {
	_, damaged := o.desks()
	return damaged
}

func (o *Office) desks() (whole []*mail.Desk, damaged []string) {
	names, err := filepath.Glob(filepath.Join(o.dir, "*"+deskExt))
	if err != nil {
		return nil, nil
	}
	for _, name := range names {
		if d, err := ReadDesk(name); err == nil {
			whole = append(whole, d)
		} else {
			damaged = append(damaged, name)
		}
	}
	return whole, damaged
}

// longestDesk bounds the file of a game that has not begun, in bytes: it holds an invitation.
const longestDesk = 4 * mail.LongestText

// ReadDesk reads the file of a game that has not begun.
func ReadDesk(path string) (*mail.Desk, error) {
	if filepath.Ext(path) != deskExt {
		return nil, mail.ErrDesk
	}
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() { // a pipe has no end
		return nil, errors.Join(mail.ErrDesk, err)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, longestDesk))
	if err != nil {
		return nil, err
	}
	return mail.ReadDesk(data)
}

// Copies says that several saves of one desk of one game lie in the folder: going on in one of them, the others would tell another story.
type Copies struct{ Paths []string }

func (e *Copies) Error() string {
	return fmt.Sprintf("post: %d saves of one game by mail lie here: %q", len(e.Paths), e.Paths)
}

// Said is the refusal in the player's language.
func (e *Copies) Said() engine.Text {
	var names []string
	for _, path := range e.Paths {
		names = append(names, plain.Visible(filepath.Base(path)))
	}
	return engine.Say("mail.fault.copies", engine.Arg{Kind: engine.ArgName, S: strings.Join(names, ", ")})
}

// Find looks for the save of a game by mail. Of several those that are damaged do not count: one may be what was rescued of another.
func (o *Office) Find(game string) (path string, err error) {
	list, err := o.store.List()
	if err != nil {
		return "", err
	}
	var found, sound []string
	for _, i := range list {
		if m := i.Header.Links; i.Err == nil && IsDesk(&i.Header) && m.Game == game {
			found = append(found, i.Path)
		}
	}
	switch len(found) {
	case 0:
		return "", mail.ErrOther
	case 1:
		return found[0], nil
	}
	for _, path := range found {
		if _, err := save.Read(path); err == nil {
			sound = append(sound, path)
		}
	}
	if len(sound) == 1 {
		return sound[0], nil
	}
	slices.Sort(found)
	return "", &Copies{found}
}

// Alone refuses a save of a game by mail that lies in the folder more than once.
func (o *Office) Alone(m *play.LinksMark) error {
	if _, err := o.Find(m.Game); err != nil && !errors.Is(err, mail.ErrOther) { // a save of another folder may lie there alone
		return err
	}
	return nil
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
	return o.open(p, text, table)
}
