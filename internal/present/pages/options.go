package pages

import (
	"math"
	"slices"

	"awaw/internal/present/prefs"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file lays out the options: display, opponents, sound, keys.

func (m *Pages) layOptions() scene.Pen {
	d, r := m.pageHead(m.Say("options.title"), "display", "opponents", "sound", "keys")
	switch m.Page.tab {
	case "opponents":
		m.layOpponentOptions(d, r)
	case "sound":
		m.laySoundOptions(d, r)
	case "keys":
		m.layKeyOptions(d, r)
	default:
		m.layDisplayOptions(d, r)
	}
	return d
}

// optionRow writes what a setting is on the left, how with what its words leave open, and gives where its values begin and what room they have.
func (m *Pages) optionRow(d scene.Pen, r scene.Rect, y float64, id string, how ...any) (x, width float64) {
	left := math.Min(300, r.W*.36)
	d.Text(r.X, y+19, scene.BodyMedium, 14, "text.on_dark", m.Say("option."+id))
	d.Para(r.X, y+38, left-16, scene.Body, 12, 16, "text.on_dark_muted", m.Say("option."+id+".how", how...), 3)
	return r.X + left, r.W - left
}

// value is one of the values of a setting.
type value struct {
	word string
	on   bool
	act  scene.Act
}

// values draws values side by side, as many to a line as fit, and gives the height they take.
func (m *Pages) values(d scene.Pen, x, y, width float64, all []value) float64 {
	return broken(d, width, all, func(v value, cx, cy float64) { d.Chip(x+cx, y+cy, v.word, v.on, v.act) })
}

// tall is the height such values take.
func tall(d scene.Pen, width float64, all []value) float64 {
	return broken(d, width, all, func(value, float64, float64) {})
}

// broken breaks values into lines of a width, tells where each one goes, and gives the height they take.
func broken(d scene.Pen, width float64, all []value, put func(v value, x, y float64)) float64 {
	x, y := 0.0, 0.0
	for _, v := range all {
		w := d.Wide(scene.CondMedium, 14, v.word) + 24
		if x > 0 && x+w > width {
			x, y = 0, y+34
		}
		put(v, x, y)
		x += math.Round(w) + 8
	}
	return y + 28
}

// Of a row of the display's options, in logical pixels: how high it is, and where its line lies. Nine of them stand on a page of a window 900 high.
const (
	optionHigh = 67
	optionLine = 62
)

func (m *Pages) layDisplayOptions(d scene.Pen, r scene.Rect) {
	p := m.Prefs
	rows := 9
	if m.Ordered() { // where orders are written no die falls
		rows = 8
	}
	y := r.Y - m.scrolled(d, r, float64(rows-1)*optionHigh+optionLine)
	row := func(id string, all []value, how ...any) {
		if y >= r.Y-1 && y+optionLine <= r.Y+r.H {
			x, w := m.optionRow(d, r, y, id, how...)
			m.values(d, x, y, w, all)
			d.Box(r.X, y+optionLine, r.W, 1, "chrome.line_soft")
		}
		y += optionHigh
	}
	scales := []value{{m.Say("option.scale.auto"), p.Scale == 0, Set{ID: "scale"}}}
	for s := prefs.LeastScale; s <= prefs.MostScale; s += prefs.ScaleStep {
		scales = append(scales, value{m.Say("option.scale.percent", s), p.Scale == s, Set{N: s, ID: "scale"}})
	}
	row("scale", scales)
	key := m.KeyFor("full")
	if key == "" {
		key = m.Say("keys.none")
	}
	row("full", m.onOff("full", m.Full), key)
	var eyes []value
	for i, v := range prefs.Visions {
		eyes = append(eyes, value{m.Say("option.vision." + v), p.Vision == v, Set{N: i, ID: "vision"}})
	}
	row("vision", eyes)
	row("contrast", m.onOff("contrast", p.Contrast))
	row("still", m.onOff("still", p.Still))
	row("tips", m.onOff("tips", p.Tips))
	row("stops", m.onOff("stops", p.Stops))
	if !m.Ordered() {
		row("falls", m.onOff("falls", p.Falls))
	}
	langs := []value{{m.Say("option.language.system"), p.Language == "", Set{ID: "language"}}}
	if l, ok := m.Desk.(program.Linguist); ok {
		for i, lang := range l.Languages() {
			langs = append(langs, value{m.Say("option.language." + lang), p.Language == lang, Set{N: i + 1, ID: "language"}})
		}
	}
	row("language", langs)
}

// onOff are the two values of a switch.
func (m *Pages) onOff(id string, on bool) []value {
	return []value{{m.Say("layer.off"), !on, Set{N: 0, ID: id}}, {m.Say("layer.on"), on, Set{N: 1, ID: id}}}
}

func (m *Pages) layOpponentOptions(d scene.Pen, r scene.Rect) {
	m.scrolled(d, r, 0)
	x, w := m.optionRow(d, r, r.Y, "think")
	var times []value
	for _, s := range prefs.ThinkTimes {
		times = append(times, value{m.Say("option.think.seconds", s), m.Prefs.Think == s, Set{N: s, ID: "think"}})
	}
	m.values(d, x, r.Y, w, times)
	d.Box(r.X, r.Y+66, r.W, 1, "chrome.line_soft")
	y := r.Y + 84
	for _, level := range m.Desk.Levels("", "") {
		d.Text(r.X, y+14, scene.BodyMedium, 14, "text.on_dark", m.Say("seat."+level.Name))
		y = d.Para(x, y+14, w, scene.Body, 13, 18, "text.on_dark_second", m.Say(level.Words()), 3)
		if level.Strength != "" {
			d.Text(x, y, scene.Body, 12, "text.on_dark_muted", level.Strength)
			y += 18
		}
		y += 10
	}
	d.Para(x, y+14, w, scene.Body, 12, 16, "text.on_dark_muted", m.Say("setup.strength.all"), 4)
}

func (m *Pages) laySoundOptions(d scene.Pen, r scene.Rect) {
	p := m.Prefs
	y := r.Y
	m.scrolled(d, r, 0)
	x, w := m.optionRow(d, r, y, "sound")
	m.values(d, x, y, w, []value{{m.Say("layer.off"), p.Mute, Set{N: 1, ID: "mute"}}, {m.Say("layer.on"), !p.Mute, Set{N: 0, ID: "mute"}}})
	y += 74
	x, w = m.optionRow(d, r, y, "volume")
	var steps []value
	for v := 10; v <= 100; v += 10 {
		steps = append(steps, value{scene.Itoa(v), p.Volume == v, Set{N: v, ID: "volume"}})
	}
	m.values(d, x, y, w, steps)
	y += 74
	if m.silent != "" {
		d.Icon("triangle", r.X+8, y+14, 7, "status.warning")
		d.Para(r.X+26, y+19, r.W-26, scene.Body, 13, 18, "text.on_dark_second", m.silent, 3)
	}
}

// NoSound tells the screen why this machine plays no sound, to be said in the options.
func (m *Pages) NoSound(why string) { m.silent, m.Stale = why, true }

// setPref changes a setting.
func (m *Pages) setPref(a Set) {
	p := &m.Prefs
	switch a.ID {
	case "scale":
		p.Scale = a.N
	case "vision":
		if a.N >= 0 && a.N < len(prefs.Visions) {
			p.Vision = prefs.Visions[a.N]
		}
	case "full":
		m.Full = a.N == 1
	case "contrast":
		p.Contrast = a.N == 1
	case "still":
		p.Still = a.N == 1
	case "tips":
		p.Tips = a.N == 1
	case "stops":
		p.Stops = a.N == 1
	case "falls":
		p.Falls = a.N == 1
	case "think":
		if slices.Contains(prefs.ThinkTimes, a.N) {
			p.Think = a.N
		}
	case "mute":
		p.Mute = a.N == 1
	case "volume":
		p.Volume, p.Mute = a.N, false
	case "language":
		p.Language = ""
		if l, ok := m.Desk.(program.Linguist); ok && a.N > 0 && a.N <= len(l.Languages()) {
			p.Language = l.Languages()[a.N-1]
		}
	}
	m.Stale = true
}
