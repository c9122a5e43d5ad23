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

func newCourse(system engine.SystemID) *course {
	return &course{about: systemName(system), shapes: map[string]int{}, cards: map[[3]int]int{}, texts: map[string]int{}}
}

// courseOf goes through the line of play with the eyes that may see it.
func courseOf(g *play.Game, side engine.Side, words engine.Catalog) (*course, error) {
	c := newCourse(g.Header().System)
	first, err := g.At(g.Path()[0], side)
	if err != nil {
		return nil, err
	}
	watch := watching(g, side)
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
		e := eyes{Name: watcherName(s, first, words)}
		if e.Steps, err = c.watched(g, s, seen[i], words); err != nil {
			return nil, err
		}
		c.Eyes = append(c.Eyes, e)
	}
	return c, nil
}

// watcherName names whose eyes are looked through.
func watcherName(side engine.Side, p engine.Position, words engine.Catalog) string {
	for _, x := range p.View().Sides {
		if x.Side == side {
			return words.Word(x.Name, namer(p))
		}
	}
	return words.Word(engine.Say("report.page.all"), nil)
}

// watching lists the eyes that may look at a game: those of a side while it goes on, and of everybody and of each side when it is over.
func watching(g *play.Game, side engine.Side) []engine.Side {
	if !g.Outcome().Over {
		return []engine.Side{side}
	}
	list := []engine.Side{engine.NoSide}
	for _, s := range g.Position().View().Sides {
		list = append(list, s.Side)
	}
	return list
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
	c.painter = p
	c.draws(p.sheet.Kit(), v, namer(seen[0][0]), words)
	return nil
}

// draws makes what shapes are drawn on, and names the sides.
func (c *course) draws(kit *art.Kit, v engine.View, n engine.Namer, words engine.Catalog) {
	c.canvas = kit.VectorCanvas(float64(c.painter.width), float64(c.painter.height))
	for _, s := range v.Sides {
		c.Sides = append(c.Sides, sideName{words.Word(s.Name, n), c.canvas.Pal().Side(art.Side(s.Style)).ChartDeep.Hex()})
	}
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
	w := watcher{course: c, game: g, side: side, words: words}
	for i, n := range g.Path() {
		s, news, err := w.next(n, list[i])
		if err != nil {
			return nil, err
		}
		if news {
			out = append(out, s)
		}
	}
	return out, nil
}

// watcher goes along a line of play with the eyes of one side.
type watcher struct {
	course *course
	game   *play.Game // nil as long as only the first position is looked at
	side   engine.Side
	words  engine.Catalog
	before []int // what lay on the map at the last moment that brought news
	begun  bool
}

// next is the moment after entry n, when p is what the side knows, and whether there is anything new for it.
func (w *watcher) next(n int, p engine.Position) (s step, news bool, err error) {
	c, v := w.course, p.View()
	s.Head = c.text(headOf(v, p, w.words))
	for _, x := range p.Outcome().Score {
		s.Score = append(s.Score, x.Points)
	}
	if w.begun {
		if s.Log, err = c.told(w.game, n, w.side, p, w.words); err != nil {
			return step{}, false, err
		}
	}
	now := c.placed(v)
	s.Come, s.Go = missing(now, w.before), missing(w.before, now)
	if news = !w.begun || len(s.Come)+len(s.Go)+len(s.Log) > 0; news {
		w.before, w.begun = now, true
	}
	return s, news, nil
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

// numbered is the number of something, which goes on a list when it gets one.
func numbered[T comparable](seen map[T]int, x T, list *[]T) int {
	n, ok := seen[x]
	if !ok {
		n = len(seen)
		seen[x] = n
		*list = append(*list, x)
	}
	return n
}
