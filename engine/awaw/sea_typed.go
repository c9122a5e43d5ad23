// The option ask_sea: interception, search and the ships' fire are read from the printed tables and typed in, each as a number
// (22.44, 22.45, 23.42). An interception is 1 or 0; a search is ten times the task forces found and the level of surprise; fire
// is ten times those eliminated and those turned back, of a strike as of kamikazes (17.47E.2).

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
)

// mostTyped is above every number that could be typed in.
const mostTyped = 1000

// typed is how a question takes results that are typed in: when, which could stand on the printed table, and what they do.
func typed(now func(*Position) bool, could func(*Position, int) bool, enter func(*turnover, int)) answer {
	return answer{
		refuse: func(p *Position, c engine.Command) (engine.Cite, string) {
			switch {
			case !now(p):
				return "15", "awaw.no.verdict"
			case c.A != 0 || c.B != 0 || c.C != 0:
				return "22.4", "awaw.no.such"
			case c.N < 0 || c.N >= mostTyped || !could(p, int(c.N)):
				return "22.4", "awaw.no.typed"
			}
			return "", ""
		},
		list: func(p *Position, buf []engine.Command) []engine.Command {
			if now(p) {
				for n := range mostTyped {
					if could(p, n) {
						buf = append(buf, typedResult(p.asked(), n))
					}
				}
			}
			return buf
		},
		do: func(t *turnover, c engine.Command) { enter(t, int(c.N)) },
		tell: func(_ *Position, c engine.Command, l *engine.Label) {
			l.Cite, l.Name = "22.4", told("typed", int(c.N)/10, int(c.N)%10)
		},
	}
}

// asFire reads a number as a result of the ships' fire.
func asFire(n int) aircombat.Result { return aircombat.Result{Eliminated: n / 10, Aborted: n % 10} }

// seaTyped tells whether an interception or a search is typed in now.
func (p *Position) seaTyped() bool {
	return p.w.opt.askSea && (p.sea().stage == seaSpot || p.sea().stage == seaFind)
}

func (p *Position) seaCould(n int) bool {
	b := p.sea()
	if b.stage == seaSpot {
		return n <= 1
	}
	found, surprise := n/10, n%10
	return found <= len(p.groupsAt(b.side(1-b.whose), int(b.hex))) && surprise <= aircombat.MaxSurprise && (found > 0 || surprise == 0)
}

func (t *turnover) typedAtSea(n int) {
	b := t.p.sea()
	if b.stage == seaSpot {
		t.say(engine.EventChoice, "22.45", "awaw.typed.intercept", n)
		t.intercepted(n == 1)
		return
	}
	t.say(engine.EventChoice, "22.44", "awaw.typed.search", b.side(b.whose), n/10, n%10)
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

// fireTyped tells whether the ships' fire on a strike is typed in now.
func (p *Position) fireTyped() bool { return p.w.opt.askSea && p.strike().stage == strikeFire }

func (p *Position) fireCould(n int) bool { return n/10+n%10 <= p.strike().total() }

func (t *turnover) typedFire(n int) {
	t.say(engine.EventChoice, "23.42", "awaw.typed.fire", n/10, n%10)
	t.fired(asFire(n), [2]uint8{})
}

// diveFireTyped tells whether the ships' fire on kamikazes is typed in now.
func (p *Position) diveFireTyped() bool { return p.w.opt.askSea && p.dive().stage == diveFire }

func (p *Position) diveFireCould(n int) bool {
	d := p.dive()
	return n/10+n%10 <= int(d.out[d.at].left)
}

func (t *turnover) typedDiveFire(n int) {
	t.say(engine.EventChoice, "23.42", "awaw.typed.fire", n/10, n%10)
	t.turnAway(asFire(n), "17.47E.2")
	t.meetDive(int(t.p.dive().at) + 1)
}
