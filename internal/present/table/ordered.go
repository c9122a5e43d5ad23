package table

import (
	"cmp"
	"slices"

	"awaw/engine"
)

// This file counts how far those who may be sent to a target have to go, and puts them in order.

// ordered counts how far each of some has to go, and puts the largest first.
func (m *Surface) ordered(out []Reacher, at engine.Ref) []Reacher {
	far := m.distances(at, out)
	for i := range out {
		n, ok := far[out[i].Counter.Space.Index()]
		if out[i].Far = n; !ok { // in a box: it sets out where its way begins
			out[i].From, out[i].Far = m.setsOut(out[i].Cmd)
		}
	}
	slices.SortStableFunc(out, func(a, b Reacher) int {
		return cmp.Or(-compareBools(a.Sent, b.Sent), -cmp.Compare(a.Counter.Size, b.Counter.Size), cmp.Compare(a.Far, b.Far), cmp.Compare(a.Counter.Ref, b.Counter.Ref))
	})
	return out
}

// setsOut tells where the usual way of a command begins, and how many spaces long it is; NoRef and -1 of what flies by no way.
func (m *Surface) setsOut(c engine.Command) (from engine.Ref, far int) {
	if c == (engine.Command{}) {
		return engine.NoRef, -1
	}
	a, ok := m.Ask(engine.Query{Kind: engine.QueryWay, Cmd: c})
	if !ok || len(a.Spaces) < 2 {
		return engine.NoRef, -1
	}
	return a.Spaces[0].Ref, len(a.Spaces) - 1
}

// distances counts the spaces between a target and where each of some stands, as far as the farthest of them.
func (m *Surface) distances(at engine.Ref, who []Reacher) map[int]int {
	out := map[int]int{}
	if at.Kind() != engine.KindSpace || at.Index() >= m.Board().Len() {
		return out
	}
	most, left := 0, map[int]bool{}
	for _, r := range who {
		most = max(most, r.Counter.Range)
		if r.Counter.Space.Kind() == engine.KindSpace {
			left[r.Counter.Space.Index()] = true
		}
	}
	seen, edge := map[int]bool{at.Index(): true}, []int{at.Index()}
	for n := 0; n <= most && len(edge) > 0 && len(left) > 0; n++ {
		var next []int
		for _, i := range edge {
			if left[i] {
				out[i] = n
				delete(left, i)
			}
			for _, k := range m.Board().Neighbours(i, "") {
				if !seen[k] {
					seen[k] = true
					next = append(next, k)
				}
			}
		}
		edge = next
	}
	return out
}
