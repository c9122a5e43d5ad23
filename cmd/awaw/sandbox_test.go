package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/present/program"
)

// A sandbox is a save of its own, marked, with fresh dice and a way back; the game it left is not touched.
func TestASandboxLeavesTheGameAlone(t *testing.T) {
	seed := uint64(7)
	d := testDesk(t, options{seed: &seed})
	p := start(t, d, program.NewGame{Scenario: "channel-1940", Seats: []string{"person", "pilot"}, Curtain: true})
	step(t, p)
	step(t, p)
	orders := engine.StandingOrders{{Kind: "disengage", N: 4}}
	if err := p.Game.SetOrders(1, orders); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(p.ID)
	if err != nil {
		t.Fatal(err)
	}
	var boxes []*program.Play
	for range 2 {
		box, err := d.Fork(p, p.Game.Path()[1], 1)
		if err != nil {
			t.Fatal(err)
		}
		boxes = append(boxes, box)
		if !box.Game.Sandbox() || box.ID == p.ID || box.Home != p.ID || box.HomeLooked {
			t.Errorf("sandbox %+v", box)
		}
		if len(box.Game.Path()) != 2 || !slices.Equal(box.Seats, p.Seats) || !box.Curtain || box.Game.Orders(1).String() != "disengage=4" {
			t.Errorf("%d nodes, seats %v, curtain %t, orders %q", len(box.Game.Path()), box.Seats, box.Curtain, box.Game.Orders(1))
		}
		if box.Game.Header().Seed.Commit == p.Game.Header().Seed.Commit {
			t.Error("the sandbox has the dice of the game")
		}
		step(t, box)
	}
	if boxes[0].ID == boxes[1].ID {
		t.Error("one sandbox was written over another")
	}
	if after, err := os.ReadFile(p.ID); err != nil || string(after) != string(before) {
		t.Errorf("the game was changed: %v", err)
	}
	deeper, err := d.Fork(boxes[0], boxes[0].Game.Head(), 1)
	if err != nil || deeper.Home != p.ID {
		t.Errorf("a sandbox of a sandbox leads back to %q: %v", deeper.Home, err)
	}
	for _, b := range append(boxes, deeper) {
		b.Close()
	}
	p.Close()
	openedAgain(t, d, boxes[1].ID, p.ID)
}

// openedAgain opens a sandbox once more: it leads back to the game it left as long as that is there.
func openedAgain(t *testing.T, d *desk, box, home string) {
	t.Helper()
	again, err := d.Open(box)
	if err != nil {
		t.Fatal(err)
	}
	if !again.Game.Sandbox() || again.Home != home {
		t.Errorf("opened again it is a sandbox: %t, and leads to %q", again.Game.Sandbox(), again.Home)
	}
	again.Close()
	if err := os.Remove(home); err != nil {
		t.Fatal(err)
	}
	if again, err = d.Open(box); err != nil || again.Home != "" {
		t.Errorf("it leads to %q, which is gone: %v", again.Home, err)
	}
	again.Close()
}

// A game that is only looked at can be forked; where only bots played, persons take over.
func TestAReplayCanBeForked(t *testing.T) {
	d := testDesk(t, options{})
	p, err := d.look("../../tests/journals/crete-1941-played.awj")
	if err != nil {
		t.Fatal(err)
	}
	p.Seats = []string{"pilot", "pilot"}
	box, err := d.Fork(p, p.Game.Path()[3], engine.NoSide)
	if err != nil {
		t.Fatal(err)
	}
	defer box.Close()
	if !slices.Equal(box.Seats, []string{person, person}) || box.Replay || !box.HomeLooked || box.Home == "" {
		t.Errorf("seats %v, replay %t, home %q", box.Seats, box.Replay, box.Home)
	}
	if name := filepath.Base(box.ID); !strings.Contains(name, "sandbox") {
		t.Errorf("the save is called %q", name)
	}
}

// Two reports of one game stand in two folders.
func TestReportsAreNotWrittenOverEachOther(t *testing.T) {
	d := testDesk(t, options{})
	p, err := d.look("../../tests/journals/stranger-1940.awj")
	if err != nil {
		t.Fatal(err)
	}
	a, b := <-d.Report(p, engine.NoSide), <-d.Report(p, engine.NoSide)
	if a.Err != nil || b.Err != nil || a.Path == b.Path {
		t.Fatalf("%+v, %+v", a, b)
	}
	for _, path := range []string{a.Path, b.Path} {
		if info, err := os.Stat(path); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", path, err)
		}
	}
}
