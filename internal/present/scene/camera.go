package scene

import "math"

// This file holds the camera: which part of the board the window shows, and how near.

// Camera looks at a plane point, HexW logical pixels a hex.
type Camera struct{ CX, CY, HexW float64 }

// The nearest and the farthest view, in logical pixels a hex.
const (
	MinHexW = 14
	MaxHexW = 170
)

// Screen gives the window point of a plane point, in a window w by h.
func (c Camera) Screen(x, y, w, h float64) (sx, sy float64) {
	return (x-c.CX)*c.HexW + w/2, (y-c.CY)*c.HexW + h/2
}

// Plane gives the plane point under a window point.
func (c Camera) Plane(sx, sy, w, h float64) (x, y float64) {
	return (sx-w/2)/c.HexW + c.CX, (sy-h/2)/c.HexW + c.CY
}

// Zoomed changes the size by a factor and keeps the plane point under sx, sy where it is.
func (c Camera) Zoomed(factor, sx, sy, w, h float64) Camera {
	x, y := c.Plane(sx, sy, w, h)
	next := c
	next.HexW = math.Min(MaxHexW, math.Max(MinHexW, c.HexW*factor))
	next.CX = x - (sx-w/2)/next.HexW
	next.CY = y - (sy-h/2)/next.HexW
	return next
}

// Dragged moves the sheet by dx, dy logical pixels.
func (c Camera) Dragged(dx, dy float64) Camera {
	c.CX -= dx / c.HexW
	c.CY -= dy / c.HexW
	return c
}

// Fitted shows the plane rectangle x0..x1, y0..y1 inside the free part of a window w by h.
func Fitted(x0, y0, x1, y1 float64, free Rect, w, h float64) Camera {
	hexW := math.Min(free.W/math.Max(1, x1-x0), free.H/math.Max(1, y1-y0))
	c := Camera{HexW: math.Min(102, math.Max(MinHexW, hexW))}
	return c.At((x0+x1)/2, (y0+y1)/2, free, w, h)
}

// At puts a plane point in the middle of the free part.
func (c Camera) At(x, y float64, free Rect, w, h float64) Camera {
	c.CX = x - (free.X+free.W/2-w/2)/c.HexW
	c.CY = y - (free.Y+free.H/2-h/2)/c.HexW
	return c
}

// Kept holds the middle of the window over the board x0..x1, y0..y1, so that the sheet cannot be lost.
func (c Camera) Kept(x0, y0, x1, y1 float64) Camera {
	c.CX = math.Min(x1, math.Max(x0, c.CX))
	c.CY = math.Min(y1, math.Max(y0, c.CY))
	return c
}

// MiniView tells how the minimap lies in a rectangle: window point = plane point times k plus ox, oy. The whole of
// every hex is shown.
func MiniView(b Board, r Rect) (k, ox, oy float64) {
	x0, y0, x1, y1 := BoardBounds(b)
	x0, x1, y0, y1 = x0-.5, x1+.5, y0-1/math.Sqrt(3), y1+1/math.Sqrt(3)
	k = math.Min(r.W/(x1-x0), r.H/(y1-y0))
	return k, r.X + r.W/2 - k*(x0+x1)/2, r.Y + r.H/2 - k*(y0+y1)/2
}
