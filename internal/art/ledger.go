// Ledger rows and loss rows: why a number is what it is, and what a fight cost.
package art

// LedgerRow is one line of a sum.
type LedgerRow struct {
	Why   string
	Cite  string
	Value string // signed, with a real minus
	Muted bool   // not in force
	House bool   // a house value
}

// LedgerRow draws a line across r and gives the rectangle of its cite.
func (c *Canvas) LedgerRow(r Rect, l LedgerRow) Rect {
	pal := c.Pal()
	col := pal.Text.OnDark
	if l.Muted {
		col = pal.Text.OnDarkMuted
	}
	room := r.W - 34
	var cite Rect
	if l.Cite != "" {
		cite = c.Cite(l.Cite, r.Right()-34, r.MidY(), 12, Right, false)
		room = cite.X - r.X - 8
	}
	if l.House {
		c.Icon(IconHouse, r.X+room-6, r.MidY(), 5.5, pal.Status.House)
		room -= 18
	}
	st := Style{Face: Body, Size: 13, Color: col}
	c.TextMid(c.kit.Fit(l.Why, st, room), r.X, r.MidY(), st)
	c.TextMid(l.Value, r.Right(), r.MidY(), Style{Face: CondBold, Size: 15, Color: col, Align: Right})
	return cite
}

// LossRow is what one side had, what it has left, and a sentence.
type LossRow struct {
	Side          Side
	Before, After []CounterSpec
	Who, Words    string
}

// LossRow draws counters before and after, 32 pixels wide, and the sentence, in a row 36 high.
func (c *Canvas) LossRow(r Rect, l LossRow) {
	pal := c.Pal()
	c.Box(r.X, r.Y, r.W, r.H, pal.Chrome.Zebra, 1)
	c.Box(r.X, r.Y, 3, r.H, pal.Side(l.Side).Chart, 1)
	x := r.X + 12
	row := func(cards []CounterSpec) {
		for _, k := range cards {
			k.Flat = true
			c.Counter(x, r.MidY()-16, 32, k)
			x += 37
		}
	}
	row(l.Before)
	x = max(x, r.X+86)
	c.Chevron(x+9, r.MidY(), 5, 0, 1.8, pal.Text.OnDarkSecond)
	x += 21
	row(l.After)
	x = max(x+8, r.X+192)
	x += c.TextMid(l.Who, x, r.MidY(), Style{Face: BodyMedium, Size: 13, Color: pal.Text.OnDark}) + 5
	st := Style{Face: Body, Size: 13, Color: pal.Text.OnDarkSecond}
	c.TextMid(c.kit.Fit(l.Words, st, r.Right()-8-x), x, r.MidY(), st)
}
