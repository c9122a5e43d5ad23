package main

import (
	"image"
	"strings"
	"sync"

	"awaw/board"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
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

// Paint gives the picture named "scenario:ID" or "save:PATH" in w by h pixels, nil if there is none to be had.
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
	sheet, err := mapsheet.NewPainter(p.kit, b, func() (*hexmap.Ground, error) { return p.groundOf(b.ID()) }, view.Neutral, func(name string) string { return name })
	if err != nil {
		return nil
	}
	return report.Thumbnail(sheet, b, view, w, h)
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
