package wings

import "awaw/engine/diplomacy"

// This file lists what the units of a power may sensibly do, and alters sets of orders by it.

// choices are what the units of a power may do: single orders, and pairs that make sense together alone.
type choices struct {
	power diplomacy.Power
	units []int
	slot  [diplomacy.MostUnits]int // where a unit stands in units
	alone [][]diplomacy.Order      // by slot
	moves [][]diplomacy.Order      // the moves among them
	wings []int                    // slots of wings
	fixed []int                    // slots of units whose orders stand already
	stand []diplomacy.Order        // by slot
	pairs [][2]diplomacy.Order     // an army's way through the air or over the sea, and what carries it
}

// list gathers what a power may do.
func (s *scene) list(power diplomacy.Power) *choices {
	c := &choices{power: power}
	menu := diplomacy.NewMenu(s.board, s.rules, s.at)
	for i, u := range s.at.Units {
		if u.Power != power {
			continue
		}
		var alone, moves []diplomacy.Order
		menu.Orders(i, func(o diplomacy.Order) {
			switch {
			case o.Do == diplomacy.Convoy || o.Do == diplomacy.Airlift:
				s.pair(c, o)
			case o.Do == diplomacy.Move && u.Kind == diplomacy.Army && (o.By != diplomacy.AnyWay || !s.board.Marches(u.At).Has(o.To)):
			case s.sensible(power, o):
				if alone = append(alone, o); o.Do == diplomacy.Move {
					moves = append(moves, o)
				}
			}
		})
		c.slot[i] = len(c.units)
		if u.Kind == diplomacy.Wing {
			c.wings = append(c.wings, len(c.units))
		}
		c.units, c.alone, c.moves = append(c.units, i), append(c.alone, alone), append(c.moves, moves)
	}
	return c
}

// pair notes what carries an army of the power, and the army's order beside it.
func (s *scene) pair(c *choices, o diplomacy.Order) {
	army := int(s.top[o.Of])
	if army < 0 || s.at.Units[army].Power != c.power {
		return
	}
	x := s.order(army, diplomacy.Move)
	x.To = o.To
	if o.Do == diplomacy.Airlift {
		x.By = diplomacy.ByAir
	} else if at := s.board.Neighbours(o.At); s.board.Marches(x.At).Has(o.To) || !at.Has(o.Of) || !at.Has(o.To) {
		return // a fleet that carries alone
	}
	c.pairs = append(c.pairs, [2]diplomacy.Order{x, o})
}

// sensible tells whether an order is worth a try: it helps the own power, or meets others.
func (s *scene) sensible(power diplomacy.Power, o diplomacy.Order) bool {
	switch o.Do {
	case diplomacy.Support:
		return s.stands(o.Of) == power
	case diplomacy.Raid, diplomacy.Attack:
		top, wing := s.top[o.To], s.wing[o.To]
		return top >= 0 && s.at.Units[top].Power != power || wing >= 0 && s.at.Units[wing].Power != power
	case diplomacy.Escort:
		wing := s.wing[o.Of]
		return wing >= 0 && s.at.Units[wing].Power == power
	}
	return true
}

// alter changes a set of orders, by slot, in one of several ways. other is a set to borrow from.
func (c *choices) alter(b *bench, set, other []diplomacy.Order) {
	switch pick := b.dice.Intn(12); {
	case pick < 3:
		i := b.dice.Intn(len(c.units))
		set[i] = c.alone[i][b.dice.Intn(len(c.alone[i]))]
	case pick < 6:
		c.attack(b, set)
	case pick < 8 && len(c.wings) > 0:
		i := c.wings[b.dice.Intn(len(c.wings))]
		set[i] = c.alone[i][b.dice.Intn(len(c.alone[i]))]
		if pick == 7 && len(c.wings) > 1 {
			c.escorted(b, set, i)
		}
	case pick < 9 && len(c.pairs) > 0:
		p := c.pairs[b.dice.Intn(len(c.pairs))]
		c.put(b, set, p[0])
		c.put(b, set, p[1])
		if len(c.wings) > 1 && b.dice.Intn(2) == 0 {
			c.escorted(b, set, c.slotOf(b, p[1]))
		}
	default:
		for range 1 + b.dice.Intn(3) {
			i := b.dice.Intn(len(c.units))
			set[i] = other[i]
		}
	}
	c.keep(set)
}

// fix has orders stand that are given already.
func (c *choices) fix(b *scene, given []diplomacy.Order) {
	c.stand = make([]diplomacy.Order, len(c.units))
	for _, o := range given {
		for k, i := range c.units {
			if u := b.at.Units[i]; u.Kind == o.Kind && b.of[u.At] == b.of[o.At] {
				c.fixed, c.stand[k] = append(c.fixed, k), o
			}
		}
	}
}

// keep restores the orders that stand.
func (c *choices) keep(set []diplomacy.Order) {
	for _, k := range c.fixed {
		set[k] = c.stand[k]
	}
}

// slotOf is where the unit of an order stands in a set.
func (c *choices) slotOf(b *bench, o diplomacy.Order) int {
	at := b.of[o.At]
	if o.Kind == diplomacy.Wing {
		return c.slot[b.wing[at]]
	}
	return c.slot[b.top[at]]
}

// put writes an order into a set.
func (c *choices) put(b *bench, set []diplomacy.Order, o diplomacy.Order) { set[c.slotOf(b, o)] = o }

// attack has one unit move, or stand, and another support it.
func (c *choices) attack(b *bench, set []diplomacy.Order) {
	i := b.dice.Intn(len(c.units))
	if set[i].Kind == diplomacy.Wing {
		return
	}
	if len(c.moves[i]) > 0 && b.dice.Intn(3) > 0 {
		set[i] = c.moves[i][b.dice.Intn(len(c.moves[i]))]
	}
	for range 1 + b.dice.Intn(2) {
		j := b.dice.Intn(len(c.units))
		for k := range c.alone[j] { // any that helps
			o := c.alone[j][(k+7*i)%len(c.alone[j])]
			if j != i && o.Do == diplomacy.Support && b.of[set[i].At] == o.Of && supports(b, o, set[i]) {
				set[j] = o
				break
			}
		}
	}
}

// supports tells whether a support is of what an order does.
func supports(b *bench, o, of diplomacy.Order) bool {
	if of.Do == diplomacy.Move {
		return o.To != diplomacy.Nowhere && b.of[of.To] == o.To
	}
	return o.To == diplomacy.Nowhere
}

// escorted has another wing go with the one in a slot.
func (c *choices) escorted(b *bench, set []diplomacy.Order, i int) {
	j := c.wings[b.dice.Intn(len(c.wings))]
	for _, o := range c.alone[j] {
		if o.Do == diplomacy.Escort && o.Of == b.of[set[i].At] {
			set[j] = o
			return
		}
	}
}
