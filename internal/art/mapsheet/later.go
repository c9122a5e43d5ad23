package mapsheet

import (
	"image"
	"sync"
	"time"

	"awaw/board"
	"awaw/internal/art"
)

// This file holds painters that are made when something is painted with them.

// retried is how long whoever could not have a painter waits until it is asked for again.
const retried = 2 * time.Second

// Later gives a painter of a board that is made when it is first asked to paint or to name something: what it paints from may have to be fetched. Where it cannot be had,
// Paint and Draw tell why after a while, all else is left empty, and it is tried again the next time.
func Later(k *art.Kit, b board.Board, paint func() (Painter, error)) Painter {
	return &later{kit: k, board: b, paint: paint}
}

type later struct {
	kit   *art.Kit
	board board.Board
	paint func() (Painter, error)
	mu    sync.Mutex
	made  Painter
}

// have makes the painter, if it has not been made.
func (l *later) have() (Painter, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.made != nil {
		return l.made, nil
	}
	p, err := l.paint()
	if err == nil {
		l.made = p
	}
	return p, err
}

func (l *later) Kit() *art.Kit { return l.kit }

func (l *later) Bounds() (x0, y0, x1, y1 float64) { return l.board.Bounds() }

func (l *later) Extent() (x0, y0, x1, y1 float64) { return l.board.Extent() }

func (l *later) Paint(v art.View, w, h int, progress func(float64) bool) (*image.RGBA, error) {
	p, err := l.have()
	if err != nil {
		time.Sleep(retried) // it will be asked for again at once
		return nil, err
	}
	return p.Paint(v, w, h, progress)
}

func (l *later) Draw(c *art.Canvas, v art.View, w, h int, progress func(float64) bool) error {
	p, err := l.have()
	if err != nil {
		return err
	}
	return p.Draw(c, v, w, h, progress)
}

// Land takes all for land where nothing is known of it.
func (l *later) Land(v art.View, w, h int) *image.Alpha {
	p, err := l.have()
	if err != nil {
		all := image.NewAlpha(image.Rect(0, 0, max(0, w), max(0, h)))
		for i := range all.Pix {
			all.Pix[i] = 255
		}
		return all
	}
	return p.Land(v, w, h)
}

func (l *later) Labels(v art.View, w, h int, obstacles []art.Rect, occupied func(space int) bool) []art.Label {
	p, err := l.have()
	if err != nil {
		return nil
	}
	return p.Labels(v, w, h, obstacles, occupied)
}

func (l *later) LabelsWithin(seen art.Rect, covers []art.Rect, v art.View, w, h int, obstacles []art.Rect, occupied func(space int) bool) []art.Label {
	p, err := l.have()
	if err != nil {
		return nil
	}
	return p.LabelsWithin(seen, covers, v, w, h, obstacles, occupied)
}

func (l *later) Codes(c *art.Canvas, v art.View, w, h int) {
	if p, err := l.have(); err == nil {
		p.Codes(c, v, w, h)
	}
}

func (l *later) Minimap(w, h int) (*image.RGBA, art.View) {
	p, err := l.have()
	if err != nil {
		return image.NewRGBA(image.Rect(0, 0, max(0, w), max(0, h))), Whole(l, w, h)
	}
	return p.Minimap(w, h)
}
