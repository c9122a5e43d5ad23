package main

import (
	"errors"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
)

// This file lays a game on the table to try orders out in: nothing of it is kept.

// Try gives a game that leaves p at a node, in which persons play all sides; no save is made for it.
func (d *desk) Try(p *program.Play, node int, side engine.Side) (*program.Play, error) {
	opt, err := leaving(p)
	if err != nil {
		return nil, err
	}
	g, err := p.Game.Fork(node, side, opt)
	if errors.Is(err, play.ErrHidden) {
		return nil, errors.New(d.word("screen.trial.hidden"))
	}
	if err != nil {
		return nil, err
	}
	n := program.NewGame{Seats: make([]string, len(p.Seats))}
	for i := range n.Seats {
		n.Seats[i] = person
	}
	if err := d.furnish(g, p, n); err != nil {
		return nil, err
	}
	t, err := d.play(g, p.Title, n.Seats, false, nil)
	if err != nil {
		return nil, err
	}
	t.Trial = true
	return t, nil
}
