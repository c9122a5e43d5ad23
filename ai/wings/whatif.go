package wings

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

// This file tells how a side's orders would fare against what the others may well order: their candidate sets, in every mixture drawn.

// forecastNodes is how many movements a forecast settles unless Options say otherwise, mostReplies how many replies it draws.
const (
	forecastNodes = 24_000
	mostReplies   = 400
)

// forecastDrafts is how many candidates a power gets in a forecast as a cadet writes them.
const forecastDrafts = 16

// Forecast tells how the orders that side has written in a movement fare; units without one hold. Not ok where there is nothing to tell.
func Forecast(p engine.Position, side engine.Side, o ai.Options) (ai.Forecast, bool) {
	q, ok := p.Seen(side).(*wings.Position)
	if !ok || side == engine.NoSide {
		return ai.Forecast{}, false
	}
	g := q.Glance(side)
	if g.Phase != wings.Moves || g.Power == diplomacy.Nobody {
		return ai.Forecast{}, false
	}
	if o.Nodes <= 0 {
		o.Nodes = forecastNodes
	}
	x := player{o: o}
	t := newThinker(g, commander, o, x.seed(unwritten(q, side), side), ai.Watch{})
	t.weighPlaces()
	own := t.written(g.Written)
	if len(own) == 0 {
		return ai.Forecast{}, false
	}
	bids := t.bids(o.Nodes*3/4, forecastDrafts)
	b := t.alone()
	for _, y := range bids {
		y.even()
	}
	replies := met(b, bids, t.power, max(20, min(mostReplies, (o.Nodes-t.used())/2)))
	out := b.forecast(q, g, own, replies)
	out.Nodes = t.used()
	return out, true
}

// unwritten is a position as it was before side wrote anything, as far as that can be told: replies do not hang on one's own orders.
func unwritten(p *wings.Position, side engine.Side) engine.Position {
	if side == 1 {
		return p.Seen(2)
	}
	return p.Seen(1)
}

// written are the orders of all units of the power, those without one holding.
func (t *thinker) written(given []diplomacy.Order) []diplomacy.Order {
	var out []diplomacy.Order
	for i, u := range t.scene.at.Units {
		if u.Power != t.power {
			continue
		}
		o := t.scene.order(i, diplomacy.Hold)
		for _, x := range given {
			if x.At == u.At && x.Kind == u.Kind {
				o = x
			}
		}
		out = append(out, o)
	}
	return out
}

// even makes all candidates as likely, but those that do well more so: half of the replies are theirs.
func (x *bid) even() {
	x.open()
	copy(x.sum, x.now)
	for i := range x.climbed {
		x.sum[i] += 1 / float32(x.climbed)
	}
}

// forecast settles the own orders against all replies.
func (b *bench) forecast(p *wings.Position, g wings.Glance, own []diplomacy.Order, replies []reply) ai.Forecast {
	out := ai.Forecast{Replies: len(replies)}
	var units []int
	for i, u := range b.at.Units {
		if u.Power == g.Power {
			units = append(units, i)
		}
	}
	for k := range own {
		out.Fates = append(out.Fates, ai.Fate{Unit: p.UnitRef(units[k]), Order: p.OrderText(own[k])})
	}
	worst := 0
	for n, r := range replies {
		after := b.settle(own, r)
		for k, i := range units {
			if does(&after.Rows[i]) {
				out.Fates[k].Succeeds += 1 / float64(len(replies))
			}
		}
		likely := float64(b.weigh.strength[g.Power])
		out.Likely += likely / float64(len(replies))
		if n == 0 || likely < out.LikelyWorst {
			worst, out.LikelyWorst = n, likely
		}
	}
	least := b.trimmed(g.Power, own, replies[worst], float32(out.LikelyWorst))
	after := b.settle(own, least)
	for k, i := range units {
		out.Fates[k].InWorst = does(&after.Rows[i])
	}
	for s, power := range g.Powers {
		x := ai.Answer{Side: engine.Side(s + 1)}
		for _, o := range least {
			if o.Power == power {
				x.Orders, x.Commands = append(x.Orders, p.OrderText(o)), append(x.Commands, p.Writing(o)...)
			}
		}
		if len(x.Orders) > 0 {
			out.Worst = append(out.Worst, x)
		}
	}
	return out
}

// does tells whether an order does what it says; one to hold does if the unit is not driven out.
func does(row *diplomacy.Row) bool {
	return row.Result == diplomacy.OK && !row.Out && !row.Lost
}

// stirs is how many centres may change by leaving out orders that have no part in a reply.
const stirs = 0.1

// trimmed leaves out of a reply the orders of all powers without which it hurts as much.
func (b *bench) trimmed(power diplomacy.Power, own []diplomacy.Order, r reply, likely float32) reply {
	for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
		if p == power {
			continue
		}
		var without reply
		for _, o := range r {
			if o.Power != p {
				without = append(without, o)
			}
		}
		if len(without) == len(r) {
			continue
		}
		b.settle(own, without)
		if b.weigh.strength[power] <= likely+stirs {
			r = without
		}
	}
	return r
}
