package draw

import (
	"math"

	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file has the window follow the player's settings while it is open: size of text and panels, palette, contrast.

// leastScale is the least scale there is; only windows smaller than any screen of today have it unasked.
const leastScale = .75

// The least window, in logical pixels, that panels can be laid out in: a scale that would leave less is not used.
const (
	leastLogicalWidth  = 1024
	leastLogicalHeight = 576
)

// scaleFor is the UI scale of a window: the one chosen, or else min(w/1600, h/900) rounded to quarters and at least 1
// (look.md, section 3). A window too small for the scale chosen has the largest it can show, in quarters.
func scaleFor(width, height int, chosen float64) float64 {
	s := chosen
	if s <= 0 {
		s = math.Max(1, math.Round(math.Min(float64(width)/1600, float64(height)/900)*4)/4)
	}
	most := math.Floor(math.Min(float64(width)/leastLogicalWidth, float64(height)/leastLogicalHeight)*4) / 4
	return math.Min(s, math.Max(leastScale, most))
}

// chosenScale is the scale the player asked for, on the command line or in the options; 0 goes by the window.
func (w *Window) chosenScale() float64 {
	if w.opt.Scale > 0 && w.model.Prefs().Scale == w.worn.Scale {
		return w.opt.Scale
	}
	return float64(w.model.Prefs().Scale) / 100
}

// lookEvery is after how many ticks it is seen again where the window is.
const lookEvery = 30

// heed does what changed settings ask for, and tells who keeps them.
func (w *Window) heed() {
	if w.looked++; w.looked%lookEvery == 0 {
		if w.opt.Look != nil {
			w.opt.Look()
		}
		if filled := ebiten.IsFullscreen(); filled != w.filled { // Esc on a page gives the screen back, and a desktop may do so too
			w.filled = filled
			if filled != w.full {
				w.full = filled
				w.model.Filled(filled)
			}
		}
	}
	if names, volume := w.model.Cues(); len(names) > 0 && w.opt.Hear != nil {
		w.opt.Hear(names, volume)
	}
	p := w.model.Prefs()
	if p.Same(w.worn) {
		return
	}
	scaled := p.Scale != w.worn.Scale
	if p.Vision != w.worn.Vision || p.Contrast != w.worn.Contrast {
		if kit, err := w.kit.For(art.VisionNamed(p.Vision), p.Contrast); err == nil {
			w.dress(kit)
		}
	}
	if scaled {
		w.opt.Scale = 0
	}
	w.worn = p
	if scaled {
		w.resize()
	}
	if w.opt.Changed != nil {
		w.opt.Changed(p)
	}
	w.redraw = true
}

// resize tells the model the size of the window in logical pixels.
func (w *Window) resize() {
	if w.width == 0 {
		return
	}
	s := scaleFor(w.width, w.height, w.chosenScale())
	w.model.Send(scene.Resize{W: float64(w.width) / s, H: float64(w.height) / s, Scale: s})
	w.redraw = true
}

// dress paints everything anew with another kit.
func (w *Window) dress(kit *art.Kit) {
	w.kit = kit
	for id, p := range w.panels {
		p.drop()
		delete(w.panels, id)
	}
	w.ground.drop()
	w.ground = nil
	w.overlay = newOverlay()
	w.plate = plate{}
	w.small, w.fan = smallMap{}, fanned{}
	w.outfit()
	if w.opt.Dressed != nil {
		w.opt.Dressed(kit)
	}
}
