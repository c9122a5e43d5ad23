// An air transport activity as a question: what it asks, what interrupts it, and how it is shown.

package awaw

import "awaw/engine"

var activityAnswers = answers{
	done: answer{refuse: func(*Position, engine.Command) (engine.Cite, string) { return "", "" }, do: (*turnover).activityDone,
		tell: func(p *Position, _ engine.Command, l *engine.Label) { sayDone(l, p.sortie().doneKey()) }},
	roll: answer{refuse: (*Position).transportRollRefusal, roll: (*turnover).strikeTransports, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "18.623", told("roll.strike")
	}},
}

// onActivity is what may stand on an activity: the rounds against those who guard it, and the attack on the transports.
var onActivity = holds{frameFight: func(t *turnover, f frame) { t.transportFought(f.(*fight)) }}

func (s *sortie) what() frameKind   { return frameActivity }
func (s *sortie) moment() moment    { return momentSortie + moment(s.stage) }
func (s *sortie) answers() *answers { return &activityAnswers }
func (s *sortie) holds() *holds     { return &onActivity }

func (s *sortie) copied() frame {
	n := *s
	return &n
}

// asked is the side an activity waits for.
func (s *sortie) asked(p *Position) engine.Side {
	if s.stage == sortieGuard {
		return p.phasing()
	}
	return p.defending()
}

func (s *sortie) meets(p *Position) []engine.Command {
	if s.stage == sortieBar {
		return p.legalBars(nil)
	}
	return p.legalMeets([]int16{s.where}, nil)
}

// transportRollRefusal tells why the attack on the transports may not be rolled for.
func (p *Position) transportRollRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.sortie().stage != sortieStrike:
		return "15", "awaw.no.roll"
	case !plain(c):
		return "15", "awaw.no.such"
	}
	return "", ""
}

// activityDone goes on from a stage: whoever was to be sent has been sent.
func (t *turnover) activityDone(engine.Command) {
	p := t.p
	switch p.sortie().stage {
	case sortieBar:
		if len(p.barrers()) == 0 {
			t.arrive(0, 0)
			return
		}
		t.activity().stage = sortieGuard
		if len(p.legalMeets([]int16{p.sortie().where}, nil)) == 0 {
			t.openStrike()
		}
	case sortieGuard:
		if p.guarding() {
			t.openGuard()
			return
		}
		t.openStrike()
	case sortieStrike:
		t.say(engine.EventChoice, "18.623", "awaw.unstruck", p.defending())
		t.release()
		t.arrive(0, 0)
	}
}
