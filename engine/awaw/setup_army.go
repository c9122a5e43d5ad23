// Setup of ground units, supply and the calendar of landings, with every fault listed.

package awaw

import (
	"fmt"
	"strings"

	"awaw/engine"
	"awaw/hexmap"
	"awaw/units"
)

// holding is who holds what at the scenario's date, if it gives one.
func (s *setup) holding() (hexmap.Holding, bool) {
	date := s.sc.Scenario.Date
	if date == "" {
		return hexmap.Holding{}, false
	}
	h, ok := s.board.HoldingAt(date)
	if !ok || date > lastMonth {
		s.fault("scenario.date", date, "a month of the war the map knows holdings of, such as "+strings.Join(s.board.Dates(), ", "), "choose one, or leave the key out")
		return h, ok
	}
	for _, c := range s.board.Countries() {
		if _, said := s.sc.Countries[c.ID]; !said && h.Neutral(c.ID) {
			s.sc.neutrals[c.ID] = true
		}
	}
	return h, true
}

// army puts the ground units on the board and looks up what supplies them.
func (s *setup) army() {
	p := s.p
	for k, x := range s.sc.Troops {
		n, ok := s.ours(entry("troops", k, "nation"), x.Nation)
		kind, known := s.ground.troopKindOf(x.Type)
		if !known {
			s.fault(entry("troops", k, "type"), x.Type, "a type of awaw/ground.toml", "write infantry, armor, airborne, or another type of that file")
		}
		at, found := s.place(entry("troops", k, "at"), x.At)
		roster := s.roster(k)
		if !ok || !known || !found {
			continue
		}
		s.troopsAt(k, roster, troop{space: int16(at), from: none, target: none, carrier: none, nation: n, kind: kind})
	}
	p.delivered = make([]int16, len(s.sides))
	p.fallen = make([]int16, len(s.sides))
	if len(p.troops) == 0 {
		p.delivered, p.fallen = nil, nil
	}
	s.supplies()
	s.hills()
	s.partings()
	s.flightsToChina()
}

// supplies looks up what supplies the ground: sources, and the sea lanes that bring it on.
func (s *setup) supplies() {
	for k, x := range s.sc.Source {
		at, ok := s.place(entry("source", k, "place"), x.Place)
		state := supplyFull
		switch x.State {
		case "", "full":
		case "partial":
			state = supplyPartial
		default:
			s.fault(entry("source", k, "state"), x.State, "full or partial", "write one of them, or leave the key out for full")
		}
		if side := s.side(entry("source", k, "side"), x.Side); ok {
			if !landHex(s.board.Space(at)) {
				s.fault(entry("source", k, "place"), x.Place, "a place on land", "a source of supply lies on land; a lane brings it over sea")
			}
			s.sources = append(s.sources, source{side, at, state})
		}
	}
	for k, x := range s.sc.Lane {
		from, ok := s.place(entry("lane", k, "from"), x.From)
		to, found := s.place(entry("lane", k, "to"), x.To)
		side := s.side(entry("lane", k, "side"), x.Side)
		s.within("lane", k, "units", x.Units, 0, mostPool)
		for _, end := range []struct {
			key, name string
			at        int
			ok        bool
		}{{"from", x.From, from, ok}, {"to", x.To, to, found}} {
			if end.ok && !s.board.Space(end.at).Port {
				s.fault(entry("lane", k, end.key), end.name, "a port, not "+end.name, "a sea lane leads from port to port")
			}
		}
		if !ok || !found {
			continue
		}
		s.lanes = append(s.lanes, lane{side, from, to, x.Units})
	}
}

// partings looks up landings that are turned back, and partners that do not help one another.
func (s *setup) partings() {
	for k, x := range s.sc.TurnedBack {
		s.side(entry("turned_back", k, "side"), x.Side)
		if at, ok := s.place(entry("turned_back", k, "at"), x.At); ok && !s.board.Space(at).Sea {
			s.fault(entry("turned_back", k, "at"), x.At, "a hex at sea", "name the hex where the landing forces lie")
		}
		s.within("turned_back", k, "turn", x.Turn, 1, s.sc.Scenario.Turns)
		s.within("turned_back", k, "factors", x.Factors, 1, mostPool)
	}
	for k, x := range s.sc.Apart {
		var group []units.Nation
		for _, name := range x.Nations {
			if n, ok := s.nation(entry("apart", k, "nations"), name); ok {
				group = append(group, n)
			}
		}
		s.apart = append(s.apart, group)
	}
}

