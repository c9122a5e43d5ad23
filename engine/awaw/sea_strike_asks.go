// A strike on ships as a question: what it asks, what interrupts it, and how it is shown.

package awaw

import "awaw/engine"

var strikeAnswers = answers{
	done: answer{refuse: func(*Position, engine.Command) (engine.Cite, string) { return "22.4", "awaw.no.done" }},
	roll: answer{refuse: (*Position).strikeRollRefusal, roll: (*turnover).rollStrikeOrFire, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "22.4", told("roll.fire")
		if p.strike().stage == strikeRoll {
			l.Name = told("roll.strike.ships")
		}
	}},
	verdict: typed((*Position).fireTyped, (*Position).fireCould, (*turnover).typedFire),
}

// onStrike is what may stand on a strike: the air combat with the defenders, and the losses to the ships' fire.
var onStrike = holds{frameFight: func(t *turnover, f frame) { t.struckOn(f.(*fight)) }}

func (s *strike) what() frameKind   { return frameStrike }
func (s *strike) moment() moment    { return momentStrike + moment(s.stage) }
func (s *strike) answers() *answers { return &strikeAnswers }
func (s *strike) holds() *holds     { return &onStrike }

// asked is the side a strike waits for.
func (s *strike) asked(*Position) engine.Side {
	if s.stage == strikeFire {
		return 3 - s.side
	}
	return s.side
}

// strikeRollRefusal tells why no dice may be thrown for a strike now.
func (p *Position) strikeRollRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case !plain(c):
		return "22.4", "awaw.no.such"
	case p.strike().stage == strikeAim || p.fireTyped():
		return "22.4", "awaw.no.roll"
	}
	return "", ""
}

// rollStrikeOrFire throws the dice a strike waits for.
func (t *turnover) rollStrikeOrFire() error {
	if t.p.strike().stage == strikeFire {
		return t.fire()
	}
	return t.rollStrike()
}
