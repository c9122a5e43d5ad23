package main

import (
	"fmt"
	"io/fs"
	"strings"

	"awaw/assets"
	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/present/scene"
)

// This file holds the boards: as the screen model points at them, and as the painter of their sheets.

// boards keeps each map of the program once read, and its painters by neutral countries.
type boards struct {
	kit    *art.Kit
	maps   map[string]*hexmap.Map
	ground map[string]*hexmap.Ground
	sheets map[string]*draw.Sheet
	words  engine.Catalog // the maps name places with
}

func newBoards(kit *art.Kit, words engine.Catalog) *boards {
	return &boards{kit: kit, words: words, maps: map[string]*hexmap.Map{}, ground: map[string]*hexmap.Ground{}, sheets: map[string]*draw.Sheet{}}
}

// add makes a game's board known and gives it as the screen wants it.
func (b *boards) add(board engine.Board) (scene.Board, error) {
	m, ok := board.(*hexmap.Map)
	if !ok {
		return nil, fmt.Errorf("board %s is not a hex map, and this program draws only hex maps", board.ID())
	}
	if b.maps[m.ID()] == nil {
		f, err := assets.FS().Open("maps/" + m.ID() + ".ground")
		if err != nil {
			return nil, fmt.Errorf("map %s has no ground to paint: %w", m.ID(), err)
		}
		defer func(f fs.File) { _ = f.Close() }(f)
		g, err := hexmap.LoadGround(f)
		if err != nil {
			return nil, err
		}
		b.maps[m.ID()], b.ground[m.ID()] = m, g
	}
	return b.maps[m.ID()], nil
}

// sheet gives the painter of a board known, nil for an unknown one.
func (b *boards) sheet(id string, neutral []string) *draw.Sheet {
	m := b.maps[id]
	if m == nil {
		return nil
	}
	key := id + " " + strings.Join(neutral, " ")
	s := b.sheets[key]
	if s == nil {
		s = &draw.Sheet{ID: key, Map: m, Paint: art.NewSheet(b.kit, m, b.ground[id], neutral).WithNames(b.words.Name)}
		b.sheets[key] = s
	}
	return s
}
