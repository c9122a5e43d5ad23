// What a side may come to in a battle.
package volley

import "slices"

// Chance is one thing a side's dice may come to in a step: how many picks and other hits, and how likely.
type Chance struct {
	Picks, Hits int32
	P           float64
}

// Tree is all that a side may come to. States stand in such an order that every loss leads to a later one; the last has nothing left.
// Losses of a side depend only on how many of its units are picked and how many it gives up, picks first.
type Tree struct {
	Forces               []Force
	Rolls                [][][]Chance // by step of a round and state
	picked               []int32      // state after so many picks: state by state, wide each
	lost                 []int32      // after so many losses of its own choice
	widePicked, wideLost int
}

// after gives the state after picks and other losses.
func (t *Tree) after(state, picks, hits int32) int32 {
	s := t.picked[int(state)*t.widePicked+min(int(picks), t.widePicked-1)]
	return t.lost[int(s)*t.wideLost+min(int(hits), t.wideLost-1)]
}

// tiny is what a chance must reach to be counted: what is left out over a whole battle stays far below one part in 10^12.
const tiny = 1e-19

// grow finds all that a side may come to from some beginnings.
func (b *Battle) grow(s Side, roots []Force, steps []Kinds) *Tree {
	enemyPicks := slices.ContainsFunc(b.picking(s.Other()), func(p bool) bool { return p })
	loss, pick := b.Policy[s].Loss, b.Policy[s.Other()].Pick
	seen := map[Force]bool{}
	list := make([]Force, 0, 64)
	add := func(f Force) {
		if !seen[f] {
			seen[f] = true
			list = append(list, f)
		}
	}
	for _, f := range roots {
		add(f)
	}
	for n := 0; n < len(list); n++ {
		f := list[n]
		if k := loss.first(&f); k >= 0 {
			g := f
			g[k]--
			add(g)
			if enemyPicks {
				g, k = f, pick.first(&f)
				g[k]--
				add(g)
			}
		}
	}
	slices.SortStableFunc(list, func(f, g Force) int { return g.Total() - f.Total() })
	t := &Tree{Forces: list, Rolls: make([][][]Chance, len(steps))}
	t.link(loss, pick, enemyPicks)
	for n, step := range steps {
		t.Rolls[n] = b.rolls(s, t, step)
	}
	return t
}

// picking tells of each kind of a side, those to come too, whether it may pick.
func (b *Battle) picking(s Side) []bool {
	f := b.Forces[s]
	if s == Defender {
		for _, j := range b.Join {
			f = f.Plus(j.Units)
		}
	}
	out := make([]bool, len(b.Table.Kinds))
	for k := range out {
		out[k] = f[k] > 0 && b.picks(s, k)
	}
	return out
}

// link fills the tables of losses.
func (t *Tree) link(loss, pick Order, enemyPicks bool) {
	index := make(map[Force]int32, len(t.Forces))
	most := 0
	for n, f := range t.Forces {
		index[f] = int32(n)
		most = max(most, f.Total())
	}
	t.widePicked, t.wideLost = 1, most+1
	if enemyPicks {
		t.widePicked = most + 1
	}
	t.picked = make([]int32, len(t.Forces)*t.widePicked)
	t.lost = make([]int32, len(t.Forces)*t.wideLost)
	fill := func(table []int32, wide int, order Order) {
		for n := len(t.Forces) - 1; n >= 0; n-- {
			row := table[n*wide : n*wide+wide]
			row[0] = int32(n)
			f := t.Forces[n]
			k := order.first(&f)
			if k < 0 || wide == 1 {
				for i := range row {
					row[i] = int32(n)
				}
				continue
			}
			f[k]--
			copy(row[1:], table[int(index[f])*wide:int(index[f])*wide+wide-1])
		}
	}
	fill(t.picked, t.widePicked, pick)
	fill(t.lost, t.wideLost, loss)
}

// rolls are the chances of every state's dice in a step: those of a state with one unit less, and one die more.
func (b *Battle) rolls(s Side, t *Tree, step Kinds) [][]Chance {
	dense := make([]Spread, len(t.Forces))
	out := make([][]Chance, len(t.Forces))
	for n := len(t.Forces) - 1; n >= 0; n-- {
		less := t.lost[n*t.wideLost+min(1, t.wideLost-1)]
		if int(less) == n {
			dense[n] = NoDice
		} else {
			k := 0
			for t.Forces[n][k] == t.Forces[less][k] {
				k++
			}
			dense[n] = dense[less]
			if v := b.value(s, k); step.Has(k) && v > 0 {
				dense[n] = dense[less].Die(v, b.Table.Sides, b.picks(s, k))
			}
		}
		out[n] = dense[n].List()
	}
	return out
}
