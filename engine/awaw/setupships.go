// Setup of ships and of the naval air they carry, with every fault listed.

package awaw

import (
	"fmt"
	"slices"
)

// fleet puts the ships on the board, before the air that is based on them.
func (s *setup) fleet() {
	for k, x := range s.sc.Ship {
		n, ok := s.ours(entry("ship", k, "nation"), x.Nation)
		at, found := s.place(entry("ship", k, "at"), x.At)
		kind := slices.Index(shipCodes[:], x.Type)
		if kind < 0 {
			s.fault(entry("ship", k, "type"), x.Type, "CV for a fast carrier, CVE for escort carriers, FLT for surface ships", "write one of them")
		}
		s.within("ship", k, "factors", x.Factors, 1, 50)
		if s.shipNamed(x.Name) >= 0 && x.Name != "" {
			s.fault(entry("ship", k, "name"), x.Name, "a name no other ship has", "name it otherwise")
		}
		if !ok || !found || kind < 0 {
			s.shipNames = append(s.shipNames, x.Name)
			s.p.ships = append(s.p.ships, ship{target: -1})
			continue
		}
		if b := s.board.Space(at); !b.Sea && !b.Port {
			s.fault(entry("ship", k, "at"), x.At, "a hex at sea or a port", "put it there")
		}
		s.shipNames = append(s.shipNames, x.Name)
		s.p.ships = append(s.p.ships, ship{space: int16(at), target: -1, nation: n, kind: shipKind(kind), factors: uint8(x.Factors)})
	}
}

// shipNamed finds a ship by name, -1 if there is none.
func (w *world) shipNamed(name string) int {
	if name == "" {
		return -1
	}
	return slices.Index(w.shipNames, name)
}

// embark puts naval air on a carrier, or says why it cannot be there (17.31).
func (s *setup) embark(k, carrier int) {
	x := s.sc.Air[k]
	p := s.p
	n, ok := s.ours(entry("air", k, "nation"), x.Nation)
	kind, known := s.kind(entry("air", k, "type"), x.Type)
	if !ok || !known {
		return
	}
	v := p.ships[carrier]
	if v.kind != shipCarrier || kind.Code() != "NAS" {
		s.fault(entry("air", k, "at"), x.At, "naval air squadrons on a fast carrier", "base other air on land")
		return
	}
	load := 0
	for _, c := range p.counters {
		if c.aboard() == carrier {
			load += int(c.size)
		}
	}
	for _, size := range x.Counters {
		load += size
		if size < 1 || load > int(v.factors) {
			s.fault(entry("air", k, "counters"), x.At, fmt.Sprintf("at most %d squadrons on %s", v.factors, x.At), "move some elsewhere")
			return
		}
		c := counter{base: v.space, target: -1, parent: -1, nation: n, kind: kind, size: uint8(size), deck: int16(carrier + 1)}
		if x.Inverted {
			c.flags |= inverted
		}
		if x.Elite {
			c.flags |= elite
		}
		p.counters = append(p.counters, c)
	}
}
