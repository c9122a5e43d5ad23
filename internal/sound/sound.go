// Package sound makes the program's few short sounds by calculation: nothing is recorded, so nothing needs a licence.
// They are the quiet sounds of paper, felt, wood and engines (look.md, section 13), in three variants each.
package sound

import (
	"math"
)

// Rate is how many samples a second the sounds have; each sample is two channels of 16 bits.
const Rate = 44100

// Variants is how many versions there are of each sound, so that none repeats at once.
const Variants = 3

// Names lists the sounds.
var Names = []string{"card", "turn", "slide", "dice", "pencil", "engines", "thud", "bell", "latch", "felt"}

// noise is a small generator, so that a sound is the same on every machine.
type noise uint32

func (n *noise) next() float64 {
	*n = *n*1664525 + 1013904223
	return float64(int32(*n)) / (1 << 31)
}

// filter lets pass what lies below (low) or above (high) a frequency.
type filter struct{ low, a float64 }

func lowpass(hz float64) filter { return filter{a: 1 - math.Exp(-2*math.Pi*hz/Rate)} }

func (f *filter) pass(x float64) float64 { f.low += f.a * (x - f.low); return f.low }
func (f *filter) high(x float64) float64 { return x - f.pass(x) }

// Samples gives a sound as numbers from -1 to 1; an unknown name gives silence. Variant counts from 0.
func Samples(name string, variant int) []float64 {
	made, ok := makers[name]
	if !ok {
		return nil
	}
	v := float64(variant%Variants) - 1 // -1, 0, 1
	n := noise(uint32(len(name))*2654435761 + uint32(variant%Variants)*97 + uint32(name[0]))
	return fade(made(v, &n))
}

// PCM gives a sound as little-endian 16-bit stereo at Rate.
func PCM(name string, variant int) []byte {
	s := Samples(name, variant)
	out := make([]byte, 0, 4*len(s))
	for _, x := range s {
		k := int16(math.Max(-1, math.Min(1, x)) * 32000)
		out = append(out, byte(k), byte(k>>8), byte(k), byte(k>>8))
	}
	return out
}

var makers = map[string]func(v float64, n *noise) []float64{
	"card": func(v float64, n *noise) []float64 { return tap(n, .06, 1800+200*v, .5) },
	"turn": func(v float64, n *noise) []float64 {
		return join(tap(n, .05, 2600+200*v, .3), tap(n, .07, 1500+150*v, .5))
	},
	"slide":   func(v float64, n *noise) []float64 { return brush(n, .22+.03*v, 900, 2600, .25) },
	"dice":    dice,
	"pencil":  func(v float64, n *noise) []float64 { return brush(n, .16+.02*v, 2500, 6000, .18) },
	"engines": engines,
	"thud":    func(v float64, n *noise) []float64 { return drum(n, .30, 78+6*v, .8) },
	"bell":    bell,
	"latch":   func(v float64, n *noise) []float64 { return join(tap(n, .025, 3200, .35), drum(n, .06, 190+10*v, .4)) },
	"felt":    func(v float64, n *noise) []float64 { return brush(n, .35, 300, 1200, .3) },
}

func seconds(s float64) int { return int(s * Rate) }

// tap is a short stroke on paper: a burst of noise that dies at once.
func tap(n *noise, length, hz, loud float64) []float64 {
	out := make([]float64, seconds(length))
	f := lowpass(hz)
	for i := range out {
		t := float64(i) / Rate
		out[i] = loud * 2 * f.pass(n.next()) * math.Exp(-t*55)
	}
	return out
}

// brush is noise between two pitches that swells and ebbs.
func brush(n *noise, length, low, high, loud float64) []float64 {
	out := make([]float64, seconds(length))
	lo, hi := lowpass(low), lowpass(high)
	for i := range out {
		x := float64(i) / float64(len(out))
		out[i] = loud * 2 * lo.high(hi.pass(n.next())) * math.Sin(math.Pi*x)
	}
	return out
}

// drum is a low tone that sinks and dies.
func drum(n *noise, length, hz, loud float64) []float64 {
	out := make([]float64, seconds(length))
	phase, f := 0.0, lowpass(400)
	for i := range out {
		t := float64(i) / Rate
		phase += 2 * math.Pi * hz * (1 - .35*t/length) / Rate
		out[i] = loud * (math.Sin(phase)*math.Exp(-t*14) + .3*f.pass(n.next())*math.Exp(-t*40))
	}
	return out
}

// dice are five knocks on felt, each softer than the one before.
func dice(v float64, n *noise) []float64 {
	out := make([]float64, seconds(.6))
	for k, at := range []float64{0, .09, .17, .29, .43} {
		for i, x := range drum(n, .08, 240+30*v+25*float64(k%2), .5/(1+.5*float64(k))) {
			out[min(seconds(at+.01*(v+1))+i, len(out)-1)] += x
		}
	}
	return out
}

// engines swell and pass: three low saws beating against each other, heard from afar.
func engines(v float64, n *noise) []float64 {
	out := make([]float64, seconds(.69))
	var phase [3]float64
	f := lowpass(420)
	for i := range out {
		x := float64(i) / float64(len(out))
		s := .15 * n.next()
		for k, hz := range []float64{88, 89.6, 91} {
			phase[k] = math.Mod(phase[k]+(hz+4*v)/Rate, 1)
			s += 2*phase[k] - 1
		}
		out[i] = .28 * f.pass(s) * math.Sin(math.Pi*x) * math.Sin(math.Pi*x)
	}
	return out
}

// bell is one low stroke with the partials of a bell.
func bell(v float64, _ *noise) []float64 {
	out := make([]float64, seconds(.69))
	for _, p := range [][3]float64{{1, .5, 4}, {2.01, .25, 6}, {2.98, .16, 9}, {4.2, .08, 14}} {
		for i := range out {
			t := float64(i) / Rate
			out[i] += .6 * p[1] * math.Sin(2*math.Pi*(220+5*v)*p[0]*t) * math.Exp(-t*p[2])
		}
	}
	return out
}

func join(parts ...[]float64) []float64 {
	var out []float64
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

// fade takes the edge off both ends, so that nothing clicks.
func fade(s []float64) []float64 {
	edge := min(len(s)/2, seconds(.004))
	for i := range edge {
		k := float64(i) / float64(edge)
		s[i] *= k
		s[len(s)-1-i] *= k
	}
	return s
}
