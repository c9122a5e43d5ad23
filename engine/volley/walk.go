// The chain of rounds over all that both sides may come to.
package volley

import "fmt"

// walk carries chances from round to round. Its states are pairs of what either side has left.
type walk struct {
	trees [2]*Tree
	mass  []float64 // of each pair, at the beginning of a round
	watch Watch
	leave [2]int    // see Course
	needs [2]Kinds  // likewise
	spent [2][]bool // of each state, whether a side has nothing left that fights on

	inTurn bool // see Course

	ends   [2][]End           // what has been settled
	booked [2][]int32         // where among them the chances of a state of the trees there are go, and one, once some have
	known  [2]map[Force]int32 // likewise, of forces of trees that there were

	tries [2][2]part // by step and side
}

// part is where a side may be after its losses, gathered: the first n of to, and how likely each is.
type part struct {
	share []float64
	to    []int32
	p     []float64
	n     int
}

func (w *walk) at(a, d int) int { return a*len(w.trees[Defender].Forces) + d }

// prepare makes room for the trees there are.
func (w *walk) prepare() error {
	na, nd := len(w.trees[Attacker].Forces), len(w.trees[Defender].Forces)
	if na*nd > MostPairs {
		return &TooLarge{fmt.Sprintf("%d pairs of forces to look at, and %d at most are", na*nd, MostPairs)}
	}
	work := 1.0
	for s := range w.trees {
		w.booked[s] = make([]int32, len(w.trees[s].Forces))
		w.spent[s] = make([]bool, len(w.trees[s].Forces))
		for n := range w.trees[s].Forces {
			f := &w.trees[s].Forces[n]
			w.spent[s][n] = f.Total() == 0 || spent(f, w.needs[s])
		}
		n := 0
		for _, of := range w.trees[s].Rolls {
			for _, by := range of {
				for _, list := range by {
					n += len(list)
				}
			}
		}
		work *= float64(n)
		for k := range w.tries {
			forces := len(w.trees[s].Forces)
			w.tries[k][s] = part{make([]float64, forces), make([]int32, forces+1), make([]float64, forces), 0}
		}
	}
	if work > MostWork {
		return &TooLarge{fmt.Sprintf("%.0f pairs of throws to look at, and %.0f at most are", work, float64(MostWork))}
	}
	w.mass = make([]float64, na*nd)
	return nil
}

// meet gathers where either side of a pair may be after a step of a round, and gives the chance that both stay as they are.
func (w *walk) meet(step, a, d int) (still float64) {
	pa, pd := &w.tries[step][Attacker], &w.tries[step][Defender]
	pa.gather(w.trees[Attacker], a, w.trees[Defender].Rolls[step][d][w.trees[Attacker].Class[a]])
	pd.gather(w.trees[Defender], d, w.trees[Attacker].Rolls[step][a][w.trees[Defender].Class[d]])
	return pa.still(a) * pd.still(d)
}

// gather finds where a side may be after the enemy's dice.
func (p *part) gather(t *Tree, state int, rolls []Chance) {
	share, list, n := p.share, p.to, 0
	picked := t.picked[state*t.widePicked:][:t.widePicked]
	var rest []int32 // the states after so many picks and other losses; the chances come by picks
	picks := int32(-1)
	for i := range rolls {
		c := &rolls[i]
		if c.Picks != picks {
			picks = c.Picks
			rest = t.lost[int(picked[min(int(picks), len(picked)-1)])*t.wideLost:][:t.wideLost]
		}
		to := rest[min(int(c.Hits), len(rest)-1)]
		before := share[to]
		list[n] = to // and stays there only if it is new
		fresh := 0
		if before == 0 {
			fresh = 1
		}
		n += fresh
		share[to] = before + c.P
	}
	p.n = n
	chances := p.p
	for i, to := range list[:n] {
		chances[i] = share[to]
		share[to] = 0
	}
}

// still is how likely it is that a side stays as it is.
func (p *part) still(state int) float64 {
	for i, to := range p.to[:p.n] {
		if int(to) == state {
			return p.p[i]
		}
	}
	return 0
}

