// Setup of what the scenario fixes by turn, of research, training, relations and the surprise, with every fault listed.

package awaw

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/hexmap"
	"awaw/tables"
	"awaw/units"
)

func (s *setup) calendar() {
	last := s.sc.Scenario.Turns
	until := func(to int) int {
		if to == 0 {
			return last
		}
		return to
	}
	for k, x := range s.sc.Supply {
		i, ok := s.place(entry("supply", k, "place"), x.Place)
		state, known := map[string]supply{"full": supplyFull, "partial": supplyPartial, "none": supplyNone}[x.State]
		if !known {
			s.fault(entry("supply", k, "state"), x.State, `"full", "partial" or "none"`, "write the supply state")
		}
		if ok && known {
			s.supply = append(s.supply, supplySpan{i, state, x.From, until(x.To)})
		}
	}
	for k, x := range s.sc.Oil {
		if n, ok := s.ours(entry("oil", k, "nation"), x.Nation); ok {
			s.oil = append(s.oil, span{n, x.From, until(x.To)})
		}
	}
	s.winter = make([]int, last)
	for k, x := range s.sc.Winter {
		if x.Turn < 1 || x.Turn > last {
			s.fault(entry("winter", k, "turn"), fmt.Sprint(x.Turn), fmt.Sprintf("1 to %d", last), "give a turn of the scenario")
			continue
		}
		s.winter[x.Turn-1] = x.Result
	}
	for k, x := range s.sc.Offensive {
		s.side(entry("offensive", k, "side"), x.Side)
	}
	for k, x := range s.sc.Capture {
		s.place(entry("capture", k, "place"), x.Place)
		s.side(entry("capture", k, "side"), x.Side)
		s.side(entry("capture", k, "during"), x.Half)
	}
	for k, x := range s.sc.NoAirbases {
		s.ours(entry("no_airbases", k, "nation"), x.Nation)
	}
	for k, x := range s.sc.AtPeace {
		s.ours(entry("at_peace", k, "nation"), x.Nation)
	}
	for k, x := range s.sc.Activation {
		s.side(entry("activation", k, "side"), x.Side)
		if !slices.ContainsFunc(s.board.Countries(), func(c hexmap.Country) bool { return c.ID == x.Country }) {
			s.fault(entry("activation", k, "country"), x.Country, "a country of map "+s.board.ID(), "use the id the map gives the country")
		}
	}
}

// frame finds the two corners a scenario names.
func (s *setup) frame() {
	names := s.sc.Scenario.View
	if len(names) == 0 {
		return
	}
	if len(names) != 2 {
		s.fault("scenario.view", "", "two hexes in opposite corners of what is to be seen", `write view = ["H20", "S33"] or the like`)
		return
	}
	for _, name := range names {
		s.place("scenario.view", name)
	}
}

// laboratories reads what nations have achieved and what they may put into projects, and refuses results there are not.
func (s *setup) laboratories() {
	for k := range s.sc.Research {
		for x, n := range achieved(s.sc.Research[k]) {
			if rules := s.science.Project[x]; n < 0 || n > rules.Most {
				s.fault(entry("research", k, rules.ID), fmt.Sprint(n), fmt.Sprintf("a result there is: 0 to %d for %s (%s)", rules.Most, rules.ID, rules.Cite), "correct the number")
			}
		}
	}
	for _, name := range sortedKeys(s.sc.Laboratories) {
		n, ok := s.ours("laboratories", name)
		if !ok {
			continue
		}
		most, listed := s.science.Points[s.units.Info(n).Name]
		if x := s.sc.Laboratories[name]; !listed || x < 0 || x > most {
			s.fault("laboratories", name, fmt.Sprintf("0 to %d research points a year (41)", most), "give it no more of them")
		}
	}
}

