// The world of a scenario: what never changes in play. Board, rule values, sides, distances (18.22, 18.3, 18.48).

package awaw

import (
	"maps"
	"slices"
	"sync/atomic"

	"awaw/engine"
	"awaw/hexmap"
	"awaw/units"
)

const unreachable = 255

// world is shared by all positions of a game and never written after Setup.
type world struct {
	values
	kit        engine.Kit
	board      *hexmap.Map
	works      []works  // targets of strategic warfare, ascending by place
	sources    []source // of supply; none: supply is not traced
	lanes      []lane
	days       []turnDays // what each turn stands for; none where turns are seasons
	roadless   [][2]int   // pairs of neighbouring hexes between which no supply is traced, the lower first
	pace       []uint8    // per space, the movement to enter it; 0 where ground units never go
	shipNames  []string   // per ship; empty for one without a name
	forceNames []string   // per task force
	classes    []uint8    // per ship, its class in the naval tables
	surprised  *pearl     // nil for a scenario without the surprise at Pearl Harbor
	prices     []int16    // per ground unit, the points its loss gives the enemy
	arrivals   []uint8    // per ground unit, its turn of arrival
	sc         *scenario
	opt        options
	retraces   bool     // supply is traced anew for airbases and for air that is to be turned up (18.142C, 18.71); in older games it holds as last traced
	notesGains bool     // hexes taken are noted, so that no airbase is placed on them too early (18.142C); older games go by what joined alone
	showsLate  bool     // who is sent off hidden decks is seen once the announcement is given (18.521); in older games as each is named
	sendsLate  bool     // so it is of patrols and strikes at sea (18.511C, 18.58C); in older games as each is named
	retasks    bool     // who is sent against a base fights there whatever it flew before (18.521); in older games only who had last flown such a mission
	asks       asking   // what owners are asked in the edition the game began with
	sides      []string // names, index side-1
	styles     []string
	nations    []nation // index units.Nation
	theatre    string
	rows       []atomic.Pointer[[]uint8]  // per space, path lengths to all others that respect neutral land; made when first asked for
	seas       []atomic.Pointer[[]voyage] // per space, what ships reach from there; made when first asked for, the same in every turn
	farthest   int                        // the longest path a row measures
	places     []int16                    // spaces with a city, port or one-hex island, ascending
	sites      []int16                    // land and islands, where airbases may be placed, ascending
	boxes      []int16                    // spaces beside the map, ascending
	outside    []bool                     // per space: beyond the part of the map that is in play; nil if all of it is
	supply     []supplySpan
	oil        []span
	winter     []int                      // per turn, index turn-1
	apart      [][]units.Nation           // groups of nations that do not help one another
	each       []int16                    // air factors one facility of a space bases (18.12)
	hosts      []map[string]string        // per nation: countries that are no hosts to its airbases, with the reason
	ranges     [][2]uint8                 // per nation and type: operational and staging range
	land       *atomic.Pointer[Landscape] // made when first asked for; shared by the worlds research makes of one another
	eras       []era                      // worlds of later turns, in order
	doc        engine.Doc

	crossings, jungleCrossings []crossings // per space, for ground units and for those at home in the jungle
	leaveZone, zoneToZone      int         // what zones of control add
	overland                   []uint8     // per space, the sides over which ground units can go, a bit each
	cutOff                     []supply    // per space: none
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

// together tells whether two nations may use one another's transports: partners of one alliance faction that nothing bars
// from cooperation (18.532, 18.542, 53).
func (w *world) together(a, b units.Nation) bool {
	return a == b || w.nations[a].faction == w.nations[b].faction && !slices.ContainsFunc(w.apart, func(group []units.Nation) bool {
		return slices.Contains(group, a) && slices.Contains(group, b)
	})
}

func (w *world) fillRanges() {
	w.ranges = make([][2]uint8, len(w.nations)*units.TypeCount)
	for n, x := range w.nations {
		for _, t := range units.Types() {
			w.ranges[n*units.TypeCount+int(t)] = [2]uint8{uint8(w.units.Range(t, w.theatre, x.res)), uint8(w.units.Staging(t, w.theatre, x.res))}
		}
	}
}

// distance is the length of the shortest path air may fly; unreachable if there is none within the longest range.
func (w *world) distance(a, b int) int { return int(w.row(a)[b]) }

// asTheCrowFlies tells whether two hexes of the map lie within so many of each other, whatever lies between.
func (w *world) asTheCrowFlies(a, b, most int) bool {
	d := w.board.Distance(a, b)
	return d != none && d <= most
}

// row gives the path lengths from a space to every other. A row is always the same, whoever asks first.
func (w *world) row(a int) []uint8 {
	if r := w.rows[a].Load(); r != nil {
		return *r
	}
	r := w.measure(a)
	w.rows[a].Store(&r)
	return r
}

// measure finds all paths air may fly from a space. Land that is neutral through and through may not be entered (18.22),
// nor a hexside with nothing but neutral land on both sides be crossed; some land stops all air.
func (w *world) measure(from int) []uint8 {
	row := make([]uint8, w.board.Len())
	for i := range row {
		row[i] = unreachable
	}
	closed, shut := w.skies()
	for _, s := range w.board.Reach(from, w.farthest, closed, shut, nil) {
		row[s.Space] = uint8(s.Dist)
	}
	if !w.board.Space(from).Box {
		for _, b := range w.boxes { // a box is where a way begins or ends, never part of one
			row[b] = w.row(int(b))[from]
		}
	}
	return row
}

// skies tells which spaces air may not enter and which hexsides it may not cross.
func (w *world) skies() (closed func(int) bool, shut func(int, int) bool) {
	neutral := func(i int) bool {
		s := w.board.Space(i)
		return s.Country != "" && w.sc.neutral(s.Country)
	}
	closed = func(i int) bool {
		s := w.board.Space(i)
		return s.Box || s.NoAir || !w.inPlay(i) || !s.Sea && !s.Coast && neutral(i)
	}
	shut = func(i, dir int) bool {
		j := w.board.Next(i, dir)
		return j != none && neutral(i) && neutral(j) && w.board.Side(i, dir).AllLand
	}
	return closed, shut
}

// inPlay tells whether a space belongs to the part of the map the scenario uses.
func (w *world) inPlay(i int) bool { return w.outside == nil || !w.outside[i] }

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

// winterOn is the winter result a nation is subject to in a turn: none for those who fight in winter as at any time (18.45, 19.31A).
func (w *world) winterOn(n units.Nation, turn int) int {
	if w.hardy(n) {
		return 0
	}
	return w.winterAt(turn)
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

func sp(i int) engine.Ref { return engine.SpaceRef(i) }

func ct(i int) engine.Ref { return engine.CounterRef(i) }

func unlessSaid(b *bool) bool { return b == nil || *b }

// landHex tells whether ground units can stand in a space.
func landHex(s *hexmap.Space) bool { return !s.Sea && !s.Box }

// hardy tells whether a nation fights in winter as at any time.
func (w *world) hardy(n units.Nation) bool {
	return slices.Contains(w.ground.Effects.Hardy, w.units.Info(n).Name)
}
