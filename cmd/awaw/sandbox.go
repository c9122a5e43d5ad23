package main

import (
	"crypto/rand"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"time"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
	"awaw/internal/release"
)

// This file starts sandboxes: games that leave another one at some line, with dice of their own and in a save of their own.

// settingHome names the save that a sandbox left, in the same folder; settingLooked is set when that was only looked at.
const (
	settingHome   = "home"
	settingLooked = "home.looked"
)

// Fork starts a sandbox at a line of the game on the table, as side knows it. The game itself stays as it is; the sandbox is
// a new save beside it.
func (d *desk) Fork(p *program.Play, node int, side engine.Side) (*program.Play, error) {
	opt, err := leaving(p)
	if err != nil {
		return nil, err
	}
	title := p.Title
	if !p.Game.Sandbox() {
		title = d.words.Word(engine.Say("screen.sandbox", title), nil)
	}
	f, err := d.store.Create(d.store.FreeName(title))
	if err != nil {
		return nil, err
	}
	opt.Sink = f
	g, err := p.Game.Fork(node, side, opt)
	if err != nil {
		name := f.Path()
		err = errors.Join(err, f.Close(), os.Remove(name)) // nothing stands in it
		if errors.Is(err, play.ErrHidden) {
			return nil, errors.New(d.word("screen.fork.hidden"))
		}
		return nil, err
	}
	n := program.NewGame{Seats: slices.Clone(p.Seats), Typed: p.Game.Typed() && !p.Replay, Curtain: p.Curtain}
	nobody := !slices.Contains(n.Seats, person)
	for i, who := range n.Seats {
		if nobody || who == play.SeatMail { // no letters come to a sandbox
			n.Seats[i] = person
		}
	}
	if err := d.furnish(g, p, n); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return d.play(g, p.Title, n.Seats, n.Curtain, f)
}

// leaving is how a game begins that leaves another: with dice of its own.
func leaving(p *program.Play) (opt play.Options, err error) {
	opt = play.Options{Program: "awaw " + release.Version(), Title: p.Game.Header().Title, Created: time.Now().UTC().Format("2006-01-02")}
	_, err = rand.Read(opt.Seed[:])
	return opt, err
}

// furnish gives a sandbox the settings of the game it left, and where that one is kept.
func (d *desk) furnish(g *play.Game, p *program.Play, n program.NewGame) error {
	err := settle(g, n)
	for i := range n.Seats {
		side := engine.Side(i + 1)
		if o := p.Game.Orders(side); len(o) > 0 && err == nil {
			err = g.SetOrders(side, o)
		}
	}
	home, looked := p.ID, p.Replay
	if p.Game.Sandbox() && p.Home != "" { // the way back leads to the game, not to another sandbox
		home, looked = p.Home, p.HomeLooked
	}
	if filepath.Dir(home) == filepath.Clean(d.store.Dir()) { // the folder may be moved
		home = filepath.Base(home)
	} else if abs, err := filepath.Abs(home); err == nil && home != "" {
		home = abs
	}
	if home != "" && err == nil {
		err = g.Set(settingHome, home)
	}
	if looked && err == nil {
		err = g.Set(settingLooked, "yes")
	}
	return err
}

// homeOf finds the save a sandbox left, where it was or in the folder of saves; "" if it is gone.
func (d *desk) homeOf(g *play.Game) (path string, looked bool) {
	home, ok := g.Setting(settingHome)
	if !ok {
		return "", false
	}
	_, looked = g.Setting(settingLooked)
	path = filepath.Join(d.store.Dir(), home)
	if filepath.IsAbs(home) {
		path = home
	}
	if _, err := os.Stat(path); err != nil {
		return "", looked
	}
	return path, looked
}
