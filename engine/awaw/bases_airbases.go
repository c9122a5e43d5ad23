// 18.14: airbase counters, their placing, recycling and removal.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// mayUseNew tells whether a nation may use an airbase in the phase its owner placed it: the owner, and for British
// bases Australia and the Free French (18.146).
func (p *Position) mayUseNew(user, placer units.Nation) bool {
	return p.w.sharesNew(user, placer)
}

// airbaseLimit is the number of counters a nation has for this board (18.14, 18.145; research adds production's).
func (p *Position) airbaseLimit(n units.Nation) int {
	limit := p.w.units.Info(n).Airbases(p.w.theatre)
	for _, r := range p.w.sc.Research {
		if m, ok := p.w.units.Nation(r.Nation); ok && m == n {
			limit += r.Airbases
		}
	}
	return limit + p.gained(n, projectAirbases)
}

// airbaseRate is how many a nation may place in one player turn (18.142B).
func (p *Position) airbaseRate(n units.Nation) int {
	info := p.w.units.Info(n)
	if s, y, err := parseSeason(info.LaterFrom); err == nil {
		season, year := p.w.season(int(p.turn))
		if year > y || year == y && season >= s {
			return info.LaterPerTurn
		}
	}
	return info.PerTurn
}

func (p *Position) airbasesOf(n units.Nation) (count int) {
	for _, b := range p.airbases {
		if b.nation == n {
			count++
		}
	}
	return count
}

func (p *Position) placedThisTurn(n units.Nation) int { return int(p.placings[n]) }

// placerRefusal tells why a nation may place no airbase now (18.141, 18.142A-B).
func (p *Position) placerRefusal(n units.Nation) (engine.Cite, string) {
	if p.w.sideOf(n) != p.phasing() {
		return "18.142A", "awaw.no.airbase.turn"
	}
	if p.airbaseLimit(n) == 0 {
		return "18.14", "awaw.no.airbase.none"
	}
	if p.hasLeft(n) {
		return "53", "awaw.no.nation.left"
	}
	for _, x := range p.w.sc.NoAirbases {
		if m, ok := p.w.units.Nation(x.Nation); ok && m == n && int(p.turn) <= x.Until {
			return "18.141", "awaw.no.airbase.yet"
		}
	}
	if p.w.theatre == "europe" && p.atPeace(counter{nation: n}) && n == p.w.unitedStates() {
		return "18.141", "awaw.no.airbase.yet"
	}
	if p.placedThisTurn(n) >= p.airbaseRate(n) {
		return "18.142B", "awaw.no.airbase.rate"
	}
	return "", ""
}

// siteRefusal tells why a nation may place no airbase at a space (18.142C-E), given where full supply reaches.
func (p *Position) siteRefusal(n units.Nation, space int, reach []supply) (engine.Cite, string) {
	s := p.w.board.Space(space)
	switch {
	case s.Box || s.Sea && !s.Island:
		return "18.142C", "awaw.no.airbase.sea"
	case p.control[space] != p.w.sideOf(n):
		return "18.142C", "awaw.no.airbase.control"
	case !p.sustains(reach, space):
		return "18.142C", "awaw.no.airbase.supply"
	case p.airbaseAt(space) != none:
		return "18.142D", "awaw.no.airbase.second"
	}
	if p.w.hosts[n] != nil {
		if why := p.w.hosts[n][s.Country]; why != "" {
			return "18.142C", why
		}
	}
	if p.phase == phaseMovement && p.untraced(space) {
		return "18.142C", "awaw.no.airbase.activated"
	}
	if s.IslandGroup != "" {
		if p.w.airless(s.IslandGroup) {
			return "18.142E", "awaw.no.airbase.aleutians"
		}
		for _, b := range p.airbases {
			if p.w.board.Space(int(b.space)).IslandGroup == s.IslandGroup && p.w.nations[b.nation].faction == p.w.nations[n].faction {
				return "18.142E", "awaw.no.airbase.group"
			}
		}
	}
	return "", ""
}

// untraced tells whether this is the first turn a side holds a hex of a minor country: the country joined in this turn, or the hex was
// taken in this player turn or in the enemy's before it (18.142C).
func (p *Position) untraced(space int) bool {
	country := p.w.board.Space(space).Country
	for _, a := range p.w.sc.Activation {
		if a.Country == country && a.Turn == int(p.turn) {
			return true
		}
	}
	for _, x := range p.w.sc.Relation {
		if side, joins := p.w.sc.sides[x.Becomes]; joins && x.Country == country && country != "" && x.Turn == int(p.turn) && side == p.phasing() {
			return true
		}
	}
	return slices.Contains(p.newly, int16(space))
}

// gained notes that a hex has been taken, if it lies in a minor country.
func (t *turnover) gained(space int) {
	p := t.p
	if p.w.notesGains && p.w.minor(p.w.board.Space(space).Country) {
		p.newly = sorted(append(cow(p.newly), int16(space)))
	}
}

// settled forgets, at the end of a side's player turn, what it had taken before and in it.
func (t *turnover) settled() {
	p := t.p
	if slices.ContainsFunc(p.newly, func(s int16) bool { return p.control[s] == p.phasing() }) {
		p.newly = slices.DeleteFunc(slices.Clone(p.newly), func(s int16) bool { return p.control[s] == p.phasing() })
	}
}

