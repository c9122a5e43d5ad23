// Look-ups that speak of types alone: what they may fly and when, what they cost, what they are called (17.1, 17.23, 18.511).

package cases

import (
	"strconv"

	"awaw/internal/rulecase"
	"awaw/units"
)

const lookForms = "look may TYPE OPERATION land|carrier | look flown PHASE MISSION [free] | look cost TYPE N | look type CODE | look air-unit TYPE | look squadrons TYPE"

// lookKinds are the look-ups by their word; name is the word behind it.
var lookKinds = map[string]func(s *session, r *units.Rules, name string, a *rulecase.Args) string{
	"may":   lookMay,
	"flown": lookFlown,
	"cost":  lookCost,
	"type":  func(_ *session, _ *units.Rules, name string, _ *rulecase.Args) string { return lookType(name) },
	"air-unit": func(_ *session, _ *units.Rules, name string, a *rulecase.Args) string {
		return lookClass(name, a, units.Type.AirUnit)
	},
	"squadrons": func(_ *session, _ *units.Rules, name string, a *rulecase.Args) string {
		return lookClass(name, a, units.Type.InSquadrons)
	},
}

// lookMay tells whether a type may fly an operation from where it is based. The search of naval combat and its weight in
// attacks by submarines are one operation (17.23C, 17.33C).
func lookMay(_ *session, r *units.Rules, name string, a *rulecase.Args) string {
	t, known := units.ParseType(name)
	word, where := a.Next(), a.Next()
	if word == "modify-submarines" {
		word = units.Search.String()
	}
	op, ok := units.ParseOperation(word)
	if !known || !ok || where != "land" && where != "carrier" {
		a.Fail()
		return ""
	}
	may, cite := r.May(t, op)
	if where == "carrier" {
		may, cite = r.MayFromCarrier(t, op)
	}
	return rulecase.Unless(may, "%s may not (%s)", t, cite)
}

func lookFlown(_ *session, r *units.Rules, phase string, a *rulecase.Args) string {
	mission := a.Next()
	known := false
	for _, m := range units.Missions() {
		known = known || m == mission
	}
	if !known {
		a.Fail()
		return ""
	}
	ok, free, cite := r.MayFly(phase, mission)
	if a.Takes("free") {
		return rulecase.Unless(ok && free, "it is not free (%s)", cite)
	}
	return rulecase.Unless(ok, "it is not on the list (%s)", cite)
}

func lookCost(_ *session, r *units.Rules, name string, a *rulecase.Args) string {
	t, ok := units.ParseType(name)
	if !ok {
		a.Fail()
		return ""
	}
	return rulecase.Unless(a.Next() == strconv.Itoa(r.Cost(t)), "it is %d", r.Cost(t))
}

func lookType(name string) string {
	_, ok := units.ParseType(name)
	return rulecase.Unless(ok, "there is no such type")
}

func lookClass(name string, a *rulecase.Args, in func(units.Type) bool) string {
	t, ok := units.ParseType(name)
	if !ok {
		a.Fail()
		return ""
	}
	return rulecase.Unless(in(t), "it is not")
}
