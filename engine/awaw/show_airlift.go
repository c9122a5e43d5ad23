// What an air transport activity asks, of whom, within which limits, and how its commands are offered.

package awaw

import "awaw/engine"

var sortieNames = [...]string{sortieSupply: "awaw.sortie.supply", sortieTransport: "awaw.sortie.transport", sortieDrop: "awaw.sortie.drop", sortieHump: "awaw.sortie.hump"}

// name words an activity.
func (s *sortie) name() engine.Text { return engine.Say(sortieNames[s.kind], sp(int(s.target))) }

// sortiePrompt words the question an activity asks.
func (p *Position) sortiePrompt(q engine.Prompt) engine.Prompt {
	s := p.sortie()
	carrier, to := ct(int(s.carrier)), sp(int(s.target))
	switch s.stage {
	case sortieBar:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.bar", carrier, to), engine.Say("awaw.limit.bar"), "18.621"
	case sortieGuard:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.guard", carrier, sp(int(s.where))), engine.Say("awaw.limit.guard"), "18.622"
	case sortieStrike:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.strike", carrier), engine.Say("awaw.limit.strike", len(p.barrers())), "18.623"
	}
	return q
}

// doneKey is what finishing a stage of an activity is called.
func (s *sortie) doneKey() string {
	switch s.stage {
	case sortieBar:
		return "done.bar"
	case sortieGuard:
		return "done.guard"
	}
	return "done.strike"
}

func (p *Position) tellLoad(c engine.Command, l *engine.Label) {
	kind, _ := p.errand()
	l.Cite = sortieCites[kind]
	if kind == sortieSupply {
		l.Name = told("load.feed", c.B, c.A)
	}
}

func (p *Position) tellDepart(c engine.Command, l *engine.Label) {
	kind, _ := p.errand()
	if len(p.cargo(c.A.Index())) == 0 {
		kind = sortieHump
	}
	l.Cite = sortieCites[kind]
	l.Name = told([...]string{sortieSupply: "depart.supply", sortieTransport: "depart.transport", sortieDrop: "depart.drop", sortieHump: "depart.hump"}[kind], c.A, c.B)
}
