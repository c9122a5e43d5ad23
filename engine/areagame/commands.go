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

// Teller gathers what a command brings about: events, and what stands with the last of them: what was lost, the rounds that were fought and
// the fights that were decided.
type Teller struct {
	Dice   engine.Dice
	Events []engine.Event
	Losses []engine.Loss
	Rounds []engine.Volley
	Ended  []engine.Ended
}

// Say tells something.
func (t *Teller) Say(kind engine.EventKind, cite engine.Cite, text engine.Text, refs ...engine.Ref) {
	t.Events = append(t.Events, engine.Event{Kind: kind, Cite: cite, Text: text, Refs: refs})
}

// Raise tells with what was said last that a side has a new unit.
func (t *Teller) Raise(side engine.Side, at engine.Ref) {
	t.Events[len(t.Events)-1].Fact().Raised = &engine.Raised{Side: side, At: at, N: 1}
}

// Told is all that was told.
func (t *Teller) Told() []engine.Event {
	n := len(t.Events)
	if n == 0 {
		return nil
	}
	last := &t.Events[n-1]
	if len(t.Losses) > 0 {
		last.Losses = t.Losses
	}
	if len(t.Rounds)+len(t.Ended) > 0 {
		f := last.Fact()
		f.Rounds, f.Ended = t.Rounds, t.Ended
	}
	return t.Events
}

// Fortunes are what the dice of the last command could have destroyed, and did.
func (s *State[K]) Fortunes() (out []engine.Fortune) {
	for i := range s.Thrown {
		for force := range s.Thrown[i].Sides {
			if x, ok := s.Thrown[i].Fortune(force); ok {
				out = append(out, x)
			}
		}
	}
	return out
}
