package game

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
)

// This file answers how likely a battle ends in either way.

// ahead is the position in which battles would begin if no more attacks were ordered; nil while none are to be ordered.
func (p *Position) ahead() *Position {
	if p.phase != CombatMove || p.Over() {
		return nil
	}
	q := *p
	q.Own()
	t := turn{Position: &q}
	t.next()
	if len(t.lanes) == 0 {
		return nil
	}
	t.beginRound()
	return &q
}

// Announced implements lanes.Announcer.
func (p *Position) Announced() (out []engine.Ref) {
	q := p.ahead()
	if q == nil || q.phase != Battles {
		return nil
	}
	for i := range q.lanes {
		if q.live(i) {
			out = append(out, ref(int(q.lanes[i].at)))
		}
	}
	return out
}

// chances answers engine.QueryOdds for the battle fought in a space, or announced there: how it ends if it is fought on, and what that costs on average.
func (p *Position) chances(q engine.Query) (engine.Answer, error) {
	if begun := p.ahead(); begun != nil {
		return begun.chances(q)
	}
	i := slices.IndexFunc(p.lanes, func(l lane) bool { return ref(int(l.at)) == q.At && l.result == goesOn })
	if p.phase != Battles || i < 0 {
		return engine.Answer{}, engine.ErrNoAnswer
	}
	x, ok := p.prospect(i, q.Cmd)
	if !ok {
		return engine.Answer{}, engine.ErrNoAnswer
	}
	chart := engine.Chart{Title: engine.Say("supremacy.game.chart.ends"), Unit: engine.Say("supremacy.game.chart.chance"), Kind: engine.ChartOutlook, Of: q.At,
		Value: engine.ValueOther, Bars: []engine.Bar{
			{Side: p.sideOf(0), P: x.Won, Name: engine.Say("supremacy.game.chart.won")},
			{Side: p.sideOf(1), P: 1 - x.Won - x.None, Name: engine.Say("supremacy.game.chart.held")},
			{P: x.None, Name: engine.Say("supremacy.game.chart.none")},
		}}
	out := engine.Answer{Verdict: engine.Yes, Charts: []engine.Chart{chart}, Cites: []engine.Cite{"as.dispatch.19"}}
	for s := range x.Lost {
		lost := engine.Arg{Kind: engine.ArgTenths, N: int(math.Round(10 * x.Lost[s]))}
		out.Lines = append(out.Lines, engine.AnswerLine{Text: engine.Say("supremacy.game.chart.cost", p.sideOf(s), lost)})
	}
	out.Lines = append(out.Lines, engine.AnswerLine{Text: engine.Say("supremacy.game.chart.assumes")})
	if p.pooled(int(p.lanes[i].at)) {
		out.Lines = append(out.Lines, engine.AnswerLine{Text: engine.Say("supremacy.game.pooled")})
	}
	return out, nil
}

// prospect reckons a battle after a command if one is named: before its dice, between them, or while losses are chosen.
func (p *Position) prospect(i int, c engine.Command) (x Prospect, ok bool) {
	switch {
	case p.phase != Battles || i < 0 || i >= len(p.lanes) || !p.live(i):
		return x, false
	case p.stage < stAim0 || i > p.cur: // its dice are still to fall
		return p.standing(i).Then(c).Prospect()
	case i == p.cur && !(p.fight.rolled[0] && p.fight.rolled[1]):
		return p.midway(c)
	}
	if x, ok = p.after(i, c).Prospect(); !ok || i != p.cur {
		return x, ok
	}
	for s := range x.Lost { // with what falls in this round
		began, left := p.began(s), counted(p.fallen(i, s, c))
		for n := range p.w.arena.Slots() {
			k, _ := p.w.arena.Of(n)
			x.Lost[s] += float64(int(began[n]-left[n]) * p.w.Cost[k])
		}
	}
	return x, true
}

// Ending implements lanes.Shower: nobody leaves, dice are aimed as has been said so far, later all shoot and fall in the plain order, what has been
// sent arrives.
func (p *Position) Ending(i int, c engine.Command) (lanes.Ending, bool) {
	x, ok := p.prospect(i, c)
	out := lanes.Ending{Won: x.Won, None: x.None, Held: 1 - x.Won - x.None, Lost: x.Lost}
	if out.Held < sure {
		out.Held = 0
	}
	return out, ok
}

// sure is what a chance may differ from none by reckoning alone.
const sure = 1e-12

var _ lanes.Shower = (*Position)(nil)

// policy is what chances take for granted (AAS-6, AAS-7).
func (p *Position) policy() engine.Text {
	if p.w.inTurn {
		return engine.Say("supremacy.game.policy.turn")
	}
	return engine.Say("supremacy.game.policy")
}
