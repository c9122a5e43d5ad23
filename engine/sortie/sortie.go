// Package sortie is what a system of flights tells those who show and plan them: who reaches what, by which way, who may meet them there,
// and what comes of it.
package sortie

import "awaw/engine"

// Mark is what aircraft do at a stop of their way.
type Mark uint8

// The marks.
const (
	Absent Mark = iota // they are not with it
	Goes
	Cannot
	Waits
	Joins // they waited there, and fly on with it
)

// Any is no limit to how many zones are entered.
const Any = -1

// Note is a sentence with the clause it stands on.
type Note struct {
	Text engine.Text
	Cite engine.Cite
	May  bool // it may happen, and need not
}

// Stop is one space of a way.
type Stop struct {
	At           engine.Ref
	Zones, Of    int // of a zone: the how manieth, and how many may be entered by who is with it; Any for as many as it likes
	Lead, Escort Mark
	Cite         engine.Cite // why the escort cannot
	Target, Home bool
	Lint         []Note // what keeps others from coming along here
	Met          bool   // enemy fighters may meet them as they leave it
}

// Flight is aircraft that fly together, planned or on their way.
type Flight struct {
	Name     engine.Text // "Strategic bombing from the United Kingdom"
	From, To engine.Ref
	Units    []engine.CounterView
	Limits   []Note
	Out      []Stop // from the first space entered to the target, or as far as it is planned
	Back     []Stop
	Meets    []Note
	Charts   []engine.Chart
	Gist     Note          // what is to be said of it beside other ways
	Under    []engine.Text // what the charts come to on average

	Commands   []engine.Command // that send it; nothing for one that is sent, or drafted
	Gain, Loss float64          // what it costs the enemy on average, and its own side, in money
}

// Pick is how many of a counter's units go.
type Pick struct {
	Unit engine.Ref
	N    int
}

// Target is what may be attacked in a space, in one way.
type Target struct {
	At    engine.Ref
	Raid  bool // bombs on what is built there; else what stands there
	Name  engine.Text
	Stake []Note
	Reach []Reach
}

// Reach is own units from which some reach a target, or move.
type Reach struct {
	Unit  engine.CounterView
	Most  int              // how many can go
	Helps bool             // they only go along with others
	Goes  []engine.Command // of those that move: each takes one of them to its B
}

// Moving is a space whose units move, and who of them still may.
type Moving struct {
	From  engine.Ref
	Units []Reach
	All   []engine.Command // each takes along all who can go somewhere
	End   engine.Command   // nobody more moves from there now
}

// Mover is a position in which units move, space by space.
type Mover interface {
	engine.Position
	// Turn is the palette's code of the power whose turn it is.
	Turn() (nation string)
	// Begins is the command by which units in a space begin to move; not ok where none can.
	Begins(at engine.Ref) (engine.Command, bool)
	// Moving is the space whose units move; not ok where none do.
	Moving() (Moving, bool)
	// Outlook is how likely those who go to a space win it against who stands there, with those who have gone before; not ok where
	// there is nothing to win.
	Outlook(to engine.Ref, picks []Pick) (float64, bool)
}

// Foresight is a position that tells not only how likely those who go to a space win it, but how it ends otherwise, and what that costs.
type Foresight interface {
	// Foresee is asked and answers as Outlook does.
	Foresee(to engine.Ref, picks []Pick) (Ends, bool)
}

// Ends is how a battle is likely to end: won by the attacker, or with nobody left, else held; and what attacker and defender lose on average, in
// what it cost.
type Ends struct {
	Won, None float64
	Lost      [2]float64
}

// Watched is a position in which units that move may be met on their way.
type Watched interface {
	// Perils tell who may meet the units in motion as they leave for a space, and in it.
	Perils(to engine.Ref) (leaving, there []Note)
}

// Loading is a position in which some commands take several units at once.
type Loading interface {
	// Load is how many units of its kind a command of Reach.Goes takes along.
	Load(c engine.Command) int
}

// Homer is a position in which flights are brought home step by step.
type Homer interface {
	// Homing is the flight whose way home is asked about, with the way it came as its way out from where it is now; not ok where none is.
	Homing() (Flight, bool)
}

// Forecaster is a position that draws what is likely to come of an attack.
type Forecaster interface {
	// Forecast is how the attack Outlook speaks of may end and what it costs, and what that comes to on average; nothing where it is not known.
	Forecast(to engine.Ref, picks []Pick) ([]engine.Chart, []engine.Text)
}

// Placer is a position in which new units are placed, one by one.
type Placer interface {
	// Placings are the commands that place one; none while nothing is placed.
	Placings() []engine.Command
}

// Planner is a position in which flights are planned.
type Planner interface {
	Mover
	// Planning tells whether flights are planned now by the side that is asked.
	Planning() bool
	// Drafted is the flight that is planned step by step; not ok where there is none.
	Drafted() (Flight, bool)
	// Airborne are the flights that have been sent and have not landed.
	Airborne() []Flight
	// Targets are the ways to attack what is in a space, with who reaches it.
	Targets(at engine.Ref) []Target
	// Ways are the flights that picked units of one base could fly to a target, the best first: each by another way.
	Ways(t Target, picks []Pick) []Flight
}
