package panels

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the log: what happened, newest first, with paragraphs, filters, a search, what standing orders
// answered, and where lines of play were taken back.

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
		if why := newReasons(t, i); len(why) > 0 && plain {
			out = append(out, logRow{kind: "passed", point: i, text: m.Say("log.decided", engine.Arg{Kind: engine.ArgName, S: m.Sentences(why)}), act: table.Jump{Point: i}, h: 24})
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
			beside, below := diceRoom(&e, inner)
			lines := len(d.Wrap(scene.Body, 13, inner-cw-beside, p.Words[k]))
			out = append(out, logRow{kind: "event", point: i, event: k, act: table.Jump{Point: i}, h: 18*float64(lines) + 7 + below})
		}
	}
	return out
}

// newReasons is what was weighed at a point, unless it was told at the command before: a plan of many commands is told once.
func newReasons(t *table.Sight, i int) []engine.Text {
	why := t.Reasons(t.Points[i].Node)
	for k := i - 1; k >= 0 && len(why) > 0; k-- {
		before := t.Reasons(t.Points[k].Node)
		if len(before) == 0 {
			continue
		}
		if !slices.ContainsFunc(why, func(x engine.Text) bool { return !slices.ContainsFunc(before, x.Equal) }) {
			return nil
		}
		break
	}
	return why
}

// dieStep is how far small dice stand apart.
func dieStep(e *engine.Event) float64 {
	if e.Of > 6 {
		return 22
	}
	return 18
}

// diceRoom is how wide the small dice of an event stand beside its words, clear of them; many stand below, so high.
func diceRoom(e *engine.Event, inner float64) (beside, below float64) {
	wide := float64(len(e.Dice)) * dieStep(e)
	switch {
	case wide == 0:
		return 0, 0
	case wide > inner*.4:
		return 0, 22 * math.Ceil(wide/(math.Floor(inner/dieStep(e))*dieStep(e)))
	}
	return wide + 6, 0
}

// layEventDice lays the dice of an event, which end at x beside its words, or begin at left below them.
func layEventDice(d scene.Pen, e *engine.Event, left, x, y, inner float64) {
	step, size := dieStep(e), dieStep(e)-2
	_, below := diceRoom(e, inner)
	columns := max(1, int(inner/step))
	for n, face := range e.Dice {
		dx, dy := x-float64(len(e.Dice)-n)*step, y+2
		if below > 0 {
			dx, dy = left+step*float64(n%columns), y+22*float64(n/columns)
		}
		if n < len(e.Missed) && e.Missed[n] {
			d.Shield(dx, dy, size, face, false)
			continue
		}
		d.Die(dx, dy, size, face, e.Of, "allies")
	}
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
		if c == "luck" && !m.TellsChances() {
			continue
		}
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
		if d.Wide(scene.Cond, 13, w.text) > inner-34 {
			d.Tip(w.text)
		}
		return
	}
	e := p.Events[w.event]
	cw := 0.0
	dw, below := diceRoom(&e, inner)
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
	top := y
	if below > 0 {
		top = ty - 11
	}
	layEventDice(d, &e, x, x+inner-cw, top, inner)
	d.CiteRight(x+inner, y+15, e.Cite, false)
}
