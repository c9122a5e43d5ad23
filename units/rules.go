// The decoded rule values of chapter 17 and the parts of 18.1, 18.2 and 18.3 that speak of types.
package units

import (
	"errors"
	"slices"

	"awaw/engine"
)

// Rules is everything the tables say about types and nations. It is read only after Load.
type Rules struct {
	Nations []NationInfo // index 0 is nobody

	spelling map[string]Nation
	ranges   [TypeCount][]reach
	multiple int // staging distance in operational ranges (18.21)
	cost     [TypeCount]int
	jetsFrom int // Jets result from which jets may be built (17.54)
	may      [TypeCount]permissions
	basing   basing
	phases   [3]missionList
}

// Load reads units' files of the awaw folder. Errors name file, line and key; all faults are reported at once.
func Load(t engine.Tables) (*Rules, error) {
	r := &Rules{}
	err := errors.Join(r.loadNations(t), r.loadRanges(t), r.loadCosts(t), r.loadOperations(t), r.loadBasing(t), r.loadPhases(t))
	if err != nil {
		return nil, err
	}
	return r, nil
}

// Cost is what one factor of t, or one squadron of NAS and kamikazes, costs in BRPs (17.24 to 17.84).
func (r *Rules) Cost(t Type) int { return r.cost[t] }

// Buildable tells whether research allows building t: jets need their first result (17.54).
func (r *Rules) Buildable(t Type, res Research) (bool, engine.Cite) {
	if t == Jet {
		return res.Jets >= r.jetsFrom, "17.54"
	}
	return true, ""
}

// knownType adds a fault if code is no type or was used before.
func knownType(code string, seen []string) (Type, string) {
	t, ok := ParseType(code)
	switch {
	case !ok:
		return t, "one of AAF, NAS, KAM, JET, AT, SB, INT"
	case slices.Contains(seen, t.Code()):
		return t, "each type once"
	}
	return t, ""
}
