package panels

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file shows on the card of a target what an attack on the ground comes to: the odds, the columns of the table that matter, what
// would bring another column, and what the die may bring.

// litColumn is the table of a ground battle with the column in use, -1 without.
func litColumn(p table.Prospect) int {
	if p.Battle == nil || p.Battle.Kind != engine.BattleGround || len(p.Battle.Table.Lit) == 0 {
		return -1
	}
	if c := p.Battle.Table.Lit[0].Col; c < len(p.Battle.Table.Columns) {
		return c
	}
	return -1
}

// oddsWord is the odds of an attack on the ground, "" where there are none.
func oddsWord(p table.Prospect) string {
	if c := litColumn(p); c >= 0 && !p.Whole {
		return p.Battle.Table.Columns[c]
	}
	return ""
}

// defends tells whether the battle is one in which this side would be attacked.
func (m *Panels) defends(p table.Prospect) bool {
	return p.Battle != nil && len(p.Battle.Sides) > 1 && p.Battle.Sides[1].Side == m.Actor()
}

// layGroundOdds writes the odds, and the table's column with those beside it.
func (m *Panels) layGroundOdds(d scene.Pen, r scene.Rect, p table.Prospect) {
	t, col := p.Battle.Table, litColumn(p)
	x := r.X + d.Text(r.X, r.Y+20, scene.SerifSemi, 24, "text.on_dark", t.Columns[col]) + 12
	strengths := "target.strengths"
	switch {
	case m.defends(p):
		strengths = "target.strengths.theirs"
	case p.Whole:
		strengths = "target.strengths.whole"
	}
	d.Text(x, r.Y+18, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.X+r.W-x, m.Say(strengths, p.Battle.Sides[0].Strength, p.Battle.Sides[1].Strength)))
	y := r.Y + 30
	cols := []int{col - 1, col, col + 1}
	cols = slices.DeleteFunc(cols, func(c int) bool { return c < 0 || c >= len(t.Columns) })
	d.Frame(r.X, y, r.W, 47+23*float64(len(cols)), 3, "paper.sheet", "paper.edge")
	d.Text(r.X+10, y+18, scene.SerifSemi, 15, "text.on_paper", m.Word(t.Title))
	cw := (r.W - 70) / float64(max(1, len(t.Rows)))
	for k, row := range t.Rows {
		d.Centre(r.X+62+cw*(float64(k)+.5), y+38, scene.CondMedium, 12, "text.on_paper_second", row.Label)
	}
	y += 44
	for _, c := range cols {
		face := scene.Cond
		if c == col {
			d.Box(r.X+1, y, r.W-2, 22, "paper.lit")
			face = scene.CondBold
		}
		d.Right(r.X+52, y+16, face, 14, "text.on_paper", t.Columns[c])
		for k, row := range t.Rows {
			if c < len(row.Cells) {
				d.Centre(r.X+62+cw*(float64(k)+.5), y+16, face, 14, "text.on_paper", row.Cells[c])
			}
		}
		y += 23
	}
	y += 7
	for _, l := range m.shiftLines(d, r.W, p) {
		d.Text(r.X, y+14, scene.Body, 13, "text.on_dark", l)
		y += shiftLine
	}
	for _, b := range results(p) {
		w := d.Right(r.X+r.W, y+14, scene.CondBold, 13, "text.on_dark", m.Percent(b.P))
		y = d.Para(r.X, y+14, r.W-w-12, scene.Body, 12, 16, "text.on_dark_second", m.Word(b.Name), 2) - 12
	}
}

// results are what the die may bring on the ground, each with its chance.
func results(p table.Prospect) []engine.Bar {
	for _, c := range p.Battle.Charts {
		if c.Kind == engine.ChartOutlook {
			return c.Bars
		}
	}
	return nil
}

// resultsHigh is how tall the list of them is.
func (m *Panels) resultsHigh(p table.Prospect) (h float64) {
	probe := m.Probe()
	_, _, w, _ := m.Bars()
	for _, b := range results(p) {
		h += 2 + 16*float64(min(2, len(probe.Wrap(scene.Body, 12, w-36-probe.Wide(scene.CondBold, 13, m.Percent(b.P)), m.Word(b.Name)))))
	}
	return h
}

// shiftLine is how tall a line is that tells what would bring other odds.
const shiftLine = 18.0

// shiftsHigh is how much room those lines take.
func (m *Panels) shiftsHigh(p table.Prospect) float64 {
	_, _, w, _ := m.Bars()
	return shiftLine * float64(len(m.shiftLines(m.Probe(), w-24, p)))
}

// shiftLines tells how many factors more would reach better odds, and what would be left of them if the enemy's air helped.
func (m *Panels) shiftLines(d scene.Pen, wide float64, p table.Prospect) (out []string) {
	t, b := p.Battle.Table, p.Battle
	if m.defends(p) { // what would bring the other side more is its own
		return nil
	}
	for _, s := range b.Shifts {
		switch {
		case s.Side == m.Actor():
			out = append(out, d.Wrap(scene.Body, 13, wide, m.Say("target.shift.more", s.More, t.Columns[s.Col]))...)
		case s.Col == litColumn(p):
			out = append(out, d.Wrap(scene.Body, 13, wide, m.Say("target.shift.same", b.Sides[0].Strength, b.Sides[1].Strength+s.More))...)
		default:
			out = append(out, d.Wrap(scene.Body, 13, wide, m.Say("target.shift.helped", b.Sides[0].Strength, b.Sides[1].Strength+s.More, t.Columns[s.Col]))...)
		}
	}
	return out
}
