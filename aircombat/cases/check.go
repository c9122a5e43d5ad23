// What a case may expect.
//
//	squadrons | factors               what the fight is counted in
//	net +1                            the attacker's net modifier
//	round 2 | over | goes on          rounds fought; whether another may follow
//	refused 19.12                     the last order was not allowed
//	SIDE strength 9                   its row
//	SIDE drm 1                        its Air Nationality DRM
//	SIDE modified 5                   its dice and net
//	SIDE result 2/4                   the printed result of its roll
//	SIDE does not roll
//	SIDE ledger 19.31C -1             the sum of its lines with that paragraph
//	SIDE types 3                      types of unit for losses
//	SIDE loses 3 Germany AAF, aborts 2    exactly this, over all groups so described; "loses 0" too
//	SIDE left 5 | SIDE left 2 Germany AAF
//	SIDE chooses | SIDE does not choose   whether the owner had to
//	SIDE weighs 2+1/3                 its load on bases, ships and escorts, in factors
//	SIDE supports 2                   its worth in ground support, in factors
//	SIDE within 3 | SIDE over 3       whether it keeps to a limit of so many factors
//	SIDE reaches 3 | SIDE misses 3    whether it is a presence of so many factors
//
// After "recombine", left counts factors.
package cases

import (
	"fmt"
	"strconv"
	"strings"

	"awaw/aircombat"
	"awaw/engine"
)

// expect gives what was found instead, or nothing when the line holds.
func (t *table) expect(line string) string {
	w := strings.Fields(line)
	s, isSide := sideOf(w[0])
	if isSide && len(w) > 1 {
		return t.expectSide(s, w[1], strings.Join(w[2:], " "))
	}
	again, cite := t.r.Another(t.kind, t.round, t.side[0], t.side[1])
	again = again && !t.over
	switch {
	case line == "squadrons" || line == "factors":
		return differs(line, map[bool]string{true: "squadrons", false: "factors"}[t.sq])
	case line == "over" || line == "goes on":
		return differs(line, map[bool]string{true: "goes on", false: "over"}[again])
	case w[0] == "over" && len(w) == 2:
		return differs(line, map[bool]string{true: "goes on", false: "over " + string(cite)}[again])
	case w[0] == "net" && len(w) == 2:
		return differs(line, fmt.Sprintf("net %+d", t.ledger[0].Net()))
	case w[0] == "round" && len(w) == 2:
		return differs(line, fmt.Sprintf("round %d", t.round))
	case w[0] == "refused" && len(w) == 2:
		return differs(line, "refused "+string(t.refused))
	}
	return "a line not understood"
}

func (t *table) expectSide(s int, what, rest string) string {
	switch what {
	case "strength":
		return differs(rest, strconv.Itoa(t.strength[s]))
	case "drm":
		n, _ := t.r.SideDRM(t.before[s])
		return differs(rest, strconv.Itoa(n))
	case "modified":
		return differs(rest, strconv.Itoa(t.modified[s]))
	case "result":
		return differs(rest, t.result[s].String())
	case "ledger":
		cite, n, _ := strings.Cut(rest, " ")
		sum, found := 0, "nothing"
		for _, l := range t.ledger[s].Lines {
			if l.Cite == engine.Cite(cite) {
				sum += l.N
				found = fmt.Sprintf("%+d", sum)
			}
		}
		return differs(n, found)
	case "types":
		names := map[aircombat.TypeName]bool{}
		for _, g := range t.before[s] {
			names[g.Name()] = true
		}
		return differs(rest, strconv.Itoa(len(names)))
	case "loses":
		return t.expectLosses(s, rest)
	case "left":
		return t.expectLeft(s, rest)
	case "chooses":
		return differs("chooses", map[bool]string{true: "chooses", false: "does not choose"}[t.owed[s]])
	case "weighs", "supports", "within", "over", "reaches", "misses":
		return t.expectWorth(s, what, rest)
	case "does":
		switch rest {
		case "not roll":
			return differs(rest, map[bool]string{true: "rolls", false: "not roll"}[t.rolled[s]])
		case "not choose":
			return differs(rest, map[bool]string{true: "chooses", false: "not choose"}[t.owed[s]])
		}
	}
	return "a line not understood"
}

func (t *table) expectLosses(s int, rest string) string {
	first, aborts, _ := strings.Cut(rest, ", aborts ")
	number, what, _ := strings.Cut(first, " ")
	item, err := t.r.ParseForce("1 " + what)
	if err != nil {
		return err.Error()
	}
	e, a, known := 0, 0, false
	for i, l := range t.lost[s] {
		if same(t.before[s][i], item[0]) {
			e, a, known = e+l.Eliminated, a+l.Aborted, true
		}
	}
	if !known {
		return "no such unit"
	}
	if aborts == "" {
		aborts = "0"
	}
	return differs(number+", aborts "+aborts, fmt.Sprintf("%d, aborts %d", e, a))
}

func (t *table) expectLeft(s int, rest string) string {
	number, what, _ := strings.Cut(rest, " ")
	n := 0
	if what == "" {
		n = t.side[s].Total()
	} else {
		item, err := t.r.ParseForce("1 " + what)
		if err != nil {
			return err.Error()
		}
		for _, g := range t.side[s] {
			if same(g, item[0]) {
				n += g.N
			}
		}
	}
	return differs(number, strconv.Itoa(n))
}

func differs(want, got string) string {
	if want == got {
		return ""
	}
	return got
}
