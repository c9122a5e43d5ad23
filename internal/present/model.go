package present

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// Screen tells which screen is up.
func (m *Model) Screen() table.Screen { return m.top.Up }

// Quit tells that the player wants to leave.
func (m *Model) Quit() bool { return m.frame.Quit }

// Dirty tells whether Scene would differ from the last one.
func (m *Model) Dirty() bool { return m.top.Stale }

// Busy tells whether ticks matter now: something moves, waits or is thought about.
func (m *Model) Busy() bool {
	return len(m.chart.Moving) > 0 || len(m.past.Cards) > 0 || m.bots.Mover() != engine.NoSide || m.frame.Curtain.Held || m.frame.Counting() || m.past.Playing() || m.frame.TipPending() || m.chart.Gliding() || m.fight.Throwing() || m.recap.Drawing() || m.advice.Thinking() || m.exporting != nil
}

// Awaits tells whether an opponent is asked and goes on by itself.
func (m *Model) Awaits() bool { return m.bots.Mover() != engine.NoSide }

// Send feeds one message.
func (m *Model) Send(msg scene.Msg) {
	switch v := msg.(type) {
	case scene.Resize:
		if v.W != m.top.W || v.H != m.top.H || v.Scale != m.top.Scale {
			m.chart.Resized(v)
			m.result.Resized()
			m.recap.Resized()
			m.brief.Resized()
			if !m.chart.Looked() {
				m.quill.Near()
			}
		}
	case scene.Mouse:
		m.mouse(v)
	case scene.Wheel:
		m.wheel(v)
	case scene.Key:
		m.top.Hushed = true
		m.key(v)
		m.top.Stale = true
	case scene.Typed:
		switch {
		case m.top.Sheet != nil:
		case m.pages.Page != nil:
			m.pages.Typed(v.Text)
		case m.top.Sight != nil:
			m.quill.Typed(v.Text)
			m.side.Typed(v.Text)
		}
	case scene.Tick:
		m.tick(v.MS)
	case scene.Did:
		m.front.Answered(v)
	case scene.Dropped:
		if m.top.Sheet == nil && m.pages.Page == nil && m.top.Sight != nil {
			m.quill.Dropped(v.Text)
		}
	}
	if m.top.Sheet != m.sheet {
		if m.sheet = m.top.Sheet; m.sheet != nil {
			m.top.Opens()
		}
	}
	m.resume()
}

// Scene lays everything out again if anything changed.
func (m *Model) Scene() *scene.Scene {
	if !m.top.Stale {
		return &m.top.Drawn
	}
	m.top.Stale = false
	m.top.Drawn = scene.Scene{W: m.top.W, H: m.top.H, Scale: m.top.Scale}
	m.top.Hits = m.top.Hits[:0]
	switch m.top.Up {
	case table.ScreenGame:
		m.layGame()
	case table.ScreenBriefing:
		m.chart.LayMap()
		m.brief.Lay()
	case table.ScreenCurtain:
		m.frame.LayCurtain()
	}
	m.chart.NoteCovers()
	m.front.LayFront()
	if m.top.Up != table.ScreenCurtain { // before it nothing is shown, and nothing asked
		if m.pages.Page != nil {
			m.pages.LayPage()
		}
		if m.top.Sheet != nil {
			m.frame.LaySheet()
		}
	}
	m.top.Drawn.Shut = m.top.Sheet != nil || m.pages.Page != nil
	m.frame.LayTip()
	return &m.top.Drawn
}

// Regions are what can be clicked now, for tests and for reading the screen aloud.
func (m *Model) Regions() []scene.Region { m.Scene(); return m.top.Hits }

// At finds the topmost region under a point.
func (m *Model) At(x, y float64) (scene.Region, bool) {
	m.Scene()
	for i := len(m.top.Hits) - 1; i >= 0; i-- {
		if m.top.Hits[i].Rect.Has(x, y) {
			return m.top.Hits[i], true
		}
	}
	return scene.Region{}, false
}

// tick lets time pass: motion, cards, bots, replay, tooltips, the held Space of the curtain.
func (m *Model) tick(ms float64) {
	pending, counting := m.frame.TipPending(), m.frame.Counting()
	m.top.Clock += ms
	if counting || pending && !m.frame.TipPending() {
		m.top.Stale = true
	}
	m.chart.TickGlide(ms)
	m.tickExport()
	m.fight.TickThrows(ms)
	m.recap.Tick()
	m.sky.Tick()
	m.quill.Tick()
	m.advice.Tick()
	m.chart.TickMotion()
	m.unveil()
	m.past.TickCards()
	m.frame.TickCurtain(ms)
	m.tickBots()
	m.bots.LookAhead()
	m.past.TickReplay()
}

// Close takes the game off the table, so that its save is closed.
func (m *Model) Close() { m.Clear() }
