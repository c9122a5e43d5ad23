// Dealing the effects of a roll over a mixed force (19.61 to 19.65), stopping where the owner must choose.
package aircombat

import (
	"math/bits"

	"awaw/units"
)

// MaxGroups is the most groups a force may hold.
const MaxGroups = 16

// Options says how the effects fall.
type Options struct {
	UninvertedOnly bool // the attacker spares the inverted defenders (19.64)
	NoAborts       bool // abort results have no effect on this force (CAP, air cover, defence against bombing)
	Bombing        bool // strategic bombing: equal counts are not broken by DRM (19.62)
}

// Loss is what one group suffers, in the unit the fight is counted in.
type Loss struct {
	Eliminated, Aborted int
}

// Deal is the dealing of one result over one force: a plain value that may be copied and compared. Types are dealt
// to first: nation, type of unit, elite or not, inverted or not (19.61, 19.65A). Effects go one at a time round the
// types in order of size, all eliminations before all aborts, aborts going on where eliminations stopped (19.63); of
// equal types the lower DRM comes first (19.62). Then each type's effects are dealt over its groups, kinds of army
// air squadron sharing in the same way (19.65B). Where the order is open and matters, the owner chooses.
type Deal struct {
	groups, types uint8
	typeOf        [MaxGroups]uint8
	kindOf        [MaxGroups]Kind
	inverted      uint16           // groups on which aborts have no effect
	left          [MaxGroups]int32 // of each group: units without an effect yet
	out           [MaxGroups]dealt // of each group
	kindCount     [KindCount]int32 // of the type in hand, at the start
	tally         [MaxGroups]tally // of each type
	eliminated    int32            // still to deal in this stage
	aborted       int32
	stage         stage
	layer         uint8 // of types, in the first stage
	served        uint16
	current       uint8 // type in hand, in the second stage
	owed          uint16
	chosen        bool
}

type dealt struct{ eliminated, aborted int32 }

type tally struct {
	count   int32 // at the start of the round
	left    int32 // without an effect yet
	drm     int16
	layer   uint8
	effects dealt
}

type stage uint8

const (
	overTypes stage = iota
	overGroups
	finished
)

// The layers of types: effects fall on the first; only surplus eliminations reach the second (19.64).
const (
	layerHit uint8 = iota
	layerSurplus
	layerNever
)

// NewDeal starts dealing res over f, as it stood at the start of the round, and goes on to the first choice or the
// end. Forces beyond MaxGroups are refused by Force.Check; here they are an impossible state.
func (r *Rules) NewDeal(f Force, res Result, o Options) Deal {
	if len(f) > MaxGroups {
		panic("aircombat: a force of too many groups was not checked")
	}
	d := Deal{groups: uint8(len(f)), eliminated: int32(res.Eliminated), aborted: int32(res.Aborted)}
	if o.NoAborts {
		d.aborted = 0
	}
	for i, g := range f {
		t, drm := r.typeIndex(f, i, o.UninvertedOnly), int16(r.DRM(g))
		if t == i { // a new type: its number is the next free
			d.typeOf[i] = d.types
			d.tally[d.types] = tally{layer: layerOf(g, o)}
			d.types++
		} else {
			d.typeOf[i] = d.typeOf[t]
		}
		x := &d.tally[d.typeOf[i]]
		if g.N > 0 && (x.count == 0 || drm < x.drm) {
			x.drm = drm // of those who are there: a group with nobody left lowers nothing
		}
		x.count += int32(g.N)
		d.left[i], d.kindOf[i] = int32(g.N), g.Kind
		if g.Inverted {
			d.inverted |= 1 << i
		}
	}
	for t := range d.types {
		d.tally[t].left = d.tally[t].count
		if o.Bombing && !r.bombingByDRM {
			d.tally[t].drm = 0
		}
	}
	d.advance()
	return d
}

func layerOf(g Group, o Options) uint8 {
	switch {
	case g.Inverted && (g.Aside || o.UninvertedOnly):
		return layerSurplus
	case g.Aside:
		return layerNever
	}
	return layerHit
}

// typeIndex is the first group of the same type as group i (19.61A to C, 19.65A). Air that is spared is never of one type
// with air that is hit.
func (r *Rules) typeIndex(f Force, i int, uninvertedOnly bool) int {
	for j := range f[:i] {
		a, b := f[i], f[j]
		if a.Nation == b.Nation && a.Type == b.Type && a.Elite == b.Elite && a.PacificSB == b.PacificSB &&
			(a.Inverted == b.Inverted || r.oneCondition && !uninvertedOnly) && a.Aside == b.Aside && (!r.splitTypes || r.DRM(a) == r.DRM(b)) {
			return j
		}
	}
	return i
}

// Done tells whether everything is dealt.
func (d Deal) Done() bool { return d.stage == finished }

// Chosen tells whether types were exactly equal at any time, so that their owner had to choose (19.62). Which units of
// one type suffer is the owner's too, and no tie.
func (d Deal) Chosen() bool { return d.chosen }

// Eliminating tells whether the effect to be given next is an elimination; otherwise it is an abort.
func (d Deal) Eliminating() bool { return d.eliminated > 0 }

// Owed lists the groups among which the owner must choose now, in the order of the force; nil when finished. In the
// first stage one group stands for its type (19.62).
func (d Deal) Owed() []int {
	var out []int
	for m := d.owed; m != 0; m &= m - 1 {
		out = append(out, bits.TrailingZeros16(m))
	}
	return out
}

// First is the group the default takes: the one listed first among those owed, or -1.
func (d Deal) First() int {
	if d.owed == 0 {
		return -1
	}
	return bits.TrailingZeros16(d.owed)
}

// Give lets the group take the next effect and deals on to the next choice. A group that is not owed changes nothing.
func (d Deal) Give(group int) Deal {
	if group < 0 || group >= MaxGroups || d.owed&(1<<group) == 0 {
		return d
	}
	d.give(group)
	return d
}

// give is Give in place, for a group that is owed.
func (d *Deal) give(group int) {
	d.owed = 0
	if d.stage == overTypes {
		d.giveType(d.typeOf[group])
	} else {
		d.giveGroup(uint8(group))
	}
	d.advance()
}

// Default finishes the dealing; wherever the owner could choose, the group listed first takes the effect.
func (d Deal) Default() Deal {
	for !d.Done() {
		d = d.Give(d.First())
	}
	return d
}

// Losses gives what every group suffers so far, in the order of the force. Aborts dealt to inverted units have no
// effect and are left out (19.64).
func (d Deal) Losses() []Loss {
	out := make([]Loss, d.groups)
	for i := range out {
		out[i].Eliminated = int(d.out[i].eliminated)
		if d.inverted&(1<<i) == 0 {
			out[i].Aborted = int(d.out[i].aborted)
		}
	}
	return out
}

// TypeName tells a type of unit for losses from others: nation, type, elite or of the Pacific, inverted (19.61).
type TypeName struct {
	Nation   units.Nation
	Type     units.Type
	Elite    bool
	Pacific  bool
	Inverted bool
	Aside    bool
}

// Name is the type the group belongs to.
func (g Group) Name() TypeName {
	return TypeName{g.Nation, g.Type, g.Elite, g.PacificSB, g.Inverted, g.Aside}
}
