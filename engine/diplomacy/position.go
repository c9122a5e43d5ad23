// A position: the units, who owns what, the season, and what a movement leaves behind for the phases after it.
package diplomacy

import "fmt"

// MostUnits is how many units the board can hold: one on the surface and one wing in every province.
const MostUnits = 2 * Provinces

// Position is a position between two phases.
type Position struct {
	Fall  bool
	Units []Unit
	Owner [Provinces]Power // of supply centres; in rn46 of every land province

	Out    []Ousted // dislodged units that have not retreated yet
	Barred Places   // provinces left empty by a stand-off
	Guests Places   // where a wing came by retreat: it takes no ownership there (A46-43)
	moved  bool     // a fall movement has been made since the owners last changed
}

// AfterFall marks a position that was kept as one before or after a fall movement: after it, owners change with the next adjustment.
func (b *Board) AfterFall(p Position, after bool) Position {
	p.moved = after
	return p
}

// Ousted is a dislodged unit.
type Ousted struct {
	Unit Unit
	From Place  // where the attacker came from; Nowhere if it came over the sea or through the air
	Open Places // where it may retreat to
}

// Printed gives every power its printed home territory; centres only tells whether provinces without a centre are left out.
func (b *Board) Printed(centresOnly bool) [Provinces]Power {
	owner := [Provinces]Power(b.home[:Provinces])
	for p := range owner {
		if centresOnly && !b.centre.Has(Place(p)) {
			owner[p] = Nobody
		}
	}
	return owner
}

// Check tells what is wrong with the units: too many, two of a layer in a province, two powers in one, a kind that cannot
// stand there.
func (b *Board) Check(r Rules, units []Unit) error {
	if len(units) > MostUnits {
		return fmt.Errorf("%d units, and the board holds %d at most", len(units), MostUnits)
	}
	var here [2][Provinces]Power
	for _, u := range units {
		if u.Power < Austria || u.Power > Turkey || u.Kind < Army || u.Kind > Wing || u.At >= places {
			return fmt.Errorf("a unit of no power, kind or place")
		}
		p, layer := b.of[u.At], 0
		if u.Kind == Wing {
			layer = 1
		}
		if fault := b.misplaced(r, u); fault != "" {
			return fmt.Errorf("%s: %s", b.Write(u), fault)
		}
		switch {
		case here[layer][p] != Nobody:
			return fmt.Errorf("%s: there is another unit", b.Write(u))
		case here[1-layer][p] != Nobody && here[1-layer][p] != u.Power:
			return fmt.Errorf("%s: a unit of another power is there", b.Write(u))
		}
		here[layer][p] = u.Power
	}
	return nil
}

// misplaced says why a unit cannot stand where it does, whoever else is there; "" if it can.
func (b *Board) misplaced(r Rules, u Unit) string {
	p := b.of[u.At]
	switch {
	case u.Kind == Wing && r.System == Plain:
		return "there are no wings in plain Diplomacy"
	case u.Kind == Wing && b.sea.Has(p) && !(r.System == RN44 && r.Carriers):
		return "a wing is based on land"
	case u.Kind == Army && b.sea.Has(p):
		return "an army stands on land"
	case u.Kind == Fleet && b.inland.Has(p):
		return "a fleet stands at sea or on a coast"
	case u.Kind != Fleet && u.At != p:
		return "only fleets stand on one of two coasts"
	case u.Kind == Fleet && u.At == p && b.coasts[p] != nil:
		return "on which coast?"
	}
	return ""
}
