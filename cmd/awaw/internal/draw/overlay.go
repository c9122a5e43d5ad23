package draw

import (
	"image"
	"math"
	"reflect"

	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/present"
)

// This file paints what lies on the sheet under the counters: light pool, staging, reach, names, arrows, pips. It is
// one picture, painted off the main loop when anything of it changes, and carried along while the map is dragged.

type overlay struct {
	scene *present.MapScene // as painted
	w, h  float64
	pic   *picture
	done  chan *overlayDone
	busy  bool
}

type overlayDone struct {
	scene *present.MapScene
	w, h  float64
	pic   *picture
}

const overlayMargin = 60 // logical pixels

// stale tells whether the overlay shows something else than the scene asks for, the camera apart.
func sameOverlay(a, b *present.MapScene) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Board == b.Board && a.HexW == b.HexW && a.Numbers == b.Numbers && a.PoolTag == b.PoolTag && a.Cursor == b.Cursor && a.Hover == b.Hover &&
		reflect.DeepEqual(a.Pool, b.Pool) && reflect.DeepEqual(a.Staging, b.Staging) && reflect.DeepEqual(a.Reach, b.Reach) &&
		reflect.DeepEqual(a.Lit, b.Lit) && reflect.DeepEqual(a.Arrows, b.Arrows) && reflect.DeepEqual(a.Pips, b.Pips) &&
		reflect.DeepEqual(a.Marks, b.Marks) && reflect.DeepEqual(a.Occupied, b.Occupied)
}

func (w *Window) refreshOverlay(m *present.MapScene, width, height, scale float64) {
	o := &w.overlay
	if o.busy {
		return
	}
	near := o.scene != nil && math.Abs(o.scene.CX-m.CX)*m.HexW < overlayMargin/2 && math.Abs(o.scene.CY-m.CY)*m.HexW < overlayMargin/2
	if near && o.w == width && o.h == height && sameOverlay(o.scene, m) {
		return
	}
	s := w.sheets(m.Board)
	if s == nil {
		return
	}
	if o.done == nil {
		o.done = make(chan *overlayDone, 1)
	}
	o.busy = true
	snap := *m
	kit := w.kit
	go func() {
		pic := paintOverlay(kit, s, &snap, width, height, scale)
		o.done <- &overlayDone{&snap, width, height, pic}
	}()
}

func (o *overlay) poll() bool {
	select {
	case d := <-o.done:
		o.busy = false
		o.pic.drop()
		d.pic.upload()
		o.scene, o.w, o.h, o.pic = d.scene, d.w, d.h, d.pic
		return true
	default:
		return false
	}
}

// paintOverlay paints with a margin all round.
func paintOverlay(kit *art.Kit, s *Sheet, m *present.MapScene, width, height, scale float64) *picture {
	w, h := width+2*overlayMargin, height+2*overlayMargin
	c := kit.Scaled(w, h, scale)
	v := viewOf(m, w, h, 1)
	hex := func(i int) hexmap.Hex { return s.Map.Space(i).Hex }
	hexes := func(list []int) []hexmap.Hex {
		out := make([]hexmap.Hex, 0, len(list))
		for _, i := range list {
			if !s.Map.Space(i).Box {
				out = append(out, hex(i))
			}
		}
		return out
	}
	pool := hexes(m.Pool)
	if len(pool) > 0 {
		c.Pool(v, pool)
	}
	if len(m.Staging) > 0 {
		var room, full []hexmap.Hex
		for _, st := range m.Staging {
			if st.Full {
				full = append(full, hex(st.Space))
			} else {
				room = append(room, hex(st.Space))
			}
		}
		dv := art.View{X0: v.X0, Y0: v.Y0, W: v.W * scale}
		land := s.Paint.Land(dv, c.Img.Bounds().Dx(), c.Img.Bounds().Dy())
		c.Staging(v, room, full, land)
	}
	if len(pool) > 0 {
		c.RangeLine(v, pool)
		c.RangeTag(v, pool, m.PoolTag)
	}
	if len(m.Reach) > 0 {
		c.EnemyReach(v, hexes(m.Reach))
	}
	size := present.CardSize(m.HexW)
	var obstacles []art.Rect
	for _, st := range m.Stacks {
		x, y := v.Center(hex(st.Space))
		x += st.DX * size
		obstacles = append(obstacles, art.Rect{X: x - size/2 - 3, Y: y - size/2 - 12, W: size + 10, H: size + 14})
	}
	arrows := make([]art.Arrow, 0, len(m.Arrows))
	for _, a := range m.Arrows {
		arrow := arrowOf(v, hex(a.From), hex(a.To), a, size)
		arrows = append(arrows, arrow)
		if arrow.Tag != "" {
			obstacles = append(obstacles, kit.ArrowTagRect(arrow))
		}
	}
	c.Labels(s.Paint.Labels(v, int(w), int(h), obstacles, func(i int) bool { return i < len(m.Occupied) && m.Occupied[i] }))
	if m.Numbers || m.HexW >= 100 {
		c.HexNumbers(s.Paint, v, int(w), int(h))
	}
	for _, i := range m.Lit {
		litHex(c, kit, v, hex(i), m.HexW)
	}
	if m.Hover >= 0 && !s.Map.Space(m.Hover).Box {
		c.HoverHex(v, hex(m.Hover))
	}
	if m.Cursor >= 0 && !s.Map.Space(m.Cursor).Box {
		c.SelectHex(v, hex(m.Cursor))
	}
	for _, a := range arrows {
		c.Arrow(a)
	}
	for _, p := range m.Pips {
		x, y := v.Center(hex(p.Space))
		dy := 12.0
		if p.Raised {
			dy = size/2 + 5
		}
		c.Pips(x, y-dy, art.Pips{Ready: p.Ready, Inverted: p.Inverted, Arriving: p.Arriving, Rows: p.Rows})
	}
	for _, k := range m.Marks {
		markHex(c, kit, v, hex(k.Space), k, size)
	}
	return &picture{view: art.View{X0: v.X0, Y0: v.Y0, W: v.W * scale}, rgba: c.Img}
}

