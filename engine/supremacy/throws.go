// What the dice of a side may come to: hits in the air, and others.
package supremacy

import (
	"slices"

	"awaw/engine/volley"
)

// aimed is a unit that may shoot at aircraft: what it hits those with, and what dice it has for land and sea instead.
type aimed struct{ air, dice, ground int }

// ground is how many dice a unit rolls at land and sea, and what they hit with.
func (b *battle) ground(s volley.Side, k *kind) (dice, value int) {
	if s == volley.Attacker && k.Bombs > 0 {
		return b.bombs, k.Bombs
	}
	if v := k.ground(s); v > 0 {
		return 1, v
	}
	return 0, 0
}

// throws are the chances of hits in the air and of others, by how many targets are in the air, up to most.
func (b *battle) throws(a *army, f volley.Force, most int) [][]volley.Chance {
	rest := volley.NoDice // of those that do not shoot at aircraft
	var line []aimed
	for i, s := range a.slots {
		if s.state == plain && !slices.Contains(a.air, i) {
			dice, value := b.ground(a.side, s.kind)
			rest = rest.Dice(dice*int(f[i]), value, b.sides, false)
		}
	}
	for _, i := range a.air {
		dice, value := b.ground(a.side, a.slots[i].kind)
		for range f[i] {
			line = append(line, aimed{a.slots[i].Air, dice, value})
		}
	}
	// after is what those from a place in the line on roll at land and sea, with the rest.
	after := make([]volley.Spread, len(line)+1)
	after[len(line)] = rest
	for i := len(line) - 1; i >= 0; i-- {
		after[i] = after[i+1].Dice(line[i].dice, line[i].ground, b.sides, false)
	}
	lists := make([][]volley.Chance, len(after))
	for i := range after {
		lists[i] = after[i].List()
	}
	out := make([][]volley.Chance, most+1)
	wide := int(lists[0][len(lists[0])-1].Hits) + 1 // the first in the line has all dice after it
	room, now := make([]float64, (min(most, len(line))+1)*wide), make([]float64, most)
	var list []volley.Chance // of all, one after the other
	for targets := range out {
		if targets > len(line)+1 { // more of them than can be hit
			out[targets] = out[targets-1]
			continue
		}
		from := len(list)
		list = b.against(list, line, lists, targets, room, now)
		out[targets] = list[from:len(list):len(list)]
	}
	return out
}

// faint is what a chance must reach to be counted.
const faint = 1e-19

// against adds the chances against so many targets in the air: one by one in the line, until there are as many hits as targets. What room and
// now hold is written over.
func (b *battle) against(out []volley.Chance, line []aimed, after [][]volley.Chance, targets int, room, now []float64) []volley.Chance {
	wide := int(after[0][len(after[0])-1].Hits) + 1
	all := room[:(min(targets, len(line))+1)*wide]
	clear(all)
	put := func(air int, p float64, list []volley.Chance) {
		if p <= faint {
			return
		}
		row := all[air*wide : air*wide+wide]
		for i := range list {
			row[list[i].Hits] += p * list[i].P
		}
	}
	now = now[:targets] // how likely so many hits are, and the line goes on
	clear(now)
	if targets == 0 {
		put(0, 1, after[0])
	} else {
		now[0] = 1
		for i, u := range line {
			hit := float64(u.air) / float64(b.sides)
			put(targets, now[targets-1]*hit, after[i+1])
			for n := targets - 1; n >= 0; n-- {
				now[n] *= 1 - hit
				if n > 0 {
					now[n] += now[n-1] * hit
				}
			}
		}
	}
	for n, p := range now {
		put(n, p, after[len(line)])
	}
	for n, p := range all {
		if p > faint {
			out = append(out, volley.Chance{Picks: int32(n / wide), Hits: int32(n % wide), P: p})
		}
	}
	return out
}
