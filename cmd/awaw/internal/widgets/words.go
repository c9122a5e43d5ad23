package widgets

import (
	"image"
	"math"
	"strconv"
	"strings"
	"time"

	"awaw/internal/present/scene"

	"github.com/ebitenui/ebitenui/widget"
)

// This file writes what stands on forms, as items for the painter. Places are logical pixels from a control's corner.

func number(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

func inked(x, y float64, f scene.Face, size float64, col, s string) scene.Item {
	return scene.Item{Kind: scene.ItemText, X: math.Round(x), Y: math.Round(y), Face: f, Size: size, Fill: col, Text: s, N: -1}
}

func (b *builder) centred(s string, w, h float64, f scene.Face, size float64, col string) []scene.Item {
	s = scene.Fit(b.h.paint, f, size, w-8, s)
	return []scene.Item{inked((w-b.h.paint.Width(f, size, s))/2, h/2+size*.36, f, size, col, s)}
}

func (b *builder) leftText(s string, w, h float64, f scene.Face, size float64, col string) []scene.Item {
	return []scene.Item{inked(0, h/2+size*.36, f, size, col, scene.Fit(b.h.paint, f, size, w, s))}
}

func labelWidth(m scene.Metrics, s string) float64 {
	s = strings.ToUpper(s)
	return m.Width(scene.CondBold, 12, s) + .6*float64(len([]rune(s)))
}

func paraFace(n scene.Node) scene.Face {
	if n.Strong {
		return scene.BodyMedium
	}
	return scene.Body
}

// buttonWords writes a button's word with its sign and key.
func (b *builder) buttonWords(n scene.Node, w, h float64, ink string) []scene.Item {
	m := b.h.paint
	if n.Text == "" {
		return []scene.Item{{Kind: scene.ItemIcon, X: w / 2, Y: h / 2, R: 9, Text: n.Icon, Fill: ink}}
	}
	keyW, iconW := 0.0, 0.0
	if n.Key != "" {
		keyW = math.Max(18, m.Width(scene.CondMedium, 12, n.Key)+10)
	}
	if n.Icon != "" {
		iconW = 22
	}
	room := w - 20 - iconW
	if keyW > 0 {
		room -= keyW + 8
	}
	word := scene.Fit(m, scene.BodyMedium, 14, room, n.Text)
	tw := m.Width(scene.BodyMedium, 14, word)
	x := (w - tw - iconW) / 2
	if keyW > 0 {
		x = (w - tw - iconW - keyW - 8) / 2
	}
	var out []scene.Item
	if iconW > 0 {
		out = append(out, scene.Item{Kind: scene.ItemIcon, X: x + 7, Y: h / 2, R: 8, Text: n.Icon, Fill: ink})
		x += iconW
	}
	out = append(out, inked(x, h/2+5, scene.BodyMedium, 14, ink, word))
	if keyW > 0 {
		kx := x + tw + 8
		out = append(out, scene.Item{Kind: scene.ItemBox, X: math.Round(kx), Y: math.Round(h/2 - 9), W: math.Round(keyW), H: 18, R: 3, Edge: ink, Line: 1, Alpha: .7},
			inked(kx+(keyW-m.Width(scene.CondMedium, 12, n.Key))/2, h/2+4, scene.CondMedium, 12, ink, n.Key))
	}
	return out
}

// checkWords draws a box, ticked or not, its words, and what it means; it gives the height.
func (b *builder) checkWords(n scene.Node, w float64) ([]scene.Item, float64) {
	m := b.h.paint
	ink, edge := "text.on_dark", "chrome.line"
	if n.Off {
		ink = "button.disabled.ink"
	}
	out := []scene.Item{}
	if n.On {
		out = append(out, scene.Item{Kind: scene.ItemBox, X: 6, Y: 8, W: 18, H: 18, R: 3, Fill: "paper.sheet", Edge: "paper.sheet", Line: 1},
			scene.Item{Kind: scene.ItemIcon, X: 15, Y: 17, R: 7, Text: "tick", Fill: "text.on_paper"})
	} else {
		out = append(out, scene.Item{Kind: scene.ItemBox, X: 6, Y: 8, W: 18, H: 18, R: 3, Fill: "chrome.well", Edge: edge, Line: 1})
	}
	room := w - 42
	if n.Cite != "" {
		c := string(n.Cite)
		cw := m.Width(scene.CondMedium, 13, c)
		room -= cw + 12
		out = append(out, inked(w-cw-6, 22, scene.CondMedium, 13, "text.cite", c))
	}
	out = append(out, inked(36, 22, scene.BodyMedium, 14, ink, scene.Fit(m, scene.BodyMedium, 14, room, n.Text)))
	y := 34.0
	if n.Help != "" {
		for _, l := range scene.Wrap(m, scene.Body, 13, w-42, n.Help) {
			y += 18
			out = append(out, inked(36, y-10, scene.Body, 13, "text.on_dark_second", l))
		}
		y += 2
	}
	return out, y
}

// head is the title of a form with the way back.
func (b *builder) head(f *scene.Form, w int) part {
	fw := float64(w) / b.k
	size, h := 24.0, 40.0
	if f.Place == scene.FormBroad || f.Place == scene.FormWhole {
		size = 30
	}
	if f.Under != "" && f.Place != scene.FormBox {
		h = 60
	}
	x := 0.0
	row := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Spacing(b.px(10)))))
	if f.Back != nil && f.Place != scene.FormBox {
		row.AddChild(b.press(scene.Node{}, "back", b.px(34), b.px(34), b.t.flat,
			[]scene.Item{{Kind: scene.ItemIcon, X: 17, Y: 17, R: 9, Text: "back", Fill: "text.on_dark_second"}}, f.Back))
		x = 44
	}
	items := []scene.Item{inked(0, size*.36+18, scene.SerifSemi, size, "text.on_dark", scene.Fit(b.h.paint, scene.SerifSemi, size, fw-x, f.Title))}
	if h == 60 {
		items = append(items, inked(0, 54, scene.Body, 13, "text.on_dark_second", scene.Fit(b.h.paint, scene.Body, 13, fw-x, f.Under)))
	}
	row.AddChild(b.h.sheet(items, w-b.px(x), b.px(h)))
	return row
}

