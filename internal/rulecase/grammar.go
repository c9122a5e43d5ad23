// What the words of a system's cases mean.

package rulecase

import (
	"errors"
	"slices"
	"strings"

	"awaw/engine"
)

// Grammar is what a system adds to what the cases of every system say.
type Grammar struct {
	Rules engine.Ruleset
	// Scene makes a scenario of the given lines of a case.
	Scene func(c *Case) (*Scene, error)
	// Expect lists the system's own expectations, and Counter the one about a counter, whose lines begin with #.
	Expect  []Expectation
	Counter Expectation
	// Moment tells whether words describe the present moment, for "until", and Step gives the command that ends a step on the way to
	// it. Optional, both or neither.
	Moment func(s *Session, words []string) (bool, error)
	Step   func(p engine.Position, side engine.Side) engine.Command
}

// Scene is a scenario made of given lines.
type Scene struct {
	Board string // its id, "" for none
	Doc   []byte
	// Relocate puts faults of the scenario's text where its words stand in the case file. Optional.
	Relocate func(err error, file string) error
}

// System is what a case file of this grammar writes under "system".
func (g *Grammar) System() string { return string(g.Rules.ID()) }

// expectations are all kinds of line, the system's own first.
func (g *Grammar) expectations() []Expectation { return append(slices.Clip(g.Expect), common()...) }

// SceneName is what faults of a case's scenario call its text, which is in no file.
func SceneName(file string) string { return "scenario of " + file }

// Setup gives the first position of a scenario made of given lines, and its board.
func (k Kit) Setup(g *Grammar, name string, scene *Scene) (engine.Position, engine.Board, error) {
	var board engine.Board
	if scene.Board != "" {
		var err error
		if board, err = k.Boards(scene.Board); err != nil {
			return nil, nil, err
		}
	}
	pos, err := g.Rules.Setup(engine.Kit{Board: board, Tables: k.Tables}, engine.Doc{Name: SceneName(name), Data: scene.Doc})
	if err != nil && scene.Relocate != nil {
		err = scene.Relocate(err, name)
	}
	return pos, board, err
}

// board is what words of a case ask of any board.
type board interface {
	Len() int
	Find(name string) int // -1 for none
}

// spaces counts the spaces of the board.
func (s *Session) spaces() int {
	if b, ok := s.Board.(board); ok {
		return b.Len()
	}
	return 0
}

// errNoMoment refuses "until" where a system has no steps to end.
var errNoMoment = errors.New("until: the steps of this system are not ended by one command; write the orders")

// until ends steps until the words describe the present moment.
func (s *Session) until(at int, w []string) {
	g := s.Case.grammar
	if g.Moment == nil {
		s.Fail(at, "%v", errNoMoment)
		return
	}
	for range mostSteps {
		ok, err := g.Moment(s, w)
		if err != nil {
			s.Fail(at, "%v", err)
			return
		}
		if ok {
			return
		}
		acting := s.Pos.ToAct()
		if len(acting) == 0 {
			break
		}
		next, events, err := s.Pos.Apply(g.Step(s.Pos, acting[0]), s.dice)
		if err != nil {
			s.Fail(at, "on the way to %q a step cannot be ended: %s", strings.Join(w, " "), s.Worded(err))
			return
		}
		s.goOn(next, events)
	}
	if ok, _ := g.Moment(s, w); !ok {
		s.Fail(at, "%q is not reached by ending steps", strings.Join(w, " "))
	}
}

// mostSteps bounds the way to a moment.
const mostSteps = 80
