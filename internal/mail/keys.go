package mail

import (
	"crypto/sha256"
	"strings"

	"filippo.io/age"
	"github.com/btcsuite/btcd/btcutil/bech32"
)

// This file makes the key that letters to a desk are sealed to from the desk's secret. Package age makes keys by chance alone, and reads those
// that are written down: so the secret's key is written down for it.

// identity is the private half of the key that letters to this desk are sealed to.
func (s secret) identity() (*age.X25519Identity, error) {
	sum := sha256.Sum256(append([]byte("awaw box"), s.seed[:]...))
	text, err := bech32.EncodeFromBase256("age-secret-key-", sum[:])
	if err != nil {
		return nil, err
	}
	return age.ParseX25519Identity(strings.ToUpper(text))
}

// box is the public half of it.
func (s secret) box() (string, error) {
	key, err := s.identity()
	if err != nil {
		return "", err
	}
	return key.Recipient().String(), nil
}
