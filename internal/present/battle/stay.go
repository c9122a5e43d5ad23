package battle

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the defender's choice as a sheet with consequences: stay, leave for the best refuge, or for another.

// StayWide is how wide the sheet is; Docked asks for so much of the window.
func (m *Battle) stayWide() float64 { return math.Max(440, math.Min(576, m.W-40-280-32)) }

// StayRoom is how much of the window the sheet takes, 0 when it is not up.
func (m *Battle) StayRoom() float64 {
	if m.Sight == nil || !m.Staying() {
		return 0
	}
	return m.stayWide() + 16
}

// layStay lays the sheet and the refuges on the map.
func (m *Battle) layStay(b *engine.BattleView) {
	top, _, _, foot := m.Bars()
	w, h := m.stayWide(), math.Min(752, m.H-top-foot-28)
	d := m.Panel("stay", scene.R(m.W-w-16, top+16, w, h))
	d.Panel.Shadow = true
	r := d.Panel.Rect
	d.Frame(r.X, r.Y, r.W, r.H, 4, "chrome.panel", "chrome.line")
	d.Box(r.X+1, r.Y+1, r.W-2, 4, "side."+m.Sight.Style(m.Sight.Viewer)+".chart")
	small := h < 660
	pad := 32.0
	if small {
		pad = 20
	}
	x, inner := r.X+pad, r.W-2*pad
	y := r.Y + 90
	if small { // the choices come first
		y = r.Y + 46
		d.Text(x, r.Y+33, scene.SerifSemi, 22, "text.on_dark", d.Fit(scene.SerifSemi, 22, inner, m.Say("stay.title")))
	} else {
		d.Text(x, r.Y+34, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, inner, m.Say("stay.after", b.Where, b.Round, m.lostOf(b, true), m.lostOf(b, false))))
		d.Text(x, r.Y+72, scene.SerifSemi, 32, "text.on_dark", d.Fit(scene.SerifSemi, 32, inner, m.Say("stay.title")))
	}
	d.Box(r.X+1, y, r.W-2, 64, "chrome.well")
	for k := range b.Sides {
		s := &b.Sides[len(b.Sides)-1-k]
		m.layLeft(d, s, scene.R(x+float64(k)*inner/2, y, inner/2-8, 64))
	}
	y += 76
	list := m.refuges()
	gap, first, tall, rest := 12.0, 150.0, 132.0, 88.0
	if small {
		gap, tall = 6, 96
		y -= 6
	}
	if h < 514 { // the lowest windows: nothing is cut, all stands closer
		first, tall, rest = 130, 84, 80
	}
	y = m.layStayCard(d, b, scene.R(x, y, inner, first)) + gap
	best := scene.R(x, y, inner, tall)
	if r := m.nextRefuge(); r != nil {
		y = m.layBest(d, r, best) + gap
	}
	m.layElsewhere(d, list, scene.R(x, y, inner, rest))
	fy := r.Y + r.H - 52
	d.Box(r.X+1, fy, r.W-2, 51, "chrome.well")
	word := m.Say("done.table")
	bw := d.Wide(scene.BodyMedium, 14, word) + 64
	d.Button(x, fy+9, bw, 34, word, "T", "", Table{})
	cited := d.Wide(scene.CondMedium, 13, string(m.Sight.View.Prompt.Cite))
	d.CiteRight(x+inner, fy+31, m.Sight.View.Prompt.Cite, false)
	if room := inner - bw - cited - 32; room > 180 {
		lines := d.Wrap(scene.Body, 12, room, m.atStake(b))
		for i, l := range lines[:min(2, len(lines))] {
			d.Text(x+bw+16, fy+23+17*float64(i), scene.Body, 12, "text.on_dark_second", l)
		}
	}
	m.layRefuges(list)
}

// atStake says what the place earns the other side, whatever is chosen.
func (m *Battle) atStake(b *engine.BattleView) string {
	v, _ := m.Sight.SpaceView(b.Where.Index())
	for _, k := range v.Marks {
		if k.Kind == engine.MarkObjective && k.Side != m.Sight.Viewer {
			return m.Told(k.Text, k.Side)
		}
	}
	return ""
}

