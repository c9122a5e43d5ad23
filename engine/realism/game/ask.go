package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file refuses commands, names things, words commands, answers questions.

// refuse tells why a command is not legal, by the clause that forbids it, and what is legal instead.
func (p *Position) refuse(c engine.Command, list []engine.Command) error {
	cite, why := p.fault(c)
	list = slices.SortedFunc(slices.Values(list), engine.Command.Compare)
	var nearest []engine.Command
	for _, l := range list {
		if l.Verb == c.Verb {
			nearest = append(nearest, l)
		}
	}
	if nearest == nil {
		nearest = list
	}
	no := &engine.Illegal{Cmd: c, Cite: cite, Reason: why, Nearest: nearest}
	if cite == engine.House {
		no.Cite, no.House = "turn", true
	}
	return no
}

// fault is the clause a command offends, and in words why.
func (p *Position) fault(c engine.Command) (engine.Cite, engine.Text) {
	flies := c.Verb >= VerbRaid && c.Verb <= VerbStandDown
	switch {
	case p.Over():
		return engine.House, engine.Say("realism.game.no.over")
	case c.Side != p.asked():
		return engine.House, engine.Say("realism.game.no.turn")
	case p.fight.stage != stNone:
		return p.questioned(c)
	case flies && p.phase > AirMove:
		return "er.phase.1", engine.Say("realism.game.no.air")
	case (c.Verb == VerbSail || c.Verb == VerbFrom) && p.within(p.fromIn(c)) && p.fast(c):
		return p.held(p.fromIn(c).Index())
	case p.aground(c):
		return "er.carrier.3", engine.Say("realism.game.no.decks")
	case c.Verb >= VerbFrom && c.Verb <= VerbSupport && p.phase < SeaMove:
		return "er.phase.1", engine.Say("realism.game.no.yet")
	}
	return p.faultOf(c)
}

// faultOf is the same of a command that its side may think of in this step.
func (p *Position) faultOf(c engine.Command) (engine.Cite, engine.Text) {
	switch {
	case c.Verb == VerbStep && p.draft.mission != noMission:
		return p.astray(c)
	case c.Verb == VerbLaunch:
		return "er.phase.2", engine.Say("realism.game.no.target")
	case c.Verb == VerbLand && p.phase == Return:
		return p.notHome(), engine.Say("realism.game.no.home")
	case c.Verb == VerbBack || c.Verb == VerbLand:
		return "er.range.6", engine.Say("realism.game.no.home")
	case c.Verb == VerbSupport && p.within(p.fromIn(c)) && p.within(c.B):
		return p.unhelpful(c)
	case c.Verb == VerbRedeploy && p.within(p.fromIn(c)):
		return p.ashore(c), engine.Say("realism.game.no.redeploy", p.fromIn(c))
	case c.Verb == VerbEmbark:
		return "er.place.3", engine.Say("realism.game.no.embark")
	case c.Verb == VerbPlace && c.A == kindRef(Fighter):
		return p.notAboard(c)
	case c.Verb == VerbSail:
		return engine.House, engine.Say("realism.game.no.sail")
	}
	return p.phase.clause(), engine.Say("realism.game.no.order")
}

// questioned tells why a command does not answer the question of a fight.
func (p *Position) questioned(c engine.Command) (engine.Cite, engine.Text) {
	switch p.fight.stage {
	case stIntercept, stBombers:
		return "er.intercept.6", engine.Say("realism.game.no.intercept")
	case stJoin:
		return "er.coastdef.1", engine.Say("realism.game.no.join")
	case stPick0, stPick1, stLose0, stLose1:
		return "er.escort.5", engine.Say("realism.game.no.loss")
	case stStand:
		return "er.coastdef.4", engine.Say("realism.game.no.refuge")
	}
	return "er.intercept.2", engine.Say("realism.game.no.answer")
}

