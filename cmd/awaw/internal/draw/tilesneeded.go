package draw

import (
	"math"
	"time"

	"awaw/internal/art"
)

// This file says which tiles of the ground are painted next, and how many of them by one painter.

// tilesAtOnce is how many tiles a painter is given, by how long the last frame took: where frames come seldom one each would leave a
// large window blurred for a minute.
func tilesAtOnce(frame time.Duration) int { return min(8, 1+int(frame/(100*time.Millisecond))) }

// missing is the tile nearest to the middle of the window that nobody has painted or paints.
func (g *ground) missing(v art.View, width, height int) (at tileKey, ok bool) {
	best := math.Inf(1)
	g.cover(v, width, height, func(k tileKey) {
		if g.tiles[k] != nil || g.busy[k] {
			return
		}
		dx := (float64(k.i)+.5)*tileSize - v.X0*v.W - float64(width)/2
		dy := (float64(k.j)+.5)*tileSize - v.Y0*v.W - float64(height)/2
		if d := math.Hypot(dx, dy); d < best {
			best, at = d, k
		}
	})
	return at, !math.IsInf(best, 1)
}
