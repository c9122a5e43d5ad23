// A fight in the air as a question within a step, and what each kind of fight does in its own way.

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
)

// fightRules is that, for one kind; what is nil it does as a counterair does.
type fightRules struct {
	conditions func(*Position, *fight) aircombat.Conditions          // what chapter 19 needs to know of it
	rows       func(p *Position, f *fight, att, def aircombat.Force) // sets the rows both sides roll on
	over       func(*turnover)                                       // what follows a round whose losses are paid
	turns      [2]bool                                               // of attacker and defender, whether it matters which units abort
}

// fightKinds is filled in steps.go: raids and strikes are fought in rooms above this one.
var fightKinds [airKinds]fightRules

func (f *fight) rules() *fightRules { return &fightKinds[f.kind] }

// conditions is what chapter 19 needs to know of a fight; over land nothing but whether squadrons fight.
func (f *fight) conditions(p *Position) aircombat.Conditions {
	if of := f.rules().conditions; of != nil {
		return of(p, f)
	}
	return aircombat.Conditions{Squadrons: f.squadrons}
}

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

func (f *fight) moment() moment { return momentFight + moment(f.stage) }

func (f *fight) answers() *answers { return &fightAnswers }

// onFight is what may stand on a fight: its owner's choice who aborts.
var onFight = holds{frameChoice: func(t *turnover, _ frame) { t.aborted() }}

func (f *fight) holds() *holds { return &onFight }
