// Verbs whose command may name a way (18.45, 18.621): a way made of the hexes somebody names, and what it is told by.

package awaw

import (
	"slices"
	"strings"

	"awaw/engine"
)

// nameWay makes a way of the hexes through which somebody wants a command to be flown: the first is where it begins, -1 for where
// it usually does; between hexes that are no neighbours the usual way is taken. It is 0 for the way that is flown anyhow, and false
// if no way leads through, or one longer than a command can name.
func (p *Position) nameWay(c engine.Command, through []int) (engine.Way, bool) {
	usual := row(c.Verb).way(p, c)
	start, to := through[0], c.B.Index()
	if start == none && len(usual) != 0 {
		start = usual[0]
	}
	if start == none {
		start = int(p.counters[c.A.Index()].base)
	}
	if start == none || len(through) == 1 && through[0] == none {
		return 0, true
	}
	path := p.w.joinWay(slices.Concat([]int{start}, through[1:], []int{to}))
	if path == nil || slices.Equal(path, usual) {
		return 0, path != nil
	}
	return p.w.packWay(path)
}

// waysides lists the hexes that tell a way named from all others between its ends.
func (p *Position) waysides(c engine.Command) string {
	path := p.w.readWay(c.B.Index(), c.Way)
	if len(path) < 2 {
		return ""
	}
	var out []string
	for _, h := range append(path[:1:1], p.w.milestones(path)...) {
		out = append(out, p.spaceCode(h))
	}
	return strings.Join(out, ", ")
}