// relations reads the dated changes and makes a world for each turn in which one falls.
func (s *setup) relations() {
	for k, x := range s.sc.Relation {
		key := func(name string) string { return entry("relation", k, name) }
		if x.Turn < 2 || x.Turn > s.sc.Scenario.Turns {
			s.fault(key("turn"), fmt.Sprint(x.Turn), fmt.Sprintf("a turn from 2 to %d", s.sc.Scenario.Turns), "date it within the scenario; how it opens stands in [countries]")
		}
		words := []string{becomesNeutral, becomesNone}
		words = append(words, s.sides...)
		switch {
		case x.Country != "" && x.Nation == "" && len(x.Nations) == 0:
			if !slices.ContainsFunc(s.board.Countries(), func(c hexmap.Country) bool { return c.ID == x.Country }) {
				s.fault(key("country"), x.Country, "a country of map "+s.board.ID(), "use the id the map gives the country")
			}
		case x.Nation != "" && x.Country == "" && len(x.Nations) == 0:
			words = []string{becomesOut}
			if n, ok := s.ours(key("nation"), x.Nation); ok && s.fields(n) {
				s.fault(key("nation"), x.Nation, "a nation with air alone: ground units and ships do not leave the war", "leave its ground units and ships out")
			}
		case len(x.Nations) > 1 && x.Nation == "" && x.Country == "":
			words = []string{becomesApart, becomesTogether}
			for _, name := range x.Nations {
				s.ours(key("nations"), name)
			}
		default:
			s.fault(key("turn"), fmt.Sprint(x.Turn), "one of country, nation, or nations (two or more)", "say whose relations change")
			continue
		}
		if !slices.Contains(words, x.Becomes) {
			s.fault(key("becomes"), x.Becomes, "one of "+strings.Join(words, ", "), "say what it becomes")
		}
	}
}

// surprise reads [surprise].
func (s *setup) surprise() {
	x := s.sc.Surprise
	if x == nil {
		return
	}
	w := &pearl{rules: s.loadPearl(), patrol: slices.Index(s.forceNames, x.Patrol)}
	if w.rules == nil {
		return
	}
	if w.patrol == none || !s.p.forces[w.patrol].onBoard() || s.p.forces[w.patrol].side != 1 {
		s.fault("surprise.patrol", x.Patrol, "a task force on the map of the side that moves first", "write its name as [[force]] has it")
		return
	}
	found := false
	if w.harbor, found = s.place("surprise.harbor", x.Harbor); found && !s.board.Space(w.harbor).Port {
		s.fault("surprise.harbor", x.Harbor, "a port", "choose one")
	}
	if w.away = s.board.Find(x.Away); w.away == none || !s.board.Space(w.away).Box { // boxes out of play will do: nobody acts there
		s.fault("surprise.away", x.Away, "a box beside the map", "choose one")
	}
	if x.Tensions < 0 || x.Tensions > 99 {
		s.fault("surprise.tensions", strconv.Itoa(x.Tensions), "a tension from 0 to 99", "correct it")
	}
	for w.column < len(w.rules.Columns)-1 && x.Tensions > w.rules.Columns[w.column] {
		w.column++
	}
	for i, f := range x.Force {
		n := slices.Index(s.forceNames, f.Name)
		if n == none || s.p.forces[n].side != 2 || int(s.p.forces[n].space) != w.harbor {
			s.fault(entry("surprise.force", i, "name"), f.Name, "a task force of the side surprised that is set up in the harbor", "write its name as [[force]] has it")
			continue
		}
		if slices.ContainsFunc(w.forces, func(seen [2]int) bool { return seen[0] == n }) {
			s.fault(entry("surprise.force", i, "name"), f.Name, "another task force than those before it: dice are thrown once for each", "take one of the two out")
			continue
		}
		if to, ok := s.place(entry("surprise.force", i, "toward"), f.Toward); ok {
			w.forces = append(w.forces, [2]int{n, to})
		}
	}
	s.surprised = w
}

