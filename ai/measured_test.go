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
	data, err := os.ReadFile("measured.json")
	if err != nil {
		t.Fatal(err)
	}
	sound(t, data, ai.Measured)
	for _, s := range systems.All() {
		if s.Bots.Measurements != nil {
			sound(t, s.Bots.Measurements, s.Bots.Measured)
		}
	}
	if _, ok := ai.Measured("nobody"); ok {
		t.Error("nobody was measured")
	}
}

// sound checks a file of measurements, and that it is what is told.
func sound(t *testing.T, data []byte, told func(level string) (ai.Measurement, bool)) {
	t.Helper()
	var all []ai.Measurement
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	names := systems.Bots().Names()
	for _, m := range all {
		if !slices.Contains(names, m.Level) || !slices.Contains(names, m.Against) || m.Games < 1 || m.Share < 0 || m.Share > 1 {
			t.Errorf("%+v is no measurement of a level", m)
		}
		if got, ok := told(m.Level); !ok || got != m {
			t.Errorf("%q is told to be %+v, %t", m.Level, got, ok)
		}
	}
}
