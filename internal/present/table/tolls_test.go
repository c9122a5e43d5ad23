package table

import (
	"math"
	"testing"

	"awaw/engine"
)

// A fight whose first round is fought in factors and whose second in squadrons is counted in squadrons.
func TestRoundsOfTwoUnitsAreCountedInTheFinerOne(t *testing.T) {
	id := engine.FightID{What: engine.FightBase, Where: engine.NewRef(engine.KindSpace, 3)}
	toll := func(side engine.Side, lost, back, left, parts int) engine.Event {
		var e engine.Event
		e.Fact().Toll = &engine.Toll{What: id.What, Side: side, Where: id.Where, Lost: lost, Aborted: back, Left: left, Parts: parts}
		return e
	}
	s := &Sight{Points: make([]Point, 3)}
	s.Points[1].Fights = []engine.FightID{id}
	s.Points[1].Events = []engine.Event{toll(0, 1, 2, 11, 1), toll(1, 3, 0, 1, 1)}
	s.Points[1].Fortunes = []engine.Fortune{{Side: 0, Unit: 1, Chances: []float64{.5, .5}, Got: 1}}
	s.Points[2].Events = []engine.Event{toll(0, 2, 4, 32, 3), toll(1, 3, 0, 0, 3)}
	s.Points[2].Fortunes = []engine.Fortune{{Side: 0, Unit: 3, Chances: []float64{.25, .75}, Got: 1}}
	f := Fought{Ended: engine.Ended{FightID: id}, From: 1, At: 2, Parts: 1}
	f.Forces[0].Side, f.Forces[1].Side = 0, 1
	f.readTolls(s)
	if own := f.Forces[0]; f.Parts != 3 || own.Began != 37 || own.Lost != 5 || own.Aborted != 4 || own.Left != 32 {
		t.Errorf("in parts of %d: %+v", f.Parts, own)
	}
	if foe := f.Forces[1]; foe.Began != 12 || foe.Lost != 12 || foe.Left != 0 || math.Abs(foe.Expected-(1.5+.75)) > 1e-12 {
		t.Errorf("the other: %+v", foe)
	}
	if got := f.Rolls[0]; got.Unit != 3 || got.Got != 3 || len(got.Chances) != 4 || got.Chances[3] != .5 || got.Expected() != .5 {
		t.Errorf("the roll of factors: %+v", got)
	}
}
