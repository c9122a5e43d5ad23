// Expectations that cases of every system may have, read from the view, the legal commands and the events, as a player would.

package rulecase

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// Expectation is one kind of line: its first word, what it looks like, and its test, which gives what is there instead, or "" when
// it is as expected.
type Expectation struct {
	Word, Form string
	Test       func(s *Session, a *Args) string
}

// common lists the kinds every system has.
func common() []Expectation {
	return []Expectation{
		{"asked", "asked SIDE", func(s *Session, a *Args) string { return s.Same(a.Next(), s.SideName(s.Seen().Prompt.Side)) }},
		{"ask", "ask QUESTION", func(s *Session, a *Args) string { return s.Same(a.Next(), Said(s.Seen().Prompt.Ask)) }},
		{"legal", "legal COMMAND | legal count VERB [COUNTER|NATION] N", expectLegal},
		{"event", "event KEY", func(s *Session, a *Args) string {
			return Unless(s.told(a.Next()), "no such event; there were %s", s.EventKeys())
		}},
		{"cite", "cite PARAGRAPH", func(s *Session, a *Args) string {
			cite := engine.Cite(a.Next())
			return Unless(slices.ContainsFunc(s.Events, func(e engine.Event) bool { return e.Cite == cite }), "no event cites it; there were %s", s.EventKeys())
		}},
		{"points", "points SIDE N", func(s *Session, a *Args) string { return s.Tally(a, "points") }},
		{"control", "control PLACE SIDE|none", func(s *Session, a *Args) string {
			v := s.Space(a)
			return s.Same(a.Next(), s.SideName(v.Owner))
		}},
		{"mark", "mark PLACE KIND", func(s *Session, a *Args) string {
			v, kind := s.Space(a), engine.MarkKind(a.Next())
			return Unless(slices.ContainsFunc(v.Marks, func(m engine.MarkView) bool { return m.Kind == kind }), "no such mark")
		}},
		{"over", "over [SIDE|draw]", func(s *Session, a *Args) string {
			o := s.Pos.Outcome()
			if !o.Over {
				return "the scenario goes on"
			}
			if len(a.Words) == 0 {
				return ""
			}
			return s.Same(strings.Replace(a.Next(), "draw", "none", 1), s.SideName(o.Winner))
		}},
	}
}

// expect tests one line.
func (s *Session) expect(l Line) {
	w := Words(l.Text)
	not := len(w) > 0 && w[0] == "not"
	if not {
		w = w[1:]
	}
	if len(w) == 2 && w[0] == "setup" && w[1] == "refused" || len(w) > 2 && w[0] == "setup" && w[1] == "refused" {
		s.expectSetup(l, w[2:])
		return
	}
	if s.setup != nil {
		if s.Case.setupRefused() {
			s.Fail(l.At, "%q cannot be seen: there is no position", l.Text)
		}
		return
	}
	if len(w) == 0 {
		s.Fail(l.At, "an empty expectation")
		return
	}
	if strings.HasPrefix(w[0], "#") {
		s.verdict(l, not, NewArgs(s.Case.grammar.Counter.Form, w...), s.Case.grammar.Counter.Test)
		return
	}
	for _, x := range s.Case.grammar.expectations() {
		if x.Word == w[0] {
			s.verdict(l, not, NewArgs(x.Form, w[1:]...), x.Test)
			return
		}
	}
	s.Fail(l.At, "%q begins with no word of an expectation: %s", l.Text, s.Case.grammar.expectationWords())
}

func (g *Grammar) expectationWords() string {
	out := []string{"#N", "setup"}
	for _, x := range g.expectations() {
		out = append(out, x.Word)
	}
	return strings.Join(out, ", ")
}

func (s *Session) verdict(l Line, not bool, a *Args, test func(*Session, *Args) string) {
	got := test(s, a)
	if err := a.End(); err != nil {
		s.Fail(l.At, "%q is not understood; expected %v", l.Text, err)
		return
	}
	switch {
	case !not && got != "":
		s.Fail(l.At, "expected %q: %s", l.Text, got)
	case not && got == "":
		s.Fail(l.At, "expected %q, but it is so", l.Text)
	}
}

// expectSetup: the scenario must be refused, with each word in the message.
func (s *Session) expectSetup(l Line, w []string) {
	if s.setup == nil {
		s.Fail(l.At, "the position was set up; it must be refused")
		return
	}
	for _, word := range w {
		if !strings.Contains(s.setup.Error(), word) {
			s.Fail(l.At, "the refusal does not speak of %q: %v", word, s.setup)
		}
	}
}

// Same compares a word wanted with the one there is.
func (s *Session) Same(want, got string) string { return Unless(want == got, "it is %s", got) }

// Unless words what is there instead, unless it is as expected.
func Unless(ok bool, format string, args ...any) string {
	if ok {
		return ""
	}
	return fmt.Sprintf(format, args...)
}
