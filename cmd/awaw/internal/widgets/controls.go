package widgets

import (
	"fmt"
	"image"
	"math"

	"awaw/internal/present/scene"

	img "github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
)

// This file makes the controls a player uses. Their grounds are ebitenui's, the words on them are painted.

// press is a button of w by h with items painted on it.
func (b *builder) press(n scene.Node, id string, w, h int, look *widget.ButtonImage, items []scene.Item, act scene.Act) part {
	var btn *widget.Button
	do := func() { b.h.did(act) }
	btn = widget.NewButton(
		widget.ButtonOpts.Image(look),
		widget.ButtonOpts.WidgetOpts(append(b.tip(n), widget.WidgetOpts.MinSize(w, h))...),
		widget.ButtonOpts.ClickedHandler(func(*widget.ButtonClickedEventArgs) { do() }),
	)
	btn.Validate()
	btn.GetWidget().Disabled = b.dead || n.Off
	if b.dead && !n.Off {
		dim := *look
		dim.Disabled = look.Idle
		btn.SetImage(&dim)
	}
	c := widget.NewContainer(widget.ContainerOpts.Layout(&sized{w, h}))
	c.AddChild(btn, b.h.sheet(items, w, h))
	if !b.dead && !n.Off {
		c.AddChild(&ring{w: widget.NewWidget(), of: btn, h: b.h, t: b.t, size: image.Pt(w, h)})
		b.stop(id, btn)
	}
	return c
}

func (b *builder) stop(id string, f widget.Focuser) {
	if !b.dead {
		b.h.order = append(b.h.order, stop{id: id, what: f, view: b.view})
	}
}

// nodeID names a control for the keyboard: its ID, or what it does.
func nodeID(n scene.Node) string {
	if n.ID != "" {
		return n.ID
	}
	return scene.Does(n.Act) + " " + fmt.Sprint(n.Act) + n.Text
}

func (b *builder) button(n scene.Node, w, h int) part {
	if h <= 0 {
		h = b.px(36)
	}
	look := b.t.button
	ink := "button.normal.ink"
	switch {
	case n.Off && n.Muted:
		look, ink = b.t.flat, "chrome.line"
	case n.Off:
		ink = "button.disabled.ink"
	case n.Main:
		look, ink = b.t.main, "button.primary.ink"
	case n.Muted:
		look, ink = b.t.flat, "text.on_dark_second"
	}
	return b.press(n, nodeID(n), w, h, look, b.buttonWords(n, float64(w)/b.k, float64(h)/b.k, ink), n.Act)
}

// chips lay choices in lines.
func (b *builder) chips(n scene.Node, w int) part {
	lines := b.stack(b.px(8))
	var line *widget.Container
	x := 0
	for _, c := range n.Choices {
		cw := int(math.Ceil(b.h.paint.Width(scene.CondMedium, 14, c.Text)+24) * b.k)
		if line == nil || x+cw > w {
			line = widget.NewContainer(widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Spacing(b.px(8)))))
			lines.AddChild(line)
			x = 0
		}
		x += cw + b.px(8)
		look, ink := b.t.chip, "text.on_dark_second"
		if c.S == n.S {
			look, ink = b.t.chipOn, "text.on_paper"
		}
		if n.Off {
			ink = "button.disabled.ink"
		}
		act := scene.WithWord(n.Act, c.S)
		line.AddChild(b.press(scene.Node{Help: c.Help, Off: n.Off}, n.ID+" "+c.S, cw, b.px(28), look,
			b.centred(c.Text, float64(cw)/b.k, 28, scene.CondMedium, 14, ink), act))
	}
	return lines
}

// tabs are the pages of a form, the open one with a bar under it.
func (b *builder) tabs(tabs []scene.Tab, w int) part {
	row := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Spacing(b.px(4)))))
	for _, t := range tabs {
		tw := int(math.Ceil(b.h.paint.Width(scene.BodyMedium, 14, t.Text)+28) * b.k)
		look, ink := b.t.tab, "text.on_dark_second"
		if t.On {
			look, ink = b.t.tabOn, "text.on_dark"
		}
		fw := float64(tw) / b.k
		items := b.centred(t.Text, fw, 34, scene.BodyMedium, 14, ink)
		if t.On {
			items = append(items, scene.Item{Kind: scene.ItemBox, X: 6, Y: 31, W: fw - 12, H: 3, Fill: "accent.lamp"})
		}
		row.AddChild(b.press(scene.Node{}, "tab "+t.Text, tw, b.px(34), look, items, t.Act))
	}
	all := b.stack(0)
	all.AddChild(row, b.words(scene.Node{Kind: scene.NodeLine}, w, 0))
	return all
}

