package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/wings"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/quill"
	"awaw/internal/present/recap"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// trialDesk lays games on the table to try orders out in.
type trialDesk struct {
	*rowDesk
	begun uint64
}

func (d *trialDesk) Try(p *program.Play, node int, side engine.Side) (*program.Play, error) {
	d.begun++
	g, err := p.Game.Fork(node, side, play.Options{Seed: engine.OpenSeed(90 + d.begun)})
	if err != nil {
		return nil, err
	}
	return &program.Play{Game: g, Board: p.Board, Title: p.Title, Seats: []string{"person", "person"}, Trial: true}, nil
}

// rhineToTry is the start for two powers on such a desk.
func rhineToTry(t *testing.T, options map[string]string) (*present.Model, *play.Game) {
	t.Helper()
	m, _ := newModelOn(t, func(d *rowDesk) program.Desk { return &trialDesk{rowDesk: d} })
	m.Put(europePlay(t, "wings-two-1901", options, "person", "pilot"))
	lift(m)
	return m, m.Table()
}

// In a trial one desk writes for all, and one key settles all; the game it left is as it was, and the trial begins again from its orders.
func TestOrdersOfAllAreTriedOut(t *testing.T) {
	m, home := rhineToTry(t, nil)
	types(m, "a par - bur")
	lines := home.Len()
	press(m, "g")
	g := m.Table()
	if g == home || !slices.Equal(g.Draft(1), []string{"France: A par - bur"}) {
		t.Fatalf("the trial begins with %q", g.Draft(1))
	}
	m.See(2)
	types(m, "a mun - bur")
	if s := words(m); !strings.Contains(s, "Settle all") || strings.Contains(s, "The screen goes to") {
		t.Fatalf("a trial is not asked as one: %q", s)
	}
	do(t, m, table.Give{Cmd: engine.Command{Side: 2, Verb: wings.VerbSeal}})
	m.Send(scene.Tick{MS: 1000})
	press(m, "space")
	if s := words(m); !strings.Contains(s, "Munich is kept out of Burgundy.") {
		t.Fatalf("nothing is settled: %q", s)
	}
	press(m, "g")
	again := m.Table()
	if again == g || !slices.Equal(again.Draft(1), []string{"France: A par - bur"}) || !slices.Equal(again.Draft(2), []string{"Germany: A mun - bur"}) {
		t.Fatalf("the second trial begins with %q and %q", again.Draft(1), again.Draft(2))
	}
	if has(m, quill.Try{}) {
		t.Error("a trial offers a trial before anything was settled")
	}
	if home.Len() != lines || len(home.Draft(2)) > 0 {
		t.Errorf("the game has %d lines, %d before; Germany has %q", home.Len(), lines, home.Draft(2))
	}
}

// Who wished for what at the end of a movement is no part of what is tried out from it.
func TestTrialsTellNoWishes(t *testing.T) {
	m, home := rhineToTry(t, map[string]string{"votes": "secret"})
	for _, line := range []string{"Germany: A mun - bur", "Germany: end draw", "Germany: seal", "France: seal"} {
		c, err := home.Rules().ParseCommand(home.Position(), line)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := home.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	m.See(1)
	do(t, m, recap.Begin{})
	press(m, "[")
	press(m, "g")
	if d := m.Table().Draft(2); m.Table() == home || !slices.Equal(d, []string{"Germany: A mun - bur"}) {
		t.Errorf("the trial begins with %q", d)
	}
}

// In blind play nothing is tried out: it would show what may not be known.
func TestNothingIsTriedOutBlind(t *testing.T) {
	m, home := rhineToTry(t, map[string]string{"sight": "blind"})
	press(m, "g")
	if m.Table() != home {
		t.Error("a trial was laid on the table")
	}
	if s := words(m); !strings.Contains(s, "would show what this side may not know") {
		t.Errorf("it is not told why: %q", s)
	}
}
