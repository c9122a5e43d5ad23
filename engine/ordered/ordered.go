// Package ordered is what a system of written orders tells those who show it: what is ordered and what may be, what became of orders
// and why, and the ways of what flies.
package ordered

import "awaw/engine"

// Kind is what an order tells a unit to do.
type Kind uint8

// The kinds of order, as lists have them.
const (
	None Kind = iota
	Hold
	Move
	Flown   // a move by air
	Shipped // a move by convoy though it could walk
	Attack
	Support
	Convoy
	Airlift
	Patrol
	Raid
	Escort
	Retreat
	Disband
	Build
	Remove
	Rider // what is written onto another order: a way, powers let pass, spaces covered
	Kinds // how many there are
)

var kindWords = [Kinds]string{"none", "hold", "move", "flown", "shipped", "attack", "support", "convoy", "airlift", "patrol", "raid", "escort", "retreat", "disband", "build", "remove", "rider"}

// String is the kind's word in message keys.
func (k Kind) String() string { return kindWords[k] }

// Goes tells whether an order is to go to another space for good.
func (k Kind) Goes() bool { return k == Move || k == Flown || k == Shipped }

// Fate is what became of an order, or of a unit.
type Fate uint8

// The fates.
const (
	Open      Fate = iota // not settled
	Done                  // carried out
	Bounced               // kept out, met or turned away
	Cut                   // a support or an escort that does not count
	Turned                // turned back to defend its base
	Dislodged             // driven out, and may retreat
	Destroyed
	Refused // impossible, or nothing matches it
	Fates
)

var fateWords = [Fates]string{"open", "done", "bounced", "cut", "turned", "dislodged", "destroyed", "refused"}

// String is the fate's word in message keys and pictures.
func (f Fate) String() string { return fateWords[f] }

// Order is one order as it is drawn and listed. What it does not name is NoRef.
type Order struct {
	Unit    engine.Ref
	Side    engine.Side
	Kind    Kind
	At      engine.Ref         // where the unit stands
	To      engine.Ref         // where it goes or acts
	Of      engine.Ref         // where the unit stands that it helps, carries or covers
	Via     engine.Ref         // the space named on the way
	Air     bool               // it is flown there by wings
	Area    []engine.Ref       // what a patrol watches
	Covers  []engine.Ref       // what an escort covers
	Ignores []engine.Side      // whom a patrol lets pass
	Text    engine.Text        // in words
	Piece   engine.CounterView // what is built
}

// Slip is a line of what a side has to write: a unit with its order, or without one yet; of builds those that are written.
type Slip struct {
	Unit    engine.Ref
	Order   Order
	Written bool
	Default engine.Text // what the unit does without an order
}

// Cause is a step in which a movement is settled.
type Cause uint8

// The causes, in their order.
const (
	Opened Cause = iota
	Sky          // patrols and escorts
	Raids
	Weighed // whose base would fall without its wing
	Back    // wings that turn back
	Again   // raids once more, with what has turned back
	Helps
	Moves
	Outs // who is driven out
	Causes
)

var causeWords = [Causes]string{"opened", "sky", "raids", "weighed", "back", "again", "helps", "moves", "outs"}

// String is the cause's word in message keys.
func (c Cause) String() string { return causeWords[c] }

// CauseOf is the step in which an order of a kind is settled.
func CauseOf(k Kind) Cause {
	switch k {
	case Patrol, Escort:
		return Sky
	case Raid:
		return Raids
	case Support, Convoy, Airlift:
		return Helps
	}
	return Moves
}

// Line is one line of a proof.
type Line struct {
	engine.AnswerLine
	Fate Fate       // its sign; Open for none
	By   engine.Ref // the other unit it is about
}

// Verdict is what became of one unit's order.
type Verdict struct {
	Order
	Fate    Fate // of the order
	Unit    Fate // of the unit: Dislodged or Destroyed, or Open
	Counter engine.Ref
	Attack  int // the strength it came with, of a move
	Held    int // and what stood against it
	With    []Help
	Against []Help
	Lines   []Line
	Pass    int          // after which pass it turned back, from 1
	Threat  engine.Ref   // who would have taken its base then
	Ways    []engine.Ref // where a unit that was driven out may go; once it is gone, where it went
	Gone    bool         // it went there, or is gone
}

