// Rule cases: the kinds of case file a system has, each read and run by what knows its words.

package systems

import (
	"fmt"
	"slices"
	"strings"

	"awaw/aircombat/cases"
	"awaw/engine"
	"awaw/engine/diplomacy"
	adjudication "awaw/engine/diplomacy/cases"
	requests "awaw/engine/request/cases"
	"awaw/internal/rulecase"
	"awaw/tables"

	"awaw/engine/systems/worldatwar"
)

// Cases is one kind of case file.
type Cases struct {
	System string // what such a file writes under "system"; "" when it writes nothing
	// Read reads a file. Errors name file, line and key.
	Read func(file string, data []byte) ([]Case, error)
}

// Case is one rule case.
type Case struct {
	File    string
	Line    int // of its [[case]]
	Name    string
	Rules   []string // clauses and paragraphs it shows
	Edge    bool     // marked as a limit, a tie or a zero
	Refused bool     // shows something forbidden
	Bare    bool     // looks numbers up without playing anything
	Expect  string   // its expectations, to tell cases apart
	Played  bool     // played on a board, by commands

	// Run plays it and lists every difference, with file and line; none means it passed.
	Run func(CaseKit) ([]string, error)
	// Position plays its orders and gives where they end; nil where a case has no position.
	Position func(CaseKit) (engine.Position, error)
}

// CaseKit is what cases are run with.
type CaseKit struct {
	Boards func(id string) (engine.Board, error)
	Tables tables.Set
	Words  engine.Catalog        // words refusals; without it they go by their keys
	Met    func(engine.Position) // is shown every position that orders lead to; may be nil
}

// CasesOf finds the system and the kind of a case file by what it writes under "system".
func CasesOf(data []byte) (System, Cases, error) {
	written := rulecase.SystemOf(data)
	for _, s := range All() {
		for _, k := range s.Cases {
			if k.System == written || written != "" && k.System == string(engine.Spelled(written)) {
				return s, k, nil
			}
		}
	}
	return System{}, Cases{}, fmt.Errorf("a case file of the system %q: expected one of %s", written, strings.Join(IDs(), ", "))
}

// onBoards are cases that are played by commands, in the words of a grammar.
func onBoards(g *rulecase.Grammar) Cases {
	return Cases{System: g.System(), Read: func(file string, data []byte) ([]Case, error) { return readOnBoards(g, file, data) }}
}

func readOnBoards(g *rulecase.Grammar, file string, data []byte) ([]Case, error) {
	f, err := g.Parse(file, data)
	if err != nil {
		return nil, err
	}
	out := make([]Case, 0, len(f.Cases))
	for i := range f.Cases {
		c := &f.Cases[i]
		kit := func(k CaseKit) rulecase.Kit {
			return rulecase.Kit{Boards: k.Boards, Tables: k.Tables, Words: k.Words, Met: k.Met}
		}
		out = append(out, Case{File: c.File, Line: c.Line, Name: c.Name, Rules: c.Rule, Edge: c.Edge, Refused: c.Refused(), Bare: c.Bare(), Expect: c.Says(), Played: true,
			Run:      func(k CaseKit) ([]string, error) { return worded(kit(k).Run(c)), nil },
			Position: func(k CaseKit) (engine.Position, error) { return kit(k).Position(c) }})
	}
	return out, nil
}

// forceCases are cases on forces alone (chapter 19).
var forceCases = Cases{Read: func(file string, data []byte) ([]Case, error) {
	list, err := cases.Parse(file, data)
	if err != nil {
		return nil, err
	}
	out := make([]Case, 0, len(list))
	for _, c := range list {
		out = append(out, Case{File: c.File, Line: c.Line, Name: c.Name, Rules: c.Rules, Expect: strings.Join(slices.Concat(c.Given, c.Orders, c.Expect), "\n"),
			Run: func(k CaseKit) ([]string, error) {
				rules, err := worldatwar.Fights(k.Tables)
				if err != nil {
					return nil, err
				}
				return worded(cases.Run(rules, c)), nil
			}})
	}
	return out, nil
}}

// worded words a list of differences.
func worded[D fmt.Stringer](list []D) []string {
	var out []string
	for _, d := range list {
		out = append(out, d.String())
	}
	return out
}

// readRequests reads cases that ask for one battle or flight.
func readRequests(file string, data []byte) ([]Case, error) {
	list, err := requests.Parse(file, data)
	if err != nil {
		return nil, err
	}
	out := make([]Case, 0, len(list))
	for i := range list {
		c := &list[i]
		out = append(out, Case{File: c.File, Line: c.Line, Name: c.Name, Rules: c.Rule, Edge: c.Edge, Refused: c.Refused(), Expect: c.Says(),
			Run: func(k CaseKit) ([]string, error) {
				b, err := BattlesOf(c.System, k.Tables)
				if err != nil {
					return nil, err
				}
				return worded(requests.Run(b, c)), nil
			}})
	}
	return out, nil
}

// adjudicated are cases of orders that are adjudicated, of a system.
func adjudicated(system diplomacy.System) Cases {
	return Cases{System: system.String(), Read: readAdjudicated}
}

func readAdjudicated(file string, data []byte) ([]Case, error) {
	list, err := adjudication.Parse(file, data)
	if err != nil {
		return nil, err
	}
	out := make([]Case, 0, len(list))
	for i := range list {
		c := &list[i]
		out = append(out, Case{File: c.File, Line: c.Line, Name: c.Name, Rules: c.Rule, Edge: c.Edge, Refused: c.Refused(), Expect: c.Says(), Played: true,
			Run: func(CaseKit) ([]string, error) {
				b, err := diplomacy.StandardBoard()
				if err != nil {
					return nil, err
				}
				return worded(adjudication.Run(b, c)), nil
			}})
	}
	return out, nil
}
