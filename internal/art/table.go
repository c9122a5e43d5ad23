// Printed tables: the Air Combat Table and any other table of the rules, with the rows in use lit.
package art

// Table is a printed table.
type Table struct {
	Title string
	Note  string // what its cells mean
	Cite  string
	Head  string // over the rows' names
	Cols  []string
	Rows  []TableRow
}

// TableRow is one row; Lit names the column whose cell is read, -1 for none.
type TableRow struct {
	Name  string
	Cells []string
	Used  bool // lit, with the side's mark
	Side  Side
	Lit   int
}

// TableHeight measures a table of n rows.
func TableHeight(n int) float64 { return 32 + 22 + float64(n)*23 + 6 }

// Table prints a table with its upper left corner and width from r and gives its height.
func (c *Canvas) Table(r Rect, t Table) float64 {
	pal := c.Pal()
	r.H = TableHeight(len(t.Rows))
	c.Shadow(r.Round(3), 0, 3, 6, RGB{}, .55)
	c.Shadow(r.Round(3), 0, 0, 12, pal.Accent.LampGlow, .10)
	c.Fill(r.Round(3), VGrad(r.Y, r.Foot(), pal.Paper.Edge, pal.Paper.Sheet, 1))
	title := Style{Face: SerifSemi, Size: 16, Color: pal.Text.OnPaper}
	x := r.X + 14 + c.TextMid(t.Title, r.X+14, r.Y+17, title)
	right := r.Right() - 14
	if t.Cite != "" {
		right = c.Cite(t.Cite, right, r.Y+17, 13, Right, true).X - 12
	}
	note := Style{Face: Body, Size: 12, Color: pal.Text.OnPaperSecond, Align: Right}
	if right-x > 60 {
		c.TextMid(c.kit.Fit(t.Note, note, right-x-12), right, r.Y+17, note)
	}
	const names = 62.0
	cw := (r.W - names - 12) / float64(max(1, len(t.Cols)))
	hy := r.Y + 32
	c.Box(r.X, hy, r.W, 22, pal.Paper.Shade, 1)
	c.TextMid(t.Head, r.X+14, hy+11, Style{Face: CondMedium, Size: 12, Color: pal.Text.OnPaperSecond})
	for i, s := range t.Cols {
		c.TextMid(s, r.X+names+(float64(i)+.5)*cw, hy+11, Style{Face: CondBold, Size: 13, Color: pal.Text.OnPaperSecond, Align: Centre})
	}
	for j, row := range t.Rows {
		c.tableRow(Rect{r.X, hy + 22 + float64(j)*23, r.W, 23}, row, names, cw, j > 0 && !row.Used)
	}
	return r.H
}

func (c *Canvas) tableRow(r Rect, row TableRow, names, cw float64, rule bool) {
	pal := c.Pal()
	st := Style{Face: Cond, Size: 14, Color: pal.Text.OnPaperSecond, Align: Centre}
	if rule {
		c.Box(r.X+12, r.Y, r.W-24, 1, pal.Paper.Rule, .55)
	}
	side := pal.Side(row.Side)
	if row.Used {
		st.Face, st.Color = CondBold, pal.Text.OnPaper
		c.Box(r.X, r.Y, r.W, r.H, pal.Paper.Lit, 1)
		if row.Side != "" {
			c.SideMark(row.Side, r.X+20, r.MidY(), 6.2, side.ChartDeep, pal.Paper.Edge, true)
		}
	}
	name := st
	name.Face = CondBold
	c.TextMid(row.Name, r.X+46, r.MidY(), name)
	for i, s := range row.Cells {
		x := r.X + names + (float64(i)+.5)*cw
		q := st
		if row.Used && i == row.Lit {
			c.Fill(Rect{x - cw/2 + 1, r.Y + 1, cw - 2, r.H - 2}.Round(3), Solid(side.ChartDeep, 1))
			q.Face, q.Color = CondBold, pal.Paper.Edge
		}
		c.TextMid(s, x, r.MidY(), q)
	}
}
