// Amounts of air as they are told: factors of air on land and squadrons of naval air are two kinds, and are never added up.

package awaw

import "awaw/units"

// amount counts both kinds.
type amount struct{ factors, squadrons int }

// add counts so much of a kind of air.
func (a *amount) add(kind units.Type, n int) {
	if kind == units.NAS {
		a.squadrons += n
	} else {
		a.factors += n
	}
}

// args are what a message tells after what else it is given: factors, squadrons, whether there are both, and how many of either kind.
func (a amount) args(before ...any) []any {
	both := 0
	if a.factors > 0 && a.squadrons > 0 {
		both = 1
	}
	return append(before, a.factors, a.squadrons, both, a.factors+a.squadrons)
}
