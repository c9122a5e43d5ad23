// 18.2: staging, the change of base at the start of movement; redeployment follows the same paths (18.48).

package awaw

import (
	"math"

	"awaw/engine"
	"awaw/units"
)

// baseRefusal tells why a counter may not be based at a space, apart from room: control and boxes (18.21B, 18.23).
func (p *Position) baseRefusal(c counter, space int) (engine.Cite, string) {
	s := p.w.board.Space(space)
	if ok, cite := p.w.units.BasesOnHex(c.kind); !ok {
		return cite, "awaw.no.base.type"
	}
	if s.Box {
		if !p.w.mayStageToBox(c.nation, s.ID) {
			return "18.23", "awaw.no.stage.box"
		}
		return "", ""
	}
	if p.control[space] != p.w.sideOf(c.nation) {
		return "18.21B", "awaw.no.stage.control"
	}
	if !p.isBase(space) {
		return "17.21", "awaw.no.base"
	}
	if s.Island && p.facilities(space) == 0 && c.kind != units.NAS {
		return "17.311", "awaw.no.base"
	}
	return "", ""
}

// suits tells whether air of a type is ever based at such a space: on hexes, or as a strategic unit in its boxes (17.71, 17.81).
func (p *Position) suits(kind units.Type, space int) bool {
	hex, _ := p.w.units.BasesOnHex(kind)
	return hex || p.w.strategicUnit(kind) && p.w.isStrategicBox(space)
}

// shiftRefusal tells why a counter may not move within a distance to a base with room for all of it.
func (p *Position) shiftRefusal(l *loads, c counter, space, limit int) (engine.Cite, string) {
	if space == int(c.base) {
		return "18.21", "awaw.no.stage.same"
	}
	if cite, why := p.baseRefusal(c, space); why != "" {
		return cite, why
	}
	if p.w.distance(int(c.base), space) > limit {
		if p.w.asTheCrowFlies(int(c.base), space, limit) {
			return "18.22", "awaw.no.stage.neutral"
		}
		return "18.21", "awaw.no.stage.far"
	}
	if p.room(l, space, c.nation, c.kind) < int(c.size) {
		if p.shutOut(space, c.nation) && p.roomFor(l, space, c.kind) >= int(c.size) {
			return "18.146", "awaw.no.stage.new"
		}
		return "18.12", "awaw.no.stage.room"
	}
	return "", ""
}

// mustLeave tells whether a counter may move beyond what it otherwise could because its base holds too many: a base that lost capacity
// frees what is over and no more, so it is no larger than that (18.15, 18.143).
func (p *Position) mustLeave(l *loads, c counter) bool {
	if !c.has(forced) {
		return false
	}
	one := thirdsOf(c.kind, 1)
	return int(c.size) <= (max(0, p.overfull(l, int(c.base)))+one-1)/one
}

// stager tells why a counter may not stage at all.
func (p *Position) stager(l *loads, c counter) (engine.Cite, string) {
	switch {
	case !c.alive() || p.w.sideOf(c.nation) != p.phasing():
		return "18.21", "awaw.no.own"
	case !p.now(VerbStage) || !p.staging() && !p.mustLeave(l, c): // 18.15: a base may shrink in construction too
		return "18.21", "awaw.no.stage.late"
	case c.kind == units.StrategicBomber || c.kind == units.Interceptor || c.kind == units.Kamikaze:
		_, cite := p.w.units.BasesInSW(c.kind)
		return cite, "awaw.no.stage.sw"
	case c.has(staged) && !p.mustLeave(l, c):
		return "18.21", "awaw.no.stage.twice"
	case c.onDeck():
		return "17.33", "awaw.no.deck"
	case p.fromBox(c):
		return "18.23", "awaw.no.stage.frombox"
	}
	return "", ""
}

func (p *Position) stageRefusal(c engine.Command) (engine.Cite, string) {
	if p.fight() != nil {
		return "18.21", "awaw.no.stage.late"
	}
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.21", "awaw.no.such"
	}
	k := p.counters[c.A.Index()]
	l := p.counted()
	defer l.close(p.desk)
	if cite, why := p.stager(l, k); why != "" {
		return cite, why
	}
	return p.shiftRefusal(l, k, c.B.Index(), p.w.stagingOf(k))
}

func (p *Position) legalStaging(l *loads, buf []engine.Command) []engine.Command {
	x := p.berthsOf(p.phasing())
	for i, c := range p.air() {
		if _, why := p.stager(l, c); why != "" {
			continue
		}
		buf = p.appendShifts(l, x, i, VerbStage, p.w.stagingOf(c), buf)
	}
	return buf
}

func (l *listing) stages(buf []engine.Command) []engine.Command { return l.legalStaging(l.full(), buf) }

// berths are the bases a side may move its air to, with the room that each has for one type of one nation: counters alike, which
// mostly lie side by side in the list, ask for it once.
type berths struct {
	bases  []int16
	nation units.Nation
	kind   units.Type
	room   []int16 // by base; notAsked until somebody asks, noBerth where the type may not be based
}

const (
	notAsked = -2
	noBerth  = -1
)

func (p *Position) berthsOf(side engine.Side) *berths { return &berths{bases: p.ownBases(side)} }

// takes tells whether the k-th base, which lies near enough, takes a counter: shiftRefusal has nothing to say then.
func (x *berths) takes(p *Position, l *loads, c counter, k int) bool {
	if x.room == nil || x.nation != c.nation || x.kind != c.kind {
		if x.room == nil {
			x.room = make([]int16, len(x.bases))
		}
		x.nation, x.kind = c.nation, c.kind
		for i := range x.room {
			x.room[i] = notAsked
		}
	}
	if x.room[k] == notAsked {
		x.room[k] = noBerth
		if _, why := p.baseRefusal(c, int(x.bases[k])); why == "" {
			x.room[k] = int16(min(p.room(l, int(x.bases[k]), c.nation, c.kind), math.MaxInt16))
		}
	}
	return x.room[k] >= int16(c.size)
}

// appendShifts lists every base counter i could move to within limit.
func (p *Position) appendShifts(l *loads, x *berths, i int, verb engine.Verb, limit int, buf []engine.Command) []engine.Command {
	c := p.counters[i]
	row, side := p.w.row(int(c.base)), p.w.sideOf(c.nation)
	for k, b := range x.bases {
		if int(row[b]) <= limit && b != c.base && x.takes(p, l, c, k) {
			buf = append(buf, engine.Command{Side: side, Verb: verb, A: ct(i), B: sp(int(b))})
		}
	}
	return buf
}

func (t *turnover) stage(c engine.Command) {
	k := &t.p.counters[c.A.Index()]
	from := sp(int(k.base))
	t.driven(k)
	k.base = int16(c.B.Index())
	k.flags = k.flags&^forced | staged
	t.move("18.21", "awaw.staged", c.A, from, c.B)
	t.uninvert(false) // a base in full supply may be what it lacked (18.71)
}

// fromBox tells whether air stages from a box, which only an option allows (18.23).
func (p *Position) fromBox(c counter) bool {
	return p.staging() && c.based() && p.w.board.Space(int(c.base)).Box && !p.w.opt.stageFromBoxes
}

// driven inverts air that must leave a base that holds too many, if an option calls that displacement (18.15).
func (t *turnover) driven(k *counter) {
	if t.p.w.opt.excessDisplaced && t.p.mustLeave(t.p.load(), *k) {
		k.flags |= inverted | locked
	}
}