// words makes what is only read.
func (b *builder) words(n scene.Node, w, h int) part {
	m, fw := b.h.paint, float64(w)/b.k
	var items []scene.Item
	tall := float64(h) / b.k
	switch n.Kind {
	case scene.NodeTitle:
		tall = 30
		items = append(items, inked(0, 22, scene.SerifSemi, 20, "text.on_dark", scene.Fit(m, scene.SerifSemi, 20, fw, n.Text)))
	case scene.NodeLabel:
		tall = 18
		items = append(items, scene.Item{Kind: scene.ItemText, Y: 14, Face: scene.CondBold, Size: 12, Fill: "text.on_dark_muted", Text: strings.ToUpper(n.Text), N: -1, Track: .6})
		if n.Right != "" {
			y := 14.0
			if labelWidth(m, n.Text)+m.Width(scene.CondMedium, 12, n.Right)+12 > fw { // on a line of its own
				y, tall = 31, 36
			}
			items = append(items, inked(fw-m.Width(scene.CondMedium, 12, n.Right), y, scene.CondMedium, 12, "text.on_dark_second", n.Right))
		}
	case scene.NodePara:
		items, tall = b.para(n, fw)
	case scene.NodeFact:
		items, tall = b.fact(n, fw)
	case scene.NodeLine:
		tall = 1
		items = append(items, scene.Item{Kind: scene.ItemBox, W: fw, H: 1, Fill: "chrome.line"})
	case scene.NodePaint:
		items = n.Items
	case scene.NodePicture:
		if tall == 0 {
			tall = fw * .5
		}
		items = append(items, scene.Item{Kind: scene.ItemBox, W: fw, H: tall, Fill: "sea.mid"},
			scene.Item{Kind: scene.ItemPicture, W: fw, H: tall, Text: n.Picture},
			scene.Item{Kind: scene.ItemBox, W: fw, H: tall, Edge: "chrome.line", Line: 1})
	}
	return b.h.sheet(items, w, b.px(tall), b.tip(n)...)
}

func (b *builder) para(n scene.Node, w float64) (items []scene.Item, tall float64) {
	m, f := b.h.paint, paraFace(n)
	col := "text.on_dark_second"
	if n.Strong {
		col = "text.on_dark"
	}
	if n.Muted {
		col = "text.on_dark_muted"
	}
	if n.Main {
		col = "status.warning"
	}
	lines := scene.Wrap(m, f, 14, w, n.Text)
	for i, l := range lines {
		items = append(items, inked(0, float64(i)*20+15, f, 14, col, l))
	}
	if n.Cite != "" && len(lines) > 0 {
		last := lines[len(lines)-1]
		items = append(items, inked(m.Width(f, 14, last)+8, float64(len(lines)-1)*20+15, scene.CondMedium, 13, "text.cite", string(n.Cite)))
	}
	return items, float64(len(lines)) * 20
}

