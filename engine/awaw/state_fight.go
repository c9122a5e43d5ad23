// One fight in the air as data: a counterair (18.52), an interception of defensive air support (18.56), a
// counter-interception or an attack on transports (18.62), a raid, a strike on ships.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// fightStage is what a fight waits for.
type fightStage uint8

// fightKind is what a fight is about. The numbers stand in dice keys and saves.
type fightKind uint8

// attacker and defender index the two forces of a fight.
const (
	attacker = 0
	defender = 1
)

// fight is one fight being resolved. A position never changes a fight it shares: turnover.fight copies first.
type fight struct {
	quiet
	kind      fightKind
	space     int16
	round     uint8
	stage     fightStage
	whose     uint8 // whose losses are being shared or paid
	squadrons bool
	engage    bool // air transports at the base are engaged this round
	rolled    bool
	fresh     bool // reinforcements have been drafted for the next round
	dice      [4]uint8
	net       int8
	both      bool // 19.64: results fall on inverted air too
	rows      [2]uint16
	results   [2]aircombat.Result // what each side's roll does to the other
	deals     [2]aircombat.Deal   // losses of each side
	choices   [2][]uint8          // groups owners chose in dealing, in order
	force     [2][]member
	due       []due // eliminations still to be paid by the side `whose`
	ledgers   [2]engine.Ledger
	by        engine.Side // of a strike on ships: who strikes
}

// member is one counter in a fight. Units are factors, or squadrons in squadron combat.
type member struct {
	c       int16
	units   uint8
	before  uint8 // at the start of the round
	aborted uint8 // turned back this round
	group   uint8 // index in the force given to aircombat this round
	left    bool  // not engaged this round: an air transport left alone
}

// due is a number of units a group still owes.
type due struct {
	group uint8
	n     uint16
}

func (f *fight) copy() *fight {
	g := *f
	for i := range g.force {
		g.force[i] = slices.Clone(f.force[i])
		g.choices[i] = slices.Clone(f.choices[i])
	}
	g.due = slices.Clone(f.due)
	return &g
}

func (f *fight) what() frameKind { return frameFight }

func (f *fight) copied() frame { return f.copy() }

// scale is how many units one point of counter size makes in this fight.
func (f *fight) scale(kind units.Type) int {
	if f.squadrons && kind != units.NAS && f.kind != airCAP && f.kind != airFire { // at sea each factor has one squadron of the kind
		return 3
	}
	return 1
}

func (f *fight) find(c int) (side, i int) {
	for s := range f.force {
		for i, m := range f.force[s] {
			if int(m.c) == c {
				return s, i
			}
		}
	}
	return none, none
}

// split follows a counter broken in two: n points of size went to counter j.
func (f *fight) split(i, j, n, scale int) {
	s, k := f.find(i)
	if s == none {
		return
	}
	m := f.force[s][k]
	part := m
	part.c, part.units = int16(j), uint8(min(n*scale, int(m.units)))
	part.aborted = uint8(min(int(part.units), int(m.aborted)))
	part.before = part.units
	f.force[s][k].units -= part.units
	f.force[s][k].aborted -= part.aborted
	f.force[s][k].before -= min(part.before, f.force[s][k].before)
	f.force[s] = append(f.force[s], part)
}

// merge follows two counters made one.
func (f *fight) merge(a, b int) {
	s, i := f.find(a)
	r, j := f.find(b)
	if s == none || r != s {
		return
	}
	f.force[s][i].units += f.force[s][j].units
	f.force[s][i].before += f.force[s][j].before
	f.force[s][i].aborted += f.force[s][j].aborted
	f.force[s] = slices.Delete(f.force[s], j, j+1)
}

// reinforce adds a counter to the attackers for the next round.
func (f *fight) reinforce(i int, c counter) {
	f.fresh = true
	if c.kind == units.NAS && !f.squadrons {
		f.toSquadrons()
	}
	f.force[attacker] = append(f.force[attacker], member{c: int16(i), units: uint8(int(c.size) * f.scale(c.kind))})
}

// toSquadrons breaks every factor down into three squadrons (19.51). Before naval air joined, nothing in the fight was
// naval air, so every unit is a factor.
func (f *fight) toSquadrons() {
	f.squadrons = true
	for s := range f.force {
		for i := range f.force[s] {
			f.force[s][i].units *= 3
			f.force[s][i].before *= 3
			f.force[s][i].aborted *= 3
		}
	}
}

// total is the number of units a force has left.
func (f *fight) total(side int) (n int) {
	for _, m := range f.force[side] {
		n += int(m.units)
	}
	return n
}

// fight gives the present fight for writing.
func (t *turnover) fight() *fight { return own[*fight](t) }

// carrierStrike tells whether a counterair is a patrol's: it has one round from each hex (19.12). What is announced as a mission of
// its own goes on as others do (18.52).
func (p *Position) carrierStrike(f *fight) bool { return f.kind == airCounterair && p.sailing() }
