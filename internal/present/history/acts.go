package history

// This file holds what can be asked of the history.

// StepPhase goes to the next phase or the one before.
type StepPhase struct{ By int }

// StepTurn goes to the next player turn or the one before.
type StepTurn struct{ By int }

// PlayOn lets the history run on or stops it.
type PlayOn struct{}

// Present comes back to the present.
type Present struct{}

// OtherEyes looks through another side's eyes.
type OtherEyes struct{}

// Speed changes how fast the history runs.
type Speed struct{}

// Pace changes by what the history runs.
type Pace struct{}

// Scrub shows what lies under the pointer on the timeline.
type Scrub struct{}

// CloseCard puts the first card away.
type CloseCard struct{}

// Do names it.
func (StepPhase) Do() string { return "phase" }

// Do names it.
func (StepTurn) Do() string { return "turn" }

// Do names it.
func (PlayOn) Do() string { return "play" }

// Do names it.
func (Present) Do() string { return "now" }

// Do names it.
func (OtherEyes) Do() string { return "viewer" }

// Do names it.
func (Speed) Do() string { return "speed" }

// Do names it.
func (Pace) Do() string { return "pace" }

// Do names it.
func (Scrub) Do() string { return "scrub" }

// Do names it.
func (CloseCard) Do() string { return "card.close" }