// astray tells why a flight may not go to a space.
func (p *Position) astray(c engine.Command) (engine.Cite, engine.Text) {
	f := &p.draft
	if !p.within(c.B) || !slices.Contains(p.w.ways.Near[f.end()], c.B.Index()) || int(f.steps) >= len(f.way)-1 {
		return "er.range.5", engine.Say("realism.game.no.step")
	}
	for _, k := range [2]Kind{Fighter, Bomber} {
		if cite, ok := p.judged(f, k, c.B.Index()); f.flies(k) && !ok {
			return engine.Cite(cite), engine.Say("realism.game.no.way", kindText(k), c.B)
		}
	}
	return "er.escort.1", engine.Say("realism.game.no.lead")
}

// unhelpful tells why an aircraft may not support a battle.
func (p *Position) unhelpful(c engine.Command) (engine.Cite, engine.Text) {
	k, one := p.kindIn(c)
	if from := p.fromIn(c).Index(); p.phase == LandMove && one && k.flies() {
		if p.Units[from][p.Now][k] > 0 && p.Left(from, k) <= 0 {
			return "er.phase.4", engine.Say("realism.game.no.used", ref(from))
		}
		if _, cite, ok := p.supporting(from, c.B.Index(), k); !ok {
			return engine.Cite(cite), engine.Say("realism.game.no.way", kindText(k), c.B)
		}
	}
	return "er.range.2", engine.Say("realism.game.no.support")
}

func (p *Position) within(r engine.Ref) bool {
	return r.Kind() == engine.KindSpace && r.Index() < p.w.Area.Len()
}

// kindText words a kind.
func kindText(k Kind) engine.Text { return engine.Say("realism.game.kind." + k.String()) }

// nation refers to a power.
func (p *Position) nation(i int) engine.Ref { return engine.NationRef(i) }

// NameOf words a reference.
func (p *Position) NameOf(r engine.Ref) string {
	if name, ok := p.w.Named(p.w.Area, r); ok {
		return name
	}
	switch r.Kind() {
	case engine.KindSystem:
		if k, ok := kindOfRef(r); ok {
			return k.String()
		}
	case engine.KindCounter:
		if at, power, k, ok := p.CounterAt(counters, r); ok {
			return p.w.Powers[power].Name + " " + k.String() + " " + p.w.Area.Code(at)
		}
	}
	return r.String()
}

// TextOf words powers, sides and units in the language of the player.
func (p *Position) TextOf(r engine.Ref) (engine.Text, bool) {
	i := r.Index()
	switch {
	case r.Kind() == engine.KindNation && i < len(p.w.Powers):
		return engine.Say("realism.game.power." + p.code(i)), true
	case r.Kind() == engine.KindSide && i >= 1 && i <= len(p.w.Sides):
		return engine.Say("realism.game.side." + p.w.Style(engine.Side(i))), true
	case r.Kind() == engine.KindSystem:
		if k, ok := kindOfRef(r); ok {
			return kindText(k), true
		}
	case r.Kind() == engine.KindCounter:
		if at, power, k, ok := p.CounterAt(counters, r); ok {
			return engine.Say("realism.game.piece", engine.Say("realism.game.power."+p.code(power)), kindText(k), ref(at)), true
		}
	}
	return engine.Text{}, false
}

var powerCodes = map[string]string{"Russia": "RU", "Germany": "GE", "Britain": "BR", "Japan": "JA", "U.S.A.": "US"}

// code is the palette's code of a power's counters.
func (p *Position) code(power int) string { return powerCodes[p.w.Powers[power].Name] }

