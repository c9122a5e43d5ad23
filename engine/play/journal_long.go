package play

import (
	"bytes"
	"fmt"
	"io"

	"awaw/engine"
	"awaw/internal/plain"
)

// This file bounds what is read of a journal.

// LongestJournal bounds what is read: a journal is a few megabytes.
const LongestJournal = 128 << 20

// longestHeader bounds the first line, which holds a scenario and rule values.
const longestHeader = 8 << 20

// TooLongError refuses a file that is longer than any journal, or whose first line is longer than any.
type TooLongError struct{ File string }

func (e *TooLongError) Error() string {
	return fmt.Sprintf("%s is longer than any saved game: at most %d MB are read, and %d MB of the first line", e.File, LongestJournal>>20, longestHeader>>20)
}

// Said is the refusal in the player's language.
func (e *TooLongError) Said() engine.Text {
	return engine.Say("game.toolong", engine.Arg{Kind: engine.ArgName, S: plain.Visible(e.File)})
}

// whole reads all of a journal, and no more of what is none than its first line may have.
func whole(name string, r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, longestHeader+1))
	if err == nil && len(data) > longestHeader {
		if at, _ := plain.Begins(data); !bytes.Contains(data[at:], []byte{'\n'}) {
			return nil, &TooLongError{name}
		}
		var rest []byte
		rest, err = io.ReadAll(io.LimitReader(r, LongestJournal+1-longestHeader))
		data = append(data, rest...)
	}
	if err != nil {
		return nil, fmt.Errorf("%s could not be read: %w", name, err)
	}
	if len(data) > LongestJournal {
		return nil, &TooLongError{name}
	}
	return data, nil
}
