package play

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
)

// This file keeps what a save holds under passphrases. How that is done is no affair of a game: it is given a cipher. What stays readable of a
// line is what everybody at the table knows by looking on: that there is one, where it hangs, of which kind it is.

// FormatLocked is the format of saves that are under passphrases: programs that do not know it say so, and name the version that does.
const FormatLocked = 2

// LocksMark is in the header of a save that is under passphrases.
type LocksMark struct {
	Public string     `json:"public"` // lines are encrypted to this key
	Key    string     `json:"key"`    // its private half, encrypted to the keys of all the sides, one after another
	Sides  []SideLock `json:"sides"`
}

// SideLock is the key pair of a side.
type SideLock struct {
	Side   engine.Side `json:"side"`
	Public string      `json:"public"`
	Key    string      `json:"key"` // its private half, under the passphrase
}

// Cipher writes and reads what is under passphrases.
type Cipher interface {
	Lock(plain []byte) (string, error)
	Unlock(text string) ([]byte, error)
	// Key is what opens the save without a passphrase. It is written down when the game is over.
	Key() string
}

// LockedError refuses to open a save whose passphrases were not given.
type LockedError struct{ Sides []engine.Side }

func (e *LockedError) Error() string {
	return fmt.Sprintf("engine: this save is under passphrases of the sides %v; all of them open it", e.Sides)
}

// Said is the refusal in the player's language.
func (e *LockedError) Said() engine.Text { return engine.Say("game.locked", len(e.Sides)) }

// Locked lists the sides whose passphrases a journal waits for; none when nothing of it is locked, or all is read.
func (j *Journal) Locked() []engine.Side {
	if j.Header.Locks == nil || j.cipher != nil {
		return nil
	}
	var out []engine.Side
	for _, s := range j.Header.Locks.Sides {
		out = append(out, s.Side)
	}
	return out
}

// LockedLines counts the entries that cannot be read without the passphrases.
func (j *Journal) LockedLines() (n int) {
	for _, l := range j.Lines {
		if l.Locked != "" {
			n++
		}
	}
	return n
}

// Published is the key of a save whose game is over; empty while it is played.
func (j *Journal) Published() string {
	for _, l := range slices.Backward(j.Lines) {
		if l.Kind == LineOpened {
			return l.Text
		}
	}
	return ""
}

// Unlock reads everything that is locked. Nothing is changed when an entry cannot be read.
func (j *Journal) Unlock(c Cipher) error {
	if j.Header.Locks == nil || j.cipher != nil {
		return nil
	}
	lines := slices.Clone(j.Lines)
	opened := make([][]byte, len(lines))
	within := j.load // what is locked counts beside what it is locked in
	within.lines = 0
	for i := range lines {
		var err error
		if opened[i], err = unlocked(c, &lines[i], &within); errors.As(err, new(*TooLongError)) {
			return &TooLongError{j.Name}
		}
		if err != nil {
			return &JournalError{
				File: j.Name, Line: i + 2, Entry: i + 1, Key: "locked", Expected: "a text that the key of this save reads: " + err.Error(),
				Do: "use an unchanged copy of the save", Safe: i, err: err,
			}
		}
	}
	j.Lines, j.opened, j.cipher = lines, opened, c
	for _, text := range j.locked {
		plain, err := c.Unlock(text)
		if err == nil && !within.add(plain, 1) {
			err = &TooLongError{j.Name}
		}
		if err == nil {
			err = j.takePrivate(plain)
		}
		if err != nil {
			j.Notices = append(j.Notices, noticePrivate())
		}
	}
	j.locked = nil
	return nil
}

// body is the text of a line as its owner reads it, without its chain.
func (j *Journal) body(i int) []byte {
	if i < len(j.opened) && j.opened[i] != nil {
		return j.opened[i]
	}
	return j.bodies[i]
}

