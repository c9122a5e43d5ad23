package wings

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file shows a position: provinces, units, a side's own orders as arrows, centres.

// counterKinds describe the kinds of unit to whoever shows them, by Kind.
var counterKinds = [...]*engine.CounterKind{
	diplomacy.Army:  {Code: "army", Name: engine.Say("wings.kind.army"), Shape: "INF", Class: engine.ClassGround, Unit: engine.Say("wings.unit"), Parts: 1, Token: true},
	diplomacy.Fleet: {Code: "fleet", Name: engine.Say("wings.kind.fleet"), Shape: "FLT", Class: engine.ClassShip, Unit: engine.Say("wings.unit"), Parts: 1, Token: true},
	diplomacy.Wing:  {Code: "wing", Name: engine.Say("wings.kind.wing"), Shape: "AAF", Class: engine.ClassAir, Unit: engine.Say("wings.unit"), Parts: 1, Token: true},
}

// layers are what a player may lay over the board.
var layers = []engine.Layer{
	{Kind: engine.LayerControl, Name: engine.Say("wings.layer.control"), How: engine.Say("wings.layer.control.how"), On: true},
	{Kind: engine.LayerRange, Name: engine.Say("wings.layer.range"), How: engine.Say("wings.layer.range.how")},
	{Kind: engine.LayerCodes, Name: engine.Say("wings.layer.codes"), How: engine.Say("wings.layer.codes.how")},
}

// View is what a screen may show.
func (p *Position) View() engine.View {
	w := p.w
	v := engine.View{Turn: p.TurnNumber(), Turns: w.last - w.first + 1, Date: p.Date(), Track: trackAt(p.station()), Prompt: p.prompt(),
		Control: make([]engine.Side, w.area.Len()), Kinds: counterKinds[diplomacy.Army:], Layers: layers, Scoring: w.howItEnds()}
	for i, power := range w.powers {
		side := engine.Side(i + 1)
		v.Sides = append(v.Sides, engine.SideView{Side: side, ID: power.Name(), Name: engine.Say("wings.power." + power.Code()), Style: w.styles[i]})
		v.Tallies = append(v.Tallies, engine.Tally{Side: side, Kind: "centres", Name: engine.Say("wings.tally.centres"), N: p.centres(power), Of: w.win})
	}
	for q := range w.area.Len() {
		v.Control[q] = w.sideOf(p.at.Owner[q])
		v.Spaces = append(v.Spaces, p.space(diplomacy.Place(q)))
	}
	for i, u := range p.at.Units {
		v.Counters = append(v.Counters, p.counter(p.ids[i], u, engine.Say("wings.note.ready")))
	}
	for i, o := range p.at.Out {
		v.Counters = append(v.Counters, p.counter(p.outs[i], o.Unit, engine.Say("wings.note.dislodged")))
	}
	slices.SortFunc(v.Counters, func(a, b engine.CounterView) int { return a.Ref.Index() - b.Ref.Index() })
	for i, o := range p.orders {
		if o.Do == diplomacy.NoVerb {
			continue
		}
		text := w.words(o)
		n, _ := slices.BinarySearchFunc(v.Counters, p.refOf(i), func(c engine.CounterView, r engine.Ref) int { return c.Ref.Index() - r.Index() })
		v.Counters[n].Note = text
		if to := w.spaceOf(o.To); to != engine.NoRef {
			v.Counters[n].Mission = to
			v.Arrows = append(v.Arrows, p.arrow(o, to, text))
		}
	}
	return v
}

// arrow is an order drawn on the board.
func (p *Position) arrow(o diplomacy.Order, to engine.Ref, text engine.Text) engine.ArrowView {
	a := engine.ArrowView{From: p.w.spaceOf(o.At), To: to, Kind: engine.ArrowMission, Side: p.w.sideOf(o.Power), Text: text}
	switch {
	case o.Do == diplomacy.Support || o.Do == diplomacy.Convoy:
		a.Task = engine.TaskSupport
	case o.Do == diplomacy.Move && o.Kind != diplomacy.Wing:
		a.Kind = engine.ArrowAttack
	case o.Do == diplomacy.Retreat:
		a.Kind = engine.ArrowDisplaced
	}
	return a
}

