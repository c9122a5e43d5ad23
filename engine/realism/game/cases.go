package game

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/internal/rulecase"
	"awaw/tables"
)

// This file holds the words of rule cases: given lines that make a scenario, and what may be expected of units.
//
//	turns 2                              rounds; 2 if not said
//	option barrage aircraft
//	Britain owns GBR ICE                 spaces by their codes
//	Britain money 20
//	Britain has 2 fighter 1 bomber at GBR

// Grammar is what the words of the cases mean. Russia, Britain and the U.S.A. are Allies, Germany and Japan the Axis; who is not named does
// not play.
func Grammar() *rulecase.Grammar {
	return &rulecase.Grammar{Rules: Rules{}, Scene: readGiven, Expect: []rulecase.Expectation{
		{Word: "units", Form: "units POWER PLACE KIND N", Test: expectUnits},
		{Word: "used", Form: "used PLACE KIND N", Test: expectUsed},
		{Word: "money", Form: "money POWER N", Test: expectMoney},
		{Word: "owner", Form: "owner PLACE POWER", Test: expectOwner},
		{Word: "damage", Form: "damage PLACE N", Test: expectDamage},
		{Word: "phase", Form: "phase WORD", Test: expectPhase},
		{Word: "turn", Form: "turn POWER", Test: expectTurn},
	}}
}

const (
	givenForm = "turns N | option NAME VALUE | POWER owns PLACE... | POWER money N | POWER has N KIND... at PLACE"
	caseBoard = "world-1942"
)

// given is what the lines of a case say of one power.
type given struct {
	money       int
	owns, units []string
}

// readGiven makes a scenario of the given lines of a case.
func readGiven(c *rulecase.Case) (*rulecase.Scene, error) {
	turns, options := 2, ""
	powers := map[string]*given{}
	var all []error
	for _, l := range c.Given {
		a := rulecase.NewArgs(givenForm, rulecase.Words(l.Text)...)
		switch first := a.Next(); {
		case first == "turns":
			turns = a.Number()
		case first == "option":
			options += fmt.Sprintf("%s = %q\n", a.Next(), a.Next())
		default:
			if !slices.Contains(playing, first) {
				a.Fail()
			}
			g := powers[first]
			if g == nil {
				g = &given{}
				powers[first] = g
			}
			g.read(a)
		}
		if err := a.End(); err != nil {
			all = append(all, &tables.Error{File: c.File, Line: l.At, Key: "given", Expected: err.Error(), Do: fmt.Sprintf("correct %q", l.Text)})
		}
	}
	if len(all) > 0 {
		return nil, errors.Join(all...)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "[scenario]\nid = \"case\"\nsystem = %q\nmap = %q\nturns = %d\naxis_wins = 2\n[options]\n%s", ID, caseBoard, turns, options)
	b.WriteString("[[side]]\nname = \"Allies\"\nstyle = \"allies\"\n[[side]]\nname = \"Axis\"\nstyle = \"axis\"\n")
	for _, name := range playing {
		g := powers[name]
		if g == nil {
			continue
		}
		side := "Allies"
		if name == "Germany" || name == "Japan" {
			side = "Axis"
		}
		fmt.Fprintf(&b, "[[power]]\nname = %q\nside = %q\nmoney = %d\nowns = %s\nunits = %s\n", name, side, g.money, listed(g.owns), listed(g.units))
	}
	return &rulecase.Scene{Board: caseBoard, Doc: []byte(b.String())}, nil
}

// read reads the rest of a line about a power.
func (g *given) read(a *rulecase.Args) {
	switch {
	case a.Takes("owns"):
		g.owns = append(g.owns, a.Rest()...)
	case a.Takes("money"):
		g.money = a.Number()
	default:
		a.Must("has")
		words := a.Rest("at")
		a.Must("at")
		var parts []string
		for pair := range slices.Chunk(words, 2) {
			parts = append(parts, strings.Join(pair, " "))
		}
		g.units = append(g.units, a.Next()+": "+strings.Join(parts, ", "))
	}
}

func listed(names []string) string {
	out := slices.Clone(names)
	for i := range out {
		out[i] = strconv.Quote(out[i])
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// powerOf reads the name of a power that plays.
func powerOf(s *rulecase.Session, a *rulecase.Args) (*Position, int) {
	p, ok := s.Pos.(*Position)
	name := a.Next()
	if !ok {
		a.Fail()
		return &Position{w: &world{powers: make([]power, 1)}}, 0
	}
	i := slices.IndexFunc(p.w.powers, func(x power) bool { return x.name == name })
	if i < 0 {
		a.Fail()
		return p, 0
	}
	return p, i
}

// position gives the position of a session.
func position(s *rulecase.Session, a *rulecase.Args) *Position {
	p, ok := s.Pos.(*Position)
	if !ok {
		a.Fail()
		return &Position{w: &world{powers: make([]power, 1)}}
	}
	return p
}

func kindOf(a *rulecase.Args) Kind {
	k, ok := kindNamed(a.Next())
	if !ok {
		a.Fail()
	}
	return k
}

func expectUnits(s *rulecase.Session, a *rulecase.Args) string {
	p, i := powerOf(s, a)
	at, k := s.Place(a).Index(), kindOf(a)
	got := int(p.units[min(at, mostSpaces-1)][i][k])
	return rulecase.Unless(got == a.Number(), "there are %d", got)
}

func expectUsed(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	at, k := s.Place(a).Index(), kindOf(a)
	got := int(p.spent[min(at, mostSpaces-1)][k])
	return rulecase.Unless(got == a.Number(), "there are %d", got)
}

func expectMoney(s *rulecase.Session, a *rulecase.Args) string {
	p, i := powerOf(s, a)
	return rulecase.Unless(int(p.money[i]) == a.Number(), "it has %d", p.money[i])
}

func expectOwner(s *rulecase.Session, a *rulecase.Args) string {
	at := s.Place(a).Index()
	p, i := powerOf(s, a)
	return rulecase.Unless(int(p.owner[min(at, mostSpaces-1)]) == i, "another owns it")
}

func expectDamage(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	got := int(p.damage[min(s.Place(a).Index(), mostSpaces-1)])
	return rulecase.Unless(got == a.Number(), "it is %d", got)
}

func expectPhase(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	return s.Same(a.Next(), p.phase.String())
}

func expectTurn(s *rulecase.Session, a *rulecase.Args) string {
	p, i := powerOf(s, a)
	return rulecase.Unless(p.now == i, "it is the turn of %s", p.w.powers[p.now].name)
}
