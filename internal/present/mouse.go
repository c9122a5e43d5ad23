package present

import "math"

// This file holds the mouse: what it presses, drags and lets go of, what it rests on, and the wheel.

// firmly is how far the pointer goes with a button held before it drags, in logical pixels.
const firmly = 5

func (m *Model) mouse(v Mouse) {
	dx, dy := v.X-m.mx, v.Y-m.my
	m.mx, m.my = v.X, v.Y
	switch {
	case m.screen == ScreenCurtain:
		m.holdCurtain(v)
	case v.What == Moved:
		if dx != 0 || dy != 0 {
			m.mouseMoved(v, dx, dy)
		}
	case v.What == Pressed:
		m.mousePressed(v)
	case v.What == Released:
		if m.down {
			m.mouseReleased(v)
		}
	}
}

// mouseMoved drags what is held, or looks what the pointer is over now.
func (m *Model) mouseMoved(v Mouse, dx, dy float64) {
	m.hoverAt, m.hushed = m.clock, false
	if m.down {
		switch m.pressed.(type) {
		case Sheet:
			if !m.dragging && math.Hypot(v.X-m.pressX, v.Y-m.pressY) > firmly {
				m.dragging = true
			}
			if m.dragging {
				m.dragMap(dx, dy)
			}
			return
		case Lift:
			m.carry(v.X, v.Y)
			return
		}
		if m.dragAct() || m.liftSea(v.X, v.Y) {
			return
		}
	}
	if k := m.hoverName(); k != m.hoverKey || m.tipShown {
		m.hoverKey = k
		m.dirty = true
	}
}

func (m *Model) mousePressed(v Mouse) {
	m.down, m.pressX, m.pressY, m.dragging = true, v.X, v.Y, false
	m.finishMotion()
	m.arrive()
	r, ok := m.at(v.X, v.Y)
	switch {
	case ok && r.Act != nil && !v.Right:
		m.pressed = r.Act
		m.dragAct()
	case ok:
		m.pressed = nil
	default:
		m.pressed = Sheet{}
		if c, over := m.carriable(v.X, v.Y); over && !v.Right && m.screen == ScreenGame {
			held := Lift{Ref: c.Ref}
			if pile, whole := m.pileUnder(v.X, v.Y); whole {
				held.Pile = len(pile)
			}
			m.pressed = held
		}
	}
	m.dirty = true
}

func (m *Model) mouseReleased(v Mouse) {
	m.down, m.dirty = false, true
	pressed := m.pressed
	m.pressed = nil
	held, lifted := pressed.(Lift)
	if m.dragging {
		m.dragging = false
		if lifted {
			m.drop(held, v.X, v.Y)
		}
		return
	}
	r, ok := m.at(v.X, v.Y)
	switch {
	case ok && pressed != nil && r.Act == pressed:
		m.run(pressed)
	case !ok && (lifted || pressed == (Sheet{})) && !v.Right:
		m.clickMap(v.X, v.Y)
	case pressed == nil && m.menu != nil:
		m.menu = nil
	}
}

// dragAct follows the pointer while it is held on the minimap or the timeline.
func (m *Model) dragAct() bool {
	switch m.pressed.(type) {
	case Mini, Scrub:
		m.run(m.pressed)
		return true
	}
	return false
}

// hoverName names what the pointer is over, so that the scene is laid out again only when that changes.
func (m *Model) hoverName() string {
	for i := len(m.regions) - 1; i >= 0; i-- {
		if r := m.regions[i]; r.Rect.Has(m.mx, m.my) {
			if r.Act == (Scrub{}) { // its tip tells of the moment under the pointer
				return "t" + itoa(m.nearest(m.mx))
			}
			return "r" + itoa(i)
		}
	}
	if m.fan.n > 0 && m.fan.rect.Has(m.mx, m.my) {
		return "f"
	}
	return "s" + itoa(m.spaceUnder(m.mx, m.my))
}

func (m *Model) wheel(v Wheel) {
	m.dirty = true
	if r, ok := m.at(v.X, v.Y); ok {
		for i := len(m.regions) - 1; i >= 0 && r.Cmd == ""; i-- {
			if m.regions[i].Rect.Has(v.X, v.Y) && m.regions[i].Cmd != "" {
				r = m.regions[i]
			}
		}
		if v.D == 0 {
			return
		}
		if r.Cmd == "page" && m.page != nil {
			m.page.scroll -= v.D * 46
		} else if r.Cmd == "timeline" {
			m.run(Step{By: int(math.Copysign(1, v.D))})
		} else if r.Cmd != "" {
			m.scroll[r.Cmd] = math.Max(0, m.scroll[r.Cmd]-v.D*46)
		}
		m.dirty = true // finding what lies under the pointer has laid it all out once more
		return
	}
	if m.board() != nil && m.screen == ScreenGame {
		m.wheelMap(v)
	}
}
