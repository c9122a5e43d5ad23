// What a battle came to, put together.
package volley

import "slices"

// settle books what has come to an end.
func (w *walk) settle() {
	na, nd := len(w.trees[Attacker].Forces), len(w.trees[Defender].Forces)
	for a := range na {
		for d := range nd {
			if w.ended(a, d) >= 0 {
				w.book(a, d)
			}
		}
	}
}

// book counts the mass of a pair with how the battle ends there.
func (w *walk) book(a, d int) {
	m := w.mass[w.at(a, d)]
	if m == 0 {
		return
	}
	how := w.ended(a, d)
	if how < 0 {
		how = Open
	}
	for s, state := range [2]int{a, d} {
		if w.booked[s][state] == 0 {
			w.booked[s][state] = w.end(s, w.trees[s].Forces[state])
		}
		w.ends[s][w.booked[s][state]-1].P[how] += m
	}
}

// end is where chances of a side to be left with a force are counted: its place among the ends, and one.
func (w *walk) end(s int, f Force) int32 {
	if n, ok := w.known[s][f]; ok {
		return n
	}
	if w.ends[s] == nil {
		w.ends[s] = make([]End, 0, len(w.trees[s].Forces))
	}
	w.ends[s] = append(w.ends[s], End{Left: f})
	return int32(len(w.ends[s]))
}

// know finds the ends of the trees that there were again, for those that come after them.
func (w *walk) know() {
	for s := range w.ends {
		w.known[s] = map[Force]int32{}
		for n, e := range w.ends[s] {
			w.known[s][e.Left] = int32(n + 1)
		}
	}
}

// odds books what is left and puts the chances together.
func (w *walk) odds() *Odds {
	for a := range w.trees[Attacker].Forces {
		for d := range w.trees[Defender].Forces {
			w.book(a, d)
		}
	}
	o := &Odds{}
	for s := range w.ends {
		slices.SortStableFunc(w.ends[s], func(e, f End) int { return f.Left.Total() - e.Left.Total() })
		o.Ends[s] = w.ends[s]
		for n := range o.Ends[s] {
			o.count(Side(s), &o.Ends[s][n])
		}
	}
	return o
}

// All is how likely an end is, however the battle ends.
func (e *End) All() float64 { return sum(e.P[:]) }

// add adds an end of a side.
func (o *Odds) add(s Side, e End) {
	o.Ends[s] = append(o.Ends[s], e)
	o.count(s, &o.Ends[s][len(o.Ends[s])-1])
}

// count counts an end of a side with the others.
func (o *Odds) count(s Side, e *End) {
	p := e.All()
	for k, n := range e.Left {
		o.Left[s][k] += float64(n) * p
	}
	if s == Attacker {
		for how := range o.P {
			o.P[how] += e.P[how]
		}
	}
}