// Help is a unit that is counted in a strength, or was to be.
type Help struct {
	Unit   engine.Ref
	Counts bool
}

// Step is a step in which a movement is settled. Wings that turn back begin another pass over it.
type Step struct {
	Cause Cause
	Pass  int // from 1
}

// Settled is a movement that was settled.
type Settled struct {
	Name     engine.Text          // "Spring 1904"
	Turn     int                  // in which turn it was
	Counters []engine.CounterView // as they stood
	Verdicts []Verdict
	Steps    []Step             // those in which anything happens
	Track    []engine.PhaseView // the year, with its settling now
	Headline engine.Text
	Chief    engine.Ref // the unit whose order the headline is about; NoRef where it is about all
	Under    engine.Text
}

// Way is one way a wing may take, from its base.
type Way struct {
	Spaces  []engine.Ref
	Covered []bool // an escort goes with it there
	Open    []bool // an enemy wing could watch it
	Named   bool   // it is the one the order names, or the only one
	Shut    bool   // it is another than the one the order names

	Cite     engine.Cite   // by which it counts, or does not; "" where it is the only one there is
	Watchers []engine.Ref  // the enemy wings that could watch what is open
	Why      []engine.Cite // why they could
}

// Writer is a position in which sides write orders for units.
type Writer interface {
	engine.Position
	// Moving tells whether it is movements that are ordered: not retreats, nor builds.
	Moving() bool
	// Ordered lists the orders written in this phase, as far as whoever looks may know them.
	Ordered() []Order
	// Slips lists what a side has to write.
	Slips(side engine.Side) []Slip
	// Without is the position in which a unit has no order yet.
	Without(unit engine.Ref) engine.Position
	// OrderOf is the order a command writes.
	OrderOf(c engine.Command) Order
	// Settled is the last movement; nil before there was one.
	Settled() *Settled
	// Ways lists the ways of a wing's order, and what of them an enemy may watch.
	Ways(o Order) []Way
	// Vision lists the spaces a side's patrols watched in the last movement.
	Vision(side engine.Side) []engine.Ref
}

// Pleader is a position in which a side may ask, with its orders and in secret, for the end of the game.
type Pleader interface {
	// Pleas are the ends a side may ask for, and the one it asks for; has is false where it asks for none.
	Pleas(side engine.Side) (may []engine.Command, asked engine.Command, has bool)
}

// Airfields is a position of rules by which wings may only end a turn in certain places.
type Airfields interface {
	// Airbases lists them, of every power, as they are now; none where any land will do.
	Airbases() []engine.Ref
}

// Aimer is a position that says in a few words what wins.
type Aimer interface{ Aim() engine.Text }

// Seer is a position of blind play.
type Seer interface {
	// Sight lists the spaces a side sees; ok is false where all lies open.
	Sight(side engine.Side) (list []engine.Ref, ok bool)
}

// Reader is a rule system that reads a line as a player types it: an order with what is written onto it.
type Reader interface {
	ReadTyped(pos engine.Position, line string, words engine.Catalog) ([]engine.Command, error)
}

// SheetLine is an order of a sheet as it was read.
type SheetLine struct {
	N     int // from 1; 0 for what is wrong with the whole
	Text  string
	Side  engine.Side // whose order it is, NoSide for one that is not played
	Cmds  []engine.Command
	Fault string // what is wrong with it, "" for nothing
	Word  string // the word that is wrong, as far as it is one
}

// Scribe is a rule system that writes orders out as text and reads them back.
type Scribe interface {
	// WriteSheet writes what a side has written in this phase; of NoSide, what all have.
	WriteSheet(pos engine.Position, side engine.Side) string
	// WriteTurn writes a movement whole, from the position in which it was ordered and one after it; not ok where there was none.
	WriteTurn(before, after engine.Position) (text string, ok bool)
	// ReadSheet reads a sheet or a turn; what stands above the first name of a side is given by side.
	ReadSheet(pos engine.Position, text string, side engine.Side, words engine.Catalog) []SheetLine
}
