package engine

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
)

// Seed is the secret from which a game's dice are drawn: 32 random bytes given by the program that starts the
// game, held back while it is played and shown when it is over.
type Seed [32]byte

// Commitment is what a save shows of a seed from the start: SHA-256 of "awaw seed" and the seed.
func (s Seed) Commitment() [32]byte {
	return sha256.Sum256(append([]byte("awaw seed"), s[:]...))
}

// String writes the seed in hexadecimal.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// OpenSeed makes the seed of a number anybody may know: for tests, examples and repeatable games. A game
// started with one is marked so in its save.
func OpenSeed(n uint64) Seed {
	return sha256.Sum256(binary.BigEndian.AppendUint64([]byte("awaw open seed"), n))
}

// ParseSeed reads 64 hexadecimal digits.
func ParseSeed(text string) (Seed, error) {
	var s Seed
	raw, err := hex.DecodeString(text)
	if err != nil || len(raw) != len(s) {
		return s, fmt.Errorf("%q is not a seed: 64 hexadecimal digits are expected", text)
	}
	copy(s[:], raw)
	return s, nil
}
