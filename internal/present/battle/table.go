package battle

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file prints the table in use.

// printed is how a table is printed: what its rows count if it does not say so itself, and the column in use as a whole, -1 for none.
type printed struct {
	head   string
	column int
}

// printed is how the table of a fight is printed.
func (m *Battle) printed(b *engine.BattleView) printed {
	if b.Kind != engine.BattleGround {
		return printed{head: m.Say("combat.factors"), column: -1}
	}
	how := printed{head: m.Say("combat.die"), column: -1}
	for _, l := range b.Table.Lit {
		how.column = l.Col
	}
	return how
}

// tableLine is how tall a row of the table is.
const tableLine = 23

// layTable prints the rows about those in use, lit, and gives the y below.
func (m *Battle) layTable(d scene.Pen, b *engine.BattleView, r scene.Rect, how printed) float64 {
	lit := map[int][]engine.TableLit{}
	for _, l := range b.Table.Lit {
		if l.Row >= 0 {
			lit[l.Row] = append(lit[l.Row], l)
		}
	}
	rows := m.rowsShown(b)
	x, y, w := r.X, r.Y, r.W
	d.Frame(x, y, w, m.tableTall(b), 3, "paper.sheet", "paper.edge")
	m.tableTitle(d, &b.Table, x, y, w)
	y += 32
	d.Box(x, y, w, tableLine, "paper.shade")
	head := m.Word(b.Table.Head)
	if head == "" {
		head = how.head
	}
	d.Text(x+14, y+16, scene.CondMedium, 12, "text.on_paper_second", head)
	n := max(1, len(b.Table.Columns))
	x0 := x + 66
	step := (w - 66 - 10) / float64(n)
	if how.column >= 0 && how.column < n {
		d.Box(math.Round(x0+step*float64(how.column)), y, math.Round(step), tableLine*float64(len(rows)+1), "paper.lit")
	}
	for i, c := range b.Table.Columns {
		face, col := scene.CondMedium, "text.on_paper_second"
		if i == how.column {
			face, col = scene.CondBold, "text.on_paper"
		}
		d.Centre(x0+step*(float64(i)+.5), y+16, face, 12, col, c)
	}
	y += tableLine
	prev := -1
	for _, i := range rows {
		if prev >= 0 && i != prev+1 {
			d.Add(scene.Item{Kind: scene.ItemLine, X: x + 8, Y: y, W: x + w - 8, H: y, Edge: "paper.rule", Line: 1, N: 1})
		}
		prev = i
		m.tableRow(d, b.Table.Rows[i], lit[i], n, x, y, w)
		y += tableLine
		if len(lit[i]) == 0 {
			d.Line(x+10, y, x+w-10, y, "paper.rule")
		}
	}
	return y + 6
}

// tableTall is how tall the table is as it is printed.
func (m *Battle) tableTall(b *engine.BattleView) float64 {
	return 32 + tableLine*float64(len(m.rowsShown(b))+1) + 6
}

// rowsShown are the rows that are printed: those about the ones in use, or where these lie far apart each with its neighbours.
func (m *Battle) rowsShown(b *engine.BattleView) (rows []int) {
	lo, hi := len(b.Table.Rows), -1
	for _, l := range b.Table.Lit {
		if l.Row >= 0 {
			lo, hi = min(lo, l.Row), max(hi, l.Row)
		}
	}
	if hi < 0 {
		lo, hi = 0, 0
	}
	if b.Kind == engine.BattleTable && m.Docks(b) { // the narrow sheet has room for those in use only
		for i := range b.Table.Rows {
			if slices.ContainsFunc(b.Table.Lit, func(l engine.TableLit) bool { return l.Row == i }) {
				rows = append(rows, i)
			}
		}
		return rows
	}
	most := 6
	if m.Plan() != nil {
		most = 4 // there is more to be said below
	}
	if hi-lo < most {
		spare := most - (hi - lo + 1)
		first := max(0, lo-(spare+1)/2)
		first = max(0, min(first, len(b.Table.Rows)-most))
		for i := first; i < min(len(b.Table.Rows), first+most); i++ {
			rows = append(rows, i)
		}
		return rows
	}
	var lit []int
	for _, l := range b.Table.Lit {
		if l.Row >= 0 && !slices.Contains(lit, l.Row) {
			lit = append(lit, l.Row)
		}
	}
	return rowsAbout(lit, len(b.Table.Rows))
}

