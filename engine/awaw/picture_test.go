// What a screen is told: views, labels and answers along one scripted fight, and what refusals offer instead.

package awaw_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
	"awaw/tables"
)

// order plays commands as they are written.
func order(t *testing.T, p engine.Position, dice engine.Dice, lines ...string) engine.Position {
	t.Helper()
	for _, line := range lines {
		c, err := awaw.Rules{}.ParseCommand(p, line)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if p, _, err = p.Apply(c, dice); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return p
}

func see(p engine.Position) engine.View { return p.View() }

func spaceAt(t *testing.T, p engine.Position, board *hexmap.Map, name string) engine.SpaceView {
	t.Helper()
	for _, v := range see(p).Spaces {
		if v.Ref == engine.SpaceRef(board.Find(name)) {
			return v
		}
	}
	t.Fatalf("no view of %s", name)
	return engine.SpaceView{}
}

func marks(v engine.SpaceView) string {
	var out []string
	for _, m := range v.Marks {
		out = append(out, string(m.Kind))
	}
	return strings.Join(out, " ")
}

func matrix(t *testing.T, p engine.Position, counter int) engine.Answer {
	t.Helper()
	a, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryMatrix, With: []engine.Ref{engine.CounterRef(counter)}})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func label(t *testing.T, p engine.Position, line string) engine.Label {
	t.Helper()
	c, err := awaw.Rules{}.ParseCommand(p, line)
	if err != nil {
		t.Fatal(err)
	}
	return p.(engine.Teller).Tell(c)
}

func TestPictureOfAFight(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 E11 Axis", "control E14 E18 Allies", "supply E11 partial",
		"Germany AAF 4 at E10", "Italy AT 1 at E10", "Britain AAF 2 at E14", "Britain AT 1 at E14", "Britain AAF 2 at india",
		"objective E14 Axis 3 within 2", "kill 1")
	if v := spaceAt(t, p, board, "india"); v.Room.Capacity != -1 {
		t.Errorf("a box bases %d; it has no limit, -1", v.Room.Capacity)
	}
	if got := marks(spaceAt(t, p, board, "E11")); got != "supply-partial" {
		t.Errorf("E11 is marked %q", got)
	}
	if got := marks(spaceAt(t, p, board, "E14")); got != "objective" {
		t.Errorf("E14 is marked %q before anything is announced", got)
	}
	if v := see(p); len(v.Arrows) != 0 || v.Battle != nil || len(v.Tallies) != 2 {
		t.Errorf("%d arrows, a battle %v, %d tallies before anything is announced", len(v.Arrows), v.Battle != nil, len(v.Tallies))
	}
	matrixWhileStaging(t, p)
	dice := engine.NewLoaded(1, 1, 1, 1)
	p = order(t, p, dice, "done")
	p = announced(t, p, board, dice)
	if c := matrix(t, p, 0).Rows[1].Cells[0]; c.Verdict == engine.Yes || c.Verdict == engine.YesLater {
		t.Errorf("it flies already, but the matrix says %+v", c)
	}
	beforeTheDice(t, p)
	p = order(t, p, dice, "roll")
	b := see(p).Battle
	if b == nil || !b.Rolled || len(b.Steps) != 2 || b.Steps[0].State != engine.PhaseDone || !slices.Equal(b.Sides[0].Dice, []int{1, 1}) || b.Sides[0].Result == "" {
		t.Errorf("after the dice: %+v", b)
	}
}

// matrixWhileStaging: while staging a mission may come later; a transport flies no counterair.
func matrixWhileStaging(t *testing.T, p engine.Position) {
	t.Helper()
	a := matrix(t, p, 0)
	if a.Rows[0].Cells[0].Verdict != engine.Yes || a.Rows[1].Cells[0].Verdict != engine.YesLater {
		t.Errorf("a fresh AAF while staging: %+v", a.Rows[:2])
	}
	for _, r := range a.Rows[2:] {
		if c := r.Cells[0]; c.Verdict == engine.Yes || c.Text.Key == "" {
			t.Errorf("%s is not of this part of the game, but the matrix says %+v", r.Mission.Key, c)
		}
	}
	if c := matrix(t, p, 1).Rows[1].Cells[0]; c.Verdict == engine.Yes || c.Verdict == engine.YesLater || c.Text.Key != "awaw.no.fly.type" {
		t.Errorf("an air transport may not fly counterair, but the matrix says %+v", c)
	}
}

