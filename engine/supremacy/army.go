// A side: what it has, and what it loses first.
package supremacy

import "awaw/engine/volley"

// army is a side: its slots in the order of loss, and how many there are of each.
type army struct {
	side  volley.Side
	slots []slot
	f     volley.Force
	air   []int // kinds that shoot at aircraft, as slots of plain state, in their order
}

// targets counts what of a force is in the air.
func (a *army) targets(f volley.Force) int {
	n := 0
	for i, s := range a.slots {
		if s.up() {
			n += int(f[i])
		}
	}
	return n
}

// shedAir takes an aircraft out of the air.
func (a *army) shedAir(f volley.Force) (volley.Force, bool) {
	for i, s := range a.slots {
		if s.up() && f[i] > 0 {
			f[i]--
			return f, true
		}
	}
	return f, false
}

// shedGround takes a unit on land or sea; when none is left an aircraft on the ground, then one in the air.
func (a *army) shedGround(f volley.Force) (volley.Force, bool) {
	for i, s := range a.slots {
		if s.class != volley.Air && f[i] > 0 {
			f[i]--
			return a.sink(f), true
		}
	}
	for i, s := range a.slots {
		if s.state == grounded && f[i] > 0 {
			f[i]--
			return f, true
		}
	}
	return a.shedAir(f)
}

// sink takes off what is below the deck of a carrier that is gone.
func (a *army) sink(f volley.Force) volley.Force {
	for i, s := range a.slots {
		if s.ID == carrierID && f[i] > 0 {
			return f
		}
	}
	for i, s := range a.slots {
		if s.state == below {
			f[i] = 0
		}
	}
	return f
}

// named is a force by the names of its slots.
func (a *army) named(f volley.Force) map[string]int {
	out := map[string]int{}
	for i, s := range a.slots {
		if f[i] > 0 {
			out[s.name()] = int(f[i])
		}
	}
	return out
}
