// Running a case: set up, give the orders with loaded dice, look at what is then to be seen.

package rulecase

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// Kit is what cases are run with: where boards come from, and the rule values.
type Kit struct {
	Boards func(id string) (engine.Board, error)
	Tables engine.Tables
	Words  engine.Catalog        // words refusals; without it they go by their keys
	Lax    bool                  // leave out the comparison of Legal with Apply around each order
	Met    func(engine.Position) // is shown every position that orders lead to; may be nil
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

// Session is a case being run.
type Session struct {
	Kit    Kit
	Case   *Case
	Board  engine.Board // nil where the system has none
	Pos    engine.Position
	Events []engine.Event // of all orders so far

	view  *engine.View
	dice  *engine.Loaded
	diffs []Difference
	setup error
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
	return s.Pos, nil
}

func (k Kit) play(c *Case) *Session {
	s := &Session{Kit: k, Case: c, dice: engine.NewLoaded(c.Dice...)}
	scene, err := c.grammar.Scene(c)
	if err != nil {
		s.setup = err
		s.Fail(c.Line, "%v", err)
		return s
	}
	s.Pos, s.Board, s.setup = k.Setup(c.grammar, c.File, scene)
	if s.setup != nil {
		if len(c.Orders) > 0 || !c.setupRefused() {
			s.Fail(c.Line, "the position cannot be set up: %v", s.setup)
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

// Fail notes a difference at a line of the file.
func (s *Session) Fail(line int, format string, args ...any) {
	s.diffs = append(s.diffs, Difference{s.Case, line, fmt.Sprintf(format, args...)})
}

// close looks at what must hold after every case: dice used up, and the position read back from its own text.
func (s *Session) close() {
	if s.setup != nil || len(s.diffs) > 0 {
		return
	}
	if n := s.dice.Left(); n > 0 {
		s.Fail(s.Case.Line, "%d of the loaded dice were not rolled", n)
	}
	if s.Kit.Lax {
		return
	}
	enc, ok := s.Pos.(engine.Encoder)
	if !ok {
		return
	}
	data, err := enc.Encode()
	if err != nil {
		s.Fail(s.Case.Line, "the last position cannot be written: %v", err)
		return
	}
	back, err := s.Case.grammar.Rules.Restore(engine.Kit{Board: s.Board, Tables: s.Kit.Tables}, data)
	if err != nil || back.Digest() != s.Pos.Digest() {
		s.Fail(s.Case.Line, "the last position does not come back from its own text (error: %v)", err)
	}
}

// order gives one order; false if it did not go as written.
func (s *Session) order(l Line) bool {
	before := len(s.diffs)
	text := strings.TrimSpace(l.Text)
	switch {
	case strings.HasPrefix(text, "?"):
		s.expect(Line{strings.TrimSpace(text[1:]), l.At})
	case strings.HasPrefix(text, "!"):
		s.refused(l.At, strings.TrimSpace(text[1:]))
	case text == "until" || strings.HasPrefix(text, "until "):
		s.until(l.At, Words(text)[1:])
	default:
		if c, ok := s.parse(l.At, text); ok {
			s.give(l.At, text, c)
		}
	}
	return len(s.diffs) == before
}

func (s *Session) parse(at int, text string) (engine.Command, bool) {
	c, err := s.Case.grammar.Rules.ParseCommand(s.Pos, text)
	if err != nil {
		s.Fail(at, "%q is no command: %v", text, err)
	}
	return c, err == nil
}

// give applies a command that must be legal.
func (s *Session) give(at int, text string, c engine.Command) {
	s.agree(at, c)
	next, events, err := s.Pos.Apply(c, s.dice)
	if err != nil {
		s.Fail(at, "%q was refused: %s", text, s.Worded(err))
		return
	}
	s.goOn(next, events)
}

// goOn comes to the next position.
func (s *Session) goOn(next engine.Position, events []engine.Event) {
	s.Pos, s.view = next, nil
	s.Events = append(s.Events, events...)
	if s.Kit.Met != nil {
		s.Kit.Met(next)
	}
}

// refused gives a command that must be refused, with its paragraph behind an arrow and, behind a bar, one that must be among the
// nearest legal commands it is answered with.
func (s *Session) refused(at int, text string) {
	order, cite, ok := strings.Cut(text, "->")
	if !ok {
		s.Fail(at, "a refused order ends in the paragraph that refuses it: ! stage #0 K9 -> 18.21")
		return
	}
	cite, nearest, offers := strings.Cut(cite, "|")
	c, ok := s.parse(at, strings.TrimSpace(order))
	if !ok {
		return
	}
	s.agree(at, c)
	_, _, err := s.Pos.Apply(c, engine.NewFast(1))
	var no *engine.Illegal
	switch {
	case err == nil:
		s.Fail(at, "%q was accepted; it must be refused by %s", strings.TrimSpace(order), strings.TrimSpace(cite))
	case !errors.As(err, &no):
		s.Fail(at, "%q ended in another error than a refusal: %v", strings.TrimSpace(order), err)
	case string(no.Cite) != strings.TrimSpace(cite):
		s.Fail(at, "%q was refused by %v, not by %s", strings.TrimSpace(order), no, strings.TrimSpace(cite))
	case offers:
		s.offered(at, strings.TrimSpace(nearest), no.Nearest)
	}
}

// offered looks for a command among the nearest of a refusal.
func (s *Session) offered(at int, text string, nearest []engine.Command) {
	c, ok := s.parse(at, text)
	if !ok || slices.Contains(nearest, c) {
		return
	}
	s.Fail(at, "%q is not among the nearest commands offered, which are %s", text, s.listed(nearest))
}

// listed writes commands as journals do.
func (s *Session) listed(cmds []engine.Command) string {
	var list []string
	for _, c := range cmds {
		list = append(list, s.Case.grammar.Rules.FormatCommand(s.Pos, c))
	}
	return strings.Join(list, "; ")
}

// Worded words a refusal, with its paragraph and the nearest legal commands.
func (s *Session) Worded(err error) string {
	var no *engine.Illegal
	if errors.As(err, &no) {
		why := no.Error()
		if names, ok := s.Pos.(engine.Namer); ok && s.Kit.Words != nil {
			why = fmt.Sprintf("%s (%s)", strings.TrimSuffix(s.Kit.Words.Word(no.Reason, names), "."), no.Cite)
			if no.House {
				why = strings.TrimSuffix(why, ")") + ", house)"
			}
		}
		if len(no.Nearest) > 0 {
			why += "; nearest legal: " + s.listed(no.Nearest)
		}
		return why
	}
	return err.Error()
}
