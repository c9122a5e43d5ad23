// 18.45, 18.621: the way of a flight is its owner's to name, hex by hex within range; the shortest is flown if he names none.

package awaw

import (
	"slices"
	"strings"

	"awaw/engine"
)

// wayRefusal tells why the way named in a command may not be flown to a space: it begins at one of some bases, leads over no
// neutral land (18.48), and is no longer than the limit in hexes. The usual way is never refused here.
func (p *Position) wayRefusal(way engine.Way, to int, begins []int16, limit int, cite engine.Cite) (engine.Cite, string) {
	if way == 0 {
		return "", ""
	}
	path := p.w.readWay(to, way)
	if path == nil || !slices.Contains(begins, int16(path[0])) {
		return cite, "awaw.no.way.start"
	}
	switch n := p.w.wayHexes(path); {
	case n == unreachable:
		return "18.48", "awaw.no.way.neutral"
	case n > limit:
		return cite, "awaw.no.way.far"
	}
	return "", ""
}

// flownWay is the way flown between two spaces: the one named, else the usual one. Its first hex is the base where it begins.
func (p *Position) flownWay(way engine.Way, from, to int) []int {
	if way != 0 {
		return p.w.readWay(to, way)
	}
	return p.w.usualWay(from, to)
}

// namedWay is a way as a position keeps it: none where it is the usual one from its base.
func (p *Position) namedWay(way engine.Way, from, to int) engine.Way {
	if way != 0 && slices.Equal(p.w.readWay(to, way), p.w.usualWay(from, to)) {
		return 0
	}
	return way
}

// wayFits tells whether a saved way leads from its base to where it ends over open sky.
func (p *Position) wayFits(way engine.Way, from, to int) bool {
	if way == 0 {
		return true
	}
	path := p.w.readWay(to, way)
	return path != nil && path[0] == from && p.w.wayHexes(path) <= farthestWay
}

// sayWay tells the way a flight takes, hex by hex, if it has been named.
func (t *turnover) sayWay(way engine.Way, to int) {
	if way == 0 {
		return
	}
	path := t.p.w.readWay(to, way)
	codes, hexes := make([]string, len(path)), make([]engine.Ref, len(path))
	for k, h := range path {
		codes[k], hexes[k] = t.p.spaceCode(h), sp(h)
	}
	t.say(engine.EventChoice, "18.621", "awaw.way", strings.Join(codes, ", "))
	t.ev[len(t.ev)-1].Refs = hexes
}
