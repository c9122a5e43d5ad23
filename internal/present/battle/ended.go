package battle

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file keeps a ground battle that its last die has decided on the table, so that the die can be read, with what all its
// rounds have cost either side.

// KeepGround shows the battle that was being fought as it ended: its die in the table, who is left on either side.
func (m *Battle) KeepGround(had *engine.BattleView, events []engine.Event) {
	t := m.Sight
	b := *had
	b.Sides = slices.Clone(had.Sides)
	b.Over = true
	for _, e := range events {
		if len(e.Dice) == 1 && e.Dice[0] >= 1 && e.Dice[0] <= len(b.Table.Rows) && len(b.Table.Lit) > 0 {
			row, lit := e.Dice[0]-1, b.Table.Lit[0]
			lit.Row = row
			b.Rolled, b.Table.Lit = true, []engine.TableLit{lit}
			b.Sides[0].Dice = []int{e.Dice[0]}
			if cells := b.Table.Rows[row].Cells; lit.Col >= 0 && lit.Col < len(cells) {
				b.Sides[0].Result = cells[lit.Col]
			}
			break
		}
	}
	if !b.Rolled {
		return // called off before any die
	}
	b.Charts = nil
	began, losses := m.fromTheFirst(had)
	for k := range b.Sides {
		s := &b.Sides[k]
		s.Before = slices.Clone(s.Counters)
		for _, c := range began.Sides[k].Counters {
			i := slices.IndexFunc(s.Before, func(v engine.CounterView) bool { return v.Ref == c.Ref })
			if i < 0 {
				s.Before = append(s.Before, c)
			} else {
				s.Before[i].Size = max(s.Before[i].Size, c.Size)
			}
		}
		var left []engine.CounterView
		for _, c := range s.Before {
			if i := slices.IndexFunc(t.View.Counters, func(v engine.CounterView) bool { return v.Ref == c.Ref }); i >= 0 {
				left = append(left, t.View.Counters[i])
			}
		}
		s.Counters, s.Suffered = left, m.lostWord(losses, s.Side)
	}
	t.View.Battle = &b
	t.Battle = true
	m.chart.BesideBattle(nil)
}

// fromTheFirst looks back to how a battle began, and gathers what has been lost in it.
func (m *Battle) fromTheFirst(had *engine.BattleView) (began *engine.BattleView, losses []engine.Loss) {
	t := m.Sight
	began = had
	for i := t.Cursor; i > 0; i-- {
		if events, err := t.Game.Events(t.Path[i], t.Viewer); err == nil {
			for _, e := range events {
				losses = append(losses, e.Losses...)
			}
		}
		pos, err := t.Game.At(t.Path[i-1], t.Viewer)
		if err != nil {
			break
		}
		v := pos.View()
		if len(v.Trail) == 0 || m.Word(v.Trail[0]) != m.Word(had.Name) {
			break
		}
		if b := v.Battle; b != nil && b.Kind == engine.BattleGround { // a fight in the air may come between
			began = b
		}
	}
	return began, losses
}

// lostSoFar gathers what has been lost in the battle at hand; it is asked for at every picture, so the answer is kept.
func (m *Battle) lostSoFar() []engine.Loss {
	t := m.Sight
	if at := t.Path[t.Cursor]; m.lostAt != at {
		_, m.lost = m.fromTheFirst(t.View.Battle)
		m.lostAt = at
	}
	return m.lost
}

// lostKinds lists what a side has lost, kind by kind; "" for nothing.
func lostKinds(losses []engine.Loss, side engine.Side, called func(kind string) string) string {
	var kinds []string
	n := map[string]int{}
	for _, l := range losses {
		if l.Side != side {
			continue
		}
		if n[l.Kind] == 0 {
			kinds = append(kinds, l.Kind)
		}
		n[l.Kind] += l.N
	}
	for i, k := range kinds {
		kinds[i] = scene.Itoa(n[k]) + " " + called(k)
	}
	return strings.Join(kinds, ", ")
}

// lostWord is the sentence of it, of a battle that is over.
func (m *Battle) lostWord(losses []engine.Loss, side engine.Side) engine.Text {
	if lost := lostKinds(losses, side, m.kindName); lost != "" {
		return engine.Say("screen.combat.lost", lost)
	}
	return engine.Say("screen.combat.lost.none")
}

// kindName is what a kind of counter is called, of which some are or were on the board; else its letters.
func (m *Battle) kindName(code string) string {
	for _, i := range []int{m.Sight.Cursor, 0} {
		pos, err := m.Sight.Game.At(m.Sight.Path[i], m.Sight.Viewer)
		if err != nil {
			continue
		}
		for _, c := range pos.View().Counters {
			if c.Kind != nil && c.Kind.Code == code {
				return m.Word(c.Kind.Name)
			}
		}
	}
	return code
}

// freshBattle forgets the losses of another game.
func (m *Battle) Fresh() { m.lost, m.lostAt = nil, 0 }

// besideButton is what is told beside the button that goes on: that the fight is over, or that its dice wait.
func (m *Battle) besideButton(b *engine.BattleView) (engine.Text, bool) {
	switch {
	case !m.Live():
	case b.Over && !m.bots.BotToMove():
		return engine.Say("screen.combat.over"), true
	case m.bots.Holds:
		return engine.Say("screen.combat.holds", engine.Arg{Kind: engine.ArgName, S: m.Word(m.Sight.SideView(m.Actor()).Name)}), true
	}
	return engine.Text{}, false
}

// layBeside writes it, but in a narrow sheet, where it stands under what is asked.
func (m *Battle) layBeside(d scene.Pen, b *engine.BattleView, r scene.Rect, most int) {
	if word, ok := m.besideButton(b); ok && !m.docked() {
		d.Para(r.X, r.Y, r.W, scene.Body, 13, 18, "text.on_dark_second", m.Word(word), most)
	}
}