// announced announces a mission and lets what meets it stay down, and looks at words and arrows on the way.
func announced(t *testing.T, p engine.Position, board *hexmap.Map, dice engine.Dice) engine.Position {
	t.Helper()
	a := matrix(t, p, 0)
	if c := a.Rows[0].Cells[0]; c.Verdict == engine.Yes || c.Text.Key != "awaw.no.stage.late" {
		t.Errorf("staging is over, but the matrix says %+v", c)
	}
	if a.Rows[1].Cells[0].Verdict != engine.Yes || !a.Rows[1].Current || a.Rows[0].Current {
		t.Errorf("counterair is announced now, but the matrix says %+v", a.Rows[:2])
	}
	if k := label(t, p, "done").Name.Key; k != "awaw.tell.done.none" {
		t.Errorf("nothing is announced, but done is called %s", k)
	}
	p = order(t, p, dice, "fly #0 E14")
	if k := label(t, p, "done").Name.Key; k != "awaw.tell.done.announce" {
		t.Errorf("a mission is announced, but done is called %s", k)
	}
	v := see(p)
	if len(v.Arrows) != 1 || v.Arrows[0].Kind != "mission" || v.Arrows[0].To != engine.SpaceRef(board.Find("E14")) || v.Arrows[0].Text.Args[0].N != 4 {
		t.Errorf("one mission of four is in the air; arrows %+v", v.Arrows)
	}
	p = order(t, p, dice, "done")
	if e, s := label(t, p, "engage 1"), label(t, p, "engage 0"); e.Name.Key != "awaw.tell.engage" || s.Name.Key != "awaw.tell.spare" || e.Key != 'e' || s.Key != 'l' {
		t.Errorf("engage is worded %+v, leaving alone %+v", e, s)
	}
	p = order(t, p, dice, "engage 0")
	if got := marks(spaceAt(t, p, board, "E14")); !strings.Contains(got, "struck") && !strings.Contains(got, "target") {
		t.Errorf("E14 is being struck, but marked %q", got)
	}
	return p
}

// beforeTheDice looks at the fight before it is rolled for.
func beforeTheDice(t *testing.T, p engine.Position) {
	t.Helper()
	b := see(p).Battle
	if b == nil || b.Rolled || b.Over || len(b.Steps) != 1 || b.Steps[0].State != engine.PhaseNow || len(b.Charts) != 2 {
		t.Fatalf("before the dice: %+v", b)
	}
	if b.Sides[0].Result != "" || len(b.Sides[0].Dice) != 0 || b.Sides[0].Row != 4 || b.Sides[1].Row != 2 {
		t.Errorf("before the dice: sides %+v", b.Sides)
	}
	sum := 0.0
	for _, bar := range b.Charts[1].Bars {
		sum += bar.P
	}
	if sum < 1-1e-12 || sum > 1+1e-12 {
		t.Errorf("the outlook adds up to %v", sum)
	}
}

// A refusal names the legal commands nearest to the one refused: first those of the same verb and counter.
func TestRefusalOffersTheNearest(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 E11 E6 Axis", "control E14 Allies", "Germany AAF 3 2 at E10", "Britain AAF 2 at E14")
	c := engine.Command{Side: 1, Verb: awaw.VerbStage, A: engine.CounterRef(1), B: engine.SpaceRef(board.Find("E14"))}
	a, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryCommand, Cmd: c})
	if err != nil {
		t.Fatal(err)
	}
	if a.Verdict == engine.Yes || len(a.Cites) != 1 || len(a.Nearest) == 0 {
		t.Fatalf("staging to an enemy base: %+v", a)
	}
	for _, n := range a.Nearest[:2] {
		if n.Verb != awaw.VerbStage || n.A != c.A {
			t.Errorf("%+v is offered instead of staging %v", n, c.A)
		}
	}
	if len(a.Nearest) > 3 {
		t.Errorf("%d commands are offered; three are enough", len(a.Nearest))
	}
	c.B = engine.SpaceRef(board.Find("E11"))
	if a, _ = p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryCommand, Cmd: c}); a.Verdict != engine.Yes || len(a.Nearest) != 0 {
		t.Errorf("legal staging: %+v", a)
	}
}

