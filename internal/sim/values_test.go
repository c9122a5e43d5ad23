package sim_test

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"awaw/internal/sim"
	"awaw/scenarios"
)

// Games that are learnt from are kept and gone on with, also behind a line that was cut off, and come out the same with several at once; every
// position has its end, and half of the games were begun otherwise.
func TestValuesGoOn(t *testing.T) {
	_, start := studyOf(t, scenarios.Default().ID, 1, "pilot", "pilot")
	v := sim.Values{Scenario: scenarios.Default().ID, Seed: 3}
	file := filepath.Join(t.TempDir(), "kept", "games.jsonl")
	some, err := v.Play(t.Context(), start, 3, file, 1)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, data[:len(data)-20], 0o644); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		all, err := v.Play(t.Context(), start, 6, file, 2)
		if err != nil {
			t.Fatal(err)
		}
		if len(all) != 6 || !reflect.DeepEqual(all[:3], some) {
			t.Fatalf("%d games, and those kept are not the first of them", len(all))
		}
		for _, g := range all {
			if (g.Begun > 0) != (g.Game%2 == 1) || len(g.At) == 0 {
				t.Errorf("game %d: %d player turns of Cadets, %d positions", g.Game, g.Begun, len(g.At))
			}
			for _, c := range g.At {
				if c.Won != 0 && c.Won != 1 || c.Plain <= 0 || c.Plain >= 1 || c.Scenario != v.Scenario {
					t.Errorf("game %d: %+v", g.Game, c)
				}
			}
		}
	}
	v.Seed++
	if _, err := v.Play(t.Context(), start, 1, file, 1); err == nil {
		t.Error("games of other dice are taken for one's own")
	}
}
