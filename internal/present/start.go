package present

import (
	"math"
	"slices"
)

// This file holds the sheets before a game: start, new game, load and replay.

type newChoice struct {
	seats map[int]string
	typed bool
	open  bool // no curtain
}

// runStart carries out what the start screens ask for.
func (m *Model) runStart(a Act) {
	m.dirty = true
	switch a.Do {
	case "start":
		m.clear()
		m.screen, m.sheet, m.folded = ScreenStart, nil, false
		m.camSet = false
	case "new":
		m.screen, m.picked = ScreenNew, 0
	case "load", "replay":
		m.clear()
		m.sheet = nil
		m.screen, m.picked = ScreenLoad, 0
		m.camSet = false
	case "pick":
		m.picked = a.N
	case "seat":
		m.choice.seats[a.N] = a.S
	case "typed":
		m.choice.typed = !m.choice.typed
	case "curtain":
		m.choice.open = !m.choice.open
	case "begin":
		m.begin()
	case "continue":
		if s := m.desk.Saves(); len(s) > 0 {
			m.openSave(s[0].ID, false)
		}
	case "open":
		m.openSave(a.S, a.N == 1)
	case "dice.cancel":
		m.cancelDice()
	case "choices.next":
		m.scroll["choices"] += float64(a.N)
	case "force":
		if cands := m.legalWith(a.Ref, 0); len(cands) > 0 {
			m.resolve(cands, m.mx, m.my)
		}
	}
}

func (m *Model) begin() {
	list := m.desk.Scenarios()
	if m.picked >= len(list) {
		return
	}
	sc := list[m.picked]
	g := NewGame{Scenario: sc.ID, Typed: m.choice.typed, Curtain: !m.choice.open}
	for i := range sc.Sides {
		g.Seats = append(g.Seats, m.seatChoice(i))
	}
	p, err := m.desk.Start(g)
	if err != nil {
		m.fail(err)
		return
	}
	m.Put(p)
}

// seatKinds are who may play a side: a person, or one of the bots offered here.
var seatKinds = []string{"person", "cadet", "pilot", "commander", "marshal"}

// seatChoice is who plays a side; unless chosen, a person plays the first and the bot the rest.
func (m *Model) seatChoice(i int) string {
	if s := m.choice.seats[i]; s != "" {
		return s
	}
	if i == 0 {
		return "person"
	}
	return "pilot"
}

func (m *Model) openSave(id string, replay bool) {
	p, err := m.desk.Open(id)
	if err != nil {
		m.fail(err)
		return
	}
	p.Replay = replay
	m.Put(p)
}

// leftSheet begins the ink sheet at the left edge.
func (m *Model) leftSheet() (pen, float64) {
	m.layMap()
	w := 480.0
	d := m.panel("left", Rect{0, 0, w, m.h})
	d.box(0, 0, w, m.h, "chrome.panel")
	d.box(w-1, 0, 1, m.h, "chrome.line")
	return d, w
}

func (m *Model) layStart() {
	d, w := m.leftSheet()
	x := 48.0
	y := math.Max(110, m.h*.16)
	d.para(x, y, w-2*x, SerifSemi, 44, 50, "text.on_dark", m.say("start.title"), 2)
	y += 96
	y = d.para(x, y, w-2*x, Body, 14, 21, "text.on_dark_second", m.say("start.about"), 4) + 24
	saves := m.desk.Saves()
	type row struct {
		word, key, kind string
		act             Act
	}
	rows := []row{}
	if len(saves) > 0 && saves[0].Broken == "" {
		rows = append(rows, row{m.say("start.continue"), "C", "primary", Act{Do: "continue"}})
	}
	newKind := ""
	if len(rows) == 0 {
		newKind = "primary"
	}
	rows = append(rows, row{m.say("start.new"), "N", newKind, Act{Do: "new"}}, row{m.say("start.load"), "L", "", Act{Do: "load"}},
		row{m.say("start.replay"), "R", "", Act{Do: "replay"}}, row{m.say("start.quit"), "Q", "", Act{Do: "quit"}})
	for i, r := range rows {
		d.button(x, y, w-2*x, 42, r.word, r.key, r.kind, r.act)
		if m.focus == i {
			d.add(Item{Kind: ItemBox, X: x - 3, Y: y - 3, W: w - 2*x + 6, H: 48, R: 6, Edge: "status.focus", Line: 2})
		}
		y += 42
		if i == 0 && r.act.Do == "continue" {
			d.text(x, y+20, Body, 13, "text.on_dark_second", d.fit(Body, 13, w-2*x, saves[0].Title+" · "+saves[0].State))
			y += 30
		}
		y += 10
	}
	d.para(x, m.h-48, w-2*x, Body, 12, 17, "text.on_dark_muted", m.say("start.foot"), 2)
}

