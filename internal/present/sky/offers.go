package sky

import (
	"errors"
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists what may be done about a battle, and what each of it is worth.

// layOffers lists what may be done about the battle that is looked at, with what it is worth.
func (m *Sky) layOffers(l *table.Leaf, r scene.Rect, t *lanes.Table) {
	at := m.looked(t)
	now := m.ending(at, engine.Command{})
	last := lanes.Deeds
	rows := m.rows(t)
	for n, o := range rows {
		if o.Deed != last {
			last = o.Deed
			l.Label(m.Say("sky.deed." + o.Deed.String()))
		}
		if l.Seen(rowHigh) {
			word := m.Word(m.Label(o.Command).Name)
			var card *scene.Card
			if o.Card.Kind != nil {
				x := m.card(o.Card, o.Card.Value)
				card = &x
			}
			switch {
			case o.Deed == lanes.Leaves && o.Card.Kind != nil && o.Card.From == o.Command.A: // its base, for another
				word = m.Say("sky.to", scene.Capital(m.Word(o.Card.Kind.Name)), o.Command.B)
			case o.Deed == lanes.Sends || o.Deed == lanes.Falls || o.Deed == lanes.Stays || o.Deed == lanes.Leaves && alone(rows, o):
				word = m.Say("sky.from", scene.Capital(m.Word(o.Card.Kind.Name)), o.Card.From)
			}
			if alike(rows, o) { // whose it is, where another power has the like there
				word = m.Say("sky.owned", o.Owner, engine.Arg{Kind: engine.ArgName, S: scene.Capital(m.Word(o.Card.Kind.Name))})
			}
			if o.Card.Kind != nil && o.N > 1 {
				word += " " + m.Say("sky.times", o.N)
			}
			line, col := m.worth(t, o, m.ending(at, o.Command), now)
			if m.last(o.Command) {
				word = m.Say("sky.last.row", engine.Arg{Kind: engine.ArgName, S: word})
			}
			m.row(l, r, m.nines.Number(n, len(rows)), table.Give{Cmd: o.Command}, card, word, line, col)
		}
		l.Y += rowHigh
	}
	m.LayNines(l, len(rows))
	if last == lanes.Deeds && l.Seen(24) {
		l.Pen.Text(l.X, l.Y+16, scene.Body, 13, "text.on_dark_muted", m.Say("sky.nothing"))
		l.Y += 24
	}
}

// alike tells whether the same may be done with units of the same kind and base that another power has.
func alike(rows []lanes.Offer, o lanes.Offer) bool {
	return o.Owner != engine.NoRef && slices.ContainsFunc(rows, func(x lanes.Offer) bool {
		return x.Deed == o.Deed && x.Deed != lanes.Leaves && x.Card.Kind == o.Card.Kind && x.Card.From == o.Card.From && x.Owner != engine.NoRef && x.Owner != o.Owner
	})
}

// worth tells what an offer is worth, and in which colour: of who aims, falls or leaves how the battle then ends and what both sides lose, of all else how
// much more or less often the defender holds, or where that is no other what both lose.
func (m *Sky) worth(t *lanes.Table, o lanes.Offer, then, now ending) (line, col string) {
	switch {
	case !then.ok:
		return "", ""
	case o.Deed == lanes.Falls || o.Deed == lanes.Aims || o.Deed == lanes.Leaves:
		line = m.outlook(t, then)
		if o.Deed == lanes.Aims && now.ok {
			col = m.better(t, then, now)
		}
	case o.Card.Kind != nil && now.ok && m.Percent(then.Held) != m.Percent(now.Held):
		line, col = m.Say("sky.worth", m.Percent(then.Held), m.Percent(now.Held)), "status.legal"
		if m.Sight.View.Prompt.Side == t.Sides[0] != (then.Won > now.Won) {
			col = "status.warning"
		}
	case o.Card.Kind != nil && now.ok && m.outlook(t, then) != m.outlook(t, now): // as likely, but not at the same price
		line = m.outlook(t, then)
	}
	return line, col
}

// outlook tells how likely a battle is held, and what both sides lose in it.
func (m *Sky) outlook(t *lanes.Table, x ending) string {
	if x.Lost == [2]float64{} {
		return m.Say("sky.unhurt")
	}
	return m.Say("sky.outlook", m.Percent(x.Held), m.Sight.SideView(t.Sides[0]).Name, tenths(x.Lost[0]), m.Sight.SideView(t.Sides[1]).Name, tenths(x.Lost[1]))
}

// last tells whether a declaration is the last there can be: on to the dice with it, and nobody is asked first.
func (m *Sky) last(c engine.Command) bool {
	p, ok := m.shower()
	if t := m.table(); !ok || t == nil || t.Now >= 0 {
		return false
	}
	last, known := m.kept.last[c]
	if !known {
		q, _, err := p.Apply(c, engine.NewTyped())
		last = errors.Is(err, engine.ErrNeedDice) || err == nil && !slices.Equal(q.ToAct(), p.ToAct()) && fought(q)
		m.kept.last[c] = last
	}
	return last
}

// fought tells whether battles go on in a position.
func fought(q engine.Position) bool {
	p, ok := q.(lanes.Shower)
	if !ok {
		return false
	}
	t := p.Lanes()
	return t != nil && !t.Over
}

// better is the colour of an aim: legal where it is worth more to whoever aims than what stands, warning where less. Chances count first, then what is lost.
func (m *Sky) better(t *lanes.Table, then, now ending) string {
	gain := now.Won - then.Won
	if m.Percent(then.Won) == m.Percent(now.Won) {
		gain = then.Lost[0] - then.Lost[1] - now.Lost[0] + now.Lost[1]
	}
	if m.Sight.View.Prompt.Side == t.Sides[0] {
		gain = -gain
	}
	switch {
	case gain > .005:
		return "status.legal"
	case gain < -.005:
		return "status.warning"
	}
	return ""
}

// tenths is a number with one decimal.
func tenths(x float64) engine.Arg { return engine.Tenths(int(math.Round(10 * x))) }

// alone tells whether of all that may leave only one offer is about such a unit, so that naming it says enough.
func alone(rows []lanes.Offer, o lanes.Offer) bool {
	n := 0
	for _, x := range rows {
		if x.Deed == o.Deed && x.Card.Kind == o.Card.Kind && x.Card.Nation == o.Card.Nation && x.Card.From == o.Card.From {
			n++
		}
	}
	return o.Card.Kind != nil && n == 1
}
