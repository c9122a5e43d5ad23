// Ships under attack: their classes, and what effects do to them (20.51, 23.44).
package aircombat

import (
	"slices"

	"awaw/engine"
)

// ShipClass is one class of ship, as naval.toml has it.
type ShipClass struct {
	Code    string
	Light   bool // destroyers, cruisers, transports, escort carriers; else heavy
	Carrier bool // a fast carrier
	Slow    bool // slow even undamaged
	Counted bool // a number of factors, no single ship
	Defends int  // what a factor is worth in air defense
}

// Category is what kamikazes tell ships apart by (17.47F).
type Category uint8

// The categories, the higher first.
const (
	FastCarriers Category = iota
	CapitalShips
	LightShips
	CategoryCount
)

// Name is the class in words.
func (c ShipClass) Name() engine.Text { return engine.Say("strike.class." + c.Code) }

// Category is the one a class belongs to.
func (c ShipClass) Category() Category {
	switch {
	case c.Carrier:
		return FastCarriers
	case c.Light:
		return LightShips
	}
	return CapitalShips
}

// Classes lists the classes of ship in the order of naval.toml. The slice is not to be written on.
func (n *Naval) Classes() []ShipClass { return n.classes }

// Class finds a class by its code.
func (n *Naval) Class(code string) (int, bool) {
	i := slices.IndexFunc(n.classes, func(c ShipClass) bool { return c.Code == code })
	return i, i >= 0
}

// Hull is a ship, or a number of factors of ships of a counted class.
type Hull struct {
	Class   int // index of Classes
	Size    int // factors; 0 when nothing is left
	Damaged bool
}

// Slow tells whether a hull is slow: by its class, or damaged.
func (n *Naval) Slow(h Hull) bool { return h.Damaged || n.classes[h.Class].Slow }

// Sinks is the effects that sink a hull, or every factor of it.
func (n *Naval) Sinks(h Hull) int {
	switch {
	case n.classes[h.Class].Counted:
		return (h.Size + n.more.PerEffect - 1) / n.more.PerEffect
	case h.Damaged:
		return (h.Size + n.more.Divisor - 1) / n.more.Divisor
	}
	return h.Size
}

// Damages is the least effects that damage a hull without sinking it; 0 if none do.
func (n *Naval) Damages(h Hull) int {
	if h.Damaged || n.classes[h.Class].Counted {
		return 0
	}
	return max(h.Size-n.short, 0)
}

// Hit gives a hull after effects of one attack. A ship is sunk by effects of its size and damaged by one less (23.44); a damaged
// ship and ships counted in factors follow the house. Fewer effects do nothing.
func (n *Naval) Hit(h Hull, effects int) Hull {
	switch {
	case effects <= 0 || h.Size <= 0:
		return h
	case n.classes[h.Class].Counted:
		h.Size = max(h.Size-effects*n.more.PerEffect, 0)
	case effects >= n.Sinks(h):
		h.Size, h.Damaged = 0, false
	case n.Damages(h) > 0 && effects >= n.Damages(h):
		h.Damaged = true
	}
	return h
}

// Spread lets effects fall on several hulls in the order given, as light ships take them together: each takes what sinks it, or
// else damages it, while there is enough; what does not suffice for one goes on to the next. Hulls are changed in place; the
// effects nobody could take are given back.
func (n *Naval) Spread(hulls []Hull, effects int) int {
	for i, h := range hulls {
		if h.Size <= 0 || effects <= 0 {
			continue
		}
		take := min(effects, n.Sinks(h))
		if !n.classes[h.Class].Counted && take < n.Sinks(h) {
			take = n.Damages(h)
			if take == 0 || take > effects {
				continue
			}
		}
		hulls[i] = n.Hit(h, take)
		effects -= take
	}
	return effects
}

// DamageHouse tells whether further damage and that of counted ships are house values.
func (n *Naval) DamageHouse() bool { return n.house.damage }
