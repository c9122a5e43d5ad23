package program

import "awaw/engine"

// Clause is a clause of the rules as the program knows it.
type Clause struct {
	ID      string // "18.21-1"
	Cite    engine.Cite
	Title   string   // of the paragraph
	Text    string   // our words
	State   string   // "in", "later" or "out"
	Reading string   // the reading taken where the text leaves room, "" for none
	Why     string   // why it is later or out
	Cases   []string // names of the rule cases that show it
	Decides []string // names of the scenarios it decides
}

// Librarian is implemented by a desk that knows every clause. The list is sorted and is not to be written on.
type Librarian interface{ Clauses() []Clause }
