package wings

import "awaw/engine/diplomacy"

// This file finds missions for the wings of a power once its armies and fleets have their orders: each mission is weighed by what it does
// for the places that matter this turn, with a share of chance.

// What missions weigh against each other: for support of an attack and of a defence, for a patrol by each wing it keeps out, for a raid
// by each support it may cut, for an escort by each wing that might meet its charge.
const (
	helpsAttack = 1.0
	helpsHold   = 0.8
	keepsOut    = 0.55
	cutsHelp    = 0.5
	guards      = 0.4
	comesCloser = 0.3
)

// fly orders the wings that carry nothing.
func (c *writer) fly() {
	for _, i := range c.units {
		if c.at.Units[i].Kind != diplomacy.Wing || c.decided[i] {
			continue
		}
		c.give(i, c.mission(i))
		if o := c.orders[i]; o.Do == diplomacy.Support {
			q := o.Of
			if o.To != diplomacy.Nowhere {
				q = c.of[o.To]
			}
			c.helped[q]++
		}
	}
}

// matters is how much hangs on a province this turn and is not settled: what it is worth where others might come, 0 where nobody would.
func (c *writer) matters(q diplomacy.Place) (weight float32, attack bool) {
	j := int(c.goer[q])
	attack = j >= 0
	if j < 0 {
		if j = int(c.top[q]); j < 0 || c.at.Units[j].Power != c.power {
			if c.at.Owner[q] != c.power || !c.centre[q] || c.rivalry(c.power, q) == 0 {
				return 0, false
			}
			return c.w.army[q] / fullWorth, false
		}
		if c.orders[j].Do == diplomacy.Move {
			return 0, false
		}
	}
	if c.rivalry(c.power, q) == 0 {
		return 0, attack
	}
	return c.w.of(c.at.Units[j].Kind, c.placeOf(j))/fullWorth + 0.05, attack
}

// mission picks what a wing does.
func (c *writer) mission(i int) diplomacy.Order {
	best, most := c.order(i, diplomacy.Hold), float32(0.05)
	offer := func(weight float32, o diplomacy.Order) {
		if weight <= 0 {
			return
		}
		if weight *= 0.5 + float32(c.dice.Intn(1000))/1000; weight > most {
			best, most = o, weight
		}
	}
	home := c.of[c.at.Units[i].At]
	for _, q := range c.flies[home] {
		weight, attack := c.matters(q)
		if weight > 0 {
			c.offerSupport(i, q, weight, attack, offer)
		}
		c.offerStrike(i, q, offer)
	}
	if c.rules.System == diplomacy.RN46 {
		c.offerPatrols(i, home, offer)
		c.offerEscorts(i, home, offer)
	}
	c.offerBases(i, home, offer)
	return best
}

// offerSupport offers support of what is done in a province.
func (c *writer) offerSupport(i int, q diplomacy.Place, weight float32, attack bool, offer func(float32, diplomacy.Order)) {
	if int(c.helped[q]) > c.rivalry(c.power, q)+c.rivalWings(c.power, q) {
		return
	}
	o := c.order(i, diplomacy.Support)
	if attack {
		j := int(c.goer[q])
		o.Of, o.To = c.of[c.at.Units[j].At], q
		offer(weight*helpsAttack, o)
		return
	}
	j := int(c.top[q])
	if j < 0 {
		return
	}
	if q == c.of[c.at.Units[i].At] { // a wing that stays supports its base
		offer(weight*helpsHold, c.order(i, diplomacy.Hold))
		return
	}
	o.Of = q
	offer(weight*helpsHold, o)
}

