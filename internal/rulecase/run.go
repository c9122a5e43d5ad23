// Running a case: set up, give the orders with loaded dice, look at what is then to be seen.

package rulecase

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
)

// Kit is what cases are run with: where boards come from, and the rule values.
type Kit struct {
	Boards func(id string) (engine.Board, error)
	Tables engine.Tables
	Words  engine.Catalog // words refusals; without it they go by their keys
	Lax    bool           // leave out the comparison of Legal with Apply around each order
}

// Difference is one thing that is not as the case says.
type Difference struct {
	Case *Case
	Line int // in the case's file
	Text string
}

func (d Difference) String() string {
	return fmt.Sprintf("%s:%d: %s: %s", d.Case.File, d.Line, d.Case.Name, d.Text)
}

// session is a case being run.
type session struct {
	kit    Kit
	c      *Case
	scene  *Scenario
	board  *hexmap.Map
	pos    engine.Position
	view   *engine.View
	events []engine.Event
	dice   *engine.Loaded
	diffs  []Difference
	setup  error
}

// Run plays a case and lists every difference; none means it passed.
func (k Kit) Run(c *Case) []Difference {
	s := k.play(c)
	for _, l := range c.Expect {
		s.expect(l)
	}
	s.close()
	return s.diffs
}

// Position plays the orders of a case and gives where they end.
func (k Kit) Position(c *Case) (engine.Position, error) {
	s := k.play(c)
	if s.setup != nil {
		return nil, s.setup
	}
	if len(s.diffs) > 0 {
		return nil, errors.New(s.diffs[0].String())
	}
	return s.pos, nil
}

// Setup gives the first position of a scenario made of given lines.
func (k Kit) Setup(name string, scene *Scenario) (engine.Position, *hexmap.Map, error) {
	board, err := k.Boards(scene.Map)
	if err != nil {
		return nil, nil, err
	}
	hexes, ok := board.(*hexmap.Map)
	if !ok {
		return nil, nil, fmt.Errorf("map %q is no hex map", scene.Map)
	}
	pos, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: k.Tables}, engine.Doc{Name: scenarioName(name), Data: scene.TOML})
	if err != nil {
		err = scene.relocate(err, name)
	}
	return pos, hexes, err
}

func (k Kit) play(c *Case) *session {
	s := &session{kit: k, c: c, dice: engine.NewLoaded(c.Dice...)}
	scene, err := readGiven(c)
	if err != nil {
		s.setup = err
		s.fail(c.Line, "%v", err)
		return s
	}
	s.scene = scene
	s.pos, s.board, s.setup = k.Setup(c.File, scene)
	if s.setup != nil {
		if len(c.Orders) > 0 || !c.setupRefused() {
			s.fail(c.Line, "the position cannot be set up: %v", s.setup)
		}
		return s
	}
	for _, l := range c.Orders {
		if !s.order(l) {
			break // what follows would only echo it
		}
	}
	return s
}

func (c *Case) setupRefused() bool {
	for _, l := range c.Expect {
		if strings.HasPrefix(l.Text, "setup refused") {
			return true
		}
	}
	return false
}

func (s *session) fail(line int, format string, args ...any) {
	s.diffs = append(s.diffs, Difference{s.c, line, fmt.Sprintf(format, args...)})
}

// close looks at what must hold after every case: dice used up, and the position read back from its own text.
func (s *session) close() {
	if s.setup != nil || len(s.diffs) > 0 {
		return
	}
	if n := s.dice.Left(); n > 0 {
		s.fail(s.c.Line, "%d of the loaded dice were not rolled", n)
	}
	if s.kit.Lax {
		return
	}
	data, err := s.pos.(engine.Encoder).Encode()
	if err != nil {
		s.fail(s.c.Line, "the last position cannot be written: %v", err)
		return
	}
	back, err := awaw.Rules{}.Restore(engine.Kit{Board: s.board, Tables: s.kit.Tables}, data)
	if err != nil || back.Digest() != s.pos.Digest() {
		s.fail(s.c.Line, "the last position does not come back from its own text (error: %v)", err)
	}
}

