package main

import (
	"slices"
	"testing"
	"time"

	"awaw/assets"
	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/history"
	"awaw/internal/present/scene"
)

const playedWhole = "../../tests/journals/barbarossa-1941-played.awj"

// looking opens a whole played game to be looked at.
func looking(tb testing.TB, path string) *present.Model {
	tb.Helper()
	text, err := assets.Text("en")
	if err != nil {
		tb.Fatal(err)
	}
	kit, err := art.Default()
	if err != nil {
		tb.Fatal(err)
	}
	d, err := newDesk(options{saves: tb.TempDir(), mute: true}, engine.Catalog(text), newBoards(kit, "en", engine.Catalog(text)))
	if err != nil {
		tb.Fatal(err)
	}
	board, _, err := d.backdrop()
	if err != nil {
		tb.Fatal(err)
	}
	m := present.New(d, draw.NewMetrics(kit), engine.Catalog(text), board)
	if err := d.put(m, d.look, path); err != nil {
		tb.Fatal(err)
	}
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	return m
}

// BenchmarkJump jumps about in Barbarossa as it was played by hand: a click somewhere on the timeline, and the whole screen
// laid out again. The median and the slowest jump are told beside the mean.
func BenchmarkJump(b *testing.B) {
	m := looking(b, playedWhole)
	var track scene.Rect
	for _, r := range m.Regions() {
		if r.Act == (history.Scrub{}) {
			track = r.Rect
		}
	}
	if track.W == 0 {
		b.Fatal("there is no timeline")
	}
	var took []time.Duration
	at := 0.0
	for b.Loop() {
		if at += .618; at > 1 {
			at--
		}
		x, y := track.X+8+at*(track.W-16), track.Y+track.H/2
		began := time.Now()
		m.Send(scene.Mouse{X: x, Y: y, What: scene.Pressed})
		if m.Scene().Map == nil {
			b.Fatal("no map")
		}
		took = append(took, time.Since(began))
		m.Send(scene.Mouse{X: x, Y: y, What: scene.Released})
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "ms-median")
	b.ReportMetric(float64(took[len(took)-1].Microseconds())/1000, "ms-slowest")
}

// BenchmarkOpen opens the same game and reads all of its history.
func BenchmarkOpen(b *testing.B) {
	for b.Loop() {
		looking(b, playedWhole).Close()
	}
}
