package program

import "awaw/engine"

// This file holds what is asked of the desk about orders before they are sealed: how they would fare.

// Forecaster is implemented by a desk that can tell how orders would fare against what the others may well order. What came of it is told
// once; nothing comes where there is nothing to tell.
type Forecaster interface {
	Forecast(p engine.Position, side engine.Side) <-chan Forecast
}

// Forecast is how a side's orders would fare.
type Forecast struct {
	Replies int // how many sets of orders of the others were tried
	Fates   []Fared
	Worst   []engine.Command // what the others order in the reply that hurts most
}

// Fared is how one order fares.
type Fared struct {
	Unit     engine.Ref
	Succeeds float64 // the share of replies in which it does what it says
	InWorst  bool    // it does so in the reply that hurts most
}
