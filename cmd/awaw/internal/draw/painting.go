package draw

import (
	"image"
	"image/color"
	"math"
	"time"

	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file composes the picture: ground, map, panels, and what lies over them.

// prepare has painted what the scene's map needs.
func (w *Window) prepare(s *scene.Scene, now time.Time) {
	if s.Map == nil {
		return
	}
	sheet := w.opt.Sheet(s.Map.Board)
	if sheet == nil {
		return
	}
	if w.ground == nil || w.ground.sheet != sheet {
		w.ground.drop()
		w.ground = newGround(sheet, w.back, false)
		w.redraw = true
	}
	if w.ground.poll(now) || w.overlay.poll() {
		w.redraw = true
	}
	if s.Map.HexW != w.hexW {
		w.hexW, w.zoomed = s.Map.HexW, now
	}
	w.overlay.refresh(w.kit, sheet, s, w.back)
	if v := viewOf(s); v != w.seen {
		w.seen, w.moved = v, now
	}
	// A machine with a core to spare sharpens what a drag uncovers at once, another when the drag rests.
	if now.Sub(w.zoomed) >= restAfter && (w.back.limit > 1 || now.Sub(w.moved) >= restAfter) {
		w.ground.sharpen(viewOf(s), w.width, w.height, tilesAtOnce(now.Sub(w.asked)), w.back)
	}
	w.asked = now
}

// Draw paints the window when something changed.
func (w *Window) Draw(screen *ebiten.Image) {
	defer w.back.catch()
	defer w.shot.take(w, screen)
	w.prepared = false
	if !w.redraw {
		return
	}
	defer w.back.begin()
	defer breathe() // what the graphics card is given next is a task of its own
	now := time.Now()
	defer w.bench.drawn(now)
	w.redraw, w.fading, w.stirred = false, false, now
	s := w.model.Scene()
	id := ""
	if s.Map != nil && w.ground != nil {
		id = w.ground.pictured()
	}
	breathe()
	w.frame, w.shown = s, w.readyPanels(s, id)
	breathe()
	if s.Map != nil && w.ground != nil {
		if seen := w.bareMap(screen.Bounds()); !seen.Empty() {
			w.lay(s, seen, now)
			w.fading = w.plate.fading
		}
	}
	w.straight = w.level && w.shot == nil && s.Form == nil
	if w.straight {
		screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image).Fill(opaque{}) // so that the window is drawn
		return
	}
	w.compose(screen)
}

// bareMap is the part of the window no panel hides.
func (w *Window) bareMap(window image.Rectangle) image.Rectangle {
	var hidden []image.Rectangle
	for _, p := range w.shown {
		if p.hides() && w.frame.Form == nil {
			hidden = append(hidden, p.bounds())
		}
	}
	return bare(window, hidden)
}

// compose draws the last frame.
func (w *Window) compose(screen surface) {
	if w.frame.Map != nil && w.ground != nil {
		if seen := w.bareMap(screen.Bounds()); !seen.Empty() {
			w.drawMap(screen, w.frame)
			w.drawNotice(screen)
		}
	} else if f, ok := screen.(interface{ Fill(color.Color) }); ok {
		r, g, b := w.kit.Pal.Chrome.Desk.Bytes()
		f.Fill(opaque{r, g, b})
	}
	under := 0 // panels the form lies over
	for under < len(w.shown) && (w.frame.Form == nil || w.shown[under].n < w.frame.Under) {
		under++
	}
	w.drawPanels(screen, w.shown[:under])
	if img, ok := screen.(*ebiten.Image); ok && w.frame.Form != nil {
		w.host.Draw(img)
	}
	w.drawPanels(screen, w.shown[under:])
}

// DrawFinalScreen draws the frame on the window itself, or copies it there as it is: there is nothing under it to blend
// it with.
func (w *Window) DrawFinalScreen(screen ebiten.FinalScreen, frame *ebiten.Image, at ebiten.GeoM) {
	w.level = at == (ebiten.GeoM{}) && screen.Bounds() == frame.Bounds()
	if w.straight && w.level {
		w.compose(screen)
		return
	}
	op := &ebiten.DrawImageOptions{GeoM: at, Blend: ebiten.BlendCopy}
	if k := at.Element(0, 0); k != math.Floor(k) {
		op.Filter = ebiten.FilterLinear
	}
	screen.DrawImage(frame, op)
}

// opaque is a colour for the parts of Ebitengine that ask for one.
type opaque struct{ r, g, b uint8 }

// RGBA gives the parts as image/color has them.
func (c opaque) RGBA() (r, g, b, a uint32) {
	return uint32(c.r) * 0x101, uint32(c.g) * 0x101, uint32(c.b) * 0x101, 0xFFFF
}
