// What a battle came to, put together.
package volley

import "slices"

// odds books what is left and puts the chances together.
func (w *walk) odds() *Odds {
	for a := range w.trees[Attacker].Forces {
		for d := range w.trees[Defender].Forces {
			w.book(a, d)
		}
	}
	o := &Odds{}
	for s := range w.order {
		slices.SortStableFunc(w.order[s], func(f, g Force) int { return g.Total() - f.Total() })
		for _, f := range w.order[s] {
			o.add(Side(s), End{f, *w.ends[s][f]})
		}
	}
	return o
}

// all is how likely an end is, however the battle ends.
func (e *End) all() float64 { return sum(e.P[:]) }

// add adds an end of a side.
func (o *Odds) add(s Side, e End) {
	o.Ends[s] = append(o.Ends[s], e)
	p := e.all()
	for k, n := range e.Left {
		o.Left[s][k] += float64(n) * p
	}
	if s == Attacker {
		for how := range o.P {
			o.P[how] += e.P[how]
		}
	}
}

// Worth is the distribution of what a side loses, each unit worth so much by its kind: the chance of each sum that may be lost, from
// start, the force it began with.
func (o *Odds) Worth(s Side, start Force, each [MostKinds]int) []float64 {
	whole := 0
	for k, n := range start {
		whole += int(n) * each[k]
	}
	out := make([]float64, whole+1)
	for _, e := range o.Ends[s] {
		lost := whole
		for k, n := range e.Left {
			lost -= int(n) * each[k]
		}
		if lost >= 0 {
			out[lost] += e.all()
		}
	}
	return out
}