// A damaged save is told from a whole one by what it names.
func TestDamagedPositionsAreRefused(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 E11 Axis", "control E14 Allies", "airbase Germany at E11", "Germany AAF 4 at E10", "pool Germany AAF 2")
	whole, err := p.(engine.Encoder).Encode()
	if err != nil {
		t.Fatal(err)
	}
	kit := engine.Kit{Board: board, Tables: tables.Embedded()}
	n := float64(board.Len())
	for _, c := range []struct {
		name string
		ok   bool
		do   func(m map[string]any)
	}{
		{"whole", true, func(m map[string]any) {}},
		{"airbase on the last space", true, func(m map[string]any) { m["airbases"].([]any)[0].([]any)[0] = n - 1 }},
		{"airbase beyond the board", false, func(m map[string]any) { m["airbases"].([]any)[0].([]any)[0] = n }},
		{"airbase below the board", false, func(m map[string]any) { m["airbases"].([]any)[0].([]any)[0] = -1.0 }},
		{"airbase of no nation", false, func(m map[string]any) { m["airbases"].([]any)[0].([]any)[1] = 250.0 }},
		{"counter beyond the board", false, func(m map[string]any) { m["counters"].([]any)[0].([]any)[0] = n }},
		{"mission beyond the board", false, func(m map[string]any) { m["counters"].([]any)[0].([]any)[1] = n }},
		{"counter of no nation", false, func(m map[string]any) { m["counters"].([]any)[0].([]any)[3] = -1.0 }},
		{"counter of no type", false, func(m map[string]any) { m["counters"].([]any)[0].([]any)[4] = 8.0 }},
		{"pool of no nation", false, func(m map[string]any) { m["pool"].([]any)[0].([]any)[0] = -1.0 }},
		{"pool of a nation beyond the last", false, func(m map[string]any) { m["pool"].([]any)[0].([]any)[0] = float64(len(m["placings"].([]any))) }},
		{"turn 0", false, func(m map[string]any) { m["turn"] = 0.0 }},
		{"a third side", false, func(m map[string]any) { m["half"] = 2.0 }},
		{"points of one side", false, func(m map[string]any) { m["points"] = []any{0.0} }},
		{"losses of one side", false, func(m map[string]any) { m["lost"] = []any{0.0} }},
		{"BRPs of one side", false, func(m map[string]any) { m["brp"] = []any{0.0} }},
		{"a smaller board", false, func(m map[string]any) { m["control"] = m["control"].([]any)[1:] }},
		{"a version to come", false, func(m map[string]any) { m["version"] = 99.0 }},
	} {
		var m map[string]any
		if err := json.Unmarshal(whole, &m); err != nil {
			t.Fatal(err)
		}
		c.do(m)
		data, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := (awaw.Rules{}).Restore(kit, data); (err == nil) != c.ok {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// Of equally near commands the one that takes up the same airbase comes first (18.143).
func TestNearestTakesUpTheSameAirbase(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E8 E9 E10 E11 E12 E14 Axis", "airbase Germany at E8", "airbase Germany at E9",
		"airbase Germany at E10", "airbase Germany at E11")
	for _, from := range []string{"E8", "E9", "E10", "E11"} {
		c := engine.Command{Side: 1, Verb: awaw.VerbAirbase, A: engine.NationRef(1), B: engine.SpaceRef(board.Find(from)), C: engine.SpaceRef(board.Find(from))}
		a, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryCommand, Cmd: c})
		if err != nil || a.Verdict == engine.Yes || len(a.Nearest) == 0 {
			t.Fatalf("an airbase where one stands: %+v, %v", a, err)
		}
		if a.Nearest[0].C != c.C || a.Nearest[0].Verb != c.Verb {
			t.Errorf("to one taken up at %s the nearest is %+v", from, a.Nearest[0])
		}
	}
}

