// Package report makes what is kept of a game outside the program: a picture of the map and an after-action report.
package report

import (
	"cmp"
	"fmt"
	"image"
	"math"
	"slices"
	"strconv"

	"awaw/assets"
	"awaw/board"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

// Picture paints a position: the map of the board with every counter, hexes w pixels wide, places named as words have them.
func Picture(on engine.Board, v engine.View, w float64, words engine.Catalog) (*image.RGBA, error) {
	p, err := newPainter(on, v, w, words)
	if err != nil {
		return nil, err
	}
	c := p.sheet.Kit().Canvas(p.width, p.height)
	if err := p.paint(c); err != nil {
		return nil, err
	}
	return c.Img, nil
}

// painter paints one position on a canvas of its size.
type painter struct {
	b             board.Board
	v             engine.View
	sheet         mapsheet.Painter
	view          art.View
	width, height int
	size          float64 // of counters
	abreast       bool    // those of a space stand side by side
	worths        bool    // plates tell what places are worth
}

func newPainter(on engine.Board, v engine.View, w float64, words engine.Catalog) (*painter, error) {
	b, ok := on.(board.Board)
	if !ok {
		return nil, fmt.Errorf("board %s tells neither shapes nor names, and cannot be painted", on.ID())
	}
	kit, err := systems.Kit()
	if err != nil {
		return nil, err
	}
	sheet, err := mapsheet.NewPainter(kit, b, func() (*hexmap.Ground, error) { return Ground(b.ID()) }, v.Neutral, words.Name)
	if err != nil {
		return nil, err
	}
	x0, y0, x1, y1 := frame(b, v)
	return &painter{b: b, v: v, sheet: sheet, view: art.View{X0: x0, Y0: y0, W: w}, width: int((x1 - x0) * w), height: int((y1 - y0) * w),
		size: art.SnapCounter(w)}, nil
}

// Ground reads what a hex map of the program is painted on.
func Ground(id string) (*hexmap.Ground, error) {
	f, err := assets.FS().Open("maps/" + id + ".ground")
	if err != nil {
		return nil, fmt.Errorf("map %s has no ground to paint: %w", id, err)
	}
	defer f.Close()
	return hexmap.LoadGround(f)
}

func (p *painter) paint(c *art.Canvas) error {
	if err := p.sheet.Draw(c, p.view, p.width, p.height, nil); err != nil {
		return err
	}
	size := p.size
	stacks := stacksOf(p.v)
	if p.abreast {
		stacks = apart(stacks)
	}
	var taken []art.Rect
	for _, s := range stacks {
		x, y := p.at(s)
		taken = append(taken, art.Rect{X: x - size/2 - 2, Y: y - size/2 - 16, W: size + 12, H: size + 20})
	}
	var plates []plate
	if p.worths {
		plates = p.platesOf(stacks)
	}
	for _, a := range plates {
		taken = append(taken, p.covers(a))
	}
	c.Labels(p.sheet.LabelsWithin(art.Rect{W: float64(p.width), H: float64(p.height)}, nil, p.view, p.width, p.height, taken, func(i int) bool {
		return slices.ContainsFunc(stacks, func(s stack) bool { return s.space == i })
	}))
	p.arrows(c)
	for _, s := range stacks {
		x, y := p.at(s)
		c.Stack(x-size/2, y-size/2, size, s.cards)
	}
	p.plates(c, plates)
	return nil
}

// at is the middle of a stack: piles of one space lie from the upper right to the lower left.
func (p *painter) at(s stack) (x, y float64) {
	x, y = p.view.Middle(p.b, s.space)
	if p.abreast {
		return x + 1.06*p.size*(float64(s.pile)-float64(s.piles-1)/2), y
	}
	off := (float64(s.piles-1)/2 - float64(s.pile)) * .36 * p.size
	return x + off, y - off
}

// arrowKinds are the painter's kinds by the kinds of a view.
var arrowKinds = map[engine.ArrowKind]art.ArrowKind{engine.ArrowMission: art.ArrowOwn, engine.ArrowAttack: art.ArrowOwn, engine.ArrowDisplaced: art.ArrowDisplaced}

// arrows draws missions and movements between counters.
func (p *painter) arrows(c *art.Canvas) {
	for _, a := range p.arrowsOf() {
		c.Arrow(a)
	}
}

// arrowsOf are the arrows of a position, from the edge of one counter to that of another.
func (p *painter) arrowsOf() (out []art.Arrow) {
	for _, a := range p.v.Arrows {
		if a.From == a.To || a.From.Kind() != engine.KindSpace || a.To.Kind() != engine.KindSpace || a.From.Index() >= p.b.Len() || a.To.Index() >= p.b.Len() {
			continue
		}
		x0, y0 := p.view.Middle(p.b, a.From.Index())
		x1, y1 := p.view.Middle(p.b, a.To.Index())
		d := math.Hypot(x1-x0, y1-y0)
		ux, uy := (x1-x0)/d*p.size*.6, (y1-y0)/d*p.size*.6
		k := art.Arrow{X0: x0 + ux, Y0: y0 + uy, X1: x1 - ux, Y1: y1 - uy, Bend: math.Min(24, d*.12), Kind: arrowKinds[a.Kind]}
		if a.Kind == engine.ArrowAttack {
			k.Task = art.TaskAttack
		}
		out = append(out, k)
	}
	return out
}

// frameGap is how much of the plane is left about every space that is shown.
const frameGap = .25

// frame is the part of the plane a picture shows: what the scenario plays on, widened to every counter; without a frame
// all of the map.
func frame(b board.Board, v engine.View) (x0, y0, x1, y1 float64) {
	if len(v.Frame) == 0 {
		return whole(b)
	}
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	add := func(r engine.Ref) {
		if r.Kind() != engine.KindSpace || r.Index() >= b.Len() {
			return
		}
		x, y := b.Middle(r.Index())
		rx0, ry0, rx1, ry1 := board.Round(b, r.Index())
		x0, y0, x1, y1 = min(x0, x-1, rx0-frameGap), min(y0, y-1, ry0-frameGap), max(x1, x+1, rx1+frameGap), max(y1, y+1, ry1+frameGap)
	}
	for _, r := range v.Frame {
		add(r)
	}
	for _, c := range v.Counters {
		add(c.Space)
	}
	return x0, y0, x1, y1
}

// whole is all of a board, without the empty desk about its spaces.
func whole(b board.Board) (x0, y0, x1, y1 float64) {
	a0, b0, a1, b1 := b.Extent()
	if b.Len() == 0 {
		return a0, b0, a1, b1
	}
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := range b.Len() {
		u0, v0, u1, v1 := board.Round(b, i)
		x0, y0, x1, y1 = min(x0, u0), min(y0, v0), max(x1, u1), max(y1, v1)
	}
	return max(a0, x0), max(b0, y0), min(a1, x1), min(b1, y1)
}

// stack is what one side has of one arm in a space; pile counts those of the space from behind.
type stack struct {
	space       int
	side        engine.Side
	ground      bool
	pile, piles int
	cards       []art.CounterSpec
}

// stacksOf gathers counters by space, side and arm; the largest ready one lies on top.
func stacksOf(v engine.View) []stack {
	list := slices.DeleteFunc(slices.Clone(v.Counters), func(x engine.CounterView) bool { return x.Space.Kind() != engine.KindSpace })
	slices.SortStableFunc(list, func(a, b engine.CounterView) int {
		return cmp.Or(cmp.Compare(a.Space, b.Space), cmp.Compare(a.Side, b.Side), order(a.Flies(), b.Flies()), order(a.Is(engine.Turned), b.Is(engine.Turned)), cmp.Compare(b.Size, a.Size))
	})
	var out []stack
	first := 0 // of the present space
	for _, x := range list {
		n := len(out)
		switch {
		case n == 0 || out[n-1].space != x.Space.Index():
			first = n
			out = append(out, stack{space: x.Space.Index(), side: x.Side, ground: !x.Flies()})
		case out[n-1].side != x.Side || out[n-1].ground == x.Flies():
			out = append(out, stack{space: x.Space.Index(), side: x.Side, ground: !x.Flies(), pile: n - first})
		}
		for i := first; i < len(out); i++ {
			out[i].piles = len(out) - first
		}
		s := &out[len(out)-1]
		s.cards = append(s.cards, cardSpec(x))
	}
	for i := range out {
		if n := len(out[i].cards); n > 1 {
			out[i].cards[0].Count = n
		}
	}
	return out
}

// apart makes a stack of every counter.
func apart(stacks []stack) (out []stack) {
	first := 0
	for i, s := range stacks {
		if i > 0 && stacks[i-1].space != s.space {
			first = len(out)
		}
		for _, c := range s.cards {
			one := s
			c.Count = 0
			one.cards, one.pile = []art.CounterSpec{c}, len(out)-first
			out = append(out, one)
		}
		for k := first; k < len(out); k++ {
			out[k].piles = len(out) - first
		}
	}
	return out
}

// order puts what is not before what is.
func order(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

func cardSpec(x engine.CounterView) art.CounterSpec {
	s := art.CounterSpec{Nation: x.Nation, Factor: strconv.Itoa(x.Size), Inverted: x.Is(engine.Turned), Damaged: x.Is(engine.Damaged)}
	if x.Kind != nil {
		s.Kind, _ = art.KindOf(x.Kind.Shape)
		if s.Token = x.Kind.Token; !x.Kind.Lettered() {
			s.Letters = " "
		}
	}
	if x.Is(engine.Unknown) {
		s.Factor = "?"
	}
	if x.Range > 0 {
		s.Range = strconv.Itoa(x.Range)
	}
	return s
}
