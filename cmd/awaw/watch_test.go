package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/recap"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file plays games in the screen as it is, without a window, so that what lies where can be asked at each step.

// seated is the screen with a game of a scenario of the list, or of a file, on it.
func seated(t *testing.T, d *desk, scenario string, seats []string, size scene.Resize) *present.Model {
	t.Helper()
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	var p *program.Play
	if strings.HasSuffix(scenario, ".toml") {
		data, err := os.ReadFile(scenario)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = d.begin(engine.Doc{Name: scenario, Data: data}, program.NewGame{Seats: seats}); err != nil {
			t.Fatal(err)
		}
	} else {
		p = start(t, d, program.NewGame{Scenario: scenario, Seats: seats})
	}
	m := present.New(d, draw.NewMetrics(kit), d.words, p.Board)
	set := m.Prefs()
	set.Falls = true
	m.SetPrefs(set)
	m.Put(p)
	m.Send(size)
	t.Cleanup(m.Close)
	return m
}

// watched plays a game, whoever is a person by wants, the others by bots, and has each step looked at once the screen stands still. Sheets
// are read and closed. It ends when look says so, or after so many steps of persons.
func watched(t *testing.T, m *present.Model, seats []string, most int, want func(g *play.Game, n int, legal []engine.Command) engine.Command, look func(m *present.Model) bool) {
	t.Helper()
	seeing(t, m, seats, most, want, look, func(*present.Model) bool { return false })
}

// watchedSheets is watched, and has every sheet looked at as well before it is closed.
func watchedSheets(t *testing.T, m *present.Model, seats []string, most int, want func(g *play.Game, n int, legal []engine.Command) engine.Command, look func(m *present.Model) bool) {
	t.Helper()
	seeing(t, m, seats, most, want, look, look)
}

// seeing is both: what sheet says of every moment, and look of those a person is asked in.
func seeing(t *testing.T, m *present.Model, seats []string, most int, want func(g *play.Game, n int, legal []engine.Command) engine.Command, look, sheet func(m *present.Model) bool) {
	t.Helper()
	n := 0
	for range 60000 {
		if g := m.Table(); g == nil || g.Outcome().Over || len(g.ToAct()) == 0 || n > most {
			return
		}
		m.Send(scene.Tick{MS: 500})
		if sheet(m) {
			return
		}
		if closed(m) {
			continue
		}
		if m.Screen() == table.ScreenBriefing {
			m.Send(scene.Key{Name: "enter"})
			continue
		}
		side, acting := sideToAct(m)
		if !acting {
			return
		}
		if seats[side-1] != person {
			continue
		}
		for range 8 {
			m.Send(scene.Tick{MS: 500})
		}
		if look(m) {
			return
		}
		n++
		m.Give(want(m.Table(), n, m.Table().Legal(side, nil)))
	}
}

// sideToAct is the first side that owes a command.
func sideToAct(m *present.Model) (engine.Side, bool) {
	if a := m.Table().ToAct(); len(a) > 0 {
		return a[0], true
	}
	return engine.NoSide, false
}

// closed closes a sheet that is to be read, if one is up.
func closed(m *present.Model) bool {
	for _, q := range m.Scene().Panels {
		switch q.ID {
		case "recap":
			m.Run(recap.Begin{})
			return true
		case "result":
			m.Run(result.Close{})
			return true
		}
	}
	return false
}

// byVerbs wants the first command of the first of these verbs there is one of, else what moves on, and now and then anything.
func byVerbs(verbs ...engine.Verb) func(*play.Game, int, []engine.Command) engine.Command {
	return func(_ *play.Game, n int, legal []engine.Command) engine.Command {
		for _, v := range verbs {
			if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == v }); i >= 0 {
				return legal[i]
			}
		}
		for _, c := range legal {
			if c.A == 0 && c.B == 0 && c.C == 0 && n%5 != 0 {
				return c
			}
		}
		return legal[n*7%len(legal)]
	}
}

// panelIn is a panel of the screen as it stands.
func panelIn(m *present.Model, id string) *scene.Panel {
	for _, p := range m.Scene().Panels {
		if p.ID == id {
			return &p
		}
	}
	return nil
}
