// The plain default: one key for the choices of an owner who does not mind (18.25, 18.46, 19.42, 18.555, 18.624, 17.3124, 17.47).

package awaw

import (
	"slices"

	"awaw/engine"
)

// defaultRefusal tells why nothing can be left to the default now.
func (p *Position) defaultRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case !p.now(VerbDefault):
		return "19.42", "awaw.no.default"
	case !plain(c):
		return "19.42", "awaw.no.such"
	}
	return "", ""
}

// takeDefault answers the question at hand as nobody would be asked: in a choice what is offered first, of payers the smallest, of
// losses on the ground what fits, of the displaced each in its turn as many as go in, and of those who have flown everybody at home.
func (t *turnover) takeDefault(c engine.Command) {
	p := t.p
	switch {
	case p.alighting():
		t.say(engine.EventChoice, "18.46", "awaw.chosen.default", c.Side)
		t.landHome(c.Side)
	case p.homing():
		t.say(engine.EventChoice, "18.25", "awaw.chosen.default", c.Side)
		for t.settleDisplaced(); p.displacedSide() == c.Side; t.settleDisplaced() {
			t.displace(p.firstRefuge())
		}
	case p.choice() != nil:
		t.nameDefault(c)
	case p.now(VerbLose):
		t.say(engine.EventChoice, p.defaultCite(), "awaw.chosen.default", c.Side)
		for p.now(VerbLose) && p.asked() == c.Side {
			t.lose(p.plainToll())
		}
	default:
		t.say(engine.EventChoice, "19.42", "awaw.chosen.default", c.Side)
		for p.now(VerbPay) && p.asked() == c.Side {
			f := p.fight()
			t.payBy(p.payers(f, int(f.whose), f.due[0].group)[0])
		}
	}
}

// defaultCite is the paragraph of the question that is left to the default.
func (p *Position) defaultCite() engine.Cite {
	switch {
	case p.alighting():
		return "18.46"
	case p.homing():
		return "18.25"
	case p.choice() != nil:
		return p.choice().paragraph()
	case p.now(VerbLose):
		return lossCite(int(p.battle().whose))
	}
	return "19.42"
}

func (p *Position) tellDefault(_ engine.Command, l *engine.Label) {
	l.Key, l.Main, l.Cite, l.Detail = 'd', true, p.defaultCite(), detailed("default")
	switch {
	case p.alighting():
		l.Name, l.Detail = told("default.alight"), engine.Text{}
	case p.now(VerbLose):
		l.Name, l.Detail = told("default.toll"), detailed("default.toll")
	case p.now(VerbPay):
		l.Name, l.Detail = told("default.pay"), engine.Text{}
	}
}

// tellChoose words what is named by what would fall on it.
func (p *Position) tellChoose(c engine.Command, l *engine.Label) {
	x := p.choice()
	if x == nil {
		return
	}
	l.Cite = x.paragraph()
	key := "choose." + choiceNames[x.kind]
	if x.kind == choiceCargo && x.owed[0].at == cargoBack {
		key += ".back"
	}
	l.Name = told(key, c.A, int(c.N))
	if list, _ := x.open(p); !x.row().whole {
		l.Settles = int(c.N) * list[slices.IndexFunc(list, func(o offer) bool { return o.ref == c.A })].worth
	}
	if i := c.A.Index(); p.counterOK(c.A) && i < len(p.counters) {
		l.Detail = detailed("choose", sp(int(p.counters[i].base)))
	}
}
