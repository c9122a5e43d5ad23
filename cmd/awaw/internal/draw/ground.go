package draw

import (
	"image"
	"math"
	"sync/atomic"
	"time"

	"awaw/internal/art"
	"awaw/internal/art/mapsheet"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file keeps the painted ground: the whole sheet small, painted once, and over it tiles of the present size,
// painted off the main loop and faded in.

const (
	baseHex   = 28                     // device pixels a hex of the whole sheet
	basePixel = 4_500_000              // and how many pixels it may have at most
	tileSize  = 512                    // device pixels
	tilesKept = 30                     // bounds the cache, in a window that needs no more: a megabyte each
	fade      = 120 * time.Millisecond // of a tile over what it covers
	restAfter = 90 * time.Millisecond  // without a zoom, until tiles of the new size are painted
)

// tileKey is a tile's place on the plane at W pixels a hex.
type tileKey struct {
	w    float64
	i, j int
}

type tile struct {
	picture
	born time.Time
	used int64 // frame it was drawn in last
}

type painted struct {
	key  tileKey
	base bool
	kept bool // painted beforehand
	pic  *picture
}

type ground struct {
	sheet *Sheet
	base  *picture
	first *picture // the base while it goes to the graphics card
	whole *picture // the sheet as it was painted beforehand, its pixels kept for the small map; nil where it was not
	tiles map[tileKey]*tile
	w     float64 // size of the tiles now wanted
	under float64 // size of the tiles shown below until those are there
	busy  map[tileKey]bool
	need  int // tiles the window takes; fewer kept would be painted again and again
	done  chan painted
	stop  atomic.Bool
	want  atomic.Uint64 // bits of w: tiles of another size stop being painted
	frame int64

	spare   []*ebiten.Image // of tiles dropped, to be written over
	changes int64           // counts what was painted
}

// newGround has the whole sheet painted, or takes it as it was painted beforehand; that it waits for if it is to.
func newGround(s *Sheet, back *background, wait bool) *ground {
	g := &ground{sheet: s, tiles: map[tileKey]*tile{}, busy: map[tileKey]bool{}, done: make(chan painted, 8)}
	if wait {
		if pic := s.kept(); pic != nil {
			g.whole = &picture{view: pic.view, rgba: pic.rgba}
			g.done <- painted{base: true, pic: pic}
			return g
		}
	}
	back.run(func() {
		if pic := s.kept(); pic != nil {
			g.done <- painted{base: true, kept: true, pic: pic}
			return
		}
		v, w, h := mapsheet.Round(s.Paint, baseHex, basePixel)
		paint := func() (*image.RGBA, error) {
			return s.Paint.Paint(v, w, h, func(float64) bool { return !g.stop.Load() })
		}
		img, err := paint()
		for err != nil && !g.stop.Load() { // what it is painted on could not be had yet
			img, err = paint()
		}
		if err != nil {
			img = nil // stopped: the ground is no longer shown
		}
		g.done <- painted{base: true, pic: &picture{view: v, rgba: img}}
	})
	return g
}

// pictured is the sheet of which a small map can be made: none while one that was painted beforehand is on its way.
func (g *ground) pictured() string {
	if g.sheet.Kept != nil && g.whole == nil && g.base == nil {
		return ""
	}
	return g.sheet.ID
}

// ready tells whether nothing more is to be painted for a window at view v.
func (g *ground) ready(v art.View, width, height int) bool {
	if g.base == nil || g.w != v.W {
		return false
	}
	missing := false
	g.cover(v, width, height, func(k tileKey) { missing = missing || g.tiles[k] == nil })
	return !missing
}

// cover calls f for every tile of the window that holds part of the sheet.
func (g *ground) cover(v art.View, width, height int, f func(tileKey)) {
	x0, y0, x1, y1 := g.sheet.Paint.Extent()
	left, top := math.Max(v.X0, x0-1)*v.W, math.Max(v.Y0, y0-1)*v.W
	right, foot := math.Min(v.X0*v.W+float64(width), (x1+1)*v.W), math.Min(v.Y0*v.W+float64(height), (y1+1)*v.W)
	for j := int(math.Floor(top / tileSize)); float64(j*tileSize) < foot; j++ {
		for i := int(math.Floor(left / tileSize)); float64(i*tileSize) < right; i++ {
			f(tileKey{v.W, i, j})
		}
	}
}

// sharpen asks for the missing tiles nearest to the middle of the window, as long as a painter is free.
func (g *ground) sharpen(v art.View, width, height, atOnce int, back *background) {
	if g.base == nil {
		return
	}
	if g.w != v.W {
		if g.under == 0 || g.hasAny(g.w) {
			g.under = g.w
		}
		g.w = v.W
		g.want.Store(math.Float64bits(v.W))
	}
	g.need = 0
	g.cover(v, width, height, func(tileKey) { g.need++ })
	for back.free() {
		var list []tileKey
		for len(list) < atOnce {
			at, ok := g.missing(v, width, height)
			if !ok {
				break
			}
			g.busy[at] = true
			list = append(list, at)
		}
		if len(list) == 0 {
			return
		}
		back.run(func() {
			for _, at := range list {
				g.paint(at)
			}
		})
	}
}

func (g *ground) hasAny(w float64) bool {
	for k := range g.tiles {
		if k.w == w {
			return true
		}
	}
	return false
}

// paint paints one tile; it stops when the ground is dropped or another size is wanted.
func (g *ground) paint(k tileKey) {
	v := art.View{X0: float64(k.i*tileSize) / k.w, Y0: float64(k.j*tileSize) / k.w, W: k.w}
	img, err := g.sheet.Paint.Paint(v, tileSize, tileSize, func(float64) bool {
		return !g.stop.Load() && g.want.Load() == math.Float64bits(k.w)
	})
	if err != nil {
		img = nil
	}
	g.done <- painted{key: k, pic: &picture{view: v, rgba: img, solid: img != nil && img.Opaque()}}
}

// covers tells whether the tiles of a view hide the whole window.
func (g *ground) covers(v art.View, width, height int, now time.Time) bool {
	x0, y0, x1, y1 := g.sheet.Paint.Extent()
	if v.X0 < x0-1 || v.Y0 < y0-1 || v.X0+float64(width)/v.W > x1+1 || v.Y0+float64(height)/v.W > y1+1 {
		return false
	}
	return g.complete(v, width, height, now)
}

// complete tells whether all tiles of a view are there and no longer fading in.
func (g *ground) complete(v art.View, width, height int, now time.Time) bool {
	whole := g.w == v.W
	g.cover(v, width, height, func(k tileKey) {
		t := g.tiles[k]
		whole = whole && t != nil && now.Sub(t.born) >= fade
	})
	return whole
}

// draw draws the sheet in a window of that size; it tells whether tiles are still fading in.
func (g *ground) draw(screen *ebiten.Image, v art.View, width, height int, now time.Time) (fading bool) {
	g.frame++
	if !g.complete(v, width, height, now) {
		g.base.draw(screen, v, 1)
		for _, w := range []float64{g.under, g.w} {
			if w > 0 && w != v.W {
				g.drawLevel(screen, v, w, width, height, now)
			}
		}
	}
	g.cover(v, width, height, func(k tileKey) {
		t := g.tiles[k]
		if t == nil {
			return
		}
		t.used = g.frame
		a := math.Min(1, float64(now.Sub(t.born))/float64(fade))
		fading = fading || a < 1
		t.picture.draw(screen, v, a)
	})
	g.trim()
	return fading
}

// drawLevel draws the tiles of another size, scaled.
func (g *ground) drawLevel(screen *ebiten.Image, v art.View, w float64, width, height int, now time.Time) {
	lv := art.View{X0: v.X0, Y0: v.Y0, W: w}
	k := w / v.W
	g.cover(lv, int(float64(width)*k)+1, int(float64(height)*k)+1, func(key tileKey) {
		if t := g.tiles[key]; t != nil {
			t.used = g.frame
			t.picture.draw(screen, v, math.Min(1, float64(now.Sub(t.born))/float64(fade)))
		}
	})
}

// trim drops the tiles not drawn for longest when there are too many.
func (g *ground) trim() {
	for len(g.tiles) > max(tilesKept, g.need+g.need/2) {
		old, at := int64(math.MaxInt64), tileKey{}
		for k, t := range g.tiles {
			if t.used < old {
				old, at = t.used, k
			}
		}
		if old == g.frame {
			return
		}
		g.spare = append(g.spare, g.tiles[at].img)
		delete(g.tiles, at)
	}
}
