package mail

import (
	"bytes"
	"crypto/ecdh"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"time"

	"filippo.io/age"
	"github.com/btcsuite/btcd/btcutil/bech32"

	"awaw/internal/plain"
)

// This file looks whether what a paper says of itself is what a desk writes: names that can be shown, sums and keys of the right length.

// longestTitle bounds the name of a game in bytes.
const longestTitle = 200

// longestNames bounds what else an invitation names, in bytes together.
const longestNames = 500

// single tells whether the paper is one thing and no other.
func (p *Paper) single() bool {
	n := 0
	for _, has := range []bool{p.Invitation != nil, p.Acceptance != nil, p.Start != nil, p.Letter != nil, p.Sealed != nil} {
		if has {
			n++
		}
	}
	return n == 1
}

// sound tells whether all that is shown or kept of a paper before its signer is known can be.
func (p *Paper) sound() bool {
	switch {
	case p.Invitation != nil:
		x := p.Invitation
		return x.Title != "" && len(x.Title) <= longestTitle && len(x.Program+x.Name)+len(x.System) <= longestNames && day(x.Created) &&
			shown(x.Title+x.Program+x.Name+string(x.System)) && sums(x.Tip, x.Key, x.Mark) && sums(x.Keeper...) && len(x.Keeper) <= mostSeals && boxes(x.Box) && (x.Box != "" || !x.Bind)
	case p.Acceptance != nil:
		x := p.Acceptance
		return sums(x.Of, x.Tip, x.Key) && boxes(x.Box) && (x.Proof == "" || sums(x.Proof))
	case p.Start != nil:
		return sums(p.Start.Of) && sums(p.Start.Tips...) && sums(p.Start.Keys...) && boxes(p.Start.Boxes...)
	case p.Letter != nil:
		return p.Letter.sound()
	case p.Sealed != nil:
		return p.Sealed.Of == "" || sums(p.Sealed.Of)
	}
	return true
}

// sound tells the same of a letter.
func (l *Letter) sound() bool {
	return len(l.Words) <= longestWords && sums(l.Story, l.Digest) && !slices.ContainsFunc(l.Items, func(it Item) bool { return !it.single() })
}

// single tells whether one thing was done and no other.
func (it Item) single() bool {
	n := 0
	for _, has := range []bool{it.Cmd != "", it.Standing != nil, it.Seal != "", it.Open != nil, it.Link != ""} {
		if has {
			n++
		}
	}
	return n == 1
}

// Line gives the words as one line, with what turns or divides lines written out: nobody forges lines of the program by them.
func (l *Letter) Line() string { return Line(l.Words) }

// Line gives anybody's words as one line.
func Line(words string) string { return plain.Visible(strings.Join(strings.Fields(words), " ")) }

// cleaned leaves out of a writer's words what can be shown nowhere. Line would write it out, but older programs refuse a letter that has it.
func cleaned(words string) string {
	return strings.Map(func(r rune) rune {
		if plain.Rune(r) || r == '\n' || r == '\t' || r == '\r' {
			return r
		}
		return -1
	}, words)
}

// shown tells whether a text can be shown as it is, without marks that steer a terminal or turn what is written.
func shown(s string) bool { return plain.Visible(s) == s }

// day tells whether a text is a day in ISO form, or none.
func day(s string) bool {
	_, err := time.Parse(time.DateOnly, s)
	return s == "" || err == nil
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
		if _, err := age.ParseX25519Recipient(s); s != "" && (err != nil || !sealable(s)) {
			return false
		}
	}
	return true
}

// sealable tells whether something can be sealed to a key: a point of low order is a key that age reads, and refuses when it is used.
func sealable(key string) bool {
	_, raw, err := bech32.DecodeToBase256(key)
	if err != nil {
		return false
	}
	public, err := ecdh.X25519().NewPublicKey(raw)
	if err != nil {
		return false
	}
	own, err := ecdh.X25519().NewPrivateKey(bytes.Repeat([]byte{1}, 32))
	if err != nil {
		return false
	}
	_, err = own.ECDH(public)
	return err == nil
}
