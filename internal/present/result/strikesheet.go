package result

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the sheet that tells of a sighting while something may be sent: what was found, decks with steppers, plans side by
// side, and two buttons.

// layStrike lays it.
func (m *Result) layStrike(d scene.Pen, f *table.Fought, x *strike, s size, r scene.Rect) {
	m.markFound(x)
	left, inner := r.X+s.pad, r.W-2*s.pad
	m.laySought(d, f, s, r)
	head := m.Headline(f, inner*s.head/leastHead, func(word string) float64 { return d.Wide(scene.SerifSemi, s.head, word) })
	y := r.Y + 40 + s.head
	for d.Wide(scene.SerifSemi, s.head, head) > inner && s.head > leastHead {
		s.head -= 2
	}
	d.Text(left, y, scene.SerifSemi, s.head, "text.on_dark", d.Fit(scene.SerifSemi, s.head, inner, head))
	y = d.Para(left, y+11+s.line, inner, scene.Body, s.line, s.line+4, "text.on_dark_second", m.Line(f), 1) - s.line + 12
	foot := r.Y + r.H - s.foot
	columns, rows := 1.0, float64(len(x.list))
	if rows > 5 {
		columns, rows = 2, math.Ceil(rows/2)
	}
	chips := 0.0
	if len(x.ships()) > 1 {
		chips = 36
	}
	most := 44.0
	if s.small {
		most = 34
	}
	high := math.Max(24, math.Min(most, math.Floor((foot-y-32-chips-36-3*planRow)/rows)))
	if rest := foot - y - 32 - rows*high - chips - 36 - 3*planRow; rest > s.card+44 {
		d.Box(r.X+1, y, r.W-2, s.card+40, "chrome.well")
		y = m.layFound(d, f, s, scene.R(left, y-8, inner, 0)) + 4
	}
	y = m.layDecks(d, x, scene.R(left, y, inner, 32+rows*high), high, columns)
	if chips > 0 {
		y = m.layShips(d, x, scene.R(left, y, inner, chips))
	}
	m.layPlans(d, x, scene.R(left, y+4, inner, foot-y-8))
	m.layLaunch(d, x, s, r)
}

// laySought lays in the corner where the search was and how its dice fell, and the cross that leaves the sheet for the map.
func (m *Result) laySought(d scene.Pen, f *table.Fought, s size, r scene.Rect) {
	end := r.X + r.W - s.pad
	d.IconButton("close", end-20, r.Y+14, 24, true, Close{}, m.Say("done.strike.map"))
	end -= 34
	for i := len(f.Throws) - 1; i >= 0; i-- {
		t := &f.Throws[i]
		for k := len(t.Faces) - 1; k >= 0; k-- {
			end -= 28
			d.Add(scene.Item{Kind: scene.ItemDie, X: end, Y: r.Y + 14, W: 25, N: t.Faces[k], Style: m.Sight.Style(t.Side)})
		}
		d.Mark(m.Sight.Style(t.Side), end-12, r.Y+26, 8, true)
		if t.Event >= 0 {
			d.Hit(end-20, r.Y+12, 24+28*float64(len(t.Faces)), 28, scene.Nothing{}, m.Sight.Points[t.Point].Words[t.Event])
		}
		end -= 36
	}
	word := m.Say("done.strike.sought", name(m.Where(f.Where)))
	d.Text(r.X+s.pad, r.Y+31, scene.Body, 14, "text.on_dark_second", d.Fit(scene.Body, 14, end-r.X-s.pad, word))
}

// markFound dims the map but for what was found, rings it, and lays the way of those who would go.
func (m *Result) markFound(x *strike) {
	ms, at := m.Drawn.Map, m.spaceOf(x.at)
	if ms == nil || at < 0 {
		return
	}
	ms.Lit, ms.Staging, ms.Pool, ms.PoolTag = nil, nil, []int{at}, ""
	ms.Rings = append(ms.Rings, scene.Ring{Space: at, Found: true})
	from, order, far := map[int]table.Amount{}, []int{}, map[int]int{}
	for i, r := range x.list {
		k := r.Counter.Space
		if n := x.plan().Of[i]; n > 0 && k.Kind() == engine.KindSpace && k.Index() != at && m.Board().Code(k.Index()) != "" {
			a := from[k.Index()]
			if a.None() {
				order = append(order, k.Index())
			}
			a.Add(r.Counter, n)
			from[k.Index()], far[k.Index()] = a, r.Far
		}
	}
	for _, i := range order {
		tag := m.Say("done.strike.way", name(m.AmountWord(from[i])), far[i])
		if far[i] < 2 {
			tag = m.AmountWord(from[i])
		}
		ms.Arrows = append(ms.Arrows, scene.Arrow{From: i, To: at, Kind: "mission", Style: m.Sight.Style(m.Sight.Viewer), Tag: tag, Planned: true})
		ms.Pool = append(ms.Pool, i)
	}
}

