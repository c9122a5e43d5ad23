// What lies on and round a counter: badges, ring, brackets, house sign, stack count, tear.
package art

import "math"

// overlays lays what stands on the card: badges, the house sign, ring, count and brackets.
func (d *card) overlays() {
	c, s := d.c, d.s
	p := c.Pal()
	if d.k.House {
		hr := max(4, s*.12)
		c.Fill(Circle(d.x, d.y+s*.5, hr+1.2), Solid(p.Chrome.Scrim, 1))
		c.Icon(IconHouse, d.x, d.y+s*.5, hr*.8, p.Status.House)
	}
	if d.k.Selected {
		w := max(2, s/20)
		c.Stroke(d.shape(w*1.15+1), w+2.4, p.Chrome.Scrim, .9)
		c.Stroke(d.shape(w*1.15+1), w, p.Accent.Lamp, 1)
	}
	if d.k.Count > 1 {
		c.count(d.x, d.y, s, d.k.Count)
	}
	if d.k.May {
		d.brackets()
	}
	r := max(4.5, s*.135) // badges lie on the ring and the brackets: what they say counts most while it is chosen
	for i, b := range d.k.Badges {
		c.Badge(b, d.x+s-r*.05, d.y+r*.05+float64(i)*r*2.1, r)
	}
}

func (d *card) brackets() {
	c, s := d.c, d.s
	w := max(1.5, s/24)
	gap, arm := w+1.5, s*.22
	for i := range 4 {
		sx, sy, ox, oy := 1.0, 1.0, d.x-gap, d.y-gap
		if i%2 == 1 {
			sx, ox = -1, d.x+s+gap
		}
		if i/2 == 1 {
			sy, oy = -1, d.y+s+gap
		}
		p := Line(ox+sx*arm, oy, ox, oy, ox, oy+sy*arm)
		c.Stroke(p, w+2, c.Pal().Chrome.Scrim, .85)
		c.Stroke(p, w, c.Pal().Accent.Lamp, 1)
	}
}

// count is the disc with the number of counters in a stack.
func (c *Canvas) count(x, y, s float64, n int) {
	r := max(6, s*.15)
	st := Style{Face: CondBold, Size: r * 1.45, Color: c.Pal().Text.OnPaper, Align: Centre}
	text := itoa(n)
	bx, by := x+s+r*.15, y+s*.74
	w := max(r*2.1, c.kit.Width(text, st)+r*.9)
	c.Fill(Rect{bx - w/2 - 1, by - r - 1, w + 2, r*2 + 2}.Round(r+1), Solid(c.Pal().Chrome.Scrim, 1))
	c.Fill(Rect{bx - w/2, by - r, w, r * 2}.Round(r), Solid(c.Pal().Paper.Sheet, 1))
	c.Text(text, bx, by+r*1.45*capHeight/2, st)
}

// Stack draws counters one on another, the first on top, two more peeping out to the upper right, with the count
// of all of them. x, y is the corner of the top card.
func (c *Canvas) Stack(x, y, s float64, cards []CounterSpec) {
	if len(cards) == 0 {
		return
	}
	step := max(3, s*.08)
	for i := min(len(cards)-1, 2); i > 0; i-- {
		k := cards[i]
		k.Count, k.Selected, k.May, k.Hover, k.Badges, k.House, k.Marked = 0, false, false, false, [2]Badge{}, false, false
		c.Counter(c.snapX(x+step*float64(i)), c.snapY(y-step*float64(i)), s, k)
	}
	top := cards[0]
	top.Count = len(cards)
	c.Counter(x, y, s, top)
	if s < 24 && len(cards) > 1 {
		c.count(x, y, s, len(cards))
	}
}

// tear takes the lower left corner out of a damaged counter, down to what lies under it, and hangs the "D" on it.
func tear(t *Canvas, x, y, s float64, k CounterSpec) {
	edge := [][2]float64{{.13, .66}, {.10, .75}, {.25, .80}, {.23, .90}}
	line := NewPath().M(x-3, y+s*.60)
	for _, e := range edge {
		line.L(x+e[0]*s, y+e[1]*s)
	}
	line.L(x+s*.40, y+s+s/16+3)
	out := NewPath().M(x-3, y+s*.60)
	for _, e := range edge {
		out.L(x+e[0]*s, y+e[1]*s)
	}
	out.L(x+s*.40, y+s+s/16+3).L(x-s*.5, y+s*1.6).L(x-s*.5, y+s*.6).Z()
	t.rub(out)
	n := t.Pal().Nation(k.Nation)
	side := n.Side
	if k.Side != "" {
		side = k.Side
	}
	t.PushClip(cardShape(t.Pal().Side(side), x, y, s, s/16+1))
	t.Stroke(line, max(3, s*.06), t.Pal().Chrome.Scrim, .9)
	t.Stroke(line, max(1.5, s*.032), t.Pal().Status.Warning, 1)
	t.PopClip()
	r := max(5, s*.125)
	cx, cy := x+s*.09, y+s*.90
	t.Fill(Circle(cx, cy, r+1.3), Solid(t.Pal().Chrome.Scrim, 1))
	t.Fill(Circle(cx, cy, r), Solid(t.Pal().Status.Warning, 1))
	t.Text("D", cx, cy+r*1.5*capHeight/2, Style{Face: CondBold, Size: r * 1.5, Color: t.Pal().Text.OnAmber, Align: Centre})
}

// rub takes paint away inside a path.
func (c *Canvas) rub(p *Path) {
	m := c.cover(p, c.Img.Rect)
	if m == nil {
		return
	}
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
			keep := 255 - int(m.Pix[m.PixOffset(x, y)])
			q := c.Img.Pix[c.Img.PixOffset(x, y):]
			for i := range 4 {
				q[i] = uint8(int(q[i]) * keep / 255)
			}
		}
	}
}

// SpreadAt gives the corner of card i of a stack fanned out in a row from x, y: cards s wide, .2 s apart.
func SpreadAt(i int, x, y, s float64) (cx, cy float64) { return math.Round(x + float64(i)*s*1.2), y }

// Spread draws a stack fanned out over a dark plate and gives the plate.
func (c *Canvas) Spread(x, y, s float64, cards []CounterSpec) Rect {
	n := float64(len(cards))
	plate := Rect{x - 8, y - 8, n*s*1.2 - .2*s + 16, s + 16}
	if len(cards) == 0 {
		return Rect{}
	}
	c.Fill(plate.Round(4), Solid(c.Pal().Chrome.Scrim, .82))
	for i, k := range cards {
		cx, cy := SpreadAt(i, x, y, s)
		c.Counter(cx, cy, s, k)
	}
	return plate
}
