package draw

import (
	"fmt"
	"image"
	"math"

	"awaw/engine/ordered"
	"awaw/internal/art"
	"awaw/internal/art/orderart"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file draws orders that draw themselves as they are settled: each is painted once, and so much of it shown as has come. They lie
// over the map until the overlay has been painted with what they leave.

// liveRoom is how far what is drawn of an order reaches beyond its ends, in logical pixels.
const liveRoom = 30.0

// drawLive draws what moves, and what moved last until the overlay shows it.
func (w *Window) drawLive(screen surface, s *scene.Scene, v art.View) {
	switch m := s.Map; {
	case len(m.Live) > 0:
		w.live = m.Live
	case len(w.live) > 0 && (w.overlay.scene == nil || sameOverlay(w.overlay.scene, m)):
		w.live = nil
	}
	p := overlayPainter{s: w.ground.sheet, m: s.Map, v: art.View{X0: v.X0, Y0: v.Y0, W: v.W / s.Scale}, size: s.Map.CardWidth()}
	for _, x := range w.live {
		if o, ok := p.orderOf(x.OrderLine); ok {
			r := w.ribbonOf(x.OrderLine, o, s.Scale)
			r.draw(screen, x)
			w.drawSign(screen, x, o, s.Scale)
		}
	}
}

// ribbon is the picture of an order, and the way along which it is shown.
type ribbon struct {
	img    *ebiten.Image
	box    art.Rect // where it lies, in logical pixels
	from   art.Pt
	dx, dy float64 // to its end
	scale  float64
}

// ribbonOf paints an order, the first time it is wanted at this size.
func (w *Window) ribbonOf(l scene.OrderLine, o orderart.Order, scale float64) ribbon {
	r := ribbon{from: o.From, dx: o.To.X - o.From.X, dy: o.To.Y - o.From.Y, scale: scale}
	x0, x1 := math.Min(o.From.X, o.To.X), math.Max(o.From.X, o.To.X)
	y0, y1 := math.Min(o.From.Y, o.To.Y), math.Max(o.From.Y, o.To.Y)
	if o.Kind == "convoy" { // it bends at the fleet
		x0, x1 = math.Min(x0, o.Mid.X), math.Max(x1, o.Mid.X)
		y0, y1 = math.Min(y0, o.Mid.Y), math.Max(y1, o.Mid.Y)
	}
	r.box = art.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}.Inset(-liveRoom - .07*math.Hypot(r.dx, r.dy))
	r.img = w.marks.picture(markKey{what: fmt.Sprintf("order %v", l), size: w.hexW, scale: scale}, r.box.W, r.box.H, func(c *art.Canvas) {
		orderart.Draw(c.Shift(-r.box.X, -r.box.Y), o)
	})
	return r
}

// draw shows so much of it as has come: one that is kept out springs back, one that is cut parts in the middle.
func (r ribbon) draw(screen surface, x scene.Motion) {
	swing, long := math.Sin(math.Pi*x.After), math.Max(1, math.Hypot(r.dx, r.dy))
	ux, uy := swing*r.dx/long, swing*r.dy/long
	switch x.Fate {
	case ordered.Bounced.String():
		r.part(screen, 0, x.T, -6*ux, -6*uy)
	case ordered.Cut.String():
		r.part(screen, 0, math.Min(x.T, .5), -4*uy, 4*ux)
		r.part(screen, .5, x.T, 4*uy, -4*ux)
	default:
		r.part(screen, 0, x.T, 0, 0)
	}
}

// part shows what lies between two shares of the way, moved by so much. It is cut across the longer side of the way.
func (r ribbon) part(screen surface, from, to, dx, dy float64) {
	if to <= from {
		return
	}
	b := r.img.Bounds()
	cut := func(at, low, size, start, way float64) (int, int) { // in device pixels from low on
		ends := func(share float64) float64 {
			switch {
			case share <= 0 && way >= 0:
				return low
			case share <= 0:
				return low + size
			case share >= 1 && way >= 0:
				return low + size
			case share >= 1:
				return low
			}
			return start + way*share
		}
		p, q := ends(from)-low, ends(at)-low
		return int(math.Round(math.Min(p, q) * r.scale)), int(math.Round(math.Max(p, q) * r.scale))
	}
	if math.Abs(r.dx) >= math.Abs(r.dy) {
		b.Min.X, b.Max.X = cut(to, r.box.X, r.box.W, r.from.X, r.dx)
	} else {
		b.Min.Y, b.Max.Y = cut(to, r.box.Y, r.box.H, r.from.Y, r.dy)
	}
	b = b.Intersect(r.img.Bounds())
	if b.Empty() {
		return
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round((r.box.X+dx)*r.scale)+float64(b.Min.X), math.Round((r.box.Y+dy)*r.scale)+float64(b.Min.Y))
	screen.DrawImage(r.img.SubImage(b).(*ebiten.Image), op)
}

// drawSign draws what moves beside the line: the bloom of a patrol, the shield of an escort, the burst of a raid, a wing that turns over.
func (w *Window) drawSign(screen surface, x scene.Motion, o orderart.Order, scale float64) {
	switch {
	case x.Fate == ordered.Turned.String():
		at := signOf(o, x.OrderLine)
		w.drawScaled(screen, "turned", art.Rect{W: 26, H: 26}, at, math.Abs(math.Cos(math.Pi*x.T)), 1, 1, scale, func(c *art.Canvas) {
			orderart.Fate(c, x.Fate, 13, 13, orderart.FateRadius)
		})
	case x.Kind == "patrol" && x.T < 1:
		grow := .12 + .88*x.T
		w.drawScaled(screen, "bloom", art.Rect{W: 2 * bloom, H: 2 * bloom}, o.To, grow, grow, 1-x.T, scale, func(c *art.Canvas) {
			orderart.Bloom(c, bloom, bloom, bloom-3)
		})
	case x.Kind == "escort" && x.T < 1:
		at := orderart.CurveOf(o.From, o.To, o.Room, o.Reach).At(x.T)
		w.drawScaled(screen, "shield", art.Rect{W: 22, H: 22}, at, 1, 1, 1, scale, func(c *art.Canvas) { orderart.Shield(c, 11, 11) })
	case x.Kind == "raid" && x.After > 0:
		end := orderart.End(o)
		grow := math.Min(1.15, .3+1.7*x.After) - .15*math.Max(0, 2*x.After-1)
		w.drawScaled(screen, fmt.Sprintf("end %v", x.OrderLine), art.Rect{W: 40, H: 40}, end, grow, grow, 1, scale, func(c *art.Canvas) {
			orderart.DrawEnd(c.Shift(20-end.X, 20-end.Y), o)
		})
	}
}

// bloom is how far a patrol blooms, in logical pixels.
const bloom = 90.0

// drawScaled draws a small picture about a point, stretched and faded.
func (w *Window) drawScaled(screen surface, what string, size art.Rect, at art.Pt, kx, ky, alpha, scale float64, paint func(*art.Canvas)) {
	img := w.marks.picture(markKey{what: "live " + what, size: w.hexW, scale: scale}, size.W, size.H, paint)
	b := image.Pt(img.Bounds().Dx(), img.Bounds().Dy())
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Translate(-float64(b.X)/2, -float64(b.Y)/2)
	op.GeoM.Scale(kx, ky)
	op.GeoM.Translate(at.X*scale, at.Y*scale)
	op.ColorScale.ScaleAlpha(float32(alpha))
	screen.DrawImage(img, op)
}
