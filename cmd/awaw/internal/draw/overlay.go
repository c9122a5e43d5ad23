package draw

import (
	"image"
	"math"
	"reflect"
	"slices"

	"awaw/board"
	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file paints what lies on the sheet under the counters: light pool, staging, reach, names, arrows, pips. It is
// one picture somewhat larger than the window, painted off the main loop when anything of it changes, and carried
// along while the map is dragged.

// overlayMargin is how far beyond the window it is painted, in logical pixels.
const overlayMargin = 256

// overlayDrift is how far the map may be dragged until it is painted anew: the plate must lie within.
const overlayDrift = overlayMargin - plateMargin

// pipsAbove is how far above the sign of an empty base its pips stand.
const pipsAbove = 12.0

// layer is an overlay as painted.
type layer struct {
	scene  *scene.MapScene
	sheet  *Sheet
	w, h   float64 // of the window, logical
	scale  float64
	pic    *picture
	labels []art.Label // whose words wait for the pointer, in logical pixels of the picture
}

type overlay struct {
	layer
	asked *scene.MapScene // last compared
	done  chan layer
	busy  bool
	spare *image.RGBA // the pixels of an overlay on the card, to paint the next one on
}

func newOverlay() *overlay { return &overlay{done: make(chan layer, 1)} }

// sameOverlay tells whether two scenes show the same overlay, the place of the camera apart.
func sameOverlay(a, b *scene.MapScene) bool {
	return a.Board == b.Board && a.HexW == b.HexW && a.Numbers == b.Numbers && a.PoolTag == b.PoolTag &&
		reflect.DeepEqual(a.Area, b.Area) && reflect.DeepEqual(a.Pool, b.Pool) && reflect.DeepEqual(a.Staging, b.Staging) && reflect.DeepEqual(a.Reach, b.Reach) &&
		reflect.DeepEqual(a.Lit, b.Lit) && reflect.DeepEqual(a.Arrows, b.Arrows) && reflect.DeepEqual(a.Pips, b.Pips) && slices.Equal(a.Ghosts, b.Ghosts) && slices.Equal(a.Way, b.Way) && a.WayTag == b.WayTag && reflect.DeepEqual(a.Ways, b.Ways) &&
		reflect.DeepEqual(a.Occupied, b.Occupied) && a.Control == b.Control && a.Front == b.Front && slices.Equal(a.Holders, b.Holders) && slices.Equal(a.Rings, b.Rings) && slices.Equal(a.Marks, b.Marks) && sameStacks(a.Stacks, b.Stacks)
}

// sameStacks compares where counters stand, which names keep clear of.
func sameStacks(a, b []scene.Stack) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Space != b[i].Space || a[i].DX != b[i].DX || a[i].DY != b[i].DY {
			return false
		}
	}
	return true
}

// refresh has the overlay painted anew if it no longer fits the scene.
func (o *overlay) refresh(kit *art.Kit, sheet *Sheet, s *scene.Scene, back *background) {
	m := s.Map
	if o.busy || m == o.asked {
		return
	}
	if old := o.scene; old != nil && o.sheet == sheet && o.w == s.W && o.h == s.H && o.scale == s.Scale &&
		math.Abs(old.CX-m.CX)*m.HexW < overlayDrift && math.Abs(old.CY-m.CY)*m.HexW < overlayDrift && sameOverlay(old, m) {
		o.asked = m
		return
	}
	o.busy, o.asked = true, m
	v := viewOf(s)
	l := layer{scene: m, sheet: sheet, w: s.W, h: s.H, scale: s.Scale}
	spare := o.spare
	o.spare = nil
	back.run(func() {
		l.pic, l.labels = paintOverlay(kit, spare, sheet, m, v, l.w, l.h, l.scale)
		l.pic.sift()
		o.done <- l
	})
}

// poll takes a finished overlay; it tells whether there was one.
func (o *overlay) poll() bool {
	select {
	case l := <-o.done:
		o.busy = false
		o.spare = l.pic.rgba
		var old *ebiten.Image
		if o.pic != nil {
			old = o.pic.img
		}
		l.pic.upload(old)
		o.layer = l
		o.asked = nil
		return true
	default:
		return false
	}
}

// paintOverlay paints the overlay of a window at v (device pixels), with a margin all round.
func paintOverlay(kit *art.Kit, spare *image.RGBA, s *Sheet, m *scene.MapScene, v art.View, width, height, scale float64) (*picture, []art.Label) {
	v = v.Moved(-math.Round(overlayMargin*scale), -math.Round(overlayMargin*scale))
	w, h := width+2*overlayMargin, height+2*overlayMargin
	p := &overlayPainter{c: kit.Again(spare, w, h, scale), kit: kit, s: s, m: m, v: art.View{X0: v.X0, Y0: v.Y0, W: v.W / scale}, dv: v, w: w, h: h, size: scene.CardSize(m.HexW)}
	p.ground()
	p.rings()
	p.names()
	p.above()
	return &picture{view: v, rgba: p.c.Img}, p.hidden
}

