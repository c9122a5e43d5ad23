package present

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file moves about in the history: by event, phase or player turn, at once or played at some speed, through either
// side's eyes, down branches that were taken back.

// pace is how far one step of the player goes.
type pace uint8

// The paces.
const (
	byEvent pace = iota
	byPhase
	byTurn
	paces
)

// paceWords name the paces in message keys.
var paceWords = [paces]string{"event", "phase", "turn"}

// speeds are how many times as fast as a person follows easily; 0 shows no motion at all.
var speeds = []float64{1, 4, 0}

// doHistory moves about in the history; it tells whether that was asked for.
func (m *Model) doHistory(a Act) bool {
	switch a := a.(type) {
	case Step:
		m.running = 0
		m.stepTo(m.t.cursor + a.By)
	case StepPhase:
		m.running = 0
		m.showAt(m.t.seek(a.By, byPhase))
	case StepTurn:
		m.running = 0
		m.showAt(m.t.seek(a.By, byTurn))
	case Jump:
		m.running = 0
		m.showAt(a.Point)
	case Scrub:
		m.scrubTo(m.mx)
	case Present:
		m.running = 0
		if m.t.branch != 0 {
			m.refresh()
		}
		m.showAt(len(m.t.path) - 1)
	case PlayOn:
		m.playOrPause()
	case Speed:
		m.speed = speeds[(slices.Index(speeds, m.speed)+1)%len(speeds)]
	case Pace:
		m.pace = (m.pace + 1) % paces
	case OtherEyes:
		m.nextViewer()
	case CloseCard:
		m.cards = m.cards[min(1, len(m.cards)):]
	default:
		return false
	}
	return true
}

// playOrPause runs on from where one looks; at the end it begins again, in a game that goes on with the present player turn.
func (m *Model) playOrPause() {
	t := m.t
	switch {
	case m.running > 0:
		m.running = 0
	case t.cursor < len(t.path)-1:
		m.running = m.clock + 300
	case len(t.path) > 1:
		from := 0
		if !m.replaying() {
			from = t.seek(-1, byTurn)
		}
		m.showAt(from)
		m.running = m.clock + 600
	}
}

// replaying tells whether the game is only looked at: opened so, over, or between bots.
func (m *Model) replaying() bool {
	return m.t.play.Replay || m.persons() == 0 || m.t.game.Outcome().Over
}

// seek is the point where the next phase or player turn begins, or the present or the one before began.
func (t *table) seek(dir int, p pace) int {
	if p == byEvent || len(t.points) == 0 {
		return t.cursor + dir
	}
	same := func(i, k int) bool {
		a, b := t.points[i], t.points[k]
		return a.turn == b.turn && a.side == b.side && (p == byTurn || a.phase == b.phase)
	}
	last := len(t.points) - 1
	i := min(t.cursor, last)
	if dir > 0 {
		for k := i; i < last && same(i, k); i++ {
		}
		return i
	}
	if i > 0 {
		i--
	}
	for i > 0 && same(i, i-1) {
		i--
	}
	return i
}

// nextViewer looks through another side's eyes: at a game that is over, or where nothing is hidden from anybody.
func (m *Model) nextViewer() {
	t := m.t
	next := t.viewer%engine.Side(max(1, len(t.view.Sides))) + 1
	if !m.mayView(next) {
		m.proof = &proof{x: m.w - 340, y: m.h - 260, verdict: engine.No, title: m.say("viewer.no"), body: m.say("viewer.no.why", m.word(t.sideView(t.viewer).Name)), pinned: true}
		return
	}
	at, branch := t.cursor, t.branch
	t.viewer, t.points, t.path = next, nil, nil
	m.refresh()
	if branch != 0 {
		m.lookAtBranch(branch)
	}
	m.showAt(at)
}

// mayView tells whether the screen may show what a side knows, to whoever sits before it now.
func (m *Model) mayView(side engine.Side) bool {
	if m.t.game.Outcome().Over || side == m.t.viewer || m.persons() == 0 {
		return true
	}
	return m.replaying() && !m.hidesFrom(side) && !m.hidesFrom(m.t.viewer)
}