// listRow draws one row of a list and gives whether it is picked.
func (m *Model) listRow(d pen, i int, x, y, w, h float64, title, under, right string) {
	r := Rect{x, y, w, h}
	on := i == m.picked
	switch {
	case on:
		d.frame(x, y, w, h, 4, "chrome.row_current", "chrome.line")
		d.box(x, y, 4, h, "accent.lamp")
	case d.hot(r):
		d.frame(x, y, w, h, 4, "chrome.raised_hover", "accent.lamp")
	default:
		d.frame(x, y, w, h, 4, "chrome.raised", "chrome.line")
	}
	d.hit(x, y, w, h, Act{Do: "pick", N: i}, "")
	if h < 54 {
		rw := d.right(x+w-12, y+h/2+4, CondMedium, 12, "text.on_dark_second", under)
		d.text(x+16, y+h/2+5, BodyMedium, 14, "text.on_dark", d.fit(BodyMedium, 14, w-40-rw, title))
		return
	}
	rw := d.wide(CondMedium, 12, right)
	d.text(x+16, y+23, BodyMedium, 15, "text.on_dark", d.fit(BodyMedium, 15, w-40-rw, title))
	d.text(x+16, y+43, Body, 13, "text.on_dark_second", d.fit(Body, 13, w-32, under))
	d.right(x+w-14, y+22, CondMedium, 12, "text.on_dark_second", right)
}

func (m *Model) layNew() {
	d, w := m.leftSheet()
	x := 32.0
	inner := w - 2*x
	d.iconButton("back", x-8, 22, 32, true, Act{Do: "start"}, m.say("tip.back"))
	d.text(x+32, 45, SerifSemi, 24, "text.on_dark", m.say("new.title"))
	list := m.desk.Scenarios()
	y := 74.0
	tall := 54.0
	if float64(len(list))*60 > m.h-500 {
		tall = 32 // one line each, so that what is chosen below keeps its room
	}
	rows := max(1, int((m.h-500)/(tall+4)))
	for i := max(0, min(m.picked-rows+1, len(list)-rows)); i < len(list) && y+tall < m.h-424; i++ {
		sc := list[i]
		m.listRow(d, i, x, y, inner, tall, sc.Name, sc.Dates, sc.Length)
		y += tall + 4
	}
	if m.picked >= len(list) {
		return
	}
	sc := list[m.picked]
	y += 22
	d.label(x, y, m.say("new.about"))
	if tall < 54 {
		d.right(x+inner, y, CondMedium, 12, "text.on_dark_second", sc.Length)
	}
	y = d.para(x, y+22, inner, Body, 13, 19, "text.on_dark_second", sc.About, 6) + 8
	d.label(x, y, m.say("new.seats"))
	y += 12
	for i, s := range sc.Sides {
		style := "neutral"
		if i < len(sc.Styles) {
			style = sc.Styles[i]
		}
		d.mark(style, x+12, y+17, 11, true)
		d.text(x+34, y+22, BodyMedium, 14, "text.on_dark", d.fit(BodyMedium, 14, 100, s))
		cx := x + 146
		strength := ""
		for k, who := range seatKinds {
			on := m.seatChoice(i) == who
			a := Act{Do: "seat", N: i, S: who}
			if on {
				a = Act{Do: "none"}
				strength = m.desk.Strength(who)
			}
			if k == 1 { // the bots stand in a line of their own
				cx, y = x, y+34
			}
			cx += d.chip(cx, y+3, m.say("seat."+who), on, a) + 8
		}
		y += 40
		if strength != "" {
			d.text(x, y+8, Body, 12, "text.on_dark_muted", d.fit(Body, 12, inner, strength))
			y += 18
		}
	}
	y += 12
	d.label(x, y, m.say("new.dice"))
	cx := x
	for _, k := range []struct {
		id string
		on bool
	}{{"keyed", !m.choice.typed}, {"typed", m.choice.typed}} {
		a := Act{Do: "typed"}
		if k.on {
			a = Act{Do: "none"}
		}
		cx += d.chip(cx, y+10, m.say("dice."+k.id), k.on, a) + 8
	}
	y += 54
	d.para(x, y, inner, Body, 12, 17, "text.on_dark_muted", m.say("dice."+map[bool]string{false: "keyed", true: "typed"}[m.choice.typed]+".how"), 2)
	y += 40
	people := 0
	for i := range sc.Sides {
		if m.seatChoice(i) == "person" {
			people++
		}
	}
	if people > 1 {
		d.chip(x, y, m.say("new.curtain"), !m.choice.open, Act{Do: "curtain"})
		y += 40
	}
	d.button(x, math.Min(m.h-62, y+8), inner, 42, m.say("new.begin"), "Enter", "primary", Act{Do: "begin"})
}

