package draw

import (
	"math"
	"slices"

	"awaw/board"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// hexMarks keeps small pictures that follow the pointer or stand on spaces.
type hexMarks struct {
	kit  *art.Kit
	kept map[markKey]*ebiten.Image
	cut  *ebiten.Image // what over cuts out
	rim  rim
}

type markKey struct {
	what, style string
	size, scale float64
}

// marksKept bounds the pictures kept.
const marksKept = 200

// picture gives a small picture of w by h logical pixels, painted on first use.
func (m *hexMarks) picture(k markKey, w, h float64, paint func(*art.Canvas)) *ebiten.Image {
	if img := m.kept[k]; img != nil {
		return img
	}
	if len(m.kept) >= marksKept || m.kept == nil {
		for _, img := range m.kept {
			img.Deallocate()
		}
		m.kept = map[markKey]*ebiten.Image{}
	}
	c := m.kit.Scaled(math.Max(1, w), math.Max(1, h), k.scale)
	paint(c)
	img := ebiten.NewImageFromImage(c.Img)
	m.kept[k] = img
	return img
}

// middle draws a small picture with its middle at x, y.
func middle(screen surface, img *ebiten.Image, x, y float64) {
	b := img.Bounds()
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x-float64(b.Dx())/2), math.Round(y-float64(b.Dy())/2))
	screen.DrawImage(img, op)
}

// point draws the space under the pointer, or the chosen one: a hex or an area by its outline, a box as a card. An outline of an area runs
// anywhere, so what lies over the ground is drawn over it once more.
func (m *hexMarks) point(screen surface, b board.Board, space int, v art.View, over *picture, scale float64, chosen bool) {
	if space < 0 || space >= b.Len() {
		return
	}
	shape := art.SpacesOf(b, []int{space})
	r := shape.Rect(v)
	if board.Beside(b, space) {
		m.card(screen, r, scale, chosen)
		return
	}
	key := markKey{what: "hover", size: v.W / scale, scale: scale}
	if chosen {
		key.what = "cursor"
	}
	_, hexes := b.(*hexmap.Map)
	if !hexes { // every hex looks alike, every area by itself
		key.what += " " + b.ID() + " " + b.Code(space)
	}
	const room = 8.0
	w, h := math.Ceil(r.W/scale)+2*room, math.Ceil(r.H/scale)+2*room
	img := m.picture(key, w, h, func(c *art.Canvas) {
		logical := art.View{W: v.W / scale}
		x, y := v.Plane(r.MidX(), r.MidY())
		logical.X0, logical.Y0 = x-w/2/logical.W, y-h/2/logical.W
		if chosen {
			c.Select(logical, shape)
		} else {
			c.Hover(logical, shape)
		}
	})
	middle(screen, img, r.MidX(), r.MidY())
	if !hexes && over != nil && over.img != nil {
		m.over(screen, img, r.MidX(), r.MidY(), v, over)
	}
}

// over draws an overlay once more where a small picture with its middle at x, y covers it: its names and tags stay whole.
func (m *hexMarks) over(screen surface, small *ebiten.Image, x, y float64, v art.View, overlay *picture) {
	b := small.Bounds()
	x, y = math.Round(x-float64(b.Dx())/2), math.Round(y-float64(b.Dy())/2)
	if m.cut == nil || !b.In(m.cut.Bounds()) {
		if m.cut != nil {
			m.cut.Deallocate()
		}
		m.cut = ebiten.NewImage(b.Dx(), b.Dy())
	}
	cut := m.cut.SubImage(b).(*ebiten.Image)
	cut.Clear()
	at, z := &ebiten.DrawImageOptions{}, v.W/overlay.view.W
	x0, y0 := v.Px(overlay.view.X0, overlay.view.Y0)
	at.GeoM.Scale(z, z)
	at.GeoM.Translate(x0-x, y0-y)
	cut.DrawImage(overlay.img, at)
	cut.DrawImage(small, &ebiten.DrawImageOptions{Blend: ebiten.BlendDestinationIn})
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(x, y)
	screen.DrawImage(cut, op)
}

