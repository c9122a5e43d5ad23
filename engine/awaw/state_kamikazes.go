// Kamikazes as data: the rule once it is invoked, and all attacks of one turn (17.41, 17.47).

package awaw

import (
	"slices"

	"awaw/aircombat"
)

// kamikazes is the state of the rule once it is invoked.
type kamikazes struct {
	limit  int16 // of the force pool, built and unbuilt together (17.43)
	ready  int16 // built
	raw    int16 // existing kamikazes not used since the pool last grew
	growth uint8 // how often it has grown
	ripe   bool  // it grows in the next construction phase (17.43B)
	flown  uint8 // the game turn of the last attack, 0 for none: one attack a turn (17.47D)
}

// diveStage is what an attack of kamikazes waits for.
type diveStage uint8

// dive is all attacks of kamikazes in one turn.
type dive struct {
	quiet
	stage   diveStage
	outside bool // of naval combat
	second  bool // this is the second wave (17.47D)
	hex     int16
	at      uint8         // which attack is being resolved
	out     []groupAttack // in the order they were announced; groups that only diverted kamikazes reach come last
	guards  []guardAir
}

// groupAttack is the kamikazes on one combat group.
type groupAttack struct {
	group int16 // the task force, -1 for ships in port without one
	sent  uint8
	left  uint8 // still on their way to it
	owed  uint8 // turned away from it, without a new target yet (17.47E.3)
	came  uint8 // those that attack it, turned away from others or not
	aim   aircombat.Aim
	aims  []aim
}

// guardAir is a counter that defends a combat group outside naval combat.
type guardAir struct{ c, over int16 }

func (d *dive) copy() *dive {
	n := *d
	n.out, n.guards = slices.Clone(d.out), slices.Clone(d.guards)
	for i := range n.out {
		n.out[i].aims = slices.Clone(n.out[i].aims)
	}
	return &n
}

func (d *dive) what() frameKind { return frameKamikazes }

func (d *dive) copied() frame { return d.copy() }

// dives gives that attack for writing.
func (t *turnover) dives() *dive {
	if t.p.diving() {
		return own[*dive](t)
	}
	return t.seas().announced
}

// dive is the attack of kamikazes at hand, or the one announced with the other strikes of a naval combat and not begun; nil for none.
func (p *Position) dive() *dive {
	if d := find[*dive](&p.stack); d != nil {
		return d
	}
	if b := p.sea(); b != nil {
		return b.announced
	}
	return nil
}

// diving tells whether an attack of kamikazes is asked about before anything else.
func (p *Position) diving() bool { return find[*dive](&p.stack) != nil }
