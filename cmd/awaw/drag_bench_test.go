package main

import (
	"math"
	"os"
	"testing"

	"awaw/assets"
	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/scene"
)

// BenchmarkDrag is a frame of the screen model while the map of Europe is dragged under four hundred counters.
func BenchmarkDrag(b *testing.B) {
	data, err := os.ReadFile("testdata/crowd.toml")
	if err != nil {
		b.Fatal(err)
	}
	text, err := assets.Text("en")
	if err != nil {
		b.Fatal(err)
	}
	kit, err := art.Default()
	if err != nil {
		b.Fatal(err)
	}
	d, err := newDesk(options{saves: b.TempDir(), mute: true}, engine.Catalog(text), newBoards(kit, "en", engine.Catalog(text)))
	if err != nil {
		b.Fatal(err)
	}
	board, _, err := d.backdrop()
	if err != nil {
		b.Fatal(err)
	}
	m := present.New(d, draw.NewMetrics(kit), engine.Catalog(text), board)
	if err := d.putScenario(m, engine.Doc{Name: "crowd.toml", Data: data}); err != nil {
		b.Fatal(err)
	}
	m.Send(scene.Resize{W: 1400, H: 900, Scale: 1})
	m.Send(scene.Mouse{X: 700, Y: 450, What: scene.Pressed, Right: true})
	m.Scene()
	a := 0.0
	for b.Loop() {
		a += .02
		m.Send(scene.Mouse{X: 700 + 280*math.Sin(1.3*a), Y: 450 + 180*math.Sin(1.9*a), Right: true})
		m.Send(scene.Tick{MS: 16})
		if m.Scene().Map == nil {
			b.Fatal("no map")
		}
	}
}
