package skerries_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/nets"
)

// A game of four through play.Game: orders in any sequence, one of them taken back, sealed, unsealed, opened; saved and gone on
// with in between.
func TestAGameOfFour(t *testing.T) {
	s := system(t, "four-lairds")
	mem := &play.Memory{}
	g, err := play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: engine.OpenSeed(3), Open: true, Sink: mem, Program: "test"})
	if err != nil {
		t.Fatal(err)
	}
	give := func(lines ...string) (done play.Done) {
		t.Helper()
		for _, line := range lines {
			c, err := s.Rules.ParseCommand(g.Position(), line)
			if err != nil {
				t.Fatal(err)
			}
			if done, err = g.Do(c); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
		return done
	}
	give("North: order #2 Eastwick", "East: order #5 Brough", "North: order #0 Brough", "North: hold #3", "South: seal")
	if err := g.TakeBackStep(1, 0); err != nil || !slices.Equal(g.Draft(1), []string{"North: order #0 Brough", "North: hold #3"}) {
		t.Fatalf("%v, the draft is %v", err, g.Draft(1))
	}
	if ok, err := g.Redo(1); !ok || err != nil || len(g.Draft(1)) != 3 {
		t.Fatalf("it is not brought back: %v, %v", err, g.Draft(1))
	}
	for _, bad := range []struct {
		side engine.Side
		step int
	}{{1, 3}, {1, -1}, {engine.NoSide, 0}, {9, 0}} {
		if err := g.TakeBackStep(bad.side, bad.step); err == nil {
			t.Errorf("step %d of side %d was taken back", bad.step, bad.side)
		}
	}
	give("North: seal")
	if err := g.TakeBackStep(1, 0); !errors.Is(err, play.ErrSealed) {
		t.Errorf("a step of sealed orders was taken back: %v", err)
	}
	j, err := play.ReadJournal("test", bytes.NewReader(mem.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if g, err = play.Resume(s.Rules, s.Kit, j, mem); err != nil || !g.Sealed(1) || !g.Sealed(3) || len(g.Draft(2)) != 1 {
		t.Fatalf("gone on with: %v", err)
	}
	if err := g.Unseal(3); err != nil {
		t.Fatal(err)
	}
	give("South: order #11 Linga", "South: seal", "West: seal")
	last, err := s.Rules.ParseCommand(g.Position(), "East: seal")
	if err != nil {
		t.Fatal(err)
	}
	if seals, opens := g.Sealing(last); !seals || !opens {
		t.Errorf("the last seal: seals %t, opens %t", seals, opens)
	}
	if done := give("East: seal"); !done.Opened || g.Position().View().Turn != 2 || len(g.Writing()) != 4 {
		t.Fatalf("%+v", done)
	}
	nets.Replay(t, s, mem.Bytes())
}
