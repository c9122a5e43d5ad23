// Ways through the air, hex by hex (18.45, 18.48, 18.621): the usual one between two places, and how one that is named stands in
// a command.

package awaw

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/hexmap"
)

// usualWay is the way air takes from one space to another if none is named, both included: a shortest one around neutral land;
// nil if there is none. A box is where a way begins, never a hex of one.
func (w *world) usualWay(from, to int) []int {
	begin, end := from, to
	if w.board.Space(to).Box {
		begin, end = to, from
	}
	row := w.row(begin)
	_, shut := w.skies()
	path := w.board.Trace(begin, end, func(i int) int {
		if row[i] == unreachable || i != begin && w.board.Space(i).Box {
			return none
		}
		return int(row[i])
	}, shut)
	if begin != from {
		slices.Reverse(path)
	}
	return path
}

// outs is how many ways lead out of a space: to six neighbours, or from a box over its links.
func (w *world) outs(space int) uint64 {
	if w.board.Space(space).Box {
		return uint64(len(w.board.Links(space)))
	}
	return 6
}

// out is where one of them leads, -1 for none.
func (w *world) out(space, n int) int {
	if w.board.Space(space).Box {
		return w.board.Links(space)[n].To
	}
	return w.board.Next(space, n)
}

// leadsOut is which of the ways out of a space leads to another, -1 for none.
func (w *world) leadsOut(space, to int) int {
	for n := range int(w.outs(space)) {
		if w.out(space, n) == to {
			return n
		}
	}
	return none
}

// packWay writes a way as a number that is read from its end: which of the ways out of the last space leads to the one before, and
// so on to where it begins. 24 hexes, the longest way there is, fit; false for what does not, or is no way of neighbours.
func (w *world) packWay(path []int) (way engine.Way, ok bool) {
	n := uint64(0)
	for k := 1; k < len(path); k++ {
		d := w.leadsOut(path[k], path[k-1])
		outs := w.outs(path[k])
		if d < 0 || n > (math.MaxUint64-outs)/outs {
			return
		}
		n = n*outs + uint64(d) + 1
	}
	return engine.Way(n), true
}

// readWay is the way a number stands for that ends at a space, its beginning first; nil if it leaves the board.
func (w *world) readWay(to int, way engine.Way) []int {
	path := []int{to}
	for n, at := uint64(way), to; n > 0; {
		outs := w.outs(at)
		if outs == 0 {
			return nil
		}
		d := (n - 1) % outs
		n = (n - 1) / outs
		if at = w.out(at, int(d)); at < 0 {
			return nil
		}
		path = append(path, at)
	}
	slices.Reverse(path)
	return path
}

// wayHexes is how many hexes a way of neighbours is long; unreachable if air may not fly it (18.48).
func (w *world) wayHexes(path []int) int {
	closed, shut := w.skies()
	hexes := 0
	for k := 1; k < len(path); k++ {
		from, to := path[k-1], path[k]
		if w.board.Space(to).Box || w.board.Space(from).Box { // only the last, and that over a link
			n := slices.IndexFunc(w.board.Links(from), func(l hexmap.Link) bool { return l.To == to })
			if k < len(path)-1 || n < 0 {
				return unreachable
			}
			hexes += w.board.Links(from)[n].Dist
			continue
		}
		dir := w.leadsOut(from, to)
		if dir < 0 || closed(to) || shut(from, dir) {
			return unreachable
		}
		hexes++
	}
	return min(hexes, unreachable)
}

// joinWay is the way through all spaces of a list: neighbours are joined as they are, others by the usual way between them, or where
// air may not fly by the straightest; nil if they cannot be joined.
func (w *world) joinWay(through []int) []int {
	path := through[:1:1]
	for k, to := range through[1:] {
		from := through[k]
		if from == to {
			continue
		}
		leg := []int{from, to}
		if w.leadsOut(to, from) < 0 {
			if leg = w.usualWay(from, to); leg == nil {
				leg = w.board.Path(from, to, farthestWay, func(i int) bool { return w.board.Space(i).Box && i != to }, nil)
			}
		}
		if leg == nil {
			return nil
		}
		path = append(path, leg[1:]...)
	}
	return path
}

// milestones is the shortest list of spaces that tells a way from all others between its ends: what joinWay makes the way of again.
func (w *world) milestones(path []int) []int {
	var out []int
	for at := 0; at < len(path)-1; {
		next := at + 1
		for k := len(path) - 1; k > next; k-- {
			if slices.Equal(w.joinWay([]int{path[at], path[k]}), path[at:k+1]) {
				next = k
				break
			}
		}
		if at = next; at < len(path)-1 {
			out = append(out, path[at])
		}
	}
	return out
}

// shortestWay is a shortest way to a space from the nearest of some bases, the first of equals, through hexes that are free, within
// a limit in hexes; nil if there is none. The space itself is not asked about.
func (w *world) shortestWay(bases []int16, to, limit int, free func(space int) bool) []int {
	closed, shut := w.skies()
	barred := func(i int) bool { return closed(i) || !free(i) }
	for _, s := range w.board.Reach(to, limit, barred, shut, nil) { // by growing distance
		if slices.Contains(bases, int16(s.Space)) {
			path := w.board.Path(to, s.Space, s.Dist, barred, shut)
			slices.Reverse(path)
			return path
		}
	}
	return nil
}
