package draw

import (
	"image"

	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/present"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file keeps the painted ground: the whole sheet small, painted once, and the present view sharp, painted off the
// main loop whenever the camera has come to rest.

// Sheet is a map that can be painted.
type Sheet struct {
	Map   *hexmap.Map
	Paint *art.Sheet
}

type picture struct {
	view art.View // in device pixels
	rgba *image.RGBA
	img  *ebiten.Image
}

// draw puts the picture where it belongs under view v (device pixels), scaled if need be.
func (p *picture) draw(screen *ebiten.Image, v art.View) {
	if p == nil || p.img == nil {
		return
	}
	k := v.W / p.view.W
	x, y := v.Px(p.view.X0, p.view.Y0)
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Scale(k, k)
	if k == 1 {
		x, y = float64(int(x+.5)), float64(int(y+.5))
	} else {
		op.Filter = ebiten.FilterLinear
	}
	op.GeoM.Translate(x, y)
	screen.DrawImage(p.img, op)
}

func (p *picture) upload() {
	if p.img == nil && p.rgba != nil {
		b := p.rgba.Bounds()
		p.img = ebiten.NewImageWithOptions(image.Rect(0, 0, b.Dx(), b.Dy()), &ebiten.NewImageOptions{Unmanaged: true})
		p.img.WritePixels(p.rgba.Pix)
		p.rgba = nil
	}
}

func (p *picture) drop() {
	if p != nil && p.img != nil {
		p.img.Deallocate()
		p.img = nil
	}
}

const baseHex = 30 // device pixels a hex of the whole sheet

// margin is how far beyond the window the sharp view is painted, so that a short drag finds it ready.
const margin = 160

type ground struct {
	id     string
	sheet  *art.Sheet
	base   *picture
	near   *picture
	want   art.View // what the sharp view should show
	done   chan *picture
	busy   bool
	cancel bool
	stop   chan struct{}
}

// board makes ready the ground of the map shown.
func (w *Window) board(id string) *ground {
	if g := w.ground; g != nil && g.id == id {
		return g
	}
	s := w.sheets(id)
	if s == nil {
		return nil
	}
	w.ground.drop()
	g := &ground{id: id, sheet: s.Paint, done: make(chan *picture, 2), stop: make(chan struct{})}
	w.ground = g
	x0, y0, x1, y1 := g.sheet.Bounds()
	v := art.View{X0: x0 - 1, Y0: y0 - 1, W: baseHex}
	width, height := int((x1-x0+2)*baseHex), int((y1-y0+2)*baseHex)
	g.busy = true
	go g.paint(v, width, height)
	return g
}

func (g *ground) drop() {
	if g == nil {
		return
	}
	close(g.stop)
	g.base.drop()
	g.near.drop()
}

// paint paints a view; it stops when the ground is dropped.
func (g *ground) paint(v art.View, width, height int) {
	img, err := g.sheet.Paint(v, width, height, func(float64) bool {
		select {
		case <-g.stop:
			return false
		default:
			return true
		}
	})
	if err != nil {
		img = nil
	}
	g.done <- &picture{view: v, rgba: img}
}

// poll takes what was painted; it tells whether the screen changes.
func (g *ground) poll() bool {
	if g == nil {
		return false
	}
	select {
	case p := <-g.done:
		g.busy = false
		if p.rgba == nil {
			return false
		}
		p.upload()
		if g.base == nil {
			g.base = p
		} else {
			g.near.drop()
			g.near = p
		}
		return true
	default:
		return false
	}
}

// sharpen asks for the sharp view of a window at rest.
func (g *ground) sharpen(v art.View, width, height int) {
	if g == nil || g.busy {
		return
	}
	if g.base == nil {
		return
	}
	if g.near != nil && g.near.view.W == v.W {
		dx, dy := (v.X0-g.near.view.X0)*v.W, (v.Y0-g.near.view.Y0)*v.W
		b := g.near.img.Bounds()
		if dx >= 0 && dy >= 0 && dx+float64(width) <= float64(b.Dx()) && dy+float64(height) <= float64(b.Dy()) {
			return
		}
	}
	g.busy = true
	m := margin / v.W
	go g.paint(art.View{X0: v.X0 - m, Y0: v.Y0 - m, W: v.W}, width+2*margin, height+2*margin)
}

// minimap paints the small map once for each size.
func (w *Window) minimap(width, height int, scale float64) *image.RGBA {
	if w.ground == nil {
		return nil
	}
	key := w.ground.id
	if w.mini == nil || w.miniKey != key || w.mini.Bounds().Dx() != int(float64(width)*scale) {
		w.mini, _ = w.ground.sheet.Minimap(int(float64(width)*scale), int(float64(height)*scale))
		w.miniKey = key
	}
	return w.mini
}

// viewOf is a camera as the painter's view, in units of k device pixels a logical pixel.
func viewOf(m *present.MapScene, w, h, k float64) art.View {
	return art.View{X0: m.CX - w/2/m.HexW, Y0: m.CY - h/2/m.HexW, W: m.HexW * k}
}
