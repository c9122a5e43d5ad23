package charts

import (
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// Charts draws chances.
type Charts struct {
	*table.Surface
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface) *Charts { return &Charts{Surface: s} }
