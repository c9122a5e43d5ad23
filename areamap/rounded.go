package areamap

import "slices"

// This file rounds the borders of areas that are groups of hexes: corners are drawn towards their neighbours along the borders, then
// every stretch is bent twice as finely. Both areas of a border move as one, so that who meets whom stays as the hexes have it.

const (
	roundings = 3 // how often corners are drawn in
	bendings  = 2 // how often stretches are halved
)

// web is all borders of a board: corners by number, and the corners each is joined to.
type web struct {
	at   []point
	next [][]int
}

// round replaces the outlines of the areas by rounded ones.
func (b *builder) round() {
	number := map[point]int{}
	var w web
	of := func(p point) int {
		n, known := number[p]
		if !known {
			n = len(w.at)
			number[p] = n
			w.at, w.next = append(w.at, p), append(w.next, nil)
		}
		return n
	}
	rings := make([][][]int, len(b.rings))
	for i, list := range b.rings {
		for _, ring := range list {
			var numbers []int
			for _, p := range ring {
				numbers = append(numbers, of(p))
			}
			rings[i] = append(rings[i], numbers)
			for k, n := range numbers {
				w.join(n, numbers[(k+1)%len(numbers)])
			}
		}
	}
	for range roundings {
		w.draw(.5)
	}
	for range bendings {
		mids := w.halve()
		for _, list := range rings {
			for j, ring := range list {
				var finer []int
				for k, n := range ring {
					finer = append(finer, n, mids[pair(n, ring[(k+1)%len(ring)])])
				}
				list[j] = finer
			}
		}
		w.draw(.25)
	}
	for i, list := range rings {
		for j, ring := range list {
			var out []point
			for _, n := range ring {
				out = append(out, w.at[n])
			}
			b.rings[i][j] = out
		}
	}
}

// join notes that a border runs between two corners.
func (w *web) join(p, q int) {
	if !slices.Contains(w.next[p], q) {
		w.next[p] = append(w.next[p], q)
	}
	if !slices.Contains(w.next[q], p) {
		w.next[q] = append(w.next[q], p)
	}
}

// draw moves every corner a share of the way to the middle of those it is joined to.
func (w *web) draw(share float64) {
	to := make([]point, len(w.at))
	for n, p := range w.at {
		var x, y float64
		for _, m := range w.next[n] {
			x, y = x+w.at[m].x, y+w.at[m].y
		}
		k := float64(len(w.next[n]))
		to[n] = point{p.x + share*(x/k-p.x), p.y + share*(y/k-p.y)}
	}
	w.at = to
}

func pair(p, q int) [2]int { return [2]int{min(p, q), max(p, q)} }

// halve puts a corner into the middle of every stretch and gives them by their ends.
func (w *web) halve() map[[2]int]int {
	mids := map[[2]int]int{}
	for p := range len(w.at) {
		for k, q := range w.next[p] {
			at := pair(p, q)
			mid, known := mids[at]
			if !known {
				mid = len(w.at)
				mids[at] = mid
				w.at = append(w.at, point{(w.at[p].x + w.at[q].x) / 2, (w.at[p].y + w.at[q].y) / 2})
				w.next = append(w.next, []int{p, q})
			}
			w.next[p][k] = mid
		}
	}
	return mids
}
