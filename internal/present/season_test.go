package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present"
	"awaw/internal/present/recap"
	"awaw/internal/present/scene"
)

// settled carries orders out at the desk of two persons, each as a line; what is not written holds.
func settled(t *testing.T, m *present.Model, lines ...string) {
	t.Helper()
	g := m.Table()
	for _, line := range append(lines, "France: seal", "Germany: seal") {
		c, err := g.Rules().ParseCommand(g.Position(), line)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.Do(c); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
}

// Each side is told what a season brought as it begins to write, once, in its own words; there is nothing to tell before a movement.
func TestSeasonIsToldToEach(t *testing.T) {
	m := rhine(t)
	if has(m, recap.Begin{}) {
		t.Fatal("something is told before anything was done")
	}
	settled(t, m, "Germany: A mun - bur")
	m.See(1)
	if s := words(m); !strings.Contains(s, "What Spring 1901 brought") || !strings.Contains(s, "Germany stands in your Burgundy.") {
		t.Errorf("France is told %q", s)
	}
	m.See(2) // what France did not put away is not shown to Germany
	if s := words(m); !strings.Contains(s, "What Spring 1901 brought") || strings.Contains(s, "your Burgundy") {
		t.Errorf("Germany is told %q", s)
	}
	do(t, m, recap.Begin{})
	m.See(1)
	if has(m, recap.Begin{}) {
		do(t, m, recap.Begin{})
	}
	m.See(2)
	if has(m, recap.Begin{}) {
		t.Error("Germany is told twice")
	}
}

// Whoever puts away what a season brought sees the units that are to have orders, wherever the season led the eye.
func TestOrdersAreWrittenInSight(t *testing.T) {
	m := rhine(t)
	m.See(1)
	m.Send(scene.Mouse{X: 500, Y: 500, What: scene.Pressed, Right: true})
	m.Send(scene.Mouse{X: 500, Y: 100, What: scene.Moved, Right: true})
	m.Send(scene.Mouse{X: 500, Y: 100, What: scene.Released, Right: true})
	eye := func() [3]float64 { return [3]float64{m.Scene().Map.CX, m.Scene().Map.CY, m.Scene().Map.HexW} }
	astray := eye()
	settled(t, m, "Germany: A mun - bur")
	m.Top().Refresh()
	m.Send(scene.Tick{MS: 500})
	if !has(m, recap.Begin{}) {
		t.Fatal("nothing is told of the season")
	}
	do(t, m, recap.Begin{})
	got := eye()
	if m.See(1); got != eye() || got == astray {
		t.Errorf("the eye rests on %v, the units lie at %v, it had been led to %v", got, eye(), astray)
	}
}

// Under shares nothing says that whoever has most wins.
func TestSharesAreSaid(t *testing.T) {
	for scoring, want := range map[string]string{"most": "whoever has most", "shares": "shares are counted"} {
		m := overEurope(t, "wings-two-1901", map[string]string{"scoring": scoring}, "person", "person")
		if s := words(m); !strings.Contains(s, want) {
			t.Errorf("scored by %s the panel says %q", scoring, s)
		}
	}
}
