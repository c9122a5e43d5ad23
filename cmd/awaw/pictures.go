package main

import (
	"image"
	"slices"
	"strings"
	"sync"

	"awaw/board"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
	"awaw/internal/present/program"
	"awaw/internal/report"
	"awaw/internal/save"
	"awaw/scenarios"
	"awaw/tables"
)

// This file paints the small pictures of scenarios and saved games, off the main loop.

// pictures paints positions small. What it reads of maps it keeps while its screens are up.
type pictures struct {
	kit    *art.Kit
	tables tables.Set
	mu     sync.Mutex
	ground map[string]*hexmap.Ground
}

// dress paints with another kit from now on.
func (p *pictures) dress(kit *art.Kit) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.kit = kit
}

// Paint gives the picture named "scenario:ID", "save:PATH" or "puzzle:LANGUAGE:ID" in w by h pixels, nil if there is none to be had.
func (p *pictures) Paint(name string, w, h int) *image.RGBA {
	p.mu.Lock()
	defer p.mu.Unlock()
	kind, id, _ := strings.Cut(name, ":")
	var on engine.Board
	var view engine.View
	switch kind {
	case "scenario":
		doc, err := scenarios.Doc(id)
		if err != nil {
			return nil
		}
		rules, kit, err := systems.Open(doc, p.tables, nil)
		if err != nil {
			return nil
		}
		start, err := rules.Setup(kit, doc)
		if err != nil {
			return nil
		}
		on, view = kit.Board, start.Seen(engine.NoSide).View()
	case "puzzle":
		return p.puzzle(id, w, h)
	case "save":
		j, err := save.Read(id)
		if err != nil {
			return nil
		}
		g, err := systems.Resume(j, p.tables, nil)
		if err != nil {
			return nil
		}
		on, view = g.Kit().Board, g.Seen(engine.NoSide).View()
	}
	b, ok := on.(board.Board)
	if !ok {
		return nil
	}
	if sheet := p.sheet(b, view.Neutral, func(name string) string { return name }); sheet != nil {
		return report.Thumbnail(sheet, b, view, w, h)
	}
	return nil
}

// sheet paints a board, with places named by the words given; nil if it cannot be painted.
func (p *pictures) sheet(b board.Board, neutral []string, named func(string) string) mapsheet.Painter {
	sheet, err := mapsheet.NewPainter(p.kit, b, func() (*hexmap.Ground, error) { return p.groundOf(b.ID()) }, neutral, named)
	if err != nil {
		return nil
	}
	return sheet
}

// puzzle paints the map of a puzzle with its counters and, in a language, the names of places.
func (p *pictures) puzzle(name string, w, h int) *image.RGBA {
	lang, id, _ := strings.Cut(name, ":")
	words, err := systems.Words(lang)
	if err != nil || w <= 0 || h <= 0 {
		return nil
	}
	on, q := p.puzzleOf(id)
	if on == nil {
		return nil
	}
	b, ok := on.(board.Board)
	if !ok {
		return nil
	}
	if sheet := p.sheet(b, nil, words.Name); sheet != nil {
		return report.Part(sheet, b, puzzleView(b, q), w, h)
	}
	return nil
}

// puzzleOf finds a puzzle of any system, with its board; nil where there is none.
func (p *pictures) puzzleOf(id string) (engine.Board, program.Puzzle) {
	for _, s := range systems.All() {
		if s.Puzzles == nil {
			continue
		}
		all, err := s.Puzzles(p.tables)
		if at := slices.IndexFunc(all, func(q program.Puzzle) bool { return q.ID == id }); err == nil && at >= 0 {
			if on, err := s.Board(all[at].Board); err == nil {
				return on, all[at]
			}
		}
	}
	return nil, program.Puzzle{}
}

// puzzleView is what stands on the map of a puzzle, as a view.
func puzzleView(b board.Board, q program.Puzzle) (v engine.View) {
	for _, name := range q.Places {
		if i := b.Find(name); i >= 0 {
			v.Frame = append(v.Frame, engine.SpaceRef(i))
		}
	}
	for i, x := range q.Pieces {
		side := slices.IndexFunc(v.Sides, func(s engine.SideView) bool { return s.Style == x.Style })
		if side < 0 {
			side = len(v.Sides)
			v.Sides = append(v.Sides, engine.SideView{Side: engine.Side(side + 1), Style: x.Style})
		}
		c := x.Counter
		c.Ref, c.Side, c.Space = engine.CounterRef(i), v.Sides[side].Side, engine.SpaceRef(max(0, b.Find(x.At)))
		v.Counters = append(v.Counters, c)
	}
	return v
}

// groundOf reads the ground of a map once.
func (p *pictures) groundOf(id string) (*hexmap.Ground, error) {
	if g := p.ground[id]; g != nil {
		return g, nil
	}
	g, err := report.Ground(id)
	if err == nil {
		p.ground[id] = g
	}
	return g, err
}
