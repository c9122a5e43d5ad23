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

func (d *dive) moment() moment { return momentDive + moment(d.stage) }

func (d *dive) answers() *answers { return &kamikazeAnswers }

// onDive is what may stand on an attack of kamikazes: where on its way the force is met, and what goes down with its carrier.
var onDive = holds{frameChoice: func(t *turnover, f frame) {
	if f.(*choice).kind == choiceDecks {
		t.crowdRest()
		t.rollNext(int(t.p.dive().at) + 1)
	}
}}

func (d *dive) holds() *holds { return &onDive }

// asked is the side an attack of kamikazes waits for.
func (d *dive) asked(p *Position) engine.Side {
	japan := p.w.sideOf(p.w.japan())
	switch d.stage {
	case diveGuard, diveAir, diveFire, diveDivert:
		return 3 - japan
	}
	return japan
}

// diveDoneRefusal tells why a part of the attack may not be ended by saying that one is done.
func (p *Position) diveDoneRefusal(engine.Command) (engine.Cite, string) {
	if p.dive().stage == diveSend || p.dive().stage == diveGuard {
		return "", ""
	}
	return "17.47", "awaw.no.done"
}

// diveDone ends the naming of targets, of guards, or the chance of a second wave.
func (t *turnover) diveDone(engine.Command) {
	d := t.p.dive()
	switch {
	case d.stage == diveGuard:
		t.meetDive(0)
	case len(d.out) == 0:
		t.endDive()
	default:
		t.beginDive()
	}
}

// diveRollKey says which dice a roll for kamikazes throws.
func (p *Position) diveRollKey() string {
	switch p.dive().stage {
	case diveAir:
		return "roll.dive.air"
	case diveFire:
		return "roll.fire"
	case diveDraw:
		return "roll.dive.draw"
	}
	return "roll.strike.ships"
}

// diveRollRefusal tells why no dice may be thrown for kamikazes now.
func (p *Position) diveRollRefusal(c engine.Command) (engine.Cite, string) {
	if p.diveFireTyped() {
		return "23.42", "awaw.no.roll"
	}
	switch p.dive().stage {
	case diveAir, diveFire, diveDraw, diveRoll:
		if plain(c) {
			return "", ""
		}
		return "17.47", "awaw.no.such"
	}
	return "17.47", "awaw.no.roll"
}

// rollDiving throws the dice an attack of kamikazes waits for.
func (t *turnover) rollDiving() error {
	switch t.p.dive().stage {
	case diveAir:
		return t.rollDiveAir()
	case diveFire:
		return t.rollDiveFire()
	case diveDraw:
		return t.rollDraw()
	}
	return t.rollDive()
}
