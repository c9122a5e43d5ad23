// The combat panel over the sea: search, ships' fire, aims, strikes and kamikazes, with what is known of both sides (22.4, 23.4, 17.47).

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
)

// panelSides names both sides of a panel, the one that attacks first.
func (p *Position) panelSides(v *engine.BattleView, first engine.Side) {
	for k, side := range []engine.Side{first, 3 - first} {
		v.Sides[k].Side = side
		v.Sides[k].Name = engine.Say("awaw.name", p.w.sides[side-1])
		v.Sides[k].Role = engine.Say([]string{"awaw.sea.attacks", "awaw.sea.attacked"}[k])
	}
}

// viewsOf are the counters of some references as a side may see them, in the order of the view.
func (p *Position) viewsOf(refs []engine.Ref) (out []engine.CounterView) {
	if len(refs) == 0 {
		return nil
	}
	wanted := map[engine.Ref]bool{}
	for _, r := range refs {
		wanted[r] = true
	}
	for _, c := range p.shipViews(nil) {
		if wanted[c.Ref] {
			out = append(out, c)
		}
	}
	for _, c := range p.forceViews(nil) {
		if wanted[c.Ref] {
			out = append(out, c)
		}
	}
	for i, c := range p.counters {
		if wanted[ct(i)] && c.alive() {
			out = append(out, p.counterView(i))
		}
	}
	return out
}

func shipRefs(list []int) (out []engine.Ref) {
	for _, i := range list {
		out = append(out, sh(i))
	}
	return out
}

// chips are the steps of a panel, the present one by its place.
func chips(now int, keys ...string) (out []engine.PhaseView) {
	for i, key := range keys {
		x := engine.PhaseView{Name: engine.Say(key), State: engine.PhaseLater}
		switch {
		case i < now:
			x.State = engine.PhaseDone
		case i == now:
			x.State = engine.PhaseNow
		}
		out = append(out, x)
	}
	return out
}

// meetingPanel shows a naval combat before the search, and when both sides are asked whether it goes on.
func (p *Position) meetingPanel() engine.BattleView {
	b, n := p.sea(), p.w.naval
	at := sp(int(b.hex))
	v := engine.BattleView{Kind: engine.BattleSea, Where: at, Name: engine.Say("awaw.trail.sea", at, int(b.round)), Cite: "22.4", Sum: "22.4", Round: int(b.round), Sides: make([]engine.BattleSide, 2),
		Unit: engine.Say("awaw.unit.ships"), Table: n.SearchView()}
	now := 1
	switch b.stage {
	case seaCommit:
		now = 0
	case seaAgain:
		now = 3
	}
	v.Steps = seaChips(now)
	p.panelSides(&v, b.side(1))
	for k := range v.Sides {
		s := &v.Sides[k]
		var refs []engine.Ref
		secret := false
		for _, f := range p.groupsAt(s.Side, int(b.hex)) {
			refs = append(refs, tf(f))
			refs = append(refs, shipRefs(p.shipsIn(f))...)
			all, _ := p.forceSize(f)
			s.Strength += all
			secret = secret || all == 0
		}
		for _, a := range b.air {
			if p.w.sideOf(p.counters[a.c].nation) == s.Side && a.roles != 0 {
				refs = append(refs, ct(int(a.c)))
			}
		}
		s.Counters = p.viewsOf(refs)
		s.Suffered = engine.Say("awaw.sea.known", len(p.groupsAt(s.Side, int(b.hex))), s.Strength)
		if secret || s.Side == p.unseen() { // what searches with hidden carriers is not told
			if secret {
				s.Suffered = engine.Say("awaw.sea.secret", len(p.groupsAt(s.Side, int(b.hex))))
			}
			if own := b.number(s.Side); b.stage != seaAgain && len(p.groupsAt(3-s.Side, int(b.hex))) > 0 {
				chart := p.searchChart(own)
				chart.Title = engine.Say("awaw.chart.search.seen", s.Side)
				v.Charts = append(v.Charts, chart)
			}
			continue
		}
		own := b.number(s.Side)
		far := p.afar(own)
		s.Counters = append(s.Counters, p.viewsOf(far)...)
		if len(far) > 0 && len(p.groupsAt(s.Side, int(b.hex))) == 0 {
			s.Suffered = engine.Say("awaw.sea.afar", len(far))
		}
		s.Ledger = p.searchLedger(own)
		if b.stage != seaAgain && len(p.groupsAt(3-s.Side, int(b.hex))) > 0 {
			v.Charts = append(v.Charts, p.searchChart(own))
		}
	}
	return v
}

