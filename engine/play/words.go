package play

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"awaw/engine"
	"awaw/internal/plain"
)

// This file lets each side add a line of words to the dice: after the commitment to the seed is shown, before the first die falls. Faces
// then come from seed and words together, so that whoever chose the seed did not choose the dice.

// Words are what a side gave to the dice.
type Words struct {
	Side engine.Side
	Text string
	Line int
}

// The errors of giving words.
var (
	ErrWordsLate  = errors.New("engine: words for the dice are given before the first die falls; one has fallen")
	ErrWordsTwice = errors.New("engine: this side has given its words for the dice")
	ErrWordsDice  = errors.New("engine: the dice of this game do not come from its seed, so words would change nothing")
)

// mostWords bounds a line of words, in characters.
const mostWords = 200

// needsWords is the program version that knows words: an older one would draw other dice.
const needsWords = "1.0"

// CheckWords refuses what is no line of words.
func CheckWords(text string) error {
	n := utf8.RuneCountInString(text)
	if n < 1 || n > mostWords || strings.TrimSpace(text) != text || plain.Visible(text) != text || !utf8.ValidString(text) {
		return fmt.Errorf("engine: a line of words for the dice has 1 to %d characters that can be seen, and no spaces around it", mostWords)
	}
	return nil
}

// GiveWords adds a line of a side's words to the dice.
func (g *Game) GiveWords(side engine.Side, text string) error {
	if err := g.shut(); err != nil {
		return err
	}
	if err := CheckWords(text); err != nil {
		return err
	}
	switch {
	case side < 1 || side > 15:
		return fmt.Errorf("engine: there is no side %d", side)
	case g.header.Dice != engine.GeneratorKeyed || g.dice == nil:
		return ErrWordsDice
	case g.wait != nil || g.rolled():
		return ErrWordsLate
	}
	for _, w := range g.Words() {
		if w.Side == side {
			return ErrWordsTwice
		}
	}
	b := g.newBatch()
	if _, err := b.line(Line{Parent: g.head, Kind: LineWords, Needs: needsWords, Side: side, Text: text}); err != nil {
		return err
	}
	b.sync = true // the first die may fall next
	if err := g.write(b); err != nil {
		return err
	}
	g.dice = KeyedWith(g.seed, g.Words())
	return nil
}

// MayGiveWords tells whether a side may still add its words.
func (g *Game) MayGiveWords(side engine.Side) bool {
	if g.shut() != nil || g.header.Dice != engine.GeneratorKeyed || g.dice == nil || g.typed || g.wait != nil || g.rolled() {
		return false
	}
	for _, w := range g.Words() {
		if w.Side == side {
			return false
		}
	}
	return true
}

// Words lists the words that count: each side's first line before any die fell, in the order they were given.
func (g *Game) Words() []Words {
	var out []Words
	var had engine.Sides
	for _, l := range g.lines {
		switch {
		case l.Rolled():
			return out
		case l.Kind == LineWords && !had.Has(l.Side) && l.N > g.copied():
			had = had.With(l.Side)
			out = append(out, Words{l.Side, l.Text, l.N})
		}
	}
	return out
}

// rolled tells whether a die fell anywhere in the game, taken back or not.
func (g *Game) rolled() bool {
	for _, l := range g.lines {
		if l.Rolled() {
			return true
		}
	}
	return false
}

// withWords is the seed the dice come from when words were given: SHA-256 of "awaw words", the seed, and for each line of words its side in
// one byte, its length in four, and its text. Without words it is the seed itself.
func withWords(s engine.Seed, words []Words) engine.Seed {
	if len(words) == 0 {
		return s
	}
	b := append([]byte("awaw words"), s[:]...)
	for _, w := range words {
		b = append(b, byte(w.Side))
		b = binary.BigEndian.AppendUint32(b, uint32(len(w.Text)))
		b = append(b, w.Text...)
	}
	return sha256.Sum256(b)
}

// words holds a line of words against what such a line may be.
func (v *verifier) words(l Line) {
	for _, w := range v.g.Words() {
		if w.Line == l.N && CheckWords(l.Text) == nil && l.Side > 0 {
			return
		}
	}
	v.fault(l.N, "words for the dice that came after a die, a second time, or are none", engine.Say("game.fault.words"))
}

// KeyedWith makes the dice of a game to which words were given.
func KeyedWith(seed engine.Seed, words []Words) *engine.Keyed {
	return engine.NewKeyed(withWords(seed, words))
}
