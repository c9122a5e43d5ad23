package chance

import (
	"math"
	"slices"
)

// This file fits models to games.

// Case is a standing with how its game ended for the side.
type Case struct {
	Standing
	Game  int     `json:"-"`
	Won   float64 `json:"won"`   // 1, 0, or half for a draw
	Plain float64 `json:"plain"` // the chance by the lead alone
}

// Brier is the mean square of what a chance is off, by game: each game counts once.
func Brier(cases []Case, win func(*Case) float64) (score float64, games []float64) {
	at := map[int]int{}
	var count []float64
	for i := range cases {
		g, ok := at[cases[i].Game]
		if !ok {
			g = len(games)
			at[cases[i].Game] = g
			games, count = append(games, 0), append(count, 0)
		}
		d := win(&cases[i]) - cases[i].Won
		games[g] += d * d
		count[g]++
	}
	for g := range games {
		games[g] /= count[g]
		score += games[g] / float64(len(games))
	}
	return score, games
}

// How a family is fitted: what is tried, and how many parts of the games take turns to be held back.
var (
	floors = []float64{0.1, 0.3, 0.7}
	pulls  = []float64{3, 30, 300} // of a family's numbers to nothing
	bends  = []float64{10, 100, 1000, math.Inf(1)}
)

const folds = 4

// Train fits the models of a family of scenarios: one for all of them, and one for each, bent from that as far as games held back bear it out.
func Train(family string, cases []Case) []Model {
	var names []string
	for i := range cases {
		if !slices.Contains(names, cases[i].Scenario) {
			names = append(names, cases[i].Scenario)
		}
	}
	slices.Sort(names)
	best, floor, pull := math.Inf(1), 0.0, 0.0
	bend := map[string]float64{}
	for _, f := range floors {
		for _, p := range pulls {
			sum := 0.0
			by := map[string]float64{}
			for _, name := range names {
				by[name] = math.Inf(1)
			}
			off := map[string][]float64{}
			for fold := range folds {
				in, out := split(cases, fold)
				m := fit(family, in, f, p, nil)
				for _, name := range names {
					own, held := of(in, name), of(out, name)
					for k, b := range bends {
						n := m
						if !math.IsInf(b, 1) {
							n = fit(name, own, f, b, &m)
						}
						score, _ := Brier(held, func(c *Case) float64 { return n.Win(&c.Standing) })
						if len(off[name]) <= k {
							off[name] = append(off[name], 0)
						}
						off[name][k] += score / folds
					}
				}
			}
			chosen := map[string]float64{}
			for _, name := range names {
				k := 0
				for i, v := range off[name] {
					if v < off[name][k] {
						k = i
					}
				}
				chosen[name] = bends[k]
				sum += off[name][k]
			}
			if sum < best {
				best, floor, pull, bend = sum, f, p, chosen
			}
		}
	}
	whole := fit(family, cases, floor, pull, nil)
	out := []Model{whole}
	for _, name := range names {
		if b := bend[name]; !math.IsInf(b, 1) {
			out = append(out, fit(name, of(cases, name), floor, b, &whole))
		}
	}
	return out
}

// Bend fits the model of one scenario alone: bent from that of its family as far as games held back bear it out.
func Bend(from Model, cases []Case) Model {
	name := cases[0].Scenario
	best, bend := math.Inf(1), 0.0
	for _, b := range bends[:len(bends)-1] {
		sum := 0.0
		for fold := range folds {
			in, out := split(cases, fold)
			m := fit(name, in, from.Floor, b, &from)
			score, _ := Brier(out, func(c *Case) float64 { return m.Win(&c.Standing) })
			sum += score
		}
		if sum < best {
			best, bend = sum, b
		}
	}
	return fit(name, cases, from.Floor, bend, &from)
}

func split(cases []Case, fold int) (in, out []Case) {
	for i := range cases {
		if cases[i].Game/2%folds == fold {
			out = append(out, cases[i])
		} else {
			in = append(in, cases[i])
		}
	}
	return in, out
}

