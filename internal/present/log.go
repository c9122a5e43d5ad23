package present

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
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
func (l *logState) shows(p *point, k int) bool {
	e := p.events[k]
	if l.kind != "" {
		for _, row := range logKinds {
			if row.id == l.kind && !slices.Contains(row.kinds, e.Kind) {
				return false
			}
		}
	}
	if l.side != engine.NoSide && p.by != l.side {
		return false
	}
	if l.unit != engine.NoRef && !names(e, l.unit) && !changesName(p.changes, l.unit) {
		return false
	}
	if l.text == "" {
		return true
	}
	for _, word := range strings.Fields(plainLetters(l.text)) {
		if !strings.Contains(plainLetters(p.words[k]), word) && !strings.HasPrefix(strings.ToLower(string(e.Cite)), word) {
			return false
		}
	}
	return true
}

// names tells whether an event names a counter.
func names(e engine.Event, r engine.Ref) bool {
	return slices.Contains(e.Refs, r) || slices.ContainsFunc(e.Moves, func(v engine.Move) bool { return v.Counter == r })
}

func changesName(list []change, r engine.Ref) bool {
	return slices.ContainsFunc(list, func(c change) bool { return c.ref == r })
}

// plainLetters is s in small letters without marks, so that a search needs none.
func plainLetters(s string) string {
	return strings.Map(func(r rune) rune {
		for _, f := range folds {
			if strings.ContainsRune(f.from, r) {
				return f.to
			}
		}
		return r
	}, strings.ToLower(s))
}

var folds = []struct {
	from string
	to   rune
}{{"äàáâãåą", 'a'}, {"öòóôõøő", 'o'}, {"üùúûű", 'u'}, {"éèêëę", 'e'}, {"íìîï", 'i'}, {"çćč", 'c'}, {"ñń", 'n'}, {"śš", 's'}, {"źżž", 'z'}, {"ł", 'l'}, {"ß", 's'}}

// logRow is one line of the log as it will be drawn.
type logRow struct {
	kind  string // "event", "barrier", "order", "passed", "branch", "turn"
	point int
	event int
	text  string
	act   Act
	h     float64
}