func (m *Model) layLoad() {
	d, w := m.leftSheet()
	x := 32.0
	inner := w - 2*x
	d.iconButton("back", x-8, 22, 32, true, Act{Do: "start"}, m.say("tip.back"))
	d.text(x+32, 45, SerifSemi, 24, "text.on_dark", m.say("load.title"))
	saves := m.desk.Saves()
	y := 78.0
	if len(saves) == 0 {
		d.para(x, y+16, inner, Body, 14, 21, "text.on_dark_second", m.say("load.empty"), 4)
		return
	}
	rows := max(1, int((m.h-78-190)/60))
	first := max(0, m.picked-rows+1)
	for i := first; i < min(len(saves), first+rows); i++ {
		s := saves[i]
		under := s.State
		if s.Broken != "" {
			under = m.say("load.broken")
		}
		m.listRow(d, i, x, y, inner, 54, s.Title, under, s.When)
		y += 60
	}
	if m.picked >= len(saves) {
		return
	}
	s := saves[m.picked]
	fy := m.h - 166
	d.box(x, fy, inner, 1, "chrome.line")
	word := s.State
	if s.Broken != "" {
		word = s.Broken
	}
	d.para(x, fy+24, inner, Body, 13, 19, "text.on_dark_second", word, 3)
	kind := "primary"
	if s.Broken != "" {
		kind = ""
	}
	d.button(x, m.h-66, inner/2-6, 42, m.say("load.open"), "Enter", kind, Act{Do: "open", S: s.ID})
	d.button(x+inner/2+6, m.h-66, inner/2-6, 42, m.say("load.replay"), "R", "", Act{Do: "open", S: s.ID, N: 1})
}

// listKey is the keyboard on the screens before a game.
func (m *Model) listKey(k Key) {
	n := len(m.desk.Scenarios())
	if m.screen == ScreenLoad {
		n = len(m.desk.Saves())
	}
	switch {
	case m.screen == ScreenStart:
		acts := []Act{}
		for _, r := range m.Regions() {
			if r.Act.Do != "" {
				acts = append(acts, r.Act)
			}
		}
		switch k.Name {
		case "down", "tab":
			m.focus = (m.focus + 1) % max(1, len(acts))
		case "up":
			m.focus = (max(m.focus, 0) - 1 + len(acts)) % max(1, len(acts))
		case "enter", "space":
			if i := max(m.focus, 0); i < len(acts) {
				m.run(acts[i])
			}
		case "c", "n", "l", "r", "q":
			want := map[string]string{"c": "continue", "n": "new", "l": "load", "r": "replay", "q": "quit"}[k.Name]
			for _, a := range acts {
				if a.Do == want {
					m.run(a)
					return
				}
			}
		}
	case k.Name == "esc" || k.Name == "backspace":
		m.run(Act{Do: "start"})
	case k.Name == "down" || k.Name == "tab":
		m.picked = min(m.picked+1, max(0, n-1))
	case k.Name == "up":
		m.picked = max(0, m.picked-1)
	case len(k.Name) == 1 && k.Name[0] >= '1' && k.Name[0] <= '9' && m.screen == ScreenNew:
		i := int(k.Name[0] - '1')
		at := slices.Index(seatKinds, m.seatChoice(i))
		m.run(Act{Do: "seat", N: i, S: seatKinds[(at+1)%len(seatKinds)]})
	case k.Name == "d" && m.screen == ScreenNew:
		m.choice.typed = !m.choice.typed
	case k.Name == "enter" && m.screen == ScreenNew:
		m.begin()
	case (k.Name == "enter" || k.Name == "r") && m.screen == ScreenLoad && m.picked < n:
		m.openSave(m.desk.Saves()[m.picked].ID, k.Name == "r")
	}
}
