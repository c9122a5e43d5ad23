package mapview

import (
	"math"

	"awaw/board"
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds the camera: which part of the board the window shows, and how near.

// LookAgain goes back to where the player looked before a fight was brought into sight; while a naval combat lasts, whose sheets come and go,
// the map stays where it is.
func (m *Map) LookAgain() {
	if m.before.HexW > 0 && !m.stillAtSea() {
		m.Cam, m.before, m.atSea = m.before, scene.Camera{}, false
		m.Returned++
	}
}

// stillAtSea tells whether the naval combat goes on that the map was moved for.
func (m *Map) stillAtSea() bool { return m.atSea && m.Sight != nil && len(m.Sight.View.Trail) > 0 }

// LookFromSea goes back once a naval combat is over.
func (m *Map) LookFromSea() {
	if m.atSea {
		m.LookAgain()
	}
}

// BesideBattle brings the place of a fight into the strip the combat panel leaves free, and afterwards looks again
// where the player looked.
func (m *Map) BesideBattle(old *engine.BattleView) {
	t := m.Sight
	b := t.View.Battle
	switch {
	case b == nil && old != nil, b != nil && b.Over && !m.Fighting():
		m.LookAgain()
	case b != nil && (old == nil || old.Where != b.Where) && m.Fighting() && !m.Docks(b) && m.CamSet && m.W >= 1500 && b.Where.Kind() == engine.KindSpace:
		if m.before.HexW == 0 {
			m.before = m.Cam
		}
		top, rail, _, foot := m.Bars()
		x, y := m.Board().Middle(b.Where.Index())
		m.Cam = m.Cam.At(x, y, scene.R(rail, top, m.W-1216-16-rail, m.H-top-foot), m.W, m.H) // the place itself is in sight, so the sheet is not lost
	}
}

// Beside brings a place into the part of the map that a docked sheet leaves free, at least so far from its edges that all about it is
// seen; where the player looked is looked at again afterwards.
func (m *Map) Beside(at engine.Ref) {
	if at.Kind() != engine.KindSpace || !m.CamSet {
		return
	}
	if x, y := m.ScreenOf(at.Index()); m.FreeMap().Inset(clear-2).Has(x, y) {
		return
	}
	if m.before.HexW == 0 {
		m.before = m.Cam
	}
	x, y := m.Board().Middle(at.Index())
	m.Cam = m.Cam.At(x, y, m.FreeMap(), m.W, m.H)
}

// BesideWith brings a place into the part of the map that a docked sheet leaves free, and with it as much of others as there is room for:
// nothing is looked at from farther off for them. Without others the map moves no farther than it must.
func (m *Map) BesideWith(at engine.Ref, others []int) {
	if at.Kind() != engine.KindSpace || !m.CamSet {
		return
	}
	if x, y := m.ScreenOf(at.Index()); len(others) == 0 && m.FreeMap().Inset(clear-2).Has(x, y) {
		return
	}
	if m.before.HexW == 0 {
		m.before = m.Cam
	}
	ax, ay := m.Board().Middle(at.Index())
	x0, y0, x1, y1 := ax, ay, ax, ay
	for _, i := range others {
		x, y := m.Board().Middle(i)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	free := m.FreeMap()
	if len(others) == 0 {
		x0, y0 = m.Cam.Plane(free.X+free.W/2, free.Y+free.H/2, m.W, m.H)
		x1, y1, m.atSea = x0, y0, true
	}
	near := free.Inset(math.Min(clear, math.Min(free.W, free.H)/2-1))
	held := func(middle, at, room float64) float64 { return math.Max(at-room/2, math.Min(at+room/2, middle)) }
	m.Cam = m.Cam.At(held((x0+x1)/2, ax, near.W/m.Cam.HexW), held((y0+y1)/2, ay, near.H/m.Cam.HexW), free, m.W, m.H)
	m.HoldCamera()
}

// clear is how far a place that is spoken of is kept from the edges of what is seen.
const clear = 90.0

// promptRoom is what the prompt takes of the map's top.
const promptRoom = 66.0

// Top is where on the window the map begins that the prompt does not cover.
func (m *Map) Top() float64 { return m.FreeMap().Y + promptRoom }

// frontHex is how wide a hex of the map behind the start screen is, in logical pixels.
const frontHex = 38

// Fit shows what the scenario plays on, or else everything that has a counter on it; behind the start screen the heart of the map, beside the sheet.
func (m *Map) Fit() {
	b := m.Board()
	if b == nil || b.Len() == 0 {
		return
	}
	if m.Sight == nil {
		x0, y0, x1, y1 := scene.BoardBounds(b)
		m.look(scene.Camera{HexW: frontHex}.At(x0+(x1-x0)*.42, y0+(y1-y0)*.46, scene.R(480, 0, max(100, m.W-480), m.H), m.W, m.H))
		return
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	wx0, wy0, wx1, wy1 := x0, y0, x1, y1 // round the whole of what is shown, x0 to y1 round middles alone
	add := func(i int) {
		x, y := b.Middle(i)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
		rx0, ry0, rx1, ry1 := board.Round(b, i)
		wx0, wy0, wx1, wy1 = min(wx0, x-1.2, rx0), min(wy0, y-1, ry0), max(wx1, x+1.2, rx1), max(wy1, y+1, ry1)
	}
	for _, s := range m.Sight.View.Frame {
		add(s.Index())
	}
	fx0, fy0, fx1, fy1 := x0-justOutside, y0-justOutside, x1+justOutside, y1+justOutside
	for _, c := range m.Sight.View.Counters { // what stands just outside is not cut off
		if i := c.Space.Index(); c.Space.Kind() == engine.KindSpace && i < b.Len() {
			if x, y := b.Middle(i); x >= fx0 && x <= fx1 && y >= fy0 && y <= fy1 {
				add(i)
			}
		}
	}
	if math.IsInf(x0, 1) {
		for _, c := range m.Sight.View.Counters {
			if i := c.Space.Index(); i < b.Len() && c.Space.Kind() == engine.KindSpace {
				add(i)
			}
		}
	}
	if math.IsInf(x0, 1) {
		for i := range b.Len() {
			add(i)
		}
	}
	free := m.FreeMap()
	free.Y, free.H = free.Y+promptRoom, free.H-promptRoom
	m.look(scene.Fitted(wx0, wy0, wx1, wy1, free, m.W, m.H))
}

// look looks at once where a camera does, and nobody has chosen it.
func (m *Map) look(at scene.Camera) {
	m.Cam = at
	m.CamSet, m.looked, m.glide = true, false, glide{}
	m.HoldCamera()
}

// HoldCamera keeps the middle of the window over the board.
func (m *Map) HoldCamera() {
	b := m.Board()
	if b == nil || b.Len() == 0 {
		return
	}
	x0, y0, x1, y1 := scene.BoardBounds(b)
	m.Cam = m.Cam.Kept(x0, y0, x1, y1)
}

// CentreOn moves the camera to a space; reveal does so only when it is hidden.
func (m *Map) CentreOn(i int) {
	x, y := m.Board().Middle(i)
	m.glide = glide{}
	m.Cam, m.looked = m.Cam.At(x, y, m.FreeMap(), m.W, m.H), true
	m.HoldCamera()
	m.Stale = true
}

// Reveal moves the camera just so far that a space out of sight stands clear of the edges, and of the prompt.
func (m *Map) Reveal(i int) { m.RevealUnder(i, 0) }

// RevealUnder does so where something of that height lies under the prompt.
func (m *Map) RevealUnder(i int, high float64) {
	x, y := m.ScreenOf(i)
	seen := m.FreeMap()
	seen.Y, seen.H = seen.Y+promptRoom+high, seen.H-promptRoom-high
	if seen.Inset(60).Has(x, y) {
		return
	}
	near := seen.Inset(clear)
	dx := math.Max(0, near.X-x) - math.Max(0, x-near.X-near.W)
	dy := math.Max(0, near.Y-y) - math.Max(0, y-near.Y-near.H)
	cx, cy := m.Board().Middle(i)
	at := scene.R(x+dx, y+dy, 0, 0)
	m.glide = glide{}
	m.Cam, m.looked = m.Cam.At(cx, cy, at, m.W, m.H), true
	m.HoldCamera()
	m.Stale = true
}

// RevealAll brings places into sight together if one of them is hidden, clear of what covers the map: as little is moved as will do, and
// they are shown from farther off where they lie far apart.
func (m *Map) RevealAll(spaces []int, cover scene.Rect) {
	seen := m.FreeMap()
	seen.Y, seen.H = seen.Y+promptRoom, seen.H-promptRoom
	within, beside := seen.Inset(60), cover.Inset(-30)
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	hidden := false
	for _, i := range spaces {
		x, y := m.ScreenOf(i)
		hidden = hidden || !within.Has(x, y) || cover.W > 0 && beside.Has(x, y)
		x, y = m.Board().Middle(i)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	if !hidden {
		return
	}
	if cover.W > 0 {
		seen.W = cover.X - seen.X
	}
	m.Cam.HexW = min(m.Cam.HexW, scene.Fitted(x0-1, y0-1, x1+1, y1+1, seen, m.W, m.H).HexW)
	// the box of them on the window, and how far it is to go to lie within what is free
	ax, ay := m.Cam.Screen(x0, y0, m.W, m.H)
	bx, by := m.Cam.Screen(x1, y1, m.W, m.H)
	near := seen.Inset(min(clear, (seen.W-bx+ax)/2, (seen.H-by+ay)/2))
	dx := math.Max(0, near.X-ax) - math.Max(0, bx-near.X-near.W)
	dy := math.Max(0, near.Y-ay) - math.Max(0, by-near.Y-near.H)
	m.glide = glide{}
	m.Cam, m.looked = m.Cam.At(x0, y0, scene.R(ax+dx, ay+dy, 0, 0), m.W, m.H), true
	m.HoldCamera()
	m.Stale = true
}

// ScreenOf is the window point of a space, in logical pixels.
func (m *Map) ScreenOf(i int) (x, y float64) {
	px, py := m.Board().Middle(i)
	return m.Cam.Screen(px, py, m.W, m.H)
}

// SpaceUnder is the space at a window point, -1 for none.
func (m *Map) SpaceUnder(x, y float64) int {
	b := m.Board()
	if b == nil {
		return -1
	}
	px, py := m.Cam.Plane(x, y, m.W, m.H)
	return b.Under(px, py)
}

// Looked tells whether the player has chosen where to look.
func (m *Map) Looked() bool { return m.looked }

// nearHex is how wide a hex is at most when places are looked at: counters are then 48 pixels.
const nearHex = 78.0

// Near looks at places, as near as they all fit.
func (m *Map) Near(spaces []int) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, i := range spaces {
		x, y := m.Board().Middle(i)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	free := m.FreeMap()
	free.Y, free.H = free.Y+promptRoom, free.H-promptRoom
	m.Cam = scene.Fitted(x0-.6, y0-.6, x1+.6, y1+.6, free, m.W, m.H)
	m.Cam.HexW = math.Min(m.Cam.HexW, nearHex)
	m.Cam = m.Cam.At((x0+x1)/2, (y0+y1)/2, free, m.W, m.H)
	m.CamSet = true
	m.HoldCamera()
}

// VisitAll does what BesideAll does, from as near as one looked before a sheet was docked.
func (m *Map) VisitAll(spaces []int) {
	if m.before.HexW > 0 {
		m.Cam.HexW = m.before.HexW
	}
	m.BesideAll(spaces)
}

// BesideAll brings places into the part of the map that a docked sheet leaves free, farther off where they lie far apart.
func (m *Map) BesideAll(spaces []int) {
	if len(spaces) == 0 || !m.CamSet {
		return
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, i := range spaces {
		x, y := m.Board().Middle(i)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	if m.before.HexW == 0 {
		m.before = m.Cam
	}
	free := m.FreeMap()
	if cam := scene.Fitted(x0-1, y0-1, x1+1, y1+1, free, m.W, m.H); cam.HexW < m.Cam.HexW {
		m.Cam = cam
		return
	}
	m.Cam = m.Cam.At((x0+x1)/2, (y0+y1)/2, free, m.W, m.H)
}
