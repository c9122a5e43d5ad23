// The calendar: game turns are seasons; what the scenario fixes by turn (weather, supply, offensives).

package awaw

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/hexmap"
)

// seasons in the order of the year, which opens with spring: Winter 1942 is followed by Spring 1943 (18.142B).
var seasons = []string{"Spring", "Summer", "Fall", "Winter"}

// parseSeason reads "Summer 1940".
func parseSeason(s string) (season, year int, err error) {
	name, y, ok := strings.Cut(s, " ")
	if ok {
		year, err = strconv.Atoi(y)
		for i, n := range seasons {
			if n == name && err == nil && year > 1900 && year < 2000 {
				return i, year, nil
			}
		}
	}
	return 0, 0, fmt.Errorf("%q is not a season and a year", s)
}

// season of a turn, counted from the scenario's first.
func (w *world) season(turn int) (season, year int) {
	s, y, _ := parseSeason(w.sc.Scenario.FirstTurn)
	n := s + turn - 1
	return n % 4, y + n/4
}

// date is what a turn is called: its days where the scenario gives them, else its season.
func (w *world) date(turn int) engine.Text {
	if turn >= 1 && turn <= len(w.days) {
		return w.days[turn-1].word()
	}
	s, y := w.season(turn)
	return engine.Say("awaw.date", engine.Say("awaw.season."+strings.ToLower(seasons[s])), y)
}

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

// offensive tells whether a side may fly offensive missions in a turn (18.45): the scenario stands for the options
// and BRPs of chapters outside this program. Where it says nothing, it may.
func (w *world) offensive(side engine.Side, turn int) bool {
	listed := false
	for _, x := range w.sc.Offensive {
		if w.sc.sides[x.Side] != side {
			continue
		}
		listed = true
		for _, t := range x.Turns {
			if t == turn {
				return true
			}
		}
	}
	return !listed
}
