package main

import (
	"fmt"
	"os"
	"strings"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/learn"
	"awaw/internal/present"
	"awaw/tests"
)

// This file lends the screen what teaches.

// Puzzles are the worked examples, resolved by the rule values in force.
func (d *desk) Puzzles() []present.Puzzle {
	if d.taught.puzzles == nil {
		d.taught.puzzles = []present.Puzzle{}
		if s, ok := systems.WithPuzzles(d.system); ok {
			all, err := s.Puzzles(d.tables)
			if err != nil {
				fmt.Fprintln(os.Stderr, "awaw:", err)
			}
			d.taught.puzzles = append(d.taught.puzzles, all...)
		}
	}
	return d.taught.puzzles
}

// Terms are the terms that are explained.
func (d *desk) Terms() []present.Term {
	if d.taught.terms == nil {
		all, err := learn.Glossary()
		if err != nil {
			fmt.Fprintln(os.Stderr, "awaw:", err)
			all = []present.Term{}
		}
		d.taught.terms = all
	}
	return d.taught.terms
}

// taught keeps what teaches once it has been read.
type taught struct {
	puzzles []present.Puzzle
	terms   []present.Term
	clauses []present.Clause
}

// Clauses are all clauses of the rules, with the readings taken where the text leaves room, the rule cases that show them
// and the scenarios they decide.
func (d *desk) Clauses() []present.Clause {
	if d.taught.clauses != nil {
		return d.taught.clauses
	}
	d.taught.clauses = []present.Clause{}
	book, err := tests.Rulebook(d.tables, d.onTable())
	if err != nil {
		fmt.Fprintln(os.Stderr, "awaw:", err)
		return d.taught.clauses
	}
	for _, c := range book.Clauses {
		number, _, _ := strings.Cut(c.ID, "-")
		one := present.Clause{ID: c.ID, Cite: engine.Cite(number), Title: d.topic(c.Topic), Text: c.Says, State: c.State, Why: c.Why}
		for _, r := range book.ReadingsOf(c.ID) {
			one.Reading = strings.TrimSpace(one.Reading + "\n" + r.Open + " " + r.Taken)
		}
		for _, x := range c.Cases {
			one.Cases = append(one.Cases, x.Name)
		}
		for _, x := range c.Scenarios {
			if c.State != "in" {
				break
			}
			one.Decides = append(one.Decides, d.scenarioName(x.ID))
		}
		d.taught.clauses = append(d.taught.clauses, one)
	}
	return d.taught.clauses
}

// scenarioName is the name of a shipped scenario in the player's language.
func (d *desk) scenarioName(id string) string {
	for _, i := range d.shipped {
		if i.ID == id {
			return i.In(d.lang()).Name
		}
	}
	return id
}

// Guide gives the guided game of a scenario, nil for none.
func (d *desk) Guide(scenario string) *present.Guide {
	g, err := learn.Guide(scenario)
	if err != nil {
		fmt.Fprintln(os.Stderr, "awaw:", err)
	}
	return g
}
