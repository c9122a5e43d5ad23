// The bombing of a target as a question: what it asks, and how it is shown.

package awaw

import "awaw/engine"

var bombingAnswers = answers{
	roll: answer{refuse: (*Position).bombingRollRefusal, roll: (*turnover).rollBombing, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "26", told("roll.bombing")
	}},
	verdict: answer{refuse: (*Position).bombingResultRefusal, do: func(t *turnover, c engine.Command) { t.bombed(int(c.N)) }, list: (*Position).legalBombings,
		tell: func(_ *Position, c engine.Command, l *engine.Label) {
			l.Cite, l.Name = "26", told("bombing.result", int(c.N))
		}},
}

func (b *bombing) what() frameKind               { return frameBombing }
func (b *bombing) moment() moment                { return momentBombing }
func (b *bombing) answers() *answers             { return &bombingAnswers }
func (b *bombing) asked(p *Position) engine.Side { return p.phasing() }

func (b *bombing) copied() frame {
	n := *b
	return &n
}
