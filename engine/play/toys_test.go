package play_test

import (
	"testing"

	"pgregory.net/rapid"

	"awaw/engine"
	"awaw/engine/toys"
	"awaw/internal/nets"
)

// sealed and buckets are the toy systems with a scenario each.
var (
	sealed = nets.System{Rules: toys.Sealed{}, Doc: engine.Doc{Name: "sealed.json",
		Data: []byte(`{"salts": ["x", "y", "z"], "hands": [[1, 5, 9], [5, 6, 9], [3, 5, 9]]}`)}}
	buckets = nets.System{Rules: toys.Buckets{}, Doc: engine.Doc{Name: "buckets.json",
		Data: []byte(`{"turns": 6, "places": [[[3, 2], [2, 3]], [[5, 0], [0, 4]], [[1, 1], [1, 1]]]}`)}}
)

func TestToysPlayByChance(t *testing.T) {
	for name, s := range map[string]nets.System{"sealed": sealed, "buckets": buckets} {
		t.Run(name, func(t *testing.T) {
			rapid.Check(t, func(r *rapid.T) {
				play := nets.Play{Seed: rapid.Uint64().Draw(r, "seed"), Most: 5000, Every: 3, Back: rapid.IntRange(0, 40).Draw(r, "back")}
				mem := nets.RandomPlay(r, s, play)
				nets.Replay(r, s, mem.Bytes())
			})
		})
	}
}