type overlayPainter struct {
	c      *art.Canvas
	kit    *art.Kit
	s      *Sheet
	m      *scene.MapScene
	v, dv  art.View // in logical and in device pixels
	w, h   float64
	size   float64 // of counters
	arrows []art.Arrow
	labels []art.Label
	hidden []art.Label
}

// middle is where the counters of a space stand.
func (p *overlayPainter) middle(i int) (x, y float64, ok bool) {
	if i < 0 || i >= p.s.Board.Len() {
		return 0, 0, false
	}
	x, y = p.v.Middle(p.s.Board, i)
	return x, y, true
}

// outline is the edge of a space, drawn in a little.
func (p *overlayPainter) outline(i int) *art.Path {
	return art.SpacesOf(p.s.Board, []int{i}).Path(p.v, 3)
}

// spaces takes those of a list that lie on the map itself.
func (p *overlayPainter) spaces(list []int) art.Spaces {
	on := make([]int, 0, len(list))
	for _, i := range list {
		if p.onMap(i) {
			on = append(on, i)
		}
	}
	return art.SpacesOf(p.s.Board, on)
}

// onMap tells whether a space is there, and no box beside the map.
func (p *overlayPainter) onMap(i int) bool {
	return i >= 0 && i < p.s.Board.Len() && !board.Beside(p.s.Board, i)
}

// fence dims what lies beyond the part of the map in play.
func (p *overlayPainter) fence() {
	a := p.m.Area
	switch {
	case len(a.Spaces) > 0:
		p.fenceSpaces(a.Spaces)
	case a.Corners != [2]int{} && p.onMap(a.Corners[0]) && p.onMap(a.Corners[1]):
		p.fenceCorners(a.Corners)
	}
}

// fenceSpaces dims every other space.
func (p *overlayPainter) fenceSpaces(in []int) {
	var beyond []int
	for i := range p.s.Board.Len() {
		if !slices.Contains(in, i) {
			beyond = append(beyond, i)
		}
	}
	p.c.Fill(art.SpacesOf(p.s.Board, beyond).Joined(p.v, 0), p.beyond())
	p.c.Stroke(art.SpacesOf(p.s.Board, in).Border(p.v), 1.5, p.kit.Pal.Paper.Edge, .5)
}

// beyond is what is laid over ground that is not in play.
func (p *overlayPainter) beyond() art.Paint { return art.Solid(p.kit.Pal.Chrome.Scrim, .5) }

// fenceCorners dims all that does not lie between two hexes.
func (p *overlayPainter) fenceCorners(at [2]int) {
	ax, ay := p.v.Middle(p.s.Board, at[0])
	bx, by := p.v.Middle(p.s.Board, at[1])
	x0, x1 := math.Max(0, math.Min(ax, bx)-p.v.W/2), math.Min(p.w, math.Max(ax, bx)+p.v.W/2)
	y0, y1 := math.Max(0, math.Min(ay, by)-p.v.W/math.Sqrt(3)), math.Min(p.h, math.Max(ay, by)+p.v.W/math.Sqrt(3))
	ink := p.beyond()
	if x0 >= x1 || y0 >= y1 {
		p.c.Fill(art.Rect{W: p.w, H: p.h}.Path(), ink)
		return
	}
	for _, r := range []art.Rect{{W: p.w, H: y0}, {Y: y1, W: p.w, H: p.h - y1}, {Y: y0, W: x0, H: y1 - y0}, {X: x1, Y: y0, W: p.w - x1, H: y1 - y0}} {
		if r.W > 0 && r.H > 0 {
			p.c.Fill(r.Path(), ink)
		}
	}
	p.c.Stroke(art.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}.Path(), 1.5, p.kit.Pal.Paper.Edge, .5)
}

