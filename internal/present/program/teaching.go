package program

import "awaw/engine"

// Guide are the steps of a guided game. Their words stand under screen.guide.ID.title and screen.guide.ID.text.
type Guide struct {
	Seed  uint64 // the open seed its dice fall by, so that all it speaks of comes; 0 where they may fall as they will
	Steps []GuideStep
}

// GuideStep is one thing to do. Everything Until names must hold; a step that names nothing is read and left by a button.
type GuideStep struct {
	ID    string
	Cite  engine.Cite
	Place string // the place to point at, "" for none
	Part  string // or the panel
	Only  string // how the commands begin that it is about, divided by strokes; "" where any may be given, "-" where none may
	While string // the beginning of the paragraph that asks now: when another does, the step is passed over
	Until GuideUntil
}

// GuideUntil says when a step is done.
type GuideUntil struct {
	Selected string // a counter standing at this place is selected
	At       string // the side that is looking has at this place
	Least    int    // so many factors or more
	Aimed    string // the card of this place as a target is open
	Command  string // a command of this verb was given since the step began
	Times    int    // so often; once when not said
	Past     string // what is asked now is not asked by this paragraph any more
	Told     bool   // no battle waits to be read
	Asked    string // what is asked now is asked by this paragraph
	Battle   string // "on": a fight waits for a decision; "over": none does any more
	Over     bool   // the game is over
	Order    string // an order of this kind is written for a unit of the side that is looking
	Of       string // that stands at this place
	To       string // for this place; for any where it is not said
	Settled  bool   // a movement has been settled
	Bound    string // a flight for this place has been sent
}

// None tells whether nothing is waited for.
func (u GuideUntil) None() bool { return u == GuideUntil{} }

// Teacher is implemented by a desk that can teach.
type Teacher interface {
	// Guide gives the steps of a scenario's guided game, nil for none.
	Guide(scenario string) *Guide
}

// Puzzle is one worked example. Its words stand under screen.puzzle.ID.title, .ask and .why.
type Puzzle struct {
	ID      string
	Cite    engine.Cite
	Book    bool     // the rulebook works this example; otherwise it is the program's own
	Answers []string // as shown; where Worded they stand under screen.puzzle.ID.1 and so on
	Worded  bool
	Right   int
	Sides   []PuzzleSide // of a fight, attacker first; none for other puzzles
	Board   string       // the map it is laid out on
	Places  []string     // what of the map is shown at least, by name or code
	Pieces  []PuzzlePiece
}

// PuzzlePiece is a counter that stands on the map of a puzzle.
type PuzzlePiece struct {
	At      string // by name or code
	Style   string // palette side
	Counter engine.CounterView
}

// PuzzleSide is one side of a fight: what it rolls and why it counts as it does.
type PuzzleSide struct {
	Force    []engine.Text // its units
	Counters []engine.CounterView
	Style    string // palette side
	Strength int
	Dice     [2]int
	Lines    []PuzzleLine
	Sum      int // with modifiers
	Result   string
}

// PuzzleLine is a modifier with its reason and paragraph.
type PuzzleLine struct {
	Why  engine.Text
	Cite engine.Cite
	N    int
}

// Puzzler is implemented by a desk that has puzzles.
type Puzzler interface {
	Puzzles() []Puzzle
	// OwnPuzzles tells whether the game on the table has puzzles of its own rules; the start screen offers those there are.
	OwnPuzzles() bool
}

// Term is a word of the rules. Its names stand under screen.term.ID.names, divided by "|"; what it means under
// screen.term.ID.text.
type Term struct {
	ID   string
	Cite engine.Cite
}

// Explainer is implemented by a desk that has a glossary.
type Explainer interface{ Terms() []Term }
