package systems_test

import (
	"slices"
	"testing"

	"awaw/engine/systems"
	"awaw/internal/art"
	"awaw/scenarios"
)

// Sides of one scenario that the window shows are told apart by every eye: each has a style the palette knows, a mark of its own, and a colour of the mark
// that differs.
func TestColoursOfTheSides(t *testing.T) {
	kit, err := systems.Kit()
	if err != nil {
		t.Fatal(err)
	}
	for _, eyes := range []art.Vision{art.Normal, art.Protan, art.Deutan, art.Tritan, art.Grey} {
		k, err := kit.For(eyes, false)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range shown() {
			for _, i := range s.Scenarios() {
				coloursOf(t, k.Pal, eyes, i)
			}
		}
	}
}

func coloursOf(t *testing.T, pal *art.Palette, eyes art.Vision, i scenarios.Info) {
	t.Helper()
	apart := 9.4 // CIEDE2000, the least of the standard palette without colour
	if len(i.Sides) > 4 && eyes == art.Grey {
		apart = 6 // seven steps of lightness that stand out from a panel have no more room; mark and letter tell
	}
	for n, a := range i.Sides {
		own, known := pal.Sides[art.Side(a.Style)]
		if !known {
			t.Errorf("%s: no palette has the side %q of %s", i.ID, a.Style, a.Name)
			continue
		}
		if c := art.Contrast(own.Chart, pal.Chrome.Panel); c < 3 {
			t.Errorf("%s, %s: the mark of %s on a panel has contrast %.1f, less than 3", i.ID, eyes, a.Name, c)
		}
		for _, b := range i.Sides[:n] {
			other := pal.Side(art.Side(b.Style))
			if d := art.Difference(own.Chart, other.Chart, eyes); d < apart || own.Mark == other.Mark || own.Letter == other.Letter {
				t.Errorf("%s, %s: %s and %s differ by %.1f, marks %s and %s, letters %s and %s", i.ID, eyes, a.Name, b.Name, d, own.Mark, other.Mark, own.Letter, other.Letter)
			}
		}
	}
}

// shown lists the systems that the window shows: only they want colours.
func shown() []systems.System {
	return slices.DeleteFunc(systems.All(), func(s systems.System) bool { return s.CommandLine })
}

// Every counter of every scenario that the window shows has colours in the palette.
func TestCountersHaveColours(t *testing.T) {
	kit, err := systems.Kit()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range shown() {
		for _, i := range s.Scenarios() {
			doc, err := scenarios.Doc(i.ID)
			if err != nil {
				t.Fatal(err)
			}
			p, err := systems.Start(doc, systems.Tables())
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range p.View().Counters {
				if _, known := kit.Pal.Nations[c.Nation]; !known {
					t.Errorf("%s: no palette has counters of %q, such as %v", i.ID, c.Nation, c.Ref)
					break
				}
			}
		}
	}
}
