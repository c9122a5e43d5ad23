// A ground battle as a question: what it asks, what interrupts it, and how it is shown.

package awaw

import (
	"slices"

	"awaw/engine"
)

var battleAnswers = answers{
	done: answer{refuse: (*Position).battleDoneRefusal, do: (*turnover).battleDone, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		sayDone(l, p.battleEnding())
	}},
	roll: answer{refuse: (*Position).battleRollRefusal, roll: (*turnover).rollBattle, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "15", told("roll.ground")
	}},
	verdict: answer{refuse: (*Position).battleResultRefusal, do: (*turnover).battleResult, list: (*Position).legalBattleResults,
		tell: func(_ *Position, c engine.Command, l *engine.Label) { l.Name = told("verdict", verdict(c.N).String()) }},
	press: answer{refuse: (*Position).againRefusal, do: (*turnover).anotherRound, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Key, l.Name = "15", 'a', told("again")
	}},
	stop: answer{refuse: (*Position).againRefusal, do: (*turnover).breakOff, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Key, l.Name = "15", 'd', told("enough")
	}},
}

// battleEnding is what finishing its stage is called.
func (p *Position) battleEnding() string {
	switch p.battle().stage {
	case battleDefer:
		if !slices.ContainsFunc(p.counters, func(c counter) bool { return c.has(late) }) {
			return "done.answer.none"
		}
		return "done.answer"
	case battleMeet:
		return p.sentOr("done.let", taskMeet)
	case battleUse:
		return "done.use"
	}
	return "done.advance"
}

// onBattle is what may stand on a ground battle: the choice which support is too much, and the interception of what it has provoked.
var onBattle = holds{frameChoice: func(t *turnover, _ frame) { t.attack() }, frameFight: func(t *turnover, _ frame) {
	if len(t.p.targets) == 0 { // what is left of the deferred support goes in; nobody meets it twice
		t.use()
	}
}}

func (b *battle) moment() moment { return momentBattle + moment(b.stage) }

func (b *battle) answers() *answers { return &battleAnswers }

func (b *battle) holds() *holds { return &onBattle }

// settle takes up the interceptions of support that have been sent, and ends the battle when nobody is left who could advance.
func (b *battle) settle(t *turnover) bool {
	switch {
	case len(t.p.targets) != 0:
		t.openMeeting(int(t.p.targets[0]))
		if t.p.fight() == nil && len(t.p.targets) == 0 {
			t.use()
		}
	case b.stage == battleAdvance && len(t.p.legalAdvances(nil)) == 0:
		t.endBattle()
	default:
		return false
	}
	return true
}

func (b *battle) meets(p *Position) []engine.Command { return p.legalMeets(b.list(), nil) }

// battleDoneRefusal tells why the battle may not go on by saying that one is done.
func (p *Position) battleDoneRefusal(engine.Command) (engine.Cite, string) {
	switch p.battle().stage {
	case battleUse:
		if p.overSupported() {
			return "18.614", "awaw.no.done.limit"
		}
		return "", ""
	case battleDefer, battleMeet, battleAdvance:
		return "", ""
	}
	return "15", "awaw.no.done"
}

// battleDone goes on with the battle.
func (t *turnover) battleDone(engine.Command) {
	b := t.ground()
	switch b.stage {
	case battleDefer:
		for _, c := range t.p.counters {
			if c.has(late) {
				b.deferred = true
			}
		}
		if !b.deferred {
			t.use()
			return
		}
		b.stage = battleMeet
		if len(t.p.legalMeets(b.list(), nil)) == 0 {
			t.use()
		}
	case battleMeet:
		t.gatherMeetings()
		if len(t.p.targets) == 0 {
			t.use()
		}
	case battleUse:
		t.ready()
	case battleAdvance:
		t.endBattle()
	}
}
