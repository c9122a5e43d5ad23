package game_test

import (
	"math"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/engine/supremacy/game"
)

// What is told of an attack before anybody has sailed is what is told when all have: carriers that are picked take along what is aboard, which fights there and
// finds no deck if they are sunk.
func TestCarriersThatAreToSailTakeTheirAircraftAlong(t *testing.T) {
	s := system(t, "channel-skies", nil)
	start, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	at := engine.SpaceRef(board(t, "north-sea").Find("NSE"))
	for _, x := range []struct {
		name   string
		picked map[string]int // by kind
		sail   []string
	}{
		{"a carrier with both fighters", map[string]int{"carrier": 1, "fighter": 2}, []string{"sail carrier SCO NSE"}},
		{"a carrier alone, whose fighters come along", map[string]int{"carrier": 1}, []string{"sail carrier SCO NSE"}},
		{"the whole fleet", map[string]int{"carrier": 1, "fighter": 2, "destroyer": 1}, []string{"sail carrier SCO NSE", "sail destroyer SCO NSE"}},
		{"fighters alone", map[string]int{"fighter": 2}, []string{"sortie fighter SCO NSE", "sortie fighter SCO NSE"}},
	} {
		p := ordered(t, s.Rules, start, "done", "from SCO")
		v, ok := p.Moving()
		if !ok {
			t.Fatal("nobody moves")
		}
		var picks []sortie.Pick
		for _, u := range v.Units {
			if n := x.picked[kindNamed(u.Unit.Kind.Name.Key).String()]; n > 0 {
				picks = append(picks, sortie.Pick{Unit: u.Unit.Ref, N: n})
			}
		}
		if len(picks) != len(x.picked) {
			t.Fatalf("%s: %d of %d kinds move", x.name, len(picks), len(x.picked))
		}
		before := slices.Clone(picks)
		told, ok := p.Foresee(at, picks)
		then, known := ordered(t, s.Rules, p, x.sail...).Foresee(at, nil)
		if !ok || !known || math.Abs(told.Won-then.Won) > 1e-12 || math.Abs(told.Lost[0]-then.Lost[0]) > 1e-9 || math.Abs(told.Lost[1]-then.Lost[1]) > 1e-9 {
			t.Errorf("%s: told before %+v, when they have gone %+v", x.name, told, then)
		}
		if !slices.Equal(before, picks) {
			t.Errorf("%s: the picks have become %v", x.name, picks)
		}
	}
}

// ordered is a position after commands that are written.
func ordered(t *testing.T, rules engine.Ruleset, p engine.Position, lines ...string) *game.Position {
	t.Helper()
	for _, line := range lines {
		c, err := rules.ParseCommand(p, line)
		if err != nil {
			t.Fatal(err)
		}
		if p, _, err = p.Apply(c, engine.NewFast(1)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return p.(*game.Position)
}
