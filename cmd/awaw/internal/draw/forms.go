package draw

import (
	"image"
	"strconv"
	"sync"

	"awaw/internal/present/scene"
)

// This file lends the painter of panels to the widgets of forms, and keeps the small pictures that stand on them.

// pictures paints the pictures forms name, off the main loop, and keeps them.
type pictures struct {
	paint func(name string, w, h int) *image.RGBA
	back  *background
	mu    sync.Mutex
	made  map[string]*image.RGBA
	begun map[string]bool
	queue []func()
}

// mostPictures bounds what is kept; past it the keeping begins anew.
const mostPictures = 96

func pictureKey(name string, w, h int) string {
	return name + " " + strconv.Itoa(w) + "x" + strconv.Itoa(h)
}

// get gives a picture, nil while it is not painted. It begins painting.
func (p *pictures) get(name string, w, h int) *image.RGBA {
	if p == nil || p.paint == nil || name == "" || w <= 0 || h <= 0 {
		return nil
	}
	key := pictureKey(name, w, h)
	p.mu.Lock()
	defer p.mu.Unlock()
	if img := p.made[key]; img != nil || p.begun[key] {
		return img
	}
	if len(p.made) > mostPictures {
		clear(p.made)
	}
	p.begun[key] = true
	p.queue = append(p.queue, func() {
		img := p.paint(name, w, h)
		if img == nil {
			img = image.NewRGBA(image.Rect(0, 0, 1, 1))
		}
		p.mu.Lock()
		defer p.mu.Unlock()
		p.made[key] = img
		delete(p.begun, key)
	})
	return nil
}

// painted is how many of the pictures that items name are painted.
func (p *pictures) painted(items []scene.Item, scale float64) (n int) {
	for _, i := range items {
		if i.Kind == scene.ItemPicture && p.get(i.Text, int(i.W*scale), int(i.H*scale)) != nil {
			n++
		}
	}
	return n
}

// forget has every picture painted anew.
func (p *pictures) forget() {
	p.mu.Lock()
	defer p.mu.Unlock()
	clear(p.made)
}

// pump starts the next painter when one may run; it belongs to the game's loop.
func (p *pictures) pump() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := len(p.queue) - 1; n >= 0 && p.back.free() { // what was asked for last is what the player looks at
		next := p.queue[n]
		p.queue = p.queue[:n]
		p.back.run(next)
	}
}

// waiting tells whether a picture asked for is still to be painted.
func (p *pictures) waiting() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.queue) > 0 || len(p.begun) > 0
}

// formPainter is what forms are painted with.
type formPainter struct {
	*Metrics
	w *Window
}

// Paint gives a picture of items placed from 0, 0.
func (f formPainter) Paint(items []scene.Item, w, h int, scale float64) *image.RGBA {
	c := f.w.kit.Scaled(float64(w)/scale, float64(h)/scale, scale)
	for _, i := range items {
		breathe()
		f.w.painter.item(c, i)
	}
	if b := c.Img.Bounds(); b.Dx() != w || b.Dy() != h {
		cut := image.NewRGBA(image.Rect(0, 0, w, h))
		for y := range min(h, b.Dy()) {
			copy(cut.Pix[y*cut.Stride:y*cut.Stride+4*min(w, b.Dx())], c.Img.Pix[y*c.Img.Stride:])
		}
		return cut
	}
	return c.Img
}

// Pictured tells whether a picture is painted, and begins it if not.
func (f formPainter) Pictured(name string, w, h int) bool { return f.w.pics.get(name, w, h) != nil }
