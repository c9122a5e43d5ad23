package main

import (
	"testing"

	"awaw/cmd/awaw/internal/draw"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/battle"
	"awaw/internal/present/program"
	"awaw/internal/present/recap"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// attacked plays as a person who lets everything pass until the opponent's dice wait, or until his turn is over; it tells whether they do.
func attacked(t *testing.T, m *present.Model) bool {
	t.Helper()
	for range 4000 {
		m.Send(scene.Tick{MS: 500})
		for _, r := range m.Regions() {
			if _, ok := r.Act.(battle.LetFall); ok {
				return true
			}
		}
		up := ""
		for _, q := range m.Scene().Panels {
			if q.ID == "recap" || q.ID == "result" {
				up = q.ID
			}
		}
		switch {
		case up == "recap":
			m.Run(recap.Begin{})
			return false
		case up == "result":
			m.Run(result.Close{})
		case m.Screen() == table.ScreenBriefing:
			m.Send(scene.Key{Name: "enter"})
		case m.Table().ToAct()[0] == 1:
			legal := m.Table().Legal(1, nil)
			for _, c := range legal {
				if c.A == 0 && c.B == 0 && c.C == 0 {
					m.Give(c)
					break
				}
			}
		}
	}
	t.Fatal("the opponent's turn never ends")
	return false
}

// Where a person is attacked the dice wait for a key with the odds shown. Waiting writes nothing and asks nothing, one key lets them
// fall, and an option turns it off.
func TestDiceOfAnAttackWaitForAKey(t *testing.T) {
	if testing.Short() {
		t.Skip("plays an opponent's turn")
	}
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	for _, falls := range []bool{false, true} {
		seed := uint64(1)
		d := testDesk(t, options{seed: &seed})
		p := start(t, d, program.NewGame{Scenario: "channel-1940", Seats: []string{person, "pilot"}})
		m := present.New(d, draw.NewMetrics(kit), d.words, p.Board)
		set := m.Prefs()
		set.Falls = falls
		m.SetPrefs(set)
		m.Put(p)
		waits := attacked(t, m)
		if waits == falls {
			t.Fatalf("with the option %v the dice wait: %v", falls, waits)
		}
		if falls {
			m.Close()
			continue
		}
		lines := m.Table().Len()
		for range 40 {
			m.Send(scene.Tick{MS: 500})
		}
		if got := m.Table().Len(); got != lines || m.Table().ToAct()[0] != 2 {
			t.Errorf("while the dice wait the journal goes from %d lines to %d", lines, got)
		}
		m.Send(scene.Key{Name: "space"})
		for range 10 {
			m.Send(scene.Tick{MS: 500})
		}
		if got := m.Table().Len(); got == lines {
			t.Error("Space lets no dice fall")
		}
		m.Close()
	}
}

// Bombs on a city wait like other dice, though nobody of its owner fights there.
func TestBombsWaitForAKey(t *testing.T) {
	if testing.Short() {
		t.Skip("plays an opponent's turns")
	}
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	seed := uint64(5)
	d := testDesk(t, options{seed: &seed})
	p := start(t, d, program.NewGame{Scenario: "bomber-offensive-1943", Seats: []string{person, "pilot"}})
	m := present.New(d, draw.NewMetrics(kit), d.words, p.Board)
	m.Put(p)
	defer m.Close()
	for range 20 {
		if attacked(t, m) {
			if b := m.Table().Position().View().Battle; b != nil && b.Name.Key == "awaw.battle.bombing" {
				return
			}
			m.Send(scene.Key{Name: "space"})
		}
	}
	t.Error("no bombs waited")
}
