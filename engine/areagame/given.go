package areagame

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// This file makes scenarios of the given lines of rule cases:
//
//	turns 2                              rounds; 2 if not said
//	board north-sea                      the board, where a system has several
//	option barrage aircraft
//	Britain owns GBR ICE                 spaces by their codes
//	Britain money 20
//	Britain has 2 fighter 1 bomber at GBR

// Givens is what the lines may name. Who is not named does not play.
type Givens struct {
	System  engine.SystemID
	Board   string   // unless the case says another
	Powers  []string // in the order in which they act; where it is not fixed they act as the case names them
	AnyTurn bool
	Axis    []string // the powers of the second side
}

const givenForm = "turns N | board ID | option NAME VALUE | POWER owns PLACE... | POWER money N | POWER has N KIND... at PLACE"

// given is what the lines of a case say of one power.
type given struct {
	money       int
	owns, units []string
}

// Scene makes the scenario of a case.
func (g *Givens) Scene(c *rulecase.Case) (*rulecase.Scene, error) {
	turns, options, board := 2, "", g.Board
	powers := map[string]*given{}
	var named []string
	var all []error
	for _, l := range c.Given {
		a := rulecase.NewArgs(givenForm, rulecase.Words(l.Text)...)
		switch first := a.Next(); {
		case first == "turns":
			turns = a.Number()
		case first == "board":
			board = a.Next()
		case first == "option":
			options += fmt.Sprintf("%s = %q\n", a.Next(), a.Next())
		default:
			if !slices.Contains(g.Powers, first) {
				a.Fail()
			}
			x := powers[first]
			if x == nil {
				x = &given{}
				powers[first] = x
				named = append(named, first)
			}
			x.read(a)
		}
		if err := a.End(); err != nil {
			all = append(all, &tables.Error{File: c.File, Line: l.At, Key: "given", Expected: err.Error(), Do: fmt.Sprintf("correct %q", l.Text)})
		}
	}
	if len(all) > 0 {
		return nil, errors.Join(all...)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "[scenario]\nid = \"case\"\nsystem = %q\nmap = %q\nturns = %d\naxis_wins = 2\n[options]\n%s", g.System, board, turns, options)
	b.WriteString("[[side]]\nname = \"Allies\"\nstyle = \"allies\"\n[[side]]\nname = \"Axis\"\nstyle = \"axis\"\n")
	order := g.Powers
	if g.AnyTurn {
		order = named
	}
	for _, name := range order {
		x := powers[name]
		if x == nil {
			continue
		}
		side := "Allies"
		if slices.Contains(g.Axis, name) {
			side = "Axis"
		}
		fmt.Fprintf(&b, "[[power]]\nname = %q\nside = %q\nmoney = %d\nowns = %s\nunits = %s\n", name, side, x.money, listed(x.owns), listed(x.units))
	}
	return &rulecase.Scene{Board: board, Doc: []byte(b.String())}, nil
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