// spaceOf is the space a target stands in, -1 where it is in none.
func (m *Result) spaceOf(at engine.Ref) int {
	if c, ok := m.Sight.Counter(at); ok {
		at = c.Space
	}
	if at.Kind() != engine.KindSpace {
		return -1
	}
	return at.Index()
}

// chip lays one of several to choose from and gives the x behind it.
func (m *Result) chip(d scene.Pen, x, y float64, word string, on bool, a scene.Act) float64 {
	w := d.Wide(scene.CondMedium, 13, word) + 22
	r := scene.R(x, y, w, 24)
	fill, ink := "chrome.raised", "text.on_dark_second"
	switch {
	case on:
		fill, ink = "paper.sheet", "text.on_paper"
	case d.Hot(r):
		fill, ink = "chrome.raised_hover", "text.on_dark"
	}
	d.Frame(r.X, r.Y, r.W, r.H, 12, fill, fill)
	d.Centre(r.X+w/2, r.Y+17, scene.CondMedium, 13, ink, word)
	d.Hit(r.X, r.Y, r.W, r.H, a, "")
	return x + w + 8
}

// layDecks lists who may go, a row each, with how many of them do; beside their head the forces they may go for.
func (m *Result) layDecks(d scene.Pen, x *strike, r scene.Rect, high, columns float64) float64 {
	cx := r.X + d.Label(r.X, r.Y+20, m.Say("done.strike.head")) + 16
	if len(x.targets) > 1 {
		for _, at := range x.targets {
			if word := m.NameOf(at); cx+d.Wide(scene.CondMedium, 13, word)+22 <= r.X+r.W {
				cx = m.chip(d, cx, r.Y+4, word, at == x.at, Against{At: at})
			}
		}
	}
	y, w := r.Y+32, r.W/columns
	for i := range x.list {
		col := float64(i % int(columns))
		m.layDeck(d, x, i, scene.R(r.X+col*w, y+high*math.Floor(float64(i)/columns), w-6*(columns-1), high), columns > 1)
	}
	return r.Y + r.H
}

