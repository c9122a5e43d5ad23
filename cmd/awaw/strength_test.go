package main

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// The chooser tells what a level was measured at: share, games and the commands each side tried; nothing of one that was not.
func TestStrengthTellsItsMeasure(t *testing.T) {
	d := testDesk(t, options{})
	for _, l := range d.Levels("", "") {
		m, ok := ai.Measured(l.Name)
		got := l.Strength
		want := fmt.Sprintf(" in %d games (%d against %d tries a decision).", m.Games, m.Nodes[0], m.Nodes[1])
		if ok != strings.HasSuffix(got, want) || !ok && got != "" {
			t.Errorf("%s: %q; measured %t, expected an end like %q", l.Name, got, ok, want)
		}
	}
}

// Of a scenario the chooser tells what was measured in it; where a level was not, what it came to elsewhere, and that it is that.
func TestStrengthTellsOfItsScenario(t *testing.T) {
	d := testDesk(t, options{})
	here, elsewhere := 0, 0
	for _, i := range scenarios.List() {
		s, err := systems.Find(i.System)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range d.Levels(i.System, i.ID) {
			m, ok := s.Bots.MeasuredOn(l.Name, i.ID, i.Edition)
			all, over := s.Bots.Measured(l.Name)
			switch {
			case ok:
				here++
				want := fmt.Sprintf("Here %.0f %% against ", math.Round(100*m.Share))
				bounds := fmt.Sprintf(", %.0f to %.0f", math.Round(100*m.Low), math.Round(100*m.High))
				if !strings.HasPrefix(l.Strength, want) || !strings.Contains(l.Strength, bounds) || strings.Contains(l.Strength, "not shown") != (m.Low <= .5) {
					t.Errorf("%s of %s: %q, expected %q with%s", l.Name, i.ID, l.Strength, want, bounds)
				}
			case over && all.Scenarios > 0:
				elsewhere++
				if !strings.HasPrefix(l.Strength, "Not measured here; ") {
					t.Errorf("%s of %s was measured elsewhere: %q", l.Name, i.ID, l.Strength)
				}
			case strings.HasPrefix(l.Strength, "Here ") || strings.HasPrefix(l.Strength, "Not measured here"):
				t.Errorf("%s of %s: %q", l.Name, i.ID, l.Strength)
			}
		}
	}
	if here < 14 || elsewhere == 0 {
		t.Errorf("%d levels were measured in a scenario, %d elsewhere", here, elsewhere)
	}
}

// Where a system has players of its own, it tells how those were measured, one among the others.
func TestStrengthAmongSeven(t *testing.T) {
	d := testDesk(t, options{})
	s, err := systems.Find("rn46")
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range d.Levels(s.ID(), "") {
		m, ok := s.Bots.Measured(l.Name)
		want := fmt.Sprintf(", where 14 %% would be even; %d games, %d a seat.", m.Games, m.Games/7)
		if m.Games < 7*60 {
			want = fmt.Sprintf(", where 14 %% would be even; only %d games, %d a seat where 60 were to be: a rough figure.", m.Games, m.Games/7)
		}
		if bounds := fmt.Sprintf(" (%.0f to %.0f) ", 100*m.Low, 100*m.High); ok && (m.Low >= m.Share || m.High <= m.Share || !strings.Contains(l.Strength, bounds)) {
			t.Errorf("%s: %q lacks its interval%s", l.Name, l.Strength, bounds)
		}
		if ok != strings.HasSuffix(l.Strength, want) || !ok && l.Strength != "" {
			t.Errorf("%s: %q; measured %t, expected an end like %q", l.Name, l.Strength, ok, want)
		}
	}
}
