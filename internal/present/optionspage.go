package present

import (
	"math"
	"slices"
)

// This file lays out the options: display, opponents, sound, keys.

func (m *Model) layOptions() pen {
	d, r := m.pageHead(m.say("options.title"), "display", "opponents", "sound", "keys")
	switch m.page.tab {
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

// optionRow writes what a setting is on the left and gives where its values begin and what room they have.
func (m *Model) optionRow(d pen, r Rect, y float64, id string) (x, width float64) {
	left := math.Min(300, r.W*.36)
	d.text(r.X, y+19, BodyMedium, 14, "text.on_dark", m.say("option."+id))
	d.para(r.X, y+38, left-16, Body, 12, 16, "text.on_dark_muted", m.say("option."+id+".how"), 3)
	return r.X + left, r.W - left
}

// value is one of the values of a setting.
type value struct {
	word string
	on   bool
	act  Act
}

// values draws values side by side, as many to a line as fit, and gives the height they take.
func (m *Model) values(d pen, x, y, width float64, all []value) float64 {
	cx, cy := x, y
	for _, v := range all {
		w := d.wide(CondMedium, 14, v.word) + 24
		if cx > x && cx+w > x+width {
			cx, cy = x, cy+34
		}
		cx += d.chip(cx, cy, v.word, v.on, v.act) + 8
	}
	return cy - y + 28
}

func (m *Model) layDisplayOptions(d pen, r Rect) {
	p := m.prefs
	y := r.Y - m.scrolled(d, r, 6*76)
	row := func(id string, all []value) {
		if y >= r.Y-1 && y+60 <= r.Y+r.H {
			x, w := m.optionRow(d, r, y, id)
			m.values(d, x, y, w, all)
			d.box(r.X, y+66, r.W, 1, "chrome.line_soft")
		}
		y += 76
	}
	scales := []value{{m.say("option.scale.auto"), p.Scale == 0, Set{ID: "scale"}}}
	for s := LeastScale; s <= MostScale; s += ScaleStep {
		scales = append(scales, value{m.say("option.scale.percent", s), p.Scale == s, Set{N: s, ID: "scale"}})
	}
	row("scale", scales)
	var eyes []value
	for i, v := range Visions {
		eyes = append(eyes, value{m.say("option.vision." + v), p.Vision == v, Set{N: i, ID: "vision"}})
	}
	row("vision", eyes)
	row("contrast", m.onOff("contrast", p.Contrast))
	row("still", m.onOff("still", p.Still))
	row("tips", m.onOff("tips", p.Tips))
	langs := []value{{m.say("option.language.system"), p.Language == "", Set{ID: "language"}}}
	if l, ok := m.desk.(Linguist); ok {
		for i, lang := range l.Languages() {
			langs = append(langs, value{m.say("option.language." + lang), p.Language == lang, Set{N: i + 1, ID: "language"}})
		}
	}
	row("language", langs)
}

// Linguist is implemented by a desk that knows which languages the program speaks.
type Linguist interface{ Languages() []string }

// onOff are the two values of a switch.
func (m *Model) onOff(id string, on bool) []value {
	return []value{{m.say("layer.off"), !on, Set{N: 0, ID: id}}, {m.say("layer.on"), on, Set{N: 1, ID: id}}}
}

func (m *Model) layOpponentOptions(d pen, r Rect) {
	m.scrolled(d, r, 0)
	x, w := m.optionRow(d, r, r.Y, "think")
	var times []value
	for _, s := range ThinkTimes {
		times = append(times, value{m.say("option.think.seconds", s), m.prefs.Think == s, Set{N: s, ID: "think"}})
	}
	m.values(d, x, r.Y, w, times)
	d.box(r.X, r.Y+66, r.W, 1, "chrome.line_soft")
	y := r.Y + 84
	for _, level := range seatKinds[1:] {
		d.text(r.X, y+14, BodyMedium, 14, "text.on_dark", m.say("seat."+level))
		y = d.para(x, y+14, w, Body, 13, 18, "text.on_dark_second", m.say("level."+level), 3)
		if strength := m.desk.Strength(level); strength != "" {
			d.text(x, y, Body, 12, "text.on_dark_muted", strength)
			y += 18
		}
		y += 10
	}
	d.para(x, y+14, w, Body, 12, 16, "text.on_dark_muted", m.say("setup.strength.how"), 4)
}

func (m *Model) laySoundOptions(d pen, r Rect) {
	p := m.prefs
	y := r.Y
	m.scrolled(d, r, 0)
	x, w := m.optionRow(d, r, y, "sound")
	m.values(d, x, y, w, []value{{m.say("layer.off"), p.Mute, Set{N: 1, ID: "mute"}}, {m.say("layer.on"), !p.Mute, Set{N: 0, ID: "mute"}}})
	y += 74
	x, w = m.optionRow(d, r, y, "volume")
	var steps []value
	for v := 10; v <= 100; v += 10 {
		steps = append(steps, value{itoa(v), p.Volume == v, Set{N: v, ID: "volume"}})
	}
	m.values(d, x, y, w, steps)
	y += 74
	if m.silent != "" {
		d.icon("triangle", r.X+8, y+14, 7, "status.warning")
		d.para(r.X+26, y+19, r.W-26, Body, 13, 18, "text.on_dark_second", m.silent, 3)
	}
}

// NoSound tells the screen why this machine plays no sound, to be said in the options.
func (m *Model) NoSound(why string) { m.silent, m.dirty = why, true }

// setPref changes a setting.
func (m *Model) setPref(a Set) {
	p := &m.prefs
	switch a.ID {
	case "scale":
		p.Scale = a.N
	case "vision":
		if a.N >= 0 && a.N < len(Visions) {
			p.Vision = Visions[a.N]
		}
	case "contrast":
		p.Contrast = a.N == 1
	case "still":
		p.Still = a.N == 1
	case "tips":
		p.Tips = a.N == 1
	case "think":
		if slices.Contains(ThinkTimes, a.N) {
			p.Think = a.N
		}
	case "mute":
		p.Mute = a.N == 1
	case "volume":
		p.Volume, p.Mute = a.N, false
	case "language":
		p.Language = ""
		if l, ok := m.desk.(Linguist); ok && a.N > 0 && a.N <= len(l.Languages()) {
			p.Language = l.Languages()[a.N-1]
		}
	}
	m.dirty = true
}