// card frames the box under the pointer, or the chosen one.
func (m *hexMarks) card(screen surface, r art.Rect, scale float64, chosen bool) {
	key := markKey{what: "hover card", size: r.W, scale: scale}
	col, line := m.kit.Pal.Paper.Edge, 1.5
	if chosen {
		key.what, col, line = "cursor card", m.kit.Pal.Accent.Lamp, 3
	}
	w, h := r.W/scale, r.H/scale
	middle(screen, m.picture(key, w+8, h+8, func(c *art.Canvas) {
		c.Stroke(art.Rect{X: 4, Y: 4, W: w, H: h}.Round(.02*w), line, col, 1)
	}), r.MidX(), r.MidY())
}

// name writes a name that waited for the pointer.
func (m *hexMarks) name(screen surface, l art.Label, x, y, scale float64) {
	wide := math.Ceil(m.kit.Width(l.Text, art.Style{Face: art.CondBold, Size: 12.5})) + 16
	img := m.picture(markKey{what: "name " + l.Text, scale: scale}, wide, 28, func(c *art.Canvas) {
		l.X, l.Y, l.SR = wide/2, 18, 0
		c.Label(l, false)
	})
	middle(screen, img, x, y-4*scale)
}

// draw draws a badge at a corner of a space: what is struck at the upper left, what is fought for at the right.
func (m *hexMarks) draw(screen surface, k scene.SpaceMark, x, y, size, scale float64) {
	pal := m.kit.Pal
	if k.Tag != "" {
		m.tag(screen, k, x, y, size, scale)
		return
	}
	if k.IsPlate(size) {
		m.plate(screen, k, x, y, size, scale)
		return
	}
	icon, col := art.IconBattle, pal.Accent.Lamp
	at, r := badgeAt(k, size)
	switch k.Kind {
	case "target":
	case "struck":
		col = pal.Text.OnDarkSecond
	case "objective":
		icon, col = art.IconFlag, pal.Paper.Sheet
		if k.Style != "" {
			col = pal.Side(art.Side(k.Style)).Chart
		}
	default:
		return
	}
	x, y = x+at.X*scale, y+at.Y*scale
	img := m.picture(markKey{k.Kind, k.Style, r, scale}, 2*r+6, 2*r+6, func(c *art.Canvas) {
		c.Fill(art.Circle(r+3, r+3, r+1.5), art.Solid(pal.Chrome.Scrim, .9))
		c.Icon(icon, r+3, r+3, r*.72, col)
	})
	middle(screen, img, x, y)
}

// badgeAt is where the badge of a space without a tag lies, from the middle of its counters, in logical pixels; r is its radius.
// A chip is small: the badge lies off its corner, below what hangs there.
func badgeAt(k scene.SpaceMark, size float64) (at art.Pt, r float64) {
	r = math.Max(7, math.Round(size*.17))
	at = art.Pt{X: -size/2 - 2, Y: -size * .36}
	if k.Kind != "objective" {
		at.X -= size * .05 // clear of the nation's letters
	} else {
		at.X = -at.X
		r = math.Round(r * .85)
		at.Y += 2.1 * math.Max(4.5, size*.135) * float64(k.Under)
		if size < 24 {
			at.X, at.Y = at.X+3, at.Y-3
		}
	}
	return at, r
}

// badgeRect is what such a badge covers for a space whose counters stand at x, y.
func badgeRect(k scene.SpaceMark, x, y, size float64) art.Rect {
	if k.IsPlate(size) {
		return plateOf(k, x, y, size)
	}
	at, r := badgeAt(k, size)
	return art.Rect{X: x + at.X - r - 2, Y: y + at.Y - r - 2, W: 2*r + 4, H: 2*r + 4}
}

