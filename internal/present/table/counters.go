package table

import "awaw/engine"

// IsBeside tells whether a counter lies beside the map: kamikazes do.
func IsBeside(c engine.CounterView) bool { return c.Class() == engine.ClassBeside }

// InSquadrons tells whether a counter's number is squadrons, three of which are worth an air factor, and not factors.
func InSquadrons(c engine.CounterView) bool {
	return c.Kind != nil && c.Kind.Parts > 1
}

// InForce tells a ship that is shown on the card of its task force, not by itself on the map.
func InForce(c engine.CounterView) bool { return !c.Flies() && c.On != engine.NoRef }

// Aboard lists the counters on a ship.
func (m *Surface) Aboard(ship engine.Ref) (out []engine.CounterView, load int) {
	for _, c := range m.Sight.View.Counters {
		if c.On == ship {
			out = append(out, c)
			load += c.Size
		}
	}
	return out, load
}

// IsForce tells a marker under which ships go.
func IsForce(c engine.CounterView) bool { return c.Class() == engine.ClassForce }

// HasDeck tells whether a counter holds as much as its own size.
func HasDeck(c engine.CounterView) bool { return c.Kind != nil && c.Kind.Holds == engine.HoldsSize }

// Hidden tells whether a counter's arm is switched off among the layers.
func (m *Surface) Hidden(c engine.CounterView) bool {
	return m.Bare || !c.Flies() && !m.Layers[engine.LayerGround] || c.Flies() && !m.Layers[engine.LayerAir]
}

// IsShip tells a ship from what walks: both are counters on the ground to the rules.
func IsShip(c engine.CounterView) bool {
	return c.Class() == engine.ClassShip || IsForce(c)
}
