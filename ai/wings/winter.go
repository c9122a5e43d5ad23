package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file writes retreats, builds and removals: units go to, and are raised and kept, where most is to be had.

// retreats appends orders for the dislodged units of a power that may go somewhere.
func (c *writer) retreats(s *scene, power diplomacy.Power, dice *engine.Fast, buf []diplomacy.Order) []diplomacy.Order {
	c.scene, c.dice, c.power = s, dice, power
	by := &inSpring
	if s.at.Fall {
		by = &inFall
	}
	s.value(power, by, &c.w)
	var taken [diplomacy.Provinces][2]bool
	for _, out := range s.at.Out {
		if out.Unit.Power != power || out.Open.Empty() {
			continue
		}
		layer := 0
		if out.Unit.Kind == diplomacy.Wing {
			layer = 1
		}
		o := diplomacy.NoOrder
		o.Power, o.Kind, o.At, o.Do = power, out.Unit.Kind, out.Unit.At, diplomacy.Disband
		most := float32(0)
		for q := range out.Open.All() {
			if taken[s.of[q]][layer] {
				continue
			}
			gain := 1 + c.w.of(out.Unit.Kind, q)
			if s.at.Fall && s.centre[s.of[q]] && s.at.Owner[s.of[q]] != power {
				gain += fullWorth // it changes hands
			}
			if o.To == diplomacy.Nowhere || gain > most {
				o.Do, o.To, most = diplomacy.Retreat, q, gain
			}
		}
		if o.To != diplomacy.Nowhere {
			taken[s.of[o.To]][layer] = true
		}
		buf = append(buf, o)
	}
	return buf
}

// mostWings is how many units of the surface a power has for each wing it wants, by system: in rn46 a wing costs as much as an army.
var mostWings = map[diplomacy.System]int{diplomacy.RN46: 4, diplomacy.RN44: 3}

// adjustments appends the builds and removals of a power.
func (c *writer) adjustments(s *scene, power diplomacy.Power, dice *engine.Fast, buf []diplomacy.Order) []diplomacy.Order {
	c.scene, c.dice, c.power = s, dice, power
	s.value(power, &inBuilds, &c.w)
	ground, wings := 0, 0
	for _, u := range s.at.Units {
		if u.Power == power && u.Kind == diplomacy.Wing {
			wings++
		} else if u.Power == power {
			ground++
		}
	}
	first := len(buf)
	for {
		open := s.board.Adjustments(s.rules, s.at, power, buf[first:])
		if len(open) == 0 {
			return buf
		}
		if i := slices.IndexFunc(open, func(o diplomacy.Order) bool { return o.Kind != diplomacy.Wing }); i < 0 && open[0].Do == diplomacy.Build && !c.wants(ground, wings, len(buf)-first) {
			return buf // what is left is room for wings it does not want
		}
		best, most := 0, float32(0)
		for i, o := range open {
			if g := c.raising(o, ground, wings); i == 0 || g > most {
				best, most = i, g
			}
		}
		o := open[best]
		change := 1
		if o.Do == diplomacy.Remove {
			change = -1
		}
		if o.Kind == diplomacy.Wing {
			wings += change
		} else {
			ground += change
		}
		buf = append(buf, o)
	}
}

// wants tells whether a power would have one wing more than by its measure: as many again, where nothing else can be raised.
func (c *writer) wants(ground, wings, written int) bool {
	return wings < 1+ground*2/mostWings[c.rules.System] && written < diplomacy.MostUnits
}

// raising is how much is to be said for a build or a removal.
func (c *writer) raising(o diplomacy.Order, ground, wings int) float32 {
	few := wings*mostWings[c.rules.System] < ground
	here := c.w.of(o.Kind, o.At)
	switch {
	case o.Kind == diplomacy.Wing && o.Do == diplomacy.Build && few:
		return fullWorth + c.front(c.of[o.At])
	case o.Kind == diplomacy.Wing && o.Do == diplomacy.Build:
		return c.front(c.of[o.At]) - fullWorth
	case o.Do == diplomacy.Build && o.Kind == diplomacy.Fleet:
		return here + c.afloat()
	case o.Do == diplomacy.Build:
		return here
	case o.Kind == diplomacy.Wing && (few || wings <= 1):
		return -fullWorth - c.front(c.of[o.At])
	case o.Kind == diplomacy.Wing:
		return fullWorth - c.front(c.of[o.At])
	}
	return -here
}

// afloat leans builds towards fleets where a power has fewer of them than armies, and away where it has more.
func (c *writer) afloat() float32 {
	n := float32(0)
	for _, u := range c.at.Units {
		if u.Power == c.power {
			switch u.Kind {
			case diplomacy.Fleet:
				n -= 30
			case diplomacy.Army:
				n += 15
			}
		}
	}
	return n + float32(c.dice.Intn(60))
}
