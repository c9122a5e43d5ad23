package pages

import (
	"math"
	"slices"
	"strings"

	"awaw/engine/lanes"
	"awaw/engine/sortie"
	"awaw/internal/present/prefs"
	"awaw/internal/present/scene"
)

// This file lays out the keys: the page F1 opens, and the page on which they are changed.

// keyGroups are the groups of actions in the order they are shown.
var keyGroups = []string{"choose", "map", "panel", "time", "program"}

// KeyEntry is a line of the page: the head of a group, or a key and what it does.
type KeyEntry struct{ Head, Key, Does string }

// Columns gives each line its column and row, so many rows to a column; no head stands alone at a column's foot.
func Columns(all []KeyEntry, per int) (at [][2]int) {
	col, row := 0, 0
	for _, e := range all {
		if row == per || row == per-1 && e.Head != "" {
			col, row = col+1, 0
		}
		at = append(at, [2]int{col, row})
		row++
	}
	return at
}

// layKeys is the F1 page: how to play in three lines, and every key.
func (m *Pages) layKeys() scene.Pen {
	d, r := m.pageHead(m.Say("help.title"))
	body := "help.body"
	if m.Ordered() {
		body = "help.body.orders"
	}
	own := m.laneKeys()
	if len(own) > 0 {
		body = "help.body.lanes"
	}
	if flies := m.flightKeys(); len(flies) > 0 {
		body, own = "help.body.flights", append(own, flies...)
	}
	y := d.Para(r.X, r.Y+8, r.W, scene.Body, 13, 18, "text.on_dark_second", m.Say(body), 4) + 6
	cols := 3
	if r.W < 800 {
		cols = 2
	}
	cw := r.W / float64(cols)
	list := scene.R(r.X, y, r.W, r.Y+r.H-y)
	const line = 24.0
	all := slices.Concat(m.orderKeys(), own)
	writes := map[string]bool{} // those that mean an order there
	for _, e := range all {
		writes[e.Key] = true
	}
	for _, g := range keyGroups {
		all = append(all, KeyEntry{Head: m.Say("keys.group." + g)})
		for _, a := range prefs.ActionRows {
			if a.Group == g && m.Known(a.ID) {
				all = append(all, KeyEntry{Key: m.keysBeside(a.ID, writes), Does: m.Say("action." + string(a.ID))})
			}
		}
	}
	all = append(all, KeyEntry{Head: m.Say("keys.group.fixed")}, KeyEntry{Key: m.Say("keyname.esc"), Does: m.Say("action.esc")}, KeyEntry{Key: m.Say("keyname.digits"), Does: m.Say("action.digits")})
	per := (len(all) + cols - 1) / cols
	at := Columns(all, per)
	for at[len(at)-1][0] >= cols {
		per++
		at = Columns(all, per)
	}
	off := m.scrolled(d, list, float64(per)*line)
	for i, e := range all {
		x, ty := r.X+float64(at[i][0])*cw, list.Y+float64(at[i][1])*line-off+16
		if ty < list.Y+8 || ty > list.Y+list.H {
			continue
		}
		if e.Head != "" {
			d.Label(x, ty, e.Head)
			continue
		}
		kw := math.Max(26, d.Wide(scene.CondMedium, 12, e.Key)+12)
		d.Frame(x, ty-13, kw, 18, 3, "chrome.raised", "chrome.line")
		d.Centre(x+kw/2, ty, scene.CondMedium, 12, "text.on_dark", e.Key)
		d.Text(x+math.Max(92, kw+10), ty, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, cw-math.Max(92, kw+10)-14, e.Does))
	}
	return d
}

// orderKeys are the keys with which orders are written, in games of written orders.
func (m *Pages) orderKeys() []KeyEntry {
	if !m.Ordered() {
		return nil
	}
	out := []KeyEntry{{Head: m.Say("keys.group.orders")}}
	for _, k := range [][2]string{{"1", "kind"}, {"/", "line"}, {"backspace", "drop"}, {"s", "seal"}, {"f", "weigh"}, {"v", "verdicts"}, {"b", "back"}, {"n", "cause"}, {"t", "letter"}, {"g", "try"}} {
		out = append(out, KeyEntry{Key: m.KeyLabel(k[0]), Does: m.Say("action.order." + k[1])})
	}
	return out
}

