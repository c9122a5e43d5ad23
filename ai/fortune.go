package ai

import (
	"slices"

	"awaw/engine"
)

// This file takes luck out of what trials came to. How the dice of a trial fell is known, and what they give on average: what is left of its worth when
// the one is weighed against the other tells ways apart in fewer samples, and no way is believed in for having been lucky.

// Stroke is by how much the dice of one kind fell better for the side that tries than they do on average.
type Stroke struct {
	Of  engine.Cite `json:"c"` // the clause they are thrown by; "" for rounds of which the position tells what they could destroy
	Sum float64     `json:"s"` // units destroyed beyond the mean, or faces beyond it where nothing tells of units
}

// fallen are dice that are noted as they fall.
type fallen struct {
	inner  engine.Dice
	faces  []Stroke // faces beyond their mean since the last command
	luck   []Stroke // of the trial so far
	thrown bool     // since the last command
}

// Roll passes the ask on.
func (r *fallen) Roll(a engine.Ask) ([]int, error) {
	faces, err := r.inner.Roll(a)
	off := 0.0
	for _, f := range faces {
		off += float64(f) - float64(a.Sides+1)/2
	}
	r.faces, r.thrown = strike(r.faces, a.Cite, off), true
	return faces, err
}

// strike adds to the stroke of a kind.
func strike(all []Stroke, of engine.Cite, by float64) []Stroke {
	if i := slices.IndexFunc(all, func(x Stroke) bool { return x.Of == of }); i >= 0 {
		all[i].Sum += by
		return all
	}
	return append(all, Stroke{of, by})
}

// note enters what the dice of a command did that led to a position: as the position or its events tell, or by their faces where neither does. who gave
// the command, side is the one that tries.
func (r *fallen) note(after engine.Position, events []engine.Event, who, side engine.Side) {
	told := false
	fortune := func(of engine.Cite, f engine.Fortune) {
		by := float64(f.Got)/float64(max(1, f.Unit)) - f.Expected()
		if f.Side != side {
			by = -by
		}
		r.luck, told = strike(r.luck, of, by), true
	}
	for _, f := range engine.FortunesOf(after, r.thrown, events) {
		fortune("", f)
	}
	for i := range events {
		if f := events[i].Facts().Chance; f != nil {
			fortune(events[i].Cite, *f)
		}
	}
	for _, x := range r.faces {
		if who != side {
			x.Sum = -x.Sum
		}
		if !told {
			r.luck = strike(r.luck, x.Of, x.Sum)
		}
	}
	r.faces, r.thrown = r.faces[:0], false
}

// leastShare is what must be gone of the square by which samples of a way differ for luck to be taken out: less is lost again by what is fitted to few.
const leastShare = 0.3

// even fills in what the samples of all ways came to without their luck, where that tells more. What each kind of stroke is worth is fitted to how samples
// of a way differ, for one half of them by the other, so that nothing looks surer than it is.
func (s *search) even() {
	kinds, rows := s.kinds()
	var worth [2][]float64 // of each kind, by the samples of the other half
	for half := range worth {
		worth[half] = fit(rows, len(kinds), 1-half)
	}
	before, after := 0.0, 0.0
	for k, w := range s.ways {
		w.got = w.got[:0]
		for i, row := range rows[k] {
			v := row[len(kinds)]
			for x, by := range worth[halfOf(i)] {
				v -= by * row[x]
			}
			w.got = append(w.got, v)
		}
		before, after = before+scatter(w.came), after+scatter(w.got)
	}
	if after > (1-leastShare)*before {
		for _, w := range s.ways {
			w.got = append(w.got[:0], w.came...)
		}
	}
}

// halfOf tells samples apart, twins together.
func halfOf(sample int) int { return sample / 2 % 2 }

// scatter is the sum of the squares by which some numbers lie off their mean.
func scatter(list []float64) (sum float64) {
	mean := 0.0
	for _, v := range list {
		mean += v / float64(len(list))
	}
	for _, v := range list {
		sum += (v - mean) * (v - mean)
	}
	return sum
}

// fit gives what each of so many kinds is worth by the samples of one half, held nearer to nothing the fewer they are.
func fit(rows [][][]float64, kinds, half int) []float64 {
	sums := make([][]float64, kinds) // of products, the last with what samples came to
	for i := range sums {
		sums[i] = make([]float64, kinds+1)
	}
	free := 0
	mean := make([]float64, kinds+1)
	for _, way := range rows {
		clear(mean)
		n := 0
		for i, row := range way {
			if halfOf(i) == half {
				n++
				for x, v := range row {
					mean[x] += v
				}
			}
		}
		for x := range mean {
			mean[x] /= float64(max(1, n))
		}
		for i, row := range way {
			if halfOf(i) != half {
				continue
			}
			for x := range kinds {
				for y := range kinds + 1 {
					sums[x][y] += (row[x] - mean[x]) * (row[y] - mean[y])
				}
			}
		}
		free += max(0, n-1)
	}
	return solve(sums, float64(kinds)/float64(max(1, free)))
}

// kinds lists the kinds of strokes of all samples, and by way the strokes of each sample in their order, and last what it came to.
func (s *search) kinds() (kinds []engine.Cite, rows [][][]float64) {
	for _, w := range s.ways {
		for _, luck := range w.luck {
			for _, x := range luck {
				if !slices.Contains(kinds, x.Of) {
					kinds = append(kinds, x.Of)
				}
			}
		}
	}
	rows = make([][][]float64, len(s.ways))
	for k, w := range s.ways {
		for i, luck := range w.luck {
			row := make([]float64, len(kinds)+1)
			for _, x := range luck {
				row[slices.Index(kinds, x.Of)] = x.Sum
			}
			row[len(kinds)] = w.came[i]
			rows[k] = append(rows[k], row)
		}
	}
	return kinds, rows
}

// leastSpread is what squares must come to for something to have differed at all.
const leastSpread = 1e-6

// solve gives what each unknown is worth by sums of products, which it overwrites; doubt is the share by which each is held nearer to nothing. What never
// differed is worth nothing.
func solve(sums [][]float64, doubt float64) []float64 {
	n := len(sums)
	for i := range sums {
		sums[i][i] *= 1 + doubt
	}
	for i := range sums {
		if sums[i][i] < leastSpread {
			continue
		}
		for j := range sums {
			if j == i {
				continue
			}
			f := sums[j][i] / sums[i][i]
			for k := i; k <= n; k++ {
				sums[j][k] -= f * sums[i][k]
			}
		}
	}
	out := make([]float64, n)
	for i := range out {
		if sums[i][i] >= leastSpread {
			out[i] = sums[i][n] / sums[i][i]
		}
	}
	return out
}
