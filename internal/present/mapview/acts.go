package mapview

import "awaw/engine"

// This file holds what can be asked of the map.

// Zoom zooms in or out about the middle of the map.
type Zoom struct{ By int }

// FitMap shows everything that is played on.
type FitMap struct{}

// Mini looks where the pointer is on the small map.
type Mini struct{}

// Layer switches an overlay.
type Layer struct{ Kind engine.LayerKind }

// Sheet holds the map itself, to push it about.
type Sheet struct{}

// Lift holds a counter, or a whole pile by its count.
type Lift struct {
	Ref  engine.Ref
	Pile int
}

// Visit selects a space and shows it.
type Visit struct{ Space int }

// Do names it.
func (Zoom) Do() string { return "zoom" }

// Do names it.
func (FitMap) Do() string { return "fit" }

// Do names it.
func (Mini) Do() string { return "mini" }

// Do names it.
func (Layer) Do() string { return "layer" }

// Do names it.
func (Sheet) Do() string { return "map" }

// Do names it.
func (Lift) Do() string { return "counter" }

// Do names it.
func (Visit) Do() string { return "space" }
