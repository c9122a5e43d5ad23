package draw

import (
	"bytes"
	"image"
	"image/png"

	"github.com/hajimehoshi/ebiten/v2"

	"awaw/internal/save"
)

// This file writes a picture of the window after some frames.

// shot writes the window as a picture once enough frames have passed and nothing is being painted.
type shot struct {
	path   string
	frames int
	over   bool
	stay   bool // the window stays open
	err    error
}

// Shoot has the window write itself as a PNG after so many frames, and close. What failed is in Failed afterwards.
func (w *Window) Shoot(path string, frames int) { w.shot = &shot{path: path, frames: frames} }

func (s *shot) done() bool { return s != nil && s.over }

// shotPatience is how many frames more a shot waits for painters.
const shotPatience = 1200

func (s *shot) take(w *Window, screen *ebiten.Image) {
	if s == nil || s.over {
		return
	}
	s.frames--
	if s.frames > 0 || s.frames > -shotPatience && w.painting() {
		return
	}
	s.over = true
	b := screen.Bounds()
	img := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	screen.ReadPixels(img.Pix)
	s.err = writePNG(s.path, img)
	if s.stay {
		w.shot = nil
		if s.err != nil {
			w.session.fail("%w", s.err)
		}
	}
}

// painting tells whether the picture of the window is still to change.
func (w *Window) painting() bool {
	s := w.model.Scene()
	if w.redraw || w.fading || !w.back.idle() || w.model.Busy() || w.pics.waiting() {
		return true
	}
	return s.Map != nil && w.ground != nil && !w.ground.ready(viewOf(s), w.width, w.height)
}

// writePNG writes a picture whole or not at all.
func writePNG(path string, img image.Image) error {
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		return err
	}
	return save.Publish(path, b.Bytes())
}
