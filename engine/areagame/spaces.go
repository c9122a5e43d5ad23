package areagame

import "math/bits"

// MostSpaces is how many spaces a set can hold.
const MostSpaces = 128

// Spaces is a set of spaces.
type Spaces [2]uint64

// Add puts a space into the set.
func (s *Spaces) Add(i int) { s[i>>6] |= 1 << (i & 63) }

// Drop takes a space out of the set.
func (s *Spaces) Drop(i int) { s[i>>6] &^= 1 << (i & 63) }

// Has tells whether a space is in the set.
func (s Spaces) Has(i int) bool { return s[i>>6]>>(i&63)&1 != 0 }

// Empty tells whether no space is in the set.
func (s Spaces) Empty() bool { return s[0]|s[1] == 0 }

// First is the lowest of a set that is not empty.
func (s Spaces) First() int {
	if s[0] != 0 {
		return bits.TrailingZeros64(s[0])
	}
	return 64 + bits.TrailingZeros64(s[1])
}

// Both is what is in both sets.
func (s Spaces) Both(t Spaces) Spaces { return Spaces{s[0] & t[0], s[1] & t[1]} }

// Either is what is in one of two sets.
func (s Spaces) Either(t Spaces) Spaces { return Spaces{s[0] | t[0], s[1] | t[1]} }

// Except is what is in the first set alone.
func (s Spaces) Except(t Spaces) Spaces { return Spaces{s[0] &^ t[0], s[1] &^ t[1]} }
