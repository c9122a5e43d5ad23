package draw

import (
	"image"

	"awaw/board"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

// This file holds what the window is given of a map.

// Sheet is a map that can be painted. ID tells it from others, the neutral countries included.
type Sheet struct {
	ID    string
	Board board.Board
	Paint mapsheet.Painter
	Kept  func() (*image.RGBA, art.View) // the whole of it as it was painted when the program was built, nil where it was not; nil if that never is. It may have to wait.
}

// kept is the whole sheet as it was painted beforehand, nil where it was not.
func (s *Sheet) kept() *picture {
	if s.Kept == nil {
		return nil
	}
	img, v := s.Kept()
	if img == nil {
		return nil
	}
	return &picture{view: v, rgba: img}
}
