// Given lines about ships.

package rulecase

import (
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/awaw"
)

// readShip reads a ship at a place or with a task force.
func readShip(s *scenarioText, a *args) {
	pairs := []any{"nation", a.next(), "type", a.next(), "factors", a.number()}
	if a.takes("with") {
		pairs = append(pairs, "force", a.next())
	} else {
		a.must("at")
		pairs = append(pairs, "at", a.next())
	}
	if a.takes("named") {
		pairs = append(pairs, "name", a.next())
	}
	for _, word := range []string{"damaged", "slow", "inverted"} {
		if a.takes(word) {
			pairs = append(pairs, word, true)
		}
	}
	s.table("ship", pairs...)
}

// expectSees: a side sees a counter, ship or task force.
func expectSees(s *session, a *args) string {
	side := s.side(a.next())
	_, digits, _ := strings.Cut(a.next(), "#")
	base := 0
	for letter, first := range map[string]int{"s": awaw.FirstShip, "f": awaw.FirstForce} {
		if rest, ok := strings.CutPrefix(digits, letter); ok {
			digits, base = rest, first
		}
	}
	n, err := strconv.Atoi(digits)
	if err != nil || side == engine.NoSide {
		a.fail()
		return ""
	}
	seen := s.pos.Seen(side).View().Counters
	return unless(slices.ContainsFunc(seen, func(v engine.CounterView) bool { return v.Ref == engine.CounterRef(base+n) }), "it does not")
}
