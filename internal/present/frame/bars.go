package frame

import (
	"math"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/mapview"
	"awaw/internal/present/pages"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the game screen: top bar, rail, prompt, minimap, and around them the panels of other files.

// LayTopBar lays the bar at the top: the game, its date, the phases, whose move it is, taking back.
func (m *Frame) LayTopBar() {
	t := m.Sight
	h, _, _, _ := m.Bars()
	d := m.Panel("top", scene.R(0, 0, m.W, h))
	d.Box(0, 0, m.W, h, "chrome.panel")
	d.Box(0, h-1, m.W, 1, "chrome.line")
	y := h / 2
	d.IconButton("menu", 8, y-16, 32, true, OpenMenu{}, m.Say("tip.menu"))
	x, titled := 60.0, 19.0
	if m.Compact() {
		x, titled = 48, 16
	}
	date, turn := m.Word(t.View.Date), m.turnWord()
	dates := 59 + d.Wide(scene.BodyMedium, 14, date) + d.Wide(scene.Body, 14, turn)
	whole := d.Wide(scene.SerifSemi, titled, t.Play.Title)
	least := math.Min(titleLeast, whole)

	// right end
	rx := m.W - 40
	d.IconButton("help", rx, y-16, 32, true, pages.OpenKeys{}, m.Say("tip.help"))
	rx -= 34
	d.IconButton("redo", rx, y-16, 32, m.Live() && t.Game.CanRedo(m.UndoSide()), table.Redo{}, m.Say("tip.redo"))
	rx -= 34
	d.IconButton("undo", rx, y-16, 32, m.Live() && m.CanUndo(), table.Undo{}, m.Say("tip.undo"))
	if n := len(t.View.House); n > 0 {
		word := m.Say("top.house", n)
		if m.Compact() {
			word = scene.Itoa(n)
		}
		w := d.Wide(scene.CondMedium, 13, word) + 36
		rx -= w + 10
		d.Frame(rx, y-11, w, 22, 4, "chrome.panel", "status.house")
		d.Icon("house", rx+14, y, 6, "status.house")
		d.Text(rx+26, y+5, scene.CondMedium, 13, "status.house", word)
		tip := ""
		for _, tx := range t.View.House {
			if tip != "" {
				tip += " · "
			}
			tip += m.Word(tx)
		}
		d.Hit(rx, y-14, w, 28, scene.Nothing{}, tip)
	}
	rx = m.layActing(d, rx, y, x+least+dates)

	score := m.scoreWidth(d)
	room := rx - 40 - x - dates - score // for the title and the phases
	phases := m.trackRoom(d, room, least)
	title := d.Fit(scene.SerifSemi, titled, math.Max(titleShort, room-phases), t.Play.Title)
	if title != t.Play.Title {
		d.Hit(x, y-14, math.Max(titleShort, room-phases), 28, scene.Nothing{}, t.Play.Title)
	}
	x += d.Text(x, y+6, scene.SerifSemi, titled, "text.on_dark", title) + 13
	d.Box(math.Round(x), y-13, 1, 26, "chrome.line")
	x += 14
	x += d.Text(x, y+5, scene.BodyMedium, 14, "text.on_dark", date) + 8
	tx := x
	x += d.Text(x, y+5, scene.Body, 14, "text.on_dark_second", turn) + 13
	if m.Compact() {
		d.Hit(tx, y-14, x-tx-13, 28, scene.Nothing{}, m.turnTold())
	}
	m.layScore(d, x, y, score)
	x += score + 11
	m.layTrack(d, x, rx-40, y)
}

// titleLeast is the room the title of a game has in the top bar before phases other than the present one give way.
const titleLeast = 270.0

// titleShort is the room a title keeps beside the present phase where the bar is short.
const titleShort = 110.0

// titleLong is the room a title keeps where all phases stand beside it with their step.
const titleLong = 170.0

// turnWord says which turn it is, in a small window by its numbers alone.
func (m *Frame) turnWord() string {
	if v := m.Sight.View; m.Compact() {
		return scene.Itoa(v.Turn) + "/" + scene.Itoa(v.Turns)
	}
	return m.turnTold()
}

// turnTold says which turn it is, or which year where turns are years.
func (m *Frame) turnTold() string {
	key := "top.turn"
	if _, ok := m.Sight.Pos.(ordered.Calendar); ok {
		key = "top.year"
	}
	return m.Say(key, m.Sight.View.Turn, m.Sight.View.Turns)
}

// layActing shows whose move it is, or who of all that write has sealed, as far as there is room beyond an x; it gives where that begins.
func (m *Frame) layActing(d scene.Pen, rx, y, after float64) float64 {
	const each = 27.0
	if list := m.Writing(); m.Live() && len(list) > 1 && rx-each*float64(len(list))-26 > after {
		rx -= each*float64(len(list)) + 10
		for i, s := range list {
			m.LaySeal(d, s, rx+each*(float64(i)+.5), y-6, 9.5)
		}
		d.Hit(rx, y-17, each*float64(len(list)), 34, scene.Nothing{}, m.sealedWord())
		return rx + 28
	}
	word, style := m.actWord()
	rx -= d.Wide(scene.BodyMedium, 14, word) + 14
	if rx > after+40 {
		d.Text(rx, y+5, scene.BodyMedium, 14, "text.on_dark", word)
		if style != "" {
			d.Mark(style, rx-18, y, 10, true)
		}
	}
	return rx
}

// sealedWord says how many of those that write have sealed.
func (m *Frame) sealedWord() string {
	n := len(m.Writing())
	return m.Say("top.sealed", n-len(m.Sight.Game.ToAct()), n)
}

// actWord says whose move it is.
func (m *Frame) actWord() (word, style string) {
	t := m.Sight
	if !m.Live() {
		return m.Say("top.past"), ""
	}
	s := m.Actor()
	if s == engine.NoSide {
		return m.Say("top.over"), ""
	}
	if len(m.Writing()) > 0 && s != t.Viewer { // nobody is before the others
		return m.sealedWord(), ""
	}
	sv := t.SideView(s)
	name := sv.Name
	if v := &t.View; v.Acting < len(v.Powers) && v.Powers[v.Acting].Side == s {
		name = v.Powers[v.Acting].Name
	}
	return m.Say("top.act", m.Word(name)), sv.Style
}

// LayRail lays the strip at the left that opens the panels and zooms the map.
func (m *Frame) LayRail() {
	top, w, _, foot := m.Bars()
	d := m.Panel("rail", scene.R(0, top, w, m.H-top-foot))
	d.Box(0, top, w, m.H-top-foot, "chrome.panel")
	d.Box(w-1, top, 1, m.H-top-foot, "chrome.line")
	y := top + 8
	for _, id := range []string{"units", "bases", "odds", "log", "luck", "time", "orders", "layers", "rules"} {
		if !m.Offers(id) {
			continue
		}
		on := m.Pane == id && !m.Folded
		col := "text.on_dark_second"
		if on {
			d.Box(0, y, w, 52, "chrome.raised")
			d.Box(0, y, 3, 52, "accent.lamp")
			col = "text.on_dark"
		} else if d.Hot(scene.R(0, y, w, 52)) {
			d.Box(0, y, w-1, 52, "chrome.raised_hover")
		}
		word := m.Say("rail." + id)
		tip := ""
		if m.Compact() {
			d.Icon(id, w/2, y+26, 10, col)
			tip = word
		} else {
			d.Icon(id, w/2, y+20, 10, col)
			d.Centre(w/2, y+45, scene.CondMedium, 12, col, word)
		}
		d.Hit(0, y, w, 52, table.Open{Pane: id}, tip)
		y += 54
	}
	if y > m.H-foot-110 { // no room left for buttons: the wheel and the keys do it
		return
	}
	d.IconButton("plus", w/2-15, m.H-foot-106, 30, true, mapview.Zoom{By: 1}, m.Say("tip.in"))
	d.IconButton("minus", w/2-15, m.H-foot-74, 30, true, mapview.Zoom{By: -1}, m.Say("tip.out"))
	d.IconButton("fit", w/2-15, m.H-foot-42, 30, true, mapview.FitMap{}, m.Say("tip.fit"))
}