// prompt asks the side whose view it is, or the first that is to act.
func (p *Position) prompt() engine.Prompt {
	acting := p.ToAct()
	if len(acting) == 0 {
		return engine.Prompt{Ask: engine.Say("wings.ask.over"), Cite: "dip.adjust"}
	}
	side := acting[0]
	if slices.Contains(acting, p.eyes) {
		side = p.eyes
	}
	power := p.power(side)
	out := engine.Prompt{Side: side, Ask: engine.Say("wings.ask."+p.phase.String(), engine.Say("wings.season."+p.season()), p.inYear()), Cite: p.cite()}
	if p.phase == Builds {
		written := 0
		for _, o := range p.plan {
			if o.Power == power {
				written++
			}
		}
		key := "wings.limit.builds"
		if owes, _ := p.w.board.Adjustment(p.w.rules, &p.at, power); owes {
			key, out.Ask = "wings.limit.removals", engine.Say("wings.ask.removals")
		}
		out.Limit = engine.Say(key, written, p.w.board.Allowance(p.w.rules, &p.at, power))
		return out
	}
	with, all := p.counted(power)
	out.Limit = engine.Say("wings.limit.orders", with, all)
	if with == all {
		out.Limit = engine.Say("wings.limit.whole", with, all)
	}
	if p.phase == Retreats {
		out.Limit = engine.Say("wings.limit.retreats", with, all)
	}
	return out
}

// counted tells how many units of a power have an order, of how many that may have one.
func (p *Position) counted(power diplomacy.Power) (with, all int) {
	for i, o := range p.orders {
		if p.subject(i).Power == power {
			all++
			if o.Do != diplomacy.NoVerb {
				with++
			}
		}
	}
	return with, all
}

// space is one province.
func (p *Position) space(q diplomacy.Place) engine.SpaceView {
	b := p.w.board
	v := engine.SpaceView{Ref: p.w.spaceOf(q), Name: b.Name(q), Code: p.w.area.Code(int(q)), Owner: p.w.sideOf(p.at.Owner[q]), Room: engine.Room{Capacity: -1}}
	switch {
	case b.Sea(q):
		v.Kind = engine.Say("wings.space.sea")
	case b.Centre(q):
		v.Kind = engine.Say("wings.space.centre")
		v.Marks = []engine.MarkView{{Kind: engine.MarkObjective, Side: v.Owner, Text: engine.Say("wings.space.centre"), Points: 1}}
	default:
		v.Kind = engine.Say("wings.space.land")
	}
	return v
}

// counter is one unit.
func (p *Position) counter(id int, u diplomacy.Unit, note engine.Text) engine.CounterView {
	v := engine.CounterView{Ref: engine.CounterRef(id), Side: p.w.sideOf(u.Power), Nation: u.Power.Code(), Kind: counterKinds[u.Kind], Size: 1, Range: 1, Space: p.w.spaceOf(u.At), Quality: 1, Note: note}
	if u.Kind == diplomacy.Wing {
		v.Range = 2
	}
	if _, coast, ok := strings.Cut(p.w.board.Code(u.At), "/"); ok {
		v.Badges = []engine.Badge{engine.Badge(coast)}
	}
	return v
}

// Shown is a unit as it is shown beside a board of its own: without number and place.
func Shown(u diplomacy.Unit) engine.CounterView {
	v := engine.CounterView{Nation: u.Power.Code(), Kind: counterKinds[u.Kind], Size: 1, Range: 1, Quality: 1}
	if u.Kind == diplomacy.Wing {
		v.Range = 2
	}
	return v
}

// StyleOf is the colour a power has where no scenario names another.
func StyleOf(p diplomacy.Power) string { return strings.ToLower(p.Name()) }
