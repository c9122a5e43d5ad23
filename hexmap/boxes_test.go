package hexmap_test

import (
	"io/fs"
	"testing"

	"awaw/assets"
	"awaw/hexmap"
)

func shipped(t testing.TB, id string) *hexmap.Map {
	t.Helper()
	data, err := fs.ReadFile(assets.FS(), "maps/"+id+".toml")
	if err != nil {
		t.Fatal(err)
	}
	m, err := hexmap.Load("maps/"+id+".toml", data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Boxes lie beside the hexes and apart from each other, and are found where they lie.
func TestBoxesLieBesideTheMap(t *testing.T) {
	for id, least := range map[string]int{"europe": 4, "pacific": 5, "channel": 0} {
		m := shipped(t, id)
		x0, y0, x1, y1 := m.Bounds()
		ex0, ey0, ex1, ey1 := m.Extent()
		var boxes [][2]float64
		for i := range m.Len() {
			if !m.Space(i).Box {
				if x, y := m.Middle(i); m.BoxUnder(x, y) >= 0 {
					t.Errorf("%s: %s lies in a box", id, m.Space(i).Hex)
				}
				continue
			}
			name := m.Space(i).Name
			x, y := m.BoxAt(i)
			if x < x1 && x+hexmap.BoxWidth > x0 && y < y1 && y+hexmap.BoxHeight > y0 {
				t.Errorf("%s: %s lies on the hexes", id, name)
			}
			if x < ex0 || y < ey0 || x+hexmap.BoxWidth > ex1 || y+hexmap.BoxHeight > ey1 {
				t.Errorf("%s: %s lies outside the extent", id, name)
			}
			for _, b := range boxes {
				if x < b[0]+hexmap.BoxWidth && b[0] < x+hexmap.BoxWidth && y < b[1]+hexmap.BoxHeight && b[1] < y+hexmap.BoxHeight {
					t.Errorf("%s: %s lies on another box", id, name)
				}
			}
			boxes = append(boxes, [2]float64{x, y})
			mx, my := m.Middle(i)
			for _, at := range [][2]float64{{x, y}, {mx, my}, {x + hexmap.BoxWidth - .01, y + hexmap.BoxHeight - .01}} {
				if m.BoxUnder(at[0], at[1]) != i {
					t.Errorf("%s: %s is not found at %.1f, %.1f", id, name, at[0], at[1])
				}
			}
			if m.BoxUnder(x-.01, y) == i || m.BoxUnder(x+hexmap.BoxWidth, y) == i {
				t.Errorf("%s: %s is found beside itself", id, name)
			}
		}
		if len(boxes) < least {
			t.Errorf("%s: %d boxes", id, len(boxes))
		}
	}
}

func BenchmarkLoadEurope(b *testing.B) {
	data, err := fs.ReadFile(assets.FS(), "maps/europe.toml")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := hexmap.Load("europe.toml", data); err != nil {
			b.Fatal(err)
		}
	}
}
