// One ground battle as data: an attack, an overrun, a landing or a fight after an airdrop (15).

package awaw

import "slices"

// battleStage is what a ground battle waits for.
type battleStage uint8

// battle is one ground battle being resolved. A position never changes one it shares: turnover.ground copies first.
type battle struct {
	quiet
	stage    battleStage
	overrun  bool
	landing  bool // some attackers come from the sea
	deferred bool // support committed now is met apart from what came before
	stopped  bool // an overrun that defensive support has stopped
	hex      int16
	also     []int16 // more hexes attacked at once, ascending (18.551)
	round    uint8
	die      uint8
	verdict  verdict
	odds     [2]int16 // attacker's and defender's strength when the round was read
	whose    uint8    // who pays
	owed     int16    // factors still to be paid by the side `whose`
	then     [2]int16 // what each side owes by the verdict; -1 everything
}

func (b *battle) what() frameKind { return frameBattle }

func (b *battle) copied() frame {
	n := *b
	return &n
}

// at tells whether a hex is attacked in the battle.
func (b *battle) at(hex int) bool { return int(b.hex) == hex || slices.Contains(b.also, int16(hex)) }

// list gives the hexes attacked, ascending.
func (b *battle) list() []int16 { return sorted(append([]int16{b.hex}, b.also...)) }

// ground gives the present battle for writing.
func (t *turnover) ground() *battle { return own[*battle](t) }
