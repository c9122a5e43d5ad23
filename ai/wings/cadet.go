package wings

import (
	"cmp"
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file writes a power's orders for a movement the way DumbBot is published to: units in any order go where most is to be had, and
// support each other where others might come too. It is a level by itself and the source of the orders that others weigh.

// writer writes the orders of one power at a time. Its room is used again.
type writer struct {
	*scene
	dice  *engine.Fast
	power diplomacy.Power
	w     worth

	units   []int // of the power
	orders  [diplomacy.MostUnits]diplomacy.Order
	decided [diplomacy.MostUnits]bool
	busy    [diplomacy.MostUnits]bool
	goer    [diplomacy.Provinces]int16 // the own unit that moves into a province
	helped  [diplomacy.Provinces]uint8 // supports of what is done there
	aims    []aim
}

// aim is one place a unit could go, and how.
type aim struct {
	to   diplomacy.Place
	by   diplomacy.Way
	with int // the fleet or wing that carries it; none
	gain float32
}

// movement appends orders for all units of a power.
func (c *writer) movement(s *scene, power diplomacy.Power, dice *engine.Fast, buf []diplomacy.Order) []diplomacy.Order {
	c.scene, c.dice, c.power = s, dice, power
	by := &inSpring
	if s.at.Fall {
		by = &inFall
	}
	s.value(power, by, &c.w)
	return c.write(buf)
}

// write is movement with what places are worth at hand.
func (c *writer) write(buf []diplomacy.Order) []diplomacy.Order {
	c.units = c.units[:0]
	for i, u := range c.at.Units {
		if u.Power == c.power {
			c.units = append(c.units, i)
			c.decided[i], c.busy[i] = false, false
		}
	}
	for q := range c.goer {
		c.goer[q], c.helped[q] = none, 0
	}
	for k := len(c.units) - 1; k > 0; k-- {
		j := c.dice.Intn(k + 1)
		c.units[k], c.units[j] = c.units[j], c.units[k]
	}
	for _, i := range c.units {
		if c.at.Units[i].Kind != diplomacy.Wing && !c.decided[i] {
			c.decide(i)
		}
	}
	c.idle()
	c.fly()
	for _, i := range c.units {
		buf = append(buf, c.orders[i])
	}
	return buf
}

// give notes an order.
func (c *writer) give(i int, o diplomacy.Order) {
	c.orders[i], c.decided[i] = o, true
}

// gain is what being in a place is worth now: more where the own units are many, less where others might come.
func (c *writer) gain(i int, p diplomacy.Place) float32 {
	u := c.at.Units[i]
	q := c.of[p]
	return c.w.of(u.Kind, p) + 15*float32(c.near[c.power][q]) - 15*float32(c.rivalry(c.power, q))
}

// list gathers where a unit could go, the best first.
func (c *writer) list(i int, buf []aim) []aim {
	u, first := c.at.Units[i], len(buf)
	buf = append(buf, aim{u.At, diplomacy.AnyWay, none, c.gain(i, u.At)})
	if u.Kind == diplomacy.Fleet {
		for _, p := range c.fleet[u.At] {
			buf = append(buf, aim{p, diplomacy.AnyWay, none, c.gain(i, p)})
		}
	} else {
		for _, p := range c.army[c.of[u.At]] {
			buf = append(buf, aim{p, diplomacy.AnyWay, none, c.gain(i, p)})
		}
		buf = c.carried(i, buf)
	}
	slices.SortStableFunc(buf[first:], func(a, b aim) int { return cmp.Compare(b.gain, a.gain) })
	return buf
}

// carried adds where fleets and wings could take an army that it does not reach by itself.
func (c *writer) carried(i int, buf []aim) []aim {
	from := c.of[c.at.Units[i].At]
	near := c.board.Marches(from).With(from)
	for _, f := range c.units {
		u := c.at.Units[f]
		if c.decided[f] || c.busy[f] {
			continue
		}
		at := c.of[u.At]
		switch {
		case u.Kind == diplomacy.Fleet && c.board.Sea(at) && c.board.Neighbours(at).Has(from):
			lands := c.board.Neighbours(at).Minus(near)
			for q := range lands.All() {
				if !c.board.Sea(q) {
					buf = append(buf, aim{q, diplomacy.AnyWay, f, c.gain(i, q)})
				}
			}
		case u.Kind == diplomacy.Wing && c.rules.System == diplomacy.RN46 && at == from:
			for _, q := range c.flies[at] {
				if !near.Has(q) && !c.board.Sea(q) {
					buf = append(buf, c.lifted(i, q, f))
				}
			}
		case u.Kind == diplomacy.Wing && c.rules.System == diplomacy.RN46 && !near.Has(at) && c.board.Flights(at).Has(from):
			buf = append(buf, c.lifted(i, at, f))
		}
	}
	return buf
}

// lifted is the aim of an army that is flown: it is lost if it does not get in.
func (c *writer) lifted(i int, q diplomacy.Place, wing int) aim {
	a := aim{q, diplomacy.ByAir, wing, c.gain(i, q)}
	if n := c.rivalry(c.power, q); n > 0 || c.stands(q) != diplomacy.Nobody {
		a.gain -= 150 * float32(n+1)
	}
	return a
}

// decide orders a unit to the best place it takes; others that stand in its way are asked first.
func (c *writer) decide(i int) {
	c.busy[i] = true
	from := len(c.aims)
	c.aims = c.list(i, c.aims)
	for k := from; k < len(c.aims); k++ {
		if k+1 < len(c.aims) && c.passes(c.aims[k].gain, c.aims[k+1].gain) {
			continue
		}
		if c.try(i, c.aims[k]) {
			break
		}
	}
	c.aims = c.aims[:from]
	if !c.decided[i] {
		c.give(i, c.order(i, diplomacy.Hold))
	}
	c.busy[i] = false
}

// passes tells whether a unit takes the next best place instead: one time in two where both are worth as much, never where the next
// is worth a fifth less.
func (c *writer) passes(best, next float32) bool {
	if best <= 0 {
		return c.dice.Intn(2) == 0
	}
	lost := int((best - next) * 500 / best)
	return c.dice.Intn(100) >= lost && c.dice.Intn(2) == 0
}

// try orders a unit to a place if that makes sense, and tells whether it did.
func (c *writer) try(i int, a aim) bool {
	q := c.of[a.to]
	if a.to == c.at.Units[i].At {
		c.give(i, c.order(i, diplomacy.Hold))
		return true
	}
	if j := int(c.top[q]); j >= 0 && c.at.Units[j].Power == c.power {
		if c.busy[j] {
			return false
		}
		if !c.decided[j] {
			c.decide(j)
		}
		if c.orders[j].Do != diplomacy.Move {
			if a.with != none || int(c.helped[q])+1 >= c.rivalry(c.power, q)+1 {
				return false
			}
			c.help(i, j)
			return true
		}
	}
	if k := int(c.goer[q]); k >= 0 {
		if a.with != none || int(c.helped[q])+1 > c.rivalry(c.power, q) {
			return false
		}
		c.help(i, k)
		return true
	}
	if a.with != none && c.decided[a.with] {
		return false
	}
	o := c.order(i, diplomacy.Move)
	o.To, o.By = a.to, a.by
	c.give(i, o)
	c.goer[q] = int16(i)
	if a.with != none {
		x := c.order(a.with, diplomacy.Convoy)
		if a.by == diplomacy.ByAir {
			x.Do = diplomacy.Airlift
		}
		x.Of, x.To = c.of[c.at.Units[i].At], q
		c.give(a.with, x)
	}
	return true
}

// help orders unit i to support what unit j does.
func (c *writer) help(i, j int) {
	o := c.order(i, diplomacy.Support)
	o.Of = c.of[c.at.Units[j].At]
	q := o.Of
	if c.orders[j].Do == diplomacy.Move {
		q = c.of[c.orders[j].To]
		o.To = q
	}
	c.give(i, o)
	c.helped[q]++
}

// idle has units that only hold support what needs it most.
func (c *writer) idle() {
	for _, i := range c.units {
		if c.at.Units[i].Kind == diplomacy.Wing || c.orders[i].Do != diplomacy.Hold {
			continue
		}
		best, most := none, float32(0)
		for _, q := range c.reach(c.at.Units[i]) {
			j := int(c.goer[q])
			if j < 0 {
				if j = int(c.top[q]); j < 0 || c.at.Units[j].Power != c.power || c.orders[j].Do == diplomacy.Move {
					continue
				}
			}
			need := float32(c.rivalry(c.power, q)) - float32(c.helped[q])
			if need <= 0 {
				continue
			}
			if g := c.w.of(c.at.Units[j].Kind, c.placeOf(j)) * (1 + need/4); g > most {
				best, most = j, g
			}
		}
		if best != none {
			c.help(i, best)
		}
	}
}

// placeOf is where a decided unit is headed, or stands.
func (c *writer) placeOf(j int) diplomacy.Place {
	if c.orders[j].Do == diplomacy.Move {
		return c.orders[j].To
	}
	return c.at.Units[j].At
}
