package main

import (
	"awaw/engine/systems"
	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/scenarios"
)

// This file holds the board behind the start screen.

// layBehind lays it, and gives the neutral countries it is painted with.
func (d *desk) layBehind(m *present.Model) ([]string, error) {
	breathe()
	behind, neutral, err := d.backdrop()
	if err == nil {
		m.Behind(behind)
	}
	return neutral, err
}

// backdrop is the default scenario's map with its neutral countries, for the start screen. Its file tells them: to set it up would take most of a start.
func (d *desk) backdrop() (scene.Board, []string, error) {
	info := scenarios.Default()
	doc, err := scenarios.Doc(info.ID)
	if err != nil {
		return nil, nil, err
	}
	s, err := systems.Find(info.System)
	if err != nil {
		return nil, nil, err
	}
	on, err := s.Board(info.Map)
	if err != nil {
		return nil, nil, err
	}
	breathe()
	neutral := scenarios.Neutral(doc)
	board, err := d.boards.add(on, neutral)
	return board, neutral, err
}
