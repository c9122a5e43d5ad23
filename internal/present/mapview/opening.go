package mapview

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file chooses where the eye opens: counters large enough to read, over what is fought for.

// The widths of a hex, in logical pixels, at which a game opens: counters of 48 pixels stand from openHex on, and below leastHex only a
// board opens that is smaller anyhow.
const (
	openHex  = 76.0
	mostHex  = 99.0
	leastHex = 63.0
)

// Open looks where the game will be decided. The whole of what is played on is shown where that is near enough; else what earns points,
// as large as it fits; else the place that most of the viewer's force faces.
func (m *Map) Open() {
	m.Fit()
	b := m.Board()
	if m.fine() && b.Len() > 0 {
		m.openFine()
		return
	}
	if m.Sight == nil || b == nil || b.Len() == 0 || m.Cam.HexW >= openHex || b.Movers() != nil {
		return
	}
	free := m.FreeMap()
	free.Y, free.H = free.Y+m.openRoom(), free.H-m.openRoom()
	near := free.Inset(24)
	e, most := m.objectives(true), openHex    // where not all counters fit, as many as can be read
	for _, all := range []bool{true, false} { // with all counters about it, or at least one's own, where they are large enough
		if with := m.withCounters(e, all); e.weight > 0 && with.wide(near) >= openHex {
			if e = with; all {
				most = mostHex
			}
			break
		}
	}
	w := e.wide(near)
	x, y := e.middle()
	switch {
	case e.weight > 0 && w >= leastHex: // counters that can be read come before the last of what is fought for
		w = math.Max(openHex, math.Min(w, most))
	default: // what is to be held at the end may lie far behind the front
		w, e = openHex, m.objectives(false)
		if x, y = m.front(e); math.IsNaN(x) {
			return
		}
	}
	if w < openHex { // all is in sight only from the middle
		c := scene.Camera{HexW: w}
		m.Cam = c.At((e.x0+e.x1)/2, (e.y0+e.y1)/2, free, m.W, m.H)
	} else {
		m.Cam = m.whole(e, x, y, w, free)
	}
	m.HoldCamera()
}

// openRoom is what a prompt may take of the map's top: in a small window its buttons may stand in a line of their own.
func (m *Map) openRoom() float64 {
	if m.Compact() {
		return promptRoom + 30
	}
	return promptRoom + 6
}

// How far from the best place the eye looks for one where no counter is cut, in logical pixels, and in what steps.
const (
	searchFar  = 288
	searchStep = 12
	smaller    = .96 // and by how much smaller each time
)

// searchReach is how far the eye looks in a window of such a length: what is faced stays near its middle.
func searchReach(length float64) int {
	return min(searchFar, int(length/4/searchStep)*searchStep)
}

// whole is where to look so that the fewest counters are cut by edges and prompt: as large and as near to a point as can be.
func (m *Map) whole(e extent, x, y, w float64, free scene.Rect) scene.Camera {
	near, crowded, asked := free.Inset(24), m.crowded(), m.asked()
	var best scene.Camera
	least, far, cut := math.MaxInt, 0.0, math.MaxInt
	across, down := searchReach(free.W), searchReach(free.H)
	for ; w >= openHex && cut > 0; w *= smaller {
		far = math.Inf(1)
		for dy := -down; dy <= down; dy += searchStep {
			for dx := -across; dx <= across; dx += searchStep {
				cx, cy := e.held(x+float64(dx)/w, y+float64(dy)/w, w, near)
				at := scene.Camera{HexW: w}.At(cx, cy, free, m.W, m.H)
				lost, seen := m.cut(at, free, crowded, asked)
				n, d := lost-seenOver*seen, math.Hypot(cx-x, cy-y)
				if n < least || n == least && at.HexW == best.HexW && d < far {
					best, least, far, cut = at, n, d, lost
				}
			}
		}
	}
	return best
}

// cut counts the places whose counters would be in sight in part only or under the small map, those under the prompt more: what lies there is missed. And it counts the
// places with counters wholly in sight, those twice whose counters the step asks about.
func (m *Map) cut(c scene.Camera, free scene.Rect, crowded, asked []int) (n, seen int) {
	half := c.HexW / 3
	room, mini := m.openRoom(), m.miniRect().Inset(-half)
	whole := scene.R(free.X, free.Y-room, free.W, free.H+room)
	count := func(i, n int, held bool) int {
		px, py := m.Board().Middle(i)
		x, y := c.Screen(px, py, m.W, m.H)
		switch {
		case free.Inset(half).Has(x, y) && !mini.Has(x, y):
			if held {
				seen++
			}
			return 0
		case !whole.Inset(-half).Has(x, y):
			return 0
		case y < free.Y+half && y > free.Y-room-half:
			return underPrompt * n
		}
		return n
	}
	for _, i := range crowded {
		n += count(i, 1, true)
	}
	for _, i := range asked {
		n += count(i, askedMore, slices.Contains(crowded, i))
	}
	return n, seen
}

// underPrompt is how many places that are cut one outweighs that lies under the prompt.
const underPrompt = 4

// seenOver is how many places that are cut one outweighs that is wholly in sight: else the eye would open beside a front. One whose counters
// the step asks about counts twice.
const seenOver = 2

// askedMore is how many places with counters one weighs that the step asks about.
const askedMore = 4

