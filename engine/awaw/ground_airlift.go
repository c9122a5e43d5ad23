// 18.53, 18.54 and airdrops (10.53): which air transports take which ground units aboard, and when.

package awaw

import (
	"cmp"
	"slices"

	"awaw/engine"
	"awaw/hexmap"
	"awaw/units"
)

// errand is what loads are for in the present step: air supply after tracing (18.531), air transport while ground units
// move and in redeployment (18.541), airdrops after the interception of support.
func (p *Position) errand() (kind sortieKind, now bool) {
	list := p.step.row().errand
	if p.nested() || len(list) == 0 {
		return
	}
	return list[0], true
}

// The operation each kind is (17.63), and the paragraph that counts units against transports.
var (
	sortieOps   = [...]units.Operation{sortieSupply: units.AirSupply, sortieTransport: units.AirTransport, sortieDrop: units.Airdrop, sortieHump: units.Hump}
	sortieCites = [...]engine.Cite{sortieSupply: "18.532", sortieTransport: "18.542", sortieDrop: "10.53", sortieHump: "40.85"}
)

// cargo lists the ground units loaded on an air transport: those the owner gives up first come first, the weakest, and of
// equals the lowest number.
func (p *Position) cargo(carrier int) []int {
	var out []int
	for i, g := range p.troops {
		if g.alive() && int(g.carrier) == carrier {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(p.troops[a].factors, p.troops[b].factors) })
	return out
}

// carrier tells why a counter may not fly an air transport activity of a kind now (17.63, 18.51, 18.531, 18.533, 18.545).
// Supply, transport and airdrops in movement and combat are offensive missions; the Hump and redeployment cost nothing
// (18.511E, 18.512G, 18.513).
func (p *Position) carrier(k counter, kind sortieKind) (engine.Cite, string) {
	if ok, cite := p.may(k, sortieOps[kind]); !ok {
		return cite, "awaw.no.fly.type"
	}
	if cite, why := p.ready(k, p.phasing(), sortieCites[kind]); why != "" {
		return cite, why
	}
	switch {
	case kind != sortieHump && p.phase != phaseRedeployment && !p.w.offensive(p.phasing(), int(p.turn)):
		return "18.45", "awaw.no.fly.option"
	case kind == sortieTransport && p.phase == phaseMovement && p.marching():
		return "18.547A", "awaw.no.lift.late"
	}
	return p.fromBase(k, kind)
}

// marching tells whether the movement of ground units has begun: from then on none is flown, for air transport comes with sea
// transport, before it (18.541, 18.547A).
func (p *Position) marching() bool {
	return slices.ContainsFunc(p.troops, func(g troop) bool { return g.has(troopMarched) })
}

// picksUp tells whether a ground unit stands where an air transport takes it aboard, which it may have gone to before other units
// move; no more count as going there than the transports of the base can carry (18.547A).
func (p *Position) picksUp(i int) bool {
	g := p.troops[i]
	seats, takers := 0, 0
	for _, k := range p.air() {
		if k.base != g.space || !p.w.together(k.nation, g.nation) {
			continue
		}
		if _, why := p.carrier(k, sortieTransport); why != "" {
			continue
		}
		if _, why := p.liftable(k, g); why == "" { // it came to be flown, though it may be too late for that
			seats += int(k.size)
		}
	}
	for _, x := range p.troopsOf(p.phasing()) {
		if x.space == g.space && (x.carried() || x.spent > 0 && !x.has(troopFlown)) {
			takers++
		}
	}
	return seats > 0 && seats >= takers
}

// fromBase tells why an activity may not begin or end at a counter's base.
func (p *Position) fromBase(k counter, kind sortieKind) (engine.Cite, string) {
	cite, why := p.operational(k)
	switch {
	case why == "" || cite == "18.49":
	case kind == sortieSupply && p.supplyOf(int(k.base)) != supplyFull:
		cite = "18.531"
	case kind == sortieSupply:
		cite = "18.533"
	case kind == sortieTransport:
		cite = "18.545"
	}
	return cite, why
}

