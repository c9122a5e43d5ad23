package skerries

import "awaw/engine"

// This file tells luck: how many pieces each side's dice of the last turn could have taken, and how many they did.

// Fortunes are the volleys of the last turn.
func (p *Position) Fortunes() []engine.Fortune {
	var out []engine.Fortune
	for _, f := range p.fights {
		for _, v := range f.Volleys {
			most := 0
			for _, other := range f.Volleys {
				if other.Side == v.Target {
					most = len(other.Pieces)
				}
			}
			out = append(out, engine.Fortune{Side: v.Side, Where: engine.SpaceRef(f.At), Unit: 1, Chances: v.chances(most), Got: min(v.hits(), most)})
		}
	}
	return out
}

// chances of taking each number of pieces, from none to most: dice that hit beyond that hit nothing.
func (v volley) chances(most int) []float64 {
	const faces = 6
	out := make([]float64, most+1)
	out[0] = 1
	for _, needs := range v.Needs {
		hit := float64(needs) / faces
		for n := most; n >= 0; n-- {
			stays := out[n] * (1 - hit)
			if n == most {
				stays = out[n]
			}
			if n > 0 {
				stays += out[n-1] * hit
			}
			out[n] = stays
		}
	}
	return out
}

// Counted words for studies what is counted: pieces, what losses are counted in, and what luck is.
func Counted() (unit, losses, luck engine.Text) {
	return engine.Say("toy-skerries.study.unit"), engine.Say("toy-skerries.study.losses"), engine.Say("toy-skerries.study.luck")
}
