package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"awaw/areamap"
)

// The files beside a drawn board are what its hexes, the coasts and the heights give, and areas touch as drawn exactly where they do by hexes.
func TestBoardsAreDrawnAsTheirHexesGive(t *testing.T) {
	folders := map[string]string{"europe-1901": "engine/wings/boards"}
	for name, system := range boardsOf {
		folders[name] = "engine/" + system + "/game/boards"
	}
	for name, folder := range folders {
		c, err := canvasOf(name)
		if err != nil {
			t.Fatal(err)
		}
		board := filepath.Join("../..", folder, c.id)
		text, err := os.ReadFile(board + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		d, err := c.drawing(text)
		if err != nil {
			t.Fatal(err)
		}
		for kind, made := range map[string][]byte{"outlines": d.Outlines, "ground": d.Ground} {
			if committed, err := os.ReadFile(board + "." + kind); err != nil || !bytes.Equal(committed, made) {
				t.Errorf("%s.%s is out of date (%v): go run ./cmd/mapgen -of %s -drawn %s", c.id, kind, err, name, folder)
			}
		}
		plain, err := areamap.Load(c.id, text)
		if err != nil {
			t.Fatal(err)
		}
		drawn, err := areamap.LoadDrawn(c.id, text, d)
		if err != nil {
			t.Fatal(err)
		}
		for i := range plain.Len() {
			if p, q := plain.Contacts(i), drawn.Contacts(i); !slices.Equal(p, q) {
				t.Errorf("%s: %s touches %v by hexes and %v as drawn", c.id, plain.Name(i), p, q)
			}
			if x, y := drawn.Middle(i); drawn.Under(x, y) != i {
				t.Errorf("%s: the middle of %s does not lie in it", c.id, drawn.Name(i))
			}
		}
	}
}

// Crumbs go to what lies round them, and borders meet at the same corners from all sides.
func TestSamplesBecomeStretches(t *testing.T) {
	l := &labels{fine: perHex, w: 40, h: 20}
	for y := range l.h {
		for x := range l.w {
			v := int16(0)
			if x >= 20 {
				v = 1
			}
			if x >= 5 && x < 7 && y >= 5 && y < 7 { // four samples: a crumb
				v = 1
			}
			if x >= 28 && x < 36 && y >= 6 && y < 14 {
				v = 2
			}
			l.v = append(l.v, v)
		}
	}
	l.sweep()
	ends := map[[2]int]int{}
	closed := 0
	for _, s := range l.stretches() {
		a, b := s.Points[0], s.Points[len(s.Points)-1]
		if a == b {
			closed++
			if s.Left != 1 && s.Right != 1 || s.Left != 2 && s.Right != 2 {
				t.Errorf("the pond lies between %d and %d", s.Left, s.Right)
			}
			continue
		}
		ends[a]++
		ends[b]++
	}
	if closed != 1 {
		t.Errorf("%d closed lines, expected the pond alone", closed)
	}
	if len(ends) != 6 { // four corners of the whole, and where the border of 0 and 1 meets its rim twice
		t.Errorf("borders end at %d corners, expected 6: %v", len(ends), ends)
	}
	if n := ends[[2]int{20 * areamap.Fineness / perHex, 0}]; n != 3 {
		t.Errorf("%d borders meet at the top, expected 3", n)
	}
}