// Tell words a command for cards and menus.
func (p *Position) Tell(c engine.Command) engine.Label {
	if c.Verb == 0 || int(c.Verb) >= len(forms) {
		return engine.Label{Name: engine.Say("realism.game.no.order")}
	}
	kind := engine.Say("realism.game.kind.all")
	if k, one := p.kindIn(c); one {
		kind = kindText(k)
	}
	cites := map[engine.Verb]engine.Cite{VerbRaid: "er.range.4", VerbStrike: "er.range.5", VerbLeave: "er.escort.3", VerbIntercept: "er.intercept.6",
		VerbBombers: "er.coastint.1", VerbJoin: "er.coastdef.1", VerbPick: "er.escort.5", VerbLose: "er.escort.5", VerbBack: "er.range.6", VerbLand: "er.phase.3",
		VerbSupport: "er.range.2", VerbRedeploy: "er.redeploy.1", VerbEmbark: "er.place.3", VerbWithdraw: "er.coastdef.4"}
	cite, ok := cites[c.Verb]
	if !ok {
		cite = p.phase.clause()
	}
	l := engine.Label{Name: engine.Say("realism.game.tell."+forms[c.Verb].word, kind, p.fromIn(c), c.B, int(c.N)), Cite: cite}
	k, _ := p.kindIn(c)
	switch c.Verb {
	case VerbDone, VerbEnd, VerbLaunch:
		l.Main = true
	case VerbBuy:
		v := p.w.rules.Table.Kinds[k].Values
		l.Detail = engine.Say("realism.game.price", p.w.Cost[k], v[0], v[1], int(p.Bought[k]))
		l.Key = '1' + rune(k)
	case VerbPlace:
		l.Detail = engine.Say("realism.game.waiting", int(p.Bought[k]))
	case VerbBack:
		l.Detail, l.Key = p.wayBack(c.B)
		if same, ok := p.asFlown(); ok && same == c {
			l.Name, l.Key, l.Agreed = engine.Say("realism.game.tell.back.same", c.B), 'H', true
		}
	case VerbPick, VerbLose:
		l.Detail = p.meant(c, k)
	case VerbIntercept, VerbBombers, VerbJoin:
		if c.N == 0 {
			l.Name = engine.Say("realism.game.tell.nobody")
		}
		l.Detail = p.forecast(c)
	}
	if c.Verb == VerbDone && p.phase < Income {
		l.Name, l.Key = engine.Say("realism.game.done."+p.phase.String()), 'D'
	}
	if units, money := p.Unplaced(); c.Verb == VerbDone && p.phase == Placement && units > 0 {
		l.Forfeits, l.Loses = engine.ForfeitsPoints, engine.Say("realism.game.loses.units", units, money)
	}
	if c.Verb == VerbFrom && p.phase == AirMove {
		l.Name, l.Cite = engine.Say("realism.game.tell.decks", c.A), "er.carrier.3"
	}
	if c.Verb == VerbPress {
		l.Name = p.onWord()
	}
	return l
}

// forecast is what both sides lose on average if so many rise or help.
func (p *Position) forecast(c engine.Command) engine.Text {
	f := &p.fight
	if f.stage == stNone {
		return engine.Text{}
	}
	force, own := f.force, 0
	switch c.Verb {
	case VerbIntercept:
		force[0][Fighter] += uint8(c.N)
	case VerbBombers:
		force[0][Bomber] += uint8(c.N)
	case VerbJoin:
		force[1][Fighter] += uint8(c.N)
		own = 1
	}
	x, ok := p.Reckon(Units(force[0]), Units(force[1]), f.form())
	if !ok || force[0].Total() == 0 {
		return engine.Text{}
	}
	return engine.Say("realism.game.forecast", tenth(x.Lost[own]), tenth(x.Lost[1-own]))
}

// onWord is what going on means in the fight that asks.
func (p *Position) onWord() engine.Text {
	if p.fight.stage == stOnward {
		return engine.Say("realism.game.tell.flyon")
	}
	return engine.Say("realism.game.tell.fighton")
}

// Ask answers whether a command could be given, and where what stands in a space may go.
func (p *Position) Ask(side engine.Side, q engine.Query) (engine.Answer, error) {
	return areagame.Ask(p, side, q, p.fault)
}
