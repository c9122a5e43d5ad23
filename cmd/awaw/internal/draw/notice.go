package draw

import (
	"image"

	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file says that a map is being painted, as long as nothing of it is there.

// notice is a line of words in the middle of the bare map, painted once.
type notice struct {
	text  string
	scale float64
	img   *ebiten.Image
}

// Of the notice, in logical pixels.
const (
	noticeText = 15
	noticePad  = 14
)

// drawNotice says so while neither the whole sheet nor a tile of it has been painted.
func (w *Window) drawNotice(screen surface) {
	if w.opt.Painting == nil || w.ground.base != nil || len(w.ground.tiles) > 0 {
		return
	}
	n, text, scale := &w.notice, w.opt.Painting(), w.frame.Scale
	if n.img == nil || n.text != text || n.scale != scale {
		st := art.Style{Face: art.Body, Size: noticeText, Color: w.kit.Pal.Text.OnDarkSecond}
		width, height := w.kit.Width(text, st)+2*noticePad, float64(noticeText+2*noticePad)
		c := w.kit.Scaled(width, height, scale)
		c.Text(text, noticePad, noticePad+noticeText, st)
		n.text, n.scale = text, scale
		n.img = ebiten.NewImageFromImage(c.Img)
	}
	seen := beside(w.frame.Form, w.bareMap(screen.Bounds()), scale)
	if n.img.Bounds().Dx() > seen.Dx() { // there is hardly a map to be seen
		return
	}
	op := &ebiten.DrawImageOptions{}
	at := seen.Min.Add(seen.Size().Sub(n.img.Bounds().Size()).Div(2))
	op.GeoM.Translate(float64(at.X), float64(at.Y))
	screen.DrawImage(n.img, op)
}

// beside is what a form at the left edge leaves of a part of the window.
func beside(f *scene.Form, seen image.Rectangle, scale float64) image.Rectangle {
	for at := f; at != nil; at = at.Box {
		seen.Min.X = max(seen.Min.X, min(seen.Max.X, int(at.Place.Width()*scale)))
	}
	return seen
}
