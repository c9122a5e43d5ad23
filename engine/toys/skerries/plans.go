package skerries

import (
	"slices"

	"awaw/engine"
)

// This file lists whole turns a side might order, for opponents and the planner.

// Plans are: everybody holds; everybody spreads to the land worth most; and for each land that is not the side's, those that can
// go there do. Each ends with the seal.
func (p *Position) Plans(side engine.Side) []engine.Plan {
	if !p.writes(side) {
		return nil
	}
	out := []engine.Plan{p.plan("hold", engine.Say("toy-skerries.plan.hold"), side, func(int) int { return -1 })}
	taken := make([]bool, p.w.board.Len())
	out = append(out, p.plan("spread", engine.Say("toy-skerries.plan.spread"), side, func(i int) int { return p.best(i, taken) }))
	for at := range p.w.board.Len() {
		if p.w.worth[at] == 0 || p.owner[at] == side {
			continue
		}
		goes := func(i int) int {
			if slices.Contains(p.w.nextTo(p.pieces[i].Kind, int(p.pieces[i].At)), at) {
				return at
			}
			return -1
		}
		if plan := p.plan("take", engine.Say("toy-skerries.plan.take", engine.SpaceRef(at)), side, goes); len(plan.Commands) > 1 {
			out = append(out, plan)
		}
	}
	return out
}

// plan orders every piece of a side where goes says, -1 to hold.
func (p *Position) plan(kind string, name engine.Text, side engine.Side, goes func(piece int) int) engine.Plan {
	out := engine.Plan{Kind: kind, Name: name}
	for i, x := range p.pieces[:p.n] {
		if x.Side != side || x.At == off || p.orders[i] != 0 {
			continue
		}
		if to := goes(i); to >= 0 {
			out.Commands = append(out.Commands, engine.Command{Side: side, Verb: VerbOrder, A: engine.CounterRef(i), B: engine.SpaceRef(to)})
		}
	}
	out.Commands = append(out.Commands, engine.Command{Side: side, Verb: VerbSeal})
	return out
}

// best is where a piece would add most: the land worth most beside it that its side does not hold and nobody else goes to; it holds
// where it stands if there is none.
func (p *Position) best(i int, taken []bool) int {
	x, to := p.pieces[i], -1
	for _, at := range p.w.nextTo(x.Kind, int(x.At)) {
		if !taken[at] && p.owner[at] != x.Side && !p.w.board.Sea(at) && (to < 0 || p.w.worth[at] > p.w.worth[to]) {
			to = at
		}
	}
	if to >= 0 {
		taken[to] = true
	}
	return to
}