// order gives one order; false if it did not go as written.
func (s *session) order(l Line) bool {
	before := len(s.diffs)
	text := strings.TrimSpace(l.Text)
	switch {
	case strings.HasPrefix(text, "?"):
		s.expect(Line{strings.TrimSpace(text[1:]), l.At})
	case strings.HasPrefix(text, "!"):
		s.refused(l.At, strings.TrimSpace(text[1:]))
	case text == "until" || strings.HasPrefix(text, "until "):
		s.until(l.At, words(text)[1:])
	default:
		if c, ok := s.parse(l.At, text); ok {
			s.give(l.At, text, c)
		}
	}
	return len(s.diffs) == before
}

func (s *session) parse(at int, text string) (engine.Command, bool) {
	c, err := awaw.Rules{}.ParseCommand(s.pos, text)
	if err != nil {
		s.fail(at, "%q is no command: %v", text, err)
	}
	return c, err == nil
}

// give applies a command that must be legal.
func (s *session) give(at int, text string, c engine.Command) {
	s.agree(at, c)
	next, events, err := s.pos.Apply(c, s.dice)
	if err != nil {
		s.fail(at, "%q was refused: %s", text, s.worded(err))
		return
	}
	s.pos, s.view = next, nil
	s.events = append(s.events, events...)
}

// refused gives a command that must be refused, with its paragraph behind an arrow and, behind a bar, one that must be among the
// nearest legal commands it is answered with.
func (s *session) refused(at int, text string) {
	order, cite, ok := strings.Cut(text, "->")
	if !ok {
		s.fail(at, "a refused order ends in the paragraph that refuses it: ! stage #0 K9 -> 18.21")
		return
	}
	cite, nearest, offers := strings.Cut(cite, "|")
	c, ok := s.parse(at, strings.TrimSpace(order))
	if !ok {
		return
	}
	s.agree(at, c)
	_, _, err := s.pos.Apply(c, engine.NewFast(1))
	var no *engine.Illegal
	switch {
	case err == nil:
		s.fail(at, "%q was accepted; it must be refused by %s", strings.TrimSpace(order), strings.TrimSpace(cite))
	case !errors.As(err, &no):
		s.fail(at, "%q ended in another error than a refusal: %v", strings.TrimSpace(order), err)
	case string(no.Cite) != strings.TrimSpace(cite):
		s.fail(at, "%q was refused by %q (%s), not by %s", strings.TrimSpace(order), no.Cite, no.Reason.Key, strings.TrimSpace(cite))
	case offers:
		s.offered(at, strings.TrimSpace(nearest), no.Nearest)
	}
}

// offered looks for a command among the nearest of a refusal.
func (s *session) offered(at int, text string, nearest []engine.Command) {
	c, ok := s.parse(at, text)
	if !ok || slices.Contains(nearest, c) {
		return
	}
	s.fail(at, "%q is not among the nearest commands offered, which are %s", text, s.listed(nearest))
}

// listed writes commands as journals do.
func (s *session) listed(cmds []engine.Command) string {
	var list []string
	for _, c := range cmds {
		list = append(list, awaw.Rules{}.FormatCommand(s.pos, c))
	}
	return strings.Join(list, "; ")
}

func (s *session) worded(err error) string {
	var no *engine.Illegal
	if errors.As(err, &no) {
		why := no.Reason.Key
		if names, ok := s.pos.(engine.Namer); ok && s.kit.Words != nil {
			why = s.kit.Words.Word(no.Reason, names)
		}
		why = fmt.Sprintf("%s (%s)", strings.TrimSuffix(why, "."), no.Cite)
		if len(no.Nearest) > 0 {
			why += "; nearest legal: " + s.listed(no.Nearest)
		}
		return why
	}
	return err.Error()
}

// until ends steps until the words describe the present moment.
func (s *session) until(at int, w []string) {
	for range 80 {
		ok, err := s.moment(w)
		if err != nil {
			s.fail(at, "%v", err)
			return
		}
		if ok {
			return
		}
		acting := s.pos.ToAct()
		if len(acting) == 0 {
			break
		}
		c := engine.Command{Side: acting[0], Verb: awaw.VerbDone}
		next, events, err := s.pos.Apply(c, s.dice)
		if err != nil {
			s.fail(at, "on the way to %q a step cannot be ended: %s", strings.Join(w, " "), s.worded(err))
			return
		}
		s.pos, s.view = next, nil
		s.events = append(s.events, events...)
	}
	if ok, _ := s.moment(w); !ok {
		s.fail(at, "%q is not reached by ending steps", strings.Join(w, " "))
	}
}
