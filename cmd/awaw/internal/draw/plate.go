package draw

import (
	"image"
	"math"
	"slices"
	"time"

	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file holds the plate: ground, overlay and counters laid together on one picture somewhat larger than the map's
// part of the window. While the map is dragged a frame is one piece of the plate, and no counter is drawn.

// plateMargin is how far beyond the map's part of the window the plate reaches, in logical pixels.
const plateMargin = 144

// surface is what is drawn on: a picture, or the window itself.
type surface interface {
	Bounds() image.Rectangle
	DrawImage(img *ebiten.Image, op *ebiten.DrawImageOptions)
}

// plateKey is everything that lies on a plate.
type plateKey struct {
	scene  *scene.MapScene
	layer  *picture // of the overlay
	sheet  *Sheet
	seen   image.Rectangle // of the window
	scale  float64
	ground int64 // how often the ground has changed
}

// plate is the map as laid together last.
type plate struct {
	key    plateKey
	view   art.View // of its upper left corner
	inside image.Rectangle
	img    *ebiten.Image
	fading bool
}

// same tells whether two plates would look alike, the place of the camera apart.
func (k plateKey) same(o plateKey) bool {
	a, b := k.scene, o.scene
	if a == nil || b == nil || k.layer != o.layer || k.sheet != o.sheet || k.seen != o.seen || k.scale != o.scale || k.ground != o.ground ||
		a.HexW != b.HexW || a.Board != b.Board || len(a.Stacks) != len(b.Stacks) || !slices.Equal(a.Marks, b.Marks) ||
		!slices.Equal(a.Ghosts, b.Ghosts) {
		return false
	}
	return a == b || slices.EqualFunc(a.Stacks, b.Stacks, func(x, y scene.Stack) bool {
		return x.Space == y.Space && x.DX == y.DX && x.DY == y.DY && x.Count == y.Count && x.Fan == y.Fan && x.FanX == y.FanX && slices.Equal(x.Cards, y.Cards)
	})
}

// plateAt is where a plate for a window at v lies, and how much of it the window must show.
func plateAt(v art.View, seen image.Rectangle, margin int) art.View {
	return v.Moved(float64(seen.Min.X-margin), float64(seen.Min.Y-margin))
}

// from is the corner of the part of a plate that a window at v shows.
func (p *plate) from(v art.View) image.Point {
	x, y := p.view.Px(v.X0, v.Y0)
	return image.Pt(int(math.Round(x)), int(math.Round(y))).Add(p.key.seen.Min)
}

// part is what of the plate a window at v shows; ok is false when the plate does not reach so far.
func (p *plate) part(v art.View) (r image.Rectangle, ok bool) {
	at := p.from(v)
	r = image.Rectangle{Min: at, Max: at.Add(p.key.seen.Size())}
	return r, p.img != nil && p.view.W == v.W && r.In(p.inside)
}

// lay has the plate show what a scene shows in the part of the window that is seen. A map that is just being zoomed, or
// fades, is laid without a margin.
func (w *Window) lay(s *scene.Scene, seen image.Rectangle, now time.Time) {
	p, v := &w.plate, viewOf(s)
	key := plateKey{scene: s.Map, layer: w.overlay.pic, sheet: w.ground.sheet, seen: seen, scale: s.Scale, ground: w.ground.changes}
	if _, ok := p.part(v); ok && !p.fading && key.same(p.key) {
		p.key.scene = s.Map
		return
	}
	full := int(math.Ceil(plateMargin * s.Scale))
	size := seen.Size().Add(image.Pt(2*full, 2*full))
	if p.img == nil || p.img.Bounds().Size() != size {
		if p.img != nil {
			p.img.Deallocate()
		}
		p.img = ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
	}
	margin := full
	if p.fading || now.Sub(w.zoomed) < restAfter {
		margin = 0
	}
	w.cards.round++
	p.key, p.view = key, plateAt(v, seen, margin)
	p.inside = image.Rectangle{Max: seen.Size().Add(image.Pt(2*margin, 2*margin))}
	on := p.img.SubImage(p.inside).(*ebiten.Image)
	if !w.ground.covers(p.view, p.inside.Dx(), p.inside.Dy(), now) {
		r, g, b := w.kit.Pal.Chrome.Desk.Bytes()
		on.Fill(opaque{r, g, b})
	}
	p.fading = w.layMap(on, s, p.view, now)
}

// layMap draws on a plate at view v what stays with the sheet while it is dragged; it tells whether ground still fades in.
func (w *Window) layMap(on *ebiten.Image, s *scene.Scene, v art.View, now time.Time) (fading bool) {
	m, k, sheet := s.Map, s.Scale, w.ground.sheet
	b := on.Bounds()
	fading = w.ground.draw(on, v, b.Dx(), b.Dy(), now)
	if w.ground.base == nil {
		return fading // names and counters come with the sheet they lie on
	}
	w.overlay.pic.draw(on, v, 1)
	size := m.CardWidth()
	half := size * k / 2
	for _, st := range m.Stacks {
		breathe()
		if x, y, ok := middleOf(sheet, v, st.Space); ok && len(st.Cards) > 0 && !st.Fan {
			w.cards.draw(on, stackKey(st, size, k), x+st.DX*size*k-half, y+st.DY*size*k-half)
		}
	}
	for _, gh := range m.Ghosts {
		if x, y, ok := middleOf(sheet, v, gh.Space); ok {
			x, y = x+gh.DX*size*k, y+gh.DY*size*k
			w.cards.draw(on, spriteKey{cards: [3]art.CounterSpec{specOf(gh.Card)}, count: 1, size: size, scale: k}, x-half, y-half)
		}
	}
	for _, mk := range m.Marks {
		if x, y, ok := middleOf(sheet, v, mk.Space); ok {
			w.marks.draw(on, mk, x, y, size, k)
		}
	}
	return fading
}

// middleOf is where the counters of a space stand in a view.
func middleOf(s *Sheet, v art.View, i int) (x, y float64, ok bool) {
	if i < 0 || i >= s.Board.Len() {
		return 0, 0, false
	}
	x, y = v.Middle(s.Board, i)
	return x, y, true
}
