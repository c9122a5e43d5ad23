// 18.55: ground support, from its announcement to the limits under which it counts.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// supporting tells whether ground support is announced, for attacks and not for overruns.
func (p *Position) supporting() bool { return p.now(VerbSupport) && !p.overruns() }

// supportRefusal tells why a counter may not give ground support at a hex.
func (p *Position) supportRefusal(c engine.Command) (engine.Cite, string) {
	if i := p.shipAt(c.A); i != none && p.spaceOK(c.B) && c.C == 0 && c.N == 0 && !p.nested() {
		return p.shipSupportRefusal(i, c.B.Index())
	}
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.551", "awaw.no.such"
	}
	switch {
	case p.nested():
		return "18.551", "awaw.no.support.now"
	case p.overruns():
		if !p.overrunning(c.B.Index()) {
			return "18.511G", "awaw.no.support.overrun"
		}
	case !p.now(VerbSupport):
		return "18.512D", "awaw.no.support.now"
	}
	k, hex := p.counters[c.A.Index()], c.B.Index()
	if cite, why := p.supporter(k); why != "" {
		return cite, why
	}
	if cite, why := p.withinRange(k, hex, "18.551"); why != "" {
		return cite, why
	}
	if !slices.Contains(p.contested(), int16(hex)) {
		return "18.551", "awaw.no.support.hex"
	}
	if p.limitedThirds(hex, &k) > units.PerFactor*p.supportLimit(hex) {
		return "18.554", "awaw.no.support.limit"
	}
	return "", ""
}

// supporter tells why a counter may give no ground support at all (18.51, 18.551, 17.531).
func (p *Position) supporter(k counter) (engine.Cite, string) {
	if cite, why := p.grounded(k); why != "" {
		return cite, why
	}
	if ok, cite := p.may(k, units.GroundSupport); !ok {
		return cite, "awaw.no.fly.type"
	}
	if k.onDeck() {
		return p.deckRefusal(k)
	}
	return p.operational(k)
}

// supporters lists the counters that give ground support at a hex.
func (p *Position) supporters(hex int) (out []int) {
	for i, c := range p.air() {
		if c.onTask(taskSupport) && int(c.target) == hex && !c.has(spent) {
			out = append(out, i)
		}
	}
	return out
}

func (p *Position) pick(list []int) []counter {
	out := make([]counter, len(list))
	for k, i := range list {
		out[k] = p.counters[i]
	}
	return out
}

// supportOf is the ground support at hexes attacked at once: squadrons over each of them make up factors together.
func (p *Position) supportOf(hexes []int16) int {
	var list []int
	sea, guns := 0, 0
	for _, h := range hexes {
		list = append(list, p.supporters(int(h))...)
		sea += p.seaFactors(int(h))
		guns += p.guns(int(h))
	}
	return sea + p.w.factorsWith(p.pick(list), guns)
}

// limitedThirds is the part of the support at a hex that its limit is for, in thirds of a factor: air and escort carriers, not guns.
// A naval air squadron is a third, also where it makes up no whole factor (18.554A).
func (p *Position) limitedThirds(hex int, more *counter) int {
	n := units.PerFactor*p.seaFactors(hex) + thirdsIn(p.pick(p.supporters(hex)))
	if more != nil {
		n += more.thirds()
	}
	return n
}

// airLimit is the most air support a hex may be given beside its escort carriers, in thirds of a factor (18.553D).
func (p *Position) airLimit(hex int) int {
	return units.PerFactor * (p.supportLimit(hex) - p.seaFactors(hex))
}

// seaFactors is what escort carriers add at a hex, no more than the invading factors (18.553C).
func (p *Position) seaFactors(hex int) int {
	n := p.escorts(hex)
	if n == 0 {
		return 0
	}
	if p.battle() == nil {
		return min(n, p.w.missions.Support.EscortsPerInvader*p.invaders(hex, none))
	}
	landing := 0
	for _, i := range p.attackers() {
		if p.troops[i].has(troopAfloat) {
			landing += int(p.troops[i].factors)
		}
	}
	return min(n, p.w.missions.Support.EscortsPerInvader*landing)
}

