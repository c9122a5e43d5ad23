// What a movement comes to.
package diplomacy

// Row is the verdict on one unit's order.
type Row struct {
	Unit        Unit
	Result      Result
	Cause       Cause
	Fault       Fault  // with Void and Invalid: what is wrong
	By          uint8  // the unit that stopped it, by its number; 255: none in particular
	At          Places // where a mission was intercepted
	Reverted    bool   // forced into self-defence (rn46)
	SelfDefence Cause  // of a reverted wing: NoCause if it was flown, else what stopped it
	Moved       bool   // it stands in To now
	To          Place
	Out         bool  // dislodged
	Driver      uint8 // the unit that dislodged it
	Open        Places
	Lost        bool // an army disbanded in an air assault, or a wing without a retreat
}

// Outcome is what a movement comes to. It belongs to the adjudicator and stands until its next movement.
type Outcome struct {
	N       int
	Rows    [MostUnits]Row // by number of the unit in the position
	Strays  []Stray
	Entered [Provinces]uint8 // the unit that came into a province; 255: none
	Barred  Places
	Passes  int8 // how often rn46 settled the turn until no wing turned back any more
}
