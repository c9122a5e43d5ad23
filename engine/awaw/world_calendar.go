// The calendar: game turns are seasons; what the scenario fixes by turn (weather, supply, offensives).

package awaw

import (
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
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
