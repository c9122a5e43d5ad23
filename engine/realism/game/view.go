package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
)

// This file shows a position: spaces, units, flights as arrows, money.

// counterKinds describe the kinds of unit to whoever shows them.
var counterKinds = areagame.CounterKinds(string(ID), kindWords[:], []string{"INF", "ART", "ARM", "TR", "SUB", "INT", "SB", "CV", "BB"}, class)

// Kinds are the kinds of unit, for those who show one without a game.
func Kinds() []*engine.CounterKind { return counterKinds }

// class is what a screen does with a kind.
func class(kind int) engine.Class {
	switch k := Kind(kind); {
	case k.flies():
		return engine.ClassAir
	case k.sails():
		return engine.ClassShip
	}
	return engine.ClassGround
}

var layers = areagame.Layers(func(word string) engine.Text { return engine.Say("realism.game.layer." + word) })

var counters = areagame.Counters{Powers: mostPowers, Kinds: int(kindCount)}

// counterOf refers to a power's units of a kind in a space.
func counterOf(at, power int, k Kind) engine.Ref {
	return counters.Ref(at, power, int(k))
}

// houseNotes are what of the game no document has.
var houseNotes = []engine.Text{engine.Say("areagame.house.values"), engine.Say("areagame.house.money"), engine.Say("areagame.house.march"),
	engine.Say("areagame.house.battles"), engine.Say("areagame.house.victory")}

// View is what a screen may show.
func (p *Position) View() engine.View {
	w := p.w
	v := engine.View{Turn: p.TurnNumber(), Turns: w.Rounds, Date: p.Date(), Track: p.track(), Prompt: p.prompt(),
		Kinds: counterKinds, Layers: layers, House: houseNotes}
	v.Fought, v.Battle = p.fights()
	for i, s := range w.Sides {
		side := engine.Side(i + 1)
		v.Sides = append(v.Sides, engine.SideView{Side: side, ID: s[0], Name: engine.Say("realism.game.side." + s[1]), Style: s[1]})
	}
	p.Standing(&v, p.prize())
	for i := range w.Powers {
		v.Powers = append(v.Powers, engine.PowerView{Side: p.Side(i), Name: engine.Say("realism.game.power." + p.code(i))})
		v.Tallies = append(v.Tallies, engine.Tally{Side: p.Side(i), Kind: "money", Name: engine.Say("realism.game.tally.money", engine.Say("realism.game.power."+p.code(i))), N: int(p.Money[i])})
	}
	p.Show(&v, p.space, p.away, p.counter)
	for i := range p.flights {
		if f := &p.flights[i]; f.state < landed && f.fighters+f.bombers+f.wait > 0 {
			v.Arrows = append(v.Arrows, p.arrow(f))
		}
	}
	if p.draft.mission != noMission && p.draft.steps > 0 {
		v.Arrows = append(v.Arrows, p.arrow(&p.draft))
	}
	return v
}

func (p *Position) arrow(f *flight) engine.ArrowView {
	key := "realism.game.arrow"
	switch {
	case f.bombers == 0:
		key = "realism.game.arrow.fighters"
	case f.fighters+f.wait == 0:
		key = "realism.game.arrow.bombers"
	}
	return engine.ArrowView{From: ref(int(f.from)), To: ref(f.end()), Kind: engine.ArrowMission, Side: p.Side(p.Now),
		Text: engine.Say(key, int(f.bombers), int(f.fighters+f.wait), ref(f.end()))}
}

// shownPhases are the steps a track shows, each with the last of its inner steps.
var shownPhases = []Phase{Purchase, AirMove, AirCombat, Return, LandCombat, Noncombat, Placement}

// track shows the steps of the player turn.
func (p *Position) track() []engine.PhaseView {
	var out []engine.PhaseView
	before := Purchase
	for i, f := range shownPhases {
		v := engine.PhaseView{Name: engine.Say("realism.game.track." + f.String()), N: i + 1, Of: len(shownPhases)}
		switch {
		case p.Over() || p.phase > f:
			v.State = engine.PhaseDone
		case p.phase >= before:
			v.State, v.Step = engine.PhaseNow, engine.Say("realism.game.step."+p.phase.String())
		}
		before = f + 1
		out = append(out, v)
	}
	return out
}

