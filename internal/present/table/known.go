package table

import (
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/ordered"
	"awaw/engine/sortie"
	"awaw/internal/present/prefs"
)

// This file tells which keys mean something in the game on the table.

// Ordered tells whether it is a game of written orders, which knows no dice, no bases and no stacks.
func (m *Surface) Ordered() bool {
	if m.Sight == nil {
		return false
	}
	_, ok := m.Sight.Pos.(ordered.Writer)
	return ok
}

// layerOf is the layer an action lays over the board.
var layerOf = map[prefs.Action]engine.LayerKind{"layer.range": engine.LayerRange, "layer.staging": engine.LayerStaging, "layer.reach": engine.LayerReach,
	"layer.control": engine.LayerControl, "layer.front": engine.LayerFront, "layer.air": engine.LayerAir, "layer.ground": engine.LayerGround}

// unordered are the actions that mean nothing where orders are written, flat those that mean nothing where there are no stacks with factors, no ways
// by hexes and no bases.
var (
	unordered = []prefs.Action{"way", "fewer", "more", "battle", "pane.bases", "pane.odds", "pane.luck"}
	flat      = []prefs.Action{"way", "fewer", "more", "pane.bases"}
)

// onAreas tells whether it is a game of units that are counted by space, with flights that are planned or battles side by side.
func (m *Surface) onAreas() bool {
	if m.Sight == nil {
		return false
	}
	_, flies := m.Sight.Pos.(sortie.Planner)
	_, fights := m.Sight.Pos.(lanes.Shower)
	return flies || fights
}

// NamesAbove tells whether names of places stand over their counters.
func (m *Surface) NamesAbove() bool { return m.onAreas() }

// Known tells whether an action means something in the game on the table.
func (m *Surface) Known(a prefs.Action) bool {
	without := flat
	switch {
	case m.Ordered():
		without = unordered
	case !m.onAreas():
		return true
	}
	if kind, lays := layerOf[a]; lays {
		return slices.ContainsFunc(m.Sight.View.Layers, func(l engine.Layer) bool { return l.Kind == kind })
	}
	return !slices.Contains(without, a)
}
