package engine

// This file holds what a view tells of a fight.

// BattleKind is how a fight is decided, and so which panel shows it.
type BattleKind uint8

// The kinds of fight.
const (
	BattleTable     BattleKind = iota // dice a side, read on a table: row by strength, column by the sum
	BattleGround                      // a die on a table: column by both strengths, row by the face
	BattleSea                         // searches, fire and strikes on ships: dice are told by events, the panel shows what is known before they fall
	BattleVolley                      // a die a counter against its own number: each hits or misses
	BattleStrengths                   // no dice: strengths are compared
	BattleBombs                       // dice of one side on a table, row by strength, column by the sum: what falls, and nobody loses counters
)

// BattleView is one fight, before, during and after a round; replay shows the same.
type BattleView struct {
	Kind   BattleKind
	Where  Ref
	Name   Text // "Counterair at Paris"
	Cite   Cite
	Round  int
	Rolled bool         // this round's dice lie on the table
	Beside bool         // fought over ships: the map beside it says where everything is, so its panel is a narrow one
	Over   bool         // decided by the last command: nothing is asked, it is shown so that the last dice can be read
	Unit   Text         // what sizes count: air factors or squadrons
	Sides  []BattleSide // the first attacks
	Sum    Cite         // paragraph of what is added up in the sides' ledgers; empty for none to be shown
	Toll   Cite         // paragraph of the losses
	Table  TableView
	Charts []Chart
	Steps  []PhaseView  // round chips
	Proof  []AnswerLine // why it comes out so, where no dice decide
	Shifts []Shift      // before the dice: what would bring another column of the table
}

// Shift is what would bring another column of a table of strengths: so much more for a side.
type Shift struct {
	Side Side
	More int // strength added
	Col  int // the column then, index into Columns
}

// Side gives the force of a side; nil if it has none in the fight.
func (b *BattleView) Side(s Side) *BattleSide {
	for i := range b.Sides {
		if b.Sides[i].Side == s {
			return &b.Sides[i]
		}
	}
	return nil
}

// BattleSide is one force, its sum, its dice and what it suffered.
type BattleSide struct {
	Side     Side
	Role     Text
	Name     Text
	Strength int
	Unit     Text // what this side's strength counts, if not what the panel's does
	Row      int
	RowWhy   Text // why it is not that of its strength; none where it is, or its ledger tells
	Counters []CounterView
	Before   []CounterView // before this round's losses, when Rolled
	Ledger   Ledger
	Dice     []int
	Shots    []Shot // of BattleVolley: a die each
	Modified int    // dice and net, held to the table's columns
	Result   string // as printed: "2/4"
	Due      Due    // what the results take of it and is not shared out yet
	Suffered Text   // "loses 3 of 8; of the 5 left, 3 abort"
}

// Due is what a side has to suffer still, in the unit of its strength.
type Due struct{ Lost, Aborted int }

// Shot is one die of a volley.
type Shot struct {
	By    Ref // the counter that fires
	At    Ref // what it aims at; NoRef where hits are given out afterwards
	Needs int // hits at or under this
	Face  int // 0 before the dice
	Hit   bool
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
	Signs   []TableSign // what its cells mean, where they are signs and not numbers
	House   bool
}

// TableSign is what stands in cells of a table, and what it means.
type TableSign struct {
	Sign  string
	Means Text
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
