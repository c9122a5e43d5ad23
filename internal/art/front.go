// Who holds what now, and the line between the sides: a pattern of its own for every side over the land, so that no eye
// needs the colours, and along the front a line for each.
package art

import (
	"image"
	"math"
)

// sidePattern is how far a point of the map's plane lies inside the pattern of a side with a mark, 0 to 1: each mark has lines of its
// own, a square dots.
func sidePattern(mark string, x, y, k float64) float64 {
	const period, width = 13, 1.5
	switch mark {
	case "diamond":
		return hatchAt((x+y)*math.Sqrt2/2, period, width, k)
	case "disc":
		return hatchAt((x-y)*math.Sqrt2/2, period, width, k)
	case "triangle":
		return hatchAt(y, period, width, k)
	case "down_triangle":
		return hatchAt(x, period, width, k)
	case "hexagon":
		return max(hatchAt((x+y)*math.Sqrt2/2, period, width, k), hatchAt((x-y)*math.Sqrt2/2, period, width, k))
	case "pentagon":
		return max(hatchAt(x, period, width, k), hatchAt(y, period, width, k))
	}
	dx, dy := math.Mod(math.Mod(x, period)+period, period)-period/2, math.Mod(math.Mod(y, period)+period, period)-period/2
	return min(1, max(0, (1.8-math.Hypot(dx, dy))*k+.5))
}

// Control tints the spaces of every side and prints its pattern over them, on land only. land, which may be nil, says how
// much of each pixel is land. by gives the spaces of each side.
func (c *Canvas) Control(v View, sides []Side, by map[Side]Spaces, land *image.Alpha) {
	if land != nil {
		c.PushMask(land)
		defer c.PopClip()
	}
	for _, s := range sides {
		p := NewPath()
		for _, o := range by[s].list {
			p.Add(o.path(v, -.3).Union())
		}
		col, mark := c.Pal().Side(s).ChartDeep, c.Pal().Side(s).Mark
		c.Fill(p, PaintFunc(func(x, y int) (RGB, float64) {
			mx, my := (float64(x)+.5-c.ox)/c.k+v.X0*v.W, (float64(y)+.5-c.oy)/c.k+v.Y0*v.W
			return col, .16 + .42*sidePattern(mark, mx, my, c.k)
		}))
	}
}

// Front draws the line where spaces of different sides meet: one stroke on each side of the border, whole for the first
// of the sides and dashed for the others. of tells whose a space is, false for nobody's.
func (c *Canvas) Front(v View, sides []Side, by map[Side]Spaces, of func(space int) (Side, bool)) {
	casing := NewPath()
	lines := map[Side]*Path{}
	for _, s := range sides {
		lines[s] = NewPath()
		for _, o := range by[s].list {
			for _, e := range o.rim {
				if other, ok := of(e.Beyond); !ok || other == s {
					continue
				}
				x0, y0 := v.Px(e.X0, e.Y0)
				x1, y1 := v.Px(e.X1, e.Y1)
				nx, ny := inward(Pt{x0, y0}, Pt{x1, y1})
				const off = 2.6
				lines[s].M(x0+nx*off, y0+ny*off).L(x1+nx*off, y1+ny*off)
				casing.M(x0, y0).L(x1, y1)
			}
		}
	}
	c.Stroke(casing, c.heavy(9.5), c.Pal().Chrome.Scrim, .5)
	for i, s := range sides {
		p, col := lines[s], c.Pal().Side(s).Chart
		if i > 0 {
			p = p.Dash(7, 4)
		}
		c.StrokeButt(p, c.heavy(3.2), col, 1)
	}
	c.Stroke(casing, 1, c.Pal().Paper.Edge, .9)
}

// OnGround mixes two paints by how much of a pixel is land.
func OnGround(land *image.Alpha, onLand, onSea RGB, aLand, aSea float64) Paint {
	return PaintFunc(func(x, y int) (RGB, float64) {
		t := float64(land.AlphaAt(x, y).A) / 255
		return Blend(onSea, onLand, t), aSea + (aLand-aSea)*t
	})
}
