package report

import (
	"slices"
	"testing"

	"awaw/areamap/areatest"
	"awaw/engine"
)

// A picture to hang up is wide enough, and has a head and a foot of paper round the map, also where the board is small.
func TestAPosterIsWideEnough(t *testing.T) {
	m := areatest.Board(t, "straits")
	at := func(code string) engine.Ref { return engine.SpaceRef(m.Find(code)) }
	boat := &engine.CounterKind{Code: "B", Shape: "FLT", Class: engine.ClassShip, Name: engine.Say("boat")}
	v := engine.View{Kinds: []*engine.CounterKind{boat}, Sides: []engine.SideView{{Side: 1, Style: "axis", Name: engine.Say("one")}},
		Counters: []engine.CounterView{{Kind: boat, Side: 1, Nation: "GE", Size: 2, Space: at("TN")}, {Kind: boat, Side: 1, Nation: "GE", Size: 1, Space: at("HO")}},
		Frame:    []engine.Ref{at("TN"), at("HO")}}
	img, err := Poster(m, v, 40, Caption{Title: "The straits, with a title that is far too long to be written as large as a short one would be", Date: "Spring"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	plain, err := Picture(m, v, 40, nil)
	if err != nil {
		t.Fatal(err)
	}
	if w := img.Rect.Dx(); w < leastPoster-2 || w > leastPoster+200 {
		t.Errorf("it is %d wide", w)
	}
	if high := float64(img.Rect.Dy()) / float64(img.Rect.Dx()); high <= float64(plain.Rect.Dy())/float64(plain.Rect.Dx()) {
		t.Error("nothing stands over or below the map")
	}
	if img.RGBAAt(3, 3) != img.RGBAAt(img.Rect.Dx()-4, img.Rect.Dy()-4) {
		t.Error("the corners are not of paper")
	}
}

// What places earn is told on the picture, once for each place, and by nobody's colour where several sides earn there; the screen's small maps of
// reports have no plates.
func TestAPosterTellsWhatPlacesAreWorth(t *testing.T) {
	m := areatest.Board(t, "straits")
	tn, ho := engine.SpaceRef(m.Find("TN")), engine.SpaceRef(m.Find("HO"))
	earns := func(s engine.Side, n int) engine.MarkView {
		return engine.MarkView{Kind: engine.MarkObjective, Side: s, Points: n}
	}
	v := engine.View{Sides: []engine.SideView{{Side: 1, Style: "axis"}, {Side: 2, Style: "allies"}}, Frame: []engine.Ref{tn, ho},
		Spaces: []engine.SpaceView{{Ref: tn, Marks: []engine.MarkView{earns(1, 3), earns(2, 6)}}, {Ref: ho, Marks: []engine.MarkView{earns(2, 2), {Kind: engine.MarkObjective, Side: 1, Of: 4, Points: 9}}}}}
	got := worthsOf(v)
	if want := []worth{{tn.Index(), 6, ""}, {ho.Index(), 2, "allies"}}; !slices.Equal(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
	if got, want := worksOf(v), []works{{ho.Index(), 0, 4, "axis"}}; !slices.Equal(got, want) {
		t.Errorf("works %v, not %v", got, want)
	}
	with, err := Poster(m, v, 40, Caption{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	v.Spaces = nil
	without, err := Poster(m, v, 40, Caption{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if slices.Equal(with.Pix, without.Pix) {
		t.Error("the plates are not painted")
	}
}
