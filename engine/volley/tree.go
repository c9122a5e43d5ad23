// What a side may come to in a battle.
package volley

import "slices"

// Chance is one thing a side's dice may come to in a step: how many picks and other hits, and how likely.
type Chance struct {
	Picks, Hits int32
	P           float64
}

// Tree is all that a side may come to. States stand in such an order that every loss leads to a later one; the last has nothing left.
// Losses of a side depend only on how many of one sort (picks, or hits in the air) and how many others it takes, the former first.
type Tree struct {
	Forces []Force
	Class  []int          // of each state: what of it the other's dice depend on
	Rolls  [][][][]Chance // by step of a round, state, and class of the other side

	picked     []int32 // state after so many picks: state by state, wide each
	lost       []int32 // after so many other losses
	widePicked int
	wideLost   int
}

// Shed takes one unit off a force, and what goes with it; false if there is none to take.
type Shed func(Force) (Force, bool)

// tiny is what a chance must reach to be counted: what is left out over a whole battle stays far below one part in 10^12.
const tiny = 1e-19

// NewTree finds all that a side may come to from some beginnings. picked is nil where nobody picks.
func NewTree(roots []Force, picked, lost Shed) *Tree {
	index := map[Force]int32{}
	list := make([]Force, 0, 64)
	add := func(f Force) {
		if _, ok := index[f]; !ok {
			index[f] = 0
			list = append(list, f)
		}
	}
	for _, f := range roots {
		add(f)
	}
	for n := 0; n < len(list); n++ {
		for _, shed := range []Shed{picked, lost} {
			if shed == nil {
				continue
			}
			if f, ok := shed(list[n]); ok {
				add(f)
			}
		}
	}
	slices.SortStableFunc(list, func(f, g Force) int { return g.Total() - f.Total() })
	t := &Tree{Forces: list, Class: make([]int, len(list))}
	for n, f := range list {
		index[f] = int32(n)
	}
	t.widePicked, t.wideLost = 1, list[0].Total()+1
	if picked != nil {
		t.widePicked = t.wideLost
	}
	t.picked = t.links(index, t.widePicked, picked)
	t.lost = t.links(index, t.wideLost, lost)
	return t
}

// links is the state after so many losses of a sort, by state.
func (t *Tree) links(index map[Force]int32, wide int, shed Shed) []int32 {
	out := make([]int32, len(t.Forces)*wide)
	for n := len(t.Forces) - 1; n >= 0; n-- {
		row := out[n*wide : n*wide+wide]
		for i := range row {
			row[i] = int32(n)
		}
		if wide == 1 {
			continue
		}
		if f, ok := shed(t.Forces[n]); ok {
			to := int(index[f])
			copy(row[1:], out[to*wide:to*wide+wide-1])
		}
	}
	return out
}

// shed takes off the first unit of an order.
func (o Order) shed(f Force) (Force, bool) {
	k := o.First(&f)
	if k < 0 {
		return f, false
	}
	f[k]--
	return f, true
}

// grow finds all that a side of this battle may come to.
func (b *Battle) grow(s Side, roots []Force, steps []Kinds) *Tree {
	var picked Shed
	if slices.Contains(b.picking(s.Other()), true) {
		picked = b.Policy[s.Other()].Pick.shed
	}
	t := NewTree(roots, picked, b.Policy[s].Loss.shed)
	for _, step := range steps {
		t.Rolls = append(t.Rolls, b.rolls(s, t, step))
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

// rolls are the chances of every state's dice in a step: those of a state with one unit less, and one die more.
func (b *Battle) rolls(s Side, t *Tree, step Kinds) [][][]Chance {
	dense := make([]Spread, len(t.Forces))
	out := make([][][]Chance, len(t.Forces))
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
		out[n] = [][]Chance{dense[n].List()}
	}
	return out
}