// pour carries mass m of a pair to where a step of a round may lead, but not to where it came from.
func (w *walk) pour(step int, into []float64, a, d int, m float64) {
	if w.inTurn {
		w.pourInTurn(into, a, d, m)
		return
	}
	nd := len(w.trees[Defender].Forces)
	pa, pd := &w.tries[step][Attacker], &w.tries[step][Defender]
	cols := pd.to[:pd.n]
	shares := pd.p[:len(cols)]
	here := into[a*nd+d]
	rows := pa.to[:pa.n]
	for len(rows) > 1 { // two at once
		i := pa.n - len(rows)
		one, two := into[int(rows[0])*nd:][:nd], into[int(rows[1])*nd:][:nd]
		m1, m2 := m*pa.p[i], m*pa.p[i+1]
		for j, col := range cols {
			p := shares[j]
			one[col] += m1 * p
			two[col] += m2 * p
		}
		rows = rows[2:]
	}
	for _, to := range rows {
		row, share := into[int(to)*nd:][:nd], m*pa.p[pa.n-1]
		for j, col := range cols {
			row[col] += share * shares[j]
		}
	}
	into[a*nd+d] = here
}

// faint is what the chance of a pair must reach to be looked at.
const faint = 1e-19

// step carries all mass through a step of a round.
func (w *walk) step(n int, from []float64) []float64 {
	into := make([]float64, len(from))
	na, nd := len(w.trees[Attacker].Forces), len(w.trees[Defender].Forces)
	for a := range na {
		for d := range nd {
			m := from[a*nd+d]
			if m == 0 {
				continue
			}
			if a == na-1 || d == nd-1 || m < faint {
				into[a*nd+d] += m
				continue
			}
			into[a*nd+d] += m * w.meet(n, a, d)
			w.pour(n, into, a, d, m)
		}
	}
	return into
}

// rounds fights so many rounds, or fewer if by then nothing is left to be decided.
func (w *walk) rounds(n int) error {
	var away []float64
	defer func() {
		for at, m := range away {
			w.mass[at] += m
		}
	}()
	for i := range n {
		if w.watch != nil && !w.watch(float64(i)/float64(n)) {
			return ErrStopped
		}
		away = w.broken(away)
		before := w.mass
		for k := range w.trees[Attacker].Rolls {
			w.mass = w.step(k, w.mass)
		}
		if w.same(before) {
			return nil
		}
	}
	return nil
}

// same tells whether a round changed nothing that counts: what still fights, moved, is too faint.
func (w *walk) same(before []float64) bool {
	for n, m := range w.mass {
		if m != before[n] {
			return false
		}
	}
	return true
}

// finish fights to the finish. Every pair is left for good once looked at, so each is looked at once; what stays as it is goes round
// until it does not.
func (w *walk) finish() error {
	na, nd := len(w.trees[Attacker].Forces), len(w.trees[Defender].Forces)
	steps := len(w.trees[Attacker].Rolls)
	later := make([]float64, 0)
	if steps > 1 {
		later = make([]float64, len(w.mass))
	}
	for a := range na - 1 {
		if w.watch != nil && !w.watch(float64(a)/float64(na)) {
			return ErrStopped
		}
		for d := range nd - 1 {
			at := a*nd + d
			switch {
			case steps == 1 && w.ended(a, d) < 0:
				w.pass(a, d, at)
			case steps > 1:
				w.passTwo(a, d, at, later)
			}
		}
	}
	for n, m := range later {
		w.mass[n] += m
	}
	return nil
}

// pass leaves a pair for good.
func (w *walk) pass(a, d, at int) {
	m := w.mass[at]
	if m < faint {
		return
	}
	stay := w.meet(0, a, d)
	if stay >= 1 {
		return
	}
	w.mass[at] = 0
	w.pour(0, w.mass, a, d, m/(1-stay))
}

// passTwo is pass where a round has two steps; later is the mass before the second.
func (w *walk) passTwo(a, d, at int, later []float64) {
	m1, m2 := w.mass[at], later[at]
	if m1+m2 < faint {
		return
	}
	stay1, stay2 := w.meet(0, a, d), w.meet(1, a, d)
	if w.ended(a, d) >= 0 { // whoever comes here after the second step fights no more
		later[at] = 0
		w.mass[at] += stay2 * m2
		w.pour(1, w.mass, a, d, m2)
		return
	}
	if stay1*stay2 >= 1 {
		return
	}
	w.mass[at], later[at] = 0, 0
	v1 := (m1 + stay2*m2) / (1 - stay1*stay2)
	v2 := m2 + stay1*v1
	w.pour(0, later, a, d, v1)
	w.pour(1, w.mass, a, d, v2)
}
