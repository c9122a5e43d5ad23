// Given lines about ships.

package rulecase

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
	for _, word := range []string{"damaged", "slow"} {
		if a.takes(word) {
			pairs = append(pairs, word, true)
		}
	}
	s.table("ship", pairs...)
}
