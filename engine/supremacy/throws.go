// What the dice of a side may come to: hits in the air, and others.
package supremacy

import (
	"math"
	"slices"

	"awaw/engine/volley"
)

// aimed is a unit that may shoot at aircraft: what it hits those with, and what dice it has for land and sea instead.
type aimed struct{ air, dice, ground int }

// ground is how many dice a unit rolls at land and sea, and what they hit with.
func (b *battle) ground(s volley.Side, k *kind) (dice, value int) {
	if k.drops(s) {
		return b.bombs, k.Bombs
	}
	if v := k.ground(s); v > 0 {
		return 1, v
	}
	return 0, 0
}

// throwing reckons what a side's dice may come to, one thing that it may have after the other, in rooms that are written over.
type throwing struct {
	b    *battle
	a    *army
	most int          // targets in the air
	low  volley.Force // of each slot, how many shoot at land and sea whatever is in the air
	line []aimed      // those that shoot at aircraft, one by one

	after [][]float64       // how likely so many hits are: of those from a place in the line on at land and sea, with the rest
	room  []float64         // of all of after
	all   []float64         // how likely so many hits in the air and so many others are
	now   []float64         // how likely so many hits are, and the line goes on
	free  []volley.Chance   // room for what is kept
	heads [][]volley.Chance // likewise
}

// throwing prepares for what a side's dice may come to against so many targets in the air at most; low is how many of those that shoot
// at aircraft shoot at land and sea all the same.
func (b *battle) throwing(a *army, most int, low volley.Force) throwing {
	for i := range a.slots {
		if !slices.Contains(a.air, i) {
			low[i] = math.MaxInt32
		}
	}
	return throwing{b: b, a: a, most: most, low: low}
}

// of gives the chances of hits in the air and of others, by how many targets are in the air.
func (t *throwing) of(f volley.Force) [][]volley.Chance {
	t.arm(f)
	if len(t.heads) <= t.most {
		t.heads = make([][]volley.Chance, 64*(t.most+1))
	}
	out := t.heads[: t.most+1 : t.most+1]
	t.heads = t.heads[t.most+1:]
	for targets := range out {
		if targets > len(t.line)+1 { // more of them than can be hit
			out[targets] = out[targets-1]
			continue
		}
		out[targets] = t.against(targets)
	}
	return out
}

// arm puts a force in line, and reckons what those behind each place come to at land and sea.
func (t *throwing) arm(f volley.Force) {
	a, b := t.a, t.b
	t.line = t.line[:0]
	dice, most := 0, 1
	for _, i := range a.air {
		n, value := b.ground(a.side, a.slots[i].kind)
		for range f[i] - t.kept(i, f) {
			t.line = append(t.line, aimed{a.slots[i].Air, n, value})
			most += n
		}
	}
	for i, s := range a.slots {
		if s.state == plain {
			n, _ := b.ground(a.side, s.kind)
			dice += n * int(t.kept(i, f))
		}
	}
	most += dice
	if need := (len(t.line) + 1) * most; cap(t.room) < need {
		t.room = make([]float64, 2*need)
	}
	for len(t.after) <= len(t.line) {
		t.after = append(t.after, nil)
	}
	room := t.room[:cap(t.room)]
	row := append(room[:0], 1)
	for i, s := range a.slots {
		if s.state == plain {
			n, value := b.ground(a.side, s.kind)
			row = diced(row, n*int(t.kept(i, f)), value, b.sides)
		}
	}
	t.after[len(t.line)] = row
	for i, u := range slices.Backward(t.line) {
		room = room[len(row):]
		row = diced(append(room[:0], row...), u.dice, u.ground, b.sides)
		t.after[i] = row
	}
}

// kept is how many of a slot shoot at land and sea whatever is in the air.
func (t *throwing) kept(slot int, f volley.Force) int32 { return min(t.low[slot], f[slot]) }

// diced makes a row of chances that of so many dice more, in its place.
func diced(row []float64, n, value, sides int) []float64 {
	hit, miss := float64(value)/float64(sides), float64(sides-value)/float64(sides)
	for range n {
		row = append(row, 0)
		for j := len(row) - 1; j > 0; j-- {
			row[j] = row[j]*miss + row[j-1]*hit
		}
		row[0] *= miss
	}
	return row
}

// faint is what a chance must reach to be counted.
const faint = 1e-19

// against gives the chances against so many targets in the air: one by one in the line, until there are as many hits as targets.
func (t *throwing) against(targets int) []volley.Chance {
	wide := len(t.after[0]) // the first in the line has all dice after it
	size := (min(targets, len(t.line)) + 1) * wide
	t.all = sized(t.all, size)
	if len(t.free) < size {
		t.free = make([]volley.Chance, 1024+size)
	}
	if targets == 0 {
		t.put(0, 1, t.after[0])
	} else {
		t.aim(targets)
	}
	n := 0
	for at, p := range t.all {
		if p > faint {
			t.free[n] = volley.Chance{Picks: int32(at / wide), Hits: int32(at % wide), P: p}
			n++
		}
	}
	out := t.free[:n:n]
	t.free = t.free[n:]
	return out
}

// aim lets the line shoot at targets in the air.
func (t *throwing) aim(targets int) {
	t.now = sized(t.now, targets)
	now := t.now
	now[0] = 1
	for i, u := range t.line {
		hit := float64(u.air) / float64(t.b.sides)
		t.put(targets, now[targets-1]*hit, t.after[i+1])
		for n := targets - 1; n >= 0; n-- {
			now[n] *= 1 - hit
			if n > 0 {
				now[n] += now[n-1] * hit
			}
		}
	}
	for n, p := range now {
		t.put(n, p, t.after[len(t.line)])
	}
}

// put counts so many hits in the air, with those that a row gives at land and sea.
func (t *throwing) put(air int, p float64, row []float64) {
	if p <= faint {
		return
	}
	into := t.all[air*len(t.after[0]):]
	for hits, q := range row {
		into[hits] += p * q
	}
}

// sized is a room of so many numbers, all 0.
func sized(room []float64, n int) []float64 {
	if cap(room) < n {
		return make([]float64, n)
	}
	room = room[:n]
	clear(room)
	return room
}
