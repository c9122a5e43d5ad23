package play

import (
	"crypto/sha256"
	"encoding/binary"

	"awaw/engine"
)

// saltOf makes the salt of the orders that side seals in line n. How salts are made is no part of the save
// format: a save holds the salt itself once the orders are opened.
func saltOf(s engine.Seed, n int, side engine.Side) []byte {
	b := append([]byte("awaw salt"), s[:]...)
	b = binary.BigEndian.AppendUint64(b, uint64(n))
	sum := sha256.Sum256(append(b, byte(side)))
	return sum[:saltLength]
}
