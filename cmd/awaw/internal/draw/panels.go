package draw

import (
	"image"
	"math"
	"slices"

	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file paints panels: each is one picture, painted and uploaded again only when its items change.

// panelKey is everything a panel's picture depends on.
type panelKey struct {
	rect   scene.Rect
	items  []scene.Item
	shadow bool
	scale  float64
	mini   string // the sheet its minimap shows
	ready  int    // how many of the pictures it names are painted
}

func (k panelKey) equal(o panelKey) bool {
	return k.rect == o.rect && k.shadow == o.shadow && k.scale == o.scale && k.mini == o.mini && k.ready == o.ready && slices.Equal(k.items, o.items)
}

type panelPicture struct {
	key   panelKey
	rgba  *image.RGBA // until it is uploaded
	img   *ebiten.Image
	used  bool
	solid bool // it hides whatever lies under it
}

// place is where the picture lies on a screen, in device pixels.
func (p *panelPicture) place(rect scene.Rect) image.Point {
	pad := p.key.pad()
	return image.Pt(int(math.Round((rect.X-pad)*p.key.scale)), int(math.Round((rect.Y-pad)*p.key.scale)))
}

func keyOf(p scene.Panel, scale float64, mini string) panelKey {
	k := panelKey{rect: p.Rect, items: p.Items, shadow: p.Shadow, scale: scale}
	if slices.ContainsFunc(p.Items, func(i scene.Item) bool { return i.Kind == scene.ItemMini }) {
		k.mini = mini
	}
	return k
}

// pad is the room left for the shadow.
func (k panelKey) pad() float64 {
	if k.shadow {
		return shadowReach
	}
	return 0
}

// panelPainter paints panels; mini paints the small map.
type panelPainter struct {
	kit   *art.Kit
	cards *sprites
	mini  func(w, h int) *image.RGBA
	shade shadows

	picture func(name string, w, h int) *image.RGBA // what forms name, nil while it is not painted
}

func newPanelPainter(kit *art.Kit, cards *sprites, mini func(w, h int) *image.RGBA) *panelPainter {
	return &panelPainter{kit: kit, cards: cards, mini: mini, shade: shadows{kit: kit}}
}

// paint paints a panel with its shadow.
func (p *panelPainter) paint(k panelKey) *image.RGBA {
	pad := k.pad()
	whole := p.kit.Scaled(k.rect.W+2*pad, k.rect.H+2*pad, k.scale).Resting(breathe)
	if k.shadow {
		p.shade.lay(whole, k.rect.W, k.rect.H)
	}
	c := whole.Shift(pad-k.rect.X, pad-k.rect.Y)
	for _, i := range k.items {
		breathe()
		p.item(c, i)
	}
	return c.Img
}

// panel gives the picture of a panel, painted anew if it changed.
func (w *Window) panel(p scene.Panel, scale float64, mini string) *panelPicture {
	key := keyOf(p, scale, mini)
	key.ready = w.pics.painted(p.Items, scale)
	old := w.panels[p.ID]
	if old != nil && old.key.equal(key) {
		old.used = true
		old.upload(nil)
		return old
	}
	pic := w.painted(key)
	w.bench.panel(p.ID)
	if old != nil {
		pic.upload(old.img)
	} else {
		pic.upload(nil)
	}
	w.panels[p.ID] = pic
	return pic
}

// painted is a panel's picture, not yet uploaded.
func (w *Window) painted(key panelKey) *panelPicture {
	key.items = slices.Clone(key.items)
	rgba := w.painter.paint(key)
	return &panelPicture{key: key, rgba: rgba, used: true, solid: rgba.Opaque()}
}

// upload hands the pixels to the graphics card, over an older picture of the same size.
func (p *panelPicture) upload(old *ebiten.Image) {
	if p.rgba == nil {
		return
	}
	pic := picture{rgba: p.rgba}
	pic.upload(old)
	p.img, p.rgba = pic.img, nil
}

// drop gives the picture back.
func (p *panelPicture) drop() {
	if p.img != nil {
		p.img.Deallocate()
	}
}

// shown is a panel of a scene with its picture.
type shown struct {
	at    image.Point
	alpha float64
	pic   *panelPicture
	n     int // its place among the scene's panels
}

// bounds is what the panel covers.
func (p shown) bounds() image.Rectangle {
	return p.pic.img.Bounds().Add(p.at)
}

// hides tells whether nothing under the panel is seen.
func (p shown) hides() bool { return p.pic.solid && (p.alpha == 0 || p.alpha >= 1) }

// readyPanels has the pictures of all panels of a scene, back to front, and drops those no longer shown.
func (w *Window) readyPanels(s *scene.Scene, mini string) []shown {
	for _, p := range w.panels {
		p.used = false
	}
	var all []shown
	for n, p := range s.Panels {
		if p.Rect.W <= 0 || p.Rect.H <= 0 {
			continue
		}
		pic := w.panel(p, s.Scale, mini)
		all = append(all, shown{pic.place(p.Rect), p.Alpha, pic, n})
	}
	for id, p := range w.panels {
		if !p.used {
			p.drop()
			delete(w.panels, id)
		}
	}
	return all
}

// bare is what of a window is left when panels that hide one side of it from end to end are taken away.
func bare(window image.Rectangle, hidden []image.Rectangle) image.Rectangle {
	for again := true; again; {
		again = false
		for _, h := range hidden {
			left := window
			c := h.Intersect(window)
			switch {
			case c.Empty():
				continue
			case c.Dx() == window.Dx() && c.Min.Y == window.Min.Y:
				left.Min.Y = c.Max.Y
			case c.Dx() == window.Dx() && c.Max.Y == window.Max.Y:
				left.Max.Y = c.Min.Y
			case c.Dy() == window.Dy() && c.Min.X == window.Min.X:
				left.Min.X = c.Max.X
			case c.Dy() == window.Dy() && c.Max.X == window.Max.X:
				left.Max.X = c.Min.X
			default:
				continue
			}
			window, again = left, true
		}
	}
	return window
}

// drawPanels draws panels of a frame over the map.
func (w *Window) drawPanels(screen surface, panels []shown) {
	for _, p := range panels {
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Translate(float64(p.at.X), float64(p.at.Y))
		switch {
		case p.hides():
			op.Blend = ebiten.BlendCopy
		case p.alpha > 0:
			op.ColorScale.ScaleAlpha(float32(p.alpha))
		}
		screen.DrawImage(p.pic.img, op)
		if w.frame.Map != nil && w.frame.Panels[p.n].ID == "mini" {
			w.marks.frame(screen, w.frame.Map.MiniFrame, w.frame.Scale)
		}
	}
}