// loadRefusal tells why a ground unit may not be loaded on an air transport, or marked to be supplied by it.
func (p *Position) loadRefusal(c engine.Command) (engine.Cite, string) {
	j := p.troopAt(c.B)
	if !p.counterOK(c.A) || j == none || c.C != 0 || c.N != 0 {
		return "18.54", "awaw.no.such"
	}
	g, i := p.troops[j], c.A.Index()
	kind, now := p.errand()
	if !now {
		if g.supply == supplyNone || g.space != p.counters[i].base { // nothing but air supply leaves a unit where it is
			return "18.531", "awaw.no.feed.now"
		}
		return "18.541", "awaw.no.lift.now"
	}
	k := p.counters[i]
	if cite, why := p.carrier(k, kind); why != "" {
		return cite, why
	}
	return p.boardingRefusal(i, j, kind, p.cargo(i))
}

// boardingRefusal tells why a ground unit may not be loaded on an air transport that may fly, with what it has aboard.
func (p *Position) boardingRefusal(i, j int, kind sortieKind, aboard []int) (engine.Cite, string) {
	k, g := p.counters[i], p.troops[j]
	switch {
	case p.troopSide(j) != p.phasing():
		return sortieCites[kind], "awaw.no.own"
	case g.carried():
		return sortieCites[kind], "awaw.no.load.twice"
	case !p.w.together(k.nation, g.nation):
		return sortieCites[kind], "awaw.no.load.partner"
	}
	var cite engine.Cite
	var why string
	switch kind {
	case sortieSupply:
		cite, why = p.hungry(k, g, aboard)
	case sortieTransport:
		cite, why = p.passenger(k, g)
	default:
		cite, why = p.jumper(k, g)
	}
	if why == "" && len(aboard) >= int(k.size) {
		return sortieCites[kind], "awaw.no.load.full"
	}
	return cite, why
}

// hungry tells why a ground unit may not be given air supply by a transport: it must lack supply, stand within operational
// range, and share its hex with whatever else that transport supplies (18.532, 18.533).
func (p *Position) hungry(k counter, g troop, aboard []int) (engine.Cite, string) {
	switch {
	case !g.onBoard() || g.has(troopAfloat):
		return "18.532", "awaw.no.feed.ashore"
	case g.supply != supplyNone:
		return "18.532", "awaw.no.feed.need"
	}
	if len(aboard) != 0 && p.troops[aboard[0]].space != g.space {
		return "18.533", "awaw.no.feed.hex"
	}
	return p.withinRange(k, int(g.space), "18.533")
}

// passenger tells why a ground unit may not be air transported by a counter: it is none to be flown, or in the movement phase has
// too little movement left (18.543, 18.544, 18.547).
func (p *Position) passenger(k counter, g troop) (engine.Cite, string) {
	if cite, why := p.liftable(k, g); why != "" {
		return cite, why
	}
	if p.phase == phaseMovement && p.left(g) < p.embarkMoves(int(g.space))+p.w.missions.Transport.Debark {
		return "18.547A", "awaw.no.lift.moves"
	}
	return "", ""
}

// liftable tells why a ground unit is none for a counter to fly, whatever movement it has left: type, restrictions, place
// (18.544, 18.545, 18.547C).
func (p *Position) liftable(k counter, g troop) (engine.Cite, string) {
	t := p.w.ground.Types[g.kind]
	switch {
	case !t.Specialized && (t.ID != "infantry" || g.factors != 1):
		return "18.544", "awaw.no.lift.kind"
	case g.has(troopAfloat | troopSailed):
		return "18.547C", "awaw.no.lift.sea"
	case g.has(troopFlown | troopDropped):
		return "18.547C", "awaw.no.lift.twice"
	case g.supply == supplyNone:
		return "18.547C", "awaw.no.lift.supply"
	case g.has(troopJoined|troopMust) || g.space != k.base:
		return "18.545", "awaw.no.lift.place"
	}
	return "", ""
}

