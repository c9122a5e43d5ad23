package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
)

// This file shows a position: spaces, units, aircraft on their way as arrows, money; its battles are shown as lanes.

// counterKinds describe the kinds of unit to whoever shows them.
var counterKinds = areagame.CounterKinds(string(ID), kindWords[:], []string{"INF", "FLAK", "AAF", "DB", "INT", "SB", "TR", "DD", "CV", "BB"}, class)

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

var layers = areagame.Layers(func(word string) engine.Text { return engine.Say("supremacy.game.layer." + word) })

var counters = areagame.Counters{Powers: mostPowers, Kinds: int(kindCount)}

// counterOf refers to a power's units of a kind in a space.
func counterOf(at, power int, k Kind) engine.Ref {
	return counters.Ref(at, power, int(k))
}

// houseNotes are what of the game no document has.
var houseNotes = []engine.Text{engine.Say("areagame.house.values"), engine.Say("areagame.house.ships"), engine.Say("areagame.house.money"),
	engine.Say("areagame.house.march"), engine.Say("areagame.house.victory")}

// View is what a screen may show.
func (p *Position) View() engine.View {
	w := p.w
	v := engine.View{Turn: p.TurnNumber(), Turns: w.Rounds, Date: p.Date(), Track: p.track(), Prompt: p.prompt(),
		Kinds: counterKinds, Layers: layers, House: houseNotes}
	for i, s := range w.Sides {
		side := engine.Side(i + 1)
		v.Sides = append(v.Sides, engine.SideView{Side: side, ID: s[0], Name: p.sideName(side), Style: s[1]})
	}
	p.Standing(&v, p.prize())
	for i := range w.Powers {
		v.Powers = append(v.Powers, engine.PowerView{Side: p.Side(i), Name: p.powerName(i)})
		v.Tallies = append(v.Tallies, engine.Tally{Side: p.Side(i), Kind: "money", Name: engine.Say("supremacy.game.tally.money", p.powerName(i)), N: int(p.Money[i])})
	}
	p.Show(&v, p.space, p.away, p.counter)
	v.Arrows = p.arrows()
	return v
}

// arrows are the ways of aircraft that attack or are sent, one for all of a side from one base to one battle.
func (p *Position) arrows() (out []engine.ArrowView) {
	var counts []int
next:
	for i := range p.craft {
		c := &p.craft[i]
		if c.State == supremacy.Out || c.State == supremacy.Returning {
			continue
		}
		a := engine.ArrowView{From: ref(c.From), To: ref(int(c.to)), Kind: engine.ArrowMission, Side: p.Side(c.Power), Text: engine.Say("supremacy.game.arrow", kindText(c.kind), ref(int(c.to)))}
		for k := range out {
			if out[k].From == a.From && out[k].To == a.To && out[k].Side == a.Side {
				counts[k]++
				out[k].Text = engine.Say("supremacy.game.arrows", counts[k], a.To)
				continue next
			}
		}
		out, counts = append(out, a), append(counts, 1)
	}
	return out
}

// track shows the steps of the player turn.
func (p *Position) track() []engine.PhaseView {
	var out []engine.PhaseView
	for f := Production; f < Income; f++ {
		v := engine.PhaseView{Name: engine.Say("supremacy.game.track." + f.String()), N: int(f) + 1, Of: int(Income)}
		switch {
		case p.Over() || p.phase > f:
			v.State = engine.PhaseDone
		case p.phase == f:
			v.State, v.Step = engine.PhaseNow, engine.Say("supremacy.game.step."+f.String())
			if f == Battles {
				v.Step = engine.Say("supremacy.game.step.battles", p.bout)
			}
		}
		out = append(out, v)
	}
	return out
}

// asks are the questions of battles: the word of each in message keys, and the clause it is asked by.
var asks = [stages]struct {
	word string
	cite engine.Cite
}{stPress: {"press", "as.retreat.2"}, stDeclare: {"declare", "as.dispatch.10"}, stAim0: {"aim", "as.fighter.3"}, stAim1: {"aim", "as.aa.1"},
	stLose1: {"lose", "as.fighter.2"}, stLose0: {"lose", "as.fighter.2"}}

// prompt says what is asked of whom.
func (p *Position) prompt() engine.Prompt {
	if p.Over() {
		return engine.Prompt{Ask: engine.Say("supremacy.game.ask.over"), Cite: engine.House}
	}
	out := engine.Prompt{Side: p.asked(), Cite: engine.House}
	if p.phase == Battles {
		a := asks[p.stage]
		out.Cite = a.cite
		out.Ask = engine.Say("supremacy.game.ask."+a.word, p.bout)
		if p.stage != stDeclare {
			out.Ask = engine.Say("supremacy.game.ask."+a.word, ref(int(p.lanes[p.cur].at)), p.bout)
		}
		return out
	}
	out.Ask = engine.Say("supremacy.game.ask."+p.phase.String(), nation(p.Now))
	out.Limit = engine.Say("supremacy.game.limit", int(p.Money[p.Now]))
	return out
}

// space is land or a zone.
func (p *Position) space(at int) engine.SpaceView {
	w := p.w
	v := engine.SpaceView{Ref: ref(at), Name: w.Area.Name(at), Code: w.Area.Code(at), Room: engine.Room{Capacity: -1}, Kind: engine.Say("supremacy.game.space.sea")}
	if p.Sea(at) {
		return v
	}
	v.Kind = engine.Say("supremacy.game.space.land")
	if o := p.Owner[at]; o != nobody {
		v.Owner = p.Side(int(o))
		v.Extra = engine.Say("supremacy.game.space.value", nation(int(o)), w.Value[at])
	} else {
		v.Extra = engine.Say("supremacy.game.space.shut")
	}
	v.Yield = engine.Yield{Income: w.Value[at], Works: w.Works.Has(at)}
	if w.Works.Has(at) && v.Owner != engine.NoSide {
		v.Kind = engine.Say("supremacy.game.space.works")
		v.Marks = []engine.MarkView{{Kind: engine.MarkObjective, Side: v.Owner, Text: v.Kind, Points: w.Worth(at)}}
	}
	return v
}

// away is what of a power has flown from a space and is not back.
func (p *Position) away(at, power int) (out cell) {
	for i := range p.craft {
		if c := &p.craft[i]; c.From == at && c.Power == power {
			out[c.kind]++
		}
	}
	return out
}

// counter is all units of a kind that a power has in a space.
func (p *Position) counter(at, power int, k Kind, n int) engine.CounterView {
	v := engine.CounterView{Ref: counterOf(at, power, k), Side: p.Side(power), Nation: p.code(power), Kind: counterKinds[k], Size: n, Space: ref(at),
		Range: p.w.reach[k], Quality: p.figure(attacking, k), Note: engine.Say("supremacy.game.note.ready")}
	switch away := p.away(at, power); {
	case power == p.Now && p.Spent[at][k]+away[k] > 0:
		v.Note = engine.Say("supremacy.game.note.used", int(p.Spent[at][k]+away[k]))
	case power != p.Now && int(away[k]) == n:
		v.Note = engine.Say("supremacy.game.note.sent")
	case power != p.Now && away[k] > 0:
		v.Note = engine.Say("supremacy.game.note.sent.some", int(away[k]), n)
	}
	return v
}
