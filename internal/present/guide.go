package present

import (
	"errors"
	"math"
	"strings"

	"awaw/engine"
)

// This file holds the guided game: steps that say what to do next, point at where to do it, see by themselves when it is
// done, and can be taken back.

// Guide are the steps of a guided game. Their words stand under screen.guide.ID.title and screen.guide.ID.text.
type Guide struct{ Steps []GuideStep }

// GuideStep is one thing to do. Everything Until names must hold; a step that names nothing is read and left by a button.
type GuideStep struct {
	ID    string
	Cite  engine.Cite
	Place string // the place to point at, "" for none
	Part  string // or the panel
	Until GuideUntil
}

// GuideUntil says when a step is done.
type GuideUntil struct {
	Selected string // a counter standing at this place is selected
	At       string // the side that is looking has at this place
	Least    int    // so many factors or more
	Command  string // a command of this verb was given since the step began
	Asked    string // what is asked now is asked by this paragraph
	Battle   string // "on": a fight waits for a decision; "over": none does any more
	Over     bool   // the game is over
}

// none tells whether nothing is waited for.
func (u GuideUntil) none() bool { return u == GuideUntil{} }

// Teacher is implemented by a desk that can teach.
type Teacher interface {
	// Guide gives the steps of a scenario's guided game, nil for none.
	Guide(scenario string) *Guide
}

// guided is how far a guided game has come.
type guided struct {
	steps []GuideStep
	at    int
	began []int // length of the path when each step up to the present one began
	left  bool  // the player went on alone
}

// beginGuide begins the guided game of the scenario on the table, if it has one.
func (m *Model) beginGuide() {
	m.guide = nil
	if m.t == nil || m.t.play.Replay || m.t.game.Sandbox() {
		return
	}
	teacher, ok := m.desk.(Teacher)
	if !ok {
		return
	}
	if g := teacher.Guide(m.t.game.Header().Scenario.Name); g != nil && len(g.Steps) > 0 {
		m.guide = &guided{steps: g.Steps, began: []int{len(m.t.path)}}
	}
}

// guiding tells whether a step is to be shown.
func (m *Model) guiding() bool {
	g := m.guide
	return g != nil && !g.left && m.t != nil && m.screen == ScreenGame && g.at < len(g.steps)
}

// reading tells whether the lesson waits only to be read on: then that is the one thing to do next, and Space does it.
func (m *Model) reading() bool {
	return m.guiding() && m.guide.steps[m.guide.at].Until.none()
}

// advanceGuide goes on past every step that is done.
func (m *Model) advanceGuide() {
	g := m.guide
	for m.guiding() && m.live() && m.stepDone(g.steps[g.at].Until, g.began[g.at]) {
		m.nextStep()
	}
}

func (m *Model) nextStep() {
	g := m.guide
	g.at++
	g.began = append(g.began[:g.at], len(m.t.path))
}

