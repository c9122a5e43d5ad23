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
	index := make(map[Force]int32, 64)
	list := make([]Force, 0, 64)
	add := func(f Force) int32 {
		n, ok := index[f]
		if !ok {
			n = int32(len(list))
			index[f] = n
			list = append(list, f)
		}
		return n
	}
	for _, f := range roots {
		add(f)
	}
	var after [2][]int32 // of each of the list, what it is with one less; itself if there is none to take
	for n := 0; n < len(list); n++ {
		for i, shed := range []Shed{picked, lost} {
			to := int32(n)
			if shed != nil {
				if f, ok := shed(list[n]); ok {
					to = add(f)
				}
			}
			after[i] = append(after[i], to)
		}
	}
	order, totals := make([]int32, len(list)), make([]int, len(list))
	for n := range list {
		order[n], totals[n] = int32(n), list[n].Total()
	}
	slices.SortStableFunc(order, func(f, g int32) int { return totals[g] - totals[f] })
	t := &Tree{Forces: make([]Force, len(list)), Class: make([]int, len(list))}
	place := make([]int32, len(list)) // where each of the list stands
	for n, from := range order {
		t.Forces[n], place[from] = list[from], int32(n)
	}
	t.widePicked, t.wideLost = 1, totals[order[0]]+1
	if picked != nil {
		t.widePicked = t.wideLost
	}
	t.picked = links(order, place, t.widePicked, after[0])
	t.lost = links(order, place, t.wideLost, after[1])
	return t
}

// links is the state after so many losses of a sort, by state: order tells which of a list stands where, place where each of it stands.
func links(order, place []int32, wide int, after []int32) []int32 {
	out := make([]int32, len(order)*wide)
	for n, from := range slices.Backward(order) {
		row := out[n*wide : n*wide+wide]
		to := int(place[after[from]])
		row[0] = int32(n)
		switch {
		case wide == 1:
		case to == n:
			for i := range row {
				row[i] = int32(n)
			}
		default:
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
