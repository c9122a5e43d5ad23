package game

import "awaw/engine"

// This file holds standing orders: a side that always aims and falls in the plain order need not be asked.

// The kinds of standing order, as settings write them.
const (
	orderAim  = "aim"
	orderLoss = "loss"
)

var _ engine.Stander = (*Position)(nil)

// OrderKinds lists the orders a side may leave.
func (p *Position) OrderKinds() []engine.OrderKind {
	return []engine.OrderKind{
		{Kind: orderAim, Name: engine.Say("supremacy.game.order.aim"), Help: engine.Say("supremacy.game.order.aim.how"), Cite: asks[stAim0].cite},
		{Kind: orderLoss, Name: engine.Say("supremacy.game.order.loss"), Help: engine.Say("supremacy.game.order.loss.how"), Cite: asks[stLose0].cite},
	}
}

// Answer gives the next command by which orders decide what side is asked.
func (p *Position) Answer(side engine.Side, orders engine.StandingOrders) (c engine.Command, by engine.StandingOrder, ok bool) {
	if p.phase != Battles || side != p.asked() {
		return c, by, false
	}
	verb := VerbPlain
	switch p.stage {
	case stAim0, stAim1:
		verb = VerbRoll
		by, ok = orders.Find(orderAim)
	case stLose0, stLose1:
		by, ok = orders.Find(orderLoss)
	}
	if !ok {
		return c, by, false
	}
	for _, l := range p.Legal(side, nil) {
		if l.Verb == verb {
			return l, by, true
		}
	}
	return c, by, false
}
