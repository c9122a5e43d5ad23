// What a movement comes to.
package diplomacy

// Row is the verdict on one unit's order.
type Row struct {
	Unit        Unit
	To          Place // where it stands now, if it moved
	Result      Result
	Cause       Cause
	Fault       Fault // with Void and Invalid: what is wrong
	Driver      uint8 // the unit that dislodged it
	Reverted    bool  // forced into self-defence (rn46)
	SelfDefence Cause // of a reverted wing: NoCause if it was flown, else what stopped it
	Moved       bool  // it stands in To now
	Out         bool  // dislodged
	Lost        bool  // an army disbanded in an air assault, or a wing without a retreat
}

// Outcome is what a movement comes to. It belongs to the adjudicator and stands until its next movement.
type Outcome struct {
	N       int
	Rows    [slots]Row    // by number of the unit in the position
	At      [slots]Places // where missions were intercepted, of those that were
	Open    [slots]Places // where dislodged units may retreat to, of those that were
	Strays  []Stray
	Entered [slots]uint8 // the unit that came into a province; 255: none
	Barred  Places
	Passes  int8 // how often rn46 settled the turn until no wing turned back any more
}
