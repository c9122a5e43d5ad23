package table

import (
	"errors"
	"slices"

	"awaw/engine"
)

// This file asks the position what would come of sending those ticked: it is carried as far as no die is needed, and asked there.

// Prospect is what would come of sending some: the chances, the panel of what would be begun, what is added up.
type Prospect struct {
	Charts []engine.Chart
	Battle *engine.BattleView
	Ledger engine.Ledger
	Meets  []engine.AnswerLine // who could meet those who are sent on their way, with their counters
	Whole  bool                // it is of all who could attack, which is asked later
}

// errDice stops what would need dice.
var errDice = errors.New("dice would fall")

// uncast lets nothing fall: what is only thought of rolls nothing.
type uncast struct{}

// Roll refuses.
func (uncast) Roll(engine.Ask) ([]int, error) { return nil, errDice }

// After is the position as it would be once some commands were given; those it does not take are passed over.
func (m *Surface) after(list []engine.Command) engine.Position {
	p := m.Sight.Pos
	for _, c := range list {
		if next, _, err := p.Apply(c, uncast{}); err == nil {
			p = next
		}
	}
	return p
}

// Begins is the command that begins what would have been sent to the target, once some are sent.
func (m *Surface) Begins(list []engine.Command) (out engine.Command, ok bool) {
	a := m.Sight.Aim
	if a == nil {
		return out, false
	}
	p := m.after(list)
	t, tells := p.(engine.Teller)
	if !tells {
		return out, false
	}
	for _, c := range p.Legal(m.Actor(), nil) {
		if begins(c, a.At) && t.Tell(c).Begins {
			return c, true
		}
	}
	return out, false
}

// Prospect is what would come of sending those ticked, and one more where one is named.
func (m *Surface) Prospect(more engine.Ref) Prospect {
	a := m.Sight.Aim
	key := ""
	for _, r := range append(slices.Clone(a.Ticked), more) {
		key += r.String() + " "
	}
	if known, ok := a.known[key]; ok {
		return known
	}
	list := m.Sending()
	for _, r := range m.Reachers(a.At) {
		if r.Counter.Ref == more && !r.Sent {
			list = append(list, r.Cmd)
		}
	}
	out := m.weigh(a.At, list)
	a.known[key] = out
	return out
}

// RoundAfter is the chart of the round to come of the fight at hand once a command was given.
func (m *Surface) RoundAfter(c engine.Command) (engine.Chart, bool) {
	next, _, err := m.Sight.Pos.Apply(c, uncast{})
	if err != nil {
		return engine.Chart{}, false
	}
	return NextRound(next.View().Battle)
}

// NextRound is the chart of the round to come of a fight: the last that tells of losses.
func NextRound(b *engine.BattleView) (out engine.Chart, ok bool) {
	if b == nil {
		return out, false
	}
	for _, c := range b.Charts {
		if c.Kind == engine.ChartBars && c.Value == engine.ValueLosses {
			out, ok = c, true
		}
	}
	return out, ok
}

// weigh asks a position in which some were sent what would come of it.
func (m *Surface) weigh(at engine.Ref, list []engine.Command) (out Prospect) {
	p := m.after(list)
	if asker, ok := p.(engine.Asker); ok {
		if x, err := asker.Ask(m.Sight.Viewer, engine.Query{Kind: engine.QueryOdds, At: m.spaceOf(at)}); err == nil {
			out.Meets = x.Meets
			if len(x.Charts) > 0 {
				out.Charts, out.Ledger = x.Charts, x.Ledger
				return out
			}
		}
	}
	if begins, ok := m.Begins(list); ok {
		if next, _, err := p.Apply(begins, uncast{}); err == nil {
			if v := next.View(); v.Battle != nil {
				out.Battle, out.Charts = v.Battle, v.Battle.Charts
			}
		}
		return out
	}
	if f, ok := p.(engine.Foreseer); ok {
		if v, ok := f.Foreseen(m.spaceOf(at)); ok {
			out.Battle, out.Charts, out.Whole = &v, v.Charts, true
			return out
		}
	}
	if v := p.View(); v.Plan != nil && (v.Plan.Where == m.spaceOf(at) || v.Plan.Where == at) {
		out.Battle, out.Charts = v.Plan, v.Plan.Charts
	}
	return out
}
