package report

import (
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
