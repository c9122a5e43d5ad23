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

func (f *fight) what() frameKind   { return frameFight }
func (f *fight) copied() frame     { return f.copy() }
func (f *fight) moment() moment    { return momentFight + moment(f.stage) }
func (f *fight) answers() *answers { return &fightAnswers }

// meets lists who may come to an interception before its next round; to a counterair one flies.
func (f *fight) meets(p *Position) []engine.Command {
	if f.kind == airCounterair {
		return nil
	}
	return p.legalMeets([]int16{f.space}, nil)
}
