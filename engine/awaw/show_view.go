// View: what a screen may show of the position.

package awaw

import (
	"slices"

	"awaw/engine"
)

// View shows the whole board; nothing here is secret.
func (p *Position) View() engine.View {
	v := engine.View{
		Date:   p.Date(),
		Turn:   p.TurnNumber(),
		Turns:  p.w.sc.Scenario.Turns,
		Track:  p.track(),
		Frame:  p.w.frameOf(),
		Kinds:  p.w.shown.all,
		Layers: shownLayers,
	}
	for i, name := range p.w.sides {
		v.Sides = append(v.Sides, engine.SideView{Side: engine.Side(i + 1), ID: name, Name: engine.Say("awaw.name", name), Style: p.w.styles[i]})
	}
	v.Prompt = p.prompt()
	v.Spaces = p.spaceViews()
	for i, c := range p.counters {
		if c.alive() && c.based() {
			v.Counters = append(v.Counters, p.counterView(i))
		}
	}
	v.Counters = p.shownKamikazes(p.troopViews(v.Counters))
	v.Arrows = p.bombArrows(p.groundArrows(p.arrows()))
	v.Ways = p.shownWays()
	for i := range p.w.sides {
		side := engine.Side(i + 1)
		v.Tallies = append(v.Tallies, tally(side, "points", p.score(side)))
		if len(p.w.sc.Production) > 0 {
			v.Tallies = append(v.Tallies, tally(side, "brp", int(p.brp[i])))
		}
	}
	if b, ok := p.panel(); ok {
		v.Battle = &b
	}
	if p.ended != nil {
		b := p.decidedView()
		v.Decided = &b
	}
	if b, ok := p.innermost().draft(p); ok {
		v.Plan = &b
	}
	v.Trail, v.Fights = p.trail(), p.fights()
	v.Tallies = p.researchTallies(p.kamikazeTallies(p.groundTallies(v.Tallies)))
	v.House = p.houseNotes()
	v.Stakes, v.Scoring, v.Results = p.stakes(), p.scoring(), p.results()
	v.Neutral = sortedKeys(p.w.sc.neutrals)
	v.Control = p.control
	for i, a := range p.w.sc.Scenario.Area {
		v.Area.Corners[i] = sp(p.w.board.Find(a))
	}
	return v
}

// shownLayers are what a player may lay over the map.
var shownLayers = func() (out []engine.Layer) {
	for _, l := range []struct {
		kind engine.LayerKind
		key  string
	}{{engine.LayerRange, "range"}, {engine.LayerStaging, "staging"}, {engine.LayerReach, "reach"}, {engine.LayerControl, "control"}, {engine.LayerFront, "front"},
		{engine.LayerCodes, "numbers"}, {engine.LayerAir, "air"}, {engine.LayerGround, "ground"}} {
		out = append(out, engine.Layer{Kind: l.kind, Name: engine.Say("awaw.layer." + l.key), How: engine.Say("awaw.layer." + l.key + ".how")})
	}
	return out
}()

// houseNotes names what in this game is the house's, not printed.
func (p *Position) houseNotes() []engine.Text {
	var out []engine.Text
	if p.w.sc.Victory.House {
		out = append(out, engine.Say("awaw.house.victory"))
	}
	if len(p.w.sc.Production) > 0 {
		out = append(out, engine.Say("awaw.house.production"))
	}
	if len(p.w.sc.Redeploy) > 0 {
		out = append(out, engine.Say("awaw.house.redeploy"))
	}
	if p.warred() && p.w.ground.House {
		out = append(out, engine.Say("awaw.house.ground"))
	}
	if p.w.strategic() && p.w.strategy.House {
		out = append(out, engine.Say("awaw.house.strategic"))
	}
	if len(p.w.sc.Laboratories) > 0 && p.w.science.House {
		out = append(out, engine.Say("awaw.house.research"))
	}
	if p.fight() != nil && p.fight().squadrons {
		out = append(out, engine.Say("awaw.house.recombination"))
	}
	return out
}

// tally is a number a side has, under the system's word for it.
func tally(side engine.Side, kind string, n int) engine.Tally {
	return engine.Tally{Side: side, Kind: kind, Name: engine.Say("awaw.tally." + kind), N: n}
}

var phaseKeys = [phaseCount]string{"awaw.phase.movement", "awaw.phase.combat", "awaw.phase.construction", "awaw.phase.redeployment", "awaw.phase.end"}

