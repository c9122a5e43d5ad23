package widgets

import (
	"image/color"
	"math"

	"awaw/internal/art"

	"github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
)

// This file makes the theme: the grounds of all controls, painted from the palette for one scale, stretched by ebitenui.

type theme struct {
	kit *art.Kit
	k   float64

	button, main, flat, chip, chipOn, entry, entryOn, tab, tabOn, thumb *widget.ButtonImage
	ring, field, track, groove, raised, list                            *image.NineSlice
	face                                                                text.Face
}

// px is a length in device pixels.
func (t *theme) px(v float64) int { return int(math.Round(v * t.k)) }

func newTheme(kit *art.Kit, k float64) *theme {
	t := &theme{kit: kit, k: k}
	b := kit.Pal.Button
	plain := func(s art.ButtonColours, r float64) *image.NineSlice { return t.frame(s.Fill, s.Edge, r, 1) }
	t.button = &widget.ButtonImage{Idle: plain(b.Normal, 4), Hover: plain(b.Hover, 4), Pressed: plain(b.Pressed, 4), PressedHover: plain(b.Pressed, 4), Disabled: plain(b.Disabled, 4)}
	lit := t.frame(b.Primary.Fill, kit.Pal.Accent.LampGlow, 4, 1)
	t.main = &widget.ButtonImage{Idle: plain(b.Primary, 4), Hover: lit, Pressed: t.frame(kit.Pal.Accent.LampFoot, b.Primary.Edge, 4, 1), Disabled: plain(b.Disabled, 4)}
	t.main.PressedHover = t.main.Pressed
	none := image.NewNineSliceColor(color.Transparent)
	t.flat = &widget.ButtonImage{Idle: none, Hover: plain(b.Hover, 4), Pressed: plain(b.Pressed, 4), PressedHover: plain(b.Pressed, 4), Disabled: none}
	c, lamp := kit.Pal.Chrome, kit.Pal.Accent.Lamp
	t.chip = t.looks(t.frame(c.Raised, c.Raised, 14, 1), t.frame(c.RaisedHover, lamp, 14, 1))
	t.chipOn = t.looks(t.frame(kit.Pal.Paper.Sheet, kit.Pal.Paper.Sheet, 14, 1), t.frame(kit.Pal.Paper.Sheet, lamp, 14, 1))
	t.entry = t.looks(t.frame(c.Raised, c.Line, 4, 1), t.frame(c.RaisedHover, lamp, 4, 1))
	t.entryOn = t.looks(t.frame(c.RowCurrent, c.Line, 4, 1), t.frame(c.RowCurrent, lamp, 4, 1))
	t.tab = t.looks(none, t.frame(c.RaisedHover, c.RaisedHover, 4, 0))
	t.tabOn = t.looks(none, none)
	t.thumb = t.looks(t.frame(kit.Pal.Text.OnDarkMuted, kit.Pal.Text.OnDarkMuted, 4, 0), t.frame(lamp, lamp, 4, 0))
	t.ring = t.slice(7, func(v *art.Canvas, r art.Rect) { v.Stroke(r.Inset(1).Round(6), 2, b.FocusRing, 1) })
	t.field = t.frame(c.Well, c.Line, 4, 1)
	t.list = t.frame(c.Panel, c.Line, 4, 1)
	t.raised = t.frame(c.Raised, c.LineSoft, 4, 1)
	t.track = t.frame(c.Well, c.LineSoft, 4, 1)
	t.groove = t.slice(8, func(v *art.Canvas, r art.Rect) { v.Fill(r.Inset(r.H/2-2).Round(2), art.Solid(c.Line, 1)) })
	t.face = face(14 * k)
	return t
}

// face is the fount of fields and lists that drop down; the rest of the words are painted.
func face(size float64) text.Face {
	data, err := art.BodyMedium.Font()
	if err != nil {
		data, _ = art.Body.Font() // which the program always carries
	}
	f, err := opentype.Parse(data)
	if err != nil {
		panic("widgets: the embedded fount cannot be read: " + err.Error())
	}
	x, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("widgets: the embedded fount cannot be scaled: " + err.Error())
	}
	return text.NewGoXFace(x)
}

func (t *theme) looks(idle, hover *image.NineSlice) *widget.ButtonImage {
	return &widget.ButtonImage{Idle: idle, Hover: hover, Pressed: hover, PressedHover: hover, Disabled: idle}
}

// frame is a ground with rounded corners and an edge.
func (t *theme) frame(fill, edge art.RGB, r, line float64) *image.NineSlice {
	return t.slice(math.Max(r, 3)+1, func(c *art.Canvas, box art.Rect) {
		c.Fill(box.Round(r), art.Solid(edge, 1))
		if line > 0 {
			c.Fill(box.Inset(line).Round(r-line), art.Solid(fill, 1))
		}
	})
}

// slice paints a square with corners so many logical pixels wide and a middle that stretches.
func (t *theme) slice(corner float64, paint func(*art.Canvas, art.Rect)) *image.NineSlice {
	n := int(math.Ceil(corner * t.k))
	side := 2*n + 4
	logical := float64(side) / t.k
	c := t.kit.Scaled(logical, logical, t.k)
	paint(c, art.Rect{X: 0, Y: 0, W: logical, H: logical})
	img := ebiten.NewImageFromImage(c.Img)
	w := img.Bounds().Dx() - 2*n
	return image.NewNineSlice(img, [3]int{n, w, n}, [3]int{n, img.Bounds().Dy() - 2*n, n})
}

// rgba is a palette colour as ebitenui takes them.
func rgba(c art.RGB) color.Color {
	r, g, b := c.Bytes()
	return color.NRGBA{R: r, G: g, B: b, A: 255}
}
