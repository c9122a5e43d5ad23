package battle

import (
	"fmt"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows fights in which each side rolls on a table: its row by its strength, its column by the sum of its dice.

type air struct{ *Battle }

func (m air) strength(s *engine.BattleSide) string { return number(s) }

func (m air) sum(d scene.Pen, b *engine.BattleView, s *engine.BattleSide, x, y, w float64) {
	m.layRow(d, s, x+w-10, y-56)
	m.modifiers(d, b, x, y, w)
}

// layRow tells beside the counters which row of the table a side rolls on.
func (m *Battle) layRow(d scene.Pen, s *engine.BattleSide, right, y float64) {
	if s.Row > 0 {
		d.Right(right, y, scene.Cond, 13, "text.on_dark_second", m.Say("combat.row"))
		d.Right(right, y+23, scene.CondBold, 20, "text.on_dark", scene.Itoa(s.Row))
	}
}

func (m air) total() string { return "combat.net" }

func (m air) result(d scene.Pen, b *engine.BattleView, k int, x, y, w float64) {
	s := &b.Sides[k]
	switch {
	case b.Rolled && len(s.Dice) > 0:
		m.layDice(d, s, x, y, w)
	case b.Rolled:
		d.Text(x, y+26, scene.Body, 13, "text.on_dark_muted", m.Say("combat.nodice"))
	case !m.short:
		for i := range 2 {
			d.Frame(x+float64(i)*50, y, 42, 42, 6, "chrome.well", "chrome.line")
		}
		d.Para(x+108, y+18, w-108, scene.Body, 13, 18, "text.on_dark_muted", m.Say("combat.unrolled"), 2)
	}
}

// layDice shows a side's dice, how they add up, and the cell they lead to.
func (m air) layDice(d scene.Pen, s *engine.BattleSide, x, y, w float64) {
	sum, word := 0, ""
	size, step, narrow := 42.0, 50.0, w < narrowColumn
	if narrow {
		size, step = 34, 38
	}
	for i, f := range s.Dice {
		d.Add(scene.Item{Kind: scene.ItemDie, X: x + float64(i)*step, Y: y, W: size, N: f, Style: m.Sight.Style(s.Side)})
		sum += f
		if i > 0 {
			word += " + "
		}
		word += scene.Itoa(f)
	}
	word += fmt.Sprintf(" = %d", sum)
	if net := s.Ledger.Net(); net != 0 {
		word += fmt.Sprintf(",  %s = %d", scene.Signed(net), sum+net)
	}
	d.Right(x+w, y+34, scene.CondBold, 32, "accent.lamp", s.Result)
	cell := m.Say("combat.cell", s.Row, s.Modified)
	if !narrow {
		dx := x + float64(len(s.Dice))*step + 6
		d.Text(dx, y+17, scene.CondMedium, 14, "text.on_dark", word)
		d.Text(dx, y+37, scene.Body, 12, "text.on_dark_second", cell)
		return
	}
	ww := d.Text(x, y+50, scene.CondMedium, 13, "text.on_dark", word) // beside the dice the result takes the room
	d.Right(x+w, y+50, scene.Cond, 12, "text.on_dark_second", d.Fit(scene.Cond, 12, w-ww-8, cell))
}

// narrowColumn is how wide the column of a side must be for the sum of its dice to stand beside them.
const narrowColumn = 250.0

// thrownTall is how tall the dice of a side stand with their sum, in a column so wide.
func thrownTall(b *engine.BattleView, w float64) float64 {
	if b.Kind == engine.BattleTable && w < narrowColumn {
		return 60
	}
	return 44
}

func (m air) middle(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	y := m.layTable(d, b, r, m.printed(b)) + 8
	if b == m.Plan() {
		m.laySorties(d, r.X, y, r.W, r.Y+r.H)
		return
	}
	y = m.lossesHead(d, b, r.X, y, r.W)
	if !b.Rolled {
		if !m.short {
			y += 40 // below what is said of losses
		}
		for i := range b.Sides {
			if why := b.Sides[i].RowWhy; !why.IsZero() {
				y = d.Para(r.X, y+16, r.W, scene.Body, 13, 18, "text.on_dark", m.Word(why), 2)
			}
		}
		return
	}
	m.layLosses(d, b, scene.R(r.X, y, r.W, r.Y+r.H-y+lossesLow))
}