// offerStrike offers a raid on a province, or an attack by the other system: it cuts what is supported from there.
func (c *writer) offerStrike(i int, q diplomacy.Place, offer func(float32, diplomacy.Order)) {
	x := int(c.top[q])
	if x < 0 || c.at.Units[x].Power == c.power {
		return
	}
	cut := float32(0)
	for _, n := range c.reach(c.at.Units[x]) {
		if c.goer[n] >= 0 && c.stands(n) != c.power || c.goer[n] < 0 && c.stands(n) == c.power {
			weight, _ := c.matters(n)
			cut = max(cut, weight)
		}
	}
	if cut == 0 {
		return
	}
	n := float32(1)
	if c.wing[q] >= 0 {
		n++
	}
	o := c.order(i, diplomacy.Raid)
	if c.rules.System == diplomacy.RN44 {
		if q == c.of[c.at.Units[i].At] {
			return
		}
		o.Do = diplomacy.Attack
	}
	o.To = q
	offer(cut*cutsHelp*n, o)
}

// offerPatrols offers patrols: over all that matters in its area they keep the others' wings out.
func (c *writer) offerPatrols(i int, home diplomacy.Place, offer func(float32, diplomacy.Order)) {
	area := c.board.Area(home)
	for q := range area.All() {
		weight := float32(0)
		over := c.board.Area(q)
		for n := range over.All() {
			if w := c.contested(n); w > 0 {
				weight = max(weight, w*float32(c.rivalWings(c.power, n)))
			}
		}
		o := c.order(i, diplomacy.Patrol)
		o.To = q
		offer(weight*keepsOut, o)
	}
}

// contested is how much hangs on a province for others too: what matters, and open centres they might come to.
func (c *writer) contested(q diplomacy.Place) float32 {
	w, _ := c.matters(q)
	if w == 0 && c.centre[q] && c.at.Owner[q] != c.power && c.stands(q) != c.power {
		w = 0.4 * c.w.army[q] / fullWorth
	}
	if w == 0 && c.centre[q] && c.at.Owner[q] == c.power && c.top[q] < 0 {
		w = 0.6 // nobody guards it: an army might be flown in
	}
	return w
}

// offerEscorts offers to go with the wings of the power that have missions.
func (c *writer) offerEscorts(i int, home diplomacy.Place, offer func(float32, diplomacy.Order)) {
	for _, j := range c.units {
		x := c.orders[j]
		if i == j || c.at.Units[j].Kind != diplomacy.Wing || !c.decided[j] || x.Do == diplomacy.Hold || x.Do == diplomacy.Escort || x.Do == diplomacy.Patrol {
			continue
		}
		from := c.of[c.at.Units[j].At]
		if !c.board.Flights(home).Has(from) {
			continue
		}
		q := x.To
		if q == diplomacy.Nowhere || c.of[q] == from {
			q = x.Of
		}
		o := c.order(i, diplomacy.Escort)
		o.Of = from
		offer(guards*min(2, float32(c.rivalWings(c.power, c.of[q]))), o)
	}
}

// offerBases offers to move closer to where more is to be had.
func (c *writer) offerBases(i int, home diplomacy.Place, offer func(float32, diplomacy.Order)) {
	here := c.front(home)
	for _, q := range c.flies[home] {
		if q == home || c.wing[q] >= 0 || !c.mayBase(q) {
			continue
		}
		if better := c.front(q) - here; better > 0 {
			o := c.order(i, diplomacy.Move)
			o.To = q
			offer(better*comesCloser, o)
		}
	}
}

// mayBase tells whether a wing of the power could make a province its base.
func (c *writer) mayBase(q diplomacy.Place) bool {
	x := c.stands(q)
	if x != diplomacy.Nobody && x != c.power || c.board.Sea(q) {
		return false
	}
	if c.rules.System == diplomacy.RN44 {
		return c.centre[q] && c.at.Owner[q] == c.power && c.rivalry(c.power, q) == 0
	}
	return (x == c.power || c.at.Owner[q] == c.power) && c.rivalry(c.power, q) == 0
}

// front is how much may be done from a base: the worth of foreign centres in range.
func (c *writer) front(q diplomacy.Place) float32 {
	sum := float32(0)
	for _, n := range c.flies[q] {
		if c.centre[n] && c.at.Owner[n] != c.power {
			sum += c.w.army[n] / fullWorth
		}
	}
	return sum
}
