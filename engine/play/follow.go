package play

import (
	"slices"
	"strconv"

	"awaw/engine"
)

// This file gives, in a game by mail, the answers that follow of themselves, so that no letter is needed for them: by standing orders, and where
// a side can only let pass what another did. Every desk gives the same, since they hang on the story alone: whoever has just done something
// himself is asked, and nothing is answered for him; and orders that are left while a question is open do not answer it, for he is deciding it.
// What orders have answered is nothing that a side did itself: they go on answering, but in games without a keeper that an older program began.

// Follow gives the next answer that follows of itself; ok is false where none does. by is the standing order that gave it, if one did.
func (g *Game) Follow() (done Done, by engine.StandingOrder, ok bool, err error) {
	if g.links == nil || g.links.owed != 0 || len(g.acting) != 1 {
		return Done{}, by, false, nil
	}
	side := g.acting[0]
	c, by, ok := g.follows(g.head, g.pos, side, g.ordersBefore(side, g.head+1))
	if !ok {
		return Done{}, by, false, nil
	}
	if done, err = g.Do(c); err != nil {
		return done, by, true, err
	}
	return done, by, true, g.noteAnswer(side, done.Line, by)
}

// Followed tells whether the command of a line, carried out or owed, followed of itself.
func (g *Game) Followed(l Line) bool {
	cmd, _, ok := g.Following(l)
	return ok && (l.Kind == LineCommand || l.Kind == LineOwed) && l.Cmd == cmd
}

// Following is what follows of itself where the side of a line gave what stands there, in notation, and by which order, if by one; ok is false where it is asked.
func (g *Game) Following(l Line) (cmd string, by engine.StandingOrder, ok bool) {
	before, err := g.frame(l.Parent)
	if err == nil && g.links != nil {
		if c, by, ok := g.follows(l.Parent, before.pos, l.Side, g.ordersBefore(l.Side, l.Parent+1)); ok {
			return g.rules.FormatCommand(before.pos, c), by, true
		}
	}
	return "", by, false
}

// follows is the answer of side that follows of itself at node at, in position p, under its orders.
func (g *Game) follows(at int, p engine.Position, side engine.Side, orders engine.StandingOrders) (c engine.Command, by engine.StandingOrder, ok bool) {
	decided := at > 0 && g.lines[at-1].Side == side // itself just now, and goes on
	if decided && g.links.sides == 0 && !g.header.Links.Onward {
		return c, by, false
	}
	if c, by, ok = standing(p, side, orders); ok || decided {
		return c, by, ok && (!decided || g.Followed(g.lines[at-1]))
	}
	c, ok = forced(p, p.Seen(side), side, g.Others(side))
	return c, by, ok
}

// Others lists all sides of a game by mail but one.
func (g *Game) Others(side engine.Side) []engine.Side {
	var out []engine.Side
	for i := range g.header.Links.Tips {
		if s := engine.Side(i + 1); s != side {
			out = append(out, s)
		}
	}
	return out
}

// ordersBefore are the standing orders of a side as they were at line n.
func (g *Game) ordersBefore(side engine.Side, n int) engine.StandingOrders {
	key := settingOrders + strconv.Itoa(int(side))
	if _, ever := g.Setting(key); !ever {
		return nil
	}
	for _, l := range slices.Backward(g.lines[:n-1]) {
		if l.Kind == LineSetting && l.Key == key {
			o, _ := engine.ParseStandingOrders(l.Value)
			return o
		}
	}
	return nil
}
