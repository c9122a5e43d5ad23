package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/volley"
)

// This file holds standing orders: what a side gives up and picks when it is asked in a fight.

// The kinds of standing order, as settings write them. Those that begin with late, with the word of a kind behind it and a number, make the order of losses.
const (
	orderLoss = "loss"
	orderPick = "pick"
	orderHome = "home"
	orderLate = "late-"
)

var (
	_ engine.Stander = (*Position)(nil)
	_ engine.Minded  = (*Position)(nil)
)

// keeps is how late each kind falls: 0 for one that is not kept, else those with lower numbers first.
type keeps [kindCount]uint8

// mostLate is the highest number of an order that keeps a kind.
const mostLate = int(kindCount)

// keptBy is what orders keep.
func keptBy(orders engine.StandingOrders) (out keeps) {
	for k := range kindCount {
		if by, on := orders.Find(orderLate + k.String()); on { // those without a number are of the time before there were any
			out[k] = uint8(1 + max(0, min(by.N, mostLate)))
		}
	}
	return out
}

// order is an order of losses: what is kept comes last, by its number; what has the same as it always does.
func (x keeps) order(t *volley.Table) volley.Order {
	out := t.Standard()
	if x != (keeps{}) {
		slices.SortStableFunc(out, func(a, b uint8) int { return int(x[a]) - int(x[b]) })
	}
	return out
}

// Under is the position as it is reckoned by the orders of a side.
func (p *Position) Under(side engine.Side, orders engine.StandingOrders) engine.Position {
	q := *p
	q.kept[side] = keptBy(orders)
	return &q
}

// lossOrder is the order in which a side's units fall, as far as chances know.
func (p *Position) lossOrder(side engine.Side) volley.Order {
	return p.kept[side].order(p.w.rules.Table)
}

// between is a battle to be reckoned, each side by its own order of losses.
func (p *Position) between(attack, defence volley.Force, who [2]engine.Side, form Form) *volley.Battle {
	b := volley.New(p.w.rules.Table, attack, defence)
	if form == OneRound {
		b.Rounds = 1
	}
	for s := range b.Needs {
		if of := form.needs(s); of != nil {
			b.Needs[s] = b.Table.Where(func(k int) bool { return of(Kind(k)) })
		}
	}
	if p.w.gunsFirst {
		b.First = b.First.With(int(Artillery))
	}
	for s, side := range who {
		b.Policy[s].Loss = p.lossOrder(side)
	}
	return b
}

// OrderKinds lists the orders a side may leave.
func (p *Position) OrderKinds() []engine.OrderKind {
	out := []engine.OrderKind{
		{Kind: orderLoss, Name: engine.Say("realism.game.order.loss"), Help: engine.Say("realism.game.order.loss.how"), Cite: "er.escort.5"},
		{Kind: orderPick, Name: engine.Say("realism.game.order.pick"), Help: engine.Say("realism.game.order.pick.how"), Cite: "er.escort.5"},
	}
	out = append(out, engine.OrderKind{Kind: orderHome, Name: engine.Say("realism.game.order.home"), Help: engine.Say("realism.game.order.home.how"), Cite: "er.phase.3"})
	for k := range kindCount {
		out = append(out, engine.OrderKind{Kind: orderLate + k.String(), Name: engine.Say("realism.game.order.late", kindText(k)),
			Help: engine.Say("realism.game.order.late.how", kindText(k)), Cite: "er.escort.5",
			Unit: engine.Say("realism.game.order.late.place"), Least: 1, Most: mostLate, N: 1 + int(k), Step: 1})
	}
	return out
}

// Answer gives the next command by which orders decide what side is asked.
func (p *Position) Answer(side engine.Side, orders engine.StandingOrders) (c engine.Command, by engine.StandingOrder, ok bool) {
	if side != p.asked() {
		return c, by, false
	}
	f := &p.fight
	switch f.stage {
	case stNone:
		if by, ok = orders.Find(orderHome); ok {
			c, ok = p.asFlown()
		}
	case stLose0, stLose1:
		if by, ok = orders.Find(orderLoss); ok {
			_, victim, _ := f.owed()
			force := forceOf(f.force[victim])
			c = engine.Command{Side: side, Verb: VerbLose, A: inFight(victim, Kind(keptBy(orders).order(p.w.rules.Table).First(&force)))}
		}
	case stPick0, stPick1:
		if by, ok = orders.Find(orderPick); ok {
			_, victim, _ := f.owed()
			k := kindCount - 1
			for f.force[victim][k] == 0 {
				k--
			}
			c = engine.Command{Side: side, Verb: VerbPick, A: inFight(victim, k)}
		}
	}
	return c, by, ok
}
