package play

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play/chain"
)

// This file writes down what owes dice, takes the links that bring them, and tells for what else they may serve.

// GiveLink brings a side's link for what is owed. With the last of them the command is carried out, which Done then tells.
func (g *Game) GiveLink(side engine.Side, l chain.Link) (Done, error) {
	switch {
	case g.shut() != nil:
		return Done{}, g.shut()
	case g.links == nil:
		return Done{}, ErrNoLink
	}
	all, err := g.links.take(side, l)
	if err != nil {
		return Done{}, err
	}
	b := g.newBatch()
	n, err := b.line(Line{Parent: g.head, Kind: LineLink, Needs: needsLinks, Side: side, Link: l.String()})
	if err == nil {
		b.sync = true
		err = g.write(b)
	}
	if err != nil {
		g.links.next[side-1] = chain.Link{}
		return Done{}, err
	}
	if !all {
		return Done{}, nil
	}
	return g.pay(n)
}

// pay carries out what was owed, with the dice of the links that are there; fell is the line of the last of them.
func (g *Game) pay(fell int) (Done, error) {
	owed := g.lines[g.links.owed-1]
	g.links.settle(g.commitment(owed), fell)
	return g.carry(owed)
}

// carry carries out what the last exchange was for.
func (g *Game) carry(owed Line) (done Done, err error) {
	g.links.open = true
	if owed.Text == owesOpening {
		done, err = g.open(nil)
	} else {
		var c engine.Command
		if c, err = g.rules.ParseCommand(g.pos, owed.Cmd); err == nil {
			done, err = g.command(c, nil)
		}
	}
	if err == nil {
		g.links.from = done.Line
	}
	return done, err
}

// owesOpening is the text of a line that owes the dice of sealed orders being opened.
const owesOpening = "open"

// oweOpening writes down that dice are owed for the orders that everybody has sealed.
func (g *Game) oweOpening() error {
	return g.owing(Line{Text: owesOpening})
}

// owe writes a command down whose dice are not there yet.
func (g *Game) owe(c engine.Command) error {
	l := Line{Parent: g.head, Side: c.Side, Cmd: g.rules.FormatCommand(g.pos, c)}
	if by := g.payer(l); by != l.Side {
		l.By = by
	}
	return g.owing(l)
}

// payer is the side whose link serves what a line owes, where a keeper carries the game out: its own, but of what follows of itself that of the command
// it follows from, whose letter is being read.
func (g *Game) payer(l Line) engine.Side {
	if g.links == nil || g.links.sides == 0 {
		return l.Side
	}
	for cmd, _, ok := g.Following(l); ok && cmd == l.Cmd && l.Parent > 0; cmd, _, ok = g.Following(l) {
		l = g.lines[l.Parent-1]
	}
	return l.Side
}

// by is the side whose link serves what is owed at the line.
func (l Line) by() engine.Side {
	if l.By != engine.NoSide {
		return l.By
	}
	return l.Side
}

// closes tells whether a command that leads to a position ends a game by mail in which something is hidden, and has to wait for links therefore.
func (g *Game) closes(next engine.Position) bool {
	if g.links == nil || !g.header.Links.Ending || g.links.open || !next.Outcome().Over {
		return false
	}
	h, ok := g.pos.(engine.Hider)
	return ok && slices.ContainsFunc(g.Others(engine.NoSide), h.Hides)
}

// OwesEnd tells whether what is owed draws no dice: it ends the game, and waits for links so that nobody sees the end before he stands by it.
func (g *Game) OwesEnd() bool {
	_, cmd, owed := g.Owed()
	if !owed || cmd == "" {
		return false
	}
	c, err := g.rules.ParseCommand(g.pos, cmd)
	if err == nil {
		_, _, err = g.pos.Apply(c, g.recorder(nil))
	}
	return err == nil
}

// owing writes a line about what is owed; ErrOwed tells that dice are owed now.
func (g *Game) owing(l Line) error {
	l.Parent, l.Kind, l.Needs = g.head, LineOwed, needsLinks
	b := g.newBatch()
	n, err := b.line(l)
	if err != nil {
		return err
	}
	b.sync = true
	if err := g.write(b); err != nil {
		return err
	}
	if g.links.owed = 0; l.owes() {
		g.links.owed, g.links.by = n, l.by()
		return ErrOwed
	}
	return nil
}

// withdrawOwed takes back a command that waits for links, as long as nobody else has heard of it.
func (g *Game) withdrawOwed() error {
	owed := g.lines[g.links.owed-1]
	if owed.N < g.lettered || owed.Text == owesOpening || slices.ContainsFunc(g.links.next, func(l chain.Link) bool { return l != chain.Link{} }) {
		return &Barrier{Why: engine.Say("game.barrier.letter")}
	}
	return g.owing(Line{Side: owed.Side})
}

// still tells whether the dice of the last exchange serve a command given at node at, in position p, as well: nobody has decided anything
// since they could be known.
func (g *Game) still(k *linked, at int, p engine.Position, c engine.Command) bool {
	for ; k.from != 0 && at >= k.from; at = g.lines[at-1].Parent {
		switch {
		case !g.determined(p, c, k.fell):
			return false
		case at == k.from:
			return true
		}
		l := g.lines[at-1]
		f, err := g.frame(l.Parent)
		if err != nil || l.Kind != LineCommand {
			return false
		}
		p = f.pos
		if c, err = g.rules.ParseCommand(p, l.Cmd); err != nil {
			return false
		}
	}
	return false
}

// determined tells whether nobody chose c in position p: it is all that was legal, or what the orders say that its side had left before
// line fell.
func (g *Game) determined(p engine.Position, c engine.Command, fell int) bool {
	if len(p.Legal(c.Side, nil)) == 1 {
		return true
	}
	answer, _, ok := standing(p, c.Side, g.ordersAt(c.Side, fell))
	return ok && answer == c
}

// ordersAt are the standing orders a side had left before line n; none where it has changed them since.
func (g *Game) ordersAt(side engine.Side, n int) engine.StandingOrders {
	now, then := g.ordersBefore(side, len(g.lines)+1), g.ordersBefore(side, n)
	if now.String() != then.String() {
		return nil
	}
	return then
}
