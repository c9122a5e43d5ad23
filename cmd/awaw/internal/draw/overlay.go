package draw

import (
	"image"
	"math"
	"reflect"
	"slices"

	"awaw/internal/art"
	"awaw/internal/present/scene"
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
	asked  *scene.MapScene // last compared
	done   chan layer
	busy   bool
	coming *card
	other  *picture    // one that is no longer shown, to write the next one over
	spare  *image.RGBA // the pixels of an overlay on the card, to paint the next one on
	rows   []byte      // what an overlay's parts are gathered in
	fence  fenced      // of the overlay painted last; whoever paints has it
}

func newOverlay() *overlay { return &overlay{done: make(chan layer, 1)} }

// sameOverlay tells whether two scenes show the same overlay, the place of the camera apart.
func sameOverlay(a, b *scene.MapScene) bool {
	return a.Board == b.Board && a.Free == b.Free && a.HexW == b.HexW && a.Numbers == b.Numbers && a.PoolTag == b.PoolTag &&
		reflect.DeepEqual(a.Area, b.Area) && reflect.DeepEqual(a.Pool, b.Pool) && reflect.DeepEqual(a.Staging, b.Staging) && reflect.DeepEqual(a.Reach, b.Reach) &&
		reflect.DeepEqual(a.Lit, b.Lit) && reflect.DeepEqual(a.Arrows, b.Arrows) && reflect.DeepEqual(a.Pips, b.Pips) && slices.Equal(a.Ghosts, b.Ghosts) && sameWays(a, b) && slices.Equal(a.Yields, b.Yields) &&
		reflect.DeepEqual(a.Occupied, b.Occupied) && a.Tokens == b.Tokens && reflect.DeepEqual(a.Written, b.Written) && a.Control == b.Control && a.Front == b.Front && slices.Equal(a.Holders, b.Holders) && slices.Equal(a.Rings, b.Rings) && slices.Equal(a.Marks, b.Marks) && sameStacks(a.Stacks, b.Stacks)
}

// sameWays tells whether two scenes show the same ways through the air.
func sameWays(a, b *scene.MapScene) bool {
	return slices.Equal(a.Way, b.Way) && a.WayTag == b.WayTag && reflect.DeepEqual(a.Ways, b.Ways) && reflect.DeepEqual(a.Flown, b.Flown) && a.FlownTop == b.FlownTop
}

// near tells whether a scene can be shown with the overlay of another, the same panels lying on both: while the map is carried along it need only lie within; at rest
// it stands where it was painted, for wide names keep clear of the edges of what is seen.
func near(old, m *scene.MapScene) bool {
	if !slices.Equal(old.Covers, m.Covers) {
		return false
	}
	if !m.Astir {
		return old.CX == m.CX && old.CY == m.CY
	}
	return math.Abs(old.CX-m.CX)*m.HexW < overlayDrift && math.Abs(old.CY-m.CY)*m.HexW < overlayDrift
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
		near(old, m) && sameOverlay(old, m) {
		o.asked = m
		return
	}
	o.busy, o.asked = true, m
	v := viewOf(s)
	l := layer{scene: m, sheet: sheet, w: s.W, h: s.H, scale: s.Scale}
	spare := o.spare
	o.spare = nil
	back.run(func() {
		l.pic, l.labels = paintOverlay(kit, spare, &o.fence, sheet, m, v, l.w, l.h, l.scale)
		breathe()
		l.pic.sift()
		o.done <- l
	})
}

// poll takes a finished overlay; it tells whether one is shown that was not.
func (o *overlay) poll() bool {
	if o.coming == nil {
		select {
		case l := <-o.done:
			o.receive(l)
		default:
			return false
		}
	}
	return o.hand()
}

// paintOverlay paints the overlay of a window at v (device pixels), with a margin all round.
func paintOverlay(kit *art.Kit, spare *image.RGBA, kept *fenced, s *Sheet, m *scene.MapScene, v art.View, width, height, scale float64) (*picture, []art.Label) {
	v = v.Moved(-math.Round(overlayMargin*scale), -math.Round(overlayMargin*scale))
	w, h := width+2*overlayMargin, height+2*overlayMargin
	breathe() // the pixels are cleared in one piece
	p := &overlayPainter{fenced: kept, c: kit.Again(spare, w, h, scale).Resting(breathe), kit: kit, s: s, m: m, v: art.View{X0: v.X0, Y0: v.Y0, W: v.W / scale}, dv: v, w: w, h: h, size: m.CardWidth()}
	breathe()
	p.ground()
	breathe()
	p.rings()
	p.names()
	p.above()
	return &picture{view: v, rgba: p.c.Img}, p.hidden
}

type overlayPainter struct {
	fenced *fenced
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
	p.flown()
	p.written()
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
