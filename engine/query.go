package engine

// Query asks something about a position. Which fields count depends on Kind.
type Query struct {
	Kind QueryKind
	Cmd  Command // QueryCommand; QueryOdds: what is about to be chosen in the fight, if anything
	At   Ref     // space or counter in question
	With []Ref   // counters selected
}

// QueryKind is what is asked.
type QueryKind uint8

// The questions every system may be asked; one it cannot answer gives ErrNoAnswer.
const (
	QueryCommand QueryKind = iota // could this be done? if not, why, and what is nearest
	QueryRange                    // spaces within operational range of counter At
	QueryMoves                    // places counter At could change its base to, with room
	QueryReach                    // spaces the other side can reach
	QueryMatrix                   // missions × counters With
	QueryRoom                     // how space At is filled
	QueryFalls                    // where the units at At would go if it fell
	QueryOdds                     // the fight drafted or waiting at At
	QueryCounter                  // the line on counter At: what it can do
	QueryWay                      // the way of Cmd through the spaces With, in order; without any the usual one
)

// Answer is a verdict with its proof, or a list, as the question asks.
type Answer struct {
	Verdict Verdict
	Text    Text
	Cites   []Cite
	Nearest []Command
	Spaces  []SpaceAnswer
	Rows    []MatrixRow
	Lines   []AnswerLine
	Meets   []AnswerLine // of QueryOdds: who could meet what is sent there on its way, with their counters
	Charts  []Chart
	Ledger  Ledger
	House   bool // of a refusal: its paragraph is none of those the system holds, and the house's reading of it forbids
}

// Verdict is yes now, yes later this turn, or no.
type Verdict uint8

// The verdicts.
const (
	No Verdict = iota
	YesLater
	Yes
)

// SpaceAnswer is one space of a reach or range answer.
type SpaceAnswer struct {
	Ref  Ref
	Room int // parts of a factor free, -1 for no limit
	Full bool
	Met  int // of a way: how much of the other side's could meet it there
}

// MatrixRow is one mission against each counter asked about.
type MatrixRow struct {
	Mission Text
	Price   Text // what it costs to fly it
	Current bool // the mission now asked for
	Cells   []MatrixCell
}

// MatrixCell is one verdict of the mission matrix.
type MatrixCell struct {
	Verdict Verdict
	Cite    Cite
	Text    Text
}

// AnswerLine is one line of a worded answer, with its paragraph.
type AnswerLine struct {
	Text Text
	Cite Cite
	Refs []Ref
	Deep int // how far it is indented: a reason under what it is a reason for
}
