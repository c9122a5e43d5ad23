// 40.85 as far as chapters 17 and 18 tell it: BRPs flown over the Hump to China (17.63D, 18.511E, 18.512G). Between which
// places is the scenario's, how much a factor brings is the house's.

package awaw

import (
	"slices"

	"awaw/engine"
)

// humpEnds lists where the scenario lets BRPs be flown to.
func (p *Position) humpEnds() []int {
	var out []int
	for _, x := range p.w.sc.Hump {
		if to := p.w.board.Find(x.To); !slices.Contains(out, to) {
			out = append(out, to)
		}
	}
	return out
}

// humpRefusal tells why an empty air transport may not fly to a space: it carries BRPs between the places the scenario
// names, in movement or combat, from an operational base to a place of its own side.
func (p *Position) humpRefusal(k counter, to int) (engine.Cite, string) {
	if !slices.Contains(p.humpEnds(), to) {
		return "18.54", "awaw.no.depart.empty"
	}
	if cite, why := p.carrier(k, sortieHump); why != "" {
		return cite, why
	}
	if ok, cite := p.listed("hump"); !ok {
		return cite, "awaw.no.hump.now"
	}
	switch {
	case !slices.ContainsFunc(p.humpStarts(to), func(from int) bool { return from == int(k.base) }):
		return "40.85", "awaw.no.hump.from"
	case p.control[to] != p.phasing():
		return "40.85", "awaw.no.stage.control"
	case p.w.distance(int(k.base), to) > p.w.liftHexes():
		return "40.85", "awaw.no.lift.far"
	}
	return "", ""
}

// humpStarts lists the places from which BRPs may be flown to one.
func (p *Position) humpStarts(to int) []int {
	var out []int
	for _, x := range p.w.sc.Hump {
		if p.w.board.Find(x.To) != to {
			continue
		}
		for _, from := range x.From {
			out = append(out, p.w.board.Find(from))
		}
	}
	return out
}

// overHump counts what the factors that came through have brought.
func (t *turnover) overHump(factors int) {
	p := t.p
	n := factors * p.w.ground.Hump.BRP
	if n == 0 {
		return
	}
	p.delivered = cow(p.delivered)
	p.delivered[p.phasing()-1] += int16(n)
	t.say(engine.EventNote, "40.85", "awaw.humped", p.phasing(), n)
	t.ev[len(t.ev)-1].Fact().Won = &engine.Won{Side: p.phasing(), Points: n * p.w.sc.Victory.Delivered}
}
