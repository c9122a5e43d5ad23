package widgets

import (
	"image"
	"math"

	img "github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// This file holds the part of a form that scrolls: ebitenui's scroll container, drawn through a clipped part of the screen
// instead of two pictures as large as the window.

type scroller struct {
	*widget.ScrollContainer
	content *widget.Container
	h       *Host
	id      string
	w, ht   int // of the view
	tall    int // of the content
	bar     *widget.Slider
}

// show shows content in w by ht device pixels. What the wheel moves is the scroller itself, so it is filled in and never copied.
func (s *scroller) show(h *Host, id string, content *widget.Container, w, ht int) {
	*s = scroller{h: h, id: id, content: content, w: w, ht: ht}
	none := img.NewNineSliceColor(nil)
	s.ScrollContainer = widget.NewScrollContainer(
		widget.ScrollContainerOpts.Content(content),
		widget.ScrollContainerOpts.Image(&widget.ScrollContainerImage{Idle: none, Mask: none}),
		widget.ScrollContainerOpts.WidgetOpts(widget.WidgetOpts.MinSize(w, ht), widget.WidgetOpts.ScrolledHandler(func(a *widget.WidgetScrolledEventArgs) {
			s.move(s.h.scroll[s.id] - a.Y*52*h.scale)
		})),
	)
	_, s.tall = content.PreferredSize()
}

// most is how far it can be moved.
func (s *scroller) most() float64 { return math.Max(0, float64(s.tall-s.ht)) }

func (s *scroller) move(to float64) {
	to = math.Max(0, math.Min(s.most(), to))
	s.h.scroll[s.id] = to
	if s.bar != nil {
		s.bar.Current = int(to)
	}
	s.h.quiet = 0
}

// reveal moves so that a rectangle of the content is seen.
func (s *scroller) reveal(r image.Rectangle) {
	v := s.GetWidget().Rect
	switch {
	case r.Empty() || v.Empty():
	case r.Min.Y < v.Min.Y:
		s.move(s.h.scroll[s.id] - float64(v.Min.Y-r.Min.Y) - 8)
	case r.Max.Y > v.Max.Y:
		s.move(s.h.scroll[s.id] + float64(r.Max.Y-v.Max.Y) + 8)
	}
}

// PreferredSize is the view's.
func (s *scroller) PreferredSize() (w, h int) { return s.w, s.ht }

// Render draws what of the content is in view.
func (s *scroller) Render(screen *ebiten.Image) {
	s.GetWidget().Render(screen)
	view := s.GetWidget().Rect
	at := image.Rect(0, 0, s.w, max(s.tall, s.ht)).Add(view.Min).Sub(image.Pt(0, int(math.Round(math.Min(s.h.scroll[s.id], s.most())))))
	if at != s.content.GetWidget().Rect {
		s.content.SetLocation(at)
		s.content.RequestRelayout()
	}
	if part := screen.Bounds().Intersect(view); !part.Empty() {
		s.content.Render(screen.SubImage(part).(*ebiten.Image))
	}
}

// withBar puts a scroll bar beside it.
func (s *scroller) withBar(t *theme) *widget.Container {
	wide := t.px(8)
	s.bar = widget.NewSlider(
		widget.SliderOpts.Orientation(widget.DirectionVertical),
		widget.SliderOpts.MinMax(0, int(s.most())),
		widget.SliderOpts.InitialCurrent(int(math.Min(s.h.scroll[s.id], s.most()))),
		widget.SliderOpts.Images(&widget.SliderTrackImage{Idle: t.track, Hover: t.track}, t.thumb),
		widget.SliderOpts.MinHandleSize(t.px(28)),
		widget.SliderOpts.PageSizeFunc(func() int { return max(1, int(float64(s.ht)/math.Max(1, float64(s.tall))*s.most())) }),
		widget.SliderOpts.DisableDefaultKeys(true),
		widget.SliderOpts.WidgetOpts(widget.WidgetOpts.MinSize(wide, s.ht)),
		widget.SliderOpts.ChangedHandler(func(a *widget.SliderChangedEventArgs) { s.h.scroll[s.id] = float64(a.Current); s.h.quiet = 0 }),
	)
	row := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Spacing(t.px(8)))))
	slim := widget.NewContainer(widget.ContainerOpts.Layout(&sized{wide, s.ht}))
	slim.AddChild(s.bar)
	row.AddChild(s, slim)
	return row
}
