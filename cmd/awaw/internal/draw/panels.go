package draw

import (
	"image"
	"math"
	"slices"
	"strconv"
	"strings"

	"awaw/internal/art"
	"awaw/internal/present"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file paints panels: each one picture, painted on the CPU and uploaded again only when its items change.

const shadowReach = 20

type panelPicture struct {
	rect   present.Rect
	items  []present.Item
	shadow bool
	scale  float64
	img    *ebiten.Image
	used   bool
}

// panel gives the picture of a panel, painted anew if it changed.
func (w *Window) panel(p present.Panel, scale float64) *panelPicture {
	old := w.panels[p.ID]
	if old != nil && old.rect == p.Rect && old.shadow == p.Shadow && old.scale == scale && slices.Equal(old.items, p.Items) {
		old.used = true
		return old
	}
	pad := 0.0
	if p.Shadow {
		pad = shadowReach
	}
	c := w.kit.Scaled(p.Rect.W+2*pad, p.Rect.H+2*pad, scale).Shift(pad-p.Rect.X, pad-p.Rect.Y)
	if p.Shadow {
		c.Shadow(art.Rect{X: p.Rect.X, Y: p.Rect.Y, W: p.Rect.W, H: p.Rect.H}.Round(4), 0, 4, 12, w.kit.Pal.Chrome.Scrim, .6)
	}
	for _, i := range p.Items {
		w.item(c, i)
	}
	b := c.Img.Bounds()
	pic := &panelPicture{rect: p.Rect, items: slices.Clone(p.Items), shadow: p.Shadow, scale: scale, used: true}
	if old != nil && old.img != nil && old.img.Bounds().Size() == b.Size() {
		pic.img = old.img
	} else {
		if old != nil && old.img != nil {
			old.img.Deallocate()
		}
		pic.img = ebiten.NewImageWithOptions(image.Rect(0, 0, max(1, b.Dx()), max(1, b.Dy())), &ebiten.NewImageOptions{Unmanaged: true})
	}
	pic.img.WritePixels(c.Img.Pix)
	w.panels[p.ID] = pic
	return pic
}

func (w *Window) col(role string) art.RGB {
	if c, ok := w.kit.Pal.Role(role); ok {
		return c
	}
	return w.kit.Pal.Status.Refused
}

func alpha(i present.Item) float64 {
	if i.Alpha == 0 {
		return 1
	}
	return i.Alpha
}

// item paints one item.
func (w *Window) item(c *art.Canvas, i present.Item) {
	a := alpha(i)
	switch i.Kind {
	case present.ItemBox:
		w.boxItem(c, i, a)
	case present.ItemText:
		c.Text(i.Text, i.X, i.Y, art.Style{Face: art.Face(i.Face), Size: i.Size, Color: w.col(i.Fill), Track: i.Track, Alpha: a})
	case present.ItemLine:
		p := art.Line(i.X, i.Y, i.W, i.H)
		if i.N == 1 {
			p = p.Dash(1.5, 2)
		} else if i.X == i.W || i.Y == i.H {
			x, y, ww, h := i.X, i.Y, i.W-i.X, i.H-i.Y
			c.Box(math.Round(x), math.Round(y), math.Max(1, ww), math.Max(1, h), w.col(i.Edge), a)
			return
		}
		c.StrokeButt(p, math.Max(1, i.Line), w.col(i.Edge), a)
	case present.ItemCard:
		spec := specOf(i.Card)
		spec.Flat = true
		c.Counter(i.X, i.Y, i.W, spec)
	case present.ItemMark:
		s, ok := w.kit.Pal.Sides[art.Side(i.Style)]
		if !ok {
			s = w.kit.Pal.Sides[art.Neutral]
		}
		ink := w.kit.Pal.Chrome.Panel
		c.SideMark(art.Side(i.Style), i.X, i.Y, i.R, s.Chart, ink, i.N == 1)
	case present.ItemIcon:
		w.icon(c, i)
	case present.ItemDie:
		c.Die(i.X, i.Y, i.W, i.N, art.Side(i.Style))
	case present.ItemHatch:
		c.Fill(art.Rect{X: i.X, Y: i.Y, W: i.W, H: i.H}.Path(), art.Hatch(w.col(i.Fill), .75, 6, 2.2, 45))
	case present.ItemPlane:
		kind, _ := art.KindOf(i.Text)
		deg := 0.0
		if i.N == 1 {
			deg = 180
		}
		c.Silhouette(kind, i.X, i.Y, i.W, deg, w.col(i.Fill), a)
	case present.ItemMini:
		if img := w.minimap(int(i.W), int(i.H), c.Factor()); img != nil {
			d := c.Zoom(1 / c.Factor())
			d.Blit(img, i.X*c.Factor(), i.Y*c.Factor())
		}
	}
}

func (w *Window) boxItem(c *art.Canvas, i present.Item, a float64) {
	r := art.Rect{X: i.X, Y: i.Y, W: i.W, H: i.H}
	if i.R == 0 && i.Edge == "" {
		c.Box(i.X, i.Y, i.W, i.H, w.col(i.Fill), a)
		return
	}
	path := func(r art.Rect, rad float64) *art.Path {
		rad = math.Min(rad, math.Min(r.W, r.H)/2)
		if rad <= 0 {
			return r.Path()
		}
		return r.Round(rad)
	}
	if i.Fill != "" {
		if i.Edge != "" && i.Edge != i.Fill {
			c.Fill(path(r, i.R), art.Solid(w.col(i.Edge), a))
			c.Fill(path(art.Rect{X: r.X + i.Line, Y: r.Y + i.Line, W: r.W - 2*i.Line, H: r.H - 2*i.Line}, i.R-i.Line), art.Solid(w.col(i.Fill), a))
		} else {
			c.Fill(path(r, i.R), art.Solid(w.col(i.Fill), a))
		}
		return
	}
	half := i.Line / 2
	c.Stroke(path(art.Rect{X: r.X + half, Y: r.Y + half, W: r.W - i.Line, H: r.H - i.Line}, i.R), i.Line, w.col(i.Edge), a)
}

func (w *Window) icon(c *art.Canvas, i present.Item) {
	if i.Text == "back" {
		c.Chevron(i.X, i.Y, i.R, 180, 1.8, w.col(i.Fill))
		return
	}
	k, ok := art.IconNamed(i.Text)
	if !ok {
		return
	}
	c.Icon(k, i.X, i.Y, i.R, w.col(i.Fill))
}

// specOf is a card as the painter wants it.
func specOf(k present.Card) art.CounterSpec {
	kind, _ := art.KindOf(k.Kind)
	s := art.CounterSpec{Nation: k.Nation, Side: art.Side(k.Style), Kind: kind, Factor: strconv.Itoa(k.Size),
		Inverted: k.Inverted, Selected: k.Selected, May: k.Legal, Hover: k.Hover}
	if k.Range > 0 {
		s.Range = strconv.Itoa(k.Range)
	}
	n := 0
	for _, b := range strings.Fields(k.Badges) {
		name := map[string]string{"half": "partial_supply", "none": "no_supply", "oil": "oil", "snow": "winter"}[b]
		if v, ok := art.BadgeNamed(name); ok && n < 2 {
			s.Badges[n] = v
			n++
		}
	}
	return s
}

// Metrics measures text with the fonts that paint it.
type Metrics struct {
	kit  *art.Kit
	seen map[metricKey]float64
}

type metricKey struct {
	f    present.Face
	size float64
	s    string
}

// NewMetrics measures with the fonts of a kit.
func NewMetrics(kit *art.Kit) *Metrics { return &Metrics{kit: kit, seen: map[metricKey]float64{}} }

// Width is in logical pixels.
func (m *Metrics) Width(f present.Face, size float64, s string) float64 {
	k := metricKey{f, size, s}
	if w, ok := m.seen[k]; ok {
		return w
	}
	if len(m.seen) > 20000 {
		clear(m.seen)
	}
	w := m.kit.Width(s, art.Style{Face: art.Face(f), Size: size})
	m.seen[k] = w
	return w
}
