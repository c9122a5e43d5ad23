// The longer expectations: counters, totals, legal commands, tallies, and look-ups in the rule tables.

package cases

import (
	"slices"
	"strconv"
	"strings"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/rulecase"
	"awaw/units"
)

const counterForm = "#N at PLACE | inverted | ready | staged | new | size N | gone | flying PLACE | range N | drm N | note WORD | badge WORD | elite"

func expectCounter(s *session, a *rulecase.Args) string {
	_, digits, _ := strings.Cut(a.Next(), "#")
	digits, ground := strings.CutPrefix(digits, "g")
	digits, ship := strings.CutPrefix(digits, "s")
	digits, force := strings.CutPrefix(digits, "f")
	digits, kamikaze := strings.CutPrefix(digits, "k")
	n, err := strconv.Atoi(digits)
	if err != nil {
		a.Fail()
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
	i := slices.IndexFunc(s.Seen().Counters, func(v engine.CounterView) bool { return v.Ref == engine.CounterRef(n) })
	what := a.Next()
	if i < 0 || what == "gone" {
		if i >= 0 {
			return "it is in play"
		}
		if what != "gone" {
			a.Words = nil
			return "it is not in play"
		}
		return ""
	}
	v := s.Seen().Counters[i]
	switch what {
	case "at":
		return rulecase.Unless(v.Space == s.Place(a), "it is at %s", s.board.Space(v.Space.Index()).Name)
	case "inverted":
		return rulecase.Unless(v.Is(engine.Turned), "it is ready")
	case "ready":
		return rulecase.Unless(!v.Is(engine.Turned), "it is inverted")
	case "elite":
		return rulecase.Unless(v.Nation == "JE", "it is not")
	case "badge":
		shown := badges(&v)
		return rulecase.Unless(slices.Contains(shown, a.Next()), "its badges are %s", strings.Join(shown, ", "))
	case "staged":
		return rulecase.Unless(v.Is(engine.Moved), "it is not")
	case "new":
		return rulecase.Unless(v.Is(engine.Fresh), "it is not")
	case "size":
		return s.Same(a.Next(), strconv.Itoa(v.Size))
	case "range":
		return s.Same(a.Next(), strconv.Itoa(v.Range))
	case "drm":
		return s.Same(a.Next(), strconv.Itoa(v.Quality))
	case "note":
		return s.Same(a.Next(), rulecase.Said(v.Note))
	case "flying":
		return rulecase.Unless(v.Mission == s.Place(a), "it is not")
	}
	a.Fail()
	return ""
}

// badges are the signs on a counter by the names cases use.
func badges(v *engine.CounterView) (out []string) {
	for _, b := range v.Badges {
		out = append(out, string(b))
	}
	if v.Is(engine.Damaged) {
		out = append(out, "damaged")
	}
	if v.Is(engine.Known) {
		out = append(out, "known")
	}
	return out
}

// expectTotal adds up sizes: factors, and squadrons for naval air.
func expectTotal(s *session, a *rulecase.Args) string {
	who := a.Next()
	want := a.Next()
	side := s.Side(who)
	code := ""
	if side == engine.NoSide {
		code = s.code(who)
	}
	keep := func(v engine.CounterView) bool { return side == v.Side || code != "" && code == v.Nation }
	also := func(f func(engine.CounterView) bool) {
		was := keep
		keep = func(v engine.CounterView) bool { return was(v) && f(v) }
	}
	for len(a.Words) > 0 {
		w := a.Next()
		switch {
		case w == "at":
			place := s.Place(a)
			also(func(v engine.CounterView) bool { return v.Space == place })
		case w == "inverted":
			also(func(v engine.CounterView) bool { return v.Is(engine.Turned) })
		case w == "ready":
			also(func(v engine.CounterView) bool { return !v.Is(engine.Turned) })
		default:
			kind, ok := units.ParseType(w)
			if !ok {
				a.Fail()
			}
			also(func(v engine.CounterView) bool { return v.Kind.Code == kind.Code() })
		}
	}
	n := 0
	for _, v := range s.Seen().Counters {
		if keep(v) {
			n += v.Size
		}
	}
	return s.Same(want, strconv.Itoa(n))
}

func (s *session) force(a *rulecase.Args) engine.BattleSide {
	i := slices.Index([]string{"attacker", "defender"}, a.Next())
	switch {
	case i < 0:
		a.Fail()
		return engine.BattleSide{}
	case s.Seen().Battle == nil || s.Seen().Battle.Over:
		s.Fail(s.Case.Line, "there is no fight to look at")
		return engine.BattleSide{}
	}
	return s.Seen().Battle.Sides[i]
}

// rules reads the unit tables.
func (s *session) rules() *units.Rules {
	r, err := engine.Kept(s.Kit.Tables, "units of cases", func() (*units.Rules, error) { return units.Load(s.Kit.Tables) })
	if err != nil {
		s.Fail(s.Case.Line, "%v", err)
		return &units.Rules{}
	}
	return r
}

// code is the palette code a nation's counters carry in views.
func (s *session) code(nation string) string {
	r := s.rules()
	n, ok := r.Nation(nation)
	if !ok {
		s.Fail(s.Case.Line, "%q is no nation", nation)
	}
	return r.Info(n).Palette
}

// lookUp reads a number of the rule tables for the board's theatre and the research the case gives.
func lookUp(s *session, a *rulecase.Args) string {
	what, name := a.Next(), a.Next()
	r := s.rules()
	if look, ok := lookKinds[what]; ok {
		return look(s, r, name, a)
	}
	n, ok := r.Nation(name)
	if !ok {
		a.Fail()
		return ""
	}
	if what == "airbases" {
		return s.Same(a.Next(), strconv.Itoa(r.Info(n).Airbases(s.board.Theatre())))
	}
	kind, ok := units.ParseType(a.Next())
	if !ok {
		a.Fail()
		return ""
	}
	res := s.research(r, n)
	switch what {
	case "range":
		return s.Same(a.Next(), strconv.Itoa(r.Range(kind, s.board.Theatre(), res)))
	case "staging":
		return s.Same(a.Next(), strconv.Itoa(r.Staging(kind, s.board.Theatre(), res)))
	case "drm":
		air, err := engine.Kept(s.Kit.Tables, "combat of cases", func() (*aircombat.Rules, error) { return aircombat.Load(s.Kit.Tables, r) })
		if err != nil {
			return err.Error()
		}
		return s.Same(a.Next(), strconv.Itoa(air.DRM(aircombat.Group{Nation: n, Type: kind, Research: res.AirDRM})))
	}
	a.Fail()
	return ""
}

// research gives what the case's given lines say of a nation.
func (s *session) research(r *units.Rules, n units.Nation) (out units.Research) {
	for _, l := range s.Case.Given {
		w := rulecase.Words(l.Text)
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
