package ai_test

import (
	"awaw/ai"
	"awaw/engine/systems"
	"encoding/json"
	"os"
	"slices"
	"testing"
)

// The file is sound, and speaks of levels there are.
func TestMeasurements(t *testing.T) {
	var all []ai.Measurement
	data, err := os.ReadFile("measured.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	names := systems.Bots().Names()
	for _, m := range all {
		if !slices.Contains(names, m.Level) || !slices.Contains(names, m.Against) || m.Games < 1 || m.Share < 0 || m.Share > 1 {
			t.Errorf("%+v is no measurement of a level", m)
		}
		if got, ok := ai.Measured(m.Level); !ok || got != m {
			t.Errorf("ai.Measured(%q) gives %+v, %t", m.Level, got, ok)
		}
	}
	if _, ok := ai.Measured("nobody"); ok {
		t.Error("nobody was measured")
	}
}