// clause is what a step is done by: those of the air by the document, the others by the house's own rules.
func (f Phase) clause() engine.Cite {
	switch f {
	case AirMove:
		return "er.phase.1"
	case AirCombat:
		return "er.phase.2"
	case Return:
		return "er.phase.3"
	}
	return engine.House
}

// prompt says what is asked of whom.
func (p *Position) prompt() engine.Prompt {
	if p.Over() {
		return engine.Prompt{Ask: engine.Say("realism.game.ask.over"), Cite: engine.House}
	}
	out := engine.Prompt{Side: p.asked(), Cite: p.phase.clause()}
	if f := &p.fight; f.stage != stNone {
		names := [...]string{stIntercept: "intercept", stBombers: "bombers", stJoin: "join", stPick0: "pick", stLose1: "lose", stPick1: "pick", stLose0: "lose",
			stOnward: "onward", stStand: "stand", stNext: "next"}
		out.Ask, out.Cite = engine.Say("realism.game.ask."+names[f.stage], ref(int(f.at))), p.citeOf(f.kind)
		return out
	}
	out.Ask = engine.Say("realism.game.ask."+p.phase.String(), p.nation(p.Now))
	out.Limit = engine.Say("realism.game.limit", int(p.Money[p.Now]))
	if p.phase == LandMove {
		out.Limit = engine.Say("realism.game.limit.land", int(p.Money[p.Now]))
	}
	if f := p.returns(); f != nil {
		out.Ask = engine.Say("realism.game.ask.return", p.nation(p.Now), ref(int(f.at)))
		out.Limit = engine.Say("realism.game.returns", int(f.bombers), int(f.fighters), f.mixed())
		if f.wait > 0 {
			out.Limit = engine.Say("realism.game.returns.wait", int(f.bombers), int(f.wait), ref(int(f.waitAt)))
		}
	}
	return out
}

// space is one territory or zone.
func (p *Position) space(at int) engine.SpaceView {
	w := p.w
	v := engine.SpaceView{Ref: ref(at), Name: w.Area.Name(at), Code: w.Area.Code(at), Room: engine.Room{Capacity: -1}, Kind: engine.Say("realism.game.space.sea")}
	if p.Sea(at) {
		return v
	}
	v.Kind = engine.Say("realism.game.space.land")
	if o := p.Owner[at]; o != nobody {
		v.Owner = p.Side(int(o))
		v.Extra = engine.Say("realism.game.space.value", p.nation(int(o)), w.Value[at], int(p.damage[at]))
	} else {
		v.Extra = engine.Say("realism.game.space.shut")
	}
	v.Yield = engine.Yield{Income: w.Value[at], Works: w.Works.Has(at)}
	if w.Works.Has(at) && v.Owner != engine.NoSide {
		v.Kind = engine.Say("realism.game.space.complex")
		v.Marks = []engine.MarkView{{Kind: engine.MarkObjective, Side: v.Owner, Text: engine.Say("realism.game.space.complex"), Points: w.Worth(at)}}
	}
	return v
}

// away is what flies from a space; only the power in turn has flights.
func (p *Position) away(at, power int) (out cell) {
	for i := range p.flights {
		if f := &p.flights[i]; power == p.Now && int(f.from) == at && f.state < landed {
			out[Fighter] += f.fighters + f.wait
			out[Bomber] += f.bombers
		}
	}
	return out
}

// counter is all units of a kind that a power has in a space.
func (p *Position) counter(at, power int, k Kind, n int) engine.CounterView {
	v := engine.CounterView{Ref: counterOf(at, power, k), Side: p.Side(power), Nation: p.code(power), Kind: counterKinds[k], Size: n, Space: ref(at),
		Quality: p.w.rules.Table.Kinds[k].Values[0], Note: engine.Say("realism.game.note.ready")}
	if away := p.away(at, power); power == p.Now && p.Spent[at][k]+away[k] > 0 {
		v.Note = engine.Say("realism.game.note.used", int(p.Spent[at][k]+away[k]))
	}
	return v
}
