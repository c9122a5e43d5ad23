// A plain picture of how the hexes were read, for the eye that checks them.
package main

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"

	"awaw/hexmap"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
)

type picture struct {
	img    *image.RGBA
	x0, y0 float64
	scale  float64
}

var tints = map[hexmap.Terrain]color.RGBA{
	hexmap.Sea: {70, 110, 130, 255}, hexmap.Clear: {214, 210, 170, 255}, hexmap.Rough: {190, 165, 120, 255},
	hexmap.Mountain: {140, 120, 105, 255}, hexmap.Forest: {150, 180, 120, 255}, hexmap.Swamp: {160, 190, 170, 255},
	hexmap.Desert: {240, 225, 150, 255}, hexmap.Jungle: {110, 165, 90, 255}, hexmap.JungleMountain: {95, 125, 80, 255},
}

// draw paints hexes in their terrain, real land a shade lighter, hexsides by kind, places by name.
func (w *world) draw(win *window, scale int, name string) error {
	x0, y0, x1, y1 := win.bounds()
	p := &picture{x0: x0 + win.Margin, y0: y0 + win.Margin, scale: float64(scale)}
	p.img = image.NewRGBA(image.Rect(0, 0, int((x1-x0-2*win.Margin)*p.scale), int((y1-y0-2*win.Margin)*p.scale)))
	for j := range p.img.Rect.Dy() {
		for i := range p.img.Rect.Dx() {
			x, y := p.x0+(float64(i)+0.5)/p.scale, p.y0+(float64(j)+0.5)/p.scale
			h := hexmap.HexAt(x, y)
			if !win.holds(h) {
				continue
			}
			c := w.cells[h]
			t := tints[c.terrain]
			if w.raster.at(x, y) == 0 {
				t.R, t.G, t.B = uint8(float64(t.R)*0.8), uint8(float64(t.G)*0.86), uint8(float64(t.B)*0.95)
			}
			p.img.SetRGBA(i, j, t)
		}
	}
	for _, row := range win.hexes() {
		for _, h := range row {
			p.hex(w, h)
		}
	}
	for _, r := range w.theatre.River {
		chain, err := w.chain(r)
		if err != nil {
			return err
		}
		for _, pair := range chain {
			p.side(pair[0], pair[0].Toward(pair[1]), color.RGBA{60, 90, 220, 255}, 2)
		}
	}
	for _, pl := range w.places {
		h, err := w.hexOf(pl)
		if err != nil {
			return err
		}
		if win.holds(h) {
			x, y := h.Plane()
			fx, fy := w.frame.hexPlane(pl.Lat, pl.Lon)
			p.dot(fx, fy, 2, color.RGBA{200, 0, 0, 255})
			p.text(x-0.45, y+0.12, pl.Name, color.RGBA{120, 0, 0, 255})
		}
	}
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(f, p.img); err != nil {
		return err
	}
	return f.Close()
}

func (p *picture) hex(w *world, h hexmap.Hex) {
	c := w.cells[h]
	for k, s := range c.sides {
		o := w.cells[h.Neighbor(k)]
		tint, wide := color.RGBA{110, 110, 110, 255}, 0
		switch {
		case s.lake:
			tint, wide = color.RGBA{90, 140, 255, 255}, 3
		case s.strait:
			tint, wide = color.RGBA{0, 230, 255, 255}, 3
		case o != nil && o.country >= 0 && c.country >= 0 && o.country != c.country:
			tint, wide = color.RGBA{200, 40, 160, 255}, 1
		case s.land:
			tint = color.RGBA{170, 160, 120, 255}
		}
		p.side(h, k, tint, wide)
	}
	x, y := h.Plane()
	p.text(x-0.2, y-0.25, h.String(), color.RGBA{0, 0, 0, 255})
	if c.country >= 0 {
		mark := ""
		if c.coast {
			mark = "c"
		}
		if c.island {
			mark = "i"
		}
		p.text(x-0.2, y+0.38, fmt.Sprintf("%s%s%.0f", w.theatre.Country[c.country].Code, mark, c.land*100), color.RGBA{60, 60, 60, 255})
	} else if c.land > 0.05 {
		p.text(x-0.1, y+0.38, fmt.Sprintf("%.0f", c.land*100), color.RGBA{20, 20, 60, 255})
	}
}

func (p *picture) side(h hexmap.Hex, dir int, tint color.RGBA, wide int) {
	ax, ay := h.Corner(dir)
	bx, by := h.Corner(dir + 1)
	n := int(p.scale)
	for i := range n + 1 {
		t := float64(i) / float64(n)
		p.dot(ax+t*(bx-ax), ay+t*(by-ay), wide, tint)
	}
}

func (p *picture) dot(x, y float64, radius int, tint color.RGBA) {
	i, j := int(math.Round((x-p.x0)*p.scale)), int(math.Round((y-p.y0)*p.scale))
	for dy := -radius; dy <= radius; dy++ {
		for dx := -radius; dx <= radius; dx++ {
			p.img.SetRGBA(i+dx, j+dy, tint)
		}
	}
}

func (p *picture) text(x, y float64, s string, tint color.RGBA) {
	d := font.Drawer{Dst: p.img, Src: image.NewUniform(tint), Face: basicfont.Face7x13,
		Dot: fixed.P(int((x-p.x0)*p.scale), int((y-p.y0)*p.scale))}
	d.DrawString(s)
}
