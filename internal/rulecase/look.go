// What expectations look at: legal commands, spaces, tallies, sides, events.

package rulecase

import (
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
)

// Seen is the view of the present position, made once.
func (s *Session) Seen() *engine.View {
	if s.view == nil {
		v := s.Pos.View()
		s.view = &v
	}
	return s.view
}

func expectLegal(s *Session, a *Args) string {
	if a.Takes("count") {
		return s.countLegal(a)
	}
	text := quoted(a.Rest())
	c, err := s.Case.grammar.Rules.ParseCommand(s.Pos, text)
	if err != nil {
		s.Fail(s.Case.Line, "%q is no command: %v", text, err)
		return ""
	}
	legal := s.Pos.Legal(c.Side, nil)
	_, _, refusal := s.Pos.Apply(c, engine.NewFast(1))
	if listed := engine.Offered(legal, c); listed != (refusal == nil) && (c.Way == 0 || !listed) {
		s.Fail(s.Case.Line, "Legal and Apply do not agree on %q", text)
	}
	if refusal == nil {
		return ""
	}
	return s.Worded(refusal)
}

// quoted puts words back together, names with blanks in quotes.
func quoted(w []string) string {
	out := slices.Clone(w)
	for i, x := range out {
		if strings.Contains(x, " ") {
			out[i] = strconv.Quote(x)
		}
	}
	return strings.Join(out, " ")
}

// countLegal counts the legal commands of a verb, and of a counter or nation if one is named.
func (s *Session) countLegal(a *Args) string {
	w := a.Rest()
	if len(w) < 2 || len(w) > 3 {
		a.Fail()
		return ""
	}
	want := w[len(w)-1]
	n := 0
	for _, c := range s.Pos.Legal(s.Seen().Prompt.Side, nil) {
		_, text, _ := strings.Cut(s.Format(c), ": ")
		x := Words(text)
		if x[0] != w[0] {
			continue
		}
		if len(w) == 3 && (len(x) < 2 || x[1] != w[1] && !strings.HasSuffix(x[1], w[1])) {
			continue
		}
		n++
	}
	return s.Same(want, strconv.Itoa(n))
}

// Place takes a space's name or coordinate.
func (s *Session) Place(a *Args) engine.Ref {
	i, name := -1, a.Next()
	if b, ok := s.Board.(board); ok {
		i = b.Find(name)
	}
	if i < 0 {
		a.Fail()
	}
	return engine.SpaceRef(max(i, 0))
}

// Space takes a space and gives its view: empty for a hex with nothing to show.
func (s *Session) Space(a *Args) engine.SpaceView {
	at := s.Place(a)
	for _, v := range s.Seen().Spaces {
		if v.Ref == at {
			return v
		}
	}
	return engine.SpaceView{Ref: at}
}

// Tally compares a tally of a side with the number wanted.
func (s *Session) Tally(a *Args, kind string) string {
	side := s.Side(a.Next())
	want := a.Next()
	for _, t := range s.Seen().Tallies {
		if t.Side == side && t.Kind == kind {
			return s.Same(want, strconv.Itoa(t.N))
		}
	}
	return "there is no such tally"
}

// SideName is how cases call a side, "none" for nobody.
func (s *Session) SideName(side engine.Side) string {
	for _, v := range s.Seen().Sides {
		if v.Side == side {
			return SideWord(v)
		}
	}
	return "none"
}

// Side finds a side by name.
func (s *Session) Side(name string) engine.Side {
	for _, v := range s.Seen().Sides {
		if SideWord(v) == name {
			return v.Side
		}
	}
	return engine.NoSide
}

// SideWord is how cases call a side.
func SideWord(v engine.SideView) string { return v.ID }
