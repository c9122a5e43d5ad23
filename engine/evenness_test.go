package engine_test

import (
	"flag"
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

var (
	evenRolls = flag.Int("rolls", 150_000, "how many rolls the tests of evenness draw in each way")
	evenSeed  = flag.Uint64("dice-seed", 1, "the first open seed they draw from")
)

// tally counts what came up; its chi-square is told as a distance from what even dice do, in standard deviations.
type tally struct {
	name string
	of   []int
	n    int
}

func (c *tally) add(i int) { c.of[i]++; c.n++ }

// far is how far from even, by the Wilson-Hilferty approximation: beyond 5 once in three million tallies.
func (c *tally) far() float64 {
	expected, sum := float64(c.n)/float64(len(c.of)), 0.0
	for _, x := range c.of {
		d := float64(x) - expected
		sum += d * d / expected
	}
	free := float64(len(c.of) - 1)
	return (math.Cbrt(sum/free) - (1 - 2/(9*free))) / math.Sqrt(2/(9*free))
}

// Keyed dice are even alone, in pairs within a roll, in pairs from one key to the next in every part of a key, from seed to seed, and
// with words: chi-square over each, and serial tests at ten distances. `make dice` draws millions.
func TestKeyedDiceAreEvenAndWithoutMemory(t *testing.T) {
	t.Logf("seed %d, %d rolls in each way", *evenSeed, *evenRolls)
	steps := []struct {
		name string
		to   func(k *engine.Key, i int)
	}{
		{"turn", func(k *engine.Key, i int) { k.Turn = uint16(i) }},
		{"round", func(k *engine.Key, i int) { k.Round, k.Nth = uint8(i), uint8(i>>8); k.Turn = uint16(i >> 16) }},
		{"nth", func(k *engine.Key, i int) { k.Nth, k.Phase = uint8(i), uint8(i>>8); k.Turn = uint16(i >> 16) }},
		{"fight", func(k *engine.Key, i int) { k.Fight, k.Half = uint8(i), uint8(i>>8); k.Turn = uint16(i >> 16) }},
		{"roll", func(k *engine.Key, i int) { k.Roll, k.Round = uint8(i), uint8(i>>8); k.Turn = uint16(i >> 16) }},
		{"place", func(k *engine.Key, i int) { k.Place = engine.SpaceRef(i & 0xFFFFFF) }},
	}
	seed := *evenSeed
	for _, sides := range []int{6, 10, 12} {
		for _, s := range steps {
			even(t, s.name, sides, func(i int) (engine.Dice, engine.Key) {
				if i%65536 == 0 {
					seed++
				}
				k := engine.Key{}
				s.to(&k, i)
				return nil, k
			}, &seed)
		}
	}
	// From seed to seed: the same key in game after game.
	even(t, "seed", 6, func(i int) (engine.Dice, engine.Key) {
		return engine.NewKeyed(engine.OpenSeed(*evenSeed + uint64(i))), engine.Key{Turn: 1, Place: engine.SpaceRef(7)}
	}, &seed)
	// With words: the same key and seed, other words.
	even(t, "words", 6, func(i int) (engine.Dice, engine.Key) {
		return play.KeyedWith(engine.OpenSeed(*evenSeed), []play.Words{{Side: 1, Text: engine.Key{Turn: uint16(i), Place: engine.SpaceRef(i)}.String()}}), engine.Key{Turn: 1}
	}, &seed)
}

// even draws two dice for key after key. Dice of nil are those of the seed now.
func even(t *testing.T, name string, sides int, next func(i int) (engine.Dice, engine.Key), seed *uint64) {
	t.Helper()
	const lags = 10
	faces := &tally{name: "faces", of: make([]int, sides)}
	pairs := &tally{name: "pairs within a roll", of: make([]int, sides*sides)}
	var serial [lags]*tally
	for l := range serial {
		serial[l] = &tally{name: "pairs at a distance", of: make([]int, sides*sides)}
	}
	var last [lags]int
	var dice engine.Dice
	var of uint64
	for i := range *evenRolls {
		d, k := next(i)
		if d == nil {
			if dice == nil || of != *seed {
				dice, of = engine.NewKeyed(engine.OpenSeed(*seed)), *seed
			}
			d = dice
		}
		f, err := d.Roll(engine.Ask{Key: k, N: 2, Sides: sides})
		if err != nil {
			t.Fatal(err)
		}
		a, b := f[0]-1, f[1]-1
		faces.add(a)
		faces.add(b)
		pairs.add(a*sides + b)
		for l := range serial {
			if i > l && (i/(l+1))%2 == 1 { // each pair of neighbours once, so that pairs are independent
				serial[l].add(last[(i-l-1+lags*lags)%lags]*sides + a)
			}
		}
		last[i%lags] = a
	}
	for _, c := range append([]*tally{faces, pairs}, serial[:]...) {
		if z := c.far(); math.Abs(z) > 5 {
			t.Errorf("%d-sided dice, by %s: %s are %.1f standard deviations from even over %d: %v", sides, name, c.name, z, c.n, c.of)
		}
	}
}
