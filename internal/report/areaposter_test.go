package report

import (
	"image"
	"testing"

	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// The ground of a board of areas lies within the frame of a picture to hang up, as the counters do: the paper about it stays paper.
func TestTheGroundOfAreasLiesInItsFrame(t *testing.T) {
	board, err := game.ReadBoard("north-sea")
	if err != nil {
		t.Fatal(err)
	}
	p, err := Poster(board, engine.View{}, 24, Caption{Title: "The North Sea"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := p.Bounds()
	paper := p.RGBAAt(b.Min.X+2, b.Min.Y+2)
	for _, at := range []image.Point{{b.Dx() / 2, 4}, {4, b.Dy() / 2}, {b.Dx() - 5, b.Dy() / 2}, {b.Dx() / 2, b.Dy() - 5}} {
		if got := p.RGBAAt(at.X, at.Y); got != paper {
			t.Errorf("at %v is %v, and paper is %v", at, got, paper)
		}
	}
	if in := p.RGBAAt(b.Dx()-b.Dx()/20, b.Dy()*17/20); in == paper {
		t.Error("there is no ground in the lower right corner of the frame")
	}
}
