// Naval combat as far as air takes part in it (18.58, 22.4, 23.4): what a position holds while one is fought, and who is asked.
//
// A task force under way may be met by another or by air alone; task forces that lie at sea may be hunted by the side whose
// player turn it is. Then rounds follow: both sides commit searchers, air cover and combat air patrol, search, strike what they
// have found, and go on or break off. What is not printed of it in chapters 17 to 19 is the house's.

package awaw

import (
	"math/bits"
	"slices"

	"awaw/engine"
)

// seaStage is what a naval combat waits for.
type seaStage uint8

const (
	seaReact  seaStage = iota // the other side: meet the force on its way, with another or with air, or let it pass
	seaSpot                   // the side that intercepts: who spots, then the dice
	seaCommit                 // each side: searchers, air cover, combat air patrol
	seaFind                   // the dice of both searches
	seaStrike                 // each side: what strikes which task force found
	seaMeet                   // a strike that has been sent: the ships' fire, its aims, its dice
	seaLand                   // each side: combat air patrol goes ashore
	seaAgain                  // each side: another round, or break off
	seaStages
)

// seaBattle is a naval combat, or the chance of one. Side 0 is the one that is met or hunted, side 1 the other.
type seaBattle struct {
	quiet
	stage    seaStage
	hex      int16 // where it is fought; -1 before it is known
	mover    int16 // the task force under way, -1 if those hunted lie at sea
	hunter   int16 // the task force that intercepts, -1 if air alone does
	from, to int16 // the way of the mover
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

// seaRole is what a counter does in naval combat; army air may do one of each with its squadrons.
type seaRole uint8

const (
	roleSpot   seaRole = 1 << iota // for interception (18.59)
	roleSearch                     // 18.58A
	roleCover                      // over own ships, from land (18.58B)
	roleCAP                        // over own ships, from a carrier (17.33E)
	roleAttack                     // 18.58C
	roleBack                       // its attack is over or turned back
)

// seaAir is one counter committed to a naval combat.
type seaAir struct {
	c     int16
	roles seaRole
	over  int16 // the own task force it protects, -1 none
	at    int16 // the enemy task force it strikes, -1 none
	lost  uint8 // squadrons lost; army air is made whole factors again at the end (23.14)
}

func (b *seaBattle) copy() *seaBattle {
	n := *b
	n.air = slices.Clone(b.air)
	if b.announced != nil {
		n.announced = b.announced.copy()
	}
	return &n
}

// seas gives the naval combat at hand for writing.
func (t *turnover) seas() *seaBattle { return own[*seaBattle](t) }

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

// asked is the side a naval combat waits for.
func (b *seaBattle) asked(p *Position) engine.Side {
	switch b.stage {
	case seaReact, seaSpot:
		return b.side(1)
	case seaFind:
		return p.phasing()
	case seaMeet:
		return p.strike().asked(p)
	}
	return b.side(b.whose)
}

// groups lists the task forces of a side in a naval combat: every one of its markers in the hex.
func (p *Position) groupsAt(side engine.Side, hex int) (out []int) {
	for f, m := range p.forces {
		if m.side == side && int(m.space) == hex && hex >= 0 {
			out = append(out, f)
		}
	}
	return out
}

// committed finds a counter among those in the naval combat, -1 if it is not.
func (b *seaBattle) committed(c int) int {
	for i, a := range b.air {
		if int(a.c) == c {
			return i
		}
	}
	return -1
}

// tasked tells whether a counter has something to do in the naval combat at hand, or losses to make good in it: it stays whole.
func (p *Position) tasked(i int) bool {
	if p.sea() == nil {
		return false
	}
	k := p.sea().committed(i)
	return k >= 0 && (p.sea().air[k].roles != 0 || p.sea().air[k].lost > 0)
}

// split gives a part taken off a counter the same things to do.
func (b *seaBattle) split(i, part int) {
	if k := b.committed(i); k >= 0 {
		a := b.air[k]
		a.c, a.lost = int16(part), 0
		b.air = append(b.air, a)
	}
}

// squadrons is how many squadrons a counter has for one role: naval air all of its own, army air one a factor (23.131), less what
// it has lost in this combat.
func (p *Position) squadrons(i int) int {
	n := int(p.counters[i].size)
	if b := p.sea(); b != nil {
		if k := b.committed(i); k >= 0 && p.counters[i].kind.Code() != "NAS" {
			n = max(0, n-int(b.air[k].lost))
		}
	}
	return n
}

// isFound tells whether a task force has been found this round.
func (b *seaBattle) isFound(side engine.Side, f int) bool {
	return b.found[b.number(side)]>>uint(f)&1 == 1
}

// foundBy is how many task forces of a side have been found.
func (b *seaBattle) foundOf(k uint8) int { return bits.OnesCount64(b.found[k]) }
