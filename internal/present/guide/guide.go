package guide

import (
	"errors"
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the guided game: steps that say what to do next, point at where to do it, see by themselves when it is
// done, and can be taken back.

// guided is how far a guided game has come.
type guided struct {
	steps []program.GuideStep
	at    int
	began []int // length of the path when each step up to the present one began
	left  bool  // the player went on alone
}

// BeginGuide begins the guided game of the scenario on the table, if it has one.
func (m *Guide) BeginGuide() {
	m.course = nil
	if m.Sight == nil || m.Sight.Play.Replay || m.Sight.Game.Sandbox() {
		return
	}
	teacher, ok := m.Desk.(program.Teacher)
	if !ok {
		return
	}
	if g := teacher.Guide(m.Sight.Game.Header().Scenario.Name); g != nil && len(g.Steps) > 0 {
		m.course = &guided{steps: g.Steps, began: []int{len(m.Sight.Path)}}
	}
}

// Guiding tells whether a step is to be shown.
func (m *Guide) Guiding() bool {
	g := m.course
	return g != nil && !g.left && m.Sight != nil && m.Up == table.ScreenGame && g.at < len(g.steps)
}

// Reading tells whether the lesson waits only to be read on: then that is the one thing to do next, and Space does it.
func (m *Guide) Reading() bool {
	return m.Guiding() && m.course.steps[m.course.at].Until.None()
}

// advanceGuide goes on past every step that is done.
func (m *Guide) advanceGuide() {
	g := m.course
	for m.Guiding() && m.Live() && m.stepDone(g.steps[g.at].Until, g.began[g.at]) {
		m.NextStep()
	}
}

// NextStep goes on to the next step of the lesson.
func (m *Guide) NextStep() {
	g := m.course
	g.at++
	g.began = append(g.began[:g.at], len(m.Sight.Path))
	m.showPlace()
}

// showPlace brings the place into sight that the present step is about.
func (m *Guide) showPlace() {
	if !m.Guiding() || m.Fighting() || m.course.steps[m.course.at].Place == "" {
		return
	}
	if at := m.placeOf(m.course.steps[m.course.at]); at >= 0 {
		m.chart.Reveal(at)
	}
}

// placeOf is the space a step is about, -1 for none.
func (m *Guide) placeOf(s program.GuideStep) int {
	for i := range m.Board().Len() {
		if m.Board().Name(i) == s.Place {
			return i
		}
	}
	return -1
}

// stepDone tells whether all that a step waits for holds; from is the length of the path when it began.
func (m *Guide) stepDone(u program.GuideUntil, from int) bool {
	t := m.Sight
	if u.None() {
		return false
	}
	if u.Selected != "" {
		c, ok := t.Counter(t.Sel)
		if !ok || m.Board().Name(c.Space.Index()) != u.Selected {
			return false
		}
	}
	if u.At != "" {
		have := 0
		for _, c := range t.View.Counters {
			if c.Side == t.Viewer && c.Flies() && c.Space.Kind() == engine.KindSpace && m.Board().Name(c.Space.Index()) == u.At {
				have += c.Size
			}
		}
		if have < u.Least {
			return false
		}
	}
	if u.Command != "" && !m.commanded(u.Command, from) {
		return false
	}
	if u.Asked != "" && (m.Actor() != t.Viewer || !strings.HasPrefix(string(t.View.Prompt.Cite), u.Asked)) {
		return false
	}
	switch b := t.View.Battle; {
	case u.Battle == "on" && (b == nil || b.Over), u.Battle == "over" && b != nil && !b.Over:
		return false
	}
	return !u.Over || t.Game.Outcome().Over
}

// commanded tells whether a command of this verb stands on the path from that length on.
func (m *Guide) commanded(verb string, from int) bool {
	for i := max(0, from); i < len(m.Sight.Path); i++ {
		if l, ok := m.Sight.Game.Line(m.Sight.Path[i]); ok {
			cmd := l.Cmd
			if _, after, ok := strings.Cut(cmd, ": "); ok { // the side stands before it
				cmd = after
			}
			if word, _, _ := strings.Cut(cmd, " "); word == verb {
				return true
			}
		}
	}
	return false
}

// doGuide carries out what the guide's buttons ask for; false means that it is none of its acts.
func (m *Guide) Do(a scene.Act) bool {
	if m.course == nil {
		return false
	}
	switch a.(type) {
	case Next:
		if m.Guiding() {
			m.NextStep()
		}
	case Before:
		m.guideBack()
	case Leave:
		m.course.left = true
	default:
		return false
	}
	return true
}

// guideBack goes to the step before, and takes back what has been done since it began; past dice it goes on in a sandbox,
// where they fall anew.
func (m *Guide) guideBack() {
	g, t := m.course, m.Sight
	if g.at == 0 {
		return
	}
	to := g.at - 1
	for to > 0 && g.began[to] == g.began[to+1] && !g.steps[to].Until.None() && g.steps[to].Until.Selected != "" {
		to-- // a step that is done by choosing alone would be done again at once
	}
	length := g.began[to]
	t.Sel = engine.NoRef
	m.chart.FinishMotion()
	for len(t.Game.Path()) > length {
		err := t.Game.TakeBack(m.UndoSide())
		var stop *engine.Barrier
		if errors.As(err, &stop) {
			m.Refresh()
			m.ShowAt(length - 1)
			m.Fork()
			break
		}
		if err != nil {
			m.Fail(err)
			return
		}
	}
	m.Refresh()
	m.course = &guided{steps: g.steps, at: to, began: append([]int{}, g.began[:to+1]...)}
	m.Sheet = nil
	if s := m.Actor(); s != engine.NoSide && m.Seat(s) == "person" && s != m.Sight.Viewer {
		m.See(s)
	}
}

// LayGuide shows the present step as a strip of paper: under the prompt, or at the foot while a fight covers the map.
func (m *Guide) LayGuide() {
	m.advanceGuide()
	if !m.Guiding() {
		return
	}
	g := m.course
	s := g.steps[g.at]
	free := m.FreeMap()
	w := math.Min(796, math.Min(free.W-24, m.W-24))
	probe := m.Probe()
	room := w - 48
	title, text := m.Say("guide."+s.ID+".title"), m.Say("guide."+s.ID+".text")
	lines := probe.Wrap(scene.Body, 13, room, text)
	h := 46 + 18*float64(len(lines)) + 8
	x, y := free.X+(free.W-w)/2, 118.0
	for _, p := range m.Drawn.Panels {
		switch p.ID {
		case "prompt":
			y = p.Rect.Y + p.Rect.H + 8
		case "trail":
			y = math.Max(y, p.Rect.Y+p.Rect.H+8)
		}
	}
	if m.Fighting() {
		x, y = (m.W-w)/2, m.H-h-4
	}
	m.layPointer(s)
	d := m.Panel("guide", scene.R(x, y, w, h))
	d.Panel.Shadow = true
	x, y, w = d.Panel.Rect.X, d.Panel.Rect.Y, d.Panel.Rect.W
	d.Frame(x, y, w, d.Panel.Rect.H, 3, "paper.sheet", "paper.edge")
	d.Box(x, y, 4, d.Panel.Rect.H, "accent.lamp_deep")
	tx := x + 24
	tx += d.Text(tx, y+27, scene.SerifSemi, 18, "text.on_paper", d.Fit(scene.SerifSemi, 18, w-330, title)) + 12
	tx += d.Text(tx, y+27, scene.CondMedium, 13, "text.on_paper_second", m.Say("guide.count", g.at+1, len(g.steps))) + 12
	d.Cite(tx, y+27, s.Cite, true)
	for i, l := range lines {
		d.Text(x+24, y+50+18*float64(i), scene.Body, 13, "text.on_paper", l)
	}
	d.Icon("close", x+w-20, y+20, 5, "text.on_paper_second")
	d.Hit(x+w-36, y+4, 32, 32, Leave{}, m.Say("guide.leave"))
	word := m.Say("guide.next")
	kind, key := "", ""
	if m.Reading() {
		kind, key = "primary", m.Say("keyname.space")
	} else {
		word = m.Say("guide.skip")
	}
	bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 28)
	if key != "" {
		bw += math.Round(d.Wide(scene.CondMedium, 12, key)) + 20
	}
	bx := x + w - 44 - bw
	d.Button(bx, y+8, bw, 28, word, key, kind, Next{})
	if g.at > 0 {
		word = m.Say("guide.back")
		bw = math.Round(d.Wide(scene.BodyMedium, 14, word) + 28)
		d.Button(bx-bw-8, y+8, bw, 28, word, "", "", Before{})
	}
}