// minor tells whether a country is a minor one: no power that has airbase counters is at home in it (18.14).
func (w *world) minor(country string) bool {
	if country == "" {
		return false
	}
	for i, n := range w.nations {
		if n.home == country && w.units.Info(units.Nation(i)).Airbases(w.theatre) > 0 {
			return false
		}
	}
	return true
}

// meetHosts notes, for each nation, the countries of partners who are no hosts to its airbases: those of another
// faction, and the unwilling; Russia and the Western Allies never are (18.142C).
func (w *world) meetHosts() {
	w.hosts = make([]map[string]string, len(w.nations))
	for i, n := range w.nations {
		for j, host := range w.nations {
			if i == j || n.side == engine.NoSide || host.side != n.side {
				continue
			}
			why := ""
			if host.faction != n.faction || w.estranged(units.Nation(i), units.Nation(j)) {
				why = "awaw.no.airbase.faction"
			}
			for _, f := range w.sc.Faction {
				if slices.Contains(f.Refuses, w.units.Nations[j].Name) {
					why = "awaw.no.airbase.refused"
				}
			}
			if why != "" {
				if w.hosts[i] == nil {
					w.hosts[i] = map[string]string{}
				}
				w.hosts[i][host.home] = why
			}
		}
	}
}

// placesAirbases tells whether the phase is one in which airbases are placed (18.142A).
func (p *Position) placesAirbases() bool { return p.now(VerbAirbase) && p.phase != phaseCombat }

func (p *Position) airbaseRefusal(c engine.Command) (engine.Cite, string) {
	if !p.placesAirbases() {
		return "18.142A", "awaw.no.airbase.phase"
	}
	n := units.Nation(c.A.Index())
	if int(n) >= len(p.w.nations) || c.A.Kind() != engine.KindNation || c.N != 0 {
		return "18.142", "awaw.no.such"
	}
	if cite, why := p.placerRefusal(n); why != "" {
		return cite, why
	}
	if !p.spaceOK(c.B) {
		return "18.142", "awaw.no.such"
	}
	if cite, why := p.siteRefusal(n, c.B.Index(), p.reach()); why != "" {
		return cite, why
	}
	full := p.airbasesOf(n) >= p.airbaseLimit(n)
	if !full && c.C != engine.NoRef {
		return "18.143", "awaw.no.airbase.spare"
	}
	if full {
		i := p.airbaseAt(c.C.Index())
		if c.C.Kind() != engine.KindSpace || i < 0 || p.airbases[i].nation != n {
			return "18.143", "awaw.no.airbase.recycle"
		}
		if p.staysCrowded(p.load(), c.C.Index()) {
			return "18.143", "awaw.no.airbase.occupied"
		}
	}
	return "", ""
}

func (p *Position) legalAirbases(buf []engine.Command) []engine.Command {
	return slices.AppendSeq(buf, p.airbasesTo)
}

// airbasesTo lists what airbases may be placed, and where.
func (p *Position) airbasesTo(yield func(engine.Command) bool) {
	side := p.phasing()
	if !p.placesAirbases() {
		return
	}
	var reach []supply
	var spare []engine.Ref // the places of the counters that may be taken up
	for i := 1; i < len(p.w.nations); i++ {
		n := units.Nation(i)
		if p.w.nations[i].side != side {
			continue
		}
		if _, why := p.placerRefusal(n); why != "" {
			continue
		}
		full := p.airbasesOf(n) >= p.airbaseLimit(n)
		if spare = append(spare[:0], engine.NoRef); full {
			spare = p.spareAirbases(n, spare[:0])
		}
		if len(spare) == 0 {
			continue
		}
		if reach == nil {
			reach = p.reach()
		}
		for _, at := range p.w.sites {
			s := int(at)
			if p.control[s] != side {
				continue
			}
			if _, why := p.siteRefusal(n, s, reach); why != "" {
				continue
			}
			for _, from := range spare {
				if !yield(engine.Command{Side: side, Verb: VerbAirbase, A: engine.NationRef(i), B: sp(s), C: from}) {
					return
				}
			}
		}
	}
}

func (t *turnover) placeAirbase(c engine.Command) {
	p := t.p
	n := units.Nation(c.A.Index())
	p.airbases = cow(p.airbases)
	if c.C != engine.NoRef {
		from := c.C.Index()
		p.airbases = slices.Delete(p.airbases, p.airbaseAt(from), p.airbaseAt(from)+1)
		for i := range p.counters {
			if p.counters[i].alive() && int(p.counters[i].base) == from {
				p.counters[i].flags |= forced
			}
		}
		t.say(engine.EventBase, "18.143", "awaw.airbase.recycled", c.A, c.C, c.B)
	} else {
		t.say(engine.EventBase, "18.142", "awaw.airbase.placed", c.A, c.B)
	}
	p.airbases = append(p.airbases, airbase{space: int16(c.B.Index()), nation: n, placed: true})
	sortAirbases(p.airbases)
	p.placings = cow(p.placings)
	p.placings[n]++
}

func (p *Position) tellAirbase(c engine.Command, l *engine.Label) {
	l.Beside = p.phase == phaseMovement && !p.staging() // it goes down all through the phase
	if c.C != engine.NoRef {
		l.Cite, l.Name = "18.143", told("recycle", c.A, c.B, c.C)
	}
}

func sortAirbases(list []airbase) {
	slices.SortFunc(list, func(a, b airbase) int { return int(a.space) - int(b.space) })
}
