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
	"awaw/engine"
	"awaw/hexmap"
	"awaw/internal/art"
)

// Picture paints a position: the map of the board with every counter, hexes w pixels wide.
func Picture(board engine.Board, v engine.View, w float64) (*image.RGBA, error) {
	m, ok := board.(*hexmap.Map)
	if !ok {
		return nil, fmt.Errorf("board %s is not a hex map; only hex maps are painted", board.ID())
	}
	f, err := assets.FS().Open("maps/" + m.ID() + ".ground")
	if err != nil {
		return nil, fmt.Errorf("map %s has no ground to paint: %w", m.ID(), err)
	}
	defer f.Close()
	ground, err := hexmap.LoadGround(f)
	if err != nil {
		return nil, err
	}
	kit, err := art.Default()
	if err != nil {
		return nil, err
	}
	sheet := art.NewSheet(kit, m, ground, v.Neutral)
	x0, y0, x1, y1 := frame(m, v)
	width, height := int((x1-x0)*w), int((y1-y0)*w)
	view := art.View{X0: x0, Y0: y0, W: w}
	img, err := sheet.Paint(view, width, height, nil)
	if err != nil {
		return nil, err
	}
	c := kit.Canvas(width, height)
	c.Blit(img, 0, 0)
	stacks := stacksOf(v)
	size := art.SnapCounter(w)
	var taken []art.Rect
	for _, s := range stacks {
		x, y := view.Middle(m, s.space)
		taken = append(taken, art.Rect{X: x - size/2 - 2, Y: y - size/2 - 16, W: size + 12, H: size + 20})
	}
	c.Labels(sheet.Labels(view, width, height, taken, func(i int) bool {
		return slices.ContainsFunc(stacks, func(s stack) bool { return s.space == i })
	}))
	for _, s := range stacks {
		x, y := view.Middle(m, s.space)
		c.Stack(x-size/2, y-size/2, size, s.cards)
	}
	return c.Img, nil
}

// frame is the part of the plane a picture shows: what the scenario plays on, widened to every counter; without a frame
// all of the map.
func frame(m *hexmap.Map, v engine.View) (x0, y0, x1, y1 float64) {
	if len(v.Frame) == 0 {
		return m.Extent()
	}
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	add := func(r engine.Ref) {
		if r.Kind() != engine.KindSpace || r.Index() >= m.Len() {
			return
		}
		x, y := m.Middle(r.Index())
		x0, y0, x1, y1 = min(x0, x-1), min(y0, y-1), max(x1, x+1), max(y1, y+1)
	}
	for _, r := range v.Frame {
		add(r)
	}
	for _, c := range v.Counters {
		add(c.Space)
	}
	return x0, y0, x1, y1
}

type stack struct {
	space int
	cards []art.CounterSpec
}

// stacksOf gathers counters by space; the largest ready one lies on top.
func stacksOf(v engine.View) []stack {
	list := slices.Clone(v.Counters)
	slices.SortStableFunc(list, func(a, b engine.CounterView) int {
		if c := cmp.Compare(a.Space, b.Space); c != 0 {
			return c
		}
		if a.Inverted != b.Inverted {
			if a.Inverted {
				return 1
			}
			return -1
		}
		return cmp.Compare(b.Size, a.Size)
	})
	var out []stack
	for _, x := range list {
		if len(out) == 0 || out[len(out)-1].space != x.Space.Index() {
			out = append(out, stack{space: x.Space.Index()})
		}
		s := &out[len(out)-1]
		s.cards = append(s.cards, card(x))
	}
	for i := range out {
		if n := len(out[i].cards); n > 1 {
			out[i].cards[0].Count = n
		}
	}
	return out
}

func card(x engine.CounterView) art.CounterSpec {
	kind, _ := art.KindOf(x.Kind)
	return art.CounterSpec{Nation: x.Nation, Kind: kind, Factor: strconv.Itoa(x.Size), Range: strconv.Itoa(x.Range), Inverted: x.Inverted}
}
