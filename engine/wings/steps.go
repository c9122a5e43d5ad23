package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
)

// This file tells in which steps a movement was settled, and where those it drove out may go. Each time wings turn back to defend their
// base the air is settled anew (rn46.revert.2), so their steps begin another pass.

// stepsOf lists the steps of a movement, and numbers the passes after which its wings turned back.
func stepsOf(list []ordered.Verdict) (out []ordered.Step) {
	there := map[ordered.Cause]bool{ordered.Opened: true}
	var turned []int
	for _, v := range list {
		if v.Kind != ordered.Hold && v.Kind != ordered.None {
			there[ordered.CauseOf(v.Kind)] = true
		}
		if v.Fate == ordered.Turned {
			turned = append(turned, v.Pass)
		}
		there[ordered.Outs] = there[ordered.Outs] || v.Unit != ordered.Open
	}
	slices.Sort(turned)
	turned = slices.Compact(turned)
	for i := range list {
		if list[i].Fate == ordered.Turned {
			list[i].Pass = 1 + slices.Index(turned, list[i].Pass)
		}
	}
	pass := 1
	add := func(c ordered.Cause, is bool) {
		if is {
			out = append(out, ordered.Step{Cause: c, Pass: pass})
		}
	}
	for _, c := range []ordered.Cause{ordered.Opened, ordered.Sky, ordered.Raids} {
		add(c, there[c])
	}
	for range turned {
		add(ordered.Weighed, true)
		pass++
		add(ordered.Back, true)
		add(ordered.Again, there[ordered.Raids])
	}
	for _, c := range []ordered.Cause{ordered.Helps, ordered.Moves, ordered.Outs} {
		add(c, there[c])
	}
	return out
}

// retreatOf is where a unit that was driven out may go, or where it went: as long as it is asked, and as far as it can be told.
func (p *Position) retreatOf(v *verdict) (ways []engine.Ref, gone bool) {
	switch {
	case v.Fell != ordered.Dislodged, p.w.house.blind && p.w.sideOf(v.Power) != p.eyes: // what is free next to it may be out of sight
		return nil, false
	case p.phase == Retreats:
		if i := slices.Index(p.outs, v.Unit.Index()); i >= 0 {
			for q := range p.at.Out[i].Open.All() {
				ways = append(ways, p.w.spaceOf(q))
			}
		}
		return slices.Compact(ways), false
	}
	if i := slices.Index(p.ids, v.Unit.Index()); i >= 0 {
		return []engine.Ref{p.w.spaceOf(p.at.Units[i].At)}, true
	}
	return nil, true
}

// The stations of a year, as the track at the top names them.
const (
	springOrders = iota
	settledSpring
	springRetreats
	fallOrders
	settledFall
	fallRetreats
	winterBuilds
)

var stations = [...]string{"spring", "settled", "retreats", "fall", "settled", "retreats", "builds"}

// trackAt is the track of a year that has come to a station; beyond the last, of one that is over.
func trackAt(now int) []engine.PhaseView {
	out := make([]engine.PhaseView, len(stations))
	for i, s := range stations {
		out[i].Name = engine.Say("wings.track." + s)
		switch {
		case i < now:
			out[i].State = engine.PhaseDone
		case i == now:
			out[i].State = engine.PhaseNow
		}
	}
	return out
}

// station is where in the year the position stands.
func (p *Position) station() int {
	switch {
	case p.over():
		return len(stations)
	case p.phase == Builds:
		return winterBuilds
	case p.phase == Retreats && p.at.Fall:
		return fallRetreats
	case p.phase == Retreats:
		return springRetreats
	case p.at.Fall:
		return fallOrders
	}
	return springOrders
}
