// What a force is worth outside combat, where three squadrons are a factor (17.141B, 17.143).
package cases

import (
	"fmt"
	"strconv"

	"awaw/units"
)

// expectWorth weighs a side in factors and squadrons.
func (t *table) expectWorth(s int, what, rest string) string {
	load := units.Squadrons(0)
	for _, g := range t.side[s] {
		kind := g.Type
		if g.InSquadrons() {
			kind = units.NAS
		}
		load += units.LoadOf(kind, g.N)
	}
	if what == "weighs" {
		whole, over := load.Factors()
		if over > 0 {
			return differs(rest, fmt.Sprintf("%d+%d/%d", whole, over, units.PerFactor))
		}
		return differs(rest, strconv.Itoa(int(whole)))
	}
	n, err := strconv.Atoi(rest)
	if err != nil {
		return "a line not understood"
	}
	limit := units.Factors(n)
	switch what {
	case "within":
		return differs("within", word(load.Within(limit), "within", "over"))
	case "over":
		return differs("over", word(load.Within(limit), "within", "over"))
	case "reaches":
		return differs("reaches", word(load.Reach(limit), "reaches", "misses"))
	case "misses":
		return differs("misses", word(load.Reach(limit), "reaches", "misses"))
	}
	support := units.Factors(0)
	naval := units.Squadrons(0)
	for _, g := range t.side[s] {
		switch may, _ := t.r.Units().May(g.Type, units.GroundSupport); {
		case !may:
		case g.InSquadrons():
			naval += units.Squadrons(g.N)
		default:
			support += units.Factors(g.N)
		}
	}
	return differs(rest, strconv.Itoa(int(support+units.SupportFactors(naval))))
}

func word(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}
