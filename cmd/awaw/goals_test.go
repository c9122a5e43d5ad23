package main

import (
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/internal/present/program"
)

// set is a player who goes for a place, and says so with whatever is legal.
type set struct {
	ai.Player
	to   engine.Ref
	told []engine.Ref // what he was told that he goes for
}

// Decide goes on for the place.
func (s *set) Decide(p engine.Position, side engine.Side, w ai.Watch) ai.Decision {
	s.told = append(s.told, w.Objective)
	return ai.Decision{Commands: p.Legal(side, nil)[:1], Objective: s.to}
}

// What an opponent goes for is told to him with the next question, stands in the save, and goes on when the game is taken up again; it is nothing to the
// other side. A game that is kept nowhere is not written on, and a place that cannot be is none.
func TestAGameGoesOnWithWhatItsOpponentsGoFor(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Seats: []string{"commander", "commander"}})
	path, seen := p.ID, p.Game.Seen(1)
	to := engine.SpaceRef(7)
	player := &set{to: to}
	o := &opponent{kind: "commander", goals: d.goals, report: d.failed, find: func(string) ai.Player { return player }}
	ponder(o, seen, 1)
	ponder(o, seen, 1)
	if len(player.told) != 2 || player.told[0] != engine.NoRef || player.told[1] != to {
		t.Errorf("he was told that he goes for %v, expected nothing and then %v", player.told, to)
	}
	p.Close()
	p, err := d.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if d.goals.of[1] != to || d.goals.of[2] != engine.NoRef {
		t.Errorf("taken up again the sides go for %v", d.goals.of)
	}
	lines := p.Game.Len()
	if goalsOf(p.Game, false).set(1, engine.SpaceRef(9)); p.Game.Len() != lines {
		t.Error("a game that is kept nowhere is written on")
	}
	d.goals.set(1, engine.NoRef)
	if again := goalsOf(p.Game, true); again.of[1] != engine.NoRef || p.Game.Len() != lines+1 {
		t.Errorf("after nothing is gone for any more it is %v, in %d lines more", again.of[1], p.Game.Len()-lines)
	}
	if err := p.Game.Set(settingGoes+"1", "far away"); err != nil {
		t.Fatal(err)
	}
	if again := goalsOf(p.Game, true); again.of[1] != engine.NoRef {
		t.Errorf("a place that cannot be is taken for %v", again.of[1])
	}
	p.Close()
}