// layPointer rings what a step is about: a place on the map or a panel. It does not stop the pointer.
func (m *Guide) layPointer(s program.GuideStep) {
	var r scene.Rect
	round := 4.0
	switch {
	case s.Place != "" && !m.Fighting():
		at := m.placeOf(s)
		if at < 0 {
			return
		}
		x, y := m.chart.ScreenOf(at)
		half := math.Max(26, m.chart.Cam.HexW*.56)
		r, round = scene.R(x-half, y-half, 2*half, 2*half), half
		free := m.FreeMap()
		if x < free.X || x > free.X+free.W || y < free.Y || y > free.Y+free.H {
			return
		}
	case s.Part != "":
		for _, p := range m.Drawn.Panels {
			if p.ID == s.Part {
				r = p.Rect.Inset(-3)
			}
		}
	}
	if r.W <= 0 {
		return
	}
	before := len(m.Hits)
	d := m.Panel("pointer", r.Inset(-4))
	m.Hits = m.Hits[:before]
	d.Add(scene.Item{Kind: scene.ItemBox, X: r.X, Y: r.Y, W: r.W, H: r.H, R: round, Edge: "chrome.scrim", Line: 7, Alpha: .8})
	d.Add(scene.Item{Kind: scene.ItemBox, X: r.X, Y: r.Y, W: r.W, H: r.H, R: round, Edge: "accent.lamp_glow", Line: 3})
}
