package present

import (
	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/engine/play"
	"awaw/internal/present/program"
)

// This file lays a game on the table in which orders of all sides are tried out; nothing of it is kept.

// tryOut begins to try orders out: those written now, or those that were given at the moment shown; of a trial that was settled, those tried
// last. others are orders for other sides to begin with.
func (m *Model) tryOut(others []engine.Command) {
	desk, ok := m.top.Desk.(program.Trier)
	if !ok || m.top.Sight == nil {
		return
	}
	t := m.top.Sight
	node, drafts := m.triedFrom()
	side := t.Viewer
	if t.Game.Outcome().Over || m.top.Persons() == 0 {
		side = engine.NoSide
	}
	p, err := desk.Try(t.Play, node, side)
	if err != nil {
		m.Fail(err)
		return
	}
	m.Put(p)
	m.top.Sight.Viewer = side
	if side == engine.NoSide {
		m.top.Sight.Viewer = m.top.FirstViewer()
	}
	for _, o := range drafts {
		for _, text := range o.Cmds {
			c, err := p.Game.Rules().ParseCommand(p.Game.Seen(o.Side), text)
			if err == nil {
				m.pencil(c)
			}
		}
	}
	for _, c := range others {
		m.pencil(c)
	}
	m.top.Refresh()
	m.quill.Near()
}

// sealAll seals what the other sides of a trial have written, as one side seals: everything is settled at once.
func (m *Model) sealAll(c engine.Command) {
	t := m.top.Sight
	if seals, _ := t.Game.Sealing(c); !seals || !t.Play.Trial {
		return
	}
	for _, s := range t.Game.Writing() {
		if s == c.Side || t.Game.Sealed(s) || m.top.Seat(s) != "person" {
			continue
		}
		for _, d := range t.Game.Legal(s, nil) {
			if seals, _ := t.Game.Sealing(d); seals {
				if _, err := t.Game.Do(d); err != nil {
					m.Fail(err)
				}
				break
			}
		}
	}
}

// pencil writes an order of a unit into a trial: no seal, and nobody's secret wish.
func (m *Model) pencil(c engine.Command) {
	g := m.top.Sight.Game
	if w, ok := g.Seen(c.Side).(ordered.Writer); !ok || w.OrderOf(c).Kind == ordered.None {
		return
	}
	if _, err := g.Do(c); err != nil {
		m.Fail(err)
	}
}

// triedFrom is the node a trial leaves the game at, with the orders it begins with: in the present those of the side that looks, in the past
// and after a trial was settled those that were opened.
func (m *Model) triedFrom() (node int, drafts []play.Orders) {
	t := m.top.Sight
	opened := func(i int) bool {
		l, ok := t.Game.Line(t.Path[i])
		if ok && len(l.Orders) > 0 {
			node, drafts = t.Path[i-1], l.Orders
		}
		return ok && len(l.Orders) > 0
	}
	at := t.Cursor
	if m.top.Live() && !t.Play.Trial && !m.quill.Reading() {
		return t.Path[at], []play.Orders{{Side: t.Viewer, Cmds: t.Game.Draft(t.Viewer)}}
	}
	if !m.top.Live() && at+1 < len(t.Path) && opened(at+1) {
		return node, drafts
	}
	for ; at > 0; at-- {
		if opened(at) {
			return node, drafts
		}
	}
	return t.Path[t.Cursor], nil
}