// What a base is called (18.11), and what else stands by the board.
func TestKindsOfBases(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E2 E5 E8 E17 Axis", "airbase Germany at E2", "airbase Germany at E8", "brp Axis 5", "redeploy Axis 3",
		"kill 1")
	for name, want := range map[string]string{"E8": "airbase", "india": "box"} {
		if k := spaceAt(t, p, board, name).Kind.Key; k != "awaw.kind."+want {
			t.Errorf("%s is called %s, want %s", name, k, want)
		}
	}
	if k := spaceAt(t, p, board, "E2").Kind.Key; !strings.HasSuffix(k, ".airbase") {
		t.Errorf("E2 has an airbase and more, but is called %s", k)
	}
	if k := spaceAt(t, p, board, "E5").Kind.Key; strings.Contains(k, "airbase") {
		t.Errorf("E5 has no airbase, but is called %s", k)
	}
	v := p.View()
	var house []string
	for _, h := range v.House {
		house = append(house, h.Key)
	}
	for _, want := range []string{"victory", "production", "redeploy"} {
		if !slices.Contains(house, "awaw.house."+want) {
			t.Errorf("%s is the house's, but %v is all that is said", want, house)
		}
	}
	if len(v.Tallies) != 4 {
		t.Errorf("%d tallies; points and BRPs of two sides are four", len(v.Tallies))
	}
	p, _ = stand(t, "map europe-test", "control E2 Axis")
	if v = p.View(); len(v.House) != 0 || len(v.Tallies) != 2 {
		t.Errorf("with nothing of the house's, %v is said, and %d tallies shown", v.House, len(v.Tallies))
	}
}

// What log lines call things.
func TestNames(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 Axis", "Germany AAF 3 at E10")
	for r, want := range map[engine.Ref]string{
		engine.NewRef(engine.KindSide, 1): "Axis", engine.NewRef(engine.KindSide, 2): "Allies", engine.NationRef(1): "Germany", engine.CounterRef(0): "Germany AAF 3",
		engine.SpaceRef(board.Find("E10")): "Place E10", engine.CounterRef(9): engine.CounterRef(9).String(), engine.NewRef(engine.KindSide, 3): engine.NewRef(engine.KindSide, 3).String(),
	} {
		if got := p.(engine.Namer).NameOf(r); got != want {
			t.Errorf("%v is called %q, want %q", r, got, want)
		}
	}
}

// Objectives are the scenario's own: they count when no ready enemy stands near; far ones, turned-over ones and one's own
// do not matter.
func TestObjectives(t *testing.T) {
	for _, c := range []struct {
		near   string
		within string
		points int
	}{{"Britain AAF 2 at E14 inverted", "within 2", 3}, {"Britain AAF 2 at E14", "within 2", 0}, {"Britain AAF 2 at E18", "within 3", 3},
		{"Britain AAF 2 at E18", "within 4", 0}, {"Britain AAF 2 at india", "within 9", 3}} {
		p, _ := stand(t, "map europe-test", "control E10 Axis", "control E14 E18 Allies", "Germany AAF 3 at E10", c.near, "objective E14 Axis 3 "+c.within)
		for len(p.ToAct()) > 0 && p.ToAct()[0] == 1 {
			p = order(t, p, nil, "done")
		}
		if got := p.View().Tallies[0]; got.Side != 1 || got.N != c.points {
			t.Errorf("%s, %s: %d points, want %d", c.near, c.within, got.N, c.points)
		}
	}
}

// One factor against one still rolls, and its dice lie on the table (19.21).
func TestOneAgainstOneRolls(t *testing.T) {
	p, _ := stand(t, "map europe-test", "control E10 Axis", "control E14 E18 Allies", "Germany AAF 1 at E10", "Britain AAF 1 at E14")
	p = order(t, p, engine.NewLoaded(1, 3, 1, 4), "done", "fly #0 E14", "done", "roll")
	b := p.View().Battle
	if b == nil {
		t.Fatal("there is no fight to look at")
	}
	for side, dice := range [][]int{{1, 3}, {1, 4}} {
		if x := b.Sides[side]; x.Row != 1 || !slices.Equal(x.Dice, dice) || x.Modified != dice[0]+dice[1] || x.Result == "" {
			t.Errorf("side %d: row %d, dice %v, modified %d, result %q", side, x.Row, x.Dice, x.Modified, x.Result)
		}
	}
}
