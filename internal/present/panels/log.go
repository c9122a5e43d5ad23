package panels

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the log: what happened, newest first, with paragraphs, filters, a search, what standing orders
// answered, and where lines of play were taken back.

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

func changesName(list []table.Change, r engine.Ref) bool {
	return slices.ContainsFunc(list, func(c table.Change) bool { return c.Ref == r })
}

// logRow is one line of the log as it will be drawn.
type logRow struct {
	kind  string // "event", "barrier", "order", "passed", "branch", "turn"
	point int
	event int
	text  string
	act   scene.Act
	h     float64
}

// logRows makes the lines that pass the filters, newest first.
func (m *Panels) logRows(d scene.Pen, inner float64) []logRow {
	t := m.Sight
	var out []logRow
	answered, passed := t.Game.Answered(t.Viewer), t.Game.Passed()
	branches := m.ShownBranches()
	plain := m.log.plain()
	for i := len(t.Points) - 1; i >= 0; i-- {
		p := &t.Points[i]
		if plain {
			for _, b := range branches {
				if b.From == p.Node && t.Branch == 0 {
					out = append(out, logRow{kind: "branch", point: i, text: m.BranchWord(b), act: Branch{Leaf: b.Leaf}, h: 24})
				}
			}
			if p.Barrier || p.Shown {
				out = append(out, logRow{kind: "barrier", point: i, h: 26})
			}
		}
		if o, ok := answered[p.Node]; ok {
			out = append(out, logRow{kind: "order", point: i, text: m.Say("log.ordered", m.OrderWord(o)), act: table.Open{Pane: "orders"}, h: 24})
		}
		if passed[p.Node] && plain {
			out = append(out, logRow{kind: "passed", point: i, text: m.Say("log.passed"), act: table.Jump{Point: i}, h: 24})
		}
		for k := len(p.Events) - 1; k >= 0; k-- {
			if !m.log.shows(p, k) {
				continue
			}
			e := p.Events[k]
			cw := 0.0
			if e.Cite != "" {
				cw = d.Wide(scene.CondMedium, 13, string(e.Cite)) + 10
			}
			lines := len(d.Wrap(scene.Body, 13, inner-cw-diceRoom(len(e.Dice)), p.Words[k]))
			out = append(out, logRow{kind: "event", point: i, event: k, act: table.Jump{Point: i}, h: 18*float64(lines) + 7})
		}
	}
	return out
}

// diceRoom is how wide so many small dice stand beside a line, clear of its words.
func diceRoom(n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(n)*18 + 6
}

func (m *Panels) layLog(d scene.Pen, r scene.Rect) {
	t := m.Sight
	y := m.head(d, r, m.Say("log.title"), "", m.Say("log.under"))
	x, inner := r.X+12, r.W-24
	y = m.layFilters(d, x, y, inner)
	foot := r.Y + r.H - 44
	rows := m.logRows(d, inner)
	total := 0.0
	for _, w := range rows {
		total += w.h
	}
	m.Scroll["log"] = math.Min(m.Scroll["log"], math.Max(0, total-(foot-y-20)))
	switch {
	case m.log.lit[0] >= 0 && !m.litShown:
		m.bring(rows, foot-y, func(w logRow) bool { return w.kind == "event" && w.point == m.log.lit[0] && w.event == m.log.lit[1] })
		m.litShown = true
	case m.logAt != t.Cursor: // the log follows whoever moves about in time
		m.bring(rows, foot-y, func(w logRow) bool { return w.point <= t.Cursor })
	}
	m.logAt = t.Cursor
	skip := m.Scroll["log"]
	for _, w := range rows {
		if skip > 0 {
			skip -= w.h
			continue
		}
		if y+w.h > foot {
			break
		}
		m.layLogRow(d, w, r, x, y, inner)
		y += w.h
	}
	if len(rows) == 0 {
		key := "log.empty"
		if !m.log.plain() {
			key = "log.none"
		}
		d.Para(x, y+18, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say(key), 4)
	}
	d.Box(r.X+1, foot, r.W-1, 1, "chrome.line_soft")
	cx := x
	for _, c := range []string{"luck", "time"} {
		cx += d.Chip(cx, foot+8, m.Say("rail."+c), false, table.Open{Pane: c}) + 8
	}
	if _, ok := m.Desk.(program.Reporter); ok {
		d.Chip(cx, foot+8, m.Say("log.report"), false, Report{})
	}
}

