package draw

import (
	"image"
	"sync"

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

	shore shore
}

// shore is the land of the window it was asked for last: what lies over a map is painted anew far more often than the map is moved.
type shore struct {
	mu   sync.Mutex
	v    art.View
	land *image.Alpha
}

// land is how much of each pixel of a window is land. It is not to be written to.
func (s *Sheet) land(v art.View, size image.Point) *image.Alpha {
	s.shore.mu.Lock()
	defer s.shore.mu.Unlock()
	if s.shore.land == nil || s.shore.v != v || s.shore.land.Rect.Size() != size {
		s.shore.v, s.shore.land = v, s.Paint.Land(v, size.X, size.Y)
	}
	return s.shore.land
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
