// Look-ups that speak of types alone: what they may fly and when, what they cost, what they are called (17.1, 17.23, 18.511).

package rulecase

import (
	"strconv"

	"awaw/units"
)

const lookForms = "look may TYPE OPERATION land|carrier | look flown PHASE MISSION [free] | look cost TYPE N | look type CODE | look air-unit TYPE | look squadrons TYPE"

// lookKinds are the look-ups by their word; name is the word behind it.
var lookKinds = map[string]func(s *session, r *units.Rules, name string, a *args) string{
	"may":   lookMay,
	"flown": lookFlown,
	"cost":  lookCost,
	"type":  func(_ *session, _ *units.Rules, name string, _ *args) string { return lookType(name) },
	"air-unit": func(_ *session, _ *units.Rules, name string, a *args) string {
		return lookClass(name, a, units.Type.AirUnit)
	},
	"squadrons": func(_ *session, _ *units.Rules, name string, a *args) string {
		return lookClass(name, a, units.Type.InSquadrons)
	},
}

// lookMay tells whether a type may fly an operation from where it is based. The search of naval combat and its weight in
// attacks by submarines are one operation (17.23C, 17.33C).
func lookMay(_ *session, r *units.Rules, name string, a *args) string {
	t, known := units.ParseType(name)
	word, where := a.next(), a.next()
	if word == "modify-submarines" {
		word = units.Search.String()
	}
	op, ok := units.ParseOperation(word)
	if !known || !ok || where != "land" && where != "carrier" {
		a.fail()
		return ""
	}
	may, cite := r.May(t, op)
	if where == "carrier" {
		may, cite = r.MayFromCarrier(t, op)
	}
	return unless(may, "%s may not (%s)", t, cite)
}

func lookFlown(_ *session, r *units.Rules, phase string, a *args) string {
	mission := a.next()
	known := false
	for _, m := range units.Missions() {
		known = known || m == mission
	}
	if !known {
		a.fail()
		return ""
	}
	ok, free, cite := r.MayFly(phase, mission)
	if a.takes("free") {
		return unless(ok && free, "it is not free (%s)", cite)
	}
	return unless(ok, "it is not on the list (%s)", cite)
}

func lookCost(_ *session, r *units.Rules, name string, a *args) string {
	t, ok := units.ParseType(name)
	if !ok {
		a.fail()
		return ""
	}
	return unless(a.next() == strconv.Itoa(r.Cost(t)), "it is %d", r.Cost(t))
}

func lookType(name string) string {
	_, ok := units.ParseType(name)
	return unless(ok, "there is no such type")
}

func lookClass(name string, a *args, in func(units.Type) bool) string {
	t, ok := units.ParseType(name)
	if !ok {
		a.fail()
		return ""
	}
	return unless(in(t), "it is not")
}
