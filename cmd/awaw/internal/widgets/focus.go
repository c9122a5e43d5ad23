package widgets

import (
	"image"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// This file takes the keyboard through a form: which control it stands on, and where it goes next.

// stop is a control the keyboard can go to.
type stop struct {
	id   string
	what widget.Focuser
	view *scroller // the part that scrolls it, nil for none
}

// Typing tells whether the keyboard writes into a field.
func (h *Host) Typing() bool {
	if h.ui != nil && h.write != "" {
		return true
	}
	_, ok := h.focused().(*widget.TextInput)
	return ok
}

func (h *Host) focused() widget.Focuser {
	if h.ui == nil {
		return nil
	}
	return h.ui.GetFocusedWidget()
}

// stirred tells whether mouse or keyboard did anything in this tick.
func (h *Host) stirred() bool {
	x, y := ebiten.CursorPosition()
	moved := h.mouse != image.Pt(x, y)
	h.mouse = image.Pt(x, y)
	_, turned := ebiten.Wheel()
	for _, b := range []ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight} {
		moved = moved || ebiten.IsMouseButtonPressed(b) || inpututil.IsMouseButtonJustReleased(b)
	}
	h.keys = inpututil.AppendJustReleasedKeys(inpututil.AppendPressedKeys(h.keys[:0]))
	return moved || turned != 0 || len(h.keys) > 0
}

// steer walks from control to control with Tab, and gives a field up at Esc.
func (h *Host) steer() {
	if inpututil.IsKeyJustPressed(ebiten.KeyTab) && len(h.order) > 0 {
		i := -1
		for k, s := range h.order {
			if s.id == h.at || s.what == h.focused() {
				i = k
			}
		}
		if ebiten.IsKeyPressed(ebiten.KeyShift) {
			i = (max(i, 0) - 1 + len(h.order)) % len(h.order)
		} else {
			i = (i + 1) % len(h.order)
		}
		h.goTo(i)
	}
}

func (h *Host) goTo(i int) {
	s := h.order[i]
	h.at = s.id
	h.ui.SetFocusedWidget(s.what)
	if s.view != nil {
		s.view.reveal(s.what.GetWidget().Rect)
	}
}

// afterMouse leaves the keyboard to the screen once a button was pressed with the mouse.
func (h *Host) afterMouse() {
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		h.at = ""
	}
	if h.at == "" && !ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) && h.focused() != nil && !h.Typing() {
		h.ui.ClearFocus()
	}
}
