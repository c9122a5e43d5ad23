package awaw_test

import (
	"os"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/hexmap"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// stand sets up given lines on a test board.
func stand(t *testing.T, given ...string) (engine.Position, *hexmap.Map) {
	t.Helper()
	return standUnder(t, tables.Embedded(), given...)
}

// standUnder does so under rule values of one's choice.
func standUnder(t *testing.T, values engine.Tables, given ...string) (engine.Position, *hexmap.Map) {
	t.Helper()
	scene, err := cases.FromGiven(t.Name(), given...)
	if err != nil {
		t.Fatal(err)
	}
	kit := rulecase.Kit{Tables: values, Boards: func(id string) (engine.Board, error) {
		file := "../../tests/boards/" + id + ".toml"
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		return hexmap.Load(file, data)
	}}
	p, board, err := cases.Setup(kit, t.Name(), scene)
	if err != nil {
		t.Fatal(err)
	}
	return p, board
}

// What would become of a base's units if it fell (18.25): five fill the nearest base's room of three, two go on; the
// position asked is not changed.
func TestAskWhatFalls(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 Axis", "control E14 E15 E18 Allies", "Britain AAF 5 at E14", "Britain AAF 2 at E15")
	before := p.Digest()
	a, err := p.(engine.Asker).Ask(2, engine.Query{Kind: engine.QueryFalls, At: engine.SpaceRef(board.Find("E14"))})
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]int{}
	for _, l := range a.Lines {
		got[board.Space(l.Refs[0].Index()).Hex.String()] = l.Text.Args[1].N
	}
	if len(got) != 2 || got["E15"] != 3 || got["E18"] != 2 {
		t.Errorf("the units would go %v; 3 to E15 and 2 to E18 are right", got)
	}
	if p.Digest() != before {
		t.Error("a question changed the position")
	}
}

// A port that fell would send its task force to sea with the air aboard, and its air ashore to another base: only the latter
// are units without a base (18.25), the force has a line of its own.
func TestAskWhatFallsWithAForceInPort(t *testing.T) {
	p, board := stand(t, "map sea-test", "control C4 E3 B6 D9 Axis", "control C18 Allies", "force Axis Kido at C4", "ship Japan CV 3 with Kido named Soryu",
		"Japan NAS 3 at Soryu", "Japan AAF 2 at C4")
	before := p.Digest()
	port := engine.SpaceRef(board.Find("C4"))
	a, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryFalls, At: port})
	if err != nil {
		t.Fatal(err)
	}
	air, fled := 0, 0
	for _, l := range a.Lines {
		switch l.Text.Key {
		case "awaw.falls":
			air += l.Text.Args[1].N
		case "awaw.port.fled":
			fled++
		}
	}
	if air != 2 || fled != 1 || len(a.Lines) != 2 {
		t.Errorf("%d units would go to a base and %d forces to sea in %d lines; 2, 1 and 2 are right", air, fled, len(a.Lines))
	}
	if p.Digest() != before {
		t.Error("a question changed the position")
	}
}

// Reach and staging answers end where commands do (18.21, 18.22, 18.31).
func TestAnswersAgreeWithCommands(t *testing.T) {
	p, board := stand(t, "map europe-test", "country freedonia neutral", "control K6 K10 K12 E5 Axis", "Germany AAF 5 at K6", "Germany AAF 4 at K10")
	a, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryMoves, At: engine.CounterRef(0)})
	if err != nil {
		t.Fatal(err)
	}
	open := map[engine.Ref]bool{}
	for _, s := range a.Spaces {
		open[s.Ref] = !s.Full
	}
	for i := range board.Len() {
		_, _, err := p.Apply(engine.Command{Side: 1, Verb: awaw.VerbStage, A: engine.CounterRef(0), B: engine.SpaceRef(i)}, nil)
		if (err == nil) != open[engine.SpaceRef(i)] {
			t.Errorf("%s: staging there gives %v, but the answer says %v", board.Space(i).Name, err, open[engine.SpaceRef(i)])
		}
	}
	if len(a.Spaces) == 0 {
		t.Error("no base is in reach")
	}
	range4, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryRange, At: engine.CounterRef(0)})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range range4.Spaces {
		if board.Space(s.Ref.Index()).Name == "Place K10" {
			t.Error("K10 is four hexes off, but neutral land lies between")
		}
	}
}