func (p *Position) track() []engine.PhaseView {
	var out []engine.PhaseView
	for ph := range phaseCount {
		x := engine.PhaseView{Name: engine.Say(phaseKeys[ph])}
		switch {
		case p.over() || ph < p.phase:
			x.State = engine.PhaseDone
		case ph == p.phase:
			x.State = engine.PhaseNow
			x.Step, x.N, x.Of = p.stepName()
		}
		out = append(out, x)
	}
	return out
}

func (p *Position) counterView(i int) engine.CounterView {
	c := p.counters[i]
	v := engine.CounterView{Ref: ct(i), Side: p.w.sideOf(c.nation), Nation: p.palette(c), Kind: p.w.shown.air[c.kind], Size: int(c.size),
		Range: p.w.rangeOf(c), Space: sp(int(c.base)), Quality: p.drm(c)}
	v.State = v.State.With(engine.Turned, c.has(inverted)).With(engine.Moved, c.has(staged) || c.has(moved)).With(engine.Fresh, c.has(fresh))
	if c.onDeck() {
		v.On = sh(c.aboard())
	}
	if c.has(flying) || c.has(fleeing) {
		v.Mission = sp(int(c.target))
	}
	switch p.supplyOf(int(c.base)) {
	case supplyPartial:
		v.Badges = append(v.Badges, engine.BadgeSupplyPartial)
	case supplyNone:
		v.Badges = append(v.Badges, engine.BadgeSupplyNone)
	}
	if p.w.oilEffect(c.nation, int(p.turn)) {
		v.Badges = append(v.Badges, engine.BadgeOil)
	}
	if p.w.air.WinterBites(p.w.winterOn(c.nation, int(p.turn))) {
		v.Badges = append(v.Badges, engine.BadgeWinter)
	}
	v.Badges = p.seaRoles(i, v.Badges)
	v.Note = engine.Say(p.note(c))
	if n := c.front(); n > 0 {
		parts := p.w.board.Space(int(c.base)).Parts
		v.Post, v.Part, v.Parts = engine.Say("awaw.name", p.w.frontName(n)), slices.Index(parts, p.w.frontID(n))+1, len(parts)
		if !c.has(flying | inverted) {
			v.Note = engine.Say("awaw.state.front", p.w.frontName(n))
		}
	}
	return v
}

func (p *Position) palette(c counter) string {
	if c.has(elite) {
		return elitePalette
	}
	return p.w.units.Info(c.nation).Palette
}

func (p *Position) note(c counter) string {
	switch {
	case c.has(homeless):
		return "awaw.state.displaced"
	case c.has(flying) && c.task != taskCounterair:
		return taskNote(c)
	case c.has(flying):
		return "awaw.state.flying"
	case c.has(fleeing):
		return "awaw.state.fleeing"
	case c.has(inverted) && c.has(locked):
		return "awaw.state.locked"
	case c.has(inverted):
		return "awaw.state.inverted"
	case c.has(overSea):
		return "awaw.state.flown"
	case c.has(staged):
		return "awaw.state.staged"
	}
	return "awaw.state.ready"
}

func (p *Position) arrows() []engine.ArrowView {
	var out []engine.ArrowView
	type route struct {
		from, to int16
		task     task
	}
	var routes []route
	var kinds []task
	var sum []int
	for _, c := range p.counters {
		if !c.alive() || !c.has(flying) && !c.has(fleeing) {
			continue
		}
		r := route{p.departs(c), c.target, c.task}
		k := slices.Index(routes, r)
		if k < 0 {
			k = len(routes)
			routes, sum, kinds = append(routes, r), append(sum, 0), append(kinds, c.task)
			kind, side := engine.ArrowMission, p.w.sideOf(c.nation)
			if c.has(fleeing) {
				kind = engine.ArrowDisplaced
			}
			out = append(out, engine.ArrowView{From: sp(int(r.from)), To: sp(int(r.to)), Kind: kind, Task: arrowTasks[c.task], Side: side})
		}
		sum[k] += int(c.size)
	}
	for k := range out {
		key := arrowKeys[kinds[k]]
		if out[k].Kind == engine.ArrowDisplaced {
			key = "awaw.arrow.leave"
		}
		out[k].Text = engine.Say(key, sum[k])
	}
	p.raidArrows(out)
	return out
}

// drm is a counter's own Air Nationality DRM as things stand (19.31A).
func (p *Position) drm(c counter) int {
	return p.w.air.DRM(p.groupOf(c))
}
