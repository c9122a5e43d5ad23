// The answer to a strike at sea as far as the side that sends it may know: what all the air it sees could do to ships of its own.

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// replyTo is how likely the other side hits in the same round, if all its air that is seen and may strike goes for one ship of a force
// it has found, that which it hits most likely. It is reckoned as if the strike of this side had hurt nobody (23.44).
func (p *Position) replyTo(side engine.Side) *engine.Bar {
	q, foe := p.Seen(side).(*Position).clone(), 3-side
	b := q.sea().copy()
	b.whose = b.number(foe)
	q.replace(b)
	best := engine.Bar{Side: foe, Name: engine.Say("awaw.reply.none")}
	for _, f := range q.groupsAt(side, int(b.hex)) {
		strike := aircombat.Strike{Surprise: q.surpriseOf(foe)}
		n := 0
		for _, c := range q.legalStrikes(foe, nil) {
			if q.forceAt(c.B) == f {
				g := q.squadronsOf(c.A.Index(), aircombat.Attack)
				strike.Force = append(strike.Force, g)
				n += g.N
			}
		}
		if q.w.naval.Level(strike.Force, false) == 0 {
			continue
		}
		ships := q.shipsIn(f)
		guards, over := q.guardsAt(f)
		ask := aircombat.StrikeQuestion{Strike: strike, Guard: guards, Defense: q.w.naval.AirDefense(q.hulls(ships)), Conditions: q.coverOver(over, strike.Surprise)}
		desk := q.w.naval.NewStrikeDesk()
		for _, i := range ships {
			ask.Strike.Against = []units.Nation{q.ships[i].nation}
			if odds, err := desk.Odds(&ask); err == nil && odds.AtLeast(1) > best.P {
				best.P, best.Value, best.Name = odds.AtLeast(1), n, engine.Say("awaw.reply", n, tf(f))
			}
		}
	}
	return &best
}