// litHex marks a space that may be chosen: brackets at its corners in lamp.
func litHex(c *art.Canvas, kit *art.Kit, v art.View, h hexmap.Hex, w float64) {
	p := v.HexPath(h, 3)
	c.Fill(p, art.Solid(kit.Pal.Accent.LampGlow, .22))
	c.Stroke(p.Dash(w*.14, w*.09), 2.2, kit.Pal.Chrome.Scrim, .55)
	c.Stroke(p.Dash(w*.14, w*.09), 1.6, kit.Pal.Accent.Lamp, 1)
}

// markHex draws a badge at the upper left of a space.
func markHex(c *art.Canvas, kit *art.Kit, v art.View, h hexmap.Hex, k present.SpaceMark, size float64) {
	x, y := v.Center(h)
	x, y = x-size/2-2, y-size*.36
	r := math.Max(7, size*.17)
	icon, col := art.IconFlag, kit.Pal.Paper.Sheet
	switch k.Kind {
	case "target", "struck":
		icon, col = art.IconBattle, kit.Pal.Accent.Lamp
		if k.Kind == "struck" {
			col = kit.Pal.Text.OnDarkSecond
		}
	case "objective":
		if s, ok := kit.Pal.Sides[art.Side(k.Style)]; ok {
			col = s.Chart
		}
	default:
		return
	}
	if k.Kind == "objective" {
		x = x + size + 4
		r *= .85
	}
	c.Fill(art.Circle(x, y, r+1.5), art.Solid(kit.Pal.Chrome.Scrim, .9))
	c.Icon(icon, x, y, r*.72, col)
}

// arrowOf ends an arrow short of the counters at both ends.
func arrowOf(v art.View, from, to hexmap.Hex, a present.Arrow, size float64) art.Arrow {
	x0, y0 := v.Center(from)
	x1, y1 := v.Center(to)
	d := math.Hypot(x1-x0, y1-y0)
	if d > size {
		ux, uy := (x1-x0)/d, (y1-y0)/d
		x0, y0 = x0+ux*size*.5, y0+uy*size*.5
		x1, y1 = x1-ux*size*.62, y1-uy*size*.62
	}
	kinds := map[string]art.ArrowKind{"mission": art.ArrowOwn, "enemy": art.ArrowFoe, "staged": art.ArrowStaged, "return": art.ArrowReturning,
		"displaced": art.ArrowDisplaced, "stopped": art.ArrowStopped}
	return art.Arrow{X0: x0, Y0: y0, X1: x1, Y1: y1, Bend: math.Min(24, d*.12), Kind: kinds[a.Kind], Tag: a.Tag}
}

// edge paints the darkening of the map's rim for a free rectangle.
func edge(kit *art.Kit, r present.Rect, scale float64) *image.RGBA {
	c := kit.Scaled(r.W, r.H, scale)
	c.EdgeFall(art.Rect{X: 0, Y: 0, W: r.W, H: r.H})
	return c.Img
}
