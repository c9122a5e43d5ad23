package widgets

import (
	"fmt"
	"image"

	"awaw/internal/present/scene"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// This file holds words and pictures as a widget: painted once on the CPU, kept as long as they stay the same.

type painted struct {
	h     *Host
	items []scene.Item
	w, ht int
	img   *ebiten.Image
	wants []scene.Item // pictures not yet to be had
	used  bool
}

// ink gives the picture of items, the one of before if it is the same.
func (h *Host) ink(items []scene.Item, w, ht int) *painted {
	key := fmt.Sprintf("%d %d %v", w, ht, items)
	p := h.painted[key]
	if p == nil {
		p = &painted{h: h, items: items, w: w, ht: ht}
		for _, i := range items {
			if i.Kind == scene.ItemPicture {
				p.wants = append(p.wants, i)
			}
		}
		h.painted[key] = p
	}
	p.used = true
	return p
}

// waits asks for the pictures that were not to be had, and tells whether one has come.
func (p *painted) waits() bool {
	if len(p.wants) == 0 || p.img == nil {
		return false
	}
	var left []scene.Item
	for _, i := range p.wants {
		if !p.h.paint.Pictured(i.Text, int(i.W*p.h.scale), int(i.H*p.h.scale)) {
			left = append(left, i)
		}
	}
	came := len(left) < len(p.wants)
	p.wants = left
	if came {
		p.free()
	}
	return came
}

func (p *painted) free() {
	if p.img != nil {
		p.img.Deallocate()
		p.img = nil
	}
}

func (p *painted) draw(screen *ebiten.Image, at image.Point) {
	if p.w <= 0 || p.ht <= 0 {
		return
	}
	if p.img == nil {
		rgba := p.h.paint.Paint(p.items, p.w, p.ht, p.h.scale)
		// Unmanaged: the program's atlas would grow to hold it, and would stay so.
		p.img = ebiten.NewImageWithOptions(image.Rect(0, 0, p.w, p.ht), &ebiten.NewImageOptions{Unmanaged: true})
		p.img.WritePixels(rgba.Pix)
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(float64(at.X), float64(at.Y))
	screen.DrawImage(p.img, op)
}

// sheetOf is a widget that shows a painted picture.
type sheetOf struct {
	w *widget.Widget
	p *painted
}

func (h *Host) sheet(items []scene.Item, w, ht int, opts ...widget.WidgetOpt) *sheetOf {
	return &sheetOf{widget.NewWidget(opts...), h.ink(items, w, ht)}
}

// GetWidget gives what ebitenui knows of it.
func (s *sheetOf) GetWidget() *widget.Widget { return s.w }

// PreferredSize is that of the picture, in device pixels.
func (s *sheetOf) PreferredSize() (w, h int) { return s.p.w, s.p.ht }

// SetLocation puts it somewhere.
func (s *sheetOf) SetLocation(r image.Rectangle) { s.w.Rect = r }

// Validate has nothing to check.
func (s *sheetOf) Validate() {}

// Update lets its tip come up.
func (s *sheetOf) Update(u *widget.UpdateObject) { s.w.Update(u) }

// Render draws it.
func (s *sheetOf) Render(screen *ebiten.Image) {
	s.w.Render(screen)
	s.p.draw(screen, s.w.Rect.Min)
}

// ring is the keyboard's frame round a control.
type ring struct {
	w    *widget.Widget
	of   widget.Focuser
	h    *Host
	t    *theme
	size image.Point
}

// GetWidget gives what ebitenui knows of it.
func (r *ring) GetWidget() *widget.Widget { return r.w }

// PreferredSize asks for no room of its own.
func (r *ring) PreferredSize() (w, h int) { return r.size.X, r.size.Y }

// SetLocation puts it over its control.
func (r *ring) SetLocation(at image.Rectangle) { r.w.Rect = at }

// Validate has nothing to check.
func (r *ring) Validate() {}

// Render draws the frame while the keyboard is at the control.
func (r *ring) Render(screen *ebiten.Image) {
	if r.h.at == "" || !r.of.IsFocused() {
		return
	}
	out := r.t.px(1)
	box := r.w.Rect.Inset(-out)
	r.t.ring.Draw(screen, box.Dx(), box.Dy(), func(op *ebiten.DrawImageOptions) {
		op.GeoM.Translate(float64(box.Min.X), float64(box.Min.Y))
	})
}
