package engine

import (
	"crypto/sha256"
	"math"
	"math/bits"

	"golang.org/x/exp/rand"
)

// This file alone uses golang.org/x/exp/rand. Games draw their dice from its generator under a name that every
// save carries, so that another generator can follow without breaking a save.

// GeneratorKeyed names the generator of Keyed in saves: PCG XSL-RR 128/64, its whole state filled from
// SHA-256 of seed and key, one 64-bit draw a face, draws beyond the last whole multiple of the sides refused.
const GeneratorKeyed = "pcg-xsl-rr/sha256/1"

// Keyed draws each roll from the seed and the key of the ask alone, so that the order of rolls changes
// nothing. It is not safe for concurrent use.
type Keyed struct {
	seed Seed
	buf  []int
	src  rand.PCGSource
}

// NewKeyed makes the dice of a game.
func NewKeyed(seed Seed) *Keyed { return &Keyed{seed: seed} }

// Roll gives the faces that the seed holds for a.Key.
func (k *Keyed) Roll(a Ask) ([]int, error) {
	if err := a.Check(); err != nil {
		return nil, err
	}
	var in [48]byte
	sum := sha256.Sum256(a.Key.appendBinary(append(in[:0], k.seed[:]...)))
	if err := k.src.UnmarshalBinary(sum[:16]); err != nil {
		return nil, err
	}
	k.buf = k.buf[:0]
	sides := uint64(a.Sides)
	limit := math.MaxUint64 - (math.MaxUint64%sides+1)%sides
	for len(k.buf) < a.N {
		if v := k.src.Uint64(); v <= limit {
			k.buf = append(k.buf, 1+int(v%sides))
		}
	}
	return k.buf, nil
}

// Fast is an endless stream of dice for simulation and random play: it ignores keys and does not allocate.
// Its faces are even to better than one part in 2^40; a Game never uses it. It is not safe for concurrent use.
type Fast struct {
	src rand.PCGSource
	buf [64]int
}

// NewFast starts a stream; equal seeds give equal streams.
func NewFast(seed uint64) *Fast {
	f := &Fast{}
	f.src.Seed(seed)
	f.src.Uint64() // the first state of a small seed is nearly all zeros
	return f
}

// Roll gives the next faces of the stream.
func (f *Fast) Roll(a Ask) ([]int, error) {
	if err := a.Check(); err != nil {
		return nil, err
	}
	out := f.buf[:]
	if a.N > len(out) {
		out = make([]int, a.N)
	}
	out = out[:a.N]
	var draw uint64
	for i := range out {
		if i%4 == 0 {
			draw = f.src.Uint64()
		}
		var face uint64
		face, draw = bits.Mul64(draw, uint64(a.Sides))
		out[i] = 1 + int(face)
	}
	return out, nil
}

// Intn gives a number from 0 up to but not including n, for choices that are no dice. n is at least 1.
func (f *Fast) Intn(n int) int {
	hi, _ := bits.Mul64(f.src.Uint64(), uint64(n))
	return int(hi)
}
