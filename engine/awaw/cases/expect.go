// Expectations: what must be seen, read from the view, the legal commands and the events, as a player would.

package rulecase

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
)

// expectation is one kind of line. test gives what is there instead, or "" when it is as expected.
type expectation struct {
	word, form string
	test       func(s *session, a *args) string
}

// expectations lists the kinds by first word; lines about a counter begin with #.
var expectations = []expectation{
	{"asked", "asked SIDE", func(s *session, a *args) string { return s.same(a.next(), s.sideName(s.seen().Prompt.Side)) }},
	{"ask", "ask QUESTION", func(s *session, a *args) string { return s.same(a.next(), leaf(s.seen().Prompt.Ask.Key)) }},
	{"now", "now SIDE|turn N|PHASE|STEP...", func(s *session, a *args) string {
		ok, err := s.moment(a.rest())
		if err != nil {
			return err.Error()
		}
		return unless(ok, "it is turn %d, %s, %s, %s asked", s.seen().Turn, s.phase(), s.step(), s.sideName(s.seen().Prompt.Side))
	}},
	{"sees", "sees SIDE #N|#sN|#fN", expectSees},
	{"legal", "legal COMMAND | legal count VERB [COUNTER|NATION] N", expectLegal},
	{"event", "event KEY", func(s *session, a *args) string {
		key := a.next()
		return unless(slices.ContainsFunc(s.events, func(e engine.Event) bool { return e.Text.Key == key }), "no such event; there were %s", s.eventKeys())
	}},
	{"cite", "cite PARAGRAPH", func(s *session, a *args) string {
		cite := engine.Cite(a.next())
		return unless(slices.ContainsFunc(s.events, func(e engine.Event) bool { return e.Cite == cite }), "no event cites it; there were %s", s.eventKeys())
	}},
	{"total", "total SIDE|NATION N [TYPE] [at PLACE] [inverted|ready]", expectTotal},
	{"points", "points SIDE N", func(s *session, a *args) string { return s.tally(a, "points") }},
	{"brp", "brp SIDE N", func(s *session, a *args) string { return s.tally(a, "brp") }},
	{"research", "research SIDE N", func(s *session, a *args) string { return s.tally(a, "research") }},
	{"hump", "hump SIDE N", func(s *session, a *args) string { return s.tally(a, "hump") }},
	{"capacity", "capacity PLACE N|none", func(s *session, a *args) string {
		v, want := s.space(a), a.next()
		if v.Capacity < 0 {
			return s.same(want, "none")
		}
		return s.same(want, thirds(v.Capacity))
	}},
	{"used", "used PLACE N[/3]", func(s *session, a *args) string {
		v := s.space(a)
		return s.same(a.next(), thirds(v.Used))
	}},
	{"control", "control PLACE SIDE|none", func(s *session, a *args) string {
		v := s.space(a)
		return s.same(a.next(), s.sideName(v.Owner))
	}},
	{"mark", "mark PLACE KIND", func(s *session, a *args) string {
		v, kind := s.space(a), a.next()
		return unless(slices.ContainsFunc(v.Marks, func(m engine.MarkView) bool { return m.Kind == kind }), "no such mark")
	}},
	{"airbases", "airbases NATION N", func(s *session, a *args) string {
		code := s.code(a.next())
		n := 0
		for _, v := range s.seen().Spaces {
			for _, f := range v.Facilities {
				if f.Kind == "airbase" && f.Nation == code {
					n++
				}
			}
		}
		return s.same(a.next(), strconv.Itoa(n))
	}},
	{"airbase", "airbase PLACE NATION", func(s *session, a *args) string {
		v, code := s.space(a), s.code(a.next())
		return unless(slices.ContainsFunc(v.Facilities, func(f engine.Facility) bool { return f.Kind == "airbase" && f.Nation == code }), "none stands there")
	}},
	{"row", "row attacker|defender N", func(s *session, a *args) string {
		b := s.force(a)
		return s.same(a.next(), strconv.Itoa(b.Row))
	}},
	{"strength", "strength attacker|defender N", func(s *session, a *args) string {
		b := s.force(a)
		return s.same(a.next(), strconv.Itoa(b.Strength))
	}},
	{"net", "net attacker|defender N", func(s *session, a *args) string {
		b := s.force(a)
		return s.same(a.next(), strconv.Itoa(b.Ledger.Net()))
	}},
	{"round", "round N", func(s *session, a *args) string {
		if b := s.seen().Battle; b == nil || b.Over {
			a.next()
			return "there is no fight"
		}
		return s.same(a.next(), strconv.Itoa(s.seen().Battle.Round))
	}},
	{"fight", "fight PLACE|none", func(s *session, a *args) string {
		place := a.next()
		b := s.seen().Battle
		if b == nil || b.Over {
			return s.same(place, "none")
		}
		return unless(place != "none" && s.board.Find(place) == b.Where.Index(), "the fight is at %s", s.board.Space(b.Where.Index()).Name)
	}},
	{"battle", "battle PLACE|none", func(s *session, a *args) string {
		place := a.next()
		b := s.groundBattle()
		if b == nil {
			return s.same(place, "none")
		}
		return unless(place != "none" && s.board.Find(place) == b.Where.Index(), "the battle is at %s", s.board.Space(b.Where.Index()).Name)
	}},
	{"ground", groundForm, expectGround},
	{"kamikazes", "kamikazes ready|existing|limit N", expectKamikazes},
	{"over", "over [SIDE|draw]", func(s *session, a *args) string {
		o := s.pos.Outcome()
		if !o.Over {
			return "the scenario goes on"
		}
		if len(a.words) == 0 {
			return ""
		}
		return s.same(strings.Replace(a.next(), "draw", "none", 1), s.sideName(o.Winner))
	}},
	{"look", "look range|staging NATION TYPE N | look airbases NATION N | look drm NATION TYPE N | " + lookForms, lookUp},
}

