// A naval combat, or the chance of one, as a question: what it asks, what interrupts it, and how it is shown.

package awaw

import "awaw/engine"

var navalAnswers = answers{
	done: answer{refuse: (*Position).seaDoneRefusal, do: (*turnover).seaDone, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Key, l.Name = "22.4", 'd', told("sea.done")
		if p.sea().stage == seaReact {
			l.Name = told("sea.pass")
		}
	}},
	roll: answer{refuse: (*Position).seaRollRefusal, roll: (*turnover).rollAtSea, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "22.4", told("roll.search")
		if p.sea().stage == seaSpot {
			l.Name = told("roll.intercept")
		}
	}},
	verdict: typed((*Position).seaTyped, (*Position).seaCould, (*turnover).typedAtSea),
	press: answer{refuse: (*Position).seaChoiceRefusal, do: (*turnover).pressAtSea, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Key, l.Main, l.Name, l.Detail = "22.4", 'p', true, told("sea.press"), told("sea.press.how")
	}},
	stop: answer{refuse: (*Position).seaChoiceRefusal, do: (*turnover).stopAtSea, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Key, l.Name, l.Detail = "22.4", 's', told("sea.stop"), told("sea.stop.how")
	}},
}

// onNaval is what may stand on a naval combat: a strike, and an attack of kamikazes.
var onNaval = holds{
	frameStrike:    func(t *turnover, f frame) { t.strikeOver(f.(*strike)) },
	frameKamikazes: func(t *turnover, f frame) { t.kamikazesOver(f.(*dive)) },
}

func (b *seaBattle) what() frameKind   { return frameNaval }
func (b *seaBattle) copied() frame     { return b.copy() }
func (b *seaBattle) moment() moment    { return momentSea + moment(b.stage) }
func (b *seaBattle) answers() *answers { return &navalAnswers }
func (b *seaBattle) holds() *holds     { return &onNaval }
