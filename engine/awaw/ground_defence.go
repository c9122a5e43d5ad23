// 18.61: defensive air support, from its commitment to the limits under which it counts.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// defendRefusal tells why a counter may not give defensive air support at a hex.
func (p *Position) defendRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.611", "awaw.no.such"
	}
	k, hex := p.counters[c.A.Index()], c.B.Index()
	switch {
	case !p.now(VerbDefend):
		return "18.611", "awaw.no.defend.now"
	case p.battle() != nil && !p.battle().at(hex):
		return "18.619", "awaw.no.defend.elsewhere"
	}
	if cite, why := p.defenderOf(k); why != "" {
		return cite, why
	}
	if k.kind == units.Jet && !p.defended(hex) {
		return "18.6141", "awaw.no.defend.escort"
	}
	if !p.supports(k.nation, hex) {
		switch {
		case p.supportable(hex) != 0:
			return "18.611D", "awaw.no.defend.partner"
		case p.guarded(p.defending(), hex):
			return "18.611D", "awaw.no.defend.partisans"
		}
		return "18.611", "awaw.no.defend.nobody"
	}
	if hex != int(k.base) && p.supportsHome(k) {
		return "18.611D", "awaw.no.defend.own"
	}
	return p.withinRange(k, hex, "18.611")
}

// defenderOf tells why a counter may fly no defensive mission now (18.41, 18.611, 18.612).
func (p *Position) defenderOf(k counter) (engine.Cite, string) {
	op := units.DefensiveSupport
	if k.kind == units.Jet {
		op = units.EscortSupport
	}
	return p.defensive(k, op, "18.611", "18.21")
}

// supportable is the defending ground factors in a hex that air may support: all but partisans (18.611D, 18.614A).
func (p *Position) supportable(hex int) (n int) {
	for i := range p.troops {
		g := &p.troops[i]
		if g.holds(hex) && p.troopSide(i) == p.defending() && unlessSaid(p.w.ground.Types[g.kind].Supported) {
			n += int(g.factors)
		}
	}
	return n
}

// supports tells whether nothing bars a nation's air from supporting some ground unit in a hex (18.611D).
func (p *Position) supports(n units.Nation, hex int) bool {
	for i := range p.troops {
		g := &p.troops[i]
		if g.holds(hex) && p.troopSide(i) == p.defending() && unlessSaid(p.w.ground.Types[g.kind].Supported) && p.w.together(n, g.nation) {
			return true
		}
	}
	return false
}

// supportedHexes lists the hexes where the defending side has ground units that air may support, ascending.
func (p *Position) supportedHexes() []int16 {
	if p.battle() != nil {
		return p.battle().list()
	}
	return p.hexesOf(func(i int, g troop) bool {
		return p.troopSide(i) == p.defending() && g.holds(int(g.space)) && unlessSaid(p.w.ground.Types[g.kind].Supported)
	})
}

func (p *Position) legalDefends(buf []engine.Command) []engine.Command {
	return slices.AppendSeq(buf, p.defends)
}

// defends yields one by one what legalDefends lists.
func (p *Position) defends(yield func(engine.Command) bool) {
	hexes := p.supportedHexes()
	for i, c := range p.air() {
		if _, why := p.defenderOf(c); why != "" {
			continue
		}
		row, limit := p.w.row(int(c.base)), p.w.rangeOf(c)
		for _, h := range hexes {
			if int(row[h]) > limit {
				continue // a quick look before the refusal
			}
			cmd := engine.Command{Side: p.defending(), Verb: VerbDefend, A: ct(i), B: sp(int(h))}
			if _, why := p.defendRefusal(cmd); why == "" && !yield(cmd) {
				return
			}
		}
	}
}

// defend commits a counter to defensive air support, or a jet to its escort.
func (t *turnover) defend(c engine.Command) {
	k := &t.p.counters[c.A.Index()]
	k.flags |= flying
	k.target = int16(c.B.Index())
	k.task = taskDefend
	key, cite := "awaw.defends", engine.Cite("18.611")
	if k.kind == units.Jet {
		k.task = taskEscort
		key, cite = "awaw.escorts", "18.6141"
	}
	if t.p.battle() != nil {
		k.flags |= late
		if !t.p.battle().overrun {
			cite = "18.619"
		}
	}
	t.say(engine.EventChoice, cite, key, c.A, c.B, t.p.w.missions.Support.PerDefender*t.p.supportable(c.B.Index()))
}

func (p *Position) tellDefend(c engine.Command, l *engine.Label) {
	if k := c.A.Index(); k < len(p.counters) && p.counters[k].kind.Code() == "JET" {
		l.Cite, l.Name = "18.6141", told("escort", c.A, c.B)
	}
}

// defenders lists the counters whose support counts in the ground combat at a hex: neither aborted, nor used, nor held.
func (p *Position) defenders(hex int) (out []int) {
	for i, c := range p.air() {
		if c.onTask(taskDefend) && int(c.target) == hex && !c.has(spent|turned|held) {
			out = append(out, i)
		}
	}
	return out
}

// holdRefusal tells why a defending counter may not be kept out of the ground combat at hand (18.611A, 18.614C).
func (p *Position) holdRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || c.B != 0 || c.C != 0 || c.N != 0 {
		return "18.611A", "awaw.no.such"
	}
	k := p.counters[c.A.Index()]
	if p.battle() == nil || p.battle().stage != battleUse || p.fight() != nil {
		return "18.611A", "awaw.no.hold.now"
	}
	if !k.onTask(taskDefend) || !p.battle().at(int(k.target)) || k.has(spent|turned|held) {
		return "18.611A", "awaw.no.hold.who"
	}
	return "", ""
}

func (p *Position) legalHolds(buf []engine.Command) []engine.Command {
	for _, h := range p.battle().list() {
		for _, i := range p.defenders(int(h)) {
			buf = append(buf, engine.Command{Side: p.defending(), Verb: VerbHold, A: ct(i)})
		}
	}
	return buf
}

func (t *turnover) hold(c engine.Command) {
	cite := engine.Cite("18.611A")
	if t.p.overSupported() { // the excess takes no part and is not touched (18.614C)
		cite = "18.614C"
	}
	t.p.counters[c.A.Index()].flags |= held
	t.say(engine.EventChoice, cite, "awaw.holds", c.A)
}

// overSupported tells whether more defensive air support would count at a hex of the battle than its limit, naval air squadrons
// counted as thirds of a factor (18.614A).
func (p *Position) overSupported() bool {
	for _, h := range p.battle().list() {
		if thirdsIn(p.pick(p.defenders(int(h)))) > units.PerFactor*p.w.missions.Support.PerDefender*p.supportable(int(h)) {
			return true
		}
	}
	return false
}
