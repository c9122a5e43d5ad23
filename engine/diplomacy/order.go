// Orders: what one unit is told to do.
package diplomacy

import "slices"

// Verb is what an order tells a unit to do.
type Verb uint8

// The verbs. Patrol, Raid and Escort are rn46's, Attack is rn44's; Build, Remove and Waive belong to adjustments.
const (
	NoVerb Verb = iota
	Hold
	Move
	Support // with To a move there, without it to hold; an rn46 wing's support of its base
	Convoy
	Patrol
	Raid
	Airlift
	Escort
	Attack
	Retreat
	Disband
	Build
	Remove
	Waive
	VerbCount
)

var verbWords = [VerbCount]string{"", "hold", "move", "support", "convoy", "patrol", "raid", "airlift", "escort", "attack", "retreat",
	"disband", "build", "remove", "waive"}

// VerbNamed reads a verb's word.
func VerbNamed(word string) (Verb, bool) {
	n := slices.Index(verbWords[:], word)
	return Verb(max(n, 0)), n > 0
}

// String is the verb's word.
func (v Verb) String() string { return verbWords[v] }

// Way is how an army's move is to be made.
type Way uint8

// The ways.
const (
	AnyWay Way = iota
	ByConvoy
	ByAir
)

// Order is one order as given. Who is ordered stands in Power, Kind and At; Nobody and AnyKind were not said. Places that an
// order does not name are Nowhere.
type Order struct {
	Power Power
	Kind  Kind
	At    Place
	Do    Verb

	To     Place // destination, attacked province, centre of a patrol
	Of     Place // where the supported, convoyed, airlifted or escorted unit stands
	OfKind Kind
	By     Way

	Via    Place  // the province a wing flies through; Nowhere: any shortest route
	Far    bool   // the order named more provinces on the way than any wing may fly through
	Ignore Powers // whose wings a patrol lets pass
	Covers bool   // an escort names the provinces it covers
	Cover  Places
}

// NoOrder is an order for nobody: all places are Nowhere.
var NoOrder = Order{At: Nowhere, To: Nowhere, Of: Nowhere, Via: Nowhere}

// Known tells whether the powers, kinds, places and verb of an order are any that there are; whether it may be given is not asked.
func (o Order) Known() bool {
	return o.Power <= Turkey && o.Kind <= Wing && o.OfKind <= Wing && o.Do < VerbCount && o.By <= ByAir && o.Cover.Known() &&
		o.At.Known() && o.To.Known() && o.Of.Known() && o.Via.Known()
}
