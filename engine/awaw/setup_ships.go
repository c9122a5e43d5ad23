// Setup of ships and of the naval air they carry, with every fault listed.

package awaw

import (
	"fmt"
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// fleet puts the ships on the board, before the air that is based on them.
func (s *setup) fleet() {
	s.markers()
	for k, x := range s.sc.Ship {
		n, ok := s.ours(entry("ship", k, "nation"), x.Nation)
		f := slices.Index(s.forceNames, x.Force)
		at, found := none, false
		switch {
		case x.Force == "":
			at, found = s.place(entry("ship", k, "at"), x.At)
		case f == none || !s.p.forces[f].onBoard():
			s.fault(entry("ship", k, "force"), x.Force, "a task force of the scenario that has a place, not "+x.Force, "write its name as [[force]] has it")
		case x.At != "":
			s.fault(entry("ship", k, "at"), x.At, "either a place or a task force", "leave one of them out")
		case ok && s.nations[n].side != s.p.forces[f].side:
			s.fault(entry("ship", k, "force"), x.Force, "a task force of its own side", "choose another")
		default:
			at, found = int(s.p.forces[f].space), true
		}
		class, known := s.naval.Class(x.Type)
		kind := kindOfClass(s.naval, class)
		s.classes = append(s.classes, uint8(max(class, 0)))
		if !known {
			kind = none
			s.fault(entry("ship", k, "type"), x.Type, "a class of ship of naval.toml: CV for a fast carrier, BB for a capital ship, CA, DD, TR, CVE, FLT; not "+x.Type, "write one of them")
		}
		s.within("ship", k, "factors", x.Factors, 1, 50)
		if s.shipNamed(x.Name) != none && x.Name != "" {
			s.fault(entry("ship", k, "name"), x.Name, "a name no other ship has", "name it otherwise")
		}
		if !ok || !found || kind == none {
			s.shipNames = append(s.shipNames, x.Name)
			s.p.ships = append(s.p.ships, ship{target: none})
			continue
		}
		if b := s.board.Space(at); !b.Sea && !b.Port {
			s.fault(entry("ship", k, "at"), x.At, "a hex at sea or a port", "put it there")
		}
		s.shipNames = append(s.shipNames, x.Name)
		v := ship{space: int16(at), target: none, nation: n, kind: shipKind(kind), factors: uint8(x.Factors)}
		if x.Force != "" {
			v.force = int16(f + 1)
		}
		if x.Slow || s.naval.Classes()[class].Slow {
			v.flags |= shipSlow
		}
		if x.Inverted {
			v.flags |= shipUsed
		}
		if x.Damaged {
			v.flags |= shipDamaged
		}
		s.p.ships = append(s.p.ships, v)
	}
	s.forceSizes()
}

// markers puts the task forces of the scenario on the board and the spare markers of each side beside it.
func (s *setup) markers() {
	for k, x := range s.sc.Force {
		side := s.side(entry("force", k, "side"), x.Side)
		if x.Name == "" || slices.Contains(s.forceNames, x.Name) {
			s.fault(entry("force", k, "name"), x.Name, "a name no other task force has", "name it otherwise")
		}
		m := taskForce{side: side, space: none, port: none}
		if x.At != "" {
			if at, found := s.place(entry("force", k, "at"), x.At); found {
				if b := s.board.Space(at); !b.Sea && !b.Port {
					s.fault(entry("force", k, "at"), x.At, "a hex at sea or a port", "put it there")
				} else if !b.Sea && s.p.control[at] != side {
					s.fault(entry("force", k, "at"), x.At, "a port its side holds", "put it elsewhere, or give its side the port under control")
				}
				m.space = int16(at)
			}
		}
		if x.Known {
			m.flags |= forceKnown
		}
		s.forceNames = append(s.forceNames, x.Name)
		s.p.forces = append(s.p.forces, m)
	}
	if len(s.sc.Force) == 0 {
		return
	}
	s.withinNaval("naval.speed", s.sc.Naval.Speed)
	s.withinNaval("naval.reach", s.sc.Naval.Reach)
	if n := s.sc.Naval; (n.Speed != 0 || n.Reach != 0) && !n.House {
		s.fault("naval.house", "house", "true: what a scenario says of sailing is its own, not printed", "write house = true")
	}
	for i := range s.sides {
		for n := range s.fleets.Force.Spare {
			s.forceNames = append(s.forceNames, fmt.Sprintf("%s TF %d", s.sides[i], n+1))
			s.p.forces = append(s.p.forces, taskForce{side: engine.Side(i + 1), space: none, port: none})
		}
	}
}

// withinNaval bounds how far a scenario lets ships sail and meet; 0 is the standard.
func (s *setup) withinNaval(key string, n int) {
	if n < 0 || n > mostSailing {
		s.fault(key, fmt.Sprint(n), fmt.Sprintf("0 to %d hexes, not %d", mostSailing, n), "correct the number, or leave it out for the standard")
	}
}

// forceSizes checks every task force against its limits (20).
func (s *setup) forceSizes() {
	for k, x := range s.sc.Force {
		all, carriers := s.p.forceSize(k)
		if most := s.fleets.Force; all > most.Factors || carriers > most.Carriers {
			s.fault(entry("force", k, "name"), x.Name, fmt.Sprintf("at most %d factors, %d of them fast carriers (20)", most.Factors, most.Carriers), "move ships to another")
		}
		if all == 0 && x.At != "" {
			s.fault(entry("force", k, "name"), x.Name, "at least one ship in a task force that is on the map", "give it one, or leave its place out")
		}
	}
}

// kindOfClass is what a class of the naval tables is on the board, -1 for a class that does not exist.
func kindOfClass(n *aircombat.Naval, class int) int {
	if class == none {
		return none
	}
	c := n.Classes()[class]
	switch k := slices.Index(shipCodes[:], c.Code); {
	case k != none:
		return k
	case c.Carrier:
		return int(shipCarrier)
	case c.Light:
		return int(shipCruiser)
	}
	return int(shipCapital)
}

// shipNamed finds a ship by name, -1 if there is none.
func (w *world) shipNamed(name string) int {
	if name == "" {
		return none
	}
	return slices.Index(w.shipNames, name)
}

// embark puts naval air on a carrier, or says why it cannot be there (17.312). What is wrong with the ship itself has been said.
func (s *setup) embark(k, carrier int) {
	x := s.sc.Air[k]
	p := s.p
	n, ok := s.ours(entry("air", k, "nation"), x.Nation)
	kind, known := s.kind(entry("air", k, "type"), x.Type)
	s.sizes(k, x.At, x.Counters)
	v := p.ships[carrier]
	if !ok || !known || v.factors == 0 {
		return
	}
	switch {
	case v.kind != shipCarrier:
		s.fault(entry("air", k, "at"), x.At, fmt.Sprintf("a fast carrier (17.312); %s is none and has no deck", x.At), "base the air on a carrier or on land")
		return
	case kind != units.NAS:
		s.fault(entry("air", k, "at"), x.At, fmt.Sprintf("NAS: only naval air operates from carriers (17.312), not %s", kind.Code()), "base other air on land")
		return
	case v.nation != n:
		s.fault(entry("air", k, "nation"), x.Nation, fmt.Sprintf("%s: a carrier takes naval air of its own nation only (17.312)", s.units.Info(v.nation).Name), "correct the nation, or base it elsewhere")
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
		if size < 1 {
			return
		}
		if load > int(v.factors) {
			s.fault(entry("air", k, "counters"), x.At, fmt.Sprintf("at most %d squadrons on %s, its size (17.312)", v.factors, x.At), "move some elsewhere")
			return
		}
		c := counter{base: v.space, target: none, parent: none, nation: n, kind: kind, size: uint8(size), deck: int16(carrier + 1)}
		if x.Inverted || v.has(shipUsed) {
			c.flags |= inverted
		}
		if x.Elite {
			c.flags |= elite
		}
		p.enlist(c)
	}
}
