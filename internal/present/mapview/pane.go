package mapview

import (
	"awaw/internal/present/charts"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// Map is the board with what lies on it, and the eye that looks at it.
type Map struct {
	*table.Surface
	charts *charts.Charts

	Cam      scene.Camera
	CamSet   bool
	Fan      Fan          // the stack spread out under the pointer
	before   scene.Camera // where the player was looking before a fight was brought into sight
	glide    glide        // what the camera still has to move
	padUntil float64      // clock until which the wheel is two fingers on a pad
	looked   bool         // the player has moved the camera since it was fitted
	Moving   []Moving
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, charts *charts.Charts) *Map { return &Map{Surface: s, charts: charts} }