// tag writes how much of a limit is taken, beside the counters of a space: of support above, of defence below.
func (m *hexMarks) tag(screen surface, k scene.SpaceMark, x, y, size, scale float64) {
	pal := m.kit.Pal
	st := art.Style{Face: art.CondBold, Size: 12, Color: pal.Text.OnPaper, Align: art.Centre}
	r := tagRect(m.kit, k, 0, 0, size)
	w := r.W - 4
	img := m.picture(markKey{what: k.Kind + " " + k.Tag, style: k.Style, scale: scale}, w+4, 22, func(c *art.Canvas) {
		chart := pal.Side(art.Side(k.Style)).Chart
		c.Fill(art.Rect{X: 1, Y: 1, W: w + 2, H: 20}.Round(5), art.Solid(pal.Chrome.Scrim, .95))
		c.Fill(art.Rect{X: 2, Y: 2, W: w, H: 18}.Round(4), art.Solid(pal.Paper.Sheet, 1))
		c.Fill(art.Rect{X: 2, Y: 2, W: 15, H: 18}.Round(4), art.Solid(chart, 1))
		icon := art.IconBattle
		if k.Kind == "defence" {
			icon = art.IconShield
		}
		c.Icon(icon, 9.5, 11, 4.6, pal.Chrome.Scrim)
		c.TextMid(k.Tag, 16+(w-14)/2, 11, st)
	})
	middle(screen, img, x+r.MidX()*scale, y+r.MidY()*scale)
}

// tagRect is where such a badge lies for a space whose counters stand at x, y, in logical pixels.
func tagRect(kit *art.Kit, k scene.SpaceMark, x, y, size float64) art.Rect {
	w := math.Ceil(kit.Width(k.Tag, art.Style{Face: art.CondBold, Size: 12})) + 28
	dy := size*.5 + 12
	if k.Kind == "support" {
		dy = -dy
	}
	return art.Rect{X: x - size*.35 - w/2, Y: y + dy - 11, W: w, H: 22}
}

// fanned keeps the picture of the stack that is fanned out.
type fanned struct {
	cards []scene.Card
	size  float64
	scale float64
	img   *ebiten.Image
}

// fanPad is the room round the fanned cards, in logical pixels.
const fanPad = 16

// draw draws a stack fanned out in a row.
func (f *fanned) draw(kit *art.Kit, screen surface, st scene.Stack, x, y, size, scale float64) {
	if f.img == nil || f.size != size || f.scale != scale || !slices.Equal(f.cards, st.Cards) {
		if f.img != nil {
			f.img.Deallocate()
		}
		f.cards, f.size, f.scale = slices.Clone(st.Cards), size, scale
		specs := make([]art.CounterSpec, 0, len(st.Cards))
		for _, c := range st.Cards {
			specs = append(specs, specOf(c))
		}
		c := kit.Scaled(float64(len(specs))*size*1.2+2*fanPad, size+2*fanPad, scale)
		c.Spread(fanPad, fanPad, size, specs)
		pic := picture{rgba: c.Img}
		pic.upload(nil)
		f.img = pic.img
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x-fanPad*scale), math.Round(y-fanPad*scale))
	screen.DrawImage(f.img, op)
}

// frame draws the frame of the minimap as four lines one logical pixel wide.
func (m *hexMarks) frame(screen surface, r scene.Rect, scale float64) {
	if r.W <= 0 || r.H <= 0 {
		return
	}
	dot := m.picture(markKey{what: "lamp", scale: scale}, 4, 4, func(c *art.Canvas) {
		c.Fill(art.Rect{W: 4, H: 4}.Path(), art.Solid(m.kit.Pal.Accent.Lamp, 1))
	})
	side := float64(dot.Bounds().Dx())
	x, y, w, h, t := math.Round(r.X*scale), math.Round(r.Y*scale), math.Round(r.W*scale), math.Round(r.H*scale), math.Max(1, math.Round(scale))
	for _, l := range []scene.Rect{{X: x, Y: y, W: w, H: t}, {X: x, Y: y + h - t, W: w, H: t}, {X: x, Y: y, W: t, H: h}, {X: x + w - t, Y: y, W: t, H: h}} {
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Scale(l.W/side, l.H/side)
		op.GeoM.Translate(l.X, l.Y)
		screen.DrawImage(dot, op)
	}
}
