package ai

import "awaw/engine"

// This file holds what is told of orders before they are given: how they would fare against what the others may well order.

// Forecast is how a side's orders fare.
type Forecast struct {
	Replies int    // how many sets of orders of the others were tried
	Fates   []Fate // of the side's own orders, unit by unit
	// Worst are the orders of the others in the reply that hurts most, without those of sides that have no part in it.
	Worst []Answer
	// Likely is how many points the side is likely to have at the next count, on average and after that reply.
	Likely, LikelyWorst float64
	Nodes               int // movements settled
}

// Fate is how one order fares.
type Fate struct {
	Unit     engine.Ref
	Order    engine.Text
	Succeeds float64 // the share of replies in which it does what it says
	InWorst  bool    // it does so in the reply that hurts most
}

// Answer is what one side orders in a reply.
type Answer struct {
	Side     engine.Side
	Orders   []engine.Text
	Commands []engine.Command // that write them
}
