package draw

import (
	"image"
	"math"

	"awaw/internal/art"
	"awaw/internal/present/scene"
)

// This file darkens the rim of the part of the map no panel covers: four strips, their middle being clear.

// edgeReach is how far the rim reaches inwards, in logical pixels.
const edgeReach = 72

// rim is the strips painted last and what for.
type rim struct {
	free   scene.Rect
	scale  float64
	strips [4]picture
}

// paint paints the strips for the part of the map that is free, if others are there.
func (m *rim) paint(kit *art.Kit, free scene.Rect, scale float64) {
	if m.free == free && m.scale == scale {
		return
	}
	for i := range m.strips {
		m.strips[i].drop()
	}
	*m = rim{free: free, scale: scale}
	w, h := int(math.Ceil(free.W*scale)), int(math.Ceil(free.H*scale))
	deep := int(math.Ceil(edgeReach * scale))
	n := image.Pt(min(w, 2*deep+1), min(h, 2*deep+1))                          // a smaller map with the same rim
	c := kit.Scaled((float64(n.X)-.01)/scale, (float64(n.Y)-.01)/scale, scale) // whole pixels, whatever the scale
	c.EdgeFall(art.Rect{W: free.W - float64(w-n.X)/scale, H: free.H - float64(h-n.Y)/scale})
	deep = min(deep, w/2, h/2)
	for i, r := range []image.Rectangle{image.Rect(0, 0, w, deep), image.Rect(0, h-deep, w, h),
		image.Rect(0, deep, deep, h-deep), image.Rect(w-deep, deep, w, h-deep)} {
		strip := image.NewRGBA(image.Rectangle{Max: r.Size()})
		stretch(strip, r, c.Img, image.Pt(w, h))
		m.strips[i] = picture{rgba: strip, view: art.View{X0: float64(r.Min.X), Y0: float64(r.Min.Y), W: 1}}
	}
}

// draw draws the rim.
func (m *rim) draw(kit *art.Kit, screen surface, free scene.Rect, scale float64) {
	if free.W <= 0 || free.H <= 0 {
		return
	}
	m.paint(kit, free, scale)
	for i := range m.strips {
		m.strips[i].upload(nil)
		m.strips[i].draw(screen, art.View{X0: -math.Round(free.X * scale), Y0: -math.Round(free.Y * scale), W: 1}, 1)
	}
}
