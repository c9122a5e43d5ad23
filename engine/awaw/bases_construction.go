// Construction: new units from the force pool, paid in BRPs, placed inverted in their own country (17.24, 17.34, 18.72C).

package awaw

import (
	"cmp"
	"slices"

	"awaw/engine"
	"awaw/units"
)

func (p *Position) poolOf(n units.Nation, kind units.Type) int {
	for _, e := range p.pool {
		if e.nation == n && e.kind == kind {
			return int(e.n)
		}
	}
	return 0
}

// whereNew is the key of what the prompt says of where new units stand: bombers and interceptors in any box of their side.
func (p *Position) whereNew() string {
	for _, e := range p.pool {
		if e.n > 0 && p.w.strategicUnit(e.kind) && p.w.sideOf(e.nation) == p.phasing() {
			return "awaw.limit.build.boxes"
		}
	}
	return "awaw.limit.build"
}

// siteForNew tells why new units of a nation may not appear at a space.
func (p *Position) siteForNew(n units.Nation, kind units.Type, space int) (engine.Cite, string) {
	s := p.w.board.Space(space)
	switch {
	case p.w.strategicUnit(kind):
		return p.boxForNew(n, kind, space)
	case s.Country != p.w.nations[n].home:
		return "27", "awaw.no.build.home"
	case p.w.isStrategicBox(space): // a strategic warfare box bases bombers and interceptors only (17.71, 17.81)
		return "17.21", "awaw.no.base"
	case p.control[space] != p.w.sideOf(n):
		return "27", "awaw.no.stage.control"
	case p.supplyOf(space) != supplyFull:
		return "27", "awaw.no.supply"
	}
	return "", ""
}

// mayBuild tells why a nation may not build a type at all: research, or no base for it on the map.
func (p *Position) mayBuild(n units.Nation, kind units.Type) (engine.Cite, string) {
	if ok, cite := p.w.units.Buildable(kind, p.w.nations[n].res); !ok {
		return cite, "awaw.no.build.research"
	}
	if kind == units.StrategicBomber {
		return p.bomberRefusal(n)
	}
	if ok, cite := p.w.units.BasesOnHex(kind); !ok && !p.w.strategicUnit(kind) {
		return cite, "awaw.no.base.type"
	}
	return "", ""
}

func (p *Position) buildRefusal(c engine.Command) (engine.Cite, string) {
	n := units.Nation(c.A.Index())
	if c.A.Kind() != engine.KindNation || int(n) >= len(p.w.nations) || !p.spaceOK(c.B) || c.C.Kind() != kindType || c.N < 1 {
		return "27", "awaw.no.such"
	}
	kind := units.Type(c.C.Index())
	switch {
	case !p.now(VerbBuild):
		return "27", "awaw.no.build.phase"
	case p.w.sideOf(n) != p.phasing():
		return "27", "awaw.no.own"
	case p.poolOf(n, kind) < int(c.N) || c.N > counterLimit:
		return "27", "awaw.no.build.pool"
	case int(p.brp[p.phasing()-1]) < p.w.units.Cost(kind)*int(c.N):
		return costCite(kind), "awaw.no.build.brp"
	}
	if cite, why := p.mayBuild(n, kind); why != "" {
		return cite, why
	}
	if kind == units.NAS {
		if cite, why := p.trainingRefusal(n, int(c.N)); why != "" {
			return cite, why
		}
	}
	if cite, why := p.siteForNew(n, kind, c.B.Index()); why != "" {
		return cite, why
	}
	l := p.counted()
	defer l.close(p.desk)
	if p.room(l, c.B.Index(), n, kind) < int(c.N) {
		return "18.12", "awaw.no.stage.room"
	}
	return "", ""
}

func (p *Position) legalBuilds(l *loads, buf []engine.Command) []engine.Command {
	bases := p.bases()
	brp := int(p.brp[p.phasing()-1])
	for _, e := range p.pool {
		if p.w.sideOf(e.nation) != p.phasing() {
			continue
		}
		afford := min(int(e.n), brp/p.w.units.Cost(e.kind), counterLimit)
		if e.kind == units.NAS {
			afford = min(afford, p.mayTrain(e.nation))
		}
		if _, why := p.mayBuild(e.nation, e.kind); why != "" || afford < 1 {
			continue
		}
		for _, b := range bases {
			if _, why := p.siteForNew(e.nation, e.kind, int(b)); why != "" {
				continue
			}
			cmd := engine.Command{Side: p.phasing(), Verb: VerbBuild, A: engine.NationRef(int(e.nation)), B: sp(int(b)),
				C: engine.NewRef(kindType, int(e.kind))}
			for n := 1; n <= min(afford, p.room(l, int(b), e.nation, e.kind)); n++ {
				cmd.N = int16(n)
				buf = append(buf, cmd)
			}
		}
	}
	return buf
}

func (l *listing) builds(buf []engine.Command) []engine.Command { return l.legalBuilds(l.full(), buf) }

func (p *Position) tellBuild(c engine.Command, l *engine.Label) {
	kind := units.Type(c.C.Index())
	l.Cite, l.Detail = costCite(kind), detailed("build", p.w.units.Cost(kind)*int(c.N))
}

func (t *turnover) build(c engine.Command) {
	p := t.p
	n, kind := units.Nation(c.A.Index()), units.Type(c.C.Index())
	p.brp = cow(p.brp)
	p.brp[p.phasing()-1] -= int16(p.w.units.Cost(kind) * int(c.N))
	p.pool = cow(p.pool)
	for i := range p.pool {
		if p.pool[i].nation == n && p.pool[i].kind == kind {
			p.pool[i].n -= c.N
		}
	}
	i := p.enlist(counter{base: int16(c.B.Index()), target: none, parent: none, nation: n, kind: kind, size: uint8(c.N), flags: inverted | locked | fresh})
	if p.w.strategicUnit(kind) {
		p.counters[i].assign(p.w.firstFront(c.B.Index()))
	}
	t.say(engine.EventBase, costCite(kind), "awaw.built", c.A, int(c.N), ct(i), c.B)
	if kind == units.NAS {
		t.school(i, int(c.N))
	}
}

// addToPool gives a new pool with n more of a type, sorted by nation and type.
func addToPool(pool []poolEntry, n units.Nation, kind units.Type, count int) []poolEntry {
	out := cow(pool)
	i := slices.IndexFunc(out, func(e poolEntry) bool { return e.nation == n && e.kind == kind })
	if i != none {
		out[i].n += int16(count)
		return out
	}
	out = append(out, poolEntry{n, kind, int16(count)})
	slices.SortFunc(out, func(a, b poolEntry) int {
		return cmp.Or(cmp.Compare(a.nation, b.nation), cmp.Compare(a.kind, b.kind))
	})
	return out
}

// income gives the phasing side the BRPs the scenario allots it for air units this turn.
func (t *turnover) income() {
	p := t.p
	for _, x := range p.w.sc.Production {
		if p.w.sc.sides[x.Side] == p.phasing() && int(p.turn) <= len(x.BRP) {
			p.brp = cow(p.brp)
			p.brp[p.phasing()-1] += int16(x.BRP[p.turn-1])
			t.say(engine.EventNote, "27", "awaw.income", p.phasing(), x.BRP[p.turn-1])
		}
	}
}
