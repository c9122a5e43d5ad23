package engine

// View is what a screen may show of a position: values and message keys, no rules. Sizes are in the unit the
// system prints on the counter (air factors, squadrons, points).
type View struct {
	Date     Text // "Summer 1940"
	Turn     int
	Turns    int
	Track    []PhaseView // phases of the present player turn, in order
	Prompt   Prompt
	Sides    []SideView
	Spaces   []SpaceView   // spaces with something on them or something to know, sorted by Ref
	Counters []CounterView // on the board and in boxes, sorted by Ref
	Arrows   []ArrowView
	Tallies  []Tally
	Battle   *BattleView // the fight being resolved, if any: in the air, or on the ground with the air that supports it
	Plan     *BattleView // a fight that is being planned on the map, as it stands now: a panel of it is shown when it is asked for
	Trail    []Text      // what is nested in what, outermost first: attack, deferred support, its interception
	House    []Text      // house tables in force
	Frame    []Ref       // two spaces in opposite corners of what is played on; empty for the whole board
	Neutral  []string    // ids of the countries whose ground may not be crossed, for the map
	Control  []Side      // by space: who holds it, NoSide for nobody; nil where a system does not say. Not to be written on
	Stakes   []Stake     // what earns points, side by side
	Results  []Result    // what the scenario may come to, the best for the first side first
	Area     []Ref       // two hexes at the corners of the part of the map that is in play; none for all of it
}

// Stake is something a side earns points by.
type Stake struct {
	Side   Side
	Text   Text // "A factor of enemy ships sunk"
	Points int
}

// Result is one of the results a scenario may come to.
type Result struct {
	When   Text // "Axis ahead by 7 or more"
	Name   Text
	Winner Side // NoSide for a draw
	Now    bool // what it would come to as it stands
}

// PhaseView is one chip of the phase track.
type PhaseView struct {
	Name  Text
	State Progress
	Step  Text // name of the present step, for the current phase
	N, Of int  // step N of Of
}

// Progress tells done from present from to come.
type Progress uint8

// The states of a phase.
const (
	PhaseLater Progress = iota
	PhaseNow
	PhaseDone
)

// Prompt says what is asked, of whom.
type Prompt struct {
	Side  Side
	Ask   Text // line 1
	Limit Text // line 2
	Cite  Cite
}

// SideView names a side. Style is a row of the palette's side table ("axis", "allies", "third", "neutral").
type SideView struct {
	Side  Side
	Name  Text
	Style string
}

// SpaceView is one space as it stands.
type SpaceView struct {
	Ref        Ref
	Name       string
	Code       string // printed coordinate
	Kind       Text   // "City and airbase"
	Owner      Side   // who controls it
	Facilities []Facility
	Used       int // load in Unit
	Capacity   int // limit in Unit; -1 for none
	Unit       int // parts a factor is divided into: 3 when squadrons count
	Extra      Text
	Marks      []MarkView
}

// Facility is one thing that bases air: a city, a port, an airbase counter.
type Facility struct {
	Kind     string // "city", "port", "airbase", "artificial port"
	Nation   string // owner's code, for counters that have one
	Capacity int    // air factors
}

// MarkView is a badge on a space: struck, counteraired, no supply.
type MarkView struct {
	Kind string // "target", "struck", "supply-partial", "supply-none", "objective", "captured", "support", "defence"
	Side Side
	Text Text
	N    int // how much of Of is taken, for marks that fill
	Of   int
}

// CounterView is one counter as side may see it.
type CounterView struct {
	Ref      Ref
	Side     Side
	Nation   string // palette code: "GE"
	Kind     string // "AAF", "NAS", "JET", "AT", "SB", "INT", "KAM"
	Size     int    // factors, or squadrons for NAS
	Range    int    // hexes, 0 for none
	Space    Ref    // where it stands; for a unit on a mission, its base
	Mission  Ref    // space it is flying to, or NoRef
	Ground   bool   // a unit that walks: Range is its movement
	Inverted bool
	Aborted  bool     // turned back in the present fight
	Staged   bool     // has moved base this phase
	New      bool     // built this player turn
	Badges   []string // "half", "none", "oil", "snow"
	DRM      int      // Air Nationality DRM
	Note     Text     // one line of state: "Ready", "Inverted until the end of the player turn"
	Post     Text     // in a box that is divided, the part it serves, such as a front
	Part     int      // and which of the box's Parts that is, from 1; 0 for none
	Parts    int
	On       Ref // what it goes with: a ship's task force, the carrier of what is on a deck; NoRef for none
}

// ArrowView is a movement or mission on the map.
type ArrowView struct {
	From, To Ref
	Kind     string // "mission", "enemy", "staged", "return", "displaced", "stopped", "attack"
	Task     string // what a mission is for: "support", "defend", "meet", "carry"; empty for counterair
	Side     Side
	Text     Text
}

// Tally is a number worth a place on the screen: points, BRPs, force pool.
type Tally struct {
	Side Side
	Name Text
	N    int
	Of   int // 0 for no limit
}

// BattleView is one fight, before, during and after a round; replay shows the same.
type BattleView struct {
	Where  Ref
	Name   Text // "Counterair at Paris"
	Cite   Cite
	Round  int
	Rolled bool // this round's dice lie on the table
	Over   bool // decided by the last command: nothing is asked, it is shown so that the last dice can be read
	Sea    bool // over ships: its dice are told by events, and a panel of it shows what is known before they fall
	Ground bool // on the ground: one die, sides' ledgers sum up strengths, rows of the table are its faces
	Unit   Text // what sizes count: air factors or squadrons
	Sides  [2]BattleSide
	Table  TableView
	Charts []Chart
	Steps  []PhaseView // round chips
}

// BattleSide is one force, its sum, its dice and what it suffered. Sides[0] attacks.
type BattleSide struct {
	Side     Side
	Role     Text
	Name     Text
	Strength int
	Unit     Text // what this side's strength counts, if not what the panel's does
	Row      int
	Counters []CounterView
	Before   []CounterView // before this round's losses, when Rolled
	Ledger   Ledger
	Dice     []int
	Modified int    // dice and net, held to the table's columns
	Result   string // as printed: "2/4"
	Suffered Text   // "loses 3 of 8; of the 5 left, 3 abort"
}

// TableView is a printed table with what is in use lit.
type TableView struct {
	Title   Text
	Cite    Cite
	Note    Text
	Head    Text // what its rows count; air factors if nothing is said
	Columns []string
	Rows    []TableRow
	Lit     []TableLit
	House   bool
}

// TableRow is one printed row.
type TableRow struct {
	Label string
	Cells []string
}

// TableLit marks a row, and after the dice a cell, as used by a side.
type TableLit struct {
	Side Side
	Row  int // index into Rows; -1 before the die where a column is in use
	Col  int // index into Columns, -1 before the dice
}

// Chart is a distribution or an outlook.
type Chart struct {
	Title Text
	Unit  Text
	Kind  string // "bars": per value and side; "outlook": one bar a line; "calls": who breaks off, in Grid
	Bars  []Bar
	Grid  [][]int // of "calls": by units of the first and of the second bar's side left
	At    [2]int  // and how many are left now
}

// What a cell of a chart of calls says.
const (
	CallNobody = iota // it does not come to this
	CallGo            // both go on
	CallFirst         // the first side breaks off
	CallSecond        // the second does
	CallEither        // it depends on which units are left
)

// Bar is one value of a chart. P is a probability from 0 to 1.
type Bar struct {
	Side   Side
	Value  int
	Name   Text
	P      float64
	Rolled bool
}
