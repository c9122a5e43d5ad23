// Package cases holds the words of rule cases of the air game of A World at War: a board and forces in a few lines of text, and what
// must then be seen. docs/notation.md describes every line; internal/rulecase runs them.
package cases

import (
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
	"awaw/internal/rulecase"
)

// Grammar is what the words mean.
func Grammar() *rulecase.Grammar {
	g := &rulecase.Grammar{Rules: awaw.Rules{}, Scene: readGiven, Counter: rulecase.Expectation{Form: counterForm, Test: on(expectCounter)},
		Moment: func(s *rulecase.Session, w []string) (bool, error) { return at(s).moment(w) },
		Step:   ending}
	for _, x := range expectations {
		g.Expect = append(g.Expect, rulecase.Expectation{Word: x.word, Form: x.form, Test: on(x.test)})
	}
	return g
}

// ending ends a step, or brings home all air whose owner is asked where it lands.
func ending(p engine.Position, side engine.Side) engine.Command {
	c := engine.Command{Side: side, Verb: awaw.VerbDefault}
	if legal := p.Legal(side, nil); !slices.Contains(legal, c) || !slices.ContainsFunc(legal, func(x engine.Command) bool { return x.Verb == awaw.VerbLand }) {
		c.Verb = awaw.VerbDone
	}
	return c
}

// Parse reads a case file. Errors name file, line and key; several are joined.
func Parse(name string, data []byte) (*rulecase.File, error) { return Grammar().Parse(name, data) }

// Setup gives the first position of a scenario made of given lines, and its map.
func Setup(k rulecase.Kit, name string, scene *rulecase.Scene) (engine.Position, *hexmap.Map, error) {
	pos, board, err := k.Setup(Grammar(), name, scene)
	m, ok := board.(*hexmap.Map)
	if err == nil && !ok {
		err = fmt.Errorf("map %q is no hex map", scene.Board)
	}
	return pos, m, err
}

// session is a case of this system being run.
type session struct {
	*rulecase.Session
	board *hexmap.Map
}

// at looks at a case as one of this system's, which is played on a hex map.
func at(s *rulecase.Session) *session {
	m, _ := s.Board.(*hexmap.Map)
	return &session{s, m}
}

func on(test func(*session, *rulecase.Args) string) func(*rulecase.Session, *rulecase.Args) string {
	return func(s *rulecase.Session, a *rulecase.Args) string { return test(at(s), a) }
}
