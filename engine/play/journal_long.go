package play

import (
	"bytes"
	"fmt"
	"io"

	"awaw/engine"
	"awaw/internal/plain"
)

// This file bounds what is read of a journal: whoever is handed one by a stranger opens it in a moment, whatever is in it. The longest games of
// any scenario have 1.5 MB and 4,000 lines; docs/save-format.md tells how they were found.

// What a journal may have at most. Length is in bytes.
const (
	LongestJournal = 24 << 20
	LongestCopy    = 128 << 20 // a copy for one side holds a position for each moment that it shows
	LongestHeader  = 2 << 20   // a scenario and rule values
	LongestLine    = 1 << 20   // a whole position

	MostLines  = 40_000    // behind the first
	mostGroups = 100_000   // things within things: rolls, opened orders, what is told of an event
	mostValues = 1_000_000 // and values, as commas tell them; a position is one
	inLine     = 50_000    // of these in one line
	copyFold   = 5         // a copy may hold so many times as much

	MostSeen = 12_000 // moments of a copy: each is a position to decode, the longest game has under 4,000

	mostTorn = 100 // pieces of lines that were never finished
	someTorn = 10  // and of so many it is told how many they are
)

// TooLongError refuses a file that is longer than any journal, or holds more than any.
type TooLongError struct{ File string }

func (e *TooLongError) Error() string {
	return fmt.Sprintf("%s is longer than any saved game, or holds more than any: at most %d MB and %d lines are read, and %d MB of the first line",
		e.File, LongestJournal>>20, MostLines, LongestHeader>>20)
}

// Said is the refusal in the player's language.
func (e *TooLongError) Said() engine.Text {
	return engine.Say("game.toolong", engine.Arg{Kind: engine.ArgName, S: plain.Visible(e.File)})
}

// Longest is how long a journal with this first line may be, in bytes.
func (h *Header) Longest() int64 {
	if h.Copy != nil {
		return LongestCopy
	}
	return LongestJournal
}

// sized is a reader that knows how much it will give.
type sized interface{ Size() int64 }

// begin reads the first line of a journal, and no more of what is none than such a line may have; data is as much as was read.
func begin(name string, r io.Reader) (data []byte, err error) {
	room := int64(bytes.MinRead)
	if s, ok := r.(sized); ok {
		room += min(s.Size(), LongestCopy)
	}
	b := bytes.NewBuffer(make([]byte, 0, room))
	if _, err := b.ReadFrom(io.LimitReader(r, LongestHeader+1)); err != nil {
		return nil, fmt.Errorf("%s could not be read: %w", name, err)
	}
	data = b.Bytes()
	if len(data) > LongestHeader {
		if at, _ := plain.Begins(data); !bytes.Contains(data[at:], []byte{'\n'}) {
			return nil, &TooLongError{name}
		}
	}
	return data, nil
}

// whole reads on behind data to the end of a journal that may have so many bytes.
func whole(name string, r io.Reader, data []byte, longest int64) ([]byte, error) {
	b := bytes.NewBuffer(data)
	_, err := b.ReadFrom(io.LimitReader(r, longest+1-int64(len(data))))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s could not be read: %w", name, err)
	case int64(b.Len()) > longest:
		return nil, &TooLongError{name}
	}
	return b.Bytes(), nil
}

// load counts what a journal holds, before it is decoded: a short text of many values would take far more room than it has.
type load struct{ lines, groups, values int }

// add counts a line, and tells whether that is still no more than a journal holds; fold is how many times as much it may hold.
func (w *load) add(line []byte, fold int) bool {
	w.lines++
	if len(line) > LongestLine || w.lines > MostLines*fold {
		return false
	}
	if bytes.HasPrefix(line, positionOpen) {
		return true // it is decoded as two values
	}
	groups, values := bytes.Count(line, []byte("{"))+bytes.Count(line, []byte("null")), bytes.Count(line, []byte(","))
	w.groups += groups
	w.values += values
	return groups <= inLine && values <= inLine && w.groups <= mostGroups*fold && w.values <= mostValues*fold
}

// positionOpen begins the line of a whole position.
var positionOpen = []byte(`{"private":"position"`)

// Rows are the lines of the file behind the first.
func (j *Journal) Rows() int { return j.load.lines }

// CheckLength refuses what is too long for a journal's first line, or holds too much for those behind it.
func CheckLength(name string, first, rest []byte) error {
	if len(first) > LongestHeader || !new(load).all(rest, 1) {
		return &TooLongError{name}
	}
	return nil
}

// all counts lines, and tells the same of them.
func (w *load) all(text []byte, fold int) bool {
	for line := range bytes.Lines(text) {
		if !w.add(line, fold) {
			return false
		}
	}
	return true
}

// fold is how many times as much as a game a journal with this first line may hold.
func (h *Header) fold() int {
	if h.Copy != nil {
		return copyFold
	}
	return 1
}
