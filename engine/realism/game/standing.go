package game

import (
	"awaw/engine"
)

// This file holds standing orders: what a side gives up and picks when it is asked in a fight.

// The kinds of standing order, as settings write them. Those that begin with late, with the word of a kind behind it, change the order of losses.
const (
	orderLoss = "loss"
	orderPick = "pick"
	orderLate = "late-"
)

// lateKinds are the kinds that may be kept until all others have fallen, those that are kept longest last.
var lateKinds = [...]Kind{Armor, Fighter, Bomber, Carrier}

var _ engine.Stander = (*Position)(nil)

// OrderKinds lists the orders a side may leave.
func (p *Position) OrderKinds() []engine.OrderKind {
	out := []engine.OrderKind{
		{Kind: orderLoss, Name: engine.Say("realism.game.order.loss"), Help: engine.Say("realism.game.order.loss.how"), Cite: "er.escort.5"},
		{Kind: orderPick, Name: engine.Say("realism.game.order.pick"), Help: engine.Say("realism.game.order.pick.how"), Cite: "er.escort.5"},
	}
	for _, k := range lateKinds {
		out = append(out, engine.OrderKind{Kind: orderLate + k.String(), Name: engine.Say("realism.game.order.late", kindText(k)),
			Help: engine.Say("realism.game.order.late.how", kindText(k)), Cite: "er.escort.5"})
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
	case stLose0, stLose1:
		if by, ok = orders.Find(orderLoss); ok {
			_, victim, _ := f.owed()
			c = engine.Command{Side: side, Verb: VerbLose, A: inFight(victim, p.firstOf(victim, orders))}
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

// firstOf is the kind of a side that falls next: the first there is of those that are not kept, else of those that are.
func (p *Position) firstOf(s int, orders engine.StandingOrders) Kind {
	kept := func(k Kind) int {
		for i, late := range lateKinds {
			if _, on := orders.Find(orderLate + k.String()); late == k && on {
				return i + 1
			}
		}
		return 0
	}
	best, found := Kind(0), false
	for k := range kindCount {
		if p.fight.force[s][k] > 0 && (!found || kept(k) < kept(best)) {
			best, found = k, true
		}
	}
	return best
}