// trainees reads [training] and makes the naval air that Japan opens a Global War with elite (17.352).
func (s *setup) trainees() {
	x := s.sc.Training
	if x == nil {
		return
	}
	for _, name := range sortedKeys(x.Carried) {
		n, ok := s.ours("training.carried", name)
		if ok && !slices.Contains(s.training.Carried, s.units.Info(n).Name) {
			s.fault("training.carried", name, "a nation that brings results along: "+fmt.Sprint(s.training.Carried)+" (17.353A)", "leave it out")
		}
		if k := x.Carried[name]; k < 0 || k > mostTraining {
			s.fault("training.carried", name, fmt.Sprintf("0 to %d results", mostTraining), "correct the number")
		}
	}
	for k, r := range x.Raised {
		s.ours(entry("training.raised", k, "nation"), r.Nation)
		if r.N < 1 || r.N > mostTraining || r.Turn < 1 || r.Turn > s.sc.Scenario.Turns {
			s.fault(entry("training.raised", k, "turn"), r.Nation, fmt.Sprintf("n from 1 to %d and a turn of the scenario", mostTraining), "correct them")
		}
	}
	japan := s.japan()
	s.p.cadets = int16(s.p.poolOf(japan, units.NAS))
	if !s.sc.Scenario.GlobalWar {
		return
	}
	for i, c := range s.p.counters {
		if c.nation == japan && c.kind == units.NAS {
			s.p.counters[i].flags |= elite
		}
	}
}

// fields tells whether a nation has ground units or ships in the scenario.
func (s *setup) fields(n units.Nation) bool {
	return slices.ContainsFunc(s.p.troops, func(g troop) bool { return g.nation == n }) ||
		slices.ContainsFunc(s.p.ships, func(v ship) bool { return v.nation == n })
}

// loadPearl reads pearl.toml.
func (s *setup) loadPearl() *pearlRules {
	r := &pearlRules{}
	if err := s.kit.Tables.Decode(pearlFile, r); err != nil {
		s.faults = append(s.faults, err)
		return nil
	}
	bad := func(key, expected string) *pearlRules {
		s.faults = append(s.faults, &tables.Error{File: pearlFile, Key: key, Expected: expected, Do: "correct it"})
		return nil
	}
	if len(r.Columns) == 0 || !slices.IsSorted(r.Columns) {
		return bad("columns", "tensions in ascending order")
	}
	if len(r.Rows) != 11 {
		return bad("rows", "eleven rows, for two dice from 2 to 12")
	}
	for _, row := range r.Rows {
		if len(row) != len(r.Columns) {
			return bad("rows", fmt.Sprintf("%d cells in every row, one a column", len(r.Columns)))
		}
		for _, cell := range row {
			if n, err := strconv.Atoi(cell); cell != pearlHarbor && cell != pearlAway && cell != pearlAuto && (err != nil || n < 1 || n > 50) {
				return bad("rows", `"harbor", "away", "auto" or a number of hexes`)
			}
		}
	}
	return r
}

// turnDays reads the days of the turns, which a scenario gives for all of them or for none.
func (s *setup) turnDays() {
	h := s.sc.Scenario
	if n := len(h.TurnDays); n > 0 && n != h.Turns {
		s.fault("scenario.turn_days", fmt.Sprint(n), fmt.Sprintf("the days of each of the %d turns", h.Turns), "give one entry for each turn, or leave the key out")
		return
	}
	for _, x := range h.TurnDays {
		d, err := parseTurnDays(x)
		if n := len(s.days); err == nil && n > 0 && !d.follows(s.days[n-1]) {
			err = fmt.Errorf("%q does not follow the turn before", x)
		}
		if err != nil {
			s.fault("scenario.turn_days", x, err.Error()+`: days as "1942-05-04 1942-05-05", one day, or "1941-12-07 morning" (afternoon, night), in order`, "correct it")
			s.days = nil
			return
		}
		s.days = append(s.days, d)
	}
}
