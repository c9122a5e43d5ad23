package draw

import (
	"image"
	"math"
	"strings"

	"awaw/internal/art"
	"awaw/internal/art/orderart"
	"awaw/internal/present/scene"
)

// This file paints the items panels are made of.

// col is a colour by its role; an unknown role shows, so that it is found.
func (p *panelPainter) col(role string) art.RGB {
	if c, ok := p.kit.Pal.Role(role); ok {
		return c
	}
	return p.kit.Pal.Status.Refused
}

// opacity is an item's, for which 0 means 1.
func opacity(i scene.Item) float64 {
	if i.Alpha == 0 {
		return 1
	}
	return i.Alpha
}

// item paints one item.
func (p *panelPainter) item(c *art.Canvas, i scene.Item) {
	a := opacity(i)
	switch i.Kind {
	case scene.ItemBox:
		p.box(c, i, a)
	case scene.ItemText:
		p.text(c, i, a)
	case scene.ItemLine:
		p.line(c, i, a)
	case scene.ItemCard:
		p.cards.blit(c, i.Card, i.X, i.Y, i.W)
	case scene.ItemMark:
		orderart.PanelMark(c, art.Side(i.Style), i.X, i.Y, i.R, i.N == 1)
	case scene.ItemIcon:
		p.icon(c, i)
	case scene.ItemDie:
		c.Die(i.X, i.Y, i.W, i.N, art.Side(i.Style))
	case scene.ItemHatch:
		c.Fill(art.Rect{X: i.X, Y: i.Y, W: i.W, H: i.H}.Path(), art.Hatch(p.col(i.Fill), .75*a, 6, 2.2, 45))
	case scene.ItemPlane:
		p.plane(c, i, a)
	case scene.ItemPicture:
		k := c.Factor()
		if p.picture == nil {
			return
		}
		if img := p.picture(i.Text, int(i.W*k), int(i.H*k)); img != nil {
			c.Blit(img, i.X, i.Y)
		}
	case scene.ItemMini:
		k := c.Factor()
		if img := p.mini(int(i.W*k*max(1, i.R)), int(i.H*k*max(1, i.R))); img != nil {
			at := img.Rect.Min.Add(image.Pt(int(i.Corner[0]*k), int(i.Corner[1]*k)))
			part := image.Rectangle{at, at.Add(image.Pt(int(i.W*k), int(i.H*k)))}
			c.Blit(img.SubImage(part).(*image.RGBA), i.X, i.Y)
		}
	}
}

func (p *panelPainter) text(c *art.Canvas, i scene.Item, a float64) {
	st := art.Style{Face: faceOf(i.Face), Size: i.Size, Color: p.col(i.Fill), Track: i.Track, Alpha: a}
	c.Text(i.Text, i.X, i.Y, st)
}

// line draws level and upright lines as boxes on whole pixels, others as strokes; N 1 dots them.
func (p *panelPainter) line(c *art.Canvas, i scene.Item, a float64) {
	wide := math.Max(1, i.Line)
	switch {
	case i.N == 1:
		c.StrokeButt(art.Line(i.X, i.Y, i.W, i.H).Dash(1.5, 2), wide, p.col(i.Edge), a)
	case i.X == i.W || i.Y == i.H:
		x, y := math.Min(i.X, i.W), math.Min(i.Y, i.H)
		c.Box(math.Round(x), math.Round(y), math.Max(wide, math.Abs(i.W-i.X)), math.Max(wide, math.Abs(i.H-i.Y)), p.col(i.Edge), a)
	default:
		c.Stroke(art.Line(i.X, i.Y, i.W, i.H), wide, p.col(i.Edge), a)
	}
}

func (p *panelPainter) box(c *art.Canvas, i scene.Item, a float64) {
	if i.R == 0 && i.Edge == "" {
		c.Box(i.X, i.Y, i.W, i.H, p.col(i.Fill), a)
		return
	}
	r := art.Rect{X: i.X, Y: i.Y, W: i.W, H: i.H}
	switch {
	case i.Fill == "":
		half := i.Line / 2
		c.Stroke(r.Inset(half).Round(i.R-half), i.Line, p.col(i.Edge), a)
	case i.Edge == "" || i.Edge == i.Fill:
		c.Fill(r.Round(i.R), art.Solid(p.col(i.Fill), a))
	default:
		c.Fill(r.Round(i.R), art.Solid(p.col(i.Edge), a))
		c.Fill(r.Inset(i.Line).Round(i.R-i.Line), art.Solid(p.col(i.Fill), a))
	}
}

func (p *panelPainter) plane(c *art.Canvas, i scene.Item, a float64) {
	kind, ok := art.KindOf(i.Text)
	if !ok {
		return
	}
	deg := 0.0
	if i.N == 1 {
		deg = 180
	}
	c.Silhouette(kind, i.X, i.Y, i.W, deg, p.col(i.Fill), a)
}

// icon paints an icon by name; a name the painter lacks shows as a ring, so that it is found.
func (p *panelPainter) icon(c *art.Canvas, i scene.Item) {
	if i.Text == "back" {
		c.Chevron(i.X, i.Y, i.R, 180, 1.8, p.col(i.Fill))
		return
	}
	if fate, is := strings.CutPrefix(i.Text, "fate."); is {
		orderart.Fate(c, fate, i.X, i.Y, i.R)
		return
	}
	if n, is := strings.CutPrefix(i.Text, "cause."); is {
		orderart.Number(c, n, i.X, i.Y)
		return
	}
	k, ok := art.IconNamed(i.Text)
	if !ok {
		c.Stroke(art.Circle(i.X, i.Y, i.R*.7), 1.5, p.col(i.Fill), 1)
		return
	}
	c.Icon(k, i.X, i.Y, i.R, p.col(i.Fill))
}
