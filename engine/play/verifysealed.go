package play

import (
	"encoding/hex"
	"fmt"
	"slices"

	"awaw/engine"
)

// This file holds opened orders against what was sealed, and against who had to seal.

// saltLength is how many bytes a salt has. Were it free, bytes of the first order could be told as salt, and the order left out.
const saltLength = 16

// opens tells whether orders are those of a commitment.
func (o Orders) opens(commit string) bool {
	salt, err := hex.DecodeString(o.Salt)
	return err == nil && len(salt) == saltLength && commitOrders(salt, o.Cmds) == commit
}

// sealing is where a side seals: the node, and the side.
type sealing struct {
	at   int
	side engine.Side
}

// contribution takes a seal down. One that a letter told stands: another in its place is refused where it is opened.
func (v *verifier) contribution(l Line) {
	at := sealing{l.Parent, l.Side}
	if had := v.sealed[at]; had.Commit != "" && had.N < v.letters[l.Side] {
		v.fault(l.N, fmt.Sprintf("side %d seals anew what a letter has told at line %d", l.Side, had.N), engine.Say("game.fault.reseal", int(l.Side), had.N))
	}
	v.sealed[at] = l
}

// lostSeals finds orders that were sealed, that others know by their seal, and that are not in the save.
func (v *verifier) lostSeals() {
	for _, side := range v.g.Writing() {
		if v.g.LostSeal(side) {
			v.fault(v.g.draftOf(side).sealed, fmt.Sprintf("the orders of side %d are lost", side), engine.Say("game.fault.lost", int(side)))
		}
	}
}

// opening holds opened orders against what was sealed last.
func (v *verifier) opening(l Line) {
	if l.N <= v.g.copied() { // sealed in the other game
		v.r.Unsealed++
		return
	}
	for _, o := range l.Orders {
		if c := v.sealed[sealing{l.Parent, o.Side}]; c.N != o.Of || c.Commit == "" || !o.opens(c.Commit) {
			v.fault(l.N, fmt.Sprintf("the orders opened for side %d are not those sealed", o.Side), engine.Say("game.fault.sealed", int(o.Side)))
		}
	}
}

// secrecy finds orders in the open that had to be sealed, and sides whose orders had to be opened with the others'. p is the position
// they were given in.
func (v *verifier) secrecy(p engine.Position, l Line) {
	acting := slices.Sorted(slices.Values(p.ToAct()))
	var opened []engine.Side
	for _, o := range l.Orders {
		opened = append(opened, o.Side)
	}
	switch slices.Sort(opened); {
	case len(acting) < 2 || l.Kind == LineSeen:
	case l.Kind == LineCommand:
		v.fault(l.N, fmt.Sprintf("a command of side %d stands in the open where orders had to be sealed", l.Side), engine.Say("game.fault.open", int(l.Side)))
	case !slices.Equal(opened, acting):
		v.fault(l.N, fmt.Sprintf("orders of the sides %v are opened, and those of %v had to be opened", opened, acting), engine.Say("game.fault.opened", len(opened), len(acting)))
	}
}
