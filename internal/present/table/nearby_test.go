package table

import (
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/scene"
)

// coast is a board of a town in the middle of open ground, with the sea to its west, and one place further than anything is told by.
type coast struct {
	scene.Board
	places []struct {
		x, y float64
		sea  bool
		name string
	}
}

func (c coast) ID() string                      { return "coast" }
func (c coast) Len() int                        { return len(c.places) }
func (c coast) Code(i int) string               { return "A" + scene.Itoa(i) }
func (c coast) Sea(i int) bool                  { return c.places[i].sea }
func (c coast) Middle(i int) (float64, float64) { return c.places[i].x, c.places[i].y }
func (c coast) Name(i int) string               { return c.places[i].name }

// A space without a name of its own is told by the town next to it: off it at sea, by the wind elsewhere, and not at all where none is near.
func TestPlacesWithoutNamesAreToldByWhatLiesBesideThem(t *testing.T) {
	b := coast{places: []struct {
		x, y float64
		sea  bool
		name string
	}{{0, 0, false, "Brest"}, {-1, 0, true, ""}, {-3, 0, true, "A2"}, {2, 0, false, ""}, {1, 1, false, ""}, {0, -4, false, ""}, {0, 5, false, ""}, {-1, 1, true, "Bay"}}}
	for lang, want := range map[string][]string{
		"en": {"", "off Brest", "west of Brest", "east of Brest", "south-east of Brest", "north of Brest", "", ""},
		"de": {"", "vor Brest", "westlich von Brest", "östlich von Brest", "südöstlich von Brest", "nördlich von Brest", "", ""},
	} {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		m := Surface{Backdrop: b}
		m.Catalog = engine.Catalog(words)
		for i, w := range want {
			if got := m.Near(engine.SpaceRef(i)); got != w {
				t.Errorf("%s: place %d is %q, not %q", lang, i, got, w)
			}
		}
		if got := m.StandsIn(engine.SpaceRef(1)); got != scene.Capital(want[1]) {
			t.Errorf("%s: what stands off the town stands %q", lang, got)
		}
		row := map[string]string{"en": "hex 3 S of Brest", "de": "Feld 3 S von Brest"}
		b.places = append(b.places, b.places[5])
		b.places[8].y = 3
		m = Surface{Backdrop: b}
		m.Catalog = engine.Catalog(words)
		if got := m.SpaceName(engine.SpaceRef(8)); got != row[lang] {
			t.Errorf("%s: in a row it is %q, not %q", lang, got, row[lang])
		}
		for at, w := range map[string][]string{"en": {"", "waters off Brest", "waters west of Brest"}, "de": {"", "Seegebiet vor Brest", "Seegebiet westlich von Brest"}}[lang] {
			if got := m.SpaceName(engine.SpaceRef(at)); w != "" && got != w {
				t.Errorf("%s: at sea place %d is called %q, not %q", lang, at, got, w)
			}
		}
		if got := m.SpaceName(engine.SpaceRef(6)); got != "" {
			t.Errorf("%s: what lies near nothing is %q", lang, got)
		}
		b.places = b.places[:8]
		if got := m.Near(engine.SpaceRef(99)); got != "" {
			t.Errorf("a space that is not on the board is %q", got)
		}
	}
}