// jumper tells why a ground unit may not be taken up for an airdrop: airborne units alone drop, in supply, from the
// transport's base, and not after they were air transported (18.547C).
func (p *Position) jumper(k counter, g troop) (engine.Cite, string) {
	switch {
	case !p.w.ground.Types[g.kind].Drops:
		return "18.541", "awaw.no.drop.kind"
	case g.has(troopFlown | troopDropped):
		return "18.547C", "awaw.no.drop.twice"
	case g.supply == supplyNone || g.has(troopAfloat):
		return "10.53", "awaw.no.drop.supply"
	case g.space != k.base:
		return "10.53", "awaw.no.lift.place"
	}
	return "", ""
}

// embarkMoves is the movement a unit pays to embark at a base: nothing, but in an enemy zone of control (18.547A).
func (p *Position) embarkMoves(base int) int {
	if p.zoned(p.defending(), base) {
		return p.w.embarkZone()
	}
	return 0
}

// debarkMovesAt is the movement a unit pays to debark at a base: enemy zones add nothing, and units at home in the jungle
// pay nothing extra for it (18.547A).
func (p *Position) debarkMovesAt(g troop, base int) int {
	t := p.w.board.Space(base).Terrain
	if !roughTerrain(t) || (t == hexmap.Jungle || t == hexmap.JungleMountain) && p.junglewise(g) {
		return p.w.missions.Transport.Debark
	}
	return p.w.missions.Transport.Debark + p.w.missions.Transport.DebarkRough
}

// load takes a ground unit aboard.
func (t *turnover) load(c engine.Command) {
	g := t.troop(t.p.troopAt(c.B))
	g.carrier = int16(c.A.Index())
	kind, _ := t.p.errand()
	t.say(engine.EventChoice, sortieCites[kind], map[bool]string{true: "awaw.load.feed", false: "awaw.loaded"}[kind == sortieSupply], c.B, c.A)
}

// lifters calls for each air transport that might be loaded or depart now, with what it would carry.
func (p *Position) lifters(each func(i int, kind sortieKind)) {
	kind, now := p.errand()
	if !now || !p.warred() {
		return
	}
	for i, k := range p.airOf(p.phasing()) {
		if k.kind == units.Transport && !k.has(flying|inverted) {
			each(i, kind)
		}
	}
}

// legalLoads lists what may be loaded now.
func (p *Position) legalLoads(buf []engine.Command) []engine.Command {
	p.lifters(func(i int, kind sortieKind) {
		if _, why := p.carrier(p.counters[i], kind); why != "" {
			return
		}
		aboard := p.cargo(i)
		for j := range p.troops {
			if !p.troops[j].alive() {
				continue
			}
			if _, why := p.boardingRefusal(i, j, kind, aboard); why == "" {
				buf = append(buf, loading(p.phasing(), i, j))
			}
		}
	})
	return buf
}

// loading is the command that puts a ground unit aboard an air transport.
func loading(side engine.Side, transport, unit int) engine.Command {
	return engine.Command{Side: side, Verb: VerbLoad, A: ct(transport), B: gu(unit)}
}

// legalDeparts lists which air transports may depart, and where they may fly.
func (p *Position) legalDeparts(buf []engine.Command) []engine.Command {
	p.lifters(func(i int, kind sortieKind) { buf = p.legalDepartures(i, kind, buf) })
	return buf
}

// lifts tells whether anything may be loaded or depart.
func (p *Position) lifts() bool { return len(p.legalLoads(nil)) != 0 || len(p.legalDeparts(nil)) != 0 }

func (p *Position) tellLoad(c engine.Command, l *engine.Label) {
	kind, _ := p.errand()
	l.Cite = sortieCites[kind]
	if kind == sortieSupply {
		l.Name = told("load.feed", c.B, c.A)
	}
}
