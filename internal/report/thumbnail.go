package report

import (
	"image"
	"math"
	"slices"

	"awaw/board"
	"awaw/engine"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
	"awaw/internal/present/scene"
)

// chipAt is how large a hex must be, in pixels, for counters to be drawn as cards; below it each side is a dot.
const chipAt = 22

// Thumbnail paints a position small: what is in play fits into w by h pixels, counters stand on it as dots or chips of their
// sides. It gives nil for no size.
func Thumbnail(s mapsheet.Painter, b board.Board, v engine.View, w, h int) *image.RGBA {
	if w <= 0 || h <= 0 {
		return nil
	}
	v = onSheet(b, v)
	view := window(s, b, v, w, h, false)
	k := view.W
	img, err := s.Paint(view, w, h, nil)
	if err != nil {
		return nil
	}
	c := s.Kit().CanvasOn(img)
	for _, st := range stacksOf(v) {
		x, y := view.Middle(b, st.space)
		if x < 0 || y < 0 || x > float64(w) || y > float64(h) {
			continue
		}
		side := styleOf(v, st.side)
		r := math.Max(2, math.Min(7, k*.28))
		if k >= chipAt {
			size := math.Max(12, k*.62)
			c.Stack(x-size/2, y-size/2, size, st.cards)
			continue
		}
		col := s.Kit().Pal.Side(side)
		c.SideMark(side, x, y, r, col.Chart, s.Kit().Pal.Map.Coast, false)
	}
	return img
}

// Part paints a piece of a board as a player sees it: names, and counters as cards, each pile for itself. It gives nil for no size.
func Part(s mapsheet.Painter, b board.Board, v engine.View, w, h int) *image.RGBA {
	if w <= 0 || h <= 0 {
		return nil
	}
	view := window(s, b, v, w, h, b.Movers() != nil) // an area of which a corner shows cannot be told
	c := s.Kit().Scaled(float64(w), float64(h), 1)
	p := &painter{b: b, v: v, sheet: s, view: view, width: w, height: h, size: art.SnapCounter(view.W)}
	if b.Movers() != nil && !slices.ContainsFunc(v.Counters, func(x engine.CounterView) bool { return x.Kind == nil || x.Kind.Token }) {
		p.size, p.abreast = scene.FineSize(2*view.W), true // hexes are small there, and counters with numbers stand side by side
	}
	if p.paint(c) != nil {
		return nil
	}
	return c.Img
}

// window is the piece of a board that a picture of w by h pixels shows; all that is framed if that is asked, though the picture be wider than the map.
func window(s mapsheet.Painter, b board.Board, v engine.View, w, h int, all bool) art.View {
	x0, y0, x1, y1 := frame(b, v)
	bx0, by0, bx1, by1 := s.Bounds()
	fit := math.Min(float64(w)/(x1-x0), float64(h)/(y1-y0))
	k := fit // a game that is played on the whole board shows it whole
	if len(v.Frame) > 0 && !all {
		k = math.Max(fit, math.Max(float64(w)/(bx1-bx0), float64(h)/(by1-by0))) // nothing beyond the map is shown
	}
	var xs, ys []float64
	for _, c := range v.Counters {
		if c.Space.Kind() == engine.KindSpace && c.Space.Index() < b.Len() {
			x, y := b.Middle(c.Space.Index())
			xs, ys = append(xs, x), append(ys, y)
		}
	}
	mx, my := (x0+x1)/2, (y0+y1)/2
	if k > fit { // what must be left out is not where most stand
		mx, my = fullest(xs, float64(w)/k-2, mx), fullest(ys, float64(h)/k-2, my)
	}
	return art.View{X0: within(mx, float64(w)/k, bx0, bx1), Y0: within(my, float64(h)/k, by0, by1), W: k}
}

// fullest is the middle of the stretch of a length that holds most of the points; of equal ones the nearest to middle.
func fullest(points []float64, long, middle float64) float64 {
	best, most := middle, 0
	count := func(from float64) (n int) {
		for _, p := range points {
			if p >= from && p <= from+long {
				n++
			}
		}
		return n
	}
	most = count(middle - long/2)
	for _, p := range points {
		for _, from := range []float64{p, p - long} {
			n, at := count(from), from+long/2
			if n > most || n == most && math.Abs(at-middle) < math.Abs(best-middle) {
				best, most = at, n
			}
		}
	}
	return best
}

// onSheet is a position without what stands in boxes beside the map, which shall not draw the picture away from the play.
func onSheet(b board.Board, v engine.View) engine.View {
	v.Counters = slices.DeleteFunc(slices.Clone(v.Counters), func(c engine.CounterView) bool {
		return c.Space.Kind() == engine.KindSpace && c.Space.Index() < b.Len() && board.Beside(b, c.Space.Index())
	})
	return v
}

// within is where a stretch about a middle begins so that it stays between two ends, if it is not longer than they are apart.
func within(middle, long, from, to float64) float64 {
	if long >= to-from {
		return (from+to)/2 - long/2
	}
	return math.Max(from, math.Min(to-long, middle-long/2))
}

// styleOf is the palette style of a side, neutral for one there is not.
func styleOf(v engine.View, side engine.Side) art.Side {
	for _, s := range v.Sides {
		if s.Side == side {
			return art.Side(s.Style)
		}
	}
	return "neutral"
}
