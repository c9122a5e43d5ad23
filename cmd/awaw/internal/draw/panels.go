package draw

import (
	"image"
	"math"
	"slices"

	"awaw/internal/art"
	"awaw/internal/present"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file paints panels: each is one picture, painted and uploaded again only when its items change.

// panelKey is everything a panel's picture depends on.
type panelKey struct {
	rect   present.Rect
	items  []present.Item
	shadow bool
	scale  float64
	mini   string // the sheet its minimap shows
}

func (k panelKey) equal(o panelKey) bool {
	return k.rect == o.rect && k.shadow == o.shadow && k.scale == o.scale && k.mini == o.mini && slices.Equal(k.items, o.items)
}

type panelPicture struct {
	key  panelKey
	img  *ebiten.Image
	used bool
}

func keyOf(p present.Panel, scale float64, mini string) panelKey {
	k := panelKey{rect: p.Rect, items: p.Items, shadow: p.Shadow, scale: scale}
	if slices.ContainsFunc(p.Items, func(i present.Item) bool { return i.Kind == present.ItemMini }) {
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
}

func newPanelPainter(kit *art.Kit, cards *sprites, mini func(w, h int) *image.RGBA) *panelPainter {
	return &panelPainter{kit: kit, cards: cards, mini: mini, shade: shadows{kit: kit}}
}

// paint paints a panel with its shadow.
func (p *panelPainter) paint(k panelKey) *image.RGBA {
	pad := k.pad()
	whole := p.kit.Scaled(k.rect.W+2*pad, k.rect.H+2*pad, k.scale)
	if k.shadow {
		p.shade.lay(whole, k.rect.W, k.rect.H)
	}
	c := whole.Shift(pad-k.rect.X, pad-k.rect.Y)
	for _, i := range k.items {
		p.item(c, i)
	}
	return c.Img
}

// panel gives the picture of a panel, painted anew if it changed.
func (w *Window) panel(p present.Panel, scale float64, mini string) *panelPicture {
	key := keyOf(p, scale, mini)
	old := w.panels[p.ID]
	if old != nil && old.key.equal(key) {
		old.used = true
		return old
	}
	key.items = slices.Clone(key.items)
	rgba := w.painter.paint(key)
	w.bench.panel(p.ID)
	pic := &panelPicture{key: key, used: true}
	if old != nil && old.img.Bounds().Size() == rgba.Bounds().Size() {
		pic.img = old.img
		pic.img.WritePixels(rgba.Pix)
	} else {
		if old != nil {
			old.img.Deallocate()
		}
		pic.img = uploaded(rgba)
	}
	w.panels[p.ID] = pic
	return pic
}

// drawPanels draws all panels of a scene, back to front, and drops those no longer shown.
func (w *Window) drawPanels(screen *ebiten.Image, s *present.Scene, mini string) {
	for _, p := range w.panels {
		p.used = false
	}
	for _, p := range s.Panels {
		if p.Rect.W <= 0 || p.Rect.H <= 0 {
			continue
		}
		pic := w.panel(p, s.Scale, mini)
		pad := pic.key.pad()
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Translate(math.Round((p.Rect.X-pad)*s.Scale), math.Round((p.Rect.Y-pad)*s.Scale))
		if p.Alpha > 0 {
			op.ColorScale.ScaleAlpha(float32(p.Alpha))
		}
		screen.DrawImage(pic.img, op)
	}
	for id, p := range w.panels {
		if !p.used {
			p.img.Deallocate()
			delete(w.panels, id)
		}
	}
}
