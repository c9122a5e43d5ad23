package hand

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the small menu of several legal commands.

// menuRow is how tall a row of it is, and menuMost how many it shows.
const (
	menuRow  = 32.0
	menuMost = 12
)

// LayMenu shows the small menu of several legal commands: what each is called, how likely it comes to what it is for, its rule. Places it
// speaks of bear the numbers of their rows on the map, and it lies beside them.
func (m *Hand) LayMenu() {
	if m.Menu == nil {
		return
	}
	probe := m.Probe()
	shown := m.Offered()
	shown = shown[:min(len(shown), menuMost)]
	w, chances, key := 200.0, 0.0, ""
	for _, c := range shown {
		if b := m.Chance(c); b != nil {
			chances, key = math.Max(chances, probe.Wide(scene.CondBold, 16, m.Percent(b.P))+16), m.Word(b.Name)
		}
	}
	for _, c := range shown {
		w = math.Max(w, probe.Wide(scene.BodyMedium, 14, m.CalledAmong(shown, c))+probe.Wide(scene.Body, 13, m.menuNote(shown, c))+probe.Wide(scene.CondMedium, 13, string(m.Label(c).Cite))+92+chances)
	}
	w = math.Min(w, 460)
	h := 16 + menuRow*float64(len(shown))
	if key != "" {
		w = math.Max(w, probe.Wide(scene.Body, 13, key)+28)
		h += 22
	}
	x, y := m.besidePlaces(shown, w, h)
	d := m.Panel("menu", scene.R(x, y, w, h))
	d.Panel.Shadow = true
	x, y = d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	for i, c := range shown {
		m.layMenuRow(d, shown, i, c, scene.R(x, y+8+menuRow*float64(i), w, menuRow), chances)
	}
	if key != "" {
		d.Right(x+w-14, y+h-11, scene.Body, 13, "text.on_dark_muted", key)
	}
	m.layMenuNumbers(shown)
}

// layMenuRow lays one command of the menu; chances is the room they take at its end.
func (m *Hand) layMenuRow(d scene.Pen, shown []engine.Command, i int, c engine.Command, r scene.Rect, chances float64) {
	l := m.Label(c)
	if d.Hot(r) {
		d.Box(r.X+1, r.Y, r.W-2, r.H, "chrome.raised_hover")
		d.Box(r.X+1, r.Y, 3, r.H, "accent.lamp")
	}
	if i < 9 {
		d.Frame(r.X+12, r.Y+7, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
		d.Centre(r.X+21, r.Y+20, scene.CondMedium, 12, "text.on_dark_second", scene.Itoa(i+1))
	}
	cw := d.Wide(scene.CondMedium, 13, string(l.Cite))
	face, name := scene.BodyMedium, m.CalledAmong(shown, c)
	if d.Wide(face, 14, name) > r.W-68-cw-chances {
		face = scene.CondMedium
		name = d.Fit(face, 14, r.W-68-cw-chances, name)
	}
	at := r.X + 40 + d.Text(r.X+40, r.Y+21, face, 14, "text.on_dark", name) + 12
	d.Text(at, r.Y+21, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, math.Max(0, r.X+r.W-28-cw-chances-at), m.menuNote(shown, c)))
	d.Hit(r.X, r.Y, r.W, r.H, table.Give{Cmd: c}, "")
	if b := m.Chance(c); b != nil {
		d.Right(r.X+r.W-22-cw, r.Y+22, scene.CondBold, 16, "accent.lamp", m.Percent(b.P))
	}
	d.CiteRight(r.X+r.W-14, r.Y+21, l.Cite, false)
}

// places lists the spaces on the map that some of several commands speak of, by the rows of those; -1 where one speaks of none.
func (m *Hand) places(shown []engine.Command) (out []int) {
	for _, c := range shown {
		at := -1
		if c.A == engine.NoRef && c.B.Kind() == engine.KindSpace && m.Board().Code(c.B.Index()) != "" {
			at = c.B.Index()
		}
		out = append(out, at)
	}
	return out
}

