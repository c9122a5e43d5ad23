package report

import (
	"image"
	"io"
	"math"
	"slices"
	"strconv"

	"awaw/engine"
	"awaw/internal/art"
)

// Caption is what is written over a picture.
type Caption struct{ Title, Date string }

// leastPoster is how wide a picture to hang up is at least, in pixels.
const leastPoster = 2000

// The parts of such a picture about the map, at a width of 2,000 pixels.
const (
	posterHead = 150.0
	posterFoot = 110.0
	posterEdge = 48.0
)

// leastLegend is how large the counters under the map are at least, so that what stands on them is drawn.
const leastLegend = 32.0

// Poster paints a position as a picture to hang up: the map at 2,000 pixels or more, hexes at least w wide, with title and date over it and
// below it who is who and what each kind of counter is. Names and counters grow with the map.
func Poster(on engine.Board, v engine.View, w float64, about Caption, words engine.Catalog) (*image.RGBA, error) {
	p, err := newPainter(on, v, w, words)
	if err != nil {
		return nil, err
	}
	p.worths = true
	h := p.hanging()
	c := p.sheet.Kit().Scaled(h.w, h.h, math.Max(1, (leastPoster+.5)/h.w))
	if err := p.hang(c, h, about, words); err != nil {
		return nil, err
	}
	return c.Img, nil
}

// Drawing writes the same as SVG, as shapes; hexes are w units wide.
func Drawing(out io.Writer, on engine.Board, v engine.View, w float64, about Caption, words engine.Catalog) error {
	p, err := newPainter(on, v, w, words)
	if err != nil {
		return err
	}
	p.worths = true
	h := p.hanging()
	c := p.sheet.Kit().VectorCanvas(h.w, h.h)
	if err := p.hang(c, h, about, words); err != nil {
		return err
	}
	const hexMillimetres = 12
	return c.WriteSVG(out, about.Title, h.w/w*hexMillimetres)
}

// hanging are the measures of a picture to hang up.
type hanging struct{ k, w, h, edge, head, foot float64 }

func (p *painter) hanging() (h hanging) {
	h.k = (float64(p.width) + 2*posterEdge) / leastPoster
	h.edge, h.head, h.foot = math.Round(posterEdge*h.k), math.Round(posterHead*h.k), math.Round(posterFoot*h.k)
	h.w, h.h = float64(p.width)+2*h.edge, float64(p.height)+h.head+h.foot
	return h
}

// hang draws the map within its frame, and about it what is written.
func (p *painter) hang(c *art.Canvas, h hanging, about Caption, words engine.Catalog) error {
	pal, k, edge, head := c.Pal(), h.k, h.edge, h.head
	frame := art.Rect{X: edge, Y: head, W: float64(p.width), H: float64(p.height)}
	c.Fill(art.Rect{W: h.w + 2, H: h.h + 2}.Path(), art.Solid(pal.Paper.Sheet, 1)) // to the last row of a scaled picture
	c.PushClip(frame.Path())
	err := p.paint(c.Shift(edge, head))
	c.PopClip()
	if err != nil {
		return err
	}
	c.Stroke(frame.Path(), 2*k, pal.Text.OnPaper, 1)

	date := art.Style{Face: art.Serif, Size: 30 * k, Color: pal.Text.OnPaperSecond, Align: art.Right}
	c.Text(about.Date, h.w-edge, head-44*k, date)
	title := art.Style{Face: art.SerifBold, Size: 64 * k, Color: pal.Text.OnPaper}
	for room := h.w - 3*edge - p.sheet.Kit().Width(about.Date, date); title.Size > 20*k && p.sheet.Kit().Width(about.Title, title) > room; {
		title.Size *= .94
	}
	c.Text(about.Title, edge, head-44*k, title)
	p.legend(c, edge, head+float64(p.height), h.foot, k, words)
	return nil
}

// legend writes who is who, with their points, and what kinds of counter there are.
func (p *painter) legend(c *art.Canvas, x, y, h, k float64, words engine.Catalog) {
	pal, mid := c.Pal(), y+h*.5
	text := art.Style{Face: art.Body, Size: 22 * k, Color: pal.Text.OnPaper}
	for _, s := range p.v.Sides {
		side := art.Side(s.Style)
		c.SideMark(side, x+16*k, mid, 16*k, pal.Side(side).ChartDeep, pal.Paper.Sheet, true)
		word := words.Word(s.Name, nil)
		for _, t := range p.v.Tallies {
			if t.Side == s.Side && t.Kind == "points" {
				word += "  " + strconv.Itoa(t.N)
			}
		}
		c.TextMid(word, x+44*k, mid, text)
		x += 44*k + p.sheet.Kit().Width(word, text) + 40*k
	}
	card, right := math.Max(56*k, leastLegend), float64(p.width)+posterEdge*k
	// entry writes one line of the key where there is room for it, and draws what stands before it.
	entry := func(wide float64, word string, sign func(x float64)) bool {
		whole := wide + 12*k + p.sheet.Kit().Width(word, text)
		if x+whole > right {
			return false
		}
		sign(x)
		c.TextMid(word, x+wide+12*k, mid, text)
		x += whole + 36*k
		return true
	}
	if list := worthsOf(p.v); len(list) > 0 {
		one := list[0]
		one.style = ""
		entry(plateWide*1.3*k, words.Word(engine.Say("report.poster.worth"), nil), func(x float64) { drawPlate(c, x, mid-plateHigh*.65*k, 1.3*k, one) })
	}
	if list := worksOf(p.v); len(list) > 0 {
		one := list[0]
		one.style = ""
		entry(worksWide*1.3*k, words.Word(engine.Say("report.poster.works"), nil), func(x float64) { drawWorks(c, x, mid-plateHigh*.65*k, 1.3*k, one) })
	}
	shown := p.onTop()
	if i := slices.IndexFunc(shown, func(n engine.CounterView) bool { return n.Is(engine.Turned) }); i >= 0 {
		entry(card, words.Word(engine.Say("report.poster.turned"), nil), func(x float64) { c.Stack(x, mid-card/2, card, []art.CounterSpec{cardSpec(shown[i])}) })
	}
	for _, kind := range p.v.Kinds {
		i := slices.IndexFunc(shown, func(n engine.CounterView) bool { return n.Kind == kind })
		if i < 0 {
			continue
		}
		spec := cardSpec(shown[i])
		spec.Inverted = false
		if !entry(card, words.Word(kind.Name, nil), func(x float64) { c.Stack(x, mid-card/2, card, []art.CounterSpec{spec}) }) {
			return
		}
	}
}

// onTop are the counters that are seen: the topmost of every stack.
func (p *painter) onTop() (out []engine.CounterView) {
	for _, s := range stacksOf(p.v) {
		i := slices.IndexFunc(p.v.Counters, func(n engine.CounterView) bool {
			spec := cardSpec(n)
			spec.Count = s.cards[0].Count
			return n.Space == engine.SpaceRef(s.space) && n.Side == s.side && spec == s.cards[0]
		})
		if i >= 0 {
			out = append(out, p.v.Counters[i])
		}
	}
	return out
}