// check is a box to tick with words beside it and what it means below.
func (b *builder) check(n scene.Node, w int) part {
	items, h := b.checkWords(n, float64(w)/b.k)
	ticked := 1
	if n.On {
		ticked = 0
	}
	act := scene.WithNumber(n.Act, ticked)
	bare := n
	bare.Help = ""
	return b.press(bare, nodeID(n), w, b.px(h), b.t.flat, items, act)
}

// slider is words, a groove with a handle, and the value in words.
func (b *builder) slider(n scene.Node, w int) part {
	labelW, valueW, h := b.px(190), b.px(90), b.px(32)
	step := max(1, n.Step)
	groove := max(b.px(60), w-labelW-valueW-b.px(24))
	at := n.N
	s := widget.NewSlider(
		widget.SliderOpts.Orientation(widget.DirectionHorizontal),
		widget.SliderOpts.MinMax(n.Min/step, n.Max/step),
		widget.SliderOpts.InitialCurrent(n.N/step),
		widget.SliderOpts.Images(&widget.SliderTrackImage{Idle: b.t.groove, Hover: b.t.groove}, b.t.thumb),
		widget.SliderOpts.FixedHandleSize(b.px(12)),
		widget.SliderOpts.PageSizeFunc(func() int { return 1 }),
		widget.SliderOpts.WidgetOpts(widget.WidgetOpts.MinSize(groove, b.px(22))),
		widget.SliderOpts.ChangedHandler(func(a *widget.SliderChangedEventArgs) {
			if v := a.Current * step; v != at {
				at = v
				act := scene.WithNumber(n.Act, v)
				b.h.did(act)
			}
		}),
	)
	s.GetWidget().Disabled = b.dead || n.Off
	b.stop(nodeID(n), s)
	row := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Spacing(b.px(12)))))
	s.GetWidget().LayoutData = widget.RowLayoutData{Position: widget.RowLayoutPositionCenter}
	row.AddChild(b.h.sheet(b.leftText(n.Text, float64(labelW)/b.k, 32, scene.BodyMedium, 14, "text.on_dark"), labelW, h), s,
		b.h.sheet(b.leftText(n.Right, float64(valueW)/b.k, 32, scene.CondMedium, 14, "text.on_dark_second"), valueW, h))
	return row
}

// stepper is words, a number and two buttons.
func (b *builder) stepper(n scene.Node, w int) part {
	value := n.Right
	if value == "" {
		value = number(n.N)
	}
	side, valueW := b.px(30), b.px(44)
	textW := max(0, w-2*side-valueW-3*b.px(6))
	row := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Spacing(b.px(6)))))
	if textW > 0 {
		row.AddChild(b.h.sheet(b.leftText(n.Text, float64(textW)/b.k, 30, scene.Body, 14, "text.on_dark"), textW, b.px(30)))
	}
	step := max(1, n.Step)
	end := func(sign string, to int, on bool) part {
		act := scene.WithNumber(n.Act, to)
		ink := "button.normal.ink"
		if !on {
			ink = "button.disabled.ink"
		}
		return b.press(scene.Node{Off: !on}, nodeID(n)+sign, side, b.px(30), b.t.button, b.centred(sign, 30, 30, scene.BodyMedium, 16, ink), act)
	}
	row.AddChild(end("−", n.N-step, n.N-step >= n.Min && !n.Off),
		b.h.sheet(b.centred(value, float64(valueW)/b.k, 30, scene.CondBold, 16, "text.on_dark"), valueW, b.px(30)),
		end("+", n.N+step, n.N+step <= n.Max && !n.Off))
	return row
}

// input is a field to write in.
func (b *builder) input(n scene.Node, w int) part {
	p := b.h.kit.Pal
	text := n.S
	ready := false
	t := widget.NewTextInput(
		widget.TextInputOpts.WidgetOpts(widget.WidgetOpts.MinSize(w, b.px(36))),
		widget.TextInputOpts.Image(&widget.TextInputImage{Idle: b.t.field, Disabled: b.t.field}),
		widget.TextInputOpts.Face(&b.t.face),
		widget.TextInputOpts.Color(&widget.TextInputColor{Idle: rgba(p.Text.OnDark), Disabled: rgba(p.Text.OnDarkMuted), Caret: rgba(p.Accent.Lamp), DisabledCaret: rgba(p.Text.OnDarkMuted)}),
		widget.TextInputOpts.Padding(&widget.Insets{Left: b.px(12), Right: b.px(12), Top: b.px(9), Bottom: b.px(7)}),
		widget.TextInputOpts.Placeholder(n.Text),
		widget.TextInputOpts.Secure(n.Masked),
		widget.TextInputOpts.CaretWidth(max(1, b.px(2))),
		widget.TextInputOpts.ChangedHandler(func(a *widget.TextInputChangedEventArgs) {
			if !ready || a.InputText == text {
				return
			}
			text = a.InputText
			act := scene.WithWord(n.Act, text)
			b.h.wrote(n.ID, text)
			b.h.did(act)
		}),
	)
	t.Validate()
	t.SetText(n.S)
	t.CursorMoveEnd()
	ready = true
	t.GetWidget().Disabled = b.dead || n.Off
	if !b.dead {
		b.h.typed[n.ID] = t
		b.stop(n.ID, t)
	}
	return t
}

