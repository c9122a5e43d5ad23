package panels

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds what the log shows of what happened: its kinds, the filters over it, and the search.

// logState is how the player looks at the log.
type logState struct {
	kind   string // "" for all, or a row of logKinds
	side   engine.Side
	unit   engine.Ref // only what names this counter
	text   string
	typing bool
	lit    [2]int // point and event that a card led to; the point is -1 for none
}

// plain tells whether nothing is filtered out.
func (l *logState) plain() bool {
	return l.kind == "" && l.side == engine.NoSide && l.text == "" && l.unit == engine.NoRef
}

// logKinds are what the log can be narrowed to.
var logKinds = []struct {
	id    string
	kinds []engine.EventKind
}{
	{"battle", []engine.EventKind{engine.EventBattle, engine.EventDice}},
	{"loss", []engine.EventKind{engine.EventLoss, engine.EventTurned, engine.EventDisplaced}},
	{"move", []engine.EventKind{engine.EventMove, engine.EventBase}},
	{"choice", []engine.EventKind{engine.EventChoice, engine.EventReveal}},
}

// shows tells whether event k of a point passes the filters.
func (l *logState) shows(p *table.Point, k int) bool {
	e := p.Events[k]
	if l.kind != "" {
		for _, row := range logKinds {
			if row.id == l.kind && !slices.Contains(row.kinds, e.Kind) {
				return false
			}
		}
	}
	if l.side != engine.NoSide && p.By != l.side {
		return false
	}
	if l.unit != engine.NoRef && !table.Names(e, l.unit) && !changesName(p.Changes, l.unit) {
		return false
	}
	if l.text == "" {
		return true
	}
	for _, word := range strings.Fields(table.PlainLetters(l.text)) {
		if !strings.Contains(table.PlainLetters(p.Words[k]), word) && !strings.HasPrefix(strings.ToLower(string(e.Cite)), word) {
			return false
		}
	}
	return true
}

// layFilters draws the chips and the search field; it gives the y below them.
func (m *Panels) layFilters(d scene.Pen, x, y, inner float64) float64 {
	t := m.Sight
	l := &m.log
	cx, first := x, x
	chip := func(word string, on bool, a scene.Act) {
		w := math.Round(d.Wide(scene.CondMedium, 13, word) + 18)
		if cx > first && cx+w > x+inner {
			cx, y = first, y+28
		}
		fill, edge, ink := "chrome.raised", "chrome.raised", "text.on_dark_second"
		if on {
			fill, edge, ink = "paper.sheet", "paper.sheet", "text.on_paper"
		}
		if d.Hot(scene.R(cx, y, w, 24)) {
			edge = "accent.lamp"
		}
		d.Frame(cx, y, w, 24, 12, fill, edge)
		d.Centre(cx+w/2, y+16, scene.CondMedium, 13, ink, word)
		d.Hit(cx, y-2, w, 28, a, "")
		cx += w + 5
	}
	chip(m.Say("log.all"), l.kind == "", LogKind{})
	for _, k := range logKinds {
		chip(m.Say("log.kind."+k.id), l.kind == k.id, LogKind{Kind: k.id})
	}
	for _, s := range t.View.Sides {
		chip(m.Word(s.Name), l.side == s.Side, LogSide{Side: s.Side})
	}
	if l.unit != engine.NoRef {
		chip(m.Say("log.unit.only", m.NameOf(l.unit)), true, LogUnit{})
	} else if t.Sel.Kind() == engine.KindCounter && t.Sel != engine.NoRef {
		chip(m.Say("log.unit", m.NameOf(t.Sel)), false, LogUnit{Ref: t.Sel})
	}
	y += 30
	edge := "chrome.line"
	if l.typing {
		edge = "accent.lamp"
	}
	d.Frame(x, y, inner, 28, 4, "chrome.well", edge)
	word, col := l.text, "text.on_dark"
	switch {
	case l.typing:
		word += "|"
	case word == "":
		word, col = m.Say("log.search"), "text.on_dark_muted"
	}
	d.Text(x+10, y+19, scene.Body, 13, col, d.Fit(scene.Body, 13, inner-44, word))
	d.Hit(x, y, inner-30, 28, LogType{}, "")
	if l.text != "" || l.typing {
		d.IconButton("close", x+inner-28, y, 28, true, LogClear{}, m.Say("tip.search.clear"))
	}
	return y + 34
}

// LeaveSearch lets the search field go: what was typed stays.
func (m *Panels) LeaveSearch() {
	m.Stale = m.Stale || m.log.typing
	m.log.typing = false
}

// TypeLog takes a key for the search field; it tells whether it was one.
func (m *Panels) TypeLog(k scene.Key) bool {
	if !m.searching() {
		return false
	}
	l := &m.log
	switch {
	case k.Name == "esc" || k.Name == "enter":
		l.typing = false
	case k.Name == "backspace":
		if r := []rune(l.text); len(r) > 0 {
			l.text = string(r[:len(r)-1])
		}
	default:
		word := k.Letter()
		if word == "" {
			return false
		}
		if !k.Told {
			m.Typed(word)
		}
	}
	m.Scroll["log"] = 0
	return true
}

// longestSearch is how long a search may be, in bytes.
const longestSearch = 40

// Typed writes into the search field what was typed, by the layout of the keyboard there is.
func (m *Panels) Typed(text string) {
	if !m.searching() {
		return
	}
	for _, r := range text {
		if unicode.IsPrint(r) && len(m.log.text) < longestSearch {
			m.log.text += string(r)
		}
	}
	m.Scroll["log"], m.Stale = 0, true
}

// searching tells whether what is typed goes into the search field.
func (m *Panels) searching() bool {
	return m.Sight != nil && m.Up == table.ScreenGame && m.Pane == "log" && !m.Folded && m.log.typing
}

// doLog carries out what is asked for in the log; it tells whether it was that.
func (m *Panels) doLog(a scene.Act) bool {
	l := &m.log
	switch a := a.(type) {
	case LogKind:
		l.kind = a.Kind
	case LogSide:
		if l.side == a.Side {
			a.Side = engine.NoSide // a second click lets go
		}
		l.side = a.Side
	case LogUnit:
		l.unit = a.Ref
	case LogType:
		l.typing = true
		return true
	case LogClear:
		l.text, l.typing = "", false
	case table.ShowLine:
		*l = logState{lit: [2]int{a.Point, a.Event}}
		m.Pane, m.Folded, m.litShown = "log", false, false
		return true
	default:
		return false
	}
	m.Scroll["log"] = 0
	return true
}

// ForgetSearch forgets what was looked for, and for whom.
func (m *Panels) ForgetSearch() { m.log = logState{lit: [2]int{-1, -1}} }