// asked lists the places that something may be done at in this step, by themselves or with a counter that stands there.
func (m *Map) asked() (out []int) {
	ms := &scene.MapScene{}
	m.layChosen(ms)
	if len(ms.Lit) <= mostLit { // else they are not lit either
		out = ms.Lit
	}
	for _, c := range m.Sight.View.Counters {
		if i := c.Space.Index(); m.Sight.Named[c.Ref] && c.Space.Kind() == engine.KindSpace && i < m.Board().Len() && !slices.Contains(out, i) {
			out = append(out, i)
		}
	}
	return out
}

// withCounters is what earns points and what stands on the board: of all, or of the viewer alone.
func (m *Map) withCounters(e extent, all bool) extent {
	e.points = slices.Clone(e.points)
	for _, c := range m.Sight.View.Counters {
		if i := c.Space.Index(); (all || c.Side == m.Sight.Viewer) && c.Space.Kind() == engine.KindSpace && i < m.Board().Len() {
			x, y := m.Board().Middle(i)
			e.add(x, y, 0)
		}
	}
	return e
}

// Survey shows what earns points in the free part of the map, and as much about it as there is room for; hexes are at most so wide.
// So much at the foot is covered.
func (m *Map) Survey(most, covered float64) {
	m.Fit()
	if m.fine() {
		m.openFine()
		return
	}
	free := m.FreeMap()
	free.H -= covered
	near := free.Inset(math.Min(60, free.W/8))
	x, y := m.Cam.Plane(free.X+free.W/2, free.Y+free.H/2, m.W, m.H)
	if e := m.objectives(true); e.weight > 0 {
		x, y = (e.x0+e.x1)/2, (e.y0+e.y1)/2
		m.Cam.HexW = math.Max(m.Cam.HexW, e.wide(near))
	}
	m.Cam.HexW = math.Min(m.Cam.HexW, most)
	m.Cam = m.Cam.At(x, y, free, m.W, m.H)
	m.HoldCamera()
}

// objectives is where points can be earned, with what counts once or only at the end, or without.
func (m *Map) objectives(goals bool) extent {
	e := newExtent()
	for _, s := range m.Sight.View.Spaces {
		for _, k := range s.Marks {
			if k.Kind == engine.MarkObjective || goals && k.Earns() {
				x, y := m.Board().Middle(s.Ref.Index())
				e.add(x, y, float64(max(1, k.Points)))
			}
		}
	}
	return e
}

// front is a point between the viewer's largest force that has something to face and what it faces: the nearest place of e, or without
// any the nearest counter of another side. It is no number where nothing stands on the board.
func (m *Map) front(e extent) (x, y float64) {
	b, best := m.Board(), 0.0
	x, y = math.NaN(), math.NaN()
	goals := e.points
	if len(goals) == 0 {
		for _, c := range m.Sight.View.Counters {
			if c.Side != m.Sight.Viewer && c.Space.Kind() == engine.KindSpace && c.Space.Index() < b.Len() {
				gx, gy := b.Middle(c.Space.Index())
				goals = append(goals, [2]float64{gx, gy})
			}
		}
	}
	force := map[engine.Ref]float64{}
	for _, c := range m.Sight.View.Counters {
		if c.Side == m.Sight.Viewer && c.Space.Kind() == engine.KindSpace && c.Space.Index() < b.Len() {
			force[c.Space] += float64(max(1, c.Worth()))
		}
	}
	for _, i := range m.crowded() {
		n := force[engine.SpaceRef(i)]
		if n == 0 {
			continue
		}
		cx, cy := b.Middle(i)
		far, gx, gy := math.Inf(1), cx, cy
		for _, g := range goals {
			if d := math.Hypot(g[0]-cx, g[1]-cy); d < far {
				far, gx, gy = d, g[0], g[1]
			}
		}
		if math.IsInf(far, 1) {
			far = 0
		}
		if value := n / (2 + far); value > best {
			best, x, y = value, (cx+gx)/2, (cy+gy)/2
		}
	}
	return x, y
}

// extent is a rectangle round points of the plane, with their centre of weight.
type extent struct {
	x0, y0, x1, y1 float64
	sx, sy, weight float64
	points         [][2]float64
}

func newExtent() extent {
	return extent{x0: math.Inf(1), y0: math.Inf(1), x1: math.Inf(-1), y1: math.Inf(-1)}
}

// add takes a point in.
func (e *extent) add(x, y, weight float64) {
	e.x0, e.y0, e.x1, e.y1 = min(e.x0, x), min(e.y0, y), max(e.x1, x), max(e.y1, y)
	e.sx, e.sy, e.weight = e.sx+x*weight, e.sy+y*weight, e.weight+weight
	e.points = append(e.points, [2]float64{x, y})
}

// wide is how many pixels a hex may take for all of it to be in a window.
func (e extent) wide(near scene.Rect) float64 {
	return math.Min(near.W/(e.x1-e.x0+1.2), near.H/(e.y1-e.y0+1.2))
}

// middle is the centre of weight.
func (e extent) middle() (x, y float64) { return e.sx / e.weight, e.sy / e.weight }

// held moves a point just so far that all of the rectangle is in sight of it through a window at w pixels a hex, where that is possible.
func (e extent) held(x, y, w float64, near scene.Rect) (float64, float64) {
	if e.weight == 0 {
		return x, y
	}
	hold := func(at, lo, hi, room float64) float64 {
		least, most := hi+.6-room/2, lo-.6+room/2
		if least > most+.01 { // rounding where it just fits
			return at
		}
		return math.Max(least, math.Min(most, at))
	}
	return hold(x, e.x0, e.x1, near.W/w), hold(y, e.y0, e.y1, near.H/w)
}