// combo is a list that drops down.
func (b *builder) combo(n scene.Node, w int) part {
	p := b.h.kit.Pal
	labelW := 0
	if n.Text != "" {
		labelW = b.px(190)
	}
	boxW := max(b.px(80), w)
	if labelW > 0 {
		boxW = max(b.px(80), w-labelW-b.px(12))
	}
	entries := make([]any, len(n.Choices))
	var now any
	for i, c := range n.Choices {
		entries[i] = c
		if c.S == n.S {
			now = c
		}
	}
	word := func(e any) string {
		if c, ok := e.(scene.Choice); ok {
			return c.Text
		}
		return ""
	}
	left := widget.TextPositionStart
	min0 := image.Pt(boxW, b.px(36))
	none := img.NewNineSliceColor(nil)
	inkText := &widget.ButtonTextColor{Idle: rgba(p.Text.OnDark), Disabled: rgba(p.Text.OnDarkMuted)}
	thin := b.px(8)
	c := widget.NewListComboButton(
		widget.ListComboButtonOpts.Entries(entries),
		widget.ListComboButtonOpts.InitialEntry(now),
		widget.ListComboButtonOpts.EntryLabelFunc(word, word),
		widget.ListComboButtonOpts.MaxContentHeight(b.px(260)),
		widget.ListComboButtonOpts.ButtonParams(&widget.ButtonParams{Image: b.t.button, TextColor: inkText, TextFace: &b.t.face, MinSize: &min0,
			TextPosition: &widget.TextPositioning{HTextPosition: left, VTextPosition: widget.TextPositionCenter},
			TextPadding:  &widget.Insets{Left: b.px(12), Right: b.px(24), Top: b.px(6), Bottom: b.px(6)}}),
		widget.ListComboButtonOpts.ListParams(&widget.ListParams{
			EntryFace: &b.t.face, EntryTextPadding: &widget.Insets{Left: b.px(12), Right: b.px(12), Top: b.px(6), Bottom: b.px(6)}, EntryTextHorizontalPosition: &left,
			EntryColor: &widget.ListEntryColor{Unselected: rgba(p.Text.OnDark), Selected: rgba(p.Text.OnDark), DisabledUnselected: rgba(p.Text.OnDarkMuted), DisabledSelected: rgba(p.Text.OnDarkMuted),
				SelectingBackground: rgba(p.Chrome.RaisedHover), SelectedBackground: rgba(p.Chrome.RowCurrent), FocusedBackground: rgba(p.Chrome.RaisedHover),
				SelectingFocusedBackground: rgba(p.Chrome.RaisedHover), SelectedFocusedBackground: rgba(p.Chrome.RowCurrent), DisabledSelectedBackground: rgba(p.Chrome.Panel)},
			ScrollContainerImage:   &widget.ScrollContainerImage{Idle: b.t.list, Disabled: b.t.list, Mask: img.NewNineSliceColor(rgba(p.Chrome.Panel))},
			ScrollContainerPadding: widget.NewInsetsSimple(b.px(4)),
			MinSize:                &image.Point{X: boxW, Y: 0},
			Slider:                 &widget.SliderParams{TrackImage: &widget.SliderTrackImage{Idle: none, Hover: none}, HandleImage: b.t.thumb, MinHandleSize: &thin},
		}),
		widget.ListComboButtonOpts.EntrySelectedHandler(func(a *widget.ListComboButtonEntrySelectedEventArgs) {
			if e, ok := a.Entry.(scene.Choice); ok && e.S != n.S {
				act := scene.WithWord(n.Act, e.S)
				b.h.did(act)
			}
		}),
	)
	c.Validate()
	c.GetWidget().Disabled = b.dead || n.Off
	b.stop(nodeID(n), c)
	high := b.px(36)
	box := widget.NewContainer(widget.ContainerOpts.Layout(&sized{boxW, high}))
	fw := float64(boxW) / b.k
	box.AddChild(c, b.h.sheet([]scene.Item{{Kind: scene.ItemLine, X: fw - 20, Y: 16, W: fw - 15.5, H: 20.5, Edge: "text.on_dark_second", Line: 1.6},
		{Kind: scene.ItemLine, X: fw - 15.5, Y: 20.5, W: fw - 11, H: 16, Edge: "text.on_dark_second", Line: 1.6}}, boxW, high))
	if labelW == 0 {
		return box
	}
	row := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Spacing(b.px(12)))))
	row.AddChild(b.h.sheet(b.leftText(n.Text, float64(labelW)/b.k, 36, scene.BodyMedium, 14, "text.on_dark"), labelW, b.px(36)), box)
	return row
}
