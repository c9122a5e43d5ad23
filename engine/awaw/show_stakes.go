// What is to be won: the points of the scenario and the results they lead to, for the screen to tell (house).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// stakes lists what earns each side points, in the order of the sides.
func (p *Position) stakes() (out []engine.Stake) {
	v := p.w.sc.Victory
	for i := range p.w.sides {
		side := engine.Side(i + 1)
		at := func(space, points int, when engine.StakeWhen, brief engine.Text, key string, args ...any) {
			if points != 0 {
				out = append(out, engine.Stake{Side: side, Text: engine.Say(key, append([]any{sp(space)}, args...)...), Points: points, When: when, At: sp(space), Brief: brief})
			}
		}
		add := func(points int, key string, args ...any) {
			if points != 0 {
				out = append(out, engine.Stake{Side: side, Text: engine.Say(key, args...), Points: points})
			}
		}
		all := func(points int, class engine.Class, key string) {
			if points != 0 {
				out = append(out, engine.Stake{Side: side, Text: engine.Say(key), Points: points, Common: true, Harm: true, Class: class})
			}
		}
		for _, o := range v.Objective {
			if p.w.sc.sides[o.Side] == side {
				if o.Within == 0 {
					at(o.at, o.Points, engine.StakeTurn, engine.Text{}, "awaw.stake.base")
					continue
				}
				at(o.at, o.Points, engine.StakeTurn, engine.Say("awaw.stake.within", o.Within), "awaw.stake.objective", o.Within)
			}
		}
		for _, x := range v.Convoy {
			if p.w.sc.sides[x.Side] == side {
				at(x.at, x.Points, engine.StakeDeed, engine.Say("awaw.stake.unloaded"), "awaw.stake.convoy")
			}
		}
		for _, h := range v.Hold {
			if p.w.sc.sides[h.Side] == side {
				key := "awaw.stake.hold"
				if h.Guarded {
					key = "awaw.stake.hold.guarded"
				}
				at(h.at, h.Points, engine.StakeEnd, engine.Say("awaw.stake.held"), key)
			}
		}
		all(v.Kill, engine.ClassAir, "awaw.stake.air")
		all(v.Ship, engine.ClassShip, "awaw.stake.ship")
		all(v.Ground, engine.ClassGround, "awaw.stake.ground")
		for _, g := range p.pricedApart() {
			if p.w.sideOf(g.nation) != side {
				add(g.price, "awaw.stake.troops", engine.Text{Key: "awaw.of." + p.w.units.Info(g.nation).Code}, engine.Text{Key: "awaw.arm." + p.w.ground.Types[g.kind].Code})
			}
		}
		if p.flewHump(side) {
			add(v.Delivered, "awaw.stake.hump")
		}
		for _, x := range p.w.works {
			if p.control[x.space] != side {
				key, brp := "awaw.stake.bombed", p.w.strategy.Bombing.BRP
				if brp > 0 && p.produces(p.other(side)) {
					key = "awaw.stake.bombed.brp"
				}
				at(int(x.space), int(x.worth), engine.StakeDeed, engine.Say("awaw.stake.each"), key, brp)
			}
		}
	}
	return out
}

// priced is a kind of ground unit whose factors are priced otherwise than the rest.
type priced struct {
	nation units.Nation
	kind   troopKind
	price  int
}

// pricedApart lists the kinds of ground unit with a price of their own, each once, in the order of the units.
func (p *Position) pricedApart() (out []priced) {
	for i, g := range p.troops {
		if first := p.desk.start; first != nil { // as large as it came
			g = first.troops[i]
		}
		if g.factors == 0 {
			continue
		}
		x := priced{g.nation, g.kind, int(p.w.prices[i]) / int(g.factors)}
		if x.price != p.w.sc.Victory.Ground && !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	return out
}

// flewHump tells whether a side has transports that may fly over the Hump.
func (p *Position) flewHump(side engine.Side) bool {
	for _, h := range p.w.sc.Hump {
		if p.control[p.w.board.Find(h.To)] == side {
			return true
		}
	}
	return false
}

// scoring tells how points for spaces are counted.
func (p *Position) scoring() (out []engine.Text) {
	if len(p.w.sc.Victory.Objective) > 0 {
		out = append(out, engine.Say("awaw.scoring.ready"))
	}
	return out
}

// results lists what the scenario may come to by the first side's lead, the highest first.
func (p *Position) results() (out []engine.Result) {
	levels := slices.Clone(p.w.sc.Victory.Level)
	slices.SortStableFunc(levels, func(a, b level) int { return b.Margin - a.Margin })
	_, now := p.level()
	for i, l := range levels {
		when, from := engine.Say("awaw.result.else"), l.Margin
		switch {
		case i == len(levels)-1 && i > 0:
			from = engine.LeastLead
		case l.Margin >= 0:
			when = engine.Say("awaw.result.leads", engine.Side(1), l.Margin)
		default:
			when = engine.Say("awaw.result.behind", engine.Side(2), -l.Margin)
		}
		out = append(out, engine.Result{When: when, From: from, Name: engine.Say("awaw.name", l.Name), Winner: p.w.sc.sides[l.Winner], Now: l.Name == now})
	}
	return out
}

// earningMarks adds to a space's marks what it earns: with nothing of the enemy's there, held at the end, or by what unloads.
func (p *Position) earningMarks(out []engine.MarkView, i int) []engine.MarkView {
	v := &p.w.sc.Victory
	for _, o := range v.Objective {
		if o.at == i {
			side := p.w.sc.sides[o.Side]
			text := engine.Say("awaw.mark.objective", side, o.Points, o.Within)
			if o.Within == 0 {
				text = engine.Say("awaw.mark.objective.here", side, o.Points)
			}
			out = append(out, engine.MarkView{Kind: engine.MarkObjective, Side: side, Text: text, Points: o.Points})
		}
	}
	goal := func(side engine.Side, points int, key string) {
		out = append(out, engine.MarkView{Kind: engine.MarkGoal, Side: side, Text: engine.Say(key, side, points), Points: points})
	}
	for _, h := range v.Hold {
		switch {
		case h.at != i:
		case h.Guarded:
			goal(p.w.sc.sides[h.Side], h.Points, "awaw.mark.hold.guarded")
		default:
			goal(p.w.sc.sides[h.Side], h.Points, "awaw.mark.hold")
		}
	}
	for _, x := range v.Convoy {
		if x.at == i {
			goal(p.w.sc.sides[x.Side], x.Points, "awaw.mark.convoy")
		}
	}
	return out
}

// unloading lists where transports unload for points.
func (p *Position) unloading() []int16 {
	out := make([]int16, len(p.w.sc.Victory.Convoy))
	for i, x := range p.w.sc.Victory.Convoy {
		out[i] = int16(x.at)
	}
	return out
}