// afar lists the carriers of a side that search from another hex.
func (p *Position) afar(k uint8) (out []engine.Ref) {
	for i, x := range p.ships {
		if x.space != p.sea().hex && p.looks(i, k) {
			out = append(out, sh(i))
		}
	}
	return out
}

// unseen is the side of which this position hides ships, for a marker with none is never left on the map; nobody if none are hidden.
func (p *Position) unseen() engine.Side {
	for f, m := range p.forces {
		if m.onBoard() && !p.manned(f) {
			return m.side
		}
	}
	return engine.NoSide
}

// searchChart is how likely a side finds so many of the other's task forces.
func (p *Position) searchChart(k uint8) engine.Chart {
	b := p.sea()
	groups := len(p.groupsAt(b.side(1-k), int(b.hex)))
	c := engine.Chart{Title: engine.Say("awaw.chart.search", b.side(k)), Unit: engine.Say("awaw.chart.unit.forces"), Kind: engine.ChartBars, Value: engine.ValueOther}
	for n, levels := range p.w.naval.SearchChances(p.searchers(k), p.searchers(1-k), groups) {
		sum := 0.0
		for _, x := range levels {
			sum += x
		}
		c.Bars = append(c.Bars, engine.Bar{Side: b.side(k), Value: n, P: sum})
	}
	return c
}

// strikePanel shows a strike on ships: the ships' fire, the aims, the dice.
func (p *Position) strikePanel() engine.BattleView {
	s, n := p.strike(), p.w.naval
	struck := p.struckShips()
	v := engine.BattleView{Kind: engine.BattleSea, Where: sp(int(s.space)), Name: engine.Say("awaw.trail.strike", tf(max(0, int(s.force)))), Cite: "23.44", Sum: "23.44", Round: 1, Sides: make([]engine.BattleSide, 2),
		Unit: engine.Say("awaw.unit.squadrons"), Steps: chips(int(s.stage)-1, "awaw.sea.chip.fire", "awaw.sea.chip.aim", "awaw.sea.chip.roll")}
	if s.port() {
		v.Name = engine.Say("awaw.trail.port", sp(int(s.space)))
	}
	p.panelSides(&v, s.side)
	att, def := &v.Sides[0], &v.Sides[1]
	q := aircombat.Strike{Force: p.striking(), Port: s.port(), Surprise: p.surpriseOf(s.side)}
	for _, i := range struck {
		q.Against = append(q.Against, p.ships[i].nation)
	}
	att.Strength = n.Level(q.Force, q.Port)
	att.Ledger = n.Modifiers(q)
	for _, x := range s.in {
		c := p.counters[x.c]
		if c.alive() {
			w := p.counterView(int(x.c))
			w.Size = int(x.n)
			att.Counters = append(att.Counters, w)
		}
	}
	def.Unit = engine.Say("awaw.unit.guns")
	def.Strength = n.AirDefense(p.hulls(struck))
	def.Ledger = n.DefenseModifiers(q.Surprise)
	def.Counters = p.viewsOf(shipRefs(struck))
	att.Suffered = engine.Say("awaw.sea.left", p.leftToAim())
	def.Suffered = engine.Say("awaw.sea.guns", def.Strength)
	if s.stage == strikeFire {
		v.Cite, v.Sum = "23.42", "23.42"
		v.Table = n.DefenseView(aircombat.Lit{Side: def.Side, Strength: def.Strength})
		v.Charts = p.strikeCharts(q, def.Strength)
		return v
	}
	var lit []aircombat.Lit
	for _, a := range s.aims {
		lit = append(lit, aircombat.Lit{Side: s.side, Strength: int(a.n)})
	}
	if len(lit) == 0 {
		lit = append(lit, aircombat.Lit{Side: s.side, Strength: att.Strength})
	}
	v.Table = n.TableView(lit...)
	v.Charts = []engine.Chart{p.aimChart(p.leftToAim())}
	return v
}

