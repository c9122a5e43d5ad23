package present

import (
	"slices"
	"unicode"

	"awaw/engine"
	"awaw/internal/present/battle"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// menuKey takes the row of a menu whose number is pressed.
func (m *Model) menuKey(k scene.Key) bool {
	if m.top.Menu == nil || len(k.Name) != 1 || k.Name[0] < '1' || k.Name[0] > '9' {
		return false
	}
	if cmds := m.top.Offered(); int(k.Name[0]-'1') < len(cmds) {
		c := cmds[k.Name[0]-'1']
		m.top.Menu = nil
		m.Give(c)
	}
	return true
}

// choiceKey takes the choice whose key or number is pressed.
func (m *Model) choiceKey(k scene.Key) bool {
	if len([]rune(k.Name)) != 1 || m.top.Afterwards() || m.result.Open() {
		return false
	}
	r := []rune(k.Name)[0]
	if who, _ := m.fight.Paying(); len(who) > 0 && r >= '1' && r <= '9' { // a number picks who pays, as a click does
		if i := int(r - '1'); i < len(who) {
			m.Run(battle.Pick{Ref: who[i]})
		}
		return true
	}
	if c, ok := m.side.Deed(k); ok && slices.Contains(m.top.Sight.Legal, c) {
		m.Give(c)
		return true
	}
	for i, c := range m.keyed() {
		if key := m.top.Label(c).Key; key != 0 && unicode.ToLower(key) == r || i < 9 && m.top.Fighting() && r == rune('1'+i) {
			if m.twice(c) {
				return true
			}
			m.Give(c)
			return true
		}
	}
	return false
}

// keyed are the choices that answer to letters, and in a fight to the numbers of their cards.
func (m *Model) keyed() []engine.Command {
	cmds := append(m.top.Loose(), m.top.Placed()...)
	for _, g := range m.top.Stock() {
		cmds = append(cmds, g[0])
	}
	if m.top.Fighting() {
		cmds = m.top.Choices()
	}
	if loose := m.top.Loose(); m.top.Plan() != nil {
		cmds = loose
	} else if m.top.Fighting() && len(table.Groups(loose)) < len(loose) { // each number is a card of its own
		cmds = loose
	} else if m.top.Fighting() {
		if n := len(m.top.Loose()); n > 0 && n < 4 && len(cmds)-n > 2 {
			cmds = m.top.Loose()
		}
	}
	return cmds
}