// hidesFrom tells whether the present position holds anything that side may not know.
func (m *Model) hidesFrom(side engine.Side) bool {
	h, ok := m.t.game.Position().(engine.Hider)
	return ok && h.Hides(side)
}

// stepTo shows point i, with motion and cards when it is the next one.
func (m *Model) stepTo(i int) {
	next := i == m.t.cursor+1
	m.finishMotion()
	m.cards, m.thrown = nil, throws{}
	had := m.t.view.Battle
	m.showAt(i)
	if next && m.t.cursor == i && i < len(m.t.points) {
		m.keepThrows(had, m.t.points[i].events)
	}
	if next && m.t.cursor == i && i < len(m.t.points) && m.speed > 0 {
		m.showEvents(m.t.points[i].events)
	}
}

func (m *Model) playing() bool { return m.t != nil && m.screen == ScreenGame && m.running > 0 }

func (m *Model) tickReplay() {
	t := m.t
	if !m.playing() || m.clock < m.running || len(m.moving) > 0 {
		return
	}
	if t.cursor >= len(t.path)-1 {
		m.running = 0
		m.dirty = true
		return
	}
	if m.pace == byEvent {
		m.stepTo(t.cursor + 1)
	} else {
		m.finishMotion()
		m.showAt(t.seek(1, m.pace))
	}
	m.running = m.clock + m.rest(650)
	if t.view.Battle != nil {
		t.battle = true
		m.running = m.clock + m.rest(1400)
	}
}

// rest is how long a step stands still, in milliseconds, that would stand for so long at the plain speed.
func (m *Model) rest(ms float64) float64 {
	if m.speed == 0 {
		return 1
	}
	return ms / m.speed
}

// layPace draws the two small switches beside the buttons: how fast, and by what.
func (m *Model) layPace(d pen, x, mid, w float64) {
	word := m.say("speed.once")
	if s := m.speed; s > 0 {
		word = m.say("speed.times", int(s))
	}
	for i, c := range []struct {
		word, tip string
		act       Act
	}{{word, m.say("tip.speed"), Speed{}}, {m.say("pace." + paceWords[m.pace]), m.say("tip.pace"), Pace{}}} {
		y := mid - 25 + float64(i)*26
		edge := "chrome.line"
		if d.hot(Rect{x, y, w, 24}) {
			edge = "accent.lamp"
		}
		d.frame(x, y, w, 24, 12, "chrome.raised", edge)
		d.centre(x+w/2, y+16, CondMedium, 13, "text.on_dark", d.fit(CondMedium, 13, w-12, c.word))
		d.hit(x-2, y-2, w+4, 28, c.act, c.tip)
	}
}

// nearest is the point nearest to a place on the track.
func (m *Model) nearest(x float64) int {
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

// momentWord tells what happened at a point, and when.
func (m *Model) momentWord(i int) string {
	if i <= 0 || i >= len(m.t.points) {
		return m.say("timeline.start")
	}
	p := m.t.points[i]
	if p.text == "" {
		return m.word(p.date)
	}
	return m.say("timeline.moment", m.word(p.date), p.text)
}

// scrubTo shows the point nearest to a place on the track.
func (m *Model) scrubTo(x float64) {
	best := m.nearest(x)
	if best != m.t.cursor {
		m.running = 0
		m.showAt(best)
	}
}

// lookAtBranch shows the end of a line of play that was taken back; nothing in the game changes.
func (m *Model) lookAtBranch(leaf int) {
	t := m.t
	path := t.game.PathTo(leaf)
	if path == nil {
		return
	}
	t.branch, t.path = leaf, m.knownSteps(path)
	m.readPoints()
	m.showAt(len(t.path) - 1)
}

// freshHistory stops the replay of another game.
func (m *Model) freshHistory() { m.running, m.speed, m.pace = 0, 1, byEvent }
