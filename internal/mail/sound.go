package mail

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"unicode"
	"unicode/utf8"

	"filippo.io/age"

	"awaw/internal/plain"
)

// This file looks whether what a paper says of itself is what a desk writes: names that can be shown, sums and keys of the right length.

// longestTitle bounds the name of a game in bytes.
const longestTitle = 200

// sound tells whether all that is shown or kept of a paper before its signer is known can be.
func (p *Paper) sound() bool {
	switch {
	case p.Invitation != nil:
		x := p.Invitation
		return x.Title != "" && len(x.Title) <= longestTitle && shown(x.Title, false) && shown(x.Program+x.Created+x.Name+string(x.System), false) &&
			sums(x.Tip, x.Key) && boxes(x.Box) && shown(x.Mark, false)
	case p.Acceptance != nil:
		return sums(p.Acceptance.Tip, p.Acceptance.Key) && boxes(p.Acceptance.Box)
	case p.Start != nil:
		return sums(p.Start.Tips...) && sums(p.Start.Keys...) && boxes(p.Start.Boxes...)
	case p.Letter != nil:
		return p.Letter.sound()
	}
	return true
}

// sound tells the same of a letter.
func (l *Letter) sound() bool { return len(l.Words) <= longestWords && shown(l.Words, true) }

// Line gives the words as one line, with what turns or divides lines written out: nobody forges lines of the program by them.
func (l *Letter) Line() string { return plain.Visible(strings.Join(strings.Fields(l.Words), " ")) }

// shown tells whether a text can be shown as it is, without marks that steer a terminal; a letter's words may have lines.
func shown(s string, lines bool) bool {
	return utf8.ValidString(s) && !strings.ContainsFunc(s, func(r rune) bool {
		return unicode.IsControl(r) && (!lines || r != '\n' && r != '\t' && r != '\r')
	})
}

// sums tells whether all are sums, or keys, in hexadecimal: both have the same length.
func sums(list ...string) bool {
	for _, s := range list {
		if raw, err := hex.DecodeString(s); err != nil || len(raw) != sha256.Size {
			return false
		}
	}
	return true
}

// boxes tells whether all are keys that letters can be sealed to, or none.
func boxes(list ...string) bool {
	for _, s := range list {
		if _, err := age.ParseX25519Recipient(s); s != "" && err != nil {
			return false
		}
	}
	return true
}