// layLeft shows who is left of a side: all its counters, in two rows of small ones where they are many.
func (m *Battle) layLeft(d scene.Pen, s *engine.BattleSide, r scene.Rect) {
	style := m.Sight.Style(s.Side)
	d.Mark(style, r.X+12, r.Y+32, 11, true)
	before := 0
	for _, c := range s.Before {
		before += c.Size
	}
	left, of := m.Say("stay.left", s.Strength), ""
	if before >= s.Strength && before > 0 {
		of = m.Say("stay.of", before)
		if m.parts() > 1 {
			of = m.Say("stay.of.squadrons", before)
		}
	}
	words := math.Max(d.Wide(scene.BodyMedium, 15, left), d.Wide(scene.Cond, 13, of))
	x := r.X + 34
	room := r.X + r.W - x - words - 6
	size, rows, each := 44.0, 1, 0
	for _, f := range []struct {
		size float64
		rows int
	}{{44, 1}, {28, 2}, {22, 2}} { // the first in which all find room
		size, rows, each = f.size, f.rows, max(1, int(room/(f.size+4)))
		if rows*each >= len(s.Counters) {
			break
		}
	}
	for i, c := range s.Counters[:min(len(s.Counters), rows*each)] {
		cx, cy := x+float64(i%each)*(size+4), r.Y+9+float64(i/each)*(size+2)
		if rows > 1 {
			cy = r.Y + 32 - size - 1 + float64(i/each)*(size+2)
		}
		d.Add(scene.Item{Kind: scene.ItemCard, X: cx, Y: cy, W: size, Card: scene.PlainCard(c, style)})
	}
	x += float64(min(each, len(s.Counters)))*(size+4) + 8
	d.Text(x, r.Y+30, scene.BodyMedium, 15, "text.on_dark", left)
	d.Text(x, r.Y+48, scene.Cond, 13, "text.on_dark_second", d.Fit(scene.Cond, 13, r.X+r.W-x, of))
}

// parts is in how many parts of a factor is fought.
func (m *Battle) parts() int {
	for _, c := range m.Sight.View.Battle.Charts {
		if c.Kind == engine.ChartBars {
			return max(1, c.Parts)
		}
	}
	return 1
}

// card frames a choice, with its title and key, and gives the y below the title.
func (m *Battle) card(d scene.Pen, r scene.Rect, title, key string, a scene.Act) float64 {
	edge, fill := "chrome.line", "chrome.raised"
	if m.pointsAt(d, r) {
		edge, fill = "accent.lamp", "chrome.raised_hover"
	}
	d.Frame(r.X, r.Y, r.W, r.H, 4, fill, edge)
	d.Text(r.X+18, r.Y+31, scene.SerifSemi, 20, "text.on_dark", d.Fit(scene.SerifSemi, 20, r.W-80, title))
	d.Frame(r.X+r.W-42, r.Y+16, 24, 20, 3, fill, "text.on_dark_second")
	d.Centre(r.X+r.W-30, r.Y+31, scene.CondMedium, 12, "text.on_dark", key)
	d.Hit(r.X, r.Y, r.W, r.H, a, "")
	return r.Y + 54
}

