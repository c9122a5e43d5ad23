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
func (b *bombing) record(r *record)              { r.Bombing = b.text() }

func (b *bombing) copied() frame {
	n := *b
	return &n
}

func (b *bombing) prompt(p *Position, q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.bombing", sp(int(b.target))), engine.Say("awaw.limit.bombing", int(b.n), int(b.guns)), "26"
	if p.w.opt.askBombing {
		q.Ask = engine.Say("awaw.ask.bombing.typed", sp(int(b.target)))
	}
	return q
}

func (b *bombing) panel(p *Position) (engine.BattleView, bool) { return p.bombingView(), true }
