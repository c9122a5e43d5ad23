// How the chain goes through a battle of any system.
package volley

import "slices"

// Course is a battle as the chain sees it: what either side may come to, and what happens between rounds.
type Course struct {
	Start  [2]Force
	Starts []Begin  // what it may begin with, instead of Start
	Rounds int      // 0: to the finish
	Events []Event  // by round
	InTurn bool     // the attacker's dice fall first, and what they hit rolls no more in that round; for rounds of one step
	Leave  [2]int   // a side breaks off before a round it would begin with so many units or fewer; 0: never
	Needs  [2]Kinds // see Battle
	// Grow finds all that a side may come to from some beginnings.
	Grow func(s Side, roots []Force) *Tree
}

// Begin is what a battle begins with, and how likely.
type Begin struct {
	Forces [2]Force
	P      float64
}

// Event changes the defender's force before the dice of a round, if the battle still stands then.
type Event struct {
	Round  int // from 2 on
	Change func(Force) Force
}

// Odds calculates the chances of a battle. watch may be nil.
func (c *Course) Odds(watch Watch) (*Odds, error) {
	w := &walk{watch: watch, leave: c.Leave, needs: c.Needs, inTurn: c.InTurn}
	starts := c.Starts
	if starts == nil {
		starts = []Begin{{c.Start, 1}}
	}
	for s := range w.trees {
		roots := make([]Force, len(starts))
		for n := range starts {
			roots[n] = starts[n].Forces[s]
		}
		w.trees[s] = c.Grow(Side(s), roots)
	}
	if err := w.prepare(); err != nil {
		return nil, err
	}
	w.begin(starts)
	done := 0
	for _, e := range c.Events {
		if c.Rounds > 0 && e.Round > c.Rounds {
			break
		}
		if err := w.rounds(e.Round - 1 - done); err != nil {
			return nil, err
		}
		done = e.Round - 1
		if err := c.change(w, e.Change); err != nil {
			return nil, err
		}
	}
	var err error
	if c.Rounds > 0 {
		err = w.rounds(c.Rounds - done)
	} else {
		err = w.finish()
	}
	if err != nil {
		return nil, err
	}
	return w.odds(), nil
}

// begin puts the mass where a battle begins.
func (w *walk) begin(starts []Begin) {
	if len(starts) == 1 {
		var at [2]int
		for s := range at {
			at[s] = slices.Index(w.trees[s].Forces, starts[0].Forces[s])
		}
		w.mass[w.at(at[0], at[1])] = starts[0].P
		return
	}
	var index [2]map[Force]int
	for s := range index {
		index[s] = map[Force]int{}
		for n, f := range w.trees[s].Forces {
			index[s][f] = n
		}
	}
	for _, b := range starts {
		w.mass[w.at(index[0][b.Forces[0]], index[1][b.Forces[1]])] += b.P
	}
}

// change changes the defender wherever the battle still stands.
func (c *Course) change(w *walk, change func(Force) Force) error {
	old, mass := w.trees[Defender], w.mass
	var roots []Force
	reached := make([]bool, len(old.Forces))
	na, nd := len(w.trees[Attacker].Forces), len(old.Forces)
	for a := range na - 1 {
		for d := range nd - 1 {
			reached[d] = reached[d] || mass[a*nd+d] > 0 && w.ended(a, d) < 0
		}
	}
	for d, yes := range reached {
		if yes {
			roots = append(roots, change(old.Forces[d]))
		}
	}
	if roots == nil {
		return nil
	}
	stands := make([]float64, len(mass))
	for a := range na - 1 {
		for d := range nd - 1 {
			if w.ended(a, d) < 0 {
				stands[a*nd+d] = mass[a*nd+d]
			}
		}
	}
	w.settle()
	w.know()
	w.trees[Defender] = c.Grow(Defender, roots)
	if err := w.prepare(); err != nil {
		return err
	}
	index := map[Force]int{}
	for n, f := range w.trees[Defender].Forces {
		index[f] = n
	}
	for a := range na - 1 {
		for d := range nd - 1 {
			if m := stands[a*nd+d]; m > 0 {
				w.mass[w.at(a, index[change(old.Forces[d])])] += m
			}
		}
	}
	return nil
}