// besidePlaces finds where the menu lies: beside where it was asked for, and over none of the places it speaks of while there is room.
func (m *Hand) besidePlaces(shown []engine.Command, w, h float64) (x, y float64) {
	_, rail, right, foot := m.Bars()
	area := scene.R(rail+8, 54, m.W-right-rail-16, m.H-foot-8-54)
	half := m.chart.Cam.HexW * .55
	least := math.Inf(1)
	mx, my := m.Menu.X, m.Menu.Y
	for _, p := range m.Drawn.Panels { // of what is asked it covers nothing
		if p.ID == "prompt" && p.Rect.Has(mx, my) {
			my = p.Rect.Y + p.Rect.H
		}
	}
	for _, try := range [][2]float64{{mx + 12, my + 8}, {mx - 12 - w, my + 8}, {mx + 12, my - 8 - h}, {mx - 12 - w, my - 8 - h},
		{area.X, my + 8}, {area.X + area.W - w, my + 8}, {area.X, area.Y + area.H - h}, {area.X + area.W - w, area.Y + area.H - h}} {
		r := scene.R(math.Max(area.X, math.Min(try[0], area.X+area.W-w)), math.Max(area.Y, math.Min(try[1], area.Y+area.H-h)), w, h)
		over := 0.0
		for _, at := range m.places(shown) {
			if at < 0 {
				continue
			}
			if px, py := m.chart.ScreenOf(at); r.Inset(-half).Has(px, py) {
				over++
			}
		}
		if over < least {
			x, y, least = r.X, r.Y, over
		}
	}
	return x, y
}

// layMenuNumbers lays on the map, at the places several commands speak of, the numbers of their rows.
func (m *Hand) layMenuNumbers(shown []engine.Command) {
	at := m.places(shown)
	n := 0
	for _, i := range at {
		if i >= 0 {
			n++
		}
	}
	if n < 2 || m.Drawn.Map == nil {
		return
	}
	free := m.FreeMap().Inset(11)
	for i, k := range at {
		if k < 0 || i >= 9 {
			continue
		}
		x, y := m.chart.ScreenOf(k)
		if x, y = math.Round(x-11), math.Round(y-11); !free.Has(x+11, y+11) || m.covered(scene.R(x, y, 22, 22)) {
			continue
		}
		d := m.Panel("menu.at."+scene.Itoa(i+1), scene.R(x, y, 22, 22))
		m.Hits = m.Hits[:len(m.Hits)-1] // the map below is pointed at through it
		fill, ink := "chrome.scrim", "text.on_dark"
		if r := m.menuRowRect(i); d.Hot(r) {
			fill, ink = "paper.sheet", "text.on_paper"
		}
		d.Frame(d.Panel.Rect.X, d.Panel.Rect.Y, 22, 22, 3, fill, "paper.sheet")
		d.Centre(d.Panel.Rect.X+11, d.Panel.Rect.Y+16, scene.CondBold, 14, ink, scene.Itoa(i+1))
	}
}

// menuRowRect is where a row of the menu lies, which has been laid.
func (m *Hand) menuRowRect(i int) scene.Rect {
	for _, p := range m.Drawn.Panels {
		if p.ID == "menu" {
			return scene.R(p.Rect.X, p.Rect.Y+8+menuRow*float64(i), p.Rect.W, menuRow)
		}
	}
	return scene.Rect{}
}

// covered tells whether a panel lies over a part of the window.
func (m *Hand) covered(r scene.Rect) bool {
	for _, p := range m.Drawn.Panels {
		if p.Rect.Meets(r) {
			return true
		}
	}
	return false
}

// menuNote is what a menu adds to a command: where its counter stands, if another is worded alike, or what it costs.
func (m *Hand) menuNote(shown []engine.Command, c engine.Command) string {
	l := m.Label(c)
	if from, ok := m.Sight.Counter(c.A); ok {
		for _, o := range shown {
			if o != c && m.Word(m.Label(o).Name) == m.Word(l.Name) {
				return m.Say("menu.from", m.NameOf(from.Space))
			}
		}
	}
	if note := m.Word(l.Detail); len([]rune(note)) <= shortNote {
		return note
	}
	return ""
}

// shortNote is how long a detail may be that has room in a menu, in letters.
const shortNote = 24
