package diplomacy

import "awaw/engine"

// This file names the clause that an order offends against, where one says it; what is left offends against the form of orders.

// faultCite is a clause by what is ordered; for NoVerb, whatever is.
type faultCite struct {
	fault Fault
	do    Verb
	cite  engine.Cite
}

// ofWings are the clauses about orders of wings, of each system.
var ofWings = map[System][]faultCite{
	RN46: {
		{OutOfReach, Patrol, "rn46.patrol.1"}, {OutOfReach, NoVerb, "rn46.unit.4"},
		{WrongGround, Airlift, "rn46.airlift.6"}, {WrongGround, NoVerb, "rn46.unit.1"},
		{NotItsBase, NoVerb, "rn46.airlift.4"}, {NotAnArmy, NoVerb, "rn46.airlift.5"},
		{NotOurs, NoVerb, "rn46.move.2"}, {Occupied, NoVerb, "rn46.move.3"},
		{BadRoute, NoVerb, "rn46.route.4"}, {TooManyCovers, NoVerb, "rn46.escort.6"},
		{SupportsWing, NoVerb, "rn46.unit.6"}, {NobodyThere, Support, "rn46.support.1"}, {NotItsOrder, NoVerb, "rn46.unit.3"},
	},
	RN44: {
		{OutOfReach, Attack, "rn44.11b"}, {OutOfReach, Support, "rn44.11c"}, {OutOfReach, Airlift, "rn44.11d"}, {OutOfReach, NoVerb, "rn44.11a"},
		{NotOurs, NoVerb, "rn44.11a"}, {WrongGround, NoVerb, "rn44.11a"}, {SupportsWing, NoVerb, "rn44.10"}, {NotItsOrder, NoVerb, "rn44.11"},
	},
}

// ofSurface are those about orders of armies and fleets.
var ofSurface = []faultCite{
	{OutOfReach, Support, "dip.support"}, {OutOfReach, Convoy, "dip.convoy"}, {OutOfReach, NoVerb, "dip.move"},
	{WrongGround, Support, "dip.support"}, {WrongGround, Convoy, "dip.convoy"}, {WrongGround, NoVerb, "dip.move"},
	{NoFleets, NoVerb, "dip.convoy"}, {WhichCoast, NoVerb, "dip.move"},
}

// CiteOf is the clause by which an order has this fault.
func (f Fault) CiteOf(s System, o Order) engine.Cite {
	list := ofSurface
	if o.Kind == Wing || f == SupportsWing {
		list = ofWings[s]
	}
	for _, x := range list {
		if x.fault == f && (x.do == o.Do || x.do == NoVerb) {
			return x.cite
		}
	}
	return IsInvalid.Cite(s)
}
