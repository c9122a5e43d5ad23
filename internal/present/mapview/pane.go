// Package mapview is the map: the eye that looks at it, its counters in stacks, and everything drawn on it.
package mapview

import (
	"awaw/engine"
	"awaw/internal/present/charts"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, what it leans on, and what can be asked of it.

// Map is the board with what lies on it, and the eye that looks at it.
type Map struct {
	*table.Surface
	charts *charts.Charts

	Cam      scene.Camera
	CamSet   bool
	Fan      Fan          // the stack spread out under the pointer
	atSea    bool         // it was moved for a naval combat
	before   scene.Camera // where the player was looking before a fight was brought into sight
	glide    glide        // what the camera still has to move
	padUntil float64      // clock until which the wheel is two fingers on a pad
	looked   bool         // the player has moved the camera since it was fitted
	Moving   []Moving
	Adds     func(space int) string // tells what the wings of a space would add at the target whose card is open; "" where none would. May be nil
	Falls    func(space int) bool   // tells whether a click on a space lets dice fall. May be nil
	Pointed  int                    // the space a lesson points at, -1 for none
	Returned int                    // how often it has been looked at again as before a fight
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, charts *charts.Charts) *Map {
	return &Map{Surface: s, charts: charts, Pointed: -1}
}

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