// supportLimit is the most ground support a hex may be given: three times the factors that could attack it (18.554A).
// What an attack made with fewer leaves over is lost (18.555).
func (p *Position) supportLimit(hex int) int {
	n := 0
	for i := range p.troops {
		g := &p.troops[i]
		if p.mayAttack(i, hex) && (!p.overruns() || g.has(troopJoined) && int(g.target) == hex) {
			n += int(g.factors)
		}
	}
	return p.w.missions.Support.PerAttacker * (n + p.droppable(hex))
}

// droppable is the factors of airborne units that could still be dropped on a hex this phase, or are on their way to it.
func (p *Position) droppable(hex int) (n int) {
	if p.overruns() || p.wave > 0 {
		return 0
	}
	for i, g := range p.troopsOf(p.phasing()) {
		if !p.w.ground.Types[g.kind].Drops || g.has(troopFlown|troopDropped) || g.supply == supplyNone || p.mayAttack(i, hex) {
			continue
		}
		if s := p.sortie(); s != nil && s.carrier == g.carrier && int(s.target) == hex {
			n += int(g.factors)
			continue
		}
		for _, c := range p.counters {
			if c.alive() && c.kind == units.Transport && c.base == g.space && !c.has(flying|inverted) && p.w.distance(int(c.base), hex) <= p.w.rangeOf(c) {
				n += int(g.factors)
				break
			}
		}
	}
	return n
}

func (p *Position) legalSupports(buf []engine.Command) []engine.Command {
	return slices.AppendSeq(p.legalShipSupports(buf), p.supportsByAir)
}

// supportsByAir yields one by one what air may support.
func (p *Position) supportsByAir(yield func(engine.Command) bool) {
	var hexes []int16
	var room []int // at each of them, in thirds of a factor
	for i, c := range p.air() {
		if _, why := p.supporter(c); why != "" {
			continue
		}
		if hexes == nil {
			if hexes = p.contested(); len(hexes) == 0 {
				return
			}
			room = make([]int, len(hexes))
			for k, h := range hexes {
				room[k] = units.PerFactor*p.supportLimit(int(h)) - p.limitedThirds(int(h), nil)
			}
		}
		row, limit, size := p.w.row(int(c.base)), p.w.rangeOf(c), c.thirds()
		for k, h := range hexes {
			if int(row[h]) > limit || size > room[k] {
				continue
			}
			if !yield(engine.Command{Side: p.phasing(), Verb: VerbSupport, A: ct(i), B: sp(int(h))}) {
				return
			}
		}
	}
}

// contested lists the hexes that ground units of the phasing side could attack, ascending; in movement those being overrun.
func (p *Position) contested() []int16 {
	var out []int16
	if p.overruns() {
		for _, g := range p.troops {
			if g.alive() && g.has(troopJoined) {
				out = append(out, g.target)
			}
		}
		return sorted(out)
	}
	for _, g := range p.troopsOf(p.defending()) {
		if !g.carried() && g.onBoard() {
			out = append(out, g.space)
		}
	}
	out = sorted(append(out, p.beaches()...))
	fit, drops := p.fitToAttack(), p.droppers()
	return slices.DeleteFunc(out, func(h int16) bool {
		return !slices.ContainsFunc(fit, func(i int) bool { return p.reaches(i, int(h)) }) && (!drops || p.droppable(int(h)) == 0)
	})
}

// droppers tells whether the phasing side has units of a type that is dropped at all.
func (p *Position) droppers() bool {
	for _, g := range p.troopsOf(p.phasing()) {
		if p.w.ground.Types[g.kind].Drops {
			return true
		}
	}
	return false
}

// support sends a counter to give ground support.
func (t *turnover) support(c engine.Command) {
	if i := t.p.shipAt(c.A); i != none {
		t.supportFromSea(i, c.B.Index())
		return
	}
	k := &t.p.counters[c.A.Index()]
	k.flags |= flying
	k.target = int16(c.B.Index())
	k.task = taskSupport
	t.sent(c.A.Index(), (*turnover).tellsSupport)
}

// tellsSupport tells that a counter supports an attack, and how much of the limit is used.
func (t *turnover) tellsSupport(i int) {
	hex := int(t.p.counters[i].target)
	t.say(engine.EventChoice, "18.551", "awaw.supports", ct(i), sp(hex), t.p.limitedThirds(hex, nil)/units.PerFactor, t.p.supportLimit(hex))
}
