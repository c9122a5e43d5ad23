package report

import (
	"fmt"
	"image"
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/art"
	"awaw/internal/wording"
)

// This file gathers what the page of a game shows, step by step.

// course is a line of play as some eyes saw it. Texts and shapes stand once and are named by their numbers.
type course struct {
	Texts []string   `json:"texts"`
	Cards [][3]int   `json:"cards"` // a shape, and where its corner lies
	Eyes  []eyes     `json:"eyes"`
	Sides []sideName `json:"sides"`

	about   string
	painter *painter
	canvas  *art.Canvas // keeps the shapes
	shapes  map[string]int
	cards   map[[3]int]int
	texts   map[string]int
}

type sideName struct {
	Name  string `json:"name"`
	Color string `json:"color"`
}

// eyes is what one of those who watch saw.
type eyes struct {
	Name  string `json:"name"`
	Steps []step `json:"steps"`
}

// step is a moment after which something was to be seen.
type step struct {
	Head  int      `json:"h"`           // the text over it
	Score []int    `json:"s,omitempty"` // by side
	Come  []int    `json:"c,omitempty"` // cards that come on the map, and that leave it
	Go    []int    `json:"g,omitempty"`
	Log   [][2]int `json:"l,omitempty"` // texts, and whether they head others
}

// pageWide is how wide the map of a page is at most, and pageHex how wide its hexes are at least, in pixels.
const (
	pageWide = 1400
	pageHex  = 30
)

// courseOf goes through the line of play with the eyes that may see it.
func courseOf(g *play.Game, side engine.Side, words engine.Catalog) (*course, error) {
	c := &course{about: systemName(g.Header().System), shapes: map[string]int{}, cards: map[[3]int]int{}, texts: map[string]int{}}
	first, err := g.At(g.Path()[0], side)
	if err != nil {
		return nil, err
	}
	v := first.View()
	watch := []engine.Side{side}
	if g.Outcome().Over {
		watch = []engine.Side{engine.NoSide}
		for _, s := range v.Sides {
			watch = append(watch, s.Side)
		}
	}
	var seen [][]engine.Position
	for _, s := range watch {
		list, err := moments(g, s)
		if err != nil {
			return nil, err
		}
		seen = append(seen, list)
	}
	if err := c.begin(g.Kit().Board, seen, words); err != nil {
		return nil, err
	}
	for i, s := range watch {
		e := eyes{Name: words.Word(engine.Say("report.page.all"), nil)}
		for _, x := range v.Sides {
			if x.Side == s {
				e.Name = words.Word(x.Name, namer(first))
			}
		}
		if e.Steps, err = c.watched(g, s, seen[i], words); err != nil {
			return nil, err
		}
		c.Eyes = append(c.Eyes, e)
	}
	return c, nil
}

