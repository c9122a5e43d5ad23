// Package chain holds the chains of links that the dice of games by mail come from. A link is proved by its hash, which is the link that was given
// before it; the end of a chain, its tip, is known from the beginning.
package chain

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"awaw/engine"
)

// Link is one of a side's secrets for the dice.
type Link [sha256.Size]byte

// Before is the link that was given before l.
func (l Link) Before() Link { return sha256.Sum256(append([]byte("awaw link"), l[:]...)) }

// String writes the link in hexadecimal.
func (l Link) String() string { return hex.EncodeToString(l[:]) }

// Is tells whether l is the n-th link of the chain that has a tip, which is written in hexadecimal.
func (l Link) Is(n int, tip string) bool {
	for range n {
		l = l.Before()
	}
	return l.String() == tip
}

// Parse reads 64 hexadecimal digits.
func Parse(text string) (Link, error) {
	s, err := engine.ParseSeed(text)
	if err != nil {
		return Link{}, fmt.Errorf("%q is no link: 64 hexadecimal digits are expected", text)
	}
	return Link(s), nil
}

// Most is how many links a chain has, and so how often dice may be owed in a game.
const Most = 1 << 14

// Of is the n-th link of the chain that grows from a desk's secret, from 1; 0 is its tip.
func Of(secret engine.Seed, n int) (Link, error) {
	if n < 0 || n > Most {
		return Link{}, fmt.Errorf("engine: a chain has %d links, so there is no link %d", Most, n)
	}
	l := Link(sha256.Sum256(append([]byte("awaw links"), secret[:]...)))
	for range Most - n {
		l = l.Before()
	}
	return l, nil
}

// Keeper is the secret that a keeper's chain of links for the dice of a side grows from; own is his secret. A chain for each side tells no other how
// often it rolled.
func Keeper(own engine.Seed, side engine.Side) engine.Seed {
	return sha256.Sum256(append(append([]byte("awaw keeper"), byte(side)), own[:]...))
}
