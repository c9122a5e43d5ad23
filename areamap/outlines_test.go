package areamap_test

import (
	"bytes"
	"strings"
	"testing"

	"awaw/areamap"
)

// Two hexes of land side by side and one of water under them, and a hex that nobody enters.
const drawnBoard = `
id = "drawn"
edition = 2
barred = "2,0"
[[area]]
name = "West"
code = "W"
land = true
at = [0.0, 0.0]
hexes = "0,0"
[[area]]
name = "East"
code = "E"
land = true
hexes = "1,0"
[[area]]
name = "Water"
code = "S"
at = [0.5, 1.0]
hexes = "0,1"
`

// box is a closed line round a rectangle, in eighths of a hex, clockwise.
func box(x0, y0, x1, y1 int) [][2]int {
	k := areamap.Fineness / 8
	return [][2]int{{x0 * k, y0 * k}, {x1 * k, y0 * k}, {x1 * k, y1 * k}, {x0 * k, y1 * k}, {x0 * k, y0 * k}}
}

// outlines: West from -4 to 4 eighths with a pond that is Water's, East from 4 to 12, Waste beyond it, Water from 4 to 12 eighths down.
func outlines() []areamap.Stretch {
	k := areamap.Fineness / 8
	at := func(points ...[2]int) (out [][2]int) {
		for _, p := range points {
			out = append(out, [2]int{p[0] * k, p[1] * k})
		}
		return out
	}
	const west, east, water = 0, 1, 2
	return []areamap.Stretch{
		{Left: areamap.Nowhere, Right: west, Points: at([2]int{-4, 4}, [2]int{-4, -4}, [2]int{4, -4})},
		{Left: areamap.Nowhere, Right: east, Points: at([2]int{4, -4}, [2]int{12, -4})},
		{Left: west, Right: east, Points: at([2]int{4, 4}, [2]int{4, -4})},
		{Left: areamap.Nowhere, Right: areamap.Waste, Points: at([2]int{12, -4}, [2]int{20, -4}, [2]int{20, 4}, [2]int{12, 4})},
		{Left: east, Right: areamap.Waste, Points: at([2]int{12, 4}, [2]int{12, -4})},
		{Left: west, Right: water, Points: at([2]int{-4, 4}, [2]int{4, 4})},
		{Left: east, Right: water, Points: at([2]int{4, 4}, [2]int{12, 4})},
		{Left: areamap.Nowhere, Right: water, Points: at([2]int{12, 4}, [2]int{12, 12}, [2]int{-4, 12}, [2]int{-4, 4})},
		{Left: west, Right: water, Points: box(-2, -2, -1, -1)},
	}
}

func drawing(t *testing.T, id string, edition int, all []areamap.Stretch) areamap.Drawing {
	t.Helper()
	var b bytes.Buffer
	if err := areamap.WriteOutlines(&b, id, edition, all, [][2]int{{0, 0}, {areamap.Fineness, 64}, {256, 512}}); err != nil {
		t.Fatal(err)
	}
	return areamap.Drawing{Outlines: b.Bytes(), Ground: []byte("ground")}
}

// A board with outlines beside it is what they draw: who touches whom, what lies under a point, and land that nobody enters.
func TestOutlinesAreWhatABoardIsDrawnBy(t *testing.T) {
	m, err := areamap.LoadDrawn("drawn.toml", []byte(drawnBoard), drawing(t, "drawn", 2, outlines()))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"12", "02", "01"} {
		got := ""
		for _, j := range m.Contacts(i) {
			got += string(rune('0' + j))
		}
		if got != want {
			t.Errorf("%s touches %s, expected %s", m.Name(i), got, want)
		}
	}
	for _, c := range []struct {
		x, y float64
		want int
	}{{0, 0, 0}, {1, .4, 1}, {.4, 1.2, 2}, {-.2, -.2, 2}, {2, 0, -1}, {-.6, 0, -1}, {1.4, 1.4, 2}} {
		if got := m.Under(c.x, c.y); got != c.want {
			t.Errorf("under %g, %g lies %d, expected %d", c.x, c.y, got, c.want)
		}
	}
	if x, y := m.Middle(1); x != 1 || y != .125 {
		t.Errorf("counters of East stand at %g, %g, expected where the outlines say", x, y)
	}
	if n := len(m.Barred()); n != 4 {
		t.Errorf("%d sides round land that nobody enters, expected 4", n)
	}
	if string(m.Ground()) != "ground" {
		t.Error("the ground is not what lies beside the board")
	}
}

// What does not fit the board, or is not whole, is refused.
func TestOutlinesThatDoNotFitAreRefused(t *testing.T) {
	for _, c := range []struct {
		name string
		d    areamap.Drawing
		says string
	}{
		{"of another board", drawing(t, "other", 2, outlines()), "other"},
		{"of another edition", drawing(t, "drawn", 3, outlines()), "edition 3"},
		{"of more areas", drawing(t, "drawn", 2, append(outlines(), areamap.Stretch{Left: 0, Right: 3, Points: box(0, 0, 1, 1)})), "damaged"},
		{"without one area", drawing(t, "drawn", 2, outlines()[:1]), "area[1].hexes"},
		{"no outlines", areamap.Drawing{Outlines: []byte("awaw")}, "damaged"},
	} {
		if _, err := areamap.LoadDrawn("drawn.toml", []byte(drawnBoard), c.d); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, expected %q", c.name, err, c.says)
		}
	}
	whole := drawing(t, "drawn", 2, outlines()).Outlines
	for n := range len(whole) {
		if _, err := areamap.LoadDrawn("drawn.toml", []byte(drawnBoard), areamap.Drawing{Outlines: whole[:n]}); err == nil {
			t.Fatalf("the first %d of %d bytes were taken for the whole", n, len(whole))
		}
	}
}