// moments are the positions of the line of play as a side knows them.
func moments(g *play.Game, side engine.Side) (out []engine.Position, err error) {
	for _, n := range g.Path() {
		p, err := g.At(n, side)
		if err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	return out, nil
}

// begin lays out the map so that everything that is ever seen lies on it.
func (c *course) begin(on engine.Board, seen [][]engine.Position, words engine.Catalog) error {
	v := seen[0][0].View()
	all := v
	all.Counters = slices.Clone(v.Counters)
	held := map[engine.Ref]bool{}
	for _, list := range seen { // one counter for each place where any ever stood
		for _, p := range list {
			for _, x := range p.View().Counters {
				if !held[x.Space] {
					held[x.Space] = true
					all.Counters = append(all.Counters, x)
				}
			}
		}
	}
	p, err := newPainter(on, all, pageHex, words)
	if err != nil {
		return err
	}
	x0, y0, x1, y1 := frame(p.b, all)
	w := math.Max(pageHex, math.Min(largestHex, pageWide/(x1-x0)))
	p.view = art.View{X0: x0, Y0: y0, W: w}
	p.width, p.height, p.size = int((x1-x0)*w), int((y1-y0)*w), art.SnapCounter(w)
	c.painter, c.canvas = p, p.sheet.Kit().VectorCanvas(float64(p.width), float64(p.height))
	for _, s := range v.Sides {
		c.Sides = append(c.Sides, sideName{words.Word(s.Name, namer(seen[0][0])), c.canvas.Pal().Side(art.Side(s.Style)).ChartDeep.Hex()})
	}
	return nil
}

// ground paints the map with its names and nothing on it.
func (p *painter) ground() (*image.RGBA, error) {
	c := p.sheet.Kit().Canvas(p.width, p.height)
	if err := p.sheet.Draw(c, p.view, p.width, p.height, nil); err != nil {
		return nil, err
	}
	c.Labels(p.sheet.LabelsWithin(art.Rect{W: float64(p.width), H: float64(p.height)}, nil, p.view, p.width, p.height, nil, nil))
	return c.Img, nil
}

// watched is what a side saw, without the moments in which there was nothing new for it.
func (c *course) watched(g *play.Game, side engine.Side, list []engine.Position, words engine.Catalog) (out []step, err error) {
	var before []int
	for i, p := range list {
		v := p.View()
		s := step{Head: c.text(headOf(v, p, words))}
		for _, x := range p.Outcome().Score {
			s.Score = append(s.Score, x.Points)
		}
		if i > 0 {
			if s.Log, err = c.told(g, g.Path()[i], side, p, words); err != nil {
				return nil, err
			}
		}
		now := c.placed(v)
		s.Come, s.Go = missing(now, before), missing(before, now)
		if i == 0 || len(s.Come)+len(s.Go)+len(s.Log) > 0 {
			out, before = append(out, s), now
		}
	}
	return out, nil
}

// headOf names a moment: its turn and its date.
func headOf(v engine.View, p engine.Position, words engine.Catalog) string {
	return wording.Word(words, "report.page.moment", v.Turn, v.Turns, words.Word(v.Date, namer(p)))
}

// told is what a command told a side.
func (c *course) told(g *play.Game, n int, side engine.Side, p engine.Position, words engine.Catalog) (out [][2]int, err error) {
	events, err := g.Events(n, side)
	for _, e := range events {
		head := 0
		if e.Kind == engine.EventPhase || e.Kind == engine.EventBattle {
			head = 1
		}
		out = append(out, [2]int{c.text(words.Word(e.Text, namer(p)) + cited(e.Cite, words)), head})
	}
	return out, err
}

// placed is what lies on the map in a moment, as numbers of cards.
func (c *course) placed(v engine.View) (out []int) {
	p := c.painter
	p.v = v
	size := p.size
	for _, s := range stacksOf(v) {
		x, y := p.at(s)
		shape := c.shape(fmt.Sprint(s.cards), func(to *art.Canvas) { to.Stack(0, 0, size, s.cards) })
		out = append(out, c.card(shape, int(math.Round(x-size/2)), int(math.Round(y-size/2))))
	}
	for _, a := range p.arrowsOf() {
		out = append(out, c.card(c.shape(fmt.Sprint(a), func(to *art.Canvas) { to.Arrow(a) }), 0, 0))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// missing is what of a is not in b; both are sorted.
func missing(a, b []int) (out []int) {
	for _, x := range a {
		if _, there := slices.BinarySearch(b, x); !there {
			out = append(out, x)
		}
	}
	return out
}

// shape is the number of a shape, which is drawn when it is first wanted.
func (c *course) shape(key string, draw func(*art.Canvas)) int {
	n, ok := c.shapes[key]
	if !ok {
		n = len(c.shapes)
		c.shapes[key] = n
		c.canvas.Define(fmt.Sprintf("s%d", n), draw)
	}
	return n
}

func (c *course) card(shape, x, y int) int {
	return numbered(c.cards, [3]int{shape, x, y}, &c.Cards)
}

func (c *course) text(s string) int { return numbered(c.texts, s, &c.Texts) }

// numbered is the place of something in a list, in which it comes to stand.
func numbered[T comparable](seen map[T]int, x T, list *[]T) int {
	n, ok := seen[x]
	if !ok {
		n = len(*list)
		seen[x] = n
		*list = append(*list, x)
	}
	return n
}