// bring scrolls so that the first line of which something is true is in sight.
func (m *Panels) bring(rows []logRow, room float64, is func(logRow) bool) {
	at := 0.0
	for _, w := range rows {
		if is(w) {
			if at < m.Scroll["log"] || at > m.Scroll["log"]+room-60 {
				m.Scroll["log"] = math.Max(0, at-room/3)
			}
			return
		}
		at += w.h
	}
}

func (m *Panels) layLogRow(d scene.Pen, w logRow, r scene.Rect, x, y, inner float64) {
	p := &m.Sight.Points[w.point]
	if w.kind == "barrier" {
		word := m.Say("log.barrier")
		if !p.Barrier {
			word = m.Say("log.barrier.shown")
		}
		half := d.Wide(scene.CondMedium, 12, word)/2 + 20
		d.Line(x, y+14, x+inner, y+14, "paper.rule")
		d.Box(x+inner/2-half, y+4, 2*half, 20, "chrome.panel")
		d.Icon("lock", x+inner/2-half+12, y+14, 5, "paper.sheet")
		d.Text(x+inner/2-half+22, y+18, scene.CondMedium, 12, "text.on_dark_second", word)
		return
	}
	lit := w.kind == "event" && m.log.lit == [2]int{w.point, w.event}
	switch {
	case lit:
		d.Box(r.X+1, y, r.W-1, w.h, "chrome.row_current")
		d.Box(r.X+1, y, 3, w.h, "accent.lamp")
	case d.Hot(scene.R(r.X, y, r.W, w.h)):
		d.Box(r.X+1, y, r.W-1, w.h, "chrome.raised_hover")
	case w.point == m.Sight.Cursor && !m.Live():
		d.Box(r.X+1, y, r.W-1, w.h, "chrome.raised")
	}
	d.Hit(r.X, y, r.W, w.h, w.act, "")
	if w.kind != "event" {
		icon := map[string]string{"order": "tick", "passed": "next", "branch": "undo"}[w.kind]
		d.Icon(icon, x+22, y+12, 5, "text.on_dark_muted")
		d.Text(x+34, y+16, scene.Cond, 13, "text.on_dark_muted", d.Fit(scene.Cond, 13, inner-34, w.text))
		return
	}
	e := p.Events[w.event]
	cw, dw := 0.0, diceRoom(len(e.Dice))
	if e.Cite != "" {
		cw = d.Wide(scene.CondMedium, 13, string(e.Cite)) + 10
	}
	col, f := "text.on_dark_second", scene.Body
	if e.Kind == engine.EventPhase {
		col, f = "text.on_dark", scene.BodyMedium
	}
	ty := y + 15
	for _, l := range d.Wrap(scene.Body, 13, inner-cw-dw, p.Words[w.event]) {
		d.Text(x, ty, f, 13, col, l)
		ty += 18
	}
	for n, face := range e.Dice {
		d.Add(scene.Item{Kind: scene.ItemDie, X: x + inner - cw - float64((len(e.Dice)-n)*18), Y: y + 2, W: 16, N: face, Style: "allies"})
	}
	d.CiteRight(x+inner, y+15, e.Cite, false)
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

// TypeLog takes a key for the search field; it tells whether it was one.
func (m *Panels) TypeLog(k scene.Key) bool {
	if m.Sight == nil || m.Up != table.ScreenGame || m.Pane != "log" || m.Folded || !m.log.typing {
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
	case k.Name == "space":
		l.text += " "
	case len([]rune(k.Name)) == 1 && len(l.text) < 40:
		l.text += k.Name
	default:
		return false
	}
	m.Scroll["log"] = 0
	return true
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
