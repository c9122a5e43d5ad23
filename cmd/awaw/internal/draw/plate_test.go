package draw

import (
	"image"
	"testing"

	"awaw/internal/art"
	"awaw/internal/present/scene"
)

// Two plates look alike as long as nothing but the camera has changed.
func TestPlateIsLaidAnewWhenItsMapChanges(t *testing.T) {
	shown := func() *scene.MapScene {
		return &scene.MapScene{Board: "b", HexW: 50, CX: 3, Stacks: []scene.Stack{{Space: 4, Count: 1, Cards: []scene.Card{{Nation: "GE", Size: 3}}}},
			Marks: []scene.SpaceMark{{Space: 2, Kind: "target"}}}
	}
	key := plateKey{scene: shown(), seen: image.Rect(0, 44, 900, 700), scale: 1}
	same := key
	same.scene = shown()
	same.scene.CX, same.scene.Hover = 9, 3
	if !key.same(same) {
		t.Error("a drag lays the plate anew")
	}
	if key.same(plateKey{}) {
		t.Error("no plate is like one")
	}
	for name, change := range map[string]func(*plateKey){
		"a zoom":             func(k *plateKey) { k.scene.HexW = 51 },
		"a counter turned":   func(k *plateKey) { k.scene.Stacks[0].Cards[0].Inverted = true },
		"a counter chosen":   func(k *plateKey) { k.scene.Stacks[0].Cards[0].Selected = true },
		"a counter more":     func(k *plateKey) { k.scene.Stacks[0].Count = 2 },
		"a stack fanned":     func(k *plateKey) { k.scene.Stacks[0].Fan = true },
		"a stack gone":       func(k *plateKey) { k.scene.Stacks = nil },
		"a badge":            func(k *plateKey) { k.scene.Marks[0].Kind = "struck" },
		"a ghost":            func(k *plateKey) { k.scene.Ghosts = []scene.Ghost{{Space: 1}} },
		"another overlay":    func(k *plateKey) { k.layer = &picture{} },
		"sharper ground":     func(k *plateKey) { k.ground++ },
		"a panel put away":   func(k *plateKey) { k.seen.Max.X = 1200 },
		"another text scale": func(k *plateKey) { k.scale = 1.25 },
	} {
		other := key
		other.scene = shown()
		change(&other)
		if key.same(other) {
			t.Errorf("%s is not seen", name)
		}
	}
}

// A window shows the part of the plate that lies under it, to the pixel, as far as the plate reaches.
func TestWindowShowsItsPartOfThePlate(t *testing.T) {
	seen := image.Rect(48, 44, 648, 444)
	v := art.View{X0: 2, Y0: 1, W: 50}
	for _, c := range []struct {
		dx, dy float64
		ok     bool
	}{{0, 0, true}, {100, 0, true}, {-100, 100, true}, {101, 0, false}, {0, -101, false}} {
		p := plate{key: plateKey{seen: seen}, view: plateAt(v, seen, 100), inside: image.Rect(0, 0, 800, 600)}
		r, _ := p.part(v.Moved(c.dx, c.dy))
		want := image.Rect(0, 0, 600, 400).Add(image.Pt(100+int(c.dx), 100+int(c.dy)))
		if r != want || r.In(p.inside) != c.ok {
			t.Errorf("moved by %v, %v: %v, inside %v, want %v", c.dx, c.dy, r, r.In(p.inside), want)
		}
	}
	p := plate{key: plateKey{seen: seen}, view: plateAt(v, seen, 100), inside: image.Rect(0, 0, 800, 600)}
	if _, ok := p.part(v); ok {
		t.Error("a plate without a picture is shown")
	}
}
