package ai

import (
	"encoding/json"
	"slices"
	"testing"
)

// The file is sound, and speaks of levels there are.
func TestMeasurements(t *testing.T) {
	var all []Measurement
	if err := json.Unmarshal(measured, &all); err != nil {
		t.Fatal(err)
	}
	names := Names()
	for _, m := range all {
		if !slices.Contains(names, m.Level) || !slices.Contains(names, m.Against) || m.Games < 1 || m.Share < 0 || m.Share > 1 {
			t.Errorf("%+v is no measurement of a level", m)
		}
		if got, ok := Measured(m.Level); !ok || got != m {
			t.Errorf("Measured(%q) gives %+v, %t", m.Level, got, ok)
		}
	}
	if _, ok := Measured("nobody"); ok {
		t.Error("nobody was measured")
	}
}
