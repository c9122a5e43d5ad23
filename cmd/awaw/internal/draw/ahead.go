package draw

import "awaw/internal/present/scene"

// This file paints ahead what the first frame needs, while the window is still being opened: panels and counters as
// pixels, not yet handed to the graphics card. Should the window come out another size, they are painted again.

// Ahead paints for a window of that size in device pixels. It ends before the window is asked for anything.
func (w *Window) Ahead(width, height int) {
	w.width, w.height = width, height
	w.resize()
	s := w.model.Scene()
	board := ""
	if s.Map != nil {
		if sheet := w.opt.Sheet(s.Map.Board); sheet != nil {
			board = sheet.ID
			w.ground = newGround(sheet, w.back, true)
			w.aheadCards(sheet, s)
			w.marks.rim.paint(w.kit, s.Map.Free, s.Scale)
		}
	}
	for _, p := range s.Panels {
		if key := keyOf(p, s.Scale, board); key.mini == "" && p.Rect.W > 0 && p.Rect.H > 0 {
			w.panels[p.ID] = w.painted(key)
		}
	}
}

// aheadCards paints the counters of a scene.
func (w *Window) aheadCards(sheet *Sheet, s *scene.Scene) {
	v := viewOf(s)
	for _, st := range s.Map.Stacks {
		breathe()
		x, y, ok := middleOf(sheet, v, st.Space)
		if ok && len(st.Cards) > 0 && !st.Fan && x > 0 && y > 0 && x < float64(w.width) && y < float64(w.height) {
			w.cards.get(stackKey(st, s.Map.CardWidth(), s.Scale))
		}
	}
}