// flightsToChina checks who is paid for flying over the Hump, and the places that must be held at the end.
func (s *setup) flightsToChina() {
	if len(s.sc.Hump) != 0 && len(s.sc.Troops) == 0 {
		s.fault("hump[0].to", s.sc.Hump[0].To, "a ground war: the Hump is flown in its steps", "add [[troops]], or remove [[hump]]")
	}
	for k, x := range s.sc.Hump {
		for _, from := range x.From {
			s.place(entry("hump", k, "from"), from)
		}
		s.place(entry("hump", k, "to"), x.To)
	}
	for k, x := range s.sc.Victory.Hold {
		s.sc.Victory.Hold[k].at, _ = s.place(entry("victory.hold", k, "place"), x.Place)
		s.side(entry("victory.hold", k, "side"), x.Side)
		s.within("victory.hold", k, "points", x.Points, 0, mostBRP)
	}
}

// roster reads the factors and movement of one entry's units, and checks its other numbers.
func (s *setup) roster(k int) (out [][2]int) {
	x := s.sc.Troops[k]
	if len(x.Units) == 0 {
		s.fault(entry("troops", k, "units"), x.At, `at least one unit`, `write factors and movement of each, as ["3-4", "1-3"]`)
	}
	s.within("troops", k, "turn", x.Turn, 0, s.sc.Scenario.Turns)
	s.within("troops", k, "worth", x.Worth, 0, mostBRP)
	for _, u := range x.Units {
		var factors, moves int
		if n, err := fmt.Sscanf(u, "%d-%d", &factors, &moves); err != nil || n != 2 || factors < 1 || factors > 20 || moves < 0 || moves > 20 {
			s.fault(entry("troops", k, "units"), u, `units as "3-4": 1 to 20 factors, 0 to 20 movement`, "correct "+u)
			continue
		}
		out = append(out, [2]int{factors, moves})
	}
	return out
}

// troopsAt adds one entry's units: from the start, or on their turn of arrival.
func (s *setup) troopsAt(k int, roster [][2]int, g troop) {
	x := s.sc.Troops[k]
	space := s.board.Space(int(g.space))
	switch {
	case x.Afloat && !space.Sea:
		s.fault(entry("troops", k, "at"), x.At, "a hex at sea for units afloat", "put them off the coast they land on")
	case !x.Afloat && !landHex(space):
		s.fault(entry("troops", k, "at"), x.At, "a hex on land", "put the units ashore, or write afloat = true")
	case !x.Afloat && space.Country != "" && s.sc.neutral(space.Country):
		s.fault(entry("troops", k, "at"), x.At, "a hex that is not neutral", "place it elsewhere, or give its country a holder in [countries]")
	case !x.Afloat && x.Turn <= 1 && s.p.guarded(s.p.other(s.nations[g.nation].side), int(g.space)):
		s.fault(entry("troops", k, "at"), x.At, "a hex without units of the other side", "place it elsewhere")
	case !x.Afloat && s.p.control[g.space] != engine.NoSide && s.p.control[g.space] != s.nations[g.nation].side && x.Turn <= 1:
		s.fault(entry("troops", k, "at"), x.At, "a hex its side controls", "place it elsewhere or change control")
	}
	for _, u := range roster {
		y := g
		y.factors, y.moves = uint8(u[0]), uint8(u[1])
		if x.Afloat {
			y.flags |= troopAfloat
		}
		if x.Sailed {
			y.flags |= troopSailed
		}
		if x.Turn > 1 {
			y.from, y.space = y.space, none // waits beside the board
		}
		s.p.troops = append(s.p.troops, y)
		price := s.sc.Victory.Ground
		if x.Worth > 0 {
			price = x.Worth
		}
		s.prices = append(s.prices, int16(price*u[0]))
		s.arrivals = append(s.arrivals, uint8(max(1, x.Turn)))
	}
}

// hills notes the hexsides that carry no supply.
func (s *setup) hills() {
	for k, x := range s.sc.Roadless {
		for _, pair := range x.Sides {
			a, b, _ := strings.Cut(pair, " ")
			from, ok := s.place(entry("roadless", k, "sides"), a)
			to, found := s.place(entry("roadless", k, "sides"), b)
			switch {
			case !ok || !found:
			case s.board.Distance(from, to) != 1:
				s.fault(entry("roadless", k, "sides"), pair, `two neighbouring hexes, as "Q13 Q14"`, "name the hexes on both sides of the hexside")
			default:
				s.roadless = append(s.roadless, [2]int{min(from, to), max(from, to)})
			}
		}
	}
}
