package areagame

import (
	"crypto/sha256"
	"encoding/binary"
	"maps"
	"slices"

	"awaw/areamap"
)

// This file tells positions apart and writes down what is on the board.

// Digest gathers what tells a position from others.
type Digest struct{ b []byte }

// NewDigest begins with the system, what never changes in the game, and how long the lists are that follow.
func NewDigest(system string, w *World, lengths ...int) *Digest {
	d := &Digest{append([]byte(system+" 1 "), w.Area.ID()...)}
	for _, n := range append([]int{w.Rounds, w.Wins, len(w.Powers)}, lengths...) {
		d.b = binary.AppendVarint(d.b, int64(n))
	}
	if w.Deeds {
		d.b = binary.AppendVarint(d.b, int64(w.Lead))
	}
	for _, x := range w.Powers {
		d.b = append(append(d.b, x.Name...), byte(x.Side))
	}
	for _, o := range slices.Sorted(maps.Keys(w.Options)) {
		d.b = append(append(d.b, o...), w.Options[o]...)
	}
	return d
}

// Add adds the numbers in some places.
func (d *Digest) Add(places []any) {
	for _, n := range Read(places) {
		d.b = binary.AppendVarint(d.b, n)
	}
}

// Sum is the digest of all that was added.
func (d *Digest) Sum() [32]byte { return sha256.Sum256(d.b) }

// ReadBoard writes the numbers of each space under its code; those that are 0 are left out.
func ReadBoard(area *areamap.Map, places func(at int) []any) map[string]string {
	out := map[string]string{}
	for at := range area.Len() {
		out[area.Code(at)] = ReadSparse(places(at))
	}
	return out
}

// WriteBoard puts such numbers in their places, and tells whether they fit.
func WriteBoard(area *areamap.Map, from map[string]string, places func(at int) []any) bool {
	for at := range area.Len() {
		if !WriteSparse(places(at), from[area.Code(at)]) {
			return false
		}
	}
	return true
}
