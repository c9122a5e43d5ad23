package draw

import (
	"fmt"
	"image"
	"image/png"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file writes a picture of the window after some frames.

// shot writes the window as a picture once enough frames have passed and nothing is being painted.
type shot struct {
	path   string
	frames int
	over   bool
	stay   bool // the window stays open
}

// Shoot has the window write itself as a PNG after so many frames, and close.
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
	if err := writePNG(s.path, img); err != nil {
		fmt.Fprintln(os.Stderr, "awaw:", err)
	}
	if s.stay {
		w.shot = nil
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

func writePNG(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}
