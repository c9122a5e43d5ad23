package main

import (
	"crypto/rand"
	"errors"
	"strings"
	"time"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/present/program"
	"awaw/internal/release"
	"awaw/scenarios"
)

// This file begins new games.

// settings of a game, kept in its journal.
const (
	settingCurtain = "curtain"
)

// person is a seat that no bot takes.
const person = play.SeatPerson

// Start begins a game and its save.
func (d *desk) Start(n program.NewGame) (*program.Play, error) {
	doc, err := scenarios.Doc(n.Scenario)
	if err != nil {
		return nil, err
	}
	return d.begin(doc, n)
}

// begin begins a game of a scenario file.
func (d *desk) begin(doc engine.Doc, n program.NewGame) (*program.Play, error) {
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return nil, err
	}
	if err := d.inWindow(info.System, false); err != nil {
		return nil, err
	}
	rules, kit, err := systems.Open(doc, d.tables, n.Options)
	if err != nil {
		return nil, err
	}
	breathe()
	opt := play.Options{Program: "awaw " + release.Version(), Title: d.titleOf(info), Created: time.Now().UTC().Format("2006-01-02")}
	if opt.Values, err = d.tables.Values(string(rules.ID())); err != nil {
		return nil, err
	}
	if d.seed != nil {
		opt.Seed, opt.Open = engine.OpenSeed(*d.seed), true
	} else if g := d.Guide(doc.Name); g != nil && g.Seed > 0 {
		opt.Seed, opt.Open = engine.OpenSeed(g.Seed), true
	} else if _, err := rand.Read(opt.Seed[:]); err != nil {
		return nil, err
	}
	if opt.Locks, opt.Cipher, err = d.locks(n.Locks); err != nil {
		return nil, err
	}
	f, err := d.store.Create(d.store.FreeName(d.titleOf(info)))
	if err != nil {
		return nil, err
	}
	opt.Sink = f
	breathe()
	g, err := play.New(rules, kit, doc, opt)
	breathe()
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	if err := settle(g, n); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return d.play(g, d.titleOf(info), n.Seats, n.Curtain, f)
}

// settle writes down who plays and how.
func settle(g *play.Game, n program.NewGame) error {
	if err := g.Set(play.SettingSeats, strings.Join(n.Seats, ",")); err != nil {
		return err
	}
	if n.Curtain {
		if err := g.Set(settingCurtain, "on"); err != nil {
			return err
		}
	}
	if n.Typed {
		return g.SetTyped(true)
	}
	return nil
}
