package history

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file moves about in the history: by event, phase or player turn, at once or played at some speed, through either
// side's eyes, down branches that were taken back.

// paceWords name the paces in message keys.
var paceWords = [table.Paces]string{"event", "phase", "turn"}

// speeds are how many times as fast as a person follows easily; 0 shows no motion at all.
var speeds = []float64{1, 4, 0}

// doHistory moves about in the history; it tells whether that was asked for.
func (m *History) Do(a scene.Act) bool {
	switch a := a.(type) {
	case table.Step:
		m.Running = 0
		if a.By != 1 || m.Live() || !m.NextFight() {
			m.StepTo(m.Sight.Cursor + a.By)
		}
	case StepPhase:
		m.Running = 0
		m.ShowAt(m.Sight.Seek(a.By, table.ByPhase))
	case StepTurn:
		m.Running = 0
		m.ShowAt(m.Sight.Seek(a.By, table.ByTurn))
	case table.Jump:
		m.Running = 0
		m.ShowAt(a.Point)
	case Scrub:
		m.scrubTo(m.Mx)
	case Present:
		m.Running = 0
		if m.Sight.Branch != 0 {
			m.Refresh()
		}
		m.ShowAt(len(m.Sight.Path) - 1)
	case PlayOn:
		m.playOrPause()
	case Speed:
		m.Speed = speeds[(slices.Index(speeds, m.Speed)+1)%len(speeds)]
	case Pace:
		m.pace = (m.pace + 1) % table.Paces
	case OtherEyes:
		m.nextViewer()
	case CloseCard:
		m.Cards = m.Cards[min(1, len(m.Cards)):]
	default:
		return false
	}
	return true
}

// playOrPause runs on from where one looks; at the end it begins again, in a game that goes on with the present player turn.
func (m *History) playOrPause() {
	t := m.Sight
	switch {
	case m.Running > 0:
		m.Running = 0
	case t.Cursor < len(t.Path)-1:
		m.Running = m.Clock + 300
	case len(t.Path) > 1:
		from := 0
		if !m.Replaying() {
			from = t.Seek(-1, table.ByTurn)
		}
		m.ShowAt(from)
		m.Running = m.Clock + 600
	}
}

// nextViewer looks through another side's eyes: at a game that is over, or where nothing is hidden from anybody.
func (m *History) nextViewer() {
	t := m.Sight
	next := t.Viewer%engine.Side(max(1, len(t.View.Sides))) + 1
	if !m.MayView(next) {
		m.Proof = &scene.Proof{X: m.W - 340, Y: m.H - 260, Verdict: engine.No, Title: m.Say("viewer.no"), Body: m.Say("viewer.no.why", m.Word(t.SideView(t.Viewer).Name)), Pinned: true}
		return
	}
	node, branch := t.Path[t.Cursor], t.Branch
	t.LookAs(next)
	m.Refresh()
	if branch != 0 {
		m.LookAtBranch(branch)
	}
	m.ShowAt(t.PointAt(node))
}

// Playing tells whether the history runs by itself.
func (m *History) Playing() bool { return m.Sight != nil && m.Up == table.ScreenGame && m.Running > 0 }

// TickReplay shows the next step of a history that runs, when the last has stood long enough.
func (m *History) TickReplay() {
	t := m.Sight
	if !m.Playing() || m.Clock < m.Running || len(m.chart.Moving) > 0 {
		return
	}
	if m.pace == table.ByEvent && m.NextFight() {
		m.Running = m.Clock + m.rest(1400)
		return
	}
	if t.Cursor >= len(t.Path)-1 {
		m.Running = 0
		m.Stale = true
		return
	}
	if m.pace == table.ByEvent {
		m.StepTo(t.Cursor + 1)
	} else {
		m.chart.FinishMotion()
		m.ShowAt(t.Seek(1, m.pace))
	}
	m.Running = m.Clock + m.rest(650)
	if t.View.Battle != nil {
		t.Battle = true
		m.Running = m.Clock + m.rest(1400)
	}
}

// rest is how long a step stands still, in milliseconds, that would stand for so long at the plain speed.
func (m *History) rest(ms float64) float64 {
	if m.Speed == 0 {
		return 1
	}
	return ms / m.Speed
}

// layPace draws the two small switches beside the buttons: how fast, and by what.
func (m *History) layPace(d scene.Pen, x, mid, w float64) {
	word := m.Say("speed.once")
	if s := m.Speed; s > 0 {
		word = m.Say("speed.times", int(s))
	}
	for i, c := range []struct {
		word, tip string
		act       scene.Act
	}{{word, m.Say("tip.speed"), Speed{}}, {m.Say("pace." + paceWords[m.pace]), m.Say("tip.pace"), Pace{}}} {
		y := mid - 25 + float64(i)*26
		edge := "chrome.line"
		if d.Hot(scene.R(x, y, w, 24)) {
			edge = "accent.lamp"
		}
		d.Frame(x, y, w, 24, 12, "chrome.raised", edge)
		d.Centre(x+w/2, y+16, scene.CondMedium, 13, "text.on_dark", d.Fit(scene.CondMedium, 13, w-12, c.word))
		d.Hit(x-2, y-2, w+4, 28, c.act, c.tip)
	}
}

// Nearest is the point nearest to a place on the track.
func (m *History) Nearest(x float64) int {
	x0, w := m.timelineTrack()
	at, _ := m.slots()
	best, far := 0, math.Inf(1)
	for i, p := range at {
		if dist := math.Abs(x0 + p*w - x); dist < far {
			best, far = i, dist
		}
	}
	return best
}

// scrubTo shows the point nearest to a place on the track.
func (m *History) scrubTo(x float64) {
	best := m.Nearest(x)
	if best != m.Sight.Cursor {
		m.Running = 0
		m.ShowAt(best)
	}
}

// LookAtBranch shows the end of a line of play that was taken back; nothing in the game changes.
func (m *History) LookAtBranch(leaf int) {
	t := m.Sight
	path := t.Game.PathTo(leaf)
	if path == nil {
		return
	}
	t.Branch, t.Path = leaf, m.KnownSteps(path)
	m.ReadPoints()
	m.ShowAt(len(t.Path) - 1)
}

// freshHistory stops the replay of another game.
func (m *History) Fresh() { m.Running, m.Speed, m.pace = 0, 1, table.ByEvent }
