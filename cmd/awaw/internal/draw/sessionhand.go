package draw

import (
	"strings"

	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file plays by mouse without knowing the game, where it is tried: a hand that clicks what is offered.

// Press is where a hand presses the mouse, in logical pixels, and whether it holds it there until something comes of it; or it presses Escape instead.
type Press struct {
	X, Y   float64
	Hold   bool
	Escape bool
}

// NextPress is where a hand would press next that does not know the game: what lies on top first, then a lit place or a counter that may be
// chosen, then what moves on. next gives a number from 0 to n-1. There is none while nothing is offered.
func (w *Window) NextPress(next func(n int) int) (Press, bool) {
	m := w.model
	if m.Screen() == table.ScreenCurtain {
		return curtainBar(m)
	}
	sc := m.Scene()
	if asked(sc) { // a question lies over everything: whoever left in a fight is led back to it
		return Press{Escape: true}, true
	}
	var on []scene.Region
	closes := false
	for _, r := range m.Regions() {
		if scene.Does(r.Act) == "sure" { // it was meant
			on, closes = append(on[:0], r), true
			break
		}
		switch scene.Does(r.Act) {
		case "sheet.close", "page.close", "guide.leave", "proof.close", "result.close", "recap.begin", "dice.fall", "sky.read", "verdict.close", "briefing.begin":
			closes = true
			on = append(on[:0], r)
		case "command", "battle", "sky.lane", "order.pick", "order.kind", "flight.send", "flight.close":
			if !closes {
				on = append(on, r)
			}
		}
	}
	if !closes && sc.Map != nil && len(sc.Map.Lit) > 0 && next(3) > 0 {
		if x, y, ok := m.SpaceOnScreen(sc.Map.Lit[next(len(sc.Map.Lit))]); ok {
			return Press{X: x, Y: y}, true
		}
	}
	if len(on) == 0 {
		return Press{Escape: sc.Form != nil}, sc.Form != nil
	}
	r := on[next(len(on))]
	return Press{X: r.Rect.X + r.Rect.W/2, Y: r.Rect.Y + r.Rect.H/2}, true
}

// asked tells whether a question lies over the screen.
func asked(sc *scene.Scene) bool { return sc.Form != nil && strings.HasPrefix(sc.Form.ID, "question.") }

// curtainBar is the bar of the curtain, which is held until it is up.
func curtainBar(m *present.Model) (Press, bool) {
	for _, r := range m.Regions() {
		if r.Act == (scene.Nothing{}) {
			return Press{X: r.Rect.X + r.Rect.W/2, Y: r.Rect.Y + r.Rect.H/2, Hold: true}, true
		}
	}
	return Press{}, false
}

// mousePlayer presses where a hand would.
func mousePlayer(w *Window) []scene.Msg {
	p, ok := w.NextPress(w.session.next)
	if !ok {
		return nil
	}
	if p.Escape {
		return []scene.Msg{scene.Key{Name: "esc"}}
	}
	out := []scene.Msg{scene.Mouse{X: p.X, Y: p.Y}, scene.Mouse{X: p.X, Y: p.Y, What: scene.Pressed}}
	if p.Hold {
		for range 40 {
			out = append(out, scene.Tick{})
		}
	}
	return append(out, scene.Mouse{X: p.X, Y: p.Y, What: scene.Released})
}
