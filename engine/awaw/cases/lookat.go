// The longer expectations: counters, totals, legal commands, tallies, and look-ups in the rule tables.

package rulecase

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

const counterForm = "#N at PLACE | inverted | ready | staged | new | size N | gone | flying PLACE | range N | drm N | note WORD | badge WORD | elite"

func expectCounter(s *session, a *args) string {
	_, digits, _ := strings.Cut(a.next(), "#")
	digits, ground := strings.CutPrefix(digits, "g")
	digits, ship := strings.CutPrefix(digits, "s")
	digits, force := strings.CutPrefix(digits, "f")
	digits, kamikaze := strings.CutPrefix(digits, "k")
	n, err := strconv.Atoi(digits)
	if err != nil {
		a.fail()
		return ""
	}
	if ground {
		n += awaw.FirstTroop
	}
	if ship {
		n += awaw.FirstShip
	}
	if force {
		n += awaw.FirstForce
	}
	if kamikaze {
		n += awaw.FirstKamikaze
	}
	i := slices.IndexFunc(s.seen().Counters, func(v engine.CounterView) bool { return v.Ref == engine.CounterRef(n) })
	what := a.next()
	if i < 0 || what == "gone" {
		if i >= 0 {
			return "it is in play"
		}
		if what != "gone" {
			a.words = nil
			return "it is not in play"
		}
		return ""
	}
	v := s.seen().Counters[i]
	switch what {
	case "at":
		return unless(v.Space == s.place(a), "it is at %s", s.board.Space(v.Space.Index()).Name)
	case "inverted":
		return unless(v.Inverted, "it is ready")
	case "ready":
		return unless(!v.Inverted, "it is inverted")
	case "elite":
		return unless(v.Nation == "JE", "it is not")
	case "badge":
		return unless(slices.Contains(v.Badges, a.next()), "its badges are %s", strings.Join(v.Badges, ", "))
	case "staged":
		return unless(v.Staged, "it is not")
	case "new":
		return unless(v.New, "it is not")
	case "size":
		return s.same(a.next(), strconv.Itoa(v.Size))
	case "range":
		return s.same(a.next(), strconv.Itoa(v.Range))
	case "drm":
		return s.same(a.next(), strconv.Itoa(v.DRM))
	case "note":
		return s.same(a.next(), leaf(v.Note.Key))
	case "flying":
		return unless(v.Mission == s.place(a), "it is not")
	}
	a.fail()
	return ""
}

// expectTotal adds up sizes: factors, and squadrons for naval air.
func expectTotal(s *session, a *args) string {
	who := a.next()
	want := a.next()
	side := s.side(who)
	code := ""
	if side == engine.NoSide {
		code = s.code(who)
	}
	keep := func(v engine.CounterView) bool { return side == v.Side || code != "" && code == v.Nation }
	also := func(f func(engine.CounterView) bool) {
		was := keep
		keep = func(v engine.CounterView) bool { return was(v) && f(v) }
	}
	for len(a.words) > 0 {
		w := a.next()
		switch {
		case w == "at":
			place := s.place(a)
			also(func(v engine.CounterView) bool { return v.Space == place })
		case w == "inverted":
			also(func(v engine.CounterView) bool { return v.Inverted })
		case w == "ready":
			also(func(v engine.CounterView) bool { return !v.Inverted })
		default:
			kind, ok := units.ParseType(w)
			if !ok {
				a.fail()
			}
			also(func(v engine.CounterView) bool { return v.Kind == kind.Code() })
		}
	}
	n := 0
	for _, v := range s.seen().Counters {
		if keep(v) {
			n += v.Size
		}
	}
	return s.same(want, strconv.Itoa(n))
}

