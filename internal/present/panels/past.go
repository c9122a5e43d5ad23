package panels

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what can be taken back: step by step, with the barrier and its reason, and the lines of play that were
// taken back before.

// layTime lists the steps that may be taken back, the barrier behind them, and the branches.
func (m *Panels) layTime(d scene.Pen, r scene.Rect) {
	t := m.Sight
	y := m.head(d, r, m.Say("time.title"), "", m.Say("time.under"))
	x, inner := r.X+12, r.W-24
	steps, why := t.Game.UndoList(m.UndoSide())
	if t.Play.Replay {
		steps, why = nil, engine.Say("screen.time.replay")
	}
	list := m.ShownBranches()
	foot := r.Y + r.H
	half := y + (foot-y)*.55
	if len(list) == 0 {
		half = foot - 60
	}
	d.Label(x, y+14, m.Say("time.steps"))
	y += 22
	if t.Game.CanRedo(m.UndoSide()) && m.Live() {
		y = m.timeRow(d, r, x, y, inner, "redo", m.Say("time.redo"), "", table.Redo{})
	}
	skip := int(m.Scroll["time"] / 28)
	for i, s := range steps {
		if i < skip {
			continue
		}
		if y+28 > half-30 {
			d.Text(x+24, y+16, scene.Body, 13, "text.on_dark_muted", m.Say("time.more", len(steps)-i))
			y += 24
			break
		}
		y = m.timeRow(d, r, x, y, inner, "undo", m.stepWord2(s), "", Back{Step: i})
	}
	if len(steps) == 0 && m.Live() {
		d.Text(x, y+16, scene.Body, 13, "text.on_dark_second", m.Say("time.none"))
		y += 26
	}
	y = m.layBarrier(d, r, x, y, inner, why)
	y += 10
	d.Label(x, y+14, m.Say("time.branches"))
	y += 22
	if len(list) == 0 {
		d.Para(x, y+14, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say("time.branches.none"), 3)
		return
	}
	for i, b := range list {
		if y+28 > foot-4 {
			break
		}
		tag := ""
		if t.Branch == b.Leaf {
			tag = m.Say("time.shown")
		}
		y = m.timeRow(d, r, x, y, inner, "undo", m.BranchWord(b), tag, Branch{Leaf: list[i].Leaf})
	}
}

// layBarrier draws the bar behind which nothing is taken back, with its reason.
func (m *Panels) layBarrier(d scene.Pen, r scene.Rect, x, y, inner float64, why engine.Text) float64 {
	if why.IsZero() {
		return y
	}
	d.Box(r.X+1, y+6, r.W-1, 2, "paper.sheet")
	d.Frame(x, y-1, 28, 16, 3, "chrome.panel", "paper.sheet")
	d.Icon("lock", x+14, y+7, 5, "paper.sheet")
	return d.Para(x+36, y+26, inner-36, scene.Body, 13, 18, "text.on_dark", m.Word(why), 3)
}

// timeRow draws one line that can be clicked and gives the y below it.
func (m *Panels) timeRow(d scene.Pen, r scene.Rect, x, y, inner float64, icon, word, tag string, a scene.Act) float64 {
	if d.Hot(scene.R(r.X, y, r.W, 28)) {
		d.Box(r.X+1, y, r.W-1, 28, "chrome.raised_hover")
		d.Box(r.X+1, y, 3, 28, "accent.lamp")
	}
	d.Icon(icon, x+9, y+14, 6, "text.on_dark_second")
	tw := 0.0
	if tag != "" {
		tw = d.Right(x+inner, y+19, scene.CondMedium, 12, "accent.lamp", tag) + 8
	}
	d.Text(x+24, y+19, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, inner-26-tw, word))
	d.Hit(r.X, y, r.W, 28, a, word)
	return y + 28
}

// stepWord2 words a step that could be taken back: what it brought about in the game, whatever line of play is being looked at.
func (m *Panels) stepWord2(s play.UndoStep) string {
	t := m.Sight
	if s.Draft >= 0 {
		return m.Say("time.draft", s.Draft+1)
	}
	path := t.Game.Path()
	word := ""
	if i := slices.Index(path, s.Line); i >= 0 && i+1 < len(path) {
		if word = m.NodeWord(path[i+1]); word == "" {
			word = m.CmdWord(path[i+1])
		}
	}
	if word == "" {
		word = m.Say("time.quiet", m.Word(t.SideView(s.Side).Name))
	}
	return word
}

// doPanels carries out what is asked of the panels beside the map; it tells whether it was that.
func (m *Panels) Do(a scene.Act) bool {
	t := m.Sight
	switch a := a.(type) {
	case table.Open:
		if m.Pane == a.Pane && !m.Folded {
			m.Folded = true
		} else {
			m.Pane, m.Folded = a.Pane, false
		}
	case table.Fold:
		m.Folded = !m.Folded
	case scene.OpenRule:
		if a.Cite == engine.House {
			m.Proof = &scene.Proof{X: m.Mx, Y: m.My, Verdict: engine.Yes, Title: m.Say("house.title"), Body: m.Say("house.body"), Pinned: true}
			return true
		}
		m.rule, m.Pane, m.Folded = a.Cite, "rules", false
		m.Proof = nil
	case ShowStock:
		m.showStock()
	case AllMissions:
		m.allMissions = !m.allMissions
	case TurnMatrix:
		m.matrixAt = max(0, a.From)
	case TurnFleet:
		m.Scroll["fleet"] = math.Max(0, m.Scroll["fleet"]+float64(a.By))
	case TurnOrders:
		m.Scroll["orders"] = math.Max(0, m.Scroll["orders"]+orderStep*float64(a.By))
	case Branch:
		if t.Branch == a.Leaf {
			m.Refresh()
		} else {
			m.past.Running = 0
			m.past.LookAtBranch(a.Leaf)
		}
	case table.Life:
		m.lived, m.Pane, m.Folded = a.Ref, "life", false
		m.Scroll["life"] = 0
	case LifeLog:
		m.log = logState{unit: a.Ref, lit: [2]int{-1, -1}}
		m.Pane, m.Scroll["log"] = "log", 0
	case Order:
		m.switchOrder(a.Kind)
	case OrderNumber:
		m.setOrder(a.Kind, a.N)
	default:
		return m.doLog(a)
	}
	return true
}
