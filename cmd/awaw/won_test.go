package main

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/present/recap"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// An attack on the ground is told as its hex is won, before anybody is asked who goes in, and not once more when all have gone in.
func TestAnAttackIsToldAsItsHexIsWon(t *testing.T) {
	seed := uint64(3)
	m := falling(t, testDesk(t, options{seed: &seed}), "barbarossa-1941", []string{person, "pilot"})
	defer m.Close()
	const asks = "Who goes in?"
	told, answered, won := 0, false, map[engine.Ref]bool{} // sheets since the last command; whether that said who goes in; hexes
	pilot, err := systems.Bots().New("pilot", 3)
	if err != nil {
		t.Fatal(err)
	}
	for range 4000 {
		if g := m.Table(); g.Outcome().Over || len(won) == 5 {
			break
		}
		m.Send(scene.Tick{MS: 500})
		var away scene.Act
		for _, q := range m.Scene().Panels {
			switch q.ID {
			case "recap":
				away = recap.Begin{}
			case "result":
				away = result.Close{}
				if told++; answered {
					t.Errorf("an attack is told again after who goes in was answered: %s", m.Words())
				}
			}
		}
		switch {
		case away != nil:
			m.Run(away)
			continue
		case m.Screen() == table.ScreenBriefing:
			m.Send(scene.Key{Name: "enter"})
			continue
		}
		const side = engine.Side(1)
		if !slices.Contains(m.Table().ToAct(), side) {
			continue
		}
		answered = false
		if b := m.Table().Seen(side).View().Battle; b != nil && strings.Contains(m.Words(), asks) {
			if told == 0 && !won[b.Where] {
				t.Errorf("who goes in is asked before the attack is told: %s", m.Words())
			}
			won[b.Where], answered = true, true
		}
		told = 0
		m.Give(pilot.Choose(m.Table().Seen(side), side))
		for _, r := range m.Regions() { // something is given up, and meant to be
			if scene.Does(r.Act) == "sure" {
				m.Run(r.Act)
				break
			}
		}
	}
	if len(won) < 3 {
		t.Errorf("%d attacks have won their hexes", len(won))
	}
}
