package engine

import "math"

// View is what a screen may show of a position: values and message keys, no rules. Sizes are in the unit the
// system prints on the counter (air factors, squadrons, points).
type View struct {
	Date     Text // "Summer 1940"
	Turn     int
	Turns    int
	Track    []PhaseView // phases of the present player turn, in order
	Prompt   Prompt
	Sides    []SideView
	Powers   []PowerView    `json:",omitempty"` // that have player turns of their own, in their order, where a side commands several; else none
	Acting   int            `json:",omitempty"` // whose player turn it is, of Powers
	Spaces   []SpaceView    // spaces with something on them or something to know, sorted by Ref
	Counters []CounterView  // on the board and in boxes, sorted by Ref
	Kinds    []*CounterKind // every kind of counter of this game, in the order of lists. Shared: not to be written on
	Arrows   []ArrowView
	Ways     [][]Ref // the ways of what is in the air and may be met, hex by hex
	Tallies  []Tally
	Battle   *BattleView   // the fight being resolved, if any: in the air, or on the ground with the air that supports it
	Fought   []*BattleView // fights decided by the last command before Battle was, in their order: each is shown by itself, Battle last
	Decided  *BattleView   // the fight in the air the last command decided, whatever is asked now
	Plan     *BattleView   // a fight that is being planned on the map, as it stands now: a panel of it is shown when it is asked for
	Trail    []Text        // what is nested in what, outermost first: attack, deferred support, its interception
	Fights   []FightID     // the fights among them, outermost first
	House    []Text        // house tables in force
	Frame    []Ref         // spaces a screen brings into sight first, on a board of hexes two in opposite corners; empty for the whole board
	Neutral  []string      // ids of the countries whose ground may not be crossed, for the map
	Control  []Side        // by space: who holds it, NoSide for nobody; nil where a system does not say. Not to be written on
	Stakes   []Stake       // what earns points, side by side
	Scoring  []Text        // how such points are counted, in sentences of their own
	Results  []Result      // what the scenario may come to, the best for the first side first
	Area     Area          // the part of the board that is in play
	Layers   []Layer       // what a player may lay over the board or take off it, in the order of lists. Not to be written on
}

// PowerView is a power with player turns of its own.
type PowerView struct {
	Side Side
	Name Text
}

// Stake is something a side earns points by.
type Stake struct {
	Side   Side
	Text   Text // "A factor of enemy ships sunk"
	Points int
	When   StakeWhen
	At     Ref  // the space it is about, NoRef for none
	Common bool // every side earns the same for it
	Harm   bool // it is earned by harm done to counters of a class
	Class  Class
	Brief  Text // of a space, what is to be said beside its name; none for nothing
}

// StakeWhen tells how often a stake may be earned.
type StakeWhen uint8

// When stakes are earned.
const (
	StakeDeed StakeWhen = iota // each time it is done
	StakeTurn                  // each turn for which it holds
	StakeEnd                   // once, if it holds when the game ends
)

// Result is one of the results a scenario may come to.
type Result struct {
	When   Text // "Axis ahead by 7 or more"
	From   int  // the least lead of the first side that comes to it; LeastLead where all below the others do
	Name   Text
	Winner Side // NoSide for a draw
	Now    bool // what it would come to as it stands
}

// LeastLead is below every lead.
const LeastLead = math.MinInt32

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
	// Places tells that it asks for a place: those its commands name are shown though nothing is selected.
	Places bool
	Owed   int // of something named over and over: how many times it still is
	// Meets tells that it asks who meets what is on its way: the ways of the view are looked at.
	Meets bool `json:",omitempty"`
}

// SideView names a side. Style is a row of the palette's side table ("axis", "allies", "third", "neutral").
type SideView struct {
	Side  Side
	ID    string // as the scenario calls it, and cases do
	Name  Text
	Style string
}

// Area is a part of a board. Without corners and spaces it is the whole of it.
type Area struct {
	Corners [2]Ref // on a board of hexes: all that lies between two hexes in opposite corners; both NoRef for none
	Spaces  []Ref  // on any board: these
}

// Whole tells whether an area is all of the board.
func (a Area) Whole() bool { return a.Corners == [2]Ref{} && len(a.Spaces) == 0 }

// Layer is something a player may lay over the board or take off it.
type Layer struct {
	Kind LayerKind
	Name Text // "Range"
	How  Text // "How far the selected counter flies"
	On   bool // on from the beginning, until it is taken off
}

// LayerKind is what a layer shows. A screen knows how to draw all of them; a system names those that mean something in it.
type LayerKind uint8

// The layers.
const (
	LayerRange   LayerKind = iota // how far the selected counter goes
	LayerStaging                  // where it may be based instead
	LayerReach                    // what the other side reaches
	LayerControl                  // who holds what
	LayerFront                    // the line between the sides
	LayerCodes                    // coordinates or short names of spaces
	LayerAir                      // counters that fly
	LayerGround                   // all other counters
	LayerKinds                    // how many there are
)

// Tally is a number worth a place on the screen: points, BRPs, force pool.
type Tally struct {
	Side Side
	Kind string // the system's word for it: "brp"
	Name Text
	N    int
	Of   int // 0 for no limit
}