// laneKeys are the keys of battles that are fought side by side, in games that have them.
func (m *Pages) laneKeys() []KeyEntry {
	if m.Sight == nil {
		return nil
	}
	if _, ok := m.Sight.Pos.(lanes.Shower); !ok {
		return nil
	}
	out := []KeyEntry{{Head: m.Say("keys.group.lanes")}}
	for _, k := range [][2]string{{"1", "choose"}, {"space", "on"}, {"g", "press"}, {"d", "dice"}, {"p", "plain"}, {"c", "map"}, {"down", "more"}, {"esc", "back"}} {
		out = append(out, KeyEntry{Key: m.KeyLabel(k[0]), Does: m.Say("action.lane." + k[1])})
	}
	return out
}

// flightKeys are the keys of flights that are planned, in games that have them.
func (m *Pages) flightKeys() []KeyEntry {
	if m.Sight == nil {
		return nil
	}
	if _, ok := m.Sight.Pos.(sortie.Planner); !ok {
		return nil
	}
	out := []KeyEntry{{Head: m.Say("keys.group.flights")}}
	for _, k := range [][2]string{{"1", "choose"}, {"a", "all"}, {"w", "way"}, {"x", "kind"}, {"enter", "send"}, {"d", "done"}, {"esc", "back"}} {
		out = append(out, KeyEntry{Key: m.KeyLabel(k[0]), Does: m.Say("action.flight." + k[1])})
	}
	return out
}

// layKeyOptions lists every action with a button that waits for another key.
func (m *Pages) layKeyOptions(d scene.Pen, r scene.Rect) {
	p := m.Page
	word := p.told
	switch {
	case p.listen != "":
		word = m.Say("options.keys.press", m.Say("action."+string(p.listen)))
	case word == "":
		word = m.Say("options.keys.how")
	}
	d.Para(r.X, r.Y+10, r.W-200, scene.Body, 13, 18, "text.on_dark_second", word, 2)
	d.Button(r.X+r.W-180, r.Y-6, 180, 34, m.Say("options.keys.reset"), "", "", OwnKeys{})
	list := scene.R(r.X, r.Y+44, r.W, r.H-44)
	const line = 36.0
	cols := 2
	cw := r.W / float64(cols)
	per := (len(prefs.ActionRows) + cols - 1) / cols
	off := m.scrolled(d, list, float64(per)*line)
	for i, a := range prefs.ActionRows {
		x, y := list.X+float64(i/per)*cw, list.Y+float64(i%per)*line-off
		if y < list.Y-1 || y+line > list.Y+list.H+8 {
			continue
		}
		d.Text(x, y+20, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, cw-150, m.Say("action."+string(a.ID))))
		word := m.keysOf(a.ID)
		kind := ""
		if p.listen == a.ID {
			word, kind = m.Say("options.keys.wait"), "primary"
		}
		d.Button(x+cw-140, y, 116, 30, word, "", kind, Bind{Action: a.ID})
	}
}

// keysOf words the keys of an action.
func (m *Pages) keysOf(a prefs.Action) string { return m.keysBeside(a, nil) }

// keysBeside words the keys of an action without those taken for something else, as long as another is left; on a page the last of them first, for F11 and the like are
// the browser's.
func (m *Pages) keysBeside(a prefs.Action, taken map[string]bool) string {
	var all []string
	for _, k := range m.Prefs.Keys.KeysOf(a) {
		all = append(all, m.KeyLabel(k))
	}
	if m.Stays {
		slices.Reverse(all)
	}
	if free := slices.DeleteFunc(slices.Clone(all), func(k string) bool { return taken[k] }); len(free) > 0 {
		all = free
	}
	if len(all) == 0 {
		return m.Say("keys.none")
	}
	return strings.Join(all, " · ")
}

// hear gives the key pressed to the action that waits for one, and says what it was taken from.
func (m *Pages) hear(k scene.Key) {
	p := m.Page
	a := p.listen
	p.listen = ""
	m.Stale = true
	key := k.Name
	if k.Shift {
		key = "shift+" + key
	}
	if k.Name == "esc" {
		p.told = m.Say("options.keys.kept")
		return
	}
	if !prefs.KnownKey(key) {
		p.told = m.Say("options.keys.fixed", m.KeyLabel(key))
		return
	}
	held := m.Prefs.Keys.Holder(key)
	m.Prefs.Keys = m.Prefs.Keys.With(a, key)
	p.told = m.Say("options.keys.given", m.KeyLabel(key), m.Say("action."+string(a)))
	if held != "" && held != a {
		p.told = m.Say("options.keys.taken", m.KeyLabel(key), m.Say("action."+string(a)), m.Say("action."+string(held)))
	}
}