// logRows makes the lines that pass the filters, newest first.
func (m *Model) logRows(d pen, inner float64) []logRow {
	t := m.t
	var out []logRow
	answered, passed := t.game.Answered(t.viewer), t.game.Passed()
	branches := m.shownBranches()
	plain := m.log.plain()
	for i := len(t.points) - 1; i >= 0; i-- {
		p := &t.points[i]
		if plain {
			for _, b := range branches {
				if b.From == p.node && t.branch == 0 {
					out = append(out, logRow{kind: "branch", point: i, text: m.branchWord(b), act: Branch{Leaf: b.Leaf}, h: 24})
				}
			}
			if p.barrier || p.shown {
				out = append(out, logRow{kind: "barrier", point: i, h: 26})
			}
		}
		if o, ok := answered[p.node]; ok {
			out = append(out, logRow{kind: "order", point: i, text: m.say("log.ordered", m.orderWord(o)), act: Open{Pane: "orders"}, h: 24})
		}
		if passed[p.node] && plain {
			out = append(out, logRow{kind: "passed", point: i, text: m.say("log.passed"), act: Jump{Point: i}, h: 24})
		}
		for k := len(p.events) - 1; k >= 0; k-- {
			if !m.log.shows(p, k) {
				continue
			}
			e := p.events[k]
			cw := 0.0
			if e.Cite != "" {
				cw = d.wide(CondMedium, 13, string(e.Cite)) + 10
			}
			lines := len(d.wrap(Body, 13, inner-cw-diceRoom(len(e.Dice)), p.words[k]))
			out = append(out, logRow{kind: "event", point: i, event: k, act: Jump{Point: i}, h: 18*float64(lines) + 7})
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

func (m *Model) layLog(d pen, r Rect) {
	t := m.t
	y := m.head(d, r, m.say("log.title"), "", m.say("log.under"))
	x, inner := r.X+12, r.W-24
	y = m.layFilters(d, x, y, inner)
	foot := r.Y + r.H - 44
	rows := m.logRows(d, inner)
	total := 0.0
	for _, w := range rows {
		total += w.h
	}
	m.scroll["log"] = math.Min(m.scroll["log"], math.Max(0, total-(foot-y-20)))
	switch {
	case m.log.lit[0] >= 0 && !m.litShown:
		m.bring(rows, foot-y, func(w logRow) bool { return w.kind == "event" && w.point == m.log.lit[0] && w.event == m.log.lit[1] })
		m.litShown = true
	case m.logAt != t.cursor: // the log follows whoever moves about in time
		m.bring(rows, foot-y, func(w logRow) bool { return w.point <= t.cursor })
	}
	m.logAt = t.cursor
	skip := m.scroll["log"]
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
		d.para(x, y+18, inner, Body, 13, 18, "text.on_dark_second", m.say(key), 4)
	}
	d.box(r.X+1, foot, r.W-1, 1, "chrome.line_soft")
	cx := x
	for _, c := range []string{"luck", "time"} {
		cx += d.chip(cx, foot+8, m.say("rail."+c), false, Open{Pane: c}) + 8
	}
	if _, ok := m.desk.(Reporter); ok {
		d.chip(cx, foot+8, m.say("log.report"), false, Report{})
	}
}

// bring scrolls so that the first line of which something is true is in sight.
func (m *Model) bring(rows []logRow, room float64, is func(logRow) bool) {
	at := 0.0
	for _, w := range rows {
		if is(w) {
			if at < m.scroll["log"] || at > m.scroll["log"]+room-60 {
				m.scroll["log"] = math.Max(0, at-room/3)
			}
			return
		}
		at += w.h
	}
}

func (m *Model) layLogRow(d pen, w logRow, r Rect, x, y, inner float64) {
	p := &m.t.points[w.point]
	if w.kind == "barrier" {
		word := m.say("log.barrier")
		if !p.barrier {
			word = m.say("log.barrier.shown")
		}
		half := d.wide(CondMedium, 12, word)/2 + 20
		d.line(x, y+14, x+inner, y+14, "paper.rule")
		d.box(x+inner/2-half, y+4, 2*half, 20, "chrome.panel")
		d.icon("lock", x+inner/2-half+12, y+14, 5, "paper.sheet")
		d.text(x+inner/2-half+22, y+18, CondMedium, 12, "text.on_dark_second", word)
		return
	}
	lit := w.kind == "event" && m.log.lit == [2]int{w.point, w.event}
	switch {
	case lit:
		d.box(r.X+1, y, r.W-1, w.h, "chrome.row_current")
		d.box(r.X+1, y, 3, w.h, "accent.lamp")
	case d.hot(Rect{r.X, y, r.W, w.h}):
		d.box(r.X+1, y, r.W-1, w.h, "chrome.raised_hover")
	case w.point == m.t.cursor && !m.live():
		d.box(r.X+1, y, r.W-1, w.h, "chrome.raised")
	}
	d.hit(r.X, y, r.W, w.h, w.act, "")
	if w.kind != "event" {
		icon := map[string]string{"order": "tick", "passed": "next", "branch": "undo"}[w.kind]
		d.icon(icon, x+22, y+12, 5, "text.on_dark_muted")
		d.text(x+34, y+16, Cond, 13, "text.on_dark_muted", d.fit(Cond, 13, inner-34, w.text))
		return
	}
	e := p.events[w.event]
	cw, dw := 0.0, diceRoom(len(e.Dice))
	if e.Cite != "" {
		cw = d.wide(CondMedium, 13, string(e.Cite)) + 10
	}
	col, f := "text.on_dark_second", Body
	if e.Kind == engine.EventPhase {
		col, f = "text.on_dark", BodyMedium
	}
	ty := y + 15
	for _, l := range d.wrap(Body, 13, inner-cw-dw, p.words[w.event]) {
		d.text(x, ty, f, 13, col, l)
		ty += 18
	}
	for n, face := range e.Dice {
		d.add(Item{Kind: ItemDie, X: x + inner - cw - float64((len(e.Dice)-n)*18), Y: y + 2, W: 16, N: face, Style: "allies"})
	}
	d.citeRight(x+inner, y+15, e.Cite, false)
}

// layFilters draws the chips and the search field; it gives the y below them.
func (m *Model) layFilters(d pen, x, y, inner float64) float64 {
	t := m.t
	l := &m.log
	cx, first := x, x
	chip := func(word string, on bool, a Act) {
		w := math.Round(d.wide(CondMedium, 13, word) + 18)
		if cx > first && cx+w > x+inner {
			cx, y = first, y+28
		}
		fill, edge, ink := "chrome.raised", "chrome.raised", "text.on_dark_second"
		if on {
			fill, edge, ink = "paper.sheet", "paper.sheet", "text.on_paper"
		}
		if d.hot(Rect{cx, y, w, 24}) {
			edge = "accent.lamp"
		}
		d.frame(cx, y, w, 24, 12, fill, edge)
		d.centre(cx+w/2, y+16, CondMedium, 13, ink, word)
		d.hit(cx, y-2, w, 28, a, "")
		cx += w + 5
	}
	chip(m.say("log.all"), l.kind == "", LogKind{})
	for _, k := range logKinds {
		chip(m.say("log.kind."+k.id), l.kind == k.id, LogKind{Kind: k.id})
	}
	for _, s := range t.view.Sides {
		chip(m.word(s.Name), l.side == s.Side, LogSide{Side: s.Side})
	}
	if l.unit != engine.NoRef {
		chip(m.say("log.unit.only", m.nameOf(l.unit)), true, LogUnit{})
	} else if t.sel.Kind() == engine.KindCounter && t.sel != engine.NoRef {
		chip(m.say("log.unit", m.nameOf(t.sel)), false, LogUnit{Ref: t.sel})
	}
	y += 30
	edge := "chrome.line"
	if l.typing {
		edge = "accent.lamp"
	}
	d.frame(x, y, inner, 28, 4, "chrome.well", edge)
	word, col := l.text, "text.on_dark"
	switch {
	case l.typing:
		word += "|"
	case word == "":
		word, col = m.say("log.search"), "text.on_dark_muted"
	}
	d.text(x+10, y+19, Body, 13, col, d.fit(Body, 13, inner-44, word))
	d.hit(x, y, inner-30, 28, LogType{}, "")
	if l.text != "" || l.typing {
		d.iconButton("close", x+inner-28, y, 28, true, LogClear{}, m.say("tip.search.clear"))
	}
	return y + 34
}

// typeLog takes a key for the search field; it tells whether it was one.
func (m *Model) typeLog(k Key) bool {
	if m.t == nil || m.screen != ScreenGame || m.pane != "log" || m.folded || !m.log.typing {
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
	m.scroll["log"] = 0
	return true
}

// doLog carries out what is asked for in the log; it tells whether it was that.
func (m *Model) doLog(a Act) bool {
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
	case ShowLine:
		*l = logState{lit: [2]int{a.Point, a.Event}}
		m.pane, m.folded, m.litShown = "log", false, false
		return true
	default:
		return false
	}
	m.scroll["log"] = 0
	return true
}
