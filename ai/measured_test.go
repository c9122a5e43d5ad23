package ai_test

import (
	"awaw/ai"
	"awaw/engine/systems"
	"awaw/scenarios"
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
	for _, s := range systems.All() {
		switch {
		case s.Bots.Measurements != nil:
			sound(t, s.Bots.Measurements, s.Bots)
		case s.Bots.Mind != nil:
			sound(t, data, s.Bots)
		}
	}
	if _, ok := ai.Measured("nobody"); ok {
		t.Error("nobody was measured")
	}
	if _, ok := (ai.Knowledge{}).MeasuredOn("pilot", "channel-1940", 1); ok {
		t.Error("a system nobody knows was measured")
	}
}

// sound checks a file of measurements, and that it is what is told: one of each level in all, and one in each scenario, in an edition there has been.
func sound(t *testing.T, data []byte, told ai.Knowledge) {
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
		got, ok := told.Measured(m.Level)
		if m.Scenario != "" {
			got, ok = told.MeasuredOn(m.Level, m.Scenario, m.Edition)
			if info, shipped := scenarios.Head(m.Scenario); !shipped || m.Edition > info.Edition || m.Low > m.Share || m.High < m.Share {
				t.Errorf("%+v is no measurement in a scenario there is", m)
			}
		}
		if !ok || got != m {
			t.Errorf("%q is told to be %+v, %t", m.Level, got, ok)
		}
		if later, ok := told.MeasuredOn(m.Level, m.Scenario, m.Edition+1); ok && m.Scenario != "" {
			t.Errorf("of another edition of %s %+v is told", m.Scenario, later)
		}
	}
}
