package main

import (
	"fmt"
	"strings"
	"sync"

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
	reads  sync.Mutex // of grounds: painters are made off the main loop
	sheets map[string]*draw.Sheet
	words  engine.Catalog // the boards name places with
	lang   string         // of the words
	worker aside.Worker   // paints sheets; nil where the window does
}

func newBoards(kit *art.Kit, lang string, words engine.Catalog) *boards {
	return &boards{kit: kit, words: words, lang: lang, known: map[string]board.Board{}, ground: map[string]*hexmap.Ground{}, sheets: map[string]*draw.Sheet{}}
}

// add makes a game's board known and gives it as the screen wants it. What its sheet is painted on is read before, but where that lies painted with these neutral countries.
func (b *boards) add(on engine.Board, neutral []string) (scene.Board, error) {
	m, ok := on.(board.Board)
	if !ok {
		return nil, fmt.Errorf("board %s tells neither shapes nor names, and cannot be drawn", on.ID())
	}
	if b.known[m.ID()] == nil {
		if _, err := b.painted(m, neutral); err != nil {
			return nil, err
		}
		b.known[m.ID()] = m
	}
	return b.known[m.ID()], nil
}

// groundOf reads the ground of a hex map once.
func (b *boards) groundOf(id string) (*hexmap.Ground, error) {
	b.reads.Lock()
	defer b.reads.Unlock()
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

// painted makes the painter of a board once for the same neutral countries; of one that is known, or lies painted, only when something is painted with it.
func (b *boards) painted(m board.Board, neutral []string) (*draw.Sheet, error) {
	id := m.ID()
	key := id + " " + strings.Join(neutral, " ")
	if s := b.sheets[key]; s != nil {
		return s, nil
	}
	s := &draw.Sheet{ID: key, Board: m}
	if b.kit.Eyes == art.Normal && !b.kit.Bold() {
		s.Kept = keptSheet(id, neutral, b.lang)
	}
	kit, named := b.kit, b.words.Name
	made := func() (mapsheet.Painter, error) {
		return mapsheet.NewPainter(kit, m, func() (*hexmap.Ground, error) { return b.groundOf(id) }, neutral, named)
	}
	paint, err := mapsheet.Later(kit, m, made), error(nil)
	if s.Kept == nil && b.known[id] == nil {
		paint, err = made()
	}
	if err != nil {
		return nil, err
	}
	if b.worker != nil {
		paint = aside.Painter(paint, b.worker, aside.Look{Eyes: b.kit.Eyes, Strong: b.kit.Bold(), Language: b.lang}, id, neutral)
	}
	s.Paint = paint
	b.sheets[key] = s
	return s, nil
}
