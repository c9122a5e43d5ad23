package draw

import (
	"bytes"
	"testing"

	"awaw/internal/art"
	"awaw/internal/present/scene"
)

// An overlay on what was kept of the one before is pixel for pixel the one that is painted whole, wherever the map is looked at and whatever is in play.
func TestFencesAreKept(t *testing.T) {
	kit, sheet := testKit(t), testSheet(t)
	kept := &fenced{}
	x, y := sheet.Board.Middle(123)
	x, y = x-5, y-3
	var list [][]byte
	for _, c := range []struct {
		area scene.Area
		view art.View
		pool []int
	}{
		{scene.Area{Corners: [2]int{40, 200}}, art.View{X0: x, Y0: y, W: 30}, []int{100, 101}},
		{scene.Area{Corners: [2]int{40, 200}}, art.View{X0: x, Y0: y, W: 30}, []int{123}},
		{scene.Area{Corners: [2]int{40, 200}}, art.View{X0: x + .5, Y0: y, W: 30}, []int{123}},
		{scene.Area{Corners: [2]int{40, 150}}, art.View{X0: x + .5, Y0: y, W: 30}, []int{123}},
		{scene.Area{Spaces: []int{100, 101, 123}}, art.View{X0: x + .5, Y0: y, W: 30}, []int{123}},
		{scene.Area{}, art.View{X0: x + .5, Y0: y, W: 30}, []int{123}},
	} {
		m := &scene.MapScene{Board: "channel", Lit: c.pool, HexW: c.view.W, Hover: -1, Cursor: -1, Area: c.area, Pool: c.pool}
		got, _ := paintOverlay(kit, nil, kept, sheet, m, c.view, 300, 200, 1)
		want, _ := paintOverlay(kit, nil, &fenced{}, sheet, m, c.view, 300, 200, 1)
		if !bytes.Equal(got.rgba.Pix, want.rgba.Pix) {
			t.Errorf("%+v: what is painted on a kept fence differs", c)
		}
		for _, other := range list {
			if bytes.Equal(other, got.rgba.Pix) {
				t.Errorf("%+v looks like one before", c)
			}
		}
		list = append(list, bytes.Clone(got.rgba.Pix))
	}
	if len(kept.pix) == 0 {
		t.Error("nothing is kept")
	}
}
