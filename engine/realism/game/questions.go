package game

import (
	"awaw/engine"
)

// This file asks in fights: what may be answered, and what an answer does.

// answer takes the answer to a question.
func (t *turn) answer(c engine.Command) {
	f := &t.fight
	asked := f.stage
	f.stage = stNone
	switch asked {
	case stIntercept:
		t.rise(int(c.N))
	case stBombers:
		t.riseToo(int(c.N))
	case stJoin:
		t.help(int(c.N))
	case stOnward:
		if c.Verb == VerbTurnBack {
			t.flying(int(f.index)).turned = true
			t.Say(engine.EventChoice, "er.intercept.2", engine.Say("realism.game.turns", ref(int(f.at))), ref(int(f.at)))
		}
		t.fight = fight{}
	case stStand:
		f.step = toNext
		if c.Verb == VerbWithdraw {
			t.withdraw(c.B.Index())
		}
	case stNext:
		f.step = toAsk
		if c.Verb == VerbRetreat {
			t.retreat(c.B.Index())
		}
	default:
		n, victim, _ := f.owed()
		k, _ := t.kindIn(c)
		f.force[victim][k]--
		*n--
	}
}

// questions lists the answers to the question of the fight.
func (l *lister) questions() {
	p, f := l.p, &l.p.fight
	count := func(verb engine.Verb, most int) {
		for n := range most + 1 {
			l.Add(engine.Command{Verb: verb, N: int16(n)})
		}
	}
	kinds := func(verb engine.Verb, victim int) {
		for k, n := range f.force[victim] {
			if n > 0 {
				l.Add(engine.Command{Verb: verb, A: inFight(victim, Kind(k))})
			}
		}
	}
	switch f.stage {
	case stIntercept:
		fighters, _ := p.interceptors()
		count(VerbIntercept, fighters)
	case stBombers:
		_, bombers := p.interceptors()
		count(VerbBombers, bombers)
	case stJoin:
		count(VerbJoin, p.helpers())
	case stPick0:
		kinds(VerbPick, 1)
	case stPick1:
		kinds(VerbPick, 0)
	case stLose0:
		kinds(VerbLose, 0)
	case stLose1:
		kinds(VerbLose, 1)
	case stOnward:
		l.Add(engine.Command{Verb: VerbPress})
		l.Add(engine.Command{Verb: VerbTurnBack})
	case stStand:
		l.Add(engine.Command{Verb: VerbStand})
		for _, to := range p.refuges(f.who[1]) {
			l.Add(engine.Command{Verb: VerbWithdraw, B: ref(to)})
		}
	case stNext:
		l.Add(engine.Command{Verb: VerbPress})
		for _, to := range p.refuges(f.who[0]) {
			l.Add(engine.Command{Verb: VerbRetreat, B: ref(to)})
		}
	}
}
