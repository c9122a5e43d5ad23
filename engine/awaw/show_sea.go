// Ships, task forces and naval combat for the screen: what a side may see of them, what is asked, what is nested in what.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// shipViews adds the ships to the counters a screen shows.
func (p *Position) shipViews(out []engine.CounterView) []engine.CounterView {
	for i, s := range p.ships {
		if !s.alive() || !s.onBoard() {
			continue
		}
		v := engine.CounterView{Ref: sh(i), Side: p.w.sideOf(s.nation), Nation: p.w.units.Info(s.nation).Palette, Kind: p.w.shown.ships[s.kind],
			Size: int(s.factors), Space: sp(int(s.space)), Note: engine.Say("awaw.ship.ready")}
		if slices.ContainsFunc(p.counters, func(c counter) bool { return c.alive() && c.onDeck() && c.aboard() == i && c.has(overSea) }) {
			v.Note = engine.Say("awaw.ship.flown")
		}
		v.State = v.State.With(engine.Turned, s.spent || s.has(shipUsed))
		if s.has(shipDamaged) {
			v.State |= engine.Damaged
			v.Note = engine.Say("awaw.ship.hurt")
		}
		if s.force > 0 {
			v.On = tf(int(s.force) - 1)
		}
		if s.supports() {
			v.Mission, v.Note = sp(int(s.target)), engine.Say("awaw.ship.supporting")
		}
		out = append(out, v)
	}
	return out
}

// forceViews adds the markers of task forces.
func (p *Position) forceViews(out []engine.CounterView) []engine.CounterView {
	for f, m := range p.forces {
		if !m.onBoard() {
			continue
		}
		v := engine.CounterView{Ref: tf(f), Side: m.side, Nation: p.flagOf(m.side), Kind: p.w.shown.force, Space: sp(int(m.space)), Note: engine.Say("awaw.force.hidden")}
		if all, carriers := p.forceSize(f); all > 0 {
			v.Size = all
			v.Note = engine.Say("awaw.force.ships", all)
			if carriers > 0 {
				v.Note = engine.Say("awaw.force.holds", all, carriers)
			}
			v.Range = p.w.sailing(p.isSlow(f))
		} else {
			v.State |= engine.Unknown
		}
		if m.has(forceSailed) {
			v.State |= engine.Moved
		}
		if m.has(forceKnown) {
			v.State |= engine.Known
		}
		hurt := 0
		for _, i := range p.shipsIn(f) {
			if p.ships[i].has(shipDamaged) {
				hurt++
			}
		}
		if hurt > 0 {
			v.State |= engine.Damaged
			v.Note = engine.Say("awaw.force.hurt", v.Size, hurt)
		}
		out = append(out, v)
	}
	return out
}

// roleBadges are what a counter committed to naval combat does, by role.
var roleBadges = []struct {
	role seaRole
	name engine.Badge
}{{roleSpot, "spot"}, {roleSearch, "search"}, {roleCover, engine.BadgeCover}, {roleCAP, engine.BadgePatrol}, {roleAttack, "strike"}}

// seaRoles adds what a counter does in the naval combat at hand, or against kamikazes outside of one.
func (p *Position) seaRoles(i int, out []engine.Badge) []engine.Badge {
	if p.dive() != nil && slices.ContainsFunc(p.dive().guards, func(g guardAir) bool { return int(g.c) == i }) {
		role := roleCover
		if p.counters[i].onDeck() {
			role = roleCAP
		}
		for _, b := range roleBadges {
			if b.role == role {
				out = append(out, b.name)
			}
		}
	}
	if p.sea() == nil {
		return out
	}
	if k := p.sea().committed(i); k >= 0 {
		for _, b := range roleBadges {
			if p.sea().air[k].has(b.role) {
				out = append(out, b.name)
			}
		}
	}
	return out
}

// flagOf is the palette code of the first nation of a side.
func (p *Position) flagOf(side engine.Side) string {
	if n, ok := p.firstNation(side); ok {
		return p.w.units.Info(n).Palette
	}
	return ""
}

// firstNation is the nation a side is shown by.
func (p *Position) firstNation(side engine.Side) (units.Nation, bool) {
	for _, name := range p.w.sc.Side[side-1].Nations {
		if n, ok := p.w.units.Nation(name); ok {
			return n, true
		}
	}
	return 0, false
}

// seaPrompt says what a naval combat asks for.
func (p *Position) seaPrompt(q engine.Prompt) engine.Prompt {
	b := p.sea()
	at := sp(max(0, int(b.hex)))
	switch b.stage {
	case seaReact:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.react", tf(int(b.mover)), sp(int(b.from)), sp(int(b.to))), engine.Say("awaw.limit.react"), "22.45"
		if len(p.legalDives(nil)) > 0 {
			q.Limit = engine.Say("awaw.limit.react.dive", p.readyToDive())
		}
	case seaSpot:
		x := p.chaser()
		need := p.w.naval.InterceptionNeeds(p.w.board.Distance(int(p.forces[b.hunter].space), int(b.hex)), p.w.theatre == "pacific")
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.spot", at), engine.Say("awaw.limit.spot", p.w.naval.InterceptionDice(x), need), "18.59"
	case seaCommit:
		return p.commitPrompt(q)
	case seaFind:
		return p.findPrompt(q)
	case seaStrike:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.sea.strike", at), p.limited("awaw.limit.sea.strike", b.foundOf(1-b.whose), int(b.surprise[b.whose])), "18.58C"
	case seaLand:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.haven"), engine.Say("awaw.limit.haven", p.w.fleets.Meeting.CAPLanding), "17.3124"
		q.Places = true
	case seaAgain:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.again.sea", at), engine.Say("awaw.limit.again.sea", int(b.round), p.w.fleets.Meeting.Rounds), "22.4"
	}
	return q
}

// strikePrompt says what a strike asks for.
func (p *Position) strikePrompt(q engine.Prompt) engine.Prompt {
	s := p.strike()
	at := sp(int(s.space))
	switch s.stage {
	case strikeAim:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.aim", at), engine.Say("awaw.limit.aim", p.leftToAim()), "23.44"
	case strikeRoll:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.strike.roll", at), engine.Say("awaw.limit.strike.roll", len(s.aims)), "23.44"
	default:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.fire", at), engine.Say("awaw.limit.fire", p.w.naval.AirDefense(p.hulls(p.struckShips())), s.total()), "23.42"
	}
	return q
}

// huntPrompt and sailPrompt say what the steps at sea ask for.
func (p *Position) huntPrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.hunt"), p.limited("awaw.limit.hunt"), "18.58"
	return q
}

func (p *Position) sailPrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.sail"), engine.Say("awaw.limit.sail", p.w.sailing(false), p.w.sailing(true)), "22.1"
	return q
}
