package awaw

import (
	"math"
	"testing"

	"awaw/ai/chance"
	"awaw/engine"
	"awaw/engine/awaw"
)

// The file of models is sound, and has one for every family.
func TestChancesAreSound(t *testing.T) {
	table, err := chance.Read(chancesFile, standCount)
	if err != nil {
		t.Fatal(err)
	}
	for _, family := range []string{"air", "ground", "sea"} {
		if table.Find(family, "") == nil {
			t.Errorf("there is no model of family %q", family)
		}
	}
	if table.Commit == "" || table.Games == 0 {
		t.Error("nobody can tell which games made the models")
	}
}

// At the beginning neither side has won; what one has the other lacks, but for what both judge for themselves; and a point more is better.
func TestChancesOfBothSides(t *testing.T) {
	for _, id := range []string{"channel-1940", "barbarossa-1941", "stalingrad-1942", "market-garden-1944", "midway-1942", "europe-1943"} {
		p := scene(t, id).(*awaw.Position)
		a := Mind(p).(*air)
		sum := 0.0
		for side := engine.Side(1); side <= 2; side++ {
			s, plain, ok := a.Standing(p, side)
			if !ok || plain <= 0 || plain >= 1 {
				t.Fatalf("%s: %v, %v", id, plain, ok)
			}
			win, ok := a.win()
			if !ok || win < 0.02 || win > 0.98 {
				t.Errorf("%s: the chance of side %d is %.3f, %t", id, side, win, ok)
			}
			sum += win
			s.X[standLead]++
			if better, _ := a.win(); better <= win {
				t.Errorf("%s: a point more makes %.4f of %.4f", id, better, win)
			}
		}
		if math.Abs(sum-1) > 0.2 {
			t.Errorf("%s: both chances make %.3f", id, sum)
		}
	}
}
