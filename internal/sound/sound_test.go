package sound_test

import (
	"bytes"
	"math"
	"testing"

	"awaw/internal/sound"
)

// Every sound is short, quiet at both ends, never overdriven, and no two variants are the same.
func TestSounds(t *testing.T) {
	for _, name := range sound.Names {
		for v := range sound.Variants {
			s := sound.Samples(name, v)
			if n := len(s); n < sound.Rate/50 || n >= sound.Rate*7/10 {
				t.Errorf("%s %d lasts %.3f s, not from 0.02 to 0.7", name, v, float64(n)/sound.Rate)
				continue
			}
			loud, energy := 0.0, 0.0
			for _, x := range s {
				loud, energy = math.Max(loud, math.Abs(x)), energy+x*x
			}
			if loud > 1 || loud < .05 || math.IsNaN(energy) {
				t.Errorf("%s %d is as loud as %.2f", name, v, loud)
			}
			if math.Abs(s[0]) > .01 || math.Abs(s[len(s)-1]) > .01 {
				t.Errorf("%s %d clicks: it begins at %.3f and ends at %.3f", name, v, s[0], s[len(s)-1])
			}
			if p := sound.PCM(name, v); len(p) != 4*len(s) || !bytes.Equal(p, sound.PCM(name, v)) {
				t.Errorf("%s %d is not the same twice", name, v)
			}
			if bytes.Equal(sound.PCM(name, v), sound.PCM(name, v+1)) {
				t.Errorf("%s: variants %d and %d are one", name, v, v+1)
			}
		}
	}
	if len(sound.PCM("trumpet", 0)) != 0 {
		t.Error("a sound nobody made is heard")
	}
}
