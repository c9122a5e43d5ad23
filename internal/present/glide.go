package present

import "math"

// This file moves the camera as a hand moves it: the wheel zooms at the pointer in one soft movement, two fingers and
// the keyboard push the sheet.

// glide is what is left of a movement of the camera: a factor of the size about a point, and a push in logical pixels.
type glide struct {
	zoom   float64 // natural logarithm of the factor still to come
	x, y   float64 // the point that stays where it is
	dx, dy float64
}

// glideTime is how many milliseconds bring a movement two thirds nearer to its end.
const glideTime = 55.0

// padTime is how long after a sideways movement of two fingers the wheel goes on pushing, in milliseconds.
const padTime = 500.0

// wheelStep is how much one notch of the wheel zooms, and wheelPush how far it pushes, in logical pixels.
const (
	wheelStep = 1.18
	wheelPush = 56.0
)

// wheelMap is the wheel over the map. A notch zooms at the pointer. What moves sideways, or by less than a notch, is two
// fingers on a pad and pushes the sheet; Ctrl makes either zoom, Shift pushes sideways.
func (m *Model) wheelMap(v Wheel) {
	if v.DX != 0 || v.D != math.Trunc(v.D) {
		m.padUntil = m.clock + padTime
	}
	switch {
	case v.Ctrl:
		m.zoomBy(math.Pow(wheelStep, v.D), v.X, v.Y)
	case v.Shift && v.DX == 0:
		m.push(v.D*wheelPush, 0)
	case m.clock < m.padUntil:
		m.push(-v.DX*wheelPush, v.D*wheelPush)
	default:
		m.zoomBy(math.Pow(wheelStep, v.D), v.X, v.Y)
	}
}

// zoomBy zooms softly by a factor about a point of the window.
func (m *Model) zoomBy(factor, x, y float64) {
	g := &m.glide
	g.zoom, g.x, g.y = g.zoom+math.Log(factor), x, y
	lo, hi := math.Log(minHexW/m.cam.HexW), math.Log(maxHexW/m.cam.HexW)
	g.zoom = math.Min(hi, math.Max(lo, g.zoom))
	m.moved()
}

// dragMap moves the sheet with the hand that holds it.
func (m *Model) dragMap(dx, dy float64) {
	m.cam, m.looked = m.cam.Dragged(dx, dy), true
	m.holdCamera()
	m.dirty = true
}

// push pushes the sheet softly.
func (m *Model) push(dx, dy float64) {
	m.glide.dx += dx
	m.glide.dy += dy
	m.moved()
}

// moved notes that the player has looked elsewhere than where the window began; where nothing moves by itself the camera
// is there at once.
func (m *Model) moved() {
	m.dirty, m.looked = true, true
	if m.prefs.Still {
		m.arrive()
	}
}

// gliding tells whether the camera is still on its way.
func (m *Model) gliding() bool { return m.glide != glide{} }

// arrive brings the camera to the end of its movement.
func (m *Model) arrive() {
	if m.gliding() {
		m.glideBy(1)
	}
}

// tickGlide lets the camera come nearer to the end of its movement.
func (m *Model) tickGlide(ms float64) {
	if !m.gliding() {
		return
	}
	g := m.glide
	if math.Abs(g.zoom) < .003 && math.Hypot(g.dx, g.dy) < .6 {
		m.glideBy(1)
		return
	}
	m.glideBy(1 - math.Exp(-ms/glideTime))
}

// glideBy moves the camera by a share of what is left.
func (m *Model) glideBy(share float64) {
	g := &m.glide
	if g.zoom != 0 {
		m.cam = m.cam.Zoomed(math.Exp(g.zoom*share), g.x, g.y, m.w, m.h)
	}
	m.cam = m.cam.Dragged(g.dx*share, g.dy*share)
	if share >= 1 {
		*g = glide{}
	} else {
		g.zoom, g.dx, g.dy = g.zoom*(1-share), g.dx*(1-share), g.dy*(1-share)
	}
	m.holdCamera()
	m.dirty = true
}

// resized keeps what was looked at in the middle of the free part of the map; a window nobody has looked about in yet is
// fitted anew.
func (m *Model) resized(v Resize) {
	m.arrive()
	old := m.freeMap()
	x, y := m.cam.Plane(old.X+old.W/2, old.Y+old.H/2, m.w, m.h)
	m.w, m.h, m.scale = v.W, v.H, v.Scale
	m.dirty = true
	if !m.camSet || m.board() == nil || m.cam.HexW == 0 {
		return
	}
	if !m.looked {
		m.fit()
		return
	}
	m.cam = m.cam.at(x, y, m.freeMap(), m.w, m.h)
	m.holdCamera()
}

// freshMap forgets where the player looked in another game.
func (m *Model) freshMap() { m.before = Camera{} }

// doMap carries out what is asked of the map; it tells whether it was that.
func (m *Model) doMap(a Act) bool {
	switch a := a.(type) {
	case Zoom:
		f := 1.25
		if a.By < 0 {
			f = 1 / f
		}
		m.zoomBy(f, m.freeMap().X+m.freeMap().W/2, m.freeMap().Y+m.freeMap().H/2)
	case FitMap:
		m.fit()
	case Mini:
		m.lookAtMini()
	case Layer:
		m.toggleLayer(a.Name)
	case Sheet:
	default:
		return false
	}
	return true
}
