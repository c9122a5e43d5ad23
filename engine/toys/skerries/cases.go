package skerries

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/internal/rulecase"
	"awaw/tables"
)

// This file holds the words of rule cases: a few given lines that make a scenario, and what may be expected of pieces.
//
//	turns 3                          how many turns; 1 if not said
//	sides North East South           the sides; four by their names if not said
//	worth Holm 3                     what an area is worth
//	option first_lost boat
//	hold Brough North                whose an area is
//	North foot at Norwick Brough     pieces, numbered from #0 in the order of all lines

// Grammar is what the words of the cases mean.
func Grammar() *rulecase.Grammar {
	return &rulecase.Grammar{Rules: Rules{}, Scene: readGiven, Counter: rulecase.Expectation{Form: "#N at AREA | gone | goes AREA | holds", Test: expectPiece}}
}

const (
	givenForm  = "turns N | sides NAME... | worth AREA N | option NAME VALUE | hold AREA SIDE | SIDE foot|boat at AREA..."
	caseBoard  = "skerries"
	standard   = "North East South West"
	caseStyles = "north east south west"
)

// readGiven makes a scenario of the given lines of a case.
func readGiven(c *rulecase.Case) (*rulecase.Scene, error) {
	turns, sides := 1, strings.Fields(standard)
	var worth, hold, pieces, options strings.Builder
	var all []error
	for _, l := range c.Given {
		w := rulecase.Words(l.Text)
		a := rulecase.NewArgs(givenForm, w...)
		switch first := a.Next(); {
		case first == "turns":
			turns = a.Number()
		case first == "sides":
			sides = a.Rest()
		case first == "worth":
			fmt.Fprintf(&worth, "%q = %d\n", a.Next(), a.Number())
		case first == "option":
			fmt.Fprintf(&options, "%s = %q\n", a.Next(), a.Next())
		case first == "hold":
			fmt.Fprintf(&hold, "[[hold]]\nat = [%q]\nside = %q\n", a.Next(), a.Next())
		default:
			kind := a.Next()
			a.Must("at")
			fmt.Fprintf(&pieces, "[[piece]]\nside = %q\nkind = %q\nat = %s\n", first, kind, listed(a.Rest()))
		}
		if err := a.End(); err != nil {
			all = append(all, &tables.Error{File: c.File, Line: l.At, Key: "given", Expected: err.Error(), Do: fmt.Sprintf("correct %q", l.Text)})
		}
	}
	if len(all) > 0 {
		return nil, errors.Join(all...)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "[scenario]\nid = \"case\"\nsystem = %q\nmap = %q\nturns = %d\n[options]\n%s[worth]\n%s", ID, caseBoard, turns, options.String(), worth.String())
	styles := strings.Fields(caseStyles)
	for i, s := range sides {
		fmt.Fprintf(&b, "[[side]]\nname = %q\nstyle = %q\n", s, styles[min(i, len(styles)-1)])
	}
	b.WriteString(pieces.String() + hold.String())
	return &rulecase.Scene{Board: caseBoard, Doc: []byte(b.String())}, nil
}

func listed(names []string) string {
	out := slices.Clone(names)
	for i := range out {
		out[i] = strconv.Quote(out[i])
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// expectPiece looks at one piece.
func expectPiece(s *rulecase.Session, a *rulecase.Args) string {
	p, ok := s.Pos.(*Position)
	n, err := strconv.Atoi(strings.TrimPrefix(a.Next(), "#"))
	if err != nil || !ok || n < 0 || n >= p.n {
		a.Fail()
		return ""
	}
	x := p.pieces[n]
	goes, going := p.goes(n)
	at, to := "off the board", "nowhere"
	if x.At != off {
		at = p.w.board.Name(int(x.At))
	}
	if going {
		to = p.w.board.Name(goes)
	}
	switch a.Next() {
	case "at":
		return rulecase.Unless(s.Place(a).Index() == int(x.At), "it is %s", at)
	case "gone":
		return rulecase.Unless(x.At == off, "it is at %s", at)
	case "goes":
		return rulecase.Unless(going && s.Place(a).Index() == goes, "it goes %s", to)
	case "holds":
		return rulecase.Unless(!going, "it goes to %s", to)
	}
	a.Fail()
	return ""
}
