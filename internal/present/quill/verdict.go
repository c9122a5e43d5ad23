package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
)

// This file shows what became of opened orders: step by step by cause, the proof of any of them, and then lets the game go on.

// verdicts is what of a movement is looked at.
type verdicts struct {
	open   bool
	of     *ordered.Settled
	step   int // which of its steps is shown
	runs   bool
	next   float64          // clock at which the next step comes
	begun  float64          // clock at which this one began
	drawn  float64          // clock at which it was last shown
	chosen int              // verdict that is explained, -1 none
	cause  int              // which of its causes is walked to, from 1; 0 none
	moving []mapview.Moving // what moves when they are put away
	fresh  bool             // they were opened just now, and something comes after them
}

// stepTime is how long a step stands at most while they run, runTime how long all of them may take, and drawTime how long its orders draw themselves with what comes of them, in
// milliseconds.
const (
	stepTime = 760.0
	runTime  = 5800.0
	drawTime = 420.0
)

// each is how long one of the steps stands.
func (v *verdicts) each() float64 { return min(stepTime, runTime/float64(len(v.of.Steps))) }

// Meet opens the verdicts of a movement if it was settled just now, from what was seen before.
func (m *Quill) Meet(before engine.View) {
	w, ok := m.writer()
	if !ok {
		return
	}
	s := w.Settled()
	if s == nil || phaseNow(s.Track) != phaseNow(before.Track)+1 {
		return
	}
	m.show(s)
	m.verdicts.fresh = true
	m.verdicts.moving, m.chart.Moving = m.chart.Moving, nil
	m.verdicts.runs, m.verdicts.step = !m.Prefs.Still, 0
	if m.Prefs.Still {
		m.verdicts.step = len(s.Steps) - 1
	}
	m.verdicts.next, m.verdicts.begun = m.Clock+m.verdicts.each(), m.Clock
	m.Opens()
}

// phaseNow is which phase of a track it is now, -1 for none.
func phaseNow(track []engine.PhaseView) int {
	return slices.IndexFunc(track, func(p engine.PhaseView) bool { return p.State == engine.PhaseNow })
}

// look opens those of the movement before, as they stand in the end.
func (m *Quill) look() {
	if w, ok := m.writer(); ok {
		if s := w.Settled(); s != nil {
			m.show(s)
			m.verdicts.step = len(s.Steps) - 1
		}
	}
}

// Looks tells whether there are verdicts to be looked at.
func (m *Quill) Looks() bool {
	w, ok := m.writer()
	return ok && !m.Reading() && w.Settled() != nil
}

func (m *Quill) show(s *ordered.Settled) {
	m.verdicts = verdicts{open: true, of: s, chosen: -1}
	t := m.Sight
	t.Sel, t.Space, t.KeyAt, m.Menu, m.Proof = engine.NoRef, -1, -1, nil, nil
	m.Pane, m.Folded = "units", false
	if s.Chief != engine.NoRef { // what weighs most is explained first, else what of one's own came to nothing
		m.verdicts.chosen = m.numberOf(s.Chief)
		return
	}
	m.verdicts.chosen = slices.IndexFunc(s.Verdicts, func(v ordered.Verdict) bool {
		return v.Side == t.Viewer && v.Kind != ordered.Hold && v.Fate != ordered.Done && v.Fate != ordered.Open
	})
}

// Stand puts the counters where they stood, as long as verdicts are shown.
func (m *Quill) Stand() {
	if m.text != "" && m.typedAt != m.moment() { // a line that was begun in another phase
		m.text, m.typing = "", false
	}
	if m.Reading() {
		t := m.Sight
		t.View.Counters, t.Legal, t.Named = m.verdicts.of.Counters, nil, nil
		t.View.Date, t.View.Turn, t.View.Track = m.verdicts.of.Name, m.verdicts.of.Turn, m.track()
	}
	m.markUnwritten()
}

// track is what the top bar says while verdicts are shown: how far they have come.
func (m *Quill) track() []engine.PhaseView {
	v := &m.verdicts
	out := slices.Clone(v.of.Track)
	if i := phaseNow(out); i >= 0 {
		out[i].Step = engine.Say("screen.verdict.of", v.step+1, len(v.of.Steps))
	}
	return out
}

// leave puts the verdicts away: what moved goes where it went.
func (m *Quill) leave() {
	v := m.verdicts
	m.verdicts = verdicts{}
	m.ShowAt(m.Sight.Cursor)
	for _, x := range v.moving {
		x.Start = m.Clock
		m.chart.Moving = append(m.chart.Moving, x)
	}
	m.Stale = true
}

