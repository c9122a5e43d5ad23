// Why an order is not allowed, or matches nothing.
package diplomacy

// Fault is what is wrong with an order.
type Fault uint8

// The faults. Those up to TwoOrders concern who is ordered, the others what is ordered.
const (
	NoFault Fault = iota
	NoSuchUnit
	ForeignUnit
	OtherKind
	TwoOrders
	NoPlace
	NotItsOrder   // a verb this kind of unit or this system does not have
	SamePlace     // into or for the place where it stands
	OutOfReach    // no neighbour, or beyond the range of a wing
	NoFleets      // no fleets on the board that could carry the army there
	WhichCoast    // two coasts, and no telling which
	WrongGround   // an army to sea, a fleet inland, a wing to base at sea, a landing in water
	BadRoute      // the way named is no chain of neighbours within range
	NobodyThere   // no unit where the order names one
	NotAnArmy     // fleets and wings are neither convoyed nor lifted
	NotItsBase    // an airlift must start or end at the wing's base
	NotOurs       // a foreign army, or a province neither owned nor occupied
	Occupied      // a wing's destination holds another power's unit
	TooManyCovers // more provinces than an escort can cover
	NotOnRoute    // an escort's cover lies off the escorted wing's way, or out of range
	// From here on the order is possible but matches nothing.
	SupportsWing
	NoSuchMove
	OtherCoast
	NotHolding
	NoSuchArmyOrder
	faultCount
)

// Key is the fault's message without its beginning.
func (f Fault) Key() string {
	return [faultCount]string{"", "no-such-unit", "foreign-unit", "other-kind", "two-orders", "no-place", "not-its-order", "same-place", "out-of-reach",
		"no-fleets", "which-coast", "wrong-ground", "bad-route", "nobody-there", "not-an-army", "not-its-base", "not-ours", "occupied",
		"too-many-covers", "not-on-route", "supports-wing", "no-such-move", "other-coast", "not-holding", "no-such-army-order"}[f]
}
