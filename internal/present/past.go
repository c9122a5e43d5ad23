package present

import (
	"errors"
	"math"
	"slices"

	"awaw/engine"
)

// This file lays out what can be taken back: step by step, with the barrier and its reason, and the lines of play that were
// taken back before.

// layTime lists the steps that may be taken back, the barrier behind them, and the branches.
func (m *Model) layTime(d pen, r Rect) {
	t := m.t
	y := m.head(d, r, m.say("time.title"), "", m.say("time.under"))
	x, inner := r.X+12, r.W-24
	steps, why := t.game.UndoList(m.undoSide())
	if t.play.Replay {
		steps, why = nil, engine.Say("screen.time.replay")
	}
	list := m.shownBranches()
	foot := r.Y + r.H
	half := y + (foot-y)*.55
	if len(list) == 0 {
		half = foot - 60
	}
	d.label(x, y+14, m.say("time.steps"))
	y += 22
	if t.game.CanRedo(m.undoSide()) && m.live() {
		y = m.timeRow(d, r, x, y, inner, "redo", m.say("time.redo"), "", Redo{})
	}
	skip := int(m.scroll["time"] / 28)
	for i, s := range steps {
		if i < skip {
			continue
		}
		if y+28 > half-30 {
			d.text(x+24, y+16, Body, 13, "text.on_dark_muted", m.say("time.more", len(steps)-i))
			y += 24
			break
		}
		y = m.timeRow(d, r, x, y, inner, "undo", m.stepWord2(s), "", Back{Step: i})
	}
	if len(steps) == 0 && m.live() {
		d.text(x, y+16, Body, 13, "text.on_dark_second", m.say("time.none"))
		y += 26
	}
	y = m.layBarrier(d, r, x, y, inner, why)
	y += 10
	d.label(x, y+14, m.say("time.branches"))
	y += 22
	if len(list) == 0 {
		d.para(x, y+14, inner, Body, 13, 18, "text.on_dark_second", m.say("time.branches.none"), 3)
		return
	}
	for i, b := range list {
		if y+28 > foot-4 {
			break
		}
		tag := ""
		if t.branch == b.Leaf {
			tag = m.say("time.shown")
		}
		y = m.timeRow(d, r, x, y, inner, "undo", m.branchWord(b), tag, Branch{Leaf: list[i].Leaf})
	}
}

// layBarrier draws the bar behind which nothing is taken back, with its reason.
func (m *Model) layBarrier(d pen, r Rect, x, y, inner float64, why engine.Text) float64 {
	if why.IsZero() {
		return y
	}
	d.box(r.X+1, y+6, r.W-1, 2, "paper.sheet")
	d.frame(x, y-1, 28, 16, 3, "chrome.panel", "paper.sheet")
	d.icon("lock", x+14, y+7, 5, "paper.sheet")
	return d.para(x+36, y+26, inner-36, Body, 13, 18, "text.on_dark", m.word(why), 3)
}

// timeRow draws one line that can be clicked and gives the y below it.
func (m *Model) timeRow(d pen, r Rect, x, y, inner float64, icon, word, tag string, a Act) float64 {
	if d.hot(Rect{r.X, y, r.W, 28}) {
		d.box(r.X+1, y, r.W-1, 28, "chrome.raised_hover")
		d.box(r.X+1, y, 3, 28, "accent.lamp")
	}
	d.icon(icon, x+9, y+14, 6, "text.on_dark_second")
	tw := 0.0
	if tag != "" {
		tw = d.right(x+inner, y+19, CondMedium, 12, "accent.lamp", tag) + 8
	}
	d.text(x+24, y+19, Body, 13, "text.on_dark", d.fit(Body, 13, inner-26-tw, word))
	d.hit(r.X, y, r.W, 28, a, word)
	return y + 28
}

// stepWord2 words a step that could be taken back: what it brought about in the game, whatever line of play is being looked at.
func (m *Model) stepWord2(s engine.UndoStep) string {
	t := m.t
	if s.Draft >= 0 {
		return m.say("time.draft", s.Draft+1)
	}
	path := t.game.Path()
	word := ""
	if i := slices.Index(path, s.Line); i >= 0 && i+1 < len(path) {
		if word = m.nodeWord(path[i+1]); word == "" {
			word = m.cmdWord(path[i+1])
		}
	}
	if word == "" {
		word = m.say("time.quiet", m.word(t.sideView(s.Side).Name))
	}
	return word
}

// cmdWord words the viewer's own command that led to a node of which nothing is told: "Finish staging".
func (m *Model) cmdWord(n int) string {
	t := m.t
	l, ok := t.game.Line(n)
	if !ok || l.Side != t.viewer {
		return ""
	}
	pos, err := t.game.At(l.Parent, t.viewer)
	if err != nil {
		return ""
	}
	c, err := t.game.Rules().ParseCommand(pos, l.Cmd)
	teller, ok := pos.(engine.Teller)
	if err != nil || !ok {
		return ""
	}
	names, _ := pos.(engine.Namer)
	return m.words.Word(teller.Tell(c).Name, names)
}

