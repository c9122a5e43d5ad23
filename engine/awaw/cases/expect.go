// Expectations: what must be seen, read from the view, the legal commands and the events, as a player would.

package cases

import (
	"fmt"
	"slices"
	"strconv"

	"awaw/engine"
	"awaw/internal/rulecase"
)

// expectation is one kind of line. test gives what is there instead, or "" when it is as expected.
type expectation struct {
	word, form string
	test       func(s *session, a *rulecase.Args) string
}

// expectations lists the kinds by first word; lines about a counter begin with #.
var expectations = []expectation{
	{"now", "now SIDE|turn N|PHASE|STEP...", func(s *session, a *rulecase.Args) string {
		ok, err := s.moment(a.Rest())
		if err != nil {
			return err.Error()
		}
		return rulecase.Unless(ok, "it is turn %d, %s, %s, %s asked", s.Seen().Turn, s.phase(), s.step(), s.SideName(s.Seen().Prompt.Side))
	}},
	{"sees", "sees SIDE #N|#sN|#fN", expectSees},
	{"total", "total SIDE|NATION N [TYPE] [at PLACE] [inverted|ready]", expectTotal},
	{"brp", "brp SIDE N", func(s *session, a *rulecase.Args) string { return s.Tally(a, "brp") }},
	{"research", "research SIDE N", func(s *session, a *rulecase.Args) string { return s.Tally(a, "research") }},
	{"hump", "hump SIDE N", func(s *session, a *rulecase.Args) string { return s.Tally(a, "hump") }},
	{"capacity", "capacity PLACE N|none", func(s *session, a *rulecase.Args) string {
		v, want := s.Space(a), a.Next()
		if v.Room.Capacity < 0 {
			return s.Same(want, "none")
		}
		return s.Same(want, thirds(v.Room.Capacity))
	}},
	{"used", "used PLACE N[/3]", func(s *session, a *rulecase.Args) string {
		v := s.Space(a)
		return s.Same(a.Next(), thirds(v.Room.Used))
	}},
	{"airbases", "airbases NATION N", func(s *session, a *rulecase.Args) string {
		code := s.code(a.Next())
		n := 0
		for _, v := range s.Seen().Spaces {
			for _, f := range v.Room.Parts {
				if f.Kind == "airbase" && f.Nation == code {
					n++
				}
			}
		}
		return s.Same(a.Next(), strconv.Itoa(n))
	}},
	{"airbase", "airbase PLACE NATION", func(s *session, a *rulecase.Args) string {
		v, code := s.Space(a), s.code(a.Next())
		return rulecase.Unless(slices.ContainsFunc(v.Room.Parts, func(f engine.RoomPart) bool { return f.Kind == "airbase" && f.Nation == code }), "none stands there")
	}},
	{"row", "row attacker|defender N", func(s *session, a *rulecase.Args) string {
		b := s.force(a)
		return s.Same(a.Next(), strconv.Itoa(b.Row))
	}},
	{"strength", "strength attacker|defender N", func(s *session, a *rulecase.Args) string {
		b := s.force(a)
		return s.Same(a.Next(), strconv.Itoa(b.Strength))
	}},
	{"net", "net attacker|defender N", func(s *session, a *rulecase.Args) string {
		b := s.force(a)
		return s.Same(a.Next(), strconv.Itoa(b.Ledger.Net()))
	}},
	{"round", "round N", func(s *session, a *rulecase.Args) string {
		if b := s.Seen().Battle; b == nil || b.Over {
			a.Next()
			return "there is no fight"
		}
		return s.Same(a.Next(), strconv.Itoa(s.Seen().Battle.Round))
	}},
	{"fight", "fight PLACE|none", func(s *session, a *rulecase.Args) string {
		place := a.Next()
		b := s.Seen().Battle
		if b == nil || b.Over {
			return s.Same(place, "none")
		}
		return rulecase.Unless(place != "none" && s.board.Find(place) == b.Where.Index(), "the fight is at %s", s.board.Space(b.Where.Index()).Name)
	}},
	{"battle", "battle PLACE|none", func(s *session, a *rulecase.Args) string {
		place := a.Next()
		b := s.groundBattle()
		if b == nil {
			return s.Same(place, "none")
		}
		return rulecase.Unless(place != "none" && s.board.Find(place) == b.Where.Index(), "the battle is at %s", s.board.Space(b.Where.Index()).Name)
	}},
	{"ground", groundForm, expectGround},
	{"kamikazes", "kamikazes ready|existing|limit N", expectKamikazes},
	{"look", "look range|staging NATION TYPE N | look airbases NATION N | look drm NATION TYPE N | " + lookForms, lookUp},
}

// thirds writes a number of thirds of a factor: 15 as 5, 16 as 5 1/3.
func thirds(n int) string {
	if n%3 == 0 {
		return strconv.Itoa(n / 3)
	}
	return fmt.Sprintf("%d+%d/3", n/3, n%3)
}
