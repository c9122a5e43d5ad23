// The option ask_sea: interception, search and the ships' fire are read from the printed tables and typed in, each as a number
// (22.44, 22.45, 23.42). An interception is 1 or 0; a search is ten times the task forces found and the level of surprise; fire
// is ten times those eliminated and those turned back, of a strike as of kamikazes (17.47E.2).

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
)

// seaTyped tells whether a result at sea is typed in now.
func (p *Position) seaTyped() bool {
	if p.diving() {
		return p.w.opt.askSea && p.fight() == nil && !p.displacing() && p.dive().stage == diveFire
	}
	return p.w.opt.askSea && p.fight() == nil && !p.displacing() && (p.strike() != nil && p.strike().stage == strikeFire ||
		p.strike() == nil && p.sea() != nil && (p.sea().stage == seaSpot || p.sea().stage == seaFind))
}

// typedOK tells whether a number is a result that could stand on the printed table.
func (p *Position) typedOK(n int) bool {
	high, low := n/10, n%10
	switch {
	case n < 0:
		return false
	case p.diving():
		return high+low <= int(p.dive().out[p.dive().at].left)
	case p.strike() != nil:
		return high+low <= p.strike().total()
	case p.sea().stage == seaSpot:
		return n <= 1
	}
	groups := len(p.groupsAt(p.sea().side(1-p.sea().whose), int(p.sea().hex)))
	return high <= groups && low <= aircombat.MaxSurprise && (high > 0 || low == 0)
}

// mostTyped is above every number that could be typed in.
const mostTyped = 1000

func (p *Position) legalTyped(buf []engine.Command) []engine.Command {
	for n := range mostTyped {
		if p.typedOK(n) {
			buf = append(buf, typedResult(p.asked(), n))
		}
	}
	return buf
}

// typedRefusal tells why a number may not be typed in.
func (p *Position) typedRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case c.A != 0 || c.B != 0 || c.C != 0:
		return "22.4", "awaw.no.such"
	case c.N >= mostTyped || !p.typedOK(int(c.N)):
		return "22.4", "awaw.no.typed"
	}
	return "", ""
}

// typed takes a result at sea from who reads the printed table.
func (t *turnover) typed(n int) {
	p := t.p
	switch {
	case p.diving():
		t.say(engine.EventChoice, "23.42", "awaw.typed.fire", n/10, n%10)
		t.turnAway(aircombat.Result{Eliminated: n / 10, Aborted: n % 10}, "17.47E.2")
		t.meetDive(int(p.dive().at) + 1)
	case p.strike() != nil:
		t.say(engine.EventChoice, "23.42", "awaw.typed.fire", n/10, n%10)
		t.fired(aircombat.Result{Eliminated: n / 10, Aborted: n % 10}, [2]uint8{})
	case p.sea().stage == seaSpot:
		t.say(engine.EventChoice, "22.45", "awaw.typed.intercept", n)
		t.intercepted(n == 1)
	default:
		t.say(engine.EventChoice, "22.44", "awaw.typed.search", p.sea().side(p.sea().whose), n/10, n%10)
		w := t.seas()
		k := w.whose
		t.finds(k, n/10)
		w.surprise[k] = uint8(n % 10)
		if k == 0 {
			w.whose = 1
			return
		}
		t.searched()
	}
}
