// An attack of kamikazes as a question: what it asks, and how it is shown.

package awaw

import "awaw/engine"

var kamikazeAnswers = answers{
	done: answer{refuse: (*Position).diveDoneRefusal, do: (*turnover).diveDone, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		if p.dive().stage == diveSend {
			sayDone(l, "done.dive")
			return
		}
		sayDone(l, "done.guarded")
	}},
	roll: answer{refuse: (*Position).diveRollRefusal, roll: (*turnover).rollDiving, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "17.47", told(p.diveRollKey())
	}},
	verdict: typed((*Position).diveFireTyped, (*Position).diveFireCould, (*turnover).typedDiveFire),
}

func (d *dive) what() frameKind   { return frameKamikazes }
func (d *dive) copied() frame     { return d.copy() }
func (d *dive) moment() moment    { return momentDive + moment(d.stage) }
func (d *dive) answers() *answers { return &kamikazeAnswers }

// asked is the side an attack of kamikazes waits for.
func (d *dive) asked(p *Position) engine.Side {
	japan := p.w.sideOf(p.w.japan())
	switch d.stage {
	case diveGuard, diveAir, diveFire, diveDivert:
		return 3 - japan
	}
	return japan
}