// layStayCard offers to stay: what another round costs, and how it ends.
func (m *Battle) layStayCard(d scene.Pen, b *engine.BattleView, r scene.Rect) float64 {
	c, _ := m.given("stay")
	y := m.card(d, r, m.Say("stay.stay"), "S", table.Give{Cmd: c})
	own, foe := m.Sight.Viewer, engine.NoSide
	for _, s := range b.Sides {
		if s.Side != own {
			foe = s.Side
		}
	}
	var mean [2]float64
	gone := 0.0
	var ends *engine.Chart
	for i := range b.Charts {
		c := &b.Charts[i]
		if c.Kind == engine.ChartOutlook {
			ends = c
			continue
		}
		if c.Kind != engine.ChartBars {
			continue
		}
		mean, gone = [2]float64{}, 0 // the last one: the round to come
		for _, bar := range c.Bars {
			k := 0
			if bar.Side == foe {
				k = 1
			}
			mean[k] += bar.P * float64(bar.Value)
			if s := b.Side(own); k == 0 && s != nil && bar.Value >= s.Strength {
				gone += bar.P
			}
		}
	}
	d.Text(r.X+18, y, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W-36, m.Say("stay.costs", tenths(mean[0]), b.Side(own).Strength, tenths(mean[1]), b.Side(foe).Strength)))
	rows := []struct {
		word string
		p    float64
		side engine.Side
	}{{m.Say("stay.gone"), gone, foe}}
	if ends != nil {
		for _, bar := range ends.Bars {
			switch bar.Side {
			case own:
				rows = append(rows, struct {
					word string
					p    float64
					side engine.Side
				}{m.Say("stay.hold"), bar.P, own})
			case foe:
				rows = append(rows, struct {
					word string
					p    float64
					side engine.Side
				}{m.Say("stay.cleared"), bar.P, foe})
			}
		}
	}
	step := 26.0
	if r.H < 150 {
		step = 22
	}
	for _, row := range rows {
		y += step
		d.Text(r.X+18, y, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, 170, row.word))
		m.charts.LayShare(d, row.side, row.p, scene.R(r.X+194, y-12, r.W-194-90, 14))
		d.Right(r.X+r.W-18, y, scene.CondBold, 14, "text.on_dark", m.Percent(row.p))
	}
	return r.Y + r.H
}

// tenths is a number with one decimal.
func tenths(x float64) engine.Arg { return engine.Tenths(int(math.Round(10 * x))) }

// layBest offers the best refuge by name, with its room.
func (m *Battle) layBest(d scene.Pen, best *refuge, r scene.Rect) float64 {
	at := engine.Arg{Kind: engine.ArgName, S: m.SpaceName(best.space)}
	y := m.card(d, r, m.Say("stay.leave", at), "B", FleeTo{Space: best.space})
	key := "stay.safe"
	if best.reached {
		key = "stay.reached"
	}
	y = d.Para(r.X+18, y, r.W-36, scene.Body, 13, 18, "text.on_dark_second", m.Say(key), 2)
	s, ok := m.Sight.SpaceView(best.space.Index())
	if !ok || s.Room.Unit == 0 || s.Room.Capacity < 0 || y+20 > r.Y+r.H {
		return r.Y + r.H
	}
	need := 0
	for _, c := range m.Sight.View.Battle.Side(m.Sight.Viewer).Counters {
		need += c.Worth()
	}
	parts := m.parts() // fought in squadrons, based in factors
	need = (need + parts - 1) / parts
	used, all := s.Room.Used/s.Room.Unit, s.Room.Capacity/s.Room.Unit
	bx := r.X + 18
	for i := range min(all, 15) {
		fill, edge := "chrome.well", "chrome.line"
		if i < used {
			fill = "text.on_dark_muted"
		} else if i < used+need {
			edge = "accent.lamp"
		}
		d.Frame(bx, y-4, 18, 18, 2, fill, edge)
		if i >= used && i < used+need {
			d.Add(scene.Item{Kind: scene.ItemPlane, X: bx + 9, Y: y + 5, W: 13, Text: "AAF", Fill: "accent.lamp"})
		}
		bx += 20
	}
	d.Text(bx+10, y+10, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, r.X+r.W-bx-24, m.Say("stay.room", at, used+need, all)))
	return r.Y + r.H
}

// StayKey is the keyboard while the sheet is up; it tells whether the key was its. Where table and rounds are looked at, T and Esc come back.
func (m *Battle) StayKey(k scene.Key) bool {
	if !m.asksToStay() {
		return false
	}
	if m.tabled() {
		if k.Name == "t" || k.Name == "esc" {
			m.Run(Sheet{})
			return true
		}
		return false
	}
	best := m.nextRefuge()
	switch {
	case m.Hasty() && len([]rune(k.Name)) == 1: // meant for what was there before
	case k.Name == "b" && best != nil:
		m.Run(FleeTo{Space: best.space})
	case k.Name == "e":
		m.Run(NextRefuge{})
	case k.Name == "t":
		m.Run(Table{})
	case k.Name == "space", k.Name == "enter": // it is a choice: neither is taken by them
	default:
		return false
	}
	return true
}
