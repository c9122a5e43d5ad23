package aircombat

import "math/bits"

// This file shares a result out step by step: by type first, then by group within a type (19.6).

func (d *Deal) advance() {
	for d.stage == overTypes && d.owed == 0 {
		d.stepTypes()
	}
	d.chosen = d.chosen || d.stage == overTypes
	for d.stage == overGroups && d.owed == 0 {
		d.stepGroups()
	}
}

// stepTypes deals one effect to the type whose turn it is, or finds that the owner must say which.
func (d *Deal) stepTypes() {
	if d.eliminated == 0 && d.aborted == 0 || d.layer == layerNever {
		d.stage, d.current = overGroups, 0
		d.openType()
		return
	}
	next, n, alive := uint16(0), int32(0), false
	for t := range d.types {
		x := d.tally[t]
		if x.layer != d.layer || x.left == 0 {
			continue
		}
		alive = true
		if d.served&(1<<t) != 0 {
			continue
		}
		if next != 0 {
			b := d.tally[bits.TrailingZeros16(next)]
			if x.count < b.count || x.count == b.count && x.drm > b.drm {
				continue
			}
			if x.count > b.count || x.drm < b.drm {
				next, n = 0, 0
			}
		}
		next |= 1 << t
		n++
	}
	switch {
	case !alive: // only eliminations go on to the second layer (19.64)
		d.layer, d.served, d.aborted = d.layer+1, 0, 0
	case next == 0:
		d.served = 0
	case n == 1 || d.settled(n):
		d.giveType(uint8(bits.TrailingZeros16(next)))
	default:
		for i := range d.groups {
			if t := uint16(1) << d.typeOf[i]; next&t != 0 && d.left[i] > 0 {
				d.owed |= 1 << i
				next &^= t
			}
		}
	}
}

// settled tells that n equals in turn all get the same, so that nobody needs to choose.
func (d *Deal) settled(n int32) bool {
	return d.eliminated >= n || d.eliminated == 0 && d.aborted >= n
}

func (d *Deal) giveType(t uint8) {
	x := &d.tally[t]
	x.left--
	d.served |= 1 << t
	d.take(&x.effects)
}

// take moves the next effect to whoever suffers it.
func (d *Deal) take(to *dealt) {
	if d.eliminated > 0 {
		d.eliminated--
		to.eliminated++
		return
	}
	d.aborted--
	to.aborted++
}

// openType prepares the dealing of the current type's effects over its groups.
func (d *Deal) openType() {
	for d.current < d.types && d.tally[d.current].effects == (dealt{}) {
		d.current++
	}
	if d.current == d.types {
		d.stage, d.eliminated, d.aborted = finished, 0, 0
		return
	}
	x := d.tally[d.current]
	d.eliminated, d.aborted, d.served = x.effects.eliminated, x.effects.aborted, 0
	d.kindCount = [KindCount]int32{}
	for i := range d.groups {
		if d.typeOf[i] == d.current {
			d.kindCount[d.kindOf[i]] += d.left[i]
		}
	}
}

// stepGroups deals one effect to a group of the current type, or finds that the owner must say which.
func (d *Deal) stepGroups() {
	if d.eliminated == 0 && d.aborted == 0 {
		d.current++
		d.openType()
		return
	}
	var members [KindCount]uint16 // groups of each kind that can still take an effect
	total := int32(0)
	for i := range d.groups {
		if d.typeOf[i] == d.current && d.left[i] > 0 {
			members[d.kindOf[i]] |= 1 << i
			total += d.left[i]
		}
	}
	next, n, alive := uint16(0), int32(0), uint16(0)
	best := int32(-1)
	for k := range KindCount {
		if members[k] == 0 {
			continue
		}
		alive |= members[k]
		if d.served&(1<<k) != 0 || d.kindCount[k] < best {
			continue
		}
		if d.kindCount[k] > best {
			next, n, best = 0, 0, d.kindCount[k]
		}
		next |= members[k]
		n++
	}
	switch {
	case next == 0:
		d.served = 0
	case bits.OnesCount16(next) == 1 || d.settled(total):
		d.giveGroup(uint8(bits.TrailingZeros16(next)))
	case n > 1 && d.settled(n): // every kind in turn gets one: only groups of one kind can be chosen among
		first := d.kindOf[bits.TrailingZeros16(next)]
		if one := members[first]; bits.OnesCount16(one) == 1 {
			d.giveGroup(uint8(bits.TrailingZeros16(one)))
		} else {
			d.owed = one
		}
	default:
		d.owed = next
	}
}

func (d *Deal) giveGroup(i uint8) {
	d.left[i]--
	d.served |= 1 << d.kindOf[i]
	d.take(&d.out[i])
}