// layDeck is one of them.
func (m *Result) layDeck(d scene.Pen, x *strike, i int, r scene.Rect, short bool) {
	c, n, mid := x.list[i].Counter, x.plan().Of[i], r.Y+r.H/2
	if n > 0 {
		d.Box(r.X, r.Y, r.W, r.H-1, "chrome.row_current")
	}
	if i == x.row {
		d.Box(r.X, r.Y, 3, r.H-1, "accent.lamp")
	}
	card := math.Min(32, r.H-4)
	d.Add(scene.Item{Kind: scene.ItemCard, X: r.X + 8, Y: mid - card/2, W: card, Card: scene.PlainCard(c, m.Sight.Style(c.Side))})
	from := m.StandsIn(c.Space)
	if c.On != engine.NoRef {
		from = m.NameOf(c.On)
	}
	end := r.X + r.W - 8
	if !short {
		word := m.Say("done.strike.goes", n, c.Size-n)
		switch n {
		case 0:
			word = m.Say("done.strike.stays")
		case c.Size:
			word = m.Say("done.strike.whole")
		}
		d.Right(end, mid+5, scene.CondMedium, 14, "text.on_dark", word)
		end -= math.Max(112, d.Wide(scene.CondMedium, 14, word)+10)
	}
	side := math.Min(26, r.H-2)
	if short {
		side = math.Min(22, side)
	}
	step := func(bx float64, sign, tip string, to int) {
		at, fill, ink := scene.R(bx, mid-side/2, side, side), "button.normal.fill", "button.normal.ink"
		switch {
		case to < 0 || to > c.Size:
			fill, ink = "button.disabled.fill", "button.disabled.ink"
		case d.Hot(at):
			fill, ink = "button.hover.fill", "button.hover.ink"
		}
		d.Frame(at.X, at.Y, at.W, at.H, 4, fill, "button.normal.edge")
		d.Centre(bx+side/2, mid+5, scene.BodyMedium, 16, ink, sign)
		if to >= 0 && to <= c.Size {
			d.Hit(at.X, at.Y, at.W, at.H, Crew{Nth: i, N: to}, m.Say(tip, name(from)))
		}
	}
	step(end-side, "+", "done.strike.more", n+1)
	step(end-2*side-6, "\u2212", "done.strike.fewer", n-1)
	end -= 2*side + 16
	room := end - r.X - 48
	if cells := float64(c.Size) * 26; c.Size <= 8 && !short && room-cells > 90 {
		bx := end - cells
		for k := range c.Size {
			fill, ink := "paper.sheet", "text.on_paper"
			if k >= n {
				fill, ink = "chrome.well", "text.on_dark_muted"
			}
			d.Frame(bx, mid-11, 23, 22, 2, fill, "chrome.line")
			d.Add(scene.Item{Kind: scene.ItemPlane, X: bx + 11.5, Y: mid, W: 15, Text: c.Kind.Code, Fill: ink})
			d.Hit(bx, mid-11, 23, 22, Crew{Nth: i, N: k + 1}, "")
			bx += 26
		}
		end -= cells + 8
	} else {
		word := m.Say("done.strike.of", n, c.Size)
		if short {
			word = scene.Itoa(n) + "/" + scene.Itoa(c.Size)
		}
		end -= d.Right(end, mid+5, scene.CondMedium, 14, "text.on_dark", word) + 8
	}
	face, word := d.Snug(14, end-r.X-14-card, from)
	d.Text(r.X+14+card, mid+5, face, 14, "text.on_dark", word)
}

// layShips lays the ships whose fate may be looked at.
func (m *Result) layShips(d scene.Pen, x *strike, r scene.Rect) float64 {
	cx := r.X + d.Text(r.X, r.Y+25, scene.Body, 14, "text.on_dark_second", m.Say("done.strike.aim")) + 12
	for _, ship := range x.ships() {
		if word := m.NameOf(ship); cx+d.Wide(scene.CondMedium, 13, word)+70 <= r.X+r.W {
			cx = m.chip(d, cx, r.Y+8, word, ship == x.ship, AimAt{Ship: ship})
		}
	}
	d.CiteRight(r.X+r.W, r.Y+25, m.Sight.View.Prompt.Cite, false)
	return r.Y + r.H
}

// layLaunch lays the two choices, equally wide: neither is the one to press.
func (m *Result) layLaunch(d scene.Pen, x *strike, s size, r scene.Rect) {
	y := r.Y + r.H - s.foot
	d.Box(r.X+1, y, r.W-2, s.foot-1, "chrome.well")
	w := math.Floor((r.W - 2*s.pad - 16) / 2)
	p := x.plan()
	word, tip, kind, act := m.Say("done.strike.none"), "", "disabled", scene.Act(scene.Nothing{})
	if p.N > 0 {
		target := name(m.NameOf(x.at))
		word, kind, act = m.Say("done.strike.launch", p.N, target), "", Launch{}
		for _, c := range p.Give {
			if shows := m.Label(c).Shows; shows != engine.NoRef {
				word, tip = m.Say("done.strike.seen", p.N, target), m.Say("target.shows", m.NameOf(shows))
			}
		}
	}
	if p.N > 0 && d.Wide(scene.BodyMedium, 14, word) > w-60 { // the chip above names whom
		word = m.Say("done.strike.launch.short", p.N)
	}
	d.Button(r.X+s.pad, y+(s.foot-38)/2, w, 38, word, "L", kind, act)
	if tip != "" {
		d.Tip(tip)
	}
	d.Button(r.X+s.pad+w+16, y+(s.foot-38)/2, w, 38, m.Say("done.strike.nobody"), "N", "", Nobody{})
}
