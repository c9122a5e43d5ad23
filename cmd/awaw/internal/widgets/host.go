// Package widgets shows the forms of the screen with ebitenui: it builds the controls a present.Form describes, themed from
// the palette and one scale factor, and hands back what was done with them. Nothing else in the program knows ebitenui.
package widgets

import (
	"image"
	"reflect"

	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/ebitenui/ebitenui"
	"github.com/ebitenui/ebitenui/input"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// Painter paints what ebitenui has no control for.
type Painter interface {
	scene.Metrics
	// Paint gives a picture of w by h device pixels of items placed in logical pixels from 0, 0.
	Paint(items []scene.Item, w, h int, scale float64) *image.RGBA
	// Pictured tells whether a picture named by an item can be painted now, and has it painted if not.
	Pictured(name string, w, h int) bool
}

// Host shows one form at a time. It belongs to the game's loop.
type Host struct {
	kit     *art.Kit
	paint   Painter
	ui      *ebitenui.UI
	shown   *scene.Form
	given   *scene.Form // the form last asked for, as a pointer: equal pointers need no comparing
	theme   *theme
	scale   float64
	size    image.Point
	out     []scene.Msg
	scroll  map[string]float64 // how far each scrolling part is moved, in device pixels
	order   []stop
	at      string // the control the keyboard is at, "" while the mouse leads
	typed   map[string]*widget.TextInput
	painted map[string]*painted // by what is on them, so that a new form keeps what did not change
	quiet   int                 // ticks since something happened
	write   string              // the field to write in once the key that brought it up is past
	picked  string              // the entry of a list that is on
	reveal  string              // it, while it is to be brought into view
	mouse   image.Point
	keys    []ebiten.Key
}

// NewHost makes a host without a form.
func NewHost(kit *art.Kit, paint Painter) *Host {
	return &Host{kit: kit, paint: paint, scroll: map[string]float64{}, painted: map[string]*painted{}}
}

// A window is drawn again for a few ticks after anything happens, and once more when a tip may have come up.
const (
	settleTicks = 4
	tipTicks    = 32
)

// Update shows f, which may be nil, in a window of so many device pixels, and gives what was done with its controls and
// whether the window is to be drawn again. shut says that something lies over the form.
func (h *Host) Update(f *scene.Form, shut bool, size image.Point, scale float64) (out []scene.Msg, redraw bool) {
	if f == nil {
		if h.ui != nil {
			h.drop()
			redraw = true
		}
		return nil, redraw
	}
	if h.ui == nil || size != h.size || scale != h.scale || f != h.given && !reflect.DeepEqual(f, h.shown) {
		h.build(f, size, scale)
	}
	h.given = f
	if shut {
		h.quiet++
		return nil, h.quiet <= settleTicks
	}
	if h.stirred() {
		h.quiet = 0
	}
	if h.quiet > tipTicks+settleTicks && !h.Typing() && len(h.out) == 0 && !h.pictured() {
		return nil, false // nothing moves, so nothing is asked of the widgets
	}
	h.steer()
	h.ui.Update()
	h.afterMouse()
	if h.quiet > 1 { // what was built has been laid out
		h.settle()
	}
	h.pictured()
	h.quiet++
	out, h.out = h.out, nil
	return out, h.quiet <= settleTicks || h.quiet >= tipTicks && h.quiet < tipTicks+settleTicks || h.Typing() && h.quiet%20 == 0
}

// pictured asks for the pictures that were not to be had, and tells whether one has come.
func (h *Host) pictured() bool {
	came := false
	for _, p := range h.painted {
		came = p.waits() || came
	}
	if came {
		h.quiet = 0
	}
	return came
}

// settle brings the keyboard into the field that waits for it and the picked entry into view. Several ticks may pass before a
// frame lays either out; what lies under a box may not be laid out at all while the box is up.
func (h *Host) settle() {
	waits := false
	for i, s := range h.order {
		if h.write == "" || s.id != h.write {
			continue
		}
		if waits = s.what.GetWidget().Rect.Empty(); !waits {
			h.goTo(i)
			h.at = ""
		}
	}
	if !waits {
		h.write = ""
	}
	for _, r := range h.order { // by name: a form is laid twice where it scrolls
		if h.reveal == "" || r.id != h.reveal || r.view == nil {
			continue
		}
		if r.what.GetWidget().Rect.Empty() || r.view.GetWidget().Rect.Empty() {
			return
		}
		r.view.reveal(r.what.GetWidget().Rect)
	}
	h.reveal = ""
}

// Shown tells whether there is a form.
func (h *Host) Shown() bool { return h.ui != nil }

// Draw draws the form.
func (h *Host) Draw(screen *ebiten.Image) {
	if h.ui != nil {
		h.ui.Draw(screen)
	}
}

// Takes tells whether a message is the form's and not the screen's: the mouse always, keys where a control wants them.
func (h *Host) Takes(msg scene.Msg) bool {
	if h.ui == nil {
		return false
	}
	switch v := msg.(type) {
	case scene.Mouse, scene.Wheel:
		return true
	case scene.Key:
		switch {
		case v.Name == "tab":
			return true
		case h.Typing() && h.empty() && (v.Name == "left" || v.Name == "right"):
			return false
		case h.Typing():
			return v.Name != "enter" && v.Name != "esc"
		case h.at != "":
			if _, slides := h.focused().(*widget.Slider); slides && (v.Name == "left" || v.Name == "right") {
				return true
			}
			return v.Name == "enter" || v.Name == "space"
		}
	}
	return false
}

// empty tells whether nothing stands in the field that the keyboard writes into: there is nowhere to go in it.
func (h *Host) empty() bool {
	t, ok := h.focused().(*widget.TextInput)
	return ok && t.GetText() == ""
}

func (h *Host) did(a scene.Act) { h.out = append(h.out, scene.Did{Act: a}) }

// drop gives the form and its pictures free.
func (h *Host) drop() {
	for _, p := range h.painted {
		p.free()
	}
	h.painted = map[string]*painted{}
	h.ui, h.shown, h.given, h.order, h.at = nil, nil, nil, nil, ""
	input.UIHovered = false
}

// build makes the controls of a form anew. Where the form stays the same one, scrolling, keyboard and typing stay.
func (h *Host) build(f *scene.Form, size image.Point, scale float64) {
	if h.theme == nil || h.scale != scale {
		h.theme = newTheme(h.kit, scale)
		for _, p := range h.painted {
			p.free()
		}
		h.painted = map[string]*painted{}
	}
	same := h.shown != nil && h.shown.ID == f.ID && boxID(h.shown) == boxID(f)
	at, typing := "", ""
	if same {
		at = h.at
		for id, t := range h.typed {
			if t.IsFocused() {
				typing = id
			}
		}
	} else {
		h.scroll, h.picked = map[string]float64{}, "" // what is picked is brought into view again
	}
	h.scale, h.size, h.shown, h.quiet = scale, size, f, 0
	h.order, h.typed, h.at, h.write = nil, map[string]*widget.TextInput{}, at, ""
	for _, p := range h.painted {
		p.used = false
	}
	b := &builder{h: h, t: h.theme, k: scale}
	root := b.screen(f, size)
	for key, p := range h.painted {
		if !p.used {
			p.free()
			delete(h.painted, key)
		}
	}
	h.ui = &ebitenui.UI{Container: root, DisableDefaultFocus: true}
	for i, s := range h.order {
		if s.id == at && at != "" || s.id == typing && typing != "" {
			h.goTo(i)
			if typing != "" {
				h.at = ""
			}
		}
	}
	if !same {
		for i, s := range h.order {
			if _, ok := s.what.(*widget.TextInput); ok && (f.Box != nil || f.Place == scene.FormBox) { // over a form, or over the map
				h.write = h.order[i].id
			}
		}
	}
}

func boxID(f *scene.Form) string {
	if f.Box == nil {
		return ""
	}
	return f.Box.ID
}

// wrote notes what was typed into a field, so that the form that comes back with it is no other form.
func (h *Host) wrote(id, text string) {
	if h.shown == nil {
		return
	}
	h.shown.Walk(func(n *scene.Node) {
		if n.Kind == scene.NodeInput && n.ID == id {
			n.S = text
		}
	})
}
