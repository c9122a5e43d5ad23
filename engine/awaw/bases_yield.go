package awaw

import (
	"slices"

	"awaw/engine"
)

// This file makes an owner give up what a base no longer holds, and counts what is lost.

// overfullBase finds a base of the phasing side that holds more than it may, -1 if none.
func (p *Position) overfullBase() int {
	l := p.counted()
	defer l.close(p.desk)
	first := none
	for _, at := range l.written {
		if s := int(at); (first == none || s < first) && l.used[s] > 0 && p.overfull(l, s) > 0 {
			first = s
		}
	}
	return first
}

func (p *Position) legalYields(buf []engine.Command) []engine.Command {
	s := p.overfullBase()
	if s == none {
		return buf
	}
	l := p.counted()
	defer l.close(p.desk)
	over := p.overfull(l, s)
	for i, c := range p.counters {
		if !c.alive() || int(c.base) != s {
			continue
		}
		most := over
		if one := thirdsOf(c.kind, 1); one == 3 {
			most = (over + 2) / 3
		}
		for n := 1; n <= min(most, int(c.size)); n++ {
			buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbYield, A: ct(i), N: int16(n)})
		}
	}
	return buf
}

func (p *Position) yieldRefusal(c engine.Command) (engine.Cite, string) {
	if !p.now(VerbYield) || !slices.Contains(p.legalYields(nil), c) {
		return "18.15", "awaw.no.yield"
	}
	return "", ""
}

// yield gives up what a base cannot hold.
func (t *turnover) yield(c engine.Command) {
	t.eliminate(c.A.Index(), int(c.N), "18.15", "awaw.yielded")
}

// eliminate takes n units of a counter outside air combat.
func (t *turnover) eliminate(i, n int, cite engine.Cite, key string) {
	c := &t.p.counters[i]
	t.say(engine.EventLoss, cite, key, n, ct(i), sp(int(c.base)))
	t.charge(*c, n)
	if c.size -= uint8(n); c.size == 0 {
		t.p.remove(i)
	}
}

// charge enters a loss in the scores and gives it back to the force pool.
func (t *turnover) charge(c counter, n int) {
	p := t.p
	side := p.w.sideOf(c.nation)
	p.lost = cow(p.lost)
	p.lost[side-1] += int16(thirdsOf(c.kind, n))
	p.pool = addToPool(p.pool, c.nation, c.kind, n)
	t.tally(side, c.kind.Code(), n)
}

// tally enters units lost for good in the counts of the command.
func (t *turnover) tally(side engine.Side, kind string, n int) {
	for i := range t.lost {
		if t.lost[i].Side == side && t.lost[i].Kind == kind {
			t.lost[i].N += n
			return
		}
	}
	t.lost = append(t.lost, engine.Loss{Side: side, Kind: kind, N: n})
}
