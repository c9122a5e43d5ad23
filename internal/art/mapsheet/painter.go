// Painters: what a screen, a picture or a print asks of the sheet of a board, whatever the board is made of.
package mapsheet

import (
	"awaw/internal/art"
	"bytes"
	"fmt"
	"image"
	"math"

	"awaw/areamap"
	"awaw/board"
	"awaw/hexmap"
)

// Painter paints the sheet of a board. It is safe for several goroutines.
type Painter interface {
	// Kit gives palette and fonts.
	Kit() *art.Kit
	// Paint draws the window of w by h pixels at v. progress, if not nil, hears how much is done, 0 to 1, and stops the work by
	// answering false; then the error is ErrCancelled.
	Paint(v art.View, w, h int, progress func(float64) bool) (*image.RGBA, error)
	// Draw draws the same on a canvas, as shapes on a vector canvas.
	Draw(c *art.Canvas, v art.View, w, h int, progress func(float64) bool) error
	// Land gives how much of each pixel of a window is land, 0 to 255.
	Land(v art.View, w, h int) *image.Alpha
	// Labels gives the names of a window. Obstacles are kept clear; occupied, which may be nil, tells which spaces carry a counter.
	Labels(v art.View, w, h int, obstacles []art.Rect, occupied func(space int) bool) []art.Label
	// LabelsWithin gives the same; names of seas and countries lie wholly within what is seen of the window or wholly without, and wholly
	// under what covers it or wholly beside.
	LabelsWithin(seen art.Rect, covers []art.Rect, v art.View, w, h int, obstacles []art.Rect, occupied func(space int) bool) []art.Label
	// Codes prints the coordinates of spaces.
	Codes(c *art.Canvas, v art.View, w, h int)
	// Minimap paints the whole board small, to fit w by h pixels, and gives the view it used.
	Minimap(w, h int) (*image.RGBA, art.View)
	// Bounds is the smallest rectangle of the plane round the map itself, Extent round that and all boxes.
	Bounds() (x0, y0, x1, y1 float64)
	Extent() (x0, y0, x1, y1 float64)
}

// NewPainter makes the painter of a board. ground gives what a hex map is painted on; boards of areas bring their own. neutral lists ids
// of countries that may not be crossed, named words names.
func NewPainter(k *art.Kit, b board.Board, ground func() (*hexmap.Ground, error), neutral []string, named func(string) string) (Painter, error) {
	switch m := b.(type) {
	case *hexmap.Map:
		g, err := ground()
		if err != nil {
			return nil, err
		}
		return NewSheet(k, m, g, neutral).WithNames(named), nil
	case *areamap.Map:
		s := NewAreaSheet(k, m, named)
		if m.Ground() == nil {
			return s, nil
		}
		g, err := hexmap.LoadGround(bytes.NewReader(m.Ground()))
		if err != nil {
			return nil, err
		}
		return s.WithGround(g), nil
	}
	return nil, fmt.Errorf("board %s is neither of hexes nor of areas, and only those are painted", b.ID())
}

// Round is the view of a whole sheet with a rim of one hex about it, a hex so many pixels wide or less, so that it has no more pixels than
// most; and how many it is wide and high.
func Round(p Painter, hex, most float64) (v art.View, w, h int) {
	x0, y0, x1, y1 := p.Extent()
	wide, high := x1-x0+2, y1-y0+2
	v = art.View{X0: x0 - 1, Y0: y0 - 1, W: math.Min(hex, math.Sqrt(most/math.Max(1, wide*high)))}
	return v, int(wide * v.W), int(high * v.W)
}
