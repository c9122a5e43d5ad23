package widgets

import (
	"image"
	"math"

	"awaw/internal/present/scene"

	"github.com/ebitenui/ebitenui/widget"
)

// This file lays rows and columns out, and says how large they would like to be.

// part is any widget.
type part = widget.PreferredSizeLocateableWidget

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
