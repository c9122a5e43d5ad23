// Intent of what is done beside the fighting: building, the loss that is taken, and steps in which nothing more is wanted.

package awaw

import (
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// otherIntent words what is left: building, research, bases, losses, the order of fights, the way home, and doing nothing more.
func (a *air) otherIntent(moves []engine.Command) []engine.Text {
	s := &a.sight
	c := moves[0]
	switch c.Verb {
	case awaw.VerbBuild:
		n := 0
		for _, m := range moves {
			if m.Verb == awaw.VerbBuild {
				n++
			}
		}
		return []engine.Text{engine.Say("ai.meant.build", n)}
	case awaw.VerbInvest:
		var out []engine.Text
		for _, m := range moves {
			if m.Verb == awaw.VerbInvest {
				out = append(out, engine.Say("ai.meant.invest", m.B, int(m.N)))
			}
		}
		return out
	case awaw.VerbAirbase:
		return []engine.Text{engine.Say("ai.meant.airbase", c.B)}
	case awaw.VerbResolve:
		return []engine.Text{engine.Say("ai.meant.resolve", c.B)}
	case awaw.VerbDefault:
		if a.asksLanding() {
			return []engine.Text{engine.Say("ai.meant.land")}
		}
		return []engine.Text{engine.Say("ai.meant.pay")}
	case awaw.VerbPay, awaw.VerbShare, awaw.VerbLose, awaw.VerbYield, awaw.VerbChoose:
		return []engine.Text{engine.Say("ai.meant.pay")}
	case awaw.VerbBreak:
		if u := s.Unit(c.A); u != nil && !u.Deck && u.Kind != units.NAS {
			return []engine.Text{engine.Say("ai.meant.break")}
		}
	case awaw.VerbLand:
		if u := s.Unit(c.A); u != nil && !u.Deck && s.Sea.Asked == awaw.SeaNothing {
			return []engine.Text{engine.Say("ai.meant.land")}
		}
	case awaw.VerbDisplace:
		return []engine.Text{engine.Say("ai.meant.displace", c.B)}
	case awaw.VerbDone:
		return []engine.Text{engine.Say("ai.meant.done")}
	}
	return nil
}

// asksLanding tells whether it is asked where air lands that has flown, outside the step of those who have attacked.
func (a *air) asksLanding() bool { return a.sight.Has(awaw.VerbLand) && a.sight.Has(awaw.VerbDefault) }