// mostApart is how many rows are printed where those in use lie far apart.
const mostApart = 6

// rowsAbout are rows that lie far apart, each with its neighbours as far as there is room: first those before them.
func rowsAbout(lit []int, of int) []int {
	rows := slices.Clone(lit)
	for _, off := range []int{-1, 1} {
		for _, c := range lit {
			if i := c + off; i >= 0 && i < of && len(rows) < mostApart && !slices.Contains(rows, i) {
				rows = append(rows, i)
			}
		}
	}
	slices.Sort(rows)
	return rows
}

// tableTitle writes what a table is called, its note and its paragraph, and whether the players changed it.
func (m *Battle) tableTitle(d scene.Pen, t *engine.TableView, x, y, w float64) {
	tw := d.Wide(scene.SerifBold, 16, m.Word(t.Title))
	d.Text(x+14, y+22, scene.SerifBold, 16, "text.on_paper", m.Word(t.Title))
	d.CiteRight(x+w-14, y+22, t.Cite, true)
	cw := d.Wide(scene.CondMedium, 13, string(t.Cite))
	room := w - 52 - cw - tw
	if t.House {
		room -= 40 + d.Wide(scene.CondMedium, 13, m.Say("combat.house"))
	}
	note := m.Word(t.Note)
	if d.Wide(scene.Cond, 13, note) <= room {
		d.Right(x+w-26-cw, y+22, scene.Cond, 13, "text.on_paper_second", note)
	} else { // in two lines
		lines := d.Wrap(scene.Cond, 12, room, note)
		for i, l := range lines[:min(2, len(lines))] {
			if i == 1 {
				l = strings.Join(lines[1:], " ")
			}
			d.Right(x+w-26-cw, y+14+13*float64(i), scene.Cond, 12, "text.on_paper_second", d.Fit(scene.Cond, 12, room, l))
		}
	}
	if t.House {
		d.Icon("house", x+14+tw+16, y+17, 6, "status.house_on_paper")
		d.Text(x+14+tw+28, y+22, scene.CondMedium, 13, "status.house_on_paper", m.Say("combat.house"))
	}
}

// cellHalf is half of how wide a lit cell is in a table of columns so far apart: it covers no neighbour.
func cellHalf(step float64) float64 { return math.Min(20, math.Floor(step/2)-1) }

// tableRow prints one row of n columns, with the marks of the sides that use it and their cells.
func (m *Battle) tableRow(d scene.Pen, row engine.TableRow, lit []engine.TableLit, n int, x, y, w float64) {
	face := scene.Cond
	if len(lit) > 0 {
		d.Box(x, y, w, tableLine, "paper.lit")
		face = scene.CondBold
		var sides []engine.Side // each side's mark once, and how often when it is more
		for _, l := range lit {
			if !slices.Contains(sides, l.Side) {
				sides = append(sides, l.Side)
			}
		}
		for k, s := range sides {
			d.Mark(m.Sight.Style(s), x+15+float64(k)*15, y+11.5, 6.5, true)
		}
		if len(sides) == 1 && len(lit) > 1 && len(row.Label) < 3 {
			d.Text(x+24, y+16, scene.CondBold, 12, "text.on_paper_second", "×"+scene.Itoa(len(lit)))
		}
	}
	d.Right(x+56, y+16, face, 13, "text.on_paper", row.Label)
	step := (w - 66 - 10) / float64(n)
	for c, cell := range row.Cells[:min(n, len(row.Cells))] {
		mid := x + 66 + step*(float64(c)+.5)
		ink := "text.on_paper"
		for k, l := range lit {
			if l.Col != c {
				continue
			}
			deep := "side." + m.Sight.Style(l.Side) + ".chart_deep"
			if k == 0 || lit[0].Col != c {
				d.Frame(mid-cellHalf(step), y+1, 2*cellHalf(step), 21, 3, deep, deep)
			} else {
				d.Add(scene.Item{Kind: scene.ItemBox, X: mid - cellHalf(step) - 2, Y: y, W: 2*cellHalf(step) + 4, H: tableLine, R: 3, Edge: deep, Line: 2})
			}
			ink = "paper.edge"
		}
		d.Centre(mid, y+16, face, 13, ink, cell)
	}
}
