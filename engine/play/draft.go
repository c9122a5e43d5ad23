package play

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
)

// This file holds secret, simultaneous orders. While several sides are to act, nobody's commands touch the
// shared position: each side drafts on a copy that knows only its own orders. A draft is complete when its
// side no longer has to act there; it is then sealed by a salted commitment in the journal. When all are
// sealed, they are opened together in one line and applied side after side; the last confirmation, which then
// finds all sides ready, resolves them.

type draft struct {
	steps  []draftStep
	undone []engine.Command // taken back, newest last
	sealed int              // the contribution line, 0 while open
	salt   []byte
	locked *private // sealed orders this copy holds under a scheme it cannot read; steps and salt are then not known
}

type draftStep struct {
	cmd    engine.Command
	text   string
	next   engine.Position
	events []engine.Event
}

// noDice stands for dice where none may fall.
type noDice struct{}

func (noDice) Roll(a engine.Ask) ([]int, error) {
	return nil, fmt.Errorf("engine: dice for %s were asked while orders are secret; they may fall only when all are confirmed", a.Key)
}

// draftOf gives side's draft, growing the table as needed. side is in acting.
func (g *Game) draftOf(side engine.Side) *draft {
	for int(side) >= len(g.drafts) {
		g.drafts = append(g.drafts, draft{})
	}
	return &g.drafts[side]
}

// own is the shared position with side's own draft carried out on it.
func (g *Game) own(side engine.Side) engine.Position {
	if side > 0 && int(side) < len(g.drafts) {
		if s := g.drafts[side].steps; len(s) > 0 {
			return s[len(s)-1].next
		}
	}
	return g.pos
}

// secret tells whether side is drafting in secret now.
func (g *Game) secret(side engine.Side) bool {
	return len(g.acting) > 1 && slices.Contains(g.acting, side)
}

// draft adds c to its side's secret orders.
func (g *Game) draft(c engine.Command) (Done, error) {
	base := g.own(c.Side)
	if !g.secret(c.Side) {
		_, _, err := base.Apply(c, noDice{})
		if err == nil {
			err = fmt.Errorf("engine: side %d gave a command but is not to act", c.Side)
		}
		return Done{}, err
	}
	d := *g.draftOf(c.Side)
	if d.sealed != 0 {
		return Done{}, ErrSealed
	}
	next, events, err := base.Apply(c, noDice{})
	if err != nil {
		return Done{}, err
	}
	step := draftStep{cmd: c, text: g.rules.FormatCommand(base, c), next: next, events: events}
	d.steps = append(d.steps[:len(d.steps):len(d.steps)], step)
	d.undone = nil
	done := Done{Events: engine.Redact(events, c.Side)}
	if slices.Contains(next.ToAct(), c.Side) {
		return done, g.keepDraft(c.Side, d)
	}
	if err := g.seal(c.Side, d); err != nil {
		return Done{}, err
	}
	done.Sealed = true
	done.Line = len(g.lines)
	if !g.ready() {
		return done, nil
	}
	opened, err := g.open(nil)
	if err != nil {
		return done, err
	}
	opened.Sealed = true
	opened.Events = engine.Redact(g.eventsOf(opened.Line), c.Side)
	return opened, nil
}

// texts are a draft's commands in notation.
func (d draft) texts() []string {
	out := make([]string, len(d.steps))
	for i, s := range d.steps {
		out[i] = s.text
	}
	return out
}

// keepDraft writes an open draft down for its owner and makes it the side's draft.
func (g *Game) keepDraft(side engine.Side, d draft) error {
	b := g.newBatch()
	if err := b.private(private{Private: privateDraft, At: g.head, Side: side, Cmds: d.texts()}); err != nil {
		return err
	}
	if err := g.write(b); err != nil {
		return err
	}
	*g.draftOf(side) = d
	return nil
}

// seal writes the orders for their owner, then the commitment for everybody.
func (g *Game) seal(side engine.Side, d draft) error {
	b := g.newBatch()
	d.sealed = b.next
	d.salt = saltOf(g.seed, d.sealed, side)
	p := private{Private: privateDraft, At: g.head, Side: side, Cmds: d.texts(), Sealed: d.sealed, Salt: hex.EncodeToString(d.salt)}
	if err := b.private(p); err != nil {
		return err
	}
	if _, err := b.line(Line{Parent: g.head, Kind: LineContribution, Side: side, Commit: commitOrders(d.salt, d.texts())}); err != nil {
		return err
	}
	b.sync = true
	if err := g.write(b); err != nil {
		return err
	}
	*g.draftOf(side) = d
	return nil
}

// unseal takes back a confirmation: the commitment is withdrawn, the last step goes back.
func (g *Game) unseal(side engine.Side) error {
	b := g.newBatch()
	if _, err := b.line(Line{Parent: g.head, Kind: LineContribution, Side: side}); err != nil {
		return err
	}
	d := *g.draftOf(side)
	if last := len(d.steps) - 1; last >= 0 {
		d.undone = append(d.undone[:len(d.undone):len(d.undone)], d.steps[last].cmd)
		d.steps = d.steps[:last]
	}
	d.sealed, d.salt, d.locked = 0, nil, nil
	if err := b.private(private{Private: privateDraft, At: g.head, Side: side, Cmds: d.texts()}); err != nil {
		return err
	}
	if err := g.write(b); err != nil {
		return err
	}
	*g.draftOf(side) = d
	return nil
}

// ready tells whether all orders are sealed and can be read, so that they open.
func (g *Game) ready() bool {
	return len(g.acting) > 1 && !slices.ContainsFunc(g.acting, func(s engine.Side) bool {
		d := g.draftOf(s)
		return d.sealed == 0 || d.locked != nil
	})
}

// open opens all sealed orders and carries them out, side after side; given are the rolls typed in so far.
func (g *Game) open(given []engine.Roll) (Done, error) {
	if g.links != nil && g.links.owed != 0 {
		return Done{}, ErrOwed
	}
	rec := g.recorder(given)
	p := g.pos
	var events []engine.Event
	l := Line{Parent: g.head, Kind: LineReveal}
	for _, side := range slices.Sorted(slices.Values(g.acting)) {
		d := g.draftOf(side)
		for _, s := range d.steps {
			next, happened, err := p.Apply(s.cmd, rec)
			if err != nil {
				if errors.Is(err, errLinks) {
					return Done{}, g.oweOpening()
				}
				if !errors.Is(err, engine.ErrNeedDice) {
					err = fmt.Errorf("engine: the order %q of side %d, accepted alone, is refused beside the others: %w", s.text, side, err)
				}
				return Done{}, g.waitOr(err, waiting{open: true, given: given})
			}
			p, events = next, append(events, happened...)
		}
		l.Orders = append(l.Orders, Orders{Side: side, Of: d.sealed, Salt: hex.EncodeToString(d.salt), Cmds: d.texts()})
	}
	l.Rolls = rec.rolls
	b := g.newBatch()
	n, err := b.line(l)
	if err != nil {
		return Done{}, err
	}
	b.sync = true
	if err := g.advance(b, n, p, events, rec.rolls); err != nil {
		return Done{}, err
	}
	return Done{Line: n, Events: engine.Redact(events, engine.NoSide), Opened: true}, nil
}
