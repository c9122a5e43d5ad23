package mapview

import (
	"math"

	"awaw/internal/present/scene"
)

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

// WheelMap is the wheel over the map. A notch zooms at the pointer. What moves sideways, or by less than a notch, is two
// fingers on a pad and pushes the sheet; Ctrl makes either zoom, Shift pushes sideways.
func (m *Map) WheelMap(v scene.Wheel) {
	if v.DX != 0 || v.D != math.Trunc(v.D) {
		m.padUntil = m.Clock + padTime
	}
	switch {
	case v.Ctrl:
		m.zoomBy(math.Pow(wheelStep, v.D), v.X, v.Y)
	case v.Shift && v.DX == 0:
		m.Push(v.D*wheelPush, 0)
	case m.Clock < m.padUntil:
		m.Push(-v.DX*wheelPush, v.D*wheelPush)
	default:
		m.zoomBy(math.Pow(wheelStep, v.D), v.X, v.Y)
	}
}

// zoomBy zooms softly by a factor about a point of the window.
func (m *Map) zoomBy(factor, x, y float64) {
	g := &m.glide
	g.zoom, g.x, g.y = g.zoom+math.Log(factor), x, y
	lo, hi := math.Log(scene.MinHexW/m.Cam.HexW), math.Log(scene.MaxHexW/m.Cam.HexW)
	g.zoom = math.Min(hi, math.Max(lo, g.zoom))
	m.moved()
}

// DragMap moves the sheet with the hand that holds it.
func (m *Map) DragMap(dx, dy float64) {
	m.Cam, m.looked = m.Cam.Dragged(dx, dy), true
	m.HoldCamera()
	m.Stale = true
}

// Push pushes the sheet softly.
func (m *Map) Push(dx, dy float64) {
	m.glide.dx += dx
	m.glide.dy += dy
	m.moved()
}

// moved notes that the player has looked elsewhere than where the window began; where nothing moves by itself the camera
// is there at once.
func (m *Map) moved() {
	m.Stale, m.looked = true, true
	if m.Prefs.Still {
		m.Arrive()
	}
}

// Gliding tells whether the camera is still on its way.
func (m *Map) Gliding() bool { return m.glide != glide{} }

// Arrive brings the camera to the end of its movement.
func (m *Map) Arrive() {
	if m.Gliding() {
		m.glideBy(1)
	}
}

// TickGlide lets the camera come nearer to the end of its movement.
func (m *Map) TickGlide(ms float64) {
	if !m.Gliding() {
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
func (m *Map) glideBy(share float64) {
	g := &m.glide
	if g.zoom != 0 {
		m.Cam = m.Cam.Zoomed(math.Exp(g.zoom*share), g.x, g.y, m.W, m.H)
	}
	m.Cam = m.Cam.Dragged(g.dx*share, g.dy*share)
	if share >= 1 {
		*g = glide{}
	} else {
		g.zoom, g.dx, g.dy = g.zoom*(1-share), g.dx*(1-share), g.dy*(1-share)
	}
	m.HoldCamera()
	m.Stale = true
}

// Resized keeps what was looked at in the middle of the free part of the map; a window nobody has looked about in yet is
// fitted anew.
func (m *Map) Resized(v scene.Resize) {
	m.Arrive()
	old := m.FreeMap()
	x, y := m.Cam.Plane(old.X+old.W/2, old.Y+old.H/2, m.W, m.H)
	m.W, m.H, m.Scale = v.W, v.H, v.Scale
	m.Stale = true
	if !m.CamSet || m.Board() == nil || m.Cam.HexW == 0 {
		return
	}
	if !m.looked {
		m.Open()
		return
	}
	m.Cam = m.Cam.At(x, y, m.FreeMap(), m.W, m.H)
	m.HoldCamera()
}

// freshMap forgets where the player looked in another game.
func (m *Map) Fresh() { m.before = scene.Camera{} }

// doMap carries out what is asked of the map; it tells whether it was that.
func (m *Map) Do(a scene.Act) bool {
	switch a := a.(type) {
	case Zoom:
		f := 1.25
		if a.By < 0 {
			f = 1 / f
		}
		m.zoomBy(f, m.FreeMap().X+m.FreeMap().W/2, m.FreeMap().Y+m.FreeMap().H/2)
	case FitMap:
		m.Fit()
		m.looked = true
	case Mini:
		m.lookAtMini()
	case Layer:
		m.Layers[a.Kind] = !m.Layers[a.Kind]
	case Sheet:
	default:
		return false
	}
	return true
}
