package table

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
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

// unordered are the actions that mean nothing where orders are written.
var unordered = []prefs.Action{"way", "fewer", "more", "battle", "pane.bases", "pane.odds", "pane.luck"}

// Known tells whether an action means something in the game on the table.
func (m *Surface) Known(a prefs.Action) bool {
	if !m.Ordered() {
		return true
	}
	if kind, lays := layerOf[a]; lays {
		return slices.ContainsFunc(m.Sight.View.Layers, func(l engine.Layer) bool { return l.Kind == kind })
	}
	return !slices.Contains(unordered, a)
}
