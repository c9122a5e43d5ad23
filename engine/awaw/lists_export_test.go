package awaw

import (
	"fmt"
	"slices"

	"awaw/engine"
)

// slowNetwork traces a side's supply by asking about one hex at a time, over and over until nothing more is reached. Lanes for a few units
// alone supply nobody here.
func slowNetwork(p *Position, side engine.Side) []supply {
	enemy := p.other(side)
	state := make([]supply, p.w.board.Len())
	for i := range state {
		state[i] = supplyNone
	}
	open := func(i int) bool {
		return p.control[i] != enemy && !p.guarded(enemy, i) && p.w.pace[i] > 0 && (p.guarded(side, i) || !p.zoned(enemy, i))
	}
	better := func(i int, now supply) bool {
		if now >= state[i] {
			return false
		}
		state[i] = now
		return true
	}
	for _, x := range p.w.sources {
		if x.side == side && p.control[x.space] != enemy && !p.guarded(enemy, x.space) {
			better(x.space, x.state)
		}
	}
	for again := true; again; {
		again = false
		for _, x := range p.w.lanes {
			if x.side == side && x.units == 0 && p.control[x.to] == side && !p.guarded(enemy, x.to) {
				again = better(x.to, state[x.from]) || again
			}
		}
		for i := range state {
			for _, n := range p.w.board.Around(i) {
				if state[i] < state[n] && p.w.joined(i, n) && !p.w.unroaded(i, n) && open(n) {
					again = better(n, state[i]) || again
				}
			}
		}
	}
	return state
}

// Unlike names what is listed or looked up in another way than by asking about one thing after the other: supply, how full bases are, what
// may be loaded and where it may be flown, where airbases may be placed. Found counts what was listed.
func (p *Position) Unlike() (out []string, found int) {
	for side := engine.Side(1); side <= 2; side++ {
		if p.warred() && !slices.Equal(p.network(side), slowNetwork(p, side)) {
			out = append(out, fmt.Sprintf("supply of side %d", side))
		}
	}
	var bare loads
	bare.fill(p)
	sheet := p.counted()
	if sheet.used != bare.used || sheet.nas != bare.nas {
		out = append(out, "how full bases are")
	}
	sheet.close(p.desk)
	if sheet.used != [maxSpaces]int16{} || sheet.nas != [maxSpaces]int16{} {
		out = append(out, "a sheet given back that is not blank")
	}
	over := none
	for s := range p.control {
		if over == none && bare.used[s] > 0 && p.overfull(&bare, s) > 0 {
			over = s
		}
	}
	if p.overfullBase() != over {
		out = append(out, "the base that holds too many")
	}
	for what, list := range map[string][2][]engine.Command{
		"loads": {p.legalLoads(nil), slowLoads(p)}, "flights": {p.legalDeparts(nil), slowDeparts(p)}, "airbases": {p.legalAirbases(nil), slowAirbases(p)},
	} {
		for _, l := range list {
			slices.SortFunc(l, engine.Command.Compare)
		}
		if found += len(list[0]); !slices.Equal(list[0], list[1]) {
			out = append(out, fmt.Sprintf("%s: %v, by asking %v", what, list[0], list[1]))
		}
	}
	if noneOf(p.airbasesTo) != (len(p.legalAirbases(nil)) == 0) {
		out = append(out, "whether there are airbases to place")
	}
	return out, found
}

func slowLoads(p *Position) (out []engine.Command) {
	for i := range p.counters {
		for j := range p.troops {
			if c := loading(p.phasing(), i, j); p.warred() {
				if _, why := p.loadRefusal(c); why == "" {
					out = append(out, c)
				}
			}
		}
	}
	return out
}

func slowDeparts(p *Position) (out []engine.Command) {
	for i := range p.counters {
		for to := range p.control {
			c := engine.Command{Side: p.phasing(), Verb: VerbDepart, A: ct(i), B: sp(to)}
			if _, why := p.departRefusal(c); why == "" && p.warred() {
				out = append(out, c)
			}
		}
	}
	return out
}

func slowAirbases(p *Position) (out []engine.Command) {
	for n := range p.w.nations {
		for to := range p.control {
			c := engine.Command{Side: p.phasing(), Verb: VerbAirbase, A: engine.NationRef(n), B: sp(to)}
			if p.control[to] != p.phasing() {
				continue
			}
			if _, why := p.airbaseRefusal(c); why == "" {
				out = append(out, c)
			}
			for _, b := range p.airbases {
				c.C = sp(int(b.space))
				if _, why := p.airbaseRefusal(c); why == "" {
					out = append(out, c)
				}
			}
		}
	}
	return out
}
