package present

import (
	"math"

	"awaw/internal/present/history"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
	"awaw/internal/present/sky"
	"awaw/internal/present/table"
)

// This file holds the mouse: what it presses, drags and lets go of, what it rests on, and the wheel.

// firmly is how far the pointer goes with a button held before it drags, in logical pixels.
const firmly = 5

func (m *Model) mouse(v scene.Mouse) {
	dx, dy := v.X-m.top.Mx, v.Y-m.top.My
	m.top.Mx, m.top.My = v.X, v.Y
	switch {
	case m.top.Up == table.ScreenCurtain:
		m.frame.HoldCurtain(v)
	case v.What == scene.Moved:
		if dx != 0 || dy != 0 {
			m.mouseMoved(v, dx, dy)
		}
	case v.What == scene.Pressed:
		m.mousePressed(v)
	case v.What == scene.Released:
		if m.top.Down {
			m.mouseReleased(v)
		}
	}
}

// mouseMoved drags what is held, or looks what the pointer is over now.
func (m *Model) mouseMoved(v scene.Mouse, dx, dy float64) {
	m.top.HoverAt, m.top.Hushed, m.top.Rested = m.top.Clock, false, false
	if m.top.Down {
		switch held := m.top.Pressed.(type) {
		case sky.Take:
			m.sky.Drag(held, v.X, v.Y)
			return
		case mapview.Sheet:
			if !m.top.Dragging && math.Hypot(v.X-m.top.PressX, v.Y-m.top.PressY) > firmly {
				m.top.Dragging = true
			}
			if m.top.Dragging {
				m.chart.DragMap(dx, dy)
			}
			return
		case mapview.Lift:
			m.hand.Carry(v.X, v.Y)
			return
		}
		if m.dragAct() || m.hand.LiftSea(v.X, v.Y) {
			return
		}
	}
	if k := m.hoverName(); k != m.hoverKey || m.frame.TipShown {
		m.hoverKey = k
		m.top.Stale = true
	}
}

func (m *Model) mousePressed(v scene.Mouse) {
	m.top.Down, m.top.PressX, m.top.PressY, m.top.Dragging = true, v.X, v.Y, false
	m.chart.FinishMotion()
	m.chart.Arrive()
	m.side.LeaveSearch() // a press on its field takes it up again
	r, ok := m.At(v.X, v.Y)
	switch {
	case ok && r.Act != nil && !v.Right:
		m.top.Pressed = r.Act
		m.dragAct()
	case ok:
		m.top.Pressed = nil
	default:
		m.top.Pressed = mapview.Sheet{}
		if c, over := m.hand.Carriable(v.X, v.Y); over && !v.Right && m.top.Up == table.ScreenGame {
			held := mapview.Lift{Ref: c.Ref}
			if pile, whole := m.chart.PileUnder(v.X, v.Y); whole {
				held.Pile = len(pile)
			}
			m.top.Pressed = held
		}
	}
	m.top.Stale = true
}

func (m *Model) mouseReleased(v scene.Mouse) {
	m.top.Down, m.top.Stale = false, true
	pressed := m.top.Pressed
	m.top.Pressed = nil
	held, lifted := pressed.(mapview.Lift)
	if m.top.Dragging {
		m.top.Dragging = false
		if lifted {
			m.hand.Drop(held, v.X, v.Y)
		} else if bar, taken := pressed.(sky.Take); taken {
			m.sky.Drop(bar, v.X, v.Y)
		}
		return
	}
	r, ok := m.At(v.X, v.Y)
	switch {
	case ok && pressed != nil && r.Act == pressed:
		m.Run(pressed)
	case !ok && (lifted || pressed == (mapview.Sheet{})) && !v.Right:
		if !m.quill.Click(v.X, v.Y) && !m.planes.Click(v.X, v.Y) {
			m.hand.ClickMap(v.X, v.Y)
		}
	case pressed == nil && m.top.Menu != nil:
		m.top.Menu = nil
	}
}

// dragAct follows the pointer while it is held on the minimap or the timeline.
func (m *Model) dragAct() bool {
	switch m.top.Pressed.(type) {
	case mapview.Mini, history.Scrub:
		m.Run(m.top.Pressed)
		return true
	}
	return false
}

// hoverName names what the pointer is over, so that the scene is laid out again only when that changes.
func (m *Model) hoverName() string {
	for i := len(m.top.Hits) - 1; i >= 0; i-- {
		if r := m.top.Hits[i]; r.Rect.Has(m.top.Mx, m.top.My) {
			if r.Act == (history.Scrub{}) { // its tip tells of the moment under the pointer
				return "t" + scene.Itoa(m.past.Nearest(m.top.Mx))
			}
			return "r" + scene.Itoa(i)
		}
	}
	if m.chart.Fan.N > 0 && m.chart.Fan.Rect.Has(m.top.Mx, m.top.My) {
		return "f"
	}
	return "s" + scene.Itoa(m.chart.SpaceUnder(m.top.Mx, m.top.My))
}

func (m *Model) wheel(v scene.Wheel) {
	m.top.Stale = true
	if r, ok := m.At(v.X, v.Y); ok {
		for i := len(m.top.Hits) - 1; i >= 0 && r.Cmd == ""; i-- {
			if m.top.Hits[i].Rect.Has(v.X, v.Y) && m.top.Hits[i].Cmd != "" {
				r = m.top.Hits[i]
			}
		}
		if v.D == 0 {
			return
		}
		if r.Cmd == "page" && m.pages.Page != nil {
			m.pages.Page.Scroll -= v.D * 46
		} else if r.Cmd == "timeline" {
			m.Run(table.Step{By: int(math.Copysign(1, v.D))})
		} else if r.Cmd != "" {
			m.top.Scroll[r.Cmd] = math.Max(0, m.top.Scroll[r.Cmd]-v.D*46)
		}
		m.top.Stale = true // finding what lies under the pointer has laid it all out once more
		return
	}
	if m.top.Board() != nil && m.top.Up == table.ScreenGame {
		m.chart.WheelMap(v)
	}
}