// aimChart is what becomes of each target of a strike: of those chosen, and of the others if n squadrons go for one.
func (p *Position) aimChart(n int) engine.Chart {
	s := p.strike()
	q := aircombat.Strike{Force: p.striking(), Port: s.port(), Surprise: p.surpriseOf(s.side)}
	return p.fates(s.side, q, s.aims, n, p.aimable(), p.bodyOf)
}

// strikeCharts is what a strike does when the ships have fired: how many effects if all of it goes for one target.
func (p *Position) strikeCharts(q aircombat.Strike, guns int) []engine.Chart {
	o, err := p.w.naval.StrikeOdds(&aircombat.StrikeQuestion{Strike: q, Defense: guns})
	if err != nil {
		return nil // more different groups than can be told apart: no chart rather than a wrong one
	}
	left := engine.Chart{Title: engine.Say("awaw.chart.left"), Unit: engine.Say("awaw.chart.unit.through"), Kind: engine.ChartBars, Value: engine.ValueOther}
	for n, pr := range o.Level {
		left.Bars = append(left.Bars, engine.Bar{Side: p.strike().side, Value: n, P: pr})
	}
	hits := engine.Chart{Title: engine.Say("awaw.chart.effects"), Unit: engine.Say("awaw.chart.unit.effects"), Kind: engine.ChartBars, Value: engine.ValueHits}
	for n, pr := range o.Effects {
		hits.Bars = append(hits.Bars, engine.Bar{Side: p.strike().side, Value: n, P: pr})
	}
	return []engine.Chart{left, hits}
}

// fates is how likely each target is damaged and sunk: by what aims at it, or by all that has no aim yet.
func (p *Position) fates(side engine.Side, q aircombat.Strike, aims []aim, left int, open []int, body func(int) []int) engine.Chart {
	c := engine.Chart{Title: engine.Say("awaw.chart.fates"), Unit: engine.Say("awaw.chart.unit.fates"), Kind: engine.ChartOutlook}
	add := func(ship, squadrons int) {
		targets := body(ship)
		q.Against = nil
		size := 0
		for _, i := range targets {
			q.Against = append(q.Against, p.ships[i].nation)
			size += int(p.ships[i].factors)
		}
		odds := p.effectOdds(squadrons, p.w.naval.Modifiers(q).Net())
		if !p.ships[ship].kind.named() || len(targets) > 1 {
			c.Bars = append(c.Bars, engine.Bar{Side: side, Name: engine.Say("awaw.fate.light", squadrons, size), P: odds.AtLeast(1)})
			return
		}
		damaged, sunk := p.w.naval.Fate(odds, p.hull(ship))
		c.Bars = append(c.Bars, engine.Bar{Side: side, Name: engine.Say("awaw.fate.hurt", squadrons, sh(ship)), P: damaged + sunk},
			engine.Bar{Side: side, Name: engine.Say("awaw.fate.sunk", squadrons, sh(ship)), P: sunk})
	}
	taken := map[int]bool{}
	for _, a := range aims {
		taken[int(a.ship)] = true
		add(int(a.ship), int(a.n))
	}
	for _, i := range open {
		if !taken[i] && left > 0 {
			add(i, left)
		}
	}
	return c
}

// effectOdds is how likely so many effects come of one roll on the Naval Attack Table.
func (p *Position) effectOdds(squadrons, net int) *aircombat.StrikeOdds {
	o := &aircombat.StrikeOdds{}
	for x := 1; x <= 6; x++ {
		for y := 1; y <= 6; y++ {
			e := p.w.naval.Effects(squadrons, x+y+net)
			for len(o.Effects) <= e {
				o.Effects = append(o.Effects, 0)
			}
			o.Effects[e] += 1.0 / 36
		}
	}
	return o
}
