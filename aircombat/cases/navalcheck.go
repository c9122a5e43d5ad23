// What a case of an attack on ships may expect.
//
//	level 4 | modified 8 | effects 3       of the last attack; level before one is what the force would attack with
//	net +1 | ledger 17.354 +1 | no ledger 17.354      the modifier of an attack, its sum by paragraph
//	left 5 | eliminated 2 | turned 2       the attackers
//	guards lost 0                          guards eliminated
//	defense 14 | defense result 1/2        factors of air defense, and the result rolled
//	CV4 whole | damaged | sunk             a ship, by class and the size it began with; the first such
//	light 3                                factors of light ships left
//	drawn 2 1 0 | surplus 1 | categories 2  kamikazes by category, surplus, categories present
//	rolls 3                                attacks rolled for
//	pool 6 12 | makes 1 3 6                limit at a training rate; kamikazes of factors and squadrons
//	refused 17.47F.4.1
package cases

import (
	"fmt"
	"strconv"
	"strings"

	"awaw/aircombat"
	"awaw/engine"
)

func (t *naval) expect(line string) string {
	word, rest, _ := strings.Cut(line, " ")
	number := func(n int) string { return differs(rest, strconv.Itoa(n)) }
	switch word {
	case "level":
		if t.rolls == 0 {
			return number(t.n.Level(t.strike.Force, t.strike.Port))
		}
		return number(t.level)
	case "modified":
		return number(t.modified)
	case "effects":
		return number(t.effects)
	case "net":
		return differs(rest, fmt.Sprintf("%+d", t.n.Modifiers(t.strike).Net()))
	case "ledger", "no":
		return t.expectLedger(strings.Fields(line))
	case "left":
		return number(t.strike.Force.Total())
	case "eliminated":
		return number(t.eliminated)
	case "turned":
		return number(t.turned)
	case "guards":
		return differs(rest, fmt.Sprintf("lost %d", t.lost))
	case "defense":
		if what, ok := strings.CutPrefix(rest, "result "); ok {
			return differs(what, t.defense.String())
		}
		return number(t.n.AirDefense(t.hulls))
	case "light":
		sum := 0
		for _, h := range t.hulls {
			if t.n.Classes()[h.Class].Light {
				sum += h.Size
			}
		}
		return number(sum)
	case "drawn":
		d := t.aim.Drawn
		return differs(rest, fmt.Sprintf("%d %d %d", d[aircombat.FastCarriers], d[aircombat.CapitalShips], d[aircombat.LightShips]))
	case "surplus":
		return number(t.aim.Surplus())
	case "categories":
		return number(t.n.PresentIn(t.hulls).Categories())
	case "rolls":
		return number(t.rolls)
	case "refused":
		return differs(line, "refused "+t.refused)
	case "pool", "makes":
		return t.expectNumbers(word, rest)
	}
	return t.expectShip(word, rest)
}

func (t *naval) expectLedger(w []string) string {
	absent := w[0] == "no"
	if absent {
		w = w[1:]
	}
	if len(w) < 2 || w[0] != "ledger" {
		return "a line not understood"
	}
	sum, found := 0, false
	for _, l := range t.n.Modifiers(t.strike).Lines {
		if l.Cite == engine.Cite(w[1]) {
			sum, found = sum+l.N, true
		}
	}
	if absent || !found || len(w) != 3 {
		return differs(strconv.FormatBool(!absent), strconv.FormatBool(found))
	}
	return differs(w[2], fmt.Sprintf("%+d", sum))
}

func (t *naval) expectNumbers(word, rest string) string {
	var a, b, c int
	if word == "pool" {
		if _, err := fmt.Sscanf(rest, "%d %d", &a, &b); err != nil {
			return "a line not understood"
		}
		return differs(strconv.Itoa(b), strconv.Itoa(t.n.KamikazePool(a)))
	}
	if _, err := fmt.Sscanf(rest, "%d %d %d", &a, &b, &c); err != nil {
		return "a line not understood"
	}
	return differs(strconv.Itoa(c), strconv.Itoa(t.n.KamikazesFrom(b, a)))
}

// expectShip tells what became of the first ship that began as so written.
func (t *naval) expectShip(ship, state string) string {
	for i, h := range t.hulls {
		if t.began[i] != ship {
			continue
		}
		switch {
		case h.Size == 0:
			return differs(state, "sunk")
		case h.Damaged:
			return differs(state, "damaged")
		}
		return differs(state, "whole")
	}
	return "a line not understood"
}
