// One naval combat as data, or the chance of one: who is under way, what is committed, who has been found (22.4).

package awaw

import (
	"slices"

	"awaw/engine"
)

// seaStage is what a naval combat waits for.
type seaStage uint8

// seaRole is what a counter does in naval combat; army air may do one of each with its squadrons.
type seaRole uint8

// seaBattle is a naval combat, or the chance of one. Side 0 is the one that is met or hunted, side 1 the other.
type seaBattle struct {
	quiet
	stage    seaStage
	hex      int16 // where it is fought; -1 before it is known
	mover    int16 // the task force under way, -1 if those hunted lie at sea
	hunter   int16 // the task force that intercepts, -1 if air alone does
	from, to int16 // the way of the mover
	lane     []int // its spaces, if they have been looked for
	first    engine.Side
	round    uint8
	whose    uint8
	lead     uint8     // who strikes first this round
	done     uint8     // sides that have committed strikes this round, bit by bit
	found    [2]uint64 // by side, its task forces that the other has found this round
	surprise [2]uint8  // levels this round (22.44)
	gone     bool      // the mover gives its activity up
	air      []seaAir  // who is committed, in the order of counters

	announced *dive // kamikazes that attack with the other strikes, until these are in the air (17.47C)
}

// seaAir is one counter committed to a naval combat.
type seaAir struct {
	c     int16
	roles seaRole
	over  int16 // the own task force it protects, -1 none
	at    int16 // the enemy task force it strikes, -1 none
	lost  uint8 // squadrons lost; army air is made whole factors again at the end (23.14)
}

// has tells whether the counter has any of some roles.
func (a seaAir) has(r seaRole) bool { return a.roles&r != 0 }

func (b *seaBattle) copy() *seaBattle {
	n := *b
	n.air = slices.Clone(b.air)
	if b.announced != nil {
		n.announced = b.announced.copy()
	}
	return &n
}

func (b *seaBattle) what() frameKind { return frameNaval }

func (b *seaBattle) copied() frame { return b.copy() }

// split gives a part taken off a counter the same things to do.
func (b *seaBattle) split(i, part int) {
	if k := b.committed(i); k != none {
		a := b.air[k]
		a.c, a.lost = int16(part), 0
		b.air = append(b.air, a)
	}
}

// committed finds a counter among those in the naval combat, -1 if it is not.
func (b *seaBattle) committed(c int) int {
	for i, a := range b.air {
		if int(a.c) == c {
			return i
		}
	}
	return none
}

// side is one of the two sides by number, number the reverse.
func (b *seaBattle) side(k uint8) engine.Side {
	if k == 0 {
		return b.first
	}
	return 3 - b.first
}

func (b *seaBattle) number(s engine.Side) uint8 {
	if s == b.first {
		return 0
	}
	return 1
}

// seas gives the naval combat at hand for writing.
func (t *turnover) seas() *seaBattle { return own[*seaBattle](t) }

// tasked tells whether a counter has something to do in the naval combat at hand, or losses to make good in it: it stays whole.
func (p *Position) tasked(i int) bool {
	if p.sea() == nil {
		return false
	}
	k := p.sea().committed(i)
	return k != none && (p.sea().air[k].roles != 0 || p.sea().air[k].lost > 0)
}

// squadrons is how many squadrons a counter has for one role: naval air all of its own, army air one a factor (23.131), less what
// it has lost in this combat.
func (p *Position) squadrons(i int) int {
	n := int(p.counters[i].size)
	if b := p.sea(); b != nil {
		if k := b.committed(i); k != none && p.counters[i].kind.Code() != "NAS" {
			n = max(0, n-int(b.air[k].lost))
		}
	}
	return n
}
