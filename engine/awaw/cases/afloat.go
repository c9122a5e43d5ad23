// Given lines about ships.

package cases

import (
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/rulecase"
)

// readShip reads a ship at a place or with a task force.
func readShip(s *scenarioText, a *rulecase.Args) {
	pairs := []any{"nation", a.Next(), "type", a.Next(), "factors", a.Number()}
	if a.Takes("with") {
		pairs = append(pairs, "force", a.Next())
	} else {
		a.Must("at")
		pairs = append(pairs, "at", a.Next())
	}
	if a.Takes("named") {
		pairs = append(pairs, "name", a.Next())
	}
	for _, word := range []string{"damaged", "slow", "inverted"} {
		if a.Takes(word) {
			pairs = append(pairs, word, true)
		}
	}
	s.table("ship", pairs...)
}

// expectSees: a side sees a counter, ship or task force.
func expectSees(s *session, a *rulecase.Args) string {
	side := s.Side(a.Next())
	_, digits, _ := strings.Cut(a.Next(), "#")
	base := 0
	for letter, first := range map[string]int{"s": awaw.FirstShip, "f": awaw.FirstForce} {
		if rest, ok := strings.CutPrefix(digits, letter); ok {
			digits, base = rest, first
		}
	}
	n, err := strconv.Atoi(digits)
	if err != nil || side == engine.NoSide {
		a.Fail()
		return ""
	}
	seen := s.Pos.Seen(side).View().Counters
	return rulecase.Unless(slices.ContainsFunc(seen, func(v engine.CounterView) bool { return v.Ref == engine.CounterRef(base+n) }), "it does not")
}