// nodeWord tells what a node brought about, as far as the viewer knows.
func (m *Model) nodeWord(n int) string {
	t := m.t
	if i := slices.IndexFunc(t.points, func(p point) bool { return p.node == n }); i >= 0 {
		return t.points[i].text
	}
	events, err := t.game.Events(n, t.viewer)
	if err != nil || len(events) == 0 {
		return ""
	}
	pos, err := t.game.At(n, t.viewer)
	if err != nil {
		return ""
	}
	names, _ := pos.(engine.Namer)
	return m.words.Word(events[0].Text, names)
}

// shownBranches are the lines of play that were taken back, as far as the viewer may know of them: where something is
// hidden, only those it began itself.
func (m *Model) shownBranches() []engine.Branch {
	t := m.t
	all := t.game.Branches()
	if !m.hidesFrom(t.viewer) {
		return all
	}
	var out []engine.Branch
	for _, b := range all {
		if b.By == t.viewer {
			out = append(out, b)
		}
	}
	return out
}

// branchWord tells of a branch: how long it is and how it began.
func (m *Model) branchWord(b engine.Branch) string {
	word := m.nodeWord(b.First)
	if word == "" {
		word = m.word(m.t.sideView(b.By).Name)
	}
	return m.say("time.branch", b.Steps, word)
}

// doPanels carries out what is asked of the panels beside the map; it tells whether it was that.
func (m *Model) doPanels(a Act) bool {
	t := m.t
	switch a := a.(type) {
	case Open:
		if m.pane == a.Pane && !m.folded {
			m.folded = true
		} else {
			m.pane, m.folded = a.Pane, false
		}
	case Fold:
		m.folded = !m.folded
	case OpenRule:
		m.rule, m.pane, m.folded = a.Cite, "rules", false
		m.proof = nil
	case ShowStock:
		m.showStock()
	case TurnMatrix:
		m.matrixAt = max(0, a.From)
	case TurnFleet:
		m.scroll["fleet"] = math.Max(0, m.scroll["fleet"]+float64(a.By))
	case Branch:
		if t.branch == a.Leaf {
			m.refresh()
		} else {
			m.running = 0
			m.lookAtBranch(a.Leaf)
		}
	case Life:
		m.lived, m.pane, m.folded = a.Ref, "life", false
		m.scroll["life"] = 0
	case LifeLog:
		m.log = logState{unit: a.Ref, lit: [2]int{-1, -1}}
		m.pane, m.scroll["log"] = "log", 0
	case Order:
		m.switchOrder(a.Kind)
	case OrderNumber:
		m.setOrder(a.Kind, a.N)
	default:
		return m.doLog(a)
	}
	return true
}

// canUndo tells whether there is a step to take back.
func (m *Model) canUndo() bool {
	steps, _ := m.t.game.UndoList(m.undoSide())
	return len(steps) > 0 && !m.t.play.Replay
}

// undoTo takes back step i of the list, and all after it.
func (m *Model) undoTo(i int) {
	t := m.t
	steps, _ := t.game.UndoList(m.undoSide())
	if i < 0 || i >= len(steps) || t.play.Replay {
		return
	}
	if steps[i].Draft < 0 {
		m.goTo(steps[i].Line)
		return
	}
	for range i + 1 {
		m.undo()
	}
}

// goTo makes a node the one play goes on from.
func (m *Model) goTo(n int) {
	t := m.t
	if t.play.Replay {
		return
	}
	err := t.game.GoTo(n, m.undoSide())
	var b *engine.Barrier
	switch {
	case errors.As(err, &b):
		m.proof = &proof{x: m.w / 2, y: 130, verdict: engine.No, title: m.say("undo.barrier"), body: m.word(b.Why) + " " + m.say("undo.fork"), pinned: true}
		return
	case err != nil:
		m.fail(err)
		return
	}
	m.queue, t.sel, t.branch = nil, engine.NoRef, 0
	m.sheet = nil
	m.finishMotion()
	m.refresh()
	if s := m.actor(); s != engine.NoSide && s != t.viewer && m.seat(s) == "person" {
		m.pass(s)
	}
}

// Reporter is a Desk that can write the report of a game. Report begins the work; what came of it is told once.
type Reporter interface {
	// Report writes what side knows, NoSide for what everybody may know.
	Report(p *Play, side engine.Side) <-chan Exported
}

// writeReport lets the desk write the after-action report; where it is is told when it is done.
func (m *Model) writeReport() {
	r, ok := m.desk.(Reporter)
	if !ok || m.exporting != nil {
		return
	}
	side := m.t.viewer
	if m.t.game.Outcome().Over {
		side = engine.NoSide
	}
	m.exporting = r.Report(m.t.play, side)
	m.exported = "report.done"
	m.note("report.begun", "fit", 60000)
}