// goTo shows a step.
func (m *Quill) goTo(step int) {
	v := &m.verdicts
	if !v.open {
		return
	}
	v.runs = false
	if step >= len(v.of.Steps) {
		m.leave()
		return
	}
	v.step, v.begun = max(0, step), m.Clock
	m.cue()
}

// cue is the sound of a step.
func (m *Quill) cue() {
	switch m.verdicts.now().Cause {
	case ordered.Raids, ordered.Again:
		m.Cue("thud")
	case ordered.Back:
		m.Cue("low")
	case ordered.Sky:
		m.Cue("engines")
	case ordered.Moves:
		if slices.ContainsFunc(m.verdicts.of.Verdicts, func(v ordered.Verdict) bool { return v.Fate == ordered.Bounced }) {
			m.Cue("latch")
			return
		}
		m.Cue("pencil")
	default:
		m.Cue("pencil")
	}
}

// Tick lets the steps come one after the other.
func (m *Quill) Tick() {
	m.tickWeighing()
	v := &m.verdicts
	if !m.Reading() {
		return
	}
	if v.drawn < v.begun+drawTime { // what draws itself was shown on its way last
		v.drawn, m.Stale = m.Clock, true
	}
	if !v.runs || m.Clock < v.next {
		return
	}
	if v.step >= len(v.of.Steps)-1 {
		m.rest()
		return
	}
	v.step++
	v.begun, v.next = m.Clock, m.Clock+v.each()
	m.cue()
	m.Stale = true
}

// rest ends the steps: what became of each order is listed, and what is explained comes into sight.
func (m *Quill) rest() {
	v := &m.verdicts
	v.runs, m.Stale = false, true
	if v.chosen >= 0 {
		m.explain(v.chosen)
	}
}

// verdictKey is the keyboard while verdicts are shown.
func (m *Quill) verdictKey(k scene.Key) bool {
	v := &m.verdicts
	last := len(v.of.Steps) - 1
	m.Stale = true
	switch k.Name {
	case "n":
		if v.step == last && !v.runs && len(m.causes()) > 0 {
			m.nextCause()
			break
		}
		fallthrough
	case "space", "enter":
		switch {
		case m.Hasty():
		case v.runs:
			v.step, v.begun = last, m.Clock-drawTime
			m.rest()
		case v.step < last:
			m.goTo(v.step + 1)
		default:
			m.leave()
		}
	case "b":
		m.goTo(v.step - 1)
	case "esc":
		m.leave()
	case "tab", "down":
		m.explain((v.chosen + 1) % max(1, len(v.of.Verdicts)))
	case "up":
		m.explain((max(v.chosen, 0) - 1 + len(v.of.Verdicts)) % max(1, len(v.of.Verdicts)))
	default:
		return k.Name == "z" || k.Name == "y" || len(k.Name) == 1
	}
	return true
}

// explain shows the proof of one verdict.
func (m *Quill) explain(n int) {
	v := &m.verdicts
	if !v.open || n < 0 || n >= len(v.of.Verdicts) {
		return
	}
	v.chosen, v.cause, v.runs, v.step = n, 0, false, len(v.of.Steps)-1
	m.revealProof()
}

// revealProof brings into sight what the proof shown is about: the order, and where its causes stand.
func (m *Quill) revealProof() {
	v := &m.verdicts
	if m.chart.Board() == nil {
		return
	}
	refs := []engine.Ref{v.of.Verdicts[v.chosen].To, v.of.Verdicts[v.chosen].At}
	for _, unit := range m.causes() {
		if i := m.numberOf(unit); i >= 0 {
			refs = append(refs, v.of.Verdicts[i].At)
		}
	}
	var places []int
	for _, at := range refs {
		if at.Kind() == engine.KindSpace {
			places = append(places, at.Index())
		}
	}
	cover, _ := m.legend()
	m.chart.RevealAll(places, cover)
}

// explainAt explains what was clicked on the map: a unit, or whatever happened in a space.
func (m *Quill) explainAt(x, y float64) {
	of := m.verdicts.of
	if c, ok := m.chart.CounterUnder(x, y); ok {
		if i := slices.IndexFunc(of.Verdicts, func(v ordered.Verdict) bool { return v.Counter == c.Ref }); i >= 0 {
			m.explain(i)
			return
		}
	}
	s := m.chart.SpaceUnder(x, y)
	for i, v := range of.Verdicts {
		if s >= 0 && v.To == engine.SpaceRef(s) && v.Kind != ordered.Support {
			m.explain(i)
			return
		}
	}
}
