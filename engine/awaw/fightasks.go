// A fight in the air as a question: what it asks, and how it is shown.

package awaw

import "awaw/engine"

var fightAnswers = answers{
	done: answer{refuse: func(*Position, engine.Command) (engine.Cite, string) { return "18.522", "awaw.no.done.fight" }},
	roll: answer{refuse: func(p *Position, c engine.Command) (engine.Cite, string) {
		return p.fightRefusal(c, fightRoll, "19.21", "awaw.no.roll")
	}, roll: (*turnover).rollFight},
	press: answer{refuse: (*Position).pressFightRefusal, do: (*turnover).pressFight, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		f := p.fight()
		l.Key, l.Name, l.Detail = 'a', told("press", int(f.round)+1), detailed("press", f.total(attacker), f.total(defender))
	}},
	stop: answer{refuse: (*Position).stopFightRefusal, do: (*turnover).stopFight, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Key, l.Detail = 'd', detailed("stop")
	}},
}

func (f *fight) what() frameKind             { return frameFight }
func (f *fight) copied() frame               { return f.copy() }
func (f *fight) moment() moment              { return momentFight + moment(f.stage) }
func (f *fight) answers() *answers           { return &fightAnswers }
func (f *fight) anew(*Position) bool         { return true }
func (f *fight) record(r *record)            { r.Fight = f.text() }
func (f *fight) trail(*Position) engine.Text { return engine.Say(fightNames[f.kind], sp(int(f.space))) }

func (f *fight) panel(p *Position) (engine.BattleView, bool) { return p.battleView(f), true }

// meets lists who may come to an interception before its next round; to a counterair one flies.
func (f *fight) meets(p *Position) []engine.Command {
	if f.kind == airCounterair {
		return nil
	}
	return p.legalMeets([]int16{f.space}, nil)
}

// plans lists the ways out of a counterair, and who may join an interception.
func (f *fight) plans(p *Position, side engine.Side) []engine.Plan {
	switch {
	case f.stage == fightStay && !p.drafting(f):
		return p.escapes(side)
	case f.stage == fightPress && f.kind != airCounterair:
		return p.filled("meet", f.meets(p))
	}
	return nil
}

func (f *fight) glance(_ *Position, g *Glance) {
	if g.Land.On && f.kind != airCounterair && (f.stage == fightStay || f.stage == fightPress) {
		g.Land.Asked = AskFight
	}
}

func (f *fight) prompt(p *Position, q engine.Prompt) engine.Prompt {
	if f.kind != airCounterair && (f.stage == fightStay || f.stage == fightPress) {
		return p.meetingPrompt(q)
	}
	return p.fightPrompt(q)
}
