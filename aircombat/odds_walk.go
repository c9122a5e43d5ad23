// Odds of mixed forces: a walk over the compositions a fight can pass through, from the most units down.
package aircombat

import (
	"encoding/binary"
	"slices"
)

// ways[s] is how many of the 36 throws of two dice show s.
var ways = [13]float64{2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}

// chance is one outcome of a roll.
type chance struct {
	eliminated int
	p          float64
}

// chances gathers what a strength eliminates at a net modifier, without regard to aborts.
func (r *Rules) chances(strength, net int) []chance {
	if strength <= 0 {
		return []chance{{0, 1}}
	}
	var out []chance
	for s := 2; s <= 12; s++ {
		e := r.Read(strength, s+net).Eliminated
		if n := len(out); n > 0 && out[n-1].eliminated == e {
			out[n-1].p += ways[s] / 36
			continue
		}
		out = append(out, chance{e, ways[s] / 36})
	}
	return out
}

type node struct {
	att, def Force
	total    int
	p        float64
}

type walk struct {
	r     *Rules
	c     Conditions
	nodes []node
	index map[string]int
	byN   [][]int // nodes by units left
	key   []byte
	found totals
}

func newWalk(r *Rules, att, def Force, c Conditions) *walk {
	n := att.Total() + def.Total()
	w := &walk{r: r, c: c, index: map[string]int{}, byN: make([][]int, n+1), found: totals{at: map[[2]int]int{}}}
	w.add(att, def, 1)
	return w
}

// add puts probability on a composition.
func (w *walk) add(att, def Force, p float64) {
	w.key = w.key[:0]
	for _, f := range [2]Force{att, def} {
		for _, g := range f {
			w.key = binary.AppendUvarint(w.key, uint64(g.N))
		}
	}
	i, ok := w.index[string(w.key)]
	if !ok {
		i = len(w.nodes)
		w.index[string(w.key)] = i
		n := att.Total() + def.Total()
		w.nodes = append(w.nodes, node{att: att, def: def, total: n})
		w.byN[n] = append(w.byN[n], i)
	}
	w.nodes[i].p += p
}

// finish fights every composition down until a side is gone. A round without loss leaves the composition as it was,
// so its probability is divided out.
func (w *walk) finish() []State {
	for n := len(w.byN) - 1; n >= 0; n-- {
		for k := 0; k < len(w.byN[n]); k++ {
			x := w.nodes[w.byN[n][k]]
			toAtt, toDef, stay, over := w.outcomes(x)
			if over {
				w.found.add(x.att.Total(), x.def.Total(), x.p)
				continue
			}
			for _, a := range toAtt {
				for _, d := range toDef {
					if a.same && d.same {
						continue
					}
					w.add(a.f, d.f, x.p*a.p*d.p/(1-stay))
				}
			}
		}
	}
	return w.found.sorted()
}

// rounds fights exactly so many rounds; fights that end sooner stay as they are.
func (w *walk) rounds(n int) []State {
	for range n {
		now := slices.Clone(w.nodes)
		w.nodes, w.index = nil, map[string]int{}
		for i := range w.byN {
			w.byN[i] = nil
		}
		for _, x := range now {
			toAtt, toDef, _, over := w.outcomes(x)
			if over {
				w.add(x.att, x.def, x.p)
				continue
			}
			for _, a := range toAtt {
				for _, d := range toDef {
					w.add(a.f, d.f, x.p*a.p*d.p)
				}
			}
		}
	}
	for _, x := range w.nodes {
		w.found.add(x.att.Total(), x.def.Total(), x.p)
	}
	return w.found.sorted()
}

// after is a force as a roll may leave it.
type after struct {
	f    Force
	p    float64
	same bool
}

// outcomes gives what a round may leave of each side, and the probability that nobody loses anything. over tells that
// the fight has ended: a side is gone, or nobody can hurt anybody.
func (w *walk) outcomes(x node) (toAtt, toDef []after, stay float64, over bool) {
	if x.att.Engaged() == 0 || x.def.Engaged() == 0 {
		return nil, nil, 0, true
	}
	net := w.r.Net(x.att, x.def, w.c)
	toDef = w.suffer(x.def, w.r.chances(w.r.Strength(x.att, w.c.Squadrons), net), Options{NoAborts: true, Bombing: w.c.Bombing})
	toAtt = w.suffer(x.att, w.r.chances(w.r.Strength(x.def, w.c.Squadrons), -net), Options{NoAborts: true, Bombing: w.c.Bombing})
	stay = unhurt(toAtt) * unhurt(toDef)
	return toAtt, toDef, stay, stay >= 1-1e-15
}

func unhurt(out []after) float64 {
	p := 0.0
	for _, x := range out {
		if x.same {
			p += x.p
		}
	}
	return p
}

func (w *walk) suffer(f Force, ch []chance, o Options) []after {
	out := make([]after, 0, len(ch))
	for _, c := range ch {
		if c.eliminated == 0 {
			out = append(out, after{f, c.p, true})
			continue
		}
		d := w.r.NewDeal(f, Result{Eliminated: c.eliminated}, o).Default()
		out = append(out, after{After(f, d.Losses()), c.p, false})
	}
	return out
}