func expectLegal(s *session, a *args) string {
	if a.takes("count") {
		return s.countLegal(a)
	}
	text := quoted(a.rest())
	c, err := awaw.Rules{}.ParseCommand(s.pos, text)
	if err != nil {
		s.fail(s.c.Line, "%q is no command: %v", text, err)
		return ""
	}
	legal := s.pos.Legal(c.Side, nil)
	_, _, refusal := s.pos.Apply(c, engine.NewFast(1))
	listed := slices.Contains(legal, c)
	if listed != (refusal == nil) {
		s.fail(s.c.Line, "Legal and Apply do not agree on %q", text)
	}
	if listed || refusal == nil {
		return ""
	}
	return s.worded(refusal)
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
func (s *session) countLegal(a *args) string {
	w := a.rest()
	if len(w) < 2 || len(w) > 3 {
		a.fail()
		return ""
	}
	want := w[len(w)-1]
	n := 0
	for _, c := range s.pos.Legal(s.seen().Prompt.Side, nil) {
		_, text, _ := strings.Cut(s.format(c), ": ")
		x := words(text)
		if x[0] != w[0] {
			continue
		}
		if len(w) == 3 && (len(x) < 2 || x[1] != w[1] && !strings.HasSuffix(x[1], w[1])) {
			continue
		}
		n++
	}
	return s.same(want, strconv.Itoa(n))
}

// place takes a space's name or coordinate.
func (s *session) place(a *args) engine.Ref {
	i := s.board.Find(a.next())
	if i < 0 {
		a.fail()
	}
	return engine.SpaceRef(max(i, 0))
}

// space takes a space and gives its view: empty for a hex with nothing to show.
func (s *session) space(a *args) engine.SpaceView {
	at := s.place(a)
	for _, v := range s.seen().Spaces {
		if v.Ref == at {
			return v
		}
	}
	return engine.SpaceView{Ref: at}
}

func (s *session) force(a *args) engine.BattleSide {
	i := slices.Index([]string{"attacker", "defender"}, a.next())
	switch {
	case i < 0:
		a.fail()
		return engine.BattleSide{}
	case s.seen().Battle == nil || s.seen().Battle.Over:
		s.fail(s.c.Line, "there is no fight to look at")
		return engine.BattleSide{}
	}
	return s.seen().Battle.Sides[i]
}

func (s *session) tally(a *args, kind string) string {
	side := s.side(a.next())
	want := a.next()
	for _, t := range s.seen().Tallies {
		if t.Side == side && leaf(t.Name.Key) == kind {
			return s.same(want, strconv.Itoa(t.N))
		}
	}
	return "there is no such tally"
}

func (s *session) sideName(side engine.Side) string {
	for _, v := range s.seen().Sides {
		if v.Side == side && len(v.Name.Args) == 1 {
			return v.Name.Args[0].S
		}
	}
	return "none"
}

func (s *session) eventKeys() string {
	var out []string
	for _, e := range s.events {
		out = append(out, fmt.Sprintf("%s (%s)", e.Text.Key, e.Cite))
	}
	return strings.Join(out, ", ")
}

// rules reads the unit tables.
func (s *session) rules() *units.Rules {
	r, err := engine.Kept(s.kit.Tables, "units of cases", func() (*units.Rules, error) { return units.Load(s.kit.Tables) })
	if err != nil {
		s.fail(s.c.Line, "%v", err)
		return &units.Rules{}
	}
	return r
}

// code is the palette code a nation's counters carry in views.
func (s *session) code(nation string) string {
	r := s.rules()
	n, ok := r.Nation(nation)
	if !ok {
		s.fail(s.c.Line, "%q is no nation", nation)
	}
	return r.Info(n).Palette
}

// lookUp reads a number of the rule tables for the board's theatre and the research the case gives.
func lookUp(s *session, a *args) string {
	what, name := a.next(), a.next()
	r := s.rules()
	if look, ok := lookKinds[what]; ok {
		return look(s, r, name, a)
	}
	n, ok := r.Nation(name)
	if !ok {
		a.fail()
		return ""
	}
	if what == "airbases" {
		return s.same(a.next(), strconv.Itoa(r.Info(n).Airbases(s.board.Theatre())))
	}
	kind, ok := units.ParseType(a.next())
	if !ok {
		a.fail()
		return ""
	}
	res := s.research(r, n)
	switch what {
	case "range":
		return s.same(a.next(), strconv.Itoa(r.Range(kind, s.board.Theatre(), res)))
	case "staging":
		return s.same(a.next(), strconv.Itoa(r.Staging(kind, s.board.Theatre(), res)))
	case "drm":
		air, err := engine.Kept(s.kit.Tables, "combat of cases", func() (*aircombat.Rules, error) { return aircombat.Load(s.kit.Tables, r) })
		if err != nil {
			return err.Error()
		}
		return s.same(a.next(), strconv.Itoa(air.DRM(aircombat.Group{Nation: n, Type: kind, Research: res.AirDRM})))
	}
	a.fail()
	return ""
}

// research gives what the case's given lines say of a nation.
func (s *session) research(r *units.Rules, n units.Nation) (out units.Research) {
	for _, l := range s.c.Given {
		w := words(l.Text)
		if len(w) < 2 || w[0] != "research" {
			continue
		}
		if m, ok := r.Nation(w[1]); !ok || m != n {
			continue
		}
		for i := 2; i+1 < len(w); i += 2 {
			v, _ := strconv.Atoi(w[i+1])
			switch w[i] {
			case "air_range":
				out.AirRange = v
			case "jets":
				out.Jets = v
			case "air_drm":
				out.AirDRM = v
			case "radar":
				out.Radar = v
			}
		}
	}
	return out
}
