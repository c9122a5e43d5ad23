package play

import (
	"slices"

	"awaw/engine"
)

// This file is how a screen looks at a game: the position as a side knows it, the history, any line of it.

// Header tells how the game was started.
func (g *Game) Header() Header { return g.header }

// Rules is the rule system the game is played under.
func (g *Game) Rules() engine.Ruleset { return g.rules }

// Kit is what the game was set up with.
func (g *Game) Kit() engine.Kit { return g.kit }

// Head is the node play stands at: a line number, 0 for the set-up position.
func (g *Game) Head() int { return g.head }

// Len is the number of journal lines.
func (g *Game) Len() int { return len(g.lines) }

// Line gives journal line n, from 1.
func (g *Game) Line(n int) (Line, bool) {
	if n < 1 || n > len(g.lines) {
		return Line{}, false
	}
	return g.lines[n-1], true
}

// Position is the whole shared position, every secret in it: for referees, tests and finished games. Open
// drafts are not in it. Screens and bots use Seen.
func (g *Game) Position() engine.Position { return g.pos }

// Seen is the present position as side knows it, its own secret draft included; what is likely in it is reckoned by its own standing
// orders.
func (g *Game) Seen(side engine.Side) engine.Position {
	p := g.own(side).Seen(side)
	if m, ok := p.(engine.Minded); ok {
		if orders := g.Orders(side); len(orders) > 0 {
			return m.Under(side, orders)
		}
	}
	return p
}

// ToAct lists the sides that owe a command and have not sealed their orders.
func (g *Game) ToAct() []engine.Side {
	if len(g.acting) < 2 {
		return slices.Clone(g.acting)
	}
	var out []engine.Side
	for _, s := range g.acting {
		if g.draftOf(s).sealed == 0 {
			out = append(out, s)
		}
	}
	return out
}

// Sealed tells whether side has sealed its secret orders and waits for the others.
func (g *Game) Sealed(side engine.Side) bool { return g.secret(side) && g.draftOf(side).sealed != 0 }

// Legal appends every command side may give now to buf.
func (g *Game) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	if !g.takes(side) {
		return buf
	}
	return g.Seen(side).Legal(side, buf)
}

// takes tells whether a side could give a command now at all.
func (g *Game) takes(side engine.Side) bool {
	_, _, owed := g.Owed()
	return !owed && g.shut() == nil && g.wait == nil && !g.Sealed(side)
}

// Outcome tells whether the game is over and who stands where.
func (g *Game) Outcome() engine.Outcome { return g.pos.Outcome() }

// At gives the position after node n (0: as set up) as side knew it.
func (g *Game) At(n int, side engine.Side) (engine.Position, error) {
	f, err := g.frame(n)
	if err != nil {
		return nil, err
	}
	return f.pos.Seen(side), nil
}

// Events gives the events of node n that side may know; node 0 has none.
func (g *Game) Events(n int, side engine.Side) ([]engine.Event, error) {
	if l, ok := g.Line(n); ok && l.Kind == LineSeen {
		return engine.Redact(l.Sight.events(g.copyFor()), side), nil
	}
	f, err := g.frame(n)
	if err != nil {
		return nil, err
	}
	return engine.Redact(f.events, side), nil
}

// Entry is one line of the history.
type Entry struct {
	N, Parent int
	Kind      LineKind
	Side      engine.Side
	Cmd       string      // a command of the side that asks
	Text      string      // a note
	Rolled    bool        // dice fell
	Barrier   engine.Text // why play cannot go back behind this entry; empty when it can
	Branch    bool        // taken back: not on the line of play
	Phase     uint32      // keyframe: the phase, turn and date that begin after Parent
	Turn      int
	Date      engine.Text
}

// History lists commands, openings, keyframes and notes in the order they were written, as side may know them.
// Events are asked for line by line.
func (g *Game) History(side engine.Side) []Entry {
	on := make([]bool, len(g.lines)+1)
	for _, n := range g.path(g.head) {
		on[n] = true
	}
	var out []Entry
	for _, l := range g.lines {
		e := Entry{N: l.N, Parent: l.Parent, Kind: l.Kind, Side: l.Side, Rolled: l.Rolled(), Phase: l.Phase, Turn: l.Turn}
		switch {
		case l.Node():
			e.Barrier = g.barrier(l.N)
			e.Branch = !on[l.N]
			if l.Side == side {
				e.Cmd = l.Cmd
			}
		case l.Kind == LineKeyframe, l.Kind == LineNote, l.Kind == LineWords, l.Kind == LineReveal, l.Kind == LineContribution:
			e.Text = l.Text
			e.Branch = !on[l.Parent]
		default:
			continue
		}
		if l.Date != nil {
			e.Date = *l.Date
		}
		out = append(out, e)
	}
	return out
}

// Path lists the nodes from the set-up position (0) to the present one, for stepping back and forth.
func (g *Game) Path() []int {
	p := g.path(g.head)
	slices.Reverse(p)
	return p
}

// Notices are the things worth telling the player about how the game was opened.
func (g *Game) Notices() []Notice { return slices.Clone(g.notices) }