// stepDone tells whether all that a step waits for holds; from is the length of the path when it began.
func (m *Model) stepDone(u GuideUntil, from int) bool {
	t := m.t
	if u.none() {
		return false
	}
	if u.Selected != "" {
		c, ok := t.counter(t.sel)
		if !ok || m.board().Name(c.Space.Index()) != u.Selected {
			return false
		}
	}
	if u.At != "" {
		have := 0
		for _, c := range t.view.Counters {
			if c.Side == t.viewer && c.Flies() && c.Space.Kind() == engine.KindSpace && m.board().Name(c.Space.Index()) == u.At {
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
	if u.Asked != "" && (m.actor() != t.viewer || !strings.HasPrefix(string(t.view.Prompt.Cite), u.Asked)) {
		return false
	}
	switch b := t.view.Battle; {
	case u.Battle == "on" && (b == nil || b.Over), u.Battle == "over" && b != nil && !b.Over:
		return false
	}
	return !u.Over || t.game.Outcome().Over
}

// commanded tells whether a command of this verb stands on the path from that length on.
func (m *Model) commanded(verb string, from int) bool {
	for i := max(0, from); i < len(m.t.path); i++ {
		if l, ok := m.t.game.Line(m.t.path[i]); ok {
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
func (m *Model) doGuide(a Act) bool {
	if m.guide == nil {
		return false
	}
	switch a.(type) {
	case Next:
		if m.guiding() {
			m.nextStep()
		}
	case Before:
		m.guideBack()
	case Leave:
		m.guide.left = true
	default:
		return false
	}
	return true
}

// guideBack goes to the step before, and takes back what has been done since it began; past dice it goes on in a sandbox,
// where they fall anew.
func (m *Model) guideBack() {
	g, t := m.guide, m.t
	if g.at == 0 {
		return
	}
	to := g.at - 1
	for to > 0 && g.began[to] == g.began[to+1] && !g.steps[to].Until.none() && g.steps[to].Until.Selected != "" {
		to-- // a step that is done by choosing alone would be done again at once
	}
	length := g.began[to]
	t.sel = engine.NoRef
	m.finishMotion()
	for len(t.game.Path()) > length {
		err := t.game.TakeBack(m.undoSide())
		var stop *engine.Barrier
		if errors.As(err, &stop) {
			m.refresh()
			m.showAt(length - 1)
			m.fork()
			break
		}
		if err != nil {
			m.fail(err)
			return
		}
	}
	m.refresh()
	m.guide = &guided{steps: g.steps, at: to, began: append([]int{}, g.began[:to+1]...)}
	m.sheet = nil
	if s := m.actor(); s != engine.NoSide && m.seat(s) == "person" && s != m.t.viewer {
		m.see(s)
	}
}

// layGuide shows the present step as a strip of paper: under the prompt, or at the foot while a fight covers the map.
func (m *Model) layGuide() {
	m.advanceGuide()
	if !m.guiding() {
		return
	}
	g := m.guide
	s := g.steps[g.at]
	free := m.freeMap()
	w := math.Min(796, math.Min(free.W-24, m.w-24))
	probe := m.probe()
	room := w - 48
	title, text := m.say("guide."+s.ID+".title"), m.say("guide."+s.ID+".text")
	lines := probe.wrap(Body, 13, room, text)
	h := 46 + 18*float64(len(lines)) + 8
	x, y := free.X+(free.W-w)/2, 118.0
	for _, p := range m.scene.Panels {
		switch p.ID {
		case "prompt":
			y = p.Rect.Y + p.Rect.H + 8
		case "trail":
			y = math.Max(y, p.Rect.Y+p.Rect.H+8)
		}
	}
	if m.fighting() {
		x, y = (m.w-w)/2, m.h-h-4
	}
	m.layPointer(s)
	d := m.panel("guide", Rect{x, y, w, h})
	d.p.Shadow = true
	x, y, w = d.p.Rect.X, d.p.Rect.Y, d.p.Rect.W
	d.frame(x, y, w, d.p.Rect.H, 3, "paper.sheet", "paper.edge")
	d.box(x, y, 4, d.p.Rect.H, "accent.lamp_deep")
	tx := x + 24
	tx += d.text(tx, y+27, SerifSemi, 18, "text.on_paper", d.fit(SerifSemi, 18, w-330, title)) + 12
	tx += d.text(tx, y+27, CondMedium, 13, "text.on_paper_second", m.say("guide.count", g.at+1, len(g.steps))) + 12
	d.cite(tx, y+27, s.Cite, true)
	for i, l := range lines {
		d.text(x+24, y+50+18*float64(i), Body, 13, "text.on_paper", l)
	}
	d.icon("close", x+w-20, y+20, 5, "text.on_paper_second")
	d.hit(x+w-36, y+4, 32, 32, Leave{}, m.say("guide.leave"))
	word := m.say("guide.next")
	kind, key := "", ""
	if m.reading() {
		kind, key = "primary", m.say("keyname.space")
	} else {
		word = m.say("guide.skip")
	}
	bw := math.Round(d.wide(BodyMedium, 14, word) + 28)
	if key != "" {
		bw += math.Round(d.wide(CondMedium, 12, key)) + 20
	}
	bx := x + w - 44 - bw
	d.button(bx, y+8, bw, 28, word, key, kind, Next{})
	if g.at > 0 {
		word = m.say("guide.back")
		bw = math.Round(d.wide(BodyMedium, 14, word) + 28)
		d.button(bx-bw-8, y+8, bw, 28, word, "", "", Before{})
	}
}

// layPointer rings what a step is about: a place on the map or a panel. It does not stop the pointer.
func (m *Model) layPointer(s GuideStep) {
	var r Rect
	round := 4.0
	switch {
	case s.Place != "" && !m.fighting():
		at := -1
		for i := range m.board().Len() {
			if m.board().Name(i) == s.Place {
				at = i
				break
			}
		}
		if at < 0 {
			return
		}
		x, y := m.screenOf(at)
		half := math.Max(26, m.cam.HexW*.56)
		r, round = Rect{x - half, y - half, 2 * half, 2 * half}, half
		free := m.freeMap()
		if x < free.X || x > free.X+free.W || y < free.Y || y > free.Y+free.H {
			return
		}
	case s.Part != "":
		for _, p := range m.scene.Panels {
			if p.ID == s.Part {
				r = p.Rect.Inset(-3)
			}
		}
	}
	if r.W <= 0 {
		return
	}
	before := len(m.regions)
	d := m.panel("pointer", r.Inset(-4))
	m.regions = m.regions[:before]
	d.add(Item{Kind: ItemBox, X: r.X, Y: r.Y, W: r.W, H: r.H, R: round, Edge: "chrome.scrim", Line: 7, Alpha: .8})
	d.add(Item{Kind: ItemBox, X: r.X, Y: r.Y, W: r.W, H: r.H, R: round, Edge: "accent.lamp_glow", Line: 3})
}
