// Setup of forces, production and victory, with every fault listed.

package awaw

import (
	"fmt"

	"awaw/units"
)

func (s *setup) forces() {
	p := s.p
	for k, b := range s.sc.Airbase {
		n, ok := s.ours(entry("airbase", k, "nation"), b.Nation)
		i, found := s.place(entry("airbase", k, "at"), b.At)
		if !ok || !found {
			continue
		}
		switch {
		case p.airbaseAt(i) != none:
			s.fault(entry("airbase", k, "at"), b.At, "a hex without another airbase counter (18.142D)", "place it elsewhere")
		case p.control[i] != s.nations[n].side:
			s.fault(entry("airbase", k, "at"), b.At, "a hex its side controls (18.142C)", "place it elsewhere or change control")
		case p.airbasesOf(n) >= p.airbaseLimit(n):
			s.fault(entry("airbase", k, "nation"), b.Nation, fmt.Sprintf("at most %d airbase counters (18.14)", p.airbaseLimit(n)), "remove one")
		default:
			p.airbases = append(p.airbases, airbase{space: int16(i), nation: n})
			sortAirbases(p.airbases)
		}
	}
	for k, a := range s.sc.Air {
		if carrier := s.shipNamed(a.At); carrier != none {
			s.embark(k, carrier)
			continue
		}
		n, ok := s.ours(entry("air", k, "nation"), a.Nation)
		kind, known := s.kind(entry("air", k, "type"), a.Type)
		i, found := s.place(entry("air", k, "at"), a.At)
		s.sizes(k, a.At, a.Counters)
		if !ok || !known || !found {
			continue
		}
		first := len(p.counters)
		s.garrison(k, n, kind, i, a.At, a.Counters, a.Inverted, a.Elite)
		s.station(k, first, kind)
	}
}

// sizes checks the sizes of one entry's counters.
func (s *setup) sizes(k int, name string, sizes []int) {
	if len(sizes) == 0 {
		s.fault(entry("air", k, "counters"), name, "at least one counter size", "write the factors of each counter, as [5, 3]")
	}
	for _, size := range sizes {
		if size < 1 || size > counterLimit {
			s.fault(entry("air", k, "counters"), name, fmt.Sprintf("sizes from 1 to %d, not %d", counterLimit, size), "write the factors of each counter")
		}
	}
}

// garrison puts one entry's counters on the board, or says why they cannot stand there (17.92, 18.1).
func (s *setup) garrison(k int, n units.Nation, kind units.Type, at int, name string, sizes []int, down, isElite bool) {
	p := s.p
	for _, size := range sizes {
		c := counter{base: int16(at), target: none, parent: none, nation: n, kind: kind, size: uint8(size)}
		if down {
			c.flags |= inverted
		}
		if isElite {
			c.flags |= elite
		}
		if size < 1 || size > counterLimit {
			continue
		}
		if cite, why := p.baseRefusal(c, at); why != "" && (!p.suits(kind, at) || !s.board.Space(at).Box) {
			s.fault(entry("air", k, "at"), name, fmt.Sprintf("a base its side controls (%s)", cite), "choose a city, port or airbase of that side")
			continue
		}
		if p.room(p.load(), at, n, kind) < size {
			s.fault(entry("air", k, "at"), name, fmt.Sprintf("no more than %d air factors there (18.12)", p.capacity(at)/3), "move some to another base")
			continue
		}
		p.enlist(c)
	}
}

func (s *setup) economy() {
	p := s.p
	p.brp = make([]int16, len(s.sides))
	p.points = make([]int16, len(s.sides))
	p.lost = make([]int16, len(s.sides))
	for k, x := range s.sc.Production {
		s.side(entry("production", k, "side"), x.Side)
	}
	for k, x := range s.sc.Redeploy {
		s.side(entry("redeploy", k, "side"), x.Side)
	}
	for k, x := range s.sc.Pool {
		n, ok := s.ours(entry("pool", k, "nation"), x.Nation)
		kind, known := s.kind(entry("pool", k, "type"), x.Type)
		if ok && known {
			p.pool = addToPool(p.pool, n, kind, x.N)
		}
	}
	for k, x := range s.sc.Reinforcement {
		s.ours(entry("reinforcement", k, "nation"), x.Nation)
		s.kind(entry("reinforcement", k, "type"), x.Type)
		if !x.Pool && !x.Withdraw {
			s.place(entry("reinforcement", k, "at"), x.At)
		}
		if x.Turn < 1 || x.Turn > s.sc.Scenario.Turns {
			s.fault(entry("reinforcement", k, "turn"), fmt.Sprint(x.Turn), "a turn of the scenario", "correct the turn")
		}
	}
}

func (s *setup) victory() {
	v := s.sc.Victory
	for k, o := range v.Objective {
		s.sc.Victory.Objective[k].at, _ = s.place(entry("victory.objective", k, "place"), o.Place)
		s.side(entry("victory.objective", k, "side"), o.Side)
	}
	for k, x := range v.Convoy {
		v.Convoy[k].at, _ = s.place(entry("victory.convoy", k, "place"), x.Place)
		s.side(entry("victory.convoy", k, "side"), x.Side)
		s.within("victory.convoy", k, "points", x.Points, 0, mostBRP)
		for _, name := range x.From {
			s.place(entry("victory.convoy", k, "from"), name)
		}
	}
	for k, l := range v.Level {
		if l.Winner != "draw" && l.Winner != "" {
			s.side(entry("victory.level", k, "winner"), l.Winner)
		}
	}
	if (v.Ship != 0 || len(v.Convoy) != 0 || v.Kill != 0 || v.Ground != 0 || v.Delivered != 0 || v.Bombing != 0 || len(v.Objective)+len(v.Hold) != 0) && !v.House {
		s.fault("victory.house", "house", "true: victory points are the scenario's own, not printed", "write house = true")
	}
}
