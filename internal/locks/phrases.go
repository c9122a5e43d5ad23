package locks

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"awaw/engine"
)

// This file reads files of passphrases, one a line.

// What a file of passphrases may have: bytes, and different ones where it is not known whose each is. A try costs a tenth of a second.
const (
	mostBytes   = 64 << 10
	MostPhrases = 8
)

// Phrase is a line of a file of passphrases.
type Phrase struct {
	Text string
	Line int // from 1
}

// Phrases reads a file of passphrases. Where each save takes whichever opens it, what stands twice counts once, and there are no more than
// MostPhrases.
func Phrases(r io.Reader, any bool) ([]Phrase, error) {
	text, err := io.ReadAll(io.LimitReader(r, mostBytes+1))
	if err != nil {
		return nil, err
	}
	if len(text) > mostBytes {
		return nil, &phraseFault{"long", mostBytes >> 10}
	}
	var out []Phrase
	n := 0
	for line := range strings.Lines(strings.TrimPrefix(string(text), "\ufeff")) { // some editors begin every file with it
		n++
		p := Phrase{strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r"), n}
		if any && slices.ContainsFunc(out, func(q Phrase) bool { return q.Text == p.Text }) {
			continue
		}
		if any && len(out) == MostPhrases {
			return nil, &phraseFault{"many", MostPhrases}
		}
		out = append(out, p)
	}
	return out, nil
}

// Check refuses a line that can be no passphrase.
func (p Phrase) Check() error {
	switch {
	case !utf8.ValidString(p.Text):
		return &phraseFault{"utf8", p.Line}
	case Check(p.Text) != nil:
		return &phraseFault{"text", p.Line}
	}
	return nil
}

// ErrShort says that a file of passphrases has fewer lines than are asked for.
var ErrShort error = &phraseFault{key: "short"}

// phraseFault is something wrong with a file of passphrases.
type phraseFault struct {
	key string
	n   int
}

func (e *phraseFault) Error() string {
	return fmt.Sprintf("locks: file of passphrases: %s (%d)", e.key, e.n)
}

// Said is the fault in the player's language.
func (e *phraseFault) Said() engine.Text {
	if e.n == 0 {
		return engine.Say("locks.file." + e.key)
	}
	return engine.Say("locks.file."+e.key, e.n)
}
