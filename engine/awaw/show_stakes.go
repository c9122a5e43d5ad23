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
		add := func(points int, key string, args ...any) {
			if points != 0 {
				out = append(out, engine.Stake{Side: side, Text: engine.Say(key, args...), Points: points})
			}
		}
		for _, o := range v.Objective {
			if p.w.sc.sides[o.Side] == side {
				if o.Within == 0 {
					add(o.Points, "awaw.stake.base", sp(o.at))
					continue
				}
				add(o.Points, "awaw.stake.objective", sp(o.at), o.Within)
			}
		}
		for _, x := range v.Convoy {
			if p.w.sc.sides[x.Side] == side {
				add(x.Points, "awaw.stake.convoy", sp(p.w.board.Find(x.Place)))
			}
		}
		for _, h := range v.Hold {
			if p.w.sc.sides[h.Side] == side {
				key := "awaw.stake.hold"
				if h.Guarded {
					key = "awaw.stake.hold.guarded"
				}
				add(h.Points, key, sp(h.at))
			}
		}
		add(v.Kill, "awaw.stake.air")
		add(v.Ship, "awaw.stake.ship")
		add(v.Ground, "awaw.stake.ground")
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
				add(int(x.worth), "awaw.stake.bombed", sp(int(x.space)))
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

// results lists what the scenario may come to by the first side's lead, the highest first.
func (p *Position) results() (out []engine.Result) {
	levels := slices.Clone(p.w.sc.Victory.Level)
	slices.SortStableFunc(levels, func(a, b level) int { return b.Margin - a.Margin })
	_, now := p.level()
	for i, l := range levels {
		when := engine.Say("awaw.result.else")
		switch {
		case i == len(levels)-1 && i > 0:
		case l.Margin >= 0:
			when = engine.Say("awaw.result.leads", engine.Side(1), l.Margin)
		default:
			when = engine.Say("awaw.result.behind", engine.Side(2), -l.Margin)
		}
		out = append(out, engine.Result{When: when, Name: engine.Say("awaw.name", l.Name), Winner: p.w.sc.sides[l.Winner], Now: l.Name == now})
	}
	return out
}
