// Package post keeps games by mail on disk: invitations that wait for an answer, the games themselves among the other saves, and letters as
// files that any carrier takes.
package post

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
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
	Words  string      // the writer's words
	Letter string      // the path of a letter that is to be sent now, "" if none is
	Text   []byte      // and what it holds
	Hides  bool        // an invitation to a game in which something is hidden
	Open   bool        // a paper of a game that begins with open letters
	Other  bool        // an invitation to a scenario that does not come with the program, or not in these words
	Number string      // of the game, to be compared by voice; "" while it has not begun
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

// Waiting lists the games that have not begun.
func (o *Office) Waiting() []*mail.Desk {
	names, err := filepath.Glob(filepath.Join(o.dir, "*"+deskExt))
	if err != nil {
		return nil
	}
	var out []*mail.Desk
	for _, name := range names {
		if d, err := ReadDesk(name); err == nil {
			out = append(out, d)
		}
	}
	return out
}

// longestDesk bounds the file of a game that has not begun, in bytes: it holds an invitation.
const longestDesk = 4 * mail.LongestText

// ReadDesk reads the file of a game that has not begun.
func ReadDesk(path string) (*mail.Desk, error) {
	if filepath.Ext(path) != deskExt {
		return nil, mail.ErrDesk
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
	return o.open(p, text, table)
}
