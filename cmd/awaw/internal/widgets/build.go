package widgets

import (
	"image"
	"image/color"
	"math"

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

// part is any widget.
type part = widget.PreferredSizeLocateableWidget

func (b *builder) px(v float64) int { return b.t.px(v) }

// fixed is a layout that puts each child where it was told.
type fixed struct{ at []image.Rectangle }

// PreferredSize asks for nothing.
func (f *fixed) PreferredSize([]widget.PreferredSizeLocateableWidget) (w, h int) { return 0, 0 }

// Layout puts the children at their places.
func (f *fixed) Layout(list []widget.PreferredSizeLocateableWidget, _ image.Rectangle) {
	for i, w := range list {
		w.SetLocation(f.at[i])
	}
}

// sized is a layout that lays every child over the whole of a size of its own.
type sized struct{ w, h int }

// PreferredSize is that size.
func (s *sized) PreferredSize([]widget.PreferredSizeLocateableWidget) (w, h int) { return s.w, s.h }

// Layout lays the children over each other.
func (s *sized) Layout(list []widget.PreferredSizeLocateableWidget, r image.Rectangle) {
	for _, w := range list {
		w.SetLocation(image.Rectangle{Min: r.Min, Max: r.Min.Add(image.Pt(s.w, s.h))})
	}
}

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
		switch at.Place {
		case scene.FormLeft:
			w = min(b.px(480), size.X)
		case scene.FormBroad:
			w = min(b.px(1120), size.X)
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

func (b *builder) stack(gap int) *widget.Container {
	return widget.NewContainer(widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Direction(widget.DirectionVertical), widget.RowLayoutOpts.Spacing(gap))))
}

func (b *builder) gap(w, h int) part {
	return widget.NewContainer(widget.ContainerOpts.WidgetOpts(widget.WidgetOpts.MinSize(w, max(0, h))))
}

// gapOf is how far apart a node's kids stand.
func (b *builder) gapOf(n scene.Node) int {
	if n.Gap > 0 {
		return b.px(n.Gap)
	}
	return b.px(8)
}

// column lays kids one under the other in w; those that grow share what is left of h, if h is known.
func (b *builder) column(n scene.Node, w, h int) *widget.Container {
	gap := b.gapOf(n)
	parts := make([]part, len(n.Kids))
	used, grow := gap*max(0, len(n.Kids)-1), 0.0
	for i, k := range n.Kids {
		if k.Grow > 0 && h > 0 {
			grow += k.Grow
			continue
		}
		parts[i] = b.node(k, w, 0)
		_, ph := parts[i].PreferredSize()
		used += ph
	}
	for i, k := range n.Kids {
		if parts[i] == nil {
			parts[i] = b.node(k, w, max(1, int(float64(h-used)*k.Grow/grow)))
		}
	}
	c := b.stack(gap)
	c.AddChild(parts...)
	c.GetWidget().MinWidth = w
	return c
}

// row lays kids side by side in w: fixed ones as wide as they are, those that grow share the rest.
func (b *builder) row(n scene.Node, w, h int) *widget.Container {
	gap := b.gapOf(n)
	wide := make([]int, len(n.Kids))
	used, grow := gap*max(0, len(n.Kids)-1), 0.0
	for i, k := range n.Kids {
		switch {
		case k.Grow > 0:
			grow += k.Grow
		case k.Width > 0:
			wide[i] = b.px(k.Width)
		default:
			wide[i] = int(math.Ceil(b.natural(k) * b.k))
		}
		used += wide[i]
	}
	c := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Spacing(gap))))
	for i, k := range n.Kids {
		if k.Grow > 0 {
			wide[i] = max(1, int(float64(w-used)*k.Grow/grow))
		}
		p := b.node(k, min(wide[i], w), h)
		at := widget.RowLayoutPositionCenter
		if k.Kind == scene.NodeColumn || k.Kind == scene.NodeScroll || k.Kind == scene.NodeCard {
			at = widget.RowLayoutPositionStart
		}
		p.GetWidget().LayoutData = widget.RowLayoutData{Position: at}
		c.AddChild(p)
	}
	return c
}

// natural is how wide a control is when nothing else says so, in logical pixels.
func (b *builder) natural(n scene.Node) float64 {
	m := b.h.paint
	switch n.Kind {
	case scene.NodeButton:
		w := m.Width(scene.BodyMedium, 14, n.Text) + 40
		if n.Key != "" {
			w += math.Max(18, m.Width(scene.CondMedium, 12, n.Key)+10) + 8
		}
		if n.Text == "" {
			w = 34
		} else if n.Icon != "" {
			w += 22
		}
		return math.Max(34, math.Ceil(w))
	case scene.NodeChips:
		w := -8.0
		for _, c := range n.Choices {
			w += math.Ceil(m.Width(scene.CondMedium, 14, c.Text)+24) + 8
		}
		return w
	case scene.NodeLabel:
		return math.Ceil(labelWidth(m, n.Text))
	case scene.NodeTitle:
		return math.Ceil(m.Width(scene.SerifSemi, 20, n.Text)) + 2
	case scene.NodePara:
		return math.Ceil(m.Width(paraFace(n), 14, n.Text)) + 2
	case scene.NodeCheck:
		return 30 + math.Ceil(m.Width(scene.BodyMedium, 14, n.Text)) + 4
	case scene.NodeColumn:
		w := 1.0
		for _, k := range n.Kids {
			w = math.Max(w, math.Max(k.Width, b.natural(k)))
		}
		return w
	case scene.NodeRow:
		w := 0.0
		for _, k := range n.Kids {
			w += math.Max(k.Width, b.natural(k)) + 8
		}
		return w
	}
	return 120
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