// entry is one row of a list.
func (b *builder) entry(n scene.Node, w int) part {
	m, fw := b.h.paint, float64(w)/b.k
	h, x := 54.0, 16.0
	var items []scene.Item
	if n.On {
		items = append(items, scene.Item{Kind: scene.ItemBox, W: 4, H: 0, Fill: "accent.lamp"})
	}
	switch {
	case n.Picture != "":
		h, x = 76, 128
		items = append(items, scene.Item{Kind: scene.ItemBox, X: 10, Y: 8, W: 106, H: 60, Fill: "sea.mid"},
			scene.Item{Kind: scene.ItemPicture, X: 10, Y: 8, W: 106, H: 60, Text: n.Picture},
			scene.Item{Kind: scene.ItemBox, X: 10, Y: 8, W: 106, H: 60, Edge: "chrome.line", Line: 1})
	case n.Under == "":
		h = 36
	}
	if n.On {
		items[0].H = h
	}
	end := fw - 14
	for i := len(n.Marks) - 1; i >= 0; i-- {
		items = append(items, scene.Item{Kind: scene.ItemMark, X: end - 9, Y: h - 22, R: 8, Style: n.Marks[i]})
		end -= 22
	}
	rw := m.Width(scene.CondMedium, 12, n.Right)
	if n.Max > 0 {
		rw = float64(n.Max) * 10
		for i := range n.Max {
			pip := scene.Item{Kind: scene.ItemBox, X: fw - 14 - rw + float64(i)*10, Y: h/2 - 16, W: 8, H: 8, R: 1, Edge: "text.on_dark_muted", Line: 1}
			if i < n.N {
				pip.Fill, pip.Edge = "text.on_dark_second", "text.on_dark_second"
			}
			items = append(items, pip)
		}
		if n.Right != "" {
			rw += 12 + m.Width(scene.CondMedium, 12, n.Right)
		}
	}
	top := h/2 - 4
	if n.Under == "" {
		top = h/2 + 5
	}
	ink := "text.on_dark"
	if n.Muted {
		ink = "text.on_dark_muted"
	}
	items = append(items, inked(x, top, scene.BodyMedium, 15, ink, scene.Fit(m, scene.BodyMedium, 15, fw-x-rw-28, n.Text)),
		inked(fw-14-rw, top, scene.CondMedium, 12, "text.on_dark_second", n.Right))
	if n.Under != "" {
		items = append(items, inked(x, h/2+16, scene.Body, 13, "text.on_dark_second", scene.Fit(m, scene.Body, 13, end-x-8, n.Under)))
	}
	look := b.t.entry
	if n.On {
		look = b.t.entryOn
	}
	p := b.press(n, nodeID(n), w, b.px(h), look, items, n.Act)
	if n.On && !b.dead && b.h.picked != nodeID(n) {
		b.h.picked, b.h.reveal = nodeID(n), nodeID(n)
	}
	return p
}

// tipAfter is how long the pointer rests before a tip comes up.
const tipAfter = 350 * time.Millisecond

// tip is the help of a control as a card by the pointer.
func (b *builder) tip(n scene.Node) []widget.WidgetOpt {
	if n.Help == "" || b.dead || n.Kind == scene.NodeFact {
		return nil
	}
	m := b.h.paint
	wide := math.Min(340, m.Width(scene.Body, 13, n.Help)+2)
	lines := scene.Wrap(m, scene.Body, 13, wide, n.Help)
	h := float64(len(lines))*18 + 14
	items := []scene.Item{{Kind: scene.ItemBox, W: wide + 20, H: h, R: 4, Fill: "chrome.desk", Edge: "chrome.line", Line: 1}}
	for i, l := range lines {
		items = append(items, inked(10, float64(i)*18+20, scene.Body, 13, "text.on_dark", l))
	}
	card := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewStackedLayout()))
	card.AddChild(b.h.sheet(items, b.px(wide+20), b.px(h)))
	return []widget.WidgetOpt{widget.WidgetOpts.ToolTip(widget.NewToolTip(widget.ToolTipOpts.Content(card), widget.ToolTipOpts.Delay(tipAfter),
		widget.ToolTipOpts.Offset(image.Pt(b.px(12), b.px(20)))))}
}