// unlocked reads what is locked of a line, which counts within what a journal holds, and gives the whole line as text; nothing where nothing is
// locked.
func unlocked(c Cipher, l *Line, within *load) ([]byte, error) {
	if l.Locked == "" {
		return nil, nil
	}
	plain, err := c.Unlock(l.Locked)
	if err != nil {
		return nil, err
	}
	plain = bytes.TrimRight(plain, " ")
	if !within.add(plain, 1) {
		return nil, &TooLongError{}
	}
	var in Line
	if err := json.Unmarshal(plain, &in); err != nil {
		return nil, err
	}
	shown := *l
	shown.Locked = ""
	if in.Locked != "" || !sameText(bare(in), shown) {
		return nil, fmt.Errorf("it belongs to entry %d, or what stands beside it was changed", in.N)
	}
	in.Chain = l.Chain
	*l = in
	return bytes.TrimSuffix(plain, []byte{'}'}), nil
}

// tableSettings are those that everybody at the table knows and that lists of saves show.
var tableSettings = append(slices.Clone(openSettings), "home", "home.looked", "curtain")

// bare is what stays readable of a line.
func bare(l Line) Line {
	out := Line{N: l.N, Parent: l.Parent, Kind: l.Kind, Needs: l.Needs}
	switch l.Kind {
	case LineHead, LineContribution, LineOpened, LineWords:
		return l
	case LineReveal:
		if l.Seed != "" {
			return l
		}
		for _, o := range l.Orders {
			out.Orders = append(out.Orders, Orders{Side: o.Side, Of: o.Of})
		}
	case LineKeyframe:
		out.Phase, out.Turn, out.Date = l.Phase, l.Turn, l.Date
	case LineSetting:
		if slices.Contains(tableSettings, l.Key) {
			return l
		}
	}
	return out
}

// How much what is locked is filled up, so that its length tells little of it: entries, drafts and the seed, whole positions, in bytes.
const (
	fillLine     = 256
	fillPrivate  = 1024
	fillPosition = 16384
)

// filled fills a text up with spaces to a multiple of a length.
func filled(text []byte, to int) []byte {
	text = bytes.TrimSuffix(text, []byte{'\n'})
	return append(text, bytes.Repeat([]byte{' '}, (to-len(text)%to)%to)...)
}

// locked is a line as it is written: all of it, or what stays readable and the rest locked.
func (b *batch) locked(l Line) (Line, error) {
	if b.cipher == nil {
		return l, nil
	}
	out := bare(l)
	if sameText(out, l) {
		return l, nil
	}
	text, err := asText(l)
	if err != nil {
		return l, err
	}
	out.Locked, err = b.cipher.Lock(filled(text, fillLine))
	return out, err
}

// lockedPrivate is a private line as it is written.
func (b *batch) lockedPrivate(p private) (private, error) {
	if b.cipher == nil {
		return p, nil
	}
	text, err := asText(p)
	if err != nil {
		return p, err
	}
	fill := fillPrivate
	if p.Private == privatePosition {
		fill = fillPosition
	}
	out := private{Private: privateLocked}
	out.Text, err = b.cipher.Lock(filled(text, fill))
	return out, err
}

// asText is how a journal writes one thing down.
func asText(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return b.Bytes(), err
}

// Locks is what the header holds of passphrases; nil where there are none.
func (g *Game) Locks() *LocksMark { return g.header.Locks }

// ErrNoLocks refuses to publish the key of a save that has none.
var ErrNoLocks error = &mailFault{"nolocks", "nothing of this save is under a passphrase"}

// Publish writes the key of the save down, so that whoever has it can read all of it: when a game is left before its end.
func (g *Game) Publish() error {
	if g.cipher == nil {
		return ErrNoLocks
	}
	for _, l := range g.lines {
		if l.Kind == LineOpened {
			return nil
		}
	}
	return g.remark(Line{Parent: g.head, Kind: LineOpened, Text: g.cipher.Key()})
}
