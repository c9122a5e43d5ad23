package draw

import (
	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file draws the map of a scene: ground, overlay, counters, what moves, what the pointer is over.

// drawMap draws the map as laid together on the part of the window that panels leave, and over it what follows the
// pointer or moves by itself.
func (w *Window) drawMap(screen surface, s *scene.Scene) {
	m, v, k, sheet := s.Map, viewOf(s), s.Scale, w.ground.sheet
	if r, ok := w.plate.part(v); ok {
		op := &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
		op.GeoM.Translate(float64(w.plate.key.seen.Min.X), float64(w.plate.key.seen.Min.Y))
		screen.DrawImage(w.plate.img.SubImage(r).(*ebiten.Image), op)
	}
	w.drawLive(screen, s, v)
	w.marks.rim.draw(w.kit, screen, m.Free, k)
	size := m.CardWidth()
	for _, h := range []struct {
		space  int
		chosen bool
	}{{m.Hover, false}, {m.Cursor, true}} {
		w.marks.point(screen, sheet.Board, h.space, v, w.overlay.pic, k, h.chosen)
	}
	for _, i := range append([]int{m.Hover}, m.Called...) {
		w.drawHidden(screen, v, i)
	}
	half := size * k / 2
	for _, mv := range m.Moving {
		x0, y0, ok0 := middleOf(sheet, v, mv.From)
		x1, y1, ok1 := middleOf(sheet, v, mv.To)
		if ok0 && ok1 {
			x, y := x0+(x1-x0)*mv.T, y0+(y1-y0)*mv.T
			w.cards.draw(screen, spriteKey{cards: [3]art.CounterSpec{specOf(mv.Card)}, count: 1, size: size, scale: k}, x-half, y-half-3*k)
		}
	}
	if n := m.HeldCount; n > 0 {
		spec := specOf(m.Held)
		w.cards.draw(screen, spriteKey{cards: [3]art.CounterSpec{spec, spec, spec}, count: n, size: size, scale: k}, m.HeldX*k-half, m.HeldY*k-half-3*k)
	}
	for _, st := range m.Stacks {
		if _, y, ok := middleOf(sheet, v, st.Space); ok && st.Fan {
			w.fan.draw(w.kit, screen, st, st.FanX*k, y+st.DY*size*k-half, size, k)
		}
	}
}

// drawHidden writes the name of a space, if it had no room on the overlay.
func (w *Window) drawHidden(screen surface, v art.View, space int) {
	o := w.overlay
	if space < 0 || o.pic == nil {
		return
	}
	for _, l := range o.labels {
		if l.Space != space {
			continue
		}
		z := v.W / o.pic.view.W
		x, y := v.Px(o.pic.view.X0, o.pic.view.Y0)
		w.marks.name(screen, l, x+l.X*o.scale*z, y+l.Y*o.scale*z, o.scale)
	}
}
