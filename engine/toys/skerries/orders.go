package skerries

import (
	"slices"

	"awaw/engine"
)

// This file holds the orders (52): what may be written, and what refuses the rest.

// ID names the system.
const ID engine.SystemID = "toy-skerries"

// The verbs. They are never renumbered.
const (
	VerbOrder engine.Verb = 1 // A: a piece, B: where it goes
	VerbHold  engine.Verb = 2 // A: a piece that stays
	VerbSeal  engine.Verb = 3
)

// Legal lists every order of a side: for each piece without an order where it may go, and to hold; and to seal. What is written is
// changed by taking it back, so that every command goes forward.
func (p *Position) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	if !p.writes(side) {
		return buf
	}
	open := func(i int) bool { return p.pieces[i].Side == side && p.pieces[i].At != off && p.orders[i] == 0 }
	for i := range p.n {
		if !open(i) {
			continue
		}
		for _, to := range p.w.nextTo(p.pieces[i].Kind, int(p.pieces[i].At)) {
			buf = append(buf, engine.Command{Side: side, Verb: VerbOrder, A: engine.CounterRef(i), B: engine.SpaceRef(to)})
		}
	}
	for i := range p.n {
		if open(i) {
			buf = append(buf, engine.Command{Side: side, Verb: VerbHold, A: engine.CounterRef(i)})
		}
	}
	return append(buf, engine.Command{Side: side, Verb: VerbSeal})
}

// writes tells whether a side has orders to write.
func (p *Position) writes(s engine.Side) bool {
	return s >= 1 && int(s) <= len(p.w.sides) && !p.over() && !p.ready[s-1] && p.alive(s)
}

// Apply writes an order down, or seals; the last seal opens and carries out all orders.
func (p *Position) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	if cite, why := p.refusal(c); !why.IsZero() {
		return nil, nil, &engine.Illegal{Cmd: c, Cite: cite, Reason: why, Nearest: p.nearest(c)}
	}
	q := *p
	switch c.Verb {
	case VerbSeal:
		q.ready[c.Side-1] = true
		if len(q.ToAct()) == 0 {
			return q.resolve(d)
		}
		return &q, nil, nil
	case VerbOrder:
		q.orders[c.A.Index()] = int8(c.B.Index() + 1)
		return &q, []engine.Event{{Kind: engine.EventChoice, Cite: "52.1", Text: engine.Say("toy-skerries.ordered", c.A, c.B), Refs: []engine.Ref{c.A, c.B}, Audience: engine.Only(c.Side)}}, nil
	}
	q.orders[c.A.Index()] = p.pieces[c.A.Index()].At + 1
	return &q, []engine.Event{{Kind: engine.EventChoice, Cite: "52.1", Text: engine.Say("toy-skerries.holds", c.A), Refs: []engine.Ref{c.A}, Audience: engine.Only(c.Side)}}, nil
}

// refusal tells why a command is not legal; nothing when it is.
func (p *Position) refusal(c engine.Command) (engine.Cite, engine.Text) {
	i := c.A.Index()
	switch {
	case p.over():
		return "55.2", engine.Say("toy-skerries.no.over")
	case c.Side < 1 || int(c.Side) > len(p.w.sides) || !p.alive(c.Side):
		return "52.1", engine.Say("toy-skerries.no.side")
	case p.ready[c.Side-1]:
		return "52.2", engine.Say("toy-skerries.no.sealed")
	case c.C != engine.NoRef || c.N != 0 || c.Verb < VerbOrder || c.Verb > VerbSeal:
		return "52.1", engine.Say("toy-skerries.no.order")
	case c.Verb == VerbSeal && c.A == engine.NoRef && c.B == engine.NoRef:
		return "", engine.Text{}
	case c.Verb == VerbSeal || c.A.Kind() != engine.KindCounter || i >= p.n || p.pieces[i].Side != c.Side || p.pieces[i].At == off:
		return "52.1", engine.Say("toy-skerries.no.piece")
	case p.orders[i] != 0:
		return "52.1", engine.Say("toy-skerries.no.again", c.A)
	case c.Verb == VerbHold && c.B != engine.NoRef:
		return "52.1", engine.Say("toy-skerries.no.order")
	case c.Verb == VerbHold:
		return "", engine.Text{}
	}
	return p.wayRefusal(c)
}

// wayRefusal tells why a piece may not go somewhere (51.1, 51.2).
func (p *Position) wayRefusal(c engine.Command) (engine.Cite, engine.Text) {
	x, to := p.pieces[c.A.Index()], c.B.Index()
	cite := engine.Cite("51.1")
	if x.Kind == Boat {
		cite = "51.2"
	}
	switch {
	case c.B.Kind() != engine.KindSpace || to >= p.w.board.Len():
		return "52.1", engine.Say("toy-skerries.no.area")
	case !slices.Contains(p.w.nextTo(x.Kind, int(x.At)), to):
		return cite, engine.Say("toy-skerries.no.way."+x.Kind.String(), c.A, c.B)
	}
	return "", engine.Text{}
}

// nearest are the legal commands most like one refused: those of the same piece, else all there are.
func (p *Position) nearest(c engine.Command) []engine.Command {
	legal := p.Legal(c.Side, nil)
	same := slices.DeleteFunc(slices.Clone(legal), func(l engine.Command) bool { return l.A != c.A || l.A == engine.NoRef })
	if len(same) > 0 {
		return same
	}
	return legal
}
