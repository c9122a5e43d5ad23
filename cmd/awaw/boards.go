package main

import (
	"fmt"
	"strings"

	"awaw/board"
	"awaw/cmd/awaw/internal/aside"
	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
	"awaw/internal/present/scene"
	"awaw/internal/report"
)

// This file holds the boards: as the screen model points at them, and as the painter of their sheets.

// boards keeps each board of the program once read, what hex maps are painted on, and painters by neutral countries.
type boards struct {
	kit    *art.Kit
	known  map[string]board.Board
	ground map[string]*hexmap.Ground
	sheets map[string]*draw.Sheet
	words  engine.Catalog // the boards name places with
	lang   string         // of the words
	worker aside.Worker   // paints sheets; nil where the window does
}

func newBoards(kit *art.Kit, lang string, words engine.Catalog) *boards {
	return &boards{kit: kit, words: words, lang: lang, known: map[string]board.Board{}, ground: map[string]*hexmap.Ground{}, sheets: map[string]*draw.Sheet{}}
}

// add makes a game's board known and gives it as the screen wants it.
func (b *boards) add(on engine.Board) (scene.Board, error) {
	m, ok := on.(board.Board)
	if !ok {
		return nil, fmt.Errorf("board %s tells neither shapes nor names, and cannot be drawn", on.ID())
	}
	if b.known[m.ID()] == nil {
		var err error
		if _, hexes := m.(*hexmap.Map); hexes { // its painter hangs on who is neutral
			_, err = b.groundOf(m.ID())
		} else {
			_, err = b.painted(m, nil)
		}
		if err != nil {
			return nil, err
		}
		b.known[m.ID()] = m
	}
	return b.known[m.ID()], nil
}

// groundOf reads the ground of a hex map once.
func (b *boards) groundOf(id string) (*hexmap.Ground, error) {
	if g := b.ground[id]; g != nil {
		return g, nil
	}
	g, err := report.Ground(id)
	if err == nil {
		b.ground[id] = g
	}
	return g, err
}

// sheet gives the painter of a board known, nil for an unknown one.
func (b *boards) sheet(id string, neutral []string) *draw.Sheet {
	m := b.known[id]
	if m == nil {
		return nil
	}
	s, err := b.painted(m, neutral)
	if err != nil {
		return nil
	}
	return s
}

// painted makes the painter of a board once for the same neutral countries.
func (b *boards) painted(m board.Board, neutral []string) (*draw.Sheet, error) {
	id := m.ID()
	key := id + " " + strings.Join(neutral, " ")
	if s := b.sheets[key]; s != nil {
		return s, nil
	}
	paint, err := mapsheet.NewPainter(b.kit, m, func() (*hexmap.Ground, error) { return b.groundOf(id) }, neutral, b.words.Name)
	if err != nil {
		return nil, err
	}
	if b.worker != nil {
		paint = aside.Painter(paint, b.worker, aside.Look{Eyes: b.kit.Eyes, Strong: b.kit.Bold(), Language: b.lang}, id, neutral)
	}
	s := &draw.Sheet{ID: key, Board: m, Paint: paint}
	if b.kit.Eyes == art.Normal && !b.kit.Bold() {
		s.Kept = keptSheet(id, neutral, b.lang)
	}
	b.sheets[key] = s
	return s, nil
}
