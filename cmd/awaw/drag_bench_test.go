package main

import (
	"math"
	"os"
	"testing"

	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/scenarios"
)

// benched is the screen model with a scenario on the table.
func benched(b *testing.B, doc engine.Doc) *present.Model {
	b.Helper()
	text, err := systems.Words("en")
	if err != nil {
		b.Fatal(err)
	}
	kit, err := art.Default()
	if err != nil {
		b.Fatal(err)
	}
	d, err := newDesk(options{saves: b.TempDir(), mute: true}, text, newBoards(kit, "en", text))
	if err != nil {
		b.Fatal(err)
	}
	board, _, err := d.backdrop()
	if err != nil {
		b.Fatal(err)
	}
	m := present.New(d, draw.NewMetrics(kit), text, board)
	if err := d.putScenario(m, doc); err != nil {
		b.Fatal(err)
	}
	m.Send(scene.Resize{W: 1400, H: 900, Scale: 1})
	return m
}

// BenchmarkDrag is a frame of the screen model while the map of Europe is dragged under four hundred counters.
func BenchmarkDrag(b *testing.B) {
	data, err := os.ReadFile("testdata/crowd.toml")
	if err != nil {
		b.Fatal(err)
	}
	m := benched(b, engine.Doc{Name: "crowd.toml", Data: data})
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

// BenchmarkOrders is a frame of the screen model while orders of seven powers are written: as the mouse goes over the map, as a letter of an order
// is typed and read, and as a unit with its ways is chosen.
func BenchmarkOrders(b *testing.B) {
	doc, err := scenarios.Doc("wings-kiel-1904")
	if err != nil {
		b.Fatal(err)
	}
	for _, x := range []struct {
		name string
		step func(m *present.Model, n int)
	}{
		{"hover", func(m *present.Model, n int) {
			a := .02 * float64(n)
			m.Send(scene.Mouse{X: 600 + 380*math.Sin(1.3*a), Y: 450 + 280*math.Sin(1.9*a)})
		}},
		{"type", func(m *present.Model, n int) {
			const order = "w lon raids kie - b"
			switch k := n % (len(order) + 2); {
			case k == 0:
				m.Send(scene.Key{Name: "/"})
			case k == len(order)+1:
				m.Send(scene.Key{Name: "esc"})
			default:
				m.Send(scene.Typed{Text: order[k-1 : k]})
			}
		}},
		{"choose", func(m *present.Model, _ int) { m.Send(scene.Key{Name: "tab"}) }},
	} {
		b.Run(x.name, func(b *testing.B) {
			m := benched(b, doc)
			for range 400 { // whatever opens the game is put away, and the map rests
				m.Send(scene.Tick{MS: 50})
			}
			m.Send(scene.Key{Name: "space"})
			m.Scene()
			for n := 0; b.Loop(); n++ {
				x.step(m, n)
				m.Send(scene.Tick{MS: 16})
				if m.Scene().Map == nil {
					b.Fatal("no map")
				}
			}
		})
	}
}