// expect tests one line.
func (s *session) expect(l Line) {
	w := words(l.Text)
	not := len(w) > 0 && w[0] == "not"
	if not {
		w = w[1:]
	}
	if len(w) == 2 && w[0] == "setup" && w[1] == "refused" || len(w) > 2 && w[0] == "setup" && w[1] == "refused" {
		s.expectSetup(l, w[2:])
		return
	}
	if s.setup != nil {
		if s.c.setupRefused() {
			s.fail(l.At, "%q cannot be seen: there is no position", l.Text)
		}
		return
	}
	if len(w) == 0 {
		s.fail(l.At, "an empty expectation")
		return
	}
	if strings.HasPrefix(w[0], "#") {
		s.verdict(l, not, &args{words: w, form: counterForm}, expectCounter)
		return
	}
	for _, x := range expectations {
		if x.word == w[0] {
			s.verdict(l, not, &args{words: w[1:], form: x.form}, x.test)
			return
		}
	}
	s.fail(l.At, "%q begins with no word of an expectation: %s", l.Text, expectationWords())
}

func expectationWords() string {
	out := []string{"#N", "setup"}
	for _, x := range expectations {
		out = append(out, x.word)
	}
	return strings.Join(out, ", ")
}

func (s *session) verdict(l Line, not bool, a *args, test func(*session, *args) string) {
	got := test(s, a)
	if err := a.end(); err != nil {
		s.fail(l.At, "%q is not understood; expected %v", l.Text, err)
		return
	}
	switch {
	case !not && got != "":
		s.fail(l.At, "expected %q: %s", l.Text, got)
	case not && got == "":
		s.fail(l.At, "expected %q, but it is so", l.Text)
	}
}

// expectSetup: the scenario must be refused, with each word in the message.
func (s *session) expectSetup(l Line, w []string) {
	if s.setup == nil {
		s.fail(l.At, "the position was set up; it must be refused")
		return
	}
	for _, word := range w {
		if !strings.Contains(s.setup.Error(), word) {
			s.fail(l.At, "the refusal does not speak of %q: %v", word, s.setup)
		}
	}
}

func (s *session) same(want, got string) string { return unless(want == got, "it is %s", got) }

func unless(ok bool, format string, args ...any) string {
	if ok {
		return ""
	}
	return fmt.Sprintf(format, args...)
}

// thirds writes a number of thirds of a factor: 15 as 5, 16 as 5 1/3.
func thirds(n int) string {
	if n%3 == 0 {
		return strconv.Itoa(n / 3)
	}
	return fmt.Sprintf("%d+%d/3", n/3, n%3)
}
