package main

import (
	"fmt"
	"os"
	"strings"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/learn"
	"awaw/internal/present/program"
	"awaw/internal/rulebook"
	"awaw/scenarios"
	"awaw/tests"
)

// This file lends the screen what teaches.

// Puzzles are the worked examples, resolved by the rule values in force.
func (d *desk) Puzzles() []program.Puzzle {
	if d.taught.puzzles == nil {
		d.taught.puzzles = []program.Puzzle{}
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

// OwnPuzzles tells whether the system of the game on the table has puzzles.
func (d *desk) OwnPuzzles() bool { return d.onTable().Puzzles != nil }

// Terms are the terms of the system of the game on the table.
func (d *desk) Terms() []program.Term {
	if d.taught.terms == nil {
		all, err := learn.Glossary(d.onTable().ID())
		if err != nil {
			fmt.Fprintln(os.Stderr, "awaw:", err)
		}
		d.taught.terms = append([]program.Term{}, all...)
	}
	return d.taught.terms
}

// taught keeps what teaches once it has been read.
type taught struct {
	puzzles []program.Puzzle
	terms   []program.Term
	clauses []program.Clause
}

// Clauses are all clauses of the rules, with the readings taken where the text leaves room, the rule cases that show them
// and the scenarios they decide.
func (d *desk) Clauses() []program.Clause {
	if d.taught.clauses != nil {
		return d.taught.clauses
	}
	d.taught.clauses = []program.Clause{}
	book, err := tests.Rulebook(d.tables, d.onTable(), d.lang())
	if err != nil {
		fmt.Fprintln(os.Stderr, "awaw:", err)
		return d.taught.clauses
	}
	for _, c := range book.Clauses {
		number, _, _ := strings.Cut(c.ID, "-")
		one := program.Clause{ID: c.ID, Cite: engine.Cite(number), Title: d.topic(c.Topic), Text: c.Says, State: c.State, Why: c.Why}
		for _, r := range book.ReadingsOf(c.ID) {
			one.Reading = strings.TrimSpace(one.Reading + "\n" + r.Open + " " + r.Whole())
		}
		one.Cases = d.casesOf(c.Cases)
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

// casesOf names the cases that show a clause. They are named in English alone, so in other languages it is told how many stand where.
func (d *desk) casesOf(list []rulebook.Case) (out []string) {
	if d.lang() == "en" {
		for _, x := range list {
			out = append(out, x.Name)
		}
		return out
	}
	var files []string
	in := map[string]int{}
	for _, x := range list {
		if in[x.File] == 0 {
			files = append(files, x.File)
		}
		in[x.File]++
	}
	for _, f := range files {
		name := strings.TrimSuffix(strings.TrimPrefix(f, "tests/cases/"), ".toml")
		out = append(out, d.words.Word(engine.Say("screen.rulebook.in", in[f], engine.Arg{Kind: engine.ArgName, S: name}), nil))
	}
	return out
}

// scenarioName is the name of a shipped scenario in the player's language.
func (d *desk) scenarioName(id string) string {
	if i, ok := scenarios.Head(id); ok {
		return i.In(d.lang()).Name
	}
	return id
}

// Guide gives the guided game of a scenario, nil for none.
func (d *desk) Guide(scenario string) *program.Guide {
	g, err := learn.Guide(scenario)
	if err != nil {
		fmt.Fprintln(os.Stderr, "awaw:", err)
	}
	return g
}
