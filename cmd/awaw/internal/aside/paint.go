package aside

import (
	"fmt"
	"image"
	"slices"

	"awaw/ai"
	"awaw/board"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
	"awaw/internal/report"
)

// This file holds sheets that are painted in another program.

// Look is what a sheet is painted with.
type Look struct {
	Eyes     art.Vision `json:"eyes"`
	Strong   bool       `json:"strong"`
	Language string     `json:"language"`
}

// Paint asks for a window of w by h pixels of a board at a view.
type Paint struct {
	Look    Look     `json:"look"`
	Board   string   `json:"board"`
	Neutral []string `json:"neutral"`
	View    art.View `json:"view"`
	Width   int      `json:"width"`
	Height  int      `json:"height"`
}

// sheets are the painters made last: a screen shows one board at a time.
type sheets struct {
	key   string
	sheet mapsheet.Painter
}

// paint carries a Paint out.
func (s *sheets) paint(p *Paint, w ai.Watch) (Result, error) {
	key := fmt.Sprint(p.Look, p.Board, p.Neutral)
	if s.key != key {
		sheet, err := painterOf(p.Look, p.Board, p.Neutral)
		if err != nil {
			return Result{}, err
		}
		s.key, s.sheet = key, sheet
	}
	img, err := s.sheet.Paint(p.View, p.Width, p.Height, func(share float64) bool {
		if w.Progress != nil {
			w.Progress(share)
		}
		select {
		case <-w.Stop:
			return false
		default:
			return true
		}
	})
	if err != nil {
		return Result{}, err
	}
	return Result{Width: img.Rect.Dx(), Height: img.Rect.Dy(), Pixels: img.Pix}, nil
}

func painterOf(look Look, id string, neutral []string) (mapsheet.Painter, error) {
	kit, err := systems.Kit()
	if err != nil {
		return nil, err
	}
	if kit, err = kit.For(look.Eyes, look.Strong); err != nil {
		return nil, err
	}
	words, err := systems.Words(look.Language)
	if err != nil {
		return nil, err
	}
	for _, s := range systems.All() {
		ids, err := s.Boards()
		if err != nil || !slices.Contains(ids, id) {
			continue
		}
		on, err := s.Board(id)
		if err != nil {
			return nil, err
		}
		if b, ok := on.(board.Board); ok {
			return mapsheet.NewPainter(kit, b, func() (*hexmap.Ground, error) { return report.Ground(id) }, neutral, words.Name)
		}
	}
	return nil, fmt.Errorf("no board %q comes with the program", id)
}

// painter is a painter whose windows a worker paints.
type painter struct {
	mapsheet.Painter // does what takes little, and what the worker cannot
	worker           Worker
	job              Paint
}

// Painter gives a painter whose windows a worker paints; here does the rest, and paints where the worker cannot.
func Painter(here mapsheet.Painter, w Worker, look Look, board string, neutral []string) mapsheet.Painter {
	return &painter{Painter: here, worker: w, job: Paint{Look: look, Board: board, Neutral: neutral}}
}

// Paint has the worker paint.
func (p *painter) Paint(v art.View, w, h int, progress func(float64) bool) (*image.RGBA, error) {
	job := p.job
	job.View, job.Width, job.Height = v, w, h
	stop := make(chan struct{})
	stopped := false
	r, err := p.worker.Do(Job{Paint: &job}, ai.Watch{Stop: stop, Progress: func(share float64) {
		if !stopped && progress != nil && !progress(share) {
			stopped = true
			close(stop)
		}
	}})
	switch {
	case stopped:
		return nil, mapsheet.ErrCancelled
	case err == nil && r.Fault != "":
		panic(&ai.Fault{What: r.Fault, Stack: []byte(r.Stack)})
	case err == nil && r.Refused == "" && len(r.Pixels) == 4*r.Width*r.Height:
		return &image.RGBA{Pix: r.Pixels, Stride: 4 * r.Width, Rect: image.Rect(0, 0, r.Width, r.Height)}, nil
	}
	return p.Painter.Paint(v, w, h, progress)
}