// ground paints pool, staging, range and reach.
func (p *overlayPainter) ground() {
	p.fence()
	p.control()
	pool := p.spaces(p.m.Pool)
	if pool.Len() > 0 {
		p.c.Pool(p.v, pool)
	}
	if len(p.m.Staging) > 0 {
		var room, full []int
		for _, st := range p.m.Staging {
			if st.Full {
				full = append(full, st.Space)
			} else {
				room = append(room, st.Space)
			}
		}
		b := p.c.Img.Bounds()
		p.c.Staging(p.v, p.spaces(room), p.spaces(full), p.s.Paint.Land(p.dv, b.Dx(), b.Dy()))
	}
	for _, i := range p.m.Lit {
		if i >= 0 && i < p.s.Board.Len() {
			p.lit(i)
		}
	}
	for _, st := range p.m.Staging {
		if st.Space >= 0 && st.Space < p.s.Board.Len() && !p.onMap(st.Space) && !st.Full {
			p.lit(st.Space)
		}
	}
	if pool.Len() > 0 {
		p.c.RangeLine(p.v, pool)
		if p.m.PoolTag != "" {
			p.c.RangeTag(p.v, pool, p.m.PoolTag)
		}
	}
	if len(p.m.Reach) > 0 {
		p.c.EnemyReach(p.v, p.spaces(p.m.Reach))
	}
}

// control tints what every side holds and draws the line between them.
func (p *overlayPainter) control() {
	if len(p.m.Holders) == 0 {
		return
	}
	sides := p.c.Pal().SideList()
	held := map[art.Side][]int{}
	of := func(i int) (art.Side, bool) {
		if i < 0 || i >= len(p.m.Holders) || p.m.Holders[i] == "" || !p.onMap(i) || p.s.Board.Sea(i) {
			return "", false
		}
		return art.Side(p.m.Holders[i]), true
	}
	seen := art.Rect{X: -2 * p.v.W, Y: -2 * p.v.W, W: p.w + 4*p.v.W, H: p.h + 4*p.v.W}
	for i := range p.m.Holders {
		if side, ok := of(i); ok && art.SpacesOf(p.s.Board, []int{i}).Rect(p.v).Overlap(seen) > 0 {
			held[side] = append(held[side], i)
		}
	}
	by := map[art.Side]art.Spaces{}
	for side, list := range held {
		by[side] = art.SpacesOf(p.s.Board, list)
	}
	if p.m.Control {
		b := p.c.Img.Bounds()
		p.c.Control(p.v, sides, by, p.s.Paint.Land(p.dv, b.Dx(), b.Dy()))
	}
	if p.m.Front {
		p.c.Front(p.v, sides, by, of)
	}
}

// lit marks a space that may be chosen: a light ground and a dashed line in lamp.
func (p *overlayPainter) lit(space int) {
	edge := p.outline(space)
	line := edge.Dash(p.v.W*.14, p.v.W*.09)
	p.c.Fill(edge, art.Solid(p.kit.Pal.Accent.LampGlow, .22))
	p.c.Stroke(line, 3.2, p.kit.Pal.Chrome.Scrim, .55)
	p.c.Stroke(line, 1.8, p.kit.Pal.Accent.Lamp, 1)
}

// above paints arrows and pips, the last things under the counters.
func (p *overlayPainter) above() {
	for _, a := range p.arrows {
		a.Tag = ""
		p.c.Arrow(a)
	}
	p.way()
	for _, a := range p.arrows { // over every line
		p.c.ArrowTag(a)
	}
	for _, k := range p.m.Pips {
		if !p.onMap(k.Space) {
			continue
		}
		x, y := p.v.Middle(p.s.Board, k.Space)
		dy := pipsAbove
		if k.Raised {
			dy = p.size*(.5+k.Lift) + 5
		}
		p.c.Pips(x, y-dy, art.Pips{Ready: k.Ready, Inverted: k.Inverted, Arriving: k.Arriving, Rows: k.Rows})
	}
}

// arrowKinds are the kinds of arrow by the names rules give them.
var arrowKinds = map[string]art.ArrowKind{"mission": art.ArrowOwn, "enemy": art.ArrowFoe, "staged": art.ArrowStaged,
	"return": art.ArrowReturning, "displaced": art.ArrowDisplaced, "stopped": art.ArrowStopped}

// arrowTasks are the tasks of missions by the names rules give them.
var arrowTasks = map[string]art.ArrowTask{"support": art.TaskSupport, "defend": art.TaskDefend, "meet": art.TaskMeet, "carry": art.TaskCarry,
	"attack": art.TaskAttack}

// arrowOf ends an arrow short of the counters at both ends.
func arrowOf(x0, y0, x1, y1 float64, a scene.Arrow, size float64) art.Arrow {
	d := math.Hypot(x1-x0, y1-y0)
	if d > size {
		ux, uy := (x1-x0)/d, (y1-y0)/d
		x0, y0 = x0+ux*size*.5, y0+uy*size*.5
		x1, y1 = x1-ux*size*.62, y1-uy*size*.62
	}
	return art.Arrow{X0: x0, Y0: y0, X1: x1, Y1: y1, Bend: math.Min(24, d*.12), Kind: arrowKinds[a.Kind], Task: arrowTasks[a.Task], Tag: a.Tag, Planned: a.Planned}
}
