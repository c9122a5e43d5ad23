package battle

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file tells what those who may still join a fight would be worth in its next round.

// foretold is what was reckoned of commands at a node.
type foretold struct {
	node int
	of   map[engine.Command]engine.Text
}

// labelled is what a choice is called and leads to: of a wing that may join, how large it is and where it stands, and what both sides
// would lose on average in the round to come with it.
func (m *Battle) labelled(c engine.Command) engine.Label {
	l := m.Label(c)
	v, known := m.Sight.Counter(c.A)
	if !m.joins(c) || !known || v.Space.Kind() != engine.KindSpace {
		return l
	}
	if m.fresh.of == nil || m.fresh.node != m.Sight.Game.Head() {
		m.fresh = foretold{node: m.Sight.Game.Head(), of: map[engine.Command]engine.Text{}}
	}
	word, reckoned := m.fresh.of[c]
	if !reckoned {
		if chart, ok := m.RoundAfter(c); ok {
			word = m.roundWord(chart)
		}
		m.fresh.of[c] = word
	}
	l.Name, l.Detail = engine.Say("screen.combat.fresh", v.Worth(), engine.Arg{Kind: engine.ArgName, S: m.SpaceName(v.Space)}), word
	return l
}

// roundWord says what both sides lose on average in a round, in whole factors where it is fought in them.
func (m *Battle) roundWord(c engine.Chart) engine.Text {
	own, foe := 0.0, 0.0
	for _, b := range c.Bars {
		if b.Side == m.Sight.Viewer {
			own += b.P * float64(b.Value)
		} else {
			foe += b.P * float64(b.Value)
		}
	}
	return engine.Say("screen.combat.fresh.odds", tenths(foe), tenths(own))
}

// roundNow says the same of the round to come as things stand; nothing where nobody may join.
func (m *Battle) roundNow(b *engine.BattleView, c engine.Command, l engine.Label) engine.Label {
	if !m.mayJoin() || m.Verb(c) != "press" {
		return l
	}
	if chart, ok := table.NextRound(b); ok {
		l.Detail = m.roundWord(chart)
	}
	return l
}

// mayJoin tells whether somebody may join the fight before its next round.
func (m *Battle) mayJoin() bool {
	for _, c := range m.footChoices() {
		if m.joins(c) {
			return true
		}
	}
	return false
}

// joins tells whether by a choice a counter joins the fight.
func (m *Battle) joins(c engine.Command) bool {
	p, ok := m.Sight.Pos.(engine.Joiner)
	return ok && c.A.Kind() == engine.KindCounter && p.Joins(c)
}

// choice draws one choice of the foot as a card.
func (m *Battle) choice(d scene.Pen, c engine.Command, i int, r scene.Rect) {
	l := m.labelled(c)
	if b := m.PanelView(); b != nil {
		l = m.roundNow(b, c, l)
	}
	m.choiceCard(d, l, i, r, table.Give{Cmd: c})
}
