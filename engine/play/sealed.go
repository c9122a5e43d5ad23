package play

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
)

// This file is what a screen asks about secret orders: who writes, who has sealed, what a command will lead to; and how orders
// that were kept under a scheme are read.

// Writing lists the sides that give secret orders in this step, sealed or not; none while orders are not secret. Everybody may
// know it, and who of them has sealed (Sealed).
func (g *Game) Writing() []engine.Side {
	if len(g.acting) < 2 {
		return nil
	}
	return slices.Clone(g.acting)
}

// Draft gives the secret orders side has written so far, in notation. They are for that side's eyes only.
func (g *Game) Draft(side engine.Side) []string {
	if !g.secret(side) {
		return nil
	}
	return g.draftOf(side).texts()
}

// Sealing tells beforehand what a command of a secret draft will lead to: it seals its side's orders, and it opens everybody's,
// since all others have sealed. A command that is not legal does neither.
func (g *Game) Sealing(c engine.Command) (seals, opens bool) {
	if g.shut() != nil || g.wait != nil || !g.secret(c.Side) || g.draftOf(c.Side).sealed != 0 {
		return false, false
	}
	next, _, err := g.own(c.Side).Apply(c, noDice{})
	if err != nil || slices.Contains(next.ToAct(), c.Side) {
		return false, false
	}
	for _, s := range g.acting {
		if d := g.draftOf(s); s != c.Side && (d.sealed == 0 || d.locked != nil) {
			return true, false
		}
	}
	return true, true
}

// ErrNotSealed refuses to unseal what is not sealed.
var ErrNotSealed = errors.New("engine: this side has sealed no orders")

// Unseal takes back a side's confirmation, as long as not all have sealed: the commitment is withdrawn, the orders can be changed.
func (g *Game) Unseal(side engine.Side) error {
	switch {
	case g.shut() != nil:
		return g.shut()
	case g.wait != nil:
		return &Barrier{Why: g.waitBarrier()}
	case !g.Sealed(side):
		return ErrNotSealed
	case g.draftOf(side).sealed <= g.lettered:
		return &Barrier{Why: engine.Say("game.barrier.letter")}
	}
	return g.unseal(side)
}

// TakeBackStep takes one step of a side's open draft back, from 0, whatever came after it. It is refused, and nothing changes, when
// what came after cannot stand without it.
func (g *Game) TakeBackStep(side engine.Side, step int) error {
	switch {
	case g.shut() != nil:
		return g.shut()
	case g.wait != nil:
		return &Barrier{Why: g.waitBarrier()}
	case !g.secret(side) || step < 0 || step >= len(g.draftOf(side).steps):
		return fmt.Errorf("engine: side %d has no step %d in a secret draft", side, step)
	case g.draftOf(side).sealed != 0:
		return ErrSealed
	}
	d := *g.draftOf(side)
	cmds := slices.Delete(d.texts(), step, step+1)
	steps, err := g.stepsOf(cmds)
	if err != nil {
		return err
	}
	d.undone = append(d.undone[:len(d.undone):len(d.undone)], d.steps[step].cmd)
	d.steps = steps
	return g.keepDraft(side, d)
}

// drop throws a side's open draft away; sealed orders stay as they are.
func (g *Game) drop(side engine.Side) error {
	if !g.secret(side) {
		return nil
	}
	if d := g.draftOf(side); d.sealed != 0 || len(d.steps) == 0 && len(d.undone) == 0 {
		return nil
	}
	return g.keepDraft(side, draft{})
}

// Locked are sealed orders that this copy holds under a scheme it cannot read. The game waits until they are unlocked.
type Locked struct {
	Side   engine.Side
	Scheme string
	Needs  string // the program version that knows it, "" if that is not said
	Text   string // what the scheme made of salt and commands
}

// LockedOrders lists the sealed orders that wait to be unlocked, by side.
func (g *Game) LockedOrders() []Locked {
	var out []Locked
	for _, s := range g.Writing() {
		if v := g.draftOf(s).locked; v != nil {
			out = append(out, Locked{s, v.Scheme, v.Needs, v.Text})
		}
	}
	return out
}

// Unlock gives the salt and the commands of locked orders. They are taken only if they are those sealed; when no others are
// awaited, all open.
func (g *Game) Unlock(side engine.Side, salt []byte, cmds []string) (Done, error) {
	if err := g.shut(); err != nil {
		return Done{}, err
	}
	if !g.secret(side) || g.draftOf(side).locked == nil {
		return Done{}, fmt.Errorf("engine: side %d has no locked orders", side)
	}
	d := *g.draftOf(side)
	if o := (Orders{Salt: hex.EncodeToString(salt), Cmds: cmds}); !o.opens(g.lines[d.sealed-1].Commit) {
		return Done{}, ErrSeal
	}
	steps, err := g.stepsOf(cmds)
	if err != nil {
		return Done{}, err
	}
	d.steps, d.salt, d.locked = steps, salt, nil
	b := g.newBatch()
	p := private{Private: privateDraft, At: g.head, Side: side, Cmds: cmds, Sealed: d.sealed, Salt: hex.EncodeToString(salt)}
	if err := b.private(p); err != nil {
		return Done{}, err
	}
	if err := g.write(b); err != nil {
		return Done{}, err
	}
	*g.draftOf(side) = d
	if !g.ready() {
		return Done{Line: d.sealed, Sealed: true}, nil
	}
	return g.open(nil)
}
