package report

import (
	"bytes"
	"strings"
	"testing"

	"awaw/areamap/areatest"
	"awaw/engine"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

// A position on a board of areas is painted and drawn as one on hexes is: whole, or what is to be seen of it.
func TestPositionsOnAreasArePainted(t *testing.T) {
	m := areatest.Board(t, "straits")
	at := func(code string) engine.Ref { return engine.SpaceRef(m.Find(code)) }
	boat := &engine.CounterKind{Code: "B", Shape: "FLT", Class: engine.ClassShip}
	v := engine.View{Counters: []engine.CounterView{{Kind: boat, Side: 1, Nation: "GE", Size: 2, Space: at("TN")}, {Kind: boat, Side: 2, Nation: "BR", Size: 1, Space: at("HO")}},
		Arrows: []engine.ArrowView{{From: at("TN"), To: at("HO"), Kind: engine.ArrowMission, Side: 1}}}
	whole, err := Picture(m, v, 40, nil)
	if err != nil {
		t.Fatal(err)
	}
	v.Frame = []engine.Ref{at("TN"), at("HO")}
	part, err := Picture(m, v, 40, nil)
	if err != nil {
		t.Fatal(err)
	}
	if part.Rect.Dx() >= whole.Rect.Dx() || part.Rect.Dx() < 80 {
		t.Errorf("the whole is %d wide, a part %d", whole.Rect.Dx(), part.Rect.Dx())
	}
	var b bytes.Buffer
	if err := Drawing(&b, m, v, 40, Caption{Title: "Straits"}, nil); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "Holm") {
		t.Error("the drawing names no area")
	}
}

// The small picture of a game on a whole board shows the whole board, however broad the picture is.
func TestTheSmallPictureOfAWholeBoardCutsNothing(t *testing.T) {
	m := areatest.Board(t, "straits")
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	sheet, err := mapsheet.NewPainter(kit, m, nil, nil, func(name string) string { return name })
	if err != nil {
		t.Fatal(err)
	}
	const w, h = 800, 100
	img := Thumbnail(sheet, m, engine.View{}, w, h)
	beside, _, _, _ := img.At(2, h/2).RGBA()
	middle, _, _, _ := img.At(w/2, h/2).RGBA()
	if beside == middle {
		t.Error("a broad picture is filled with a part of the board")
	}
	if Thumbnail(sheet, m, engine.View{}, 0, h) != nil {
		t.Error("a picture of nothing is painted")
	}
}
