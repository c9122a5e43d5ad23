package draw

import "testing"

// As many tiles are kept as the window takes, also those under panels: else they would be painted again without end.
func TestTilesOfALargeWindowAreKept(t *testing.T) {
	for _, q := range []struct{ need, want int }{{54, 60}, {12, tilesKept}} {
		g := &ground{tiles: map[tileKey]*tile{}, need: q.need, frame: 2}
		for i := range 60 {
			g.tiles[tileKey{38, i, 0}] = &tile{used: 1}
		}
		if g.trim(); len(g.tiles) != q.want {
			t.Errorf("of 60 tiles %d are kept where the window takes %d, want %d", len(g.tiles), q.need, q.want)
		}
	}
}
