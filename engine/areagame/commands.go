package areagame

import "awaw/engine"

// Lister gathers the commands of a side.
type Lister struct {
	Side engine.Side
	Out  []engine.Command
}

// Add offers a command.
func (l *Lister) Add(c engine.Command) {
	c.Side = l.Side
	l.Out = append(l.Out, c)
}

// Teller gathers what a command brings about: events, and what was lost, which stands with the last of them.
type Teller struct {
	Dice   engine.Dice
	Events []engine.Event
	Losses []engine.Loss
}

// Say tells something.
func (t *Teller) Say(kind engine.EventKind, cite engine.Cite, text engine.Text, refs ...engine.Ref) {
	t.Events = append(t.Events, engine.Event{Kind: kind, Cite: cite, Text: text, Refs: refs})
}

// Told is all that was told.
func (t *Teller) Told() []engine.Event {
	if n := len(t.Events); n > 0 && len(t.Losses) > 0 {
		t.Events[n-1].Losses = t.Losses
	}
	return t.Events
}
