// The world of a scenario: what never changes in play. Board, rule values, sides, distances (18.22, 18.3, 18.48).

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
	"awaw/hexmap"
	"awaw/units"
)

const unreachable = 255

// world is shared by all positions of a game and never written after Setup.
type world struct {
	kit      engine.Kit
	board    *hexmap.Map
	units    *units.Rules
	air      *aircombat.Rules
	sc       *scenario
	opt      options
	sides    []string // names, index side-1
	styles   []string
	nations  []nation // index units.Nation
	theatre  string
	dist     []uint8 // spaces × spaces, path lengths that respect neutral land
	places   []int16 // spaces with a city, port or one-hex island, ascending
	supply   []supplySpan
	oil      []span
	winter   []int // per turn, index turn-1
	partners *partners
	each     []int16             // air factors one facility of a space bases (18.12)
	hosts    []map[string]string // per nation: countries that are no hosts to its airbases, with the reason
	ranges   [][2]uint8          // per nation and type: operational and staging range
	start    *Position
	doc      engine.Doc
}

// nation is what the scenario says of one nation.
type nation struct {
	side    engine.Side
	faction int
	home    string // country id
	res     units.Research
}

type span struct {
	nation   units.Nation
	from, to int
}

type supplySpan struct {
	space    int
	state    supply
	from, to int
}

// supply is the supply state of a base.
type supply uint8

const (
	supplyFull supply = iota
	supplyPartial
	supplyNone
)

func (w *world) sideOf(n units.Nation) engine.Side { return w.nations[n].side }

// rangeOf is a counter's operational range in hexes (18.31).
func (w *world) rangeOf(c counter) int {
	return int(w.ranges[int(c.nation)*units.TypeCount+int(c.kind)][0])
}

// stagingOf is the distance a counter may stage, be displaced or disengage, in hexes (18.21, 18.25, 18.523).
func (w *world) stagingOf(c counter) int {
	return int(w.ranges[int(c.nation)*units.TypeCount+int(c.kind)][1])
}

func (w *world) fillRanges() {
	w.ranges = make([][2]uint8, len(w.nations)*units.TypeCount)
	for n, x := range w.nations {
		for _, t := range units.Types() {
			w.ranges[n*units.TypeCount+int(t)] = [2]uint8{uint8(w.units.Range(t, w.theatre, x.res)), uint8(w.units.Staging(t, w.theatre, x.res))}
		}
	}
}

// distance is the length of the shortest path air may fly; unreachable if there is none within the table.
func (w *world) distance(a, b int) int { return int(w.dist[a*w.board.Len()+b]) }

// survey measures all paths air may fly. Land that is neutral through and through may not be entered (18.22), nor a
// hexside with nothing but neutral land on both sides be crossed.
func (w *world) survey(limit int) {
	n := w.board.Len()
	w.dist = make([]uint8, n*n)
	for i := range w.dist {
		w.dist[i] = unreachable
	}
	neutral := func(i int) bool {
		s := w.board.Space(i)
		return s.Country != "" && w.sc.neutral(s.Country)
	}
	closed := func(i int) bool {
		s := w.board.Space(i)
		return s.Box || !s.Sea && !s.Coast && neutral(i)
	}
	shut := func(i, dir int) bool {
		j := w.board.Next(i, dir)
		return j >= 0 && neutral(i) && neutral(j) && w.board.Side(i, dir).AllLand
	}
	var buf []hexmap.Step
	for i := range n {
		buf = w.board.Reach(i, limit, closed, shut, buf[:0])
		for _, s := range buf {
			w.dist[i*n+s.Space] = uint8(s.Dist)
			if w.board.Space(i).Box { // a box is where a way begins or ends, never part of one
				w.dist[s.Space*n+i] = uint8(s.Dist)
			}
		}
	}
}

// supplyAt is the supply state of a base in a turn.
func (w *world) supplyAt(space, turn int) supply {
	for i := len(w.supply) - 1; i >= 0; i-- {
		s := w.supply[i]
		if s.space == space && s.from <= turn && turn <= s.to {
			return s.state
		}
	}
	return supplyFull
}

// oilEffect tells whether a nation's air is subject to oil effects in a turn (33.61A).
func (w *world) oilEffect(n units.Nation, turn int) bool {
	for _, s := range w.oil {
		if s.nation == n && s.from <= turn && turn <= s.to {
			return true
		}
	}
	return false
}

// winterAt is the winter result of a turn, 0 for none.
func (w *world) winterAt(turn int) int {
	if turn-1 < len(w.winter) {
		return w.winter[turn-1]
	}
	return 0
}
