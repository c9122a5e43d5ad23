// Places: provinces and the coasts of those that have two, and sets of them.
package diplomacy

import (
	"iter"
	"math/bits"
	"slices"
)

// Place is a province, or one coast of a province that has two. Provinces are numbered from 0 in the order of their codes,
// coasts follow them.
type Place uint8

// The sizes of the standard board.
const (
	Provinces = 75
	places    = Provinces + 6
	// Nowhere is no place.
	Nowhere Place = 255

	slots = 256 // the length of tables by place or by unit: every Place and every number of a unit fits
)

// Places is a set of places.
type Places [2]uint64

// Known tells whether p is a place, or no place.
func (p Place) Known() bool { return p < places || p == Nowhere }

// Known tells whether all that is in the set are places.
func (s Places) Known() bool { return s[1]>>(places-64) == 0 }

// Has tells whether p is in the set.
func (s Places) Has(p Place) bool { return p < 128 && s[p>>6]&(1<<(p&63)) != 0 }

// With is the set with p in it.
func (s Places) With(p Place) Places { s[p>>6] |= 1 << (p & 63); return s }

// Without is the set with p taken out.
func (s Places) Without(p Place) Places { s[p>>6] &^= 1 << (p & 63); return s }

// Or is the union of both sets.
func (s Places) Or(t Places) Places { return Places{s[0] | t[0], s[1] | t[1]} }

// And is what both sets have.
func (s Places) And(t Places) Places { return Places{s[0] & t[0], s[1] & t[1]} }

// Minus is what s has and t has not.
func (s Places) Minus(t Places) Places { return Places{s[0] &^ t[0], s[1] &^ t[1]} }

// Empty tells whether nothing is in the set.
func (s Places) Empty() bool { return s[0]|s[1] == 0 }

// Meets tells whether both sets have a place in common.
func (s Places) Meets(t Places) bool { return s[0]&t[0]|s[1]&t[1] != 0 }

// Len counts the places of the set.
func (s Places) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// All gives the places of the set in their order.
func (s Places) All() iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for half, rest := range s {
			for ; rest != 0; rest &= rest - 1 {
				if !yield(Place(half<<6 + bits.TrailingZeros64(rest))) {
					return
				}
			}
		}
	}
}

// First is the first place of the set; Nowhere if it is empty.
func (s Places) First() Place {
	for p := range s.All() {
		return p
	}
	return Nowhere
}

// List gives the places of the set in their order.
func (s Places) List() []Place { return slices.Collect(s.All()) }
