package present

import "math"

// This file lays out the keys: the page F1 opens, and the page on which they are changed.

// keyGroups are the groups of actions in the order they are shown.
var keyGroups = []string{"choose", "map", "panel", "time", "program"}

// keyEntry is a line of the page: the head of a group, or a key and what it does.
type keyEntry struct{ head, key, does string }

// columns gives each line its column and row, so many rows to a column; no head stands alone at a column's foot.
func columns(all []keyEntry, per int) (at [][2]int) {
	col, row := 0, 0
	for _, e := range all {
		if row == per || row == per-1 && e.head != "" {
			col, row = col+1, 0
		}
		at = append(at, [2]int{col, row})
		row++
	}
	return at
}

// layKeys is the F1 page: how to play in three lines, and every key.
func (m *Model) layKeys() pen {
	d, r := m.pageHead(m.say("help.title"))
	y := d.para(r.X, r.Y+8, r.W, Body, 13, 18, "text.on_dark_second", m.say("help.body"), 4) + 6
	cols := 3
	if r.W < 800 {
		cols = 2
	}
	cw := r.W / float64(cols)
	list := Rect{r.X, y, r.W, r.Y + r.H - y}
	const line = 24.0
	var all []keyEntry
	for _, g := range keyGroups {
		all = append(all, keyEntry{head: m.say("keys.group." + g)})
		for _, a := range actionRows {
			if a.group == g {
				key := m.say("keys.none")
				if k := m.prefs.Keys.KeyOf(a.id); k != "" {
					key = m.keyLabel(k)
				}
				all = append(all, keyEntry{key: key, does: m.say("action." + string(a.id))})
			}
		}
	}
	all = append(all, keyEntry{head: m.say("keys.group.fixed")}, keyEntry{key: m.say("keyname.esc"), does: m.say("action.esc")}, keyEntry{key: m.say("keyname.digits"), does: m.say("action.digits")})
	per := (len(all) + cols - 1) / cols
	at := columns(all, per)
	for at[len(at)-1][0] >= cols {
		per++
		at = columns(all, per)
	}
	off := m.scrolled(d, list, float64(per)*line)
	for i, e := range all {
		x, ty := r.X+float64(at[i][0])*cw, list.Y+float64(at[i][1])*line-off+16
		if ty < list.Y+8 || ty > list.Y+list.H {
			continue
		}
		if e.head != "" {
			d.label(x, ty, e.head)
			continue
		}
		kw := math.Max(26, d.wide(CondMedium, 12, e.key)+12)
		d.frame(x, ty-13, kw, 18, 3, "chrome.raised", "chrome.line")
		d.centre(x+kw/2, ty, CondMedium, 12, "text.on_dark", e.key)
		d.text(x+math.Max(92, kw+10), ty, Body, 13, "text.on_dark_second", d.fit(Body, 13, cw-math.Max(92, kw+10)-14, e.does))
	}
	return d
}

// layKeyOptions lists every action with a button that waits for another key.
func (m *Model) layKeyOptions(d pen, r Rect) {
	p := m.page
	word := p.told
	switch {
	case p.listen != "":
		word = m.say("options.keys.press", m.say("action."+string(p.listen)))
	case word == "":
		word = m.say("options.keys.how")
	}
	d.para(r.X, r.Y+10, r.W-200, Body, 13, 18, "text.on_dark_second", word, 2)
	d.button(r.X+r.W-180, r.Y-6, 180, 34, m.say("options.keys.reset"), "", "", OwnKeys{})
	list := Rect{r.X, r.Y + 44, r.W, r.H - 44}
	const line = 36.0
	cols := 2
	cw := r.W / float64(cols)
	per := (len(actionRows) + cols - 1) / cols
	off := m.scrolled(d, list, float64(per)*line)
	for i, a := range actionRows {
		x, y := list.X+float64(i/per)*cw, list.Y+float64(i%per)*line-off
		if y < list.Y-1 || y+line > list.Y+list.H+8 {
			continue
		}
		d.text(x, y+20, Body, 13, "text.on_dark", d.fit(Body, 13, cw-150, m.say("action."+string(a.id))))
		word := m.say("keys.none")
		if k := m.prefs.Keys.KeyOf(a.id); k != "" {
			word = m.keyLabel(k)
		}
		kind := ""
		if p.listen == a.id {
			word, kind = m.say("options.keys.wait"), "primary"
		}
		d.button(x+cw-140, y, 116, 30, word, "", kind, Bind{Action: a.id})
	}
}

// hear gives the key pressed to the action that waits for one, and says what it was taken from.
func (m *Model) hear(k Key) {
	p := m.page
	a := p.listen
	p.listen = ""
	m.dirty = true
	key := k.Name
	if k.Shift {
		key = "shift+" + key
	}
	if k.Name == "esc" {
		p.told = m.say("options.keys.kept")
		return
	}
	if !KnownKey(key) {
		p.told = m.say("options.keys.fixed", m.keyLabel(key))
		return
	}
	held := m.prefs.Keys.Holder(key)
	m.prefs.Keys = m.prefs.Keys.With(a, key)
	p.told = m.say("options.keys.given", m.keyLabel(key), m.say("action."+string(a)))
	if held != "" && held != a {
		p.told = m.say("options.keys.taken", m.keyLabel(key), m.say("action."+string(a)), m.say("action."+string(held)))
	}
}