func of(cases []Case, scenario string) (out []Case) {
	for i := range cases {
		if cases[i].Scenario == scenario {
			out = append(out, cases[i])
		}
	}
	return out
}

// steps bounds the steps of Newton's way to the likeliest model.
const steps = 12

// fit finds the model under which the ends of the games are likeliest, pulled to the one it begins from, or to nothing.
func fit(name string, cases []Case, floor, pull float64, from *Model) Model {
	n := len(cases[0].X)
	rows := make([][]float64, len(cases))
	scale := make([]float64, 2*n)
	for i := range cases {
		c := &cases[i]
		row := make([]float64, 2*n)
		by := math.Sqrt(floor + c.Togo)
		for k, x := range c.X {
			row[k], row[n+k] = x/by, x*c.Togo/by
		}
		for k, v := range row {
			scale[k] += v * v / float64(len(cases))
		}
		rows[i] = row
	}
	w, anchor := make([]float64, 2*n), make([]float64, 2*n)
	for k := range scale {
		scale[k] = math.Sqrt(scale[k])
		if from != nil {
			if k < n {
				anchor[k] = from.Now[k] * scale[k]
			} else {
				anchor[k] = from.Later[k-n] * scale[k]
			}
		}
		if scale[k] == 0 {
			scale[k] = 1
		}
	}
	for _, row := range rows {
		for k := range row {
			row[k] /= scale[k]
		}
	}
	copy(w, anchor)
	for range steps {
		newton(rows, cases, w, anchor, pull)
	}
	m := Model{Name: name, Floor: floor, Now: make([]float64, n), Later: make([]float64, n)}
	for k := range n {
		m.Now[k], m.Later[k] = round(w[k]/scale[k]), round(w[n+k]/scale[n+k])
	}
	return m
}

// round keeps four digits that count.
func round(v float64) float64 {
	if v == 0 {
		return 0
	}
	by := math.Pow(10, 3-math.Floor(math.Log10(math.Abs(v))))
	return math.Round(v*by) / by
}

// newton goes one step to the likeliest weights.
func newton(rows [][]float64, cases []Case, w, anchor []float64, pull float64) {
	d := len(w)
	grad := make([]float64, d)
	curve := make([][]float64, d)
	for k := range curve {
		curve[k] = make([]float64, d)
		curve[k][k] = pull
		grad[k] = -pull * (w[k] - anchor[k])
	}
	for i, row := range rows {
		z := 0.0
		for k, v := range row {
			z += w[k] * v
		}
		p := logistic(z)
		off, weight := cases[i].Won-p, max(1e-3, p*(1-p))
		for k, v := range row {
			if v == 0 {
				continue
			}
			grad[k] += off * v
			for j := range k + 1 {
				curve[k][j] += weight * v * row[j]
			}
		}
	}
	solve(curve, grad)
	for k := range w {
		w[k] += max(-2, min(2, grad[k]))
	}
}

// solve puts the answer of curve·x = b into b; curve is the lower half of a matrix that curves upward everywhere, and is used up (Cholesky).
func solve(curve [][]float64, b []float64) {
	for i := range b {
		for j := range i + 1 {
			sum := curve[i][j]
			for k := range j {
				sum -= curve[i][k] * curve[j][k]
			}
			if i == j {
				curve[i][i] = math.Sqrt(max(sum, 1e-12))
			} else {
				curve[i][j] = sum / curve[j][j]
			}
		}
	}
	for i := range b {
		for k := range i {
			b[i] -= curve[i][k] * b[k]
		}
		b[i] /= curve[i][i]
	}
	for i := len(b) - 1; i >= 0; i-- {
		for k := i + 1; k < len(b); k++ {
			b[i] -= curve[k][i] * b[k]
		}
		b[i] /= curve[i][i]
	}
}
