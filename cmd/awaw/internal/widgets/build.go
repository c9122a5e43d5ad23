package widgets

import (
	"image"
	"image/color"

	"awaw/internal/present/scene"

	img "github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
)

// This file lays a form out: widths are shared out from above, heights come from below, what grows takes the rest.

// builder makes the widgets of one form. Lengths are device pixels unless they are floats.
type builder struct {
	h    *Host
	t    *theme
	k    float64
	dead bool // a question lies over it
	view *scroller
}

func (b *builder) px(v float64) int { return b.t.px(v) }

// screen lays out a form and the question over it.
func (b *builder) screen(f *scene.Form, size image.Point) *widget.Container {
	lay := &fixed{}
	root := widget.NewContainer(widget.ContainerOpts.Layout(lay))
	add := func(w part, r image.Rectangle) {
		lay.at = append(lay.at, r)
		root.AddChild(w)
	}
	for at := f; at != nil; at = at.Box {
		b.dead = at.Box != nil
		if at.Place == scene.FormBox {
			b.box(at, size, add)
			continue
		}
		w := size.X
		if wide := at.Place.Width(); wide > 0 {
			w = min(b.px(wide), size.X)
		}
		area := image.Rect(0, 0, w, size.Y)
		pal := b.h.kit.Pal.Chrome
		add(b.ground(rgba(pal.Panel)), area)
		if w < size.X {
			add(b.ground(rgba(pal.Line)), image.Rect(w-1, 0, w, size.Y))
		}
		side := 40.0
		if float64(w)/b.k < 600 {
			side = 32
		}
		add(b.page(at, w-2*b.px(side), size.Y-b.px(24)-b.px(24)), area.Inset(0).Add(image.Pt(b.px(side), b.px(24))))
	}
	return root
}

// ground is a part of the window in one colour.
func (b *builder) ground(c color.Color) part {
	return widget.NewContainer(widget.ContainerOpts.BackgroundImage(img.NewNineSliceColor(c)))
}

// box lays a question in the middle over a veil.
func (b *builder) box(f *scene.Form, size image.Point, add func(part, image.Rectangle)) {
	veil := b.h.kit.Pal.Chrome.Scrim
	r, g, bl := veil.Bytes()
	add(b.ground(color.NRGBA{R: r, G: g, B: bl, A: 153}), image.Rect(0, 0, size.X, size.Y))
	wide := 560.0
	if f.Under == "wide" {
		wide = 760
	}
	w := min(b.px(wide), size.X-b.px(32))
	pad := b.px(28)
	inner := b.page(&scene.Form{ID: f.ID, Place: f.Place, Title: f.Title, Body: f.Body, Foot: f.Foot}, w-2*pad, size.Y-b.px(80))
	_, h := inner.PreferredSize()
	at := image.Rect(0, 0, w, h+2*pad).Add(image.Pt((size.X-w)/2, max(b.px(16), (size.Y-h-2*pad)/2)))
	add(widget.NewContainer(widget.ContainerOpts.BackgroundImage(b.t.list)), at)
	add(b.ground(rgba(b.h.kit.Pal.Accent.Lamp)), image.Rect(at.Min.X, at.Min.Y, at.Max.X, at.Min.Y+b.px(3)))
	add(inner, at.Inset(pad))
}

// page lays out head, body and foot of a form in w by h.
func (b *builder) page(f *scene.Form, w, h int) *widget.Container {
	col := b.stack(b.px(16))
	used := 0
	put := func(p part) {
		col.AddChild(p)
		_, ph := p.PreferredSize()
		used += ph + b.px(16)
	}
	if f.Title != "" {
		put(b.head(f, w))
	}
	if len(f.Tabs) > 0 {
		put(b.tabs(f.Tabs, w))
	}
	var foot part
	if len(f.Foot) > 0 {
		foot = b.row(scene.Node{Kind: scene.NodeRow, Gap: 12, Kids: f.Foot}, w, 0)
		_, fh := foot.PreferredSize()
		used += fh + b.px(16)
	}
	room := h - used
	if f.Place == scene.FormBox {
		room = 0
	}
	body := b.column(scene.Node{Kind: scene.NodeColumn, Gap: 12, Kids: f.Body}, w, room)
	col.AddChild(body)
	if foot != nil {
		if _, bh := body.PreferredSize(); room > bh {
			col.AddChild(b.gap(w, room-bh-b.px(16)))
		}
		col.AddChild(foot)
	}
	return col
}

// node makes the widget of a node in w; h is what there is to fill, 0 if nothing is known.
func (b *builder) node(n scene.Node, w, h int) part {
	if n.Width > 0 {
		w = min(w, b.px(n.Width))
	}
	if n.Height > 0 {
		h = b.px(n.Height)
	}
	switch n.Kind {
	case scene.NodeColumn:
		return b.column(n, w, h)
	case scene.NodeRow:
		return b.row(n, w, h)
	case scene.NodeScroll:
		return b.scroll(n, w, h)
	case scene.NodeCard:
		return b.card(n, w, h)
	case scene.NodeGap:
		return b.gap(w, h)
	case scene.NodeTitle, scene.NodeLabel, scene.NodePara, scene.NodeFact, scene.NodeLine, scene.NodePaint, scene.NodePicture:
		return b.words(n, w, h)
	case scene.NodeButton:
		return b.button(n, w, h)
	case scene.NodeEntry:
		return b.entry(n, w)
	case scene.NodeChips:
		return b.chips(n, w)
	case scene.NodeCombo:
		return b.combo(n, w)
	case scene.NodeCheck:
		return b.check(n, w)
	case scene.NodeSlider:
		return b.slider(n, w)
	case scene.NodeStepper:
		return b.stepper(n, w)
	case scene.NodeInput:
		return b.input(n, w)
	}
	return b.gap(w, 0)
}

// scroll holds a column that may be taller than there is room.
func (b *builder) scroll(n scene.Node, w, h int) part {
	outer, stops := b.view, len(b.h.order)
	s := &scroller{}
	lay := func(w int) (*widget.Container, int) {
		b.h.order = b.h.order[:stops]
		b.view = s
		inner := b.column(scene.Node{Kind: scene.NodeColumn, Gap: n.Gap, Kids: n.Kids}, w, 0)
		b.view = outer
		_, tall := inner.PreferredSize()
		return inner, tall
	}
	inner, tall := lay(w)
	if h <= 0 {
		h = tall
	}
	if tall <= h {
		s.show(b.h, n.ID, inner, w, h)
		return s
	}
	inner, _ = lay(w - b.px(16))
	s.show(b.h, n.ID, inner, w-b.px(16), h)
	return s.withBar(b.t)
}

// card lays kids on a raised ground.
func (b *builder) card(n scene.Node, w, h int) part {
	pad := b.px(14)
	if h > 0 {
		h -= 2 * pad
	}
	inner := b.column(scene.Node{Kind: scene.NodeColumn, Gap: n.Gap, Kids: n.Kids}, w-2*pad, h)
	ground := b.t.raised
	if n.On {
		ground = img.NewNineSliceColor(rgba(b.h.kit.Pal.Chrome.Well))
	}
	c := widget.NewContainer(widget.ContainerOpts.BackgroundImage(ground), widget.ContainerOpts.Layout(widget.NewRowLayout(
		widget.RowLayoutOpts.Padding(widget.NewInsetsSimple(pad)))))
	c.AddChild(inner)
	return c
}
