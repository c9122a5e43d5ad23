package wings_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
	"awaw/engine/wings"
)

// scene1904 is the start of 1904, with orders typed and sealed by all.
func scene1904(t *testing.T, lines ...string) *wings.Position {
	t.Helper()
	return written(t, "wings-kiel-1904", lines...)
}

// written begins a scenario of rn46 and writes orders in its first movement.
func written(t *testing.T, scenario string, lines ...string) *wings.Position {
	t.Helper()
	s := system(t, scenario, nil)
	start, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	return further(t, start, lines...)
}

// further writes orders in the movement there is.
func further(t *testing.T, p engine.Position, lines ...string) *wings.Position {
	t.Helper()
	rules := wings.Rules{System: diplomacy.RN46}
	for _, line := range lines {
		list, err := rules.ReadOrders(p, line)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			if p, _, err = p.Apply(c, nil); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	}
	return p.(*wings.Position)
}

func sealAll(t *testing.T, p engine.Position) *wings.Position {
	t.Helper()
	for _, side := range p.ToAct() {
		var err error
		if p, _, err = p.Apply(engine.Command{Side: side, Verb: wings.VerbSeal}, engine.NewFast(1)); err != nil {
			t.Fatal(err)
		}
	}
	return p.(*wings.Position)
}

// kiel are the orders of spring 1904: England goes for Kiel with a raid under a partial escort, Germany for Holland, France for Munich.
var kiel = []string{
	"England: W lon patrols nth", "England: W lon ignore FRA", "England: A lon - hol", "England: F nth convoys A lon - hol",
	"England: W edi airlifts A edi - den", "England: A edi - den by air", "England: A den - kie", "England: F hel supports A den - kie",
	"England: W bel raids kie", "England: W bel via hol", "England: W yor escorts W bel", "England: W yor cover bel", "England: W yor cover hol",
	"France: A bur - mun", "France: W par patrols bur", "France: W par ignore ENG",
	"Germany: A ruh - hol", "Germany: A kie supports A ruh - hol", "Germany: W kie patrols hol", "Germany: W mun supports A ruh - hol",
}

// What became of the turn: both German wings turn back to defend, the raid then gets through and grounds the one at Kiel, Kiel falls by two
// against one, Munich by one against none, and the wing there has no way out of the patrol.
func TestKielFallsStepByStep(t *testing.T) {
	p := sealAll(t, scene1904(t, kiel...))
	s := p.Settled()
	if s == nil {
		t.Fatal("nothing was settled")
	}
	fates, counts := fatesOf(p, s)
	for key, want := range map[string][2]ordered.Fate{
		"Denmark army": {ordered.Done}, "Helgoland Bight fleet": {ordered.Done}, "Belgium wing": {ordered.Done}, "Yorkshire wing": {ordered.Done},
		"London wing": {ordered.Done}, "London army": {ordered.Bounced}, "North Sea fleet": {ordered.Done}, "Edinburgh wing": {ordered.Done},
		"Edinburgh army": {ordered.Done}, "Burgundy army": {ordered.Done}, "Paris wing": {ordered.Done}, "Ruhr army": {ordered.Bounced},
		"Kiel army": {ordered.Cut, ordered.Dislodged}, "Kiel wing": {ordered.Turned, ordered.Dislodged}, "Munich wing": {ordered.Turned, ordered.Destroyed},
	} {
		if v := fates[key]; v.Fate != want[0] || v.Unit != want[1] {
			t.Errorf("%s: %s, %s; want %s, %s", key, v.Fate, v.Unit, want[0], want[1])
		}
	}
	if want := [ordered.Fates]int{ordered.Done: 10, ordered.Bounced: 2, ordered.Cut: 1, ordered.Turned: 2, ordered.Dislodged: 2, ordered.Destroyed: 1}; counts != want {
		t.Errorf("counts: %v, want %v", counts, want)
	}
	if v := fates["Denmark army"]; v.Attack != 2 || v.Held != 1 || len(v.With) != 1 || !v.With[0].Counts {
		t.Errorf("Kiel falls by %d against %d with %v", v.Attack, v.Held, v.With)
	}
	kielDefended(t, fates["Denmark army"], fates["Kiel wing"], fates["Belgium wing"])
	want := []ordered.Step{{Cause: ordered.Opened, Pass: 1}, {Cause: ordered.Sky, Pass: 1}, {Cause: ordered.Raids, Pass: 1}, {Cause: ordered.Weighed, Pass: 1},
		{Cause: ordered.Back, Pass: 2}, {Cause: ordered.Again, Pass: 2}, {Cause: ordered.Helps, Pass: 2}, {Cause: ordered.Moves, Pass: 2}, {Cause: ordered.Outs, Pass: 2}}
	if !slices.Equal(s.Steps, want) {
		t.Errorf("steps %v, want %v", s.Steps, want)
	}
	for key, ways := range map[string]string{"Kiel army": "Berlin", "Kiel wing": "Berlin", "Munich wing": "", "Denmark army": ""} {
		var got []string
		for _, r := range fates[key].Ways {
			got = append(got, p.NameOf(r))
		}
		if strings.Join(got, ", ") != ways || fates[key].Gone {
			t.Errorf("%s may go to %v, want %s", key, got, ways)
		}
	}
	stoodAtKiel(t, p, s)
	if s.Headline.Key != "wings.head.falls.to" {
		t.Errorf("the headline is %s", s.Headline.Key)
	}
}

// fatesOf lists verdicts by where the unit stood and its kind, and counts what orders and units came to.
func fatesOf(p *wings.Position, s *ordered.Settled) (map[string]ordered.Verdict, [ordered.Fates]int) {
	fates := map[string]ordered.Verdict{}
	var counts [ordered.Fates]int
	for _, v := range s.Verdicts {
		key := p.NameOf(v.At)
		for _, c := range s.Counters {
			if c.Ref == v.Counter {
				key += " " + c.Kind.Code
			}
		}
		fates[key] = v
		if v.Kind != ordered.Hold {
			counts[v.Fate]++
		}
		if v.Unit != ordered.Open {
			counts[v.Unit]++
		}
	}
	return fates, counts
}

// kielDefended checks that the proof of the move tells of the wing at Kiel: it turned back, was raided and counted for nothing.
func kielDefended(t *testing.T, move, wing, raid ordered.Verdict) {
	t.Helper()
	if n := len(move.Against); n != 2 || move.Against[1] != (ordered.Help{Unit: wing.Counter}) {
		t.Errorf("against the move stand %v", move.Against)
	}
	var by []engine.Ref
	for _, l := range move.Lines {
		by = append(by, l.By)
	}
	turned, struck := slices.Index(by, wing.Counter), slices.Index(by, raid.Counter)
	if turned < 0 || struck < turned || move.Lines[turned].Fate != ordered.Turned || move.Lines[struck].Deep != 2 {
		t.Errorf("the proof tells of %v", by)
	}
}

// stoodAtKiel checks that counters are told as they stood, not as they stand.
func stoodAtKiel(t *testing.T, p *wings.Position, s *ordered.Settled) {
	t.Helper()
	for _, c := range s.Counters { // as they stood, not as they stand
		if c.Kind.Code == "army" && p.NameOf(c.Space) == "Kiel" && c.Nation != "GER" {
			t.Errorf("%s stood at Kiel", c.Nation)
		}
	}
}

// The way of the raid is told before anything is sealed: covered over Belgium and Holland, open over Kiel, where German wings may watch.
func TestWaysOfARaid(t *testing.T) {
	p := scene1904(t, kiel...).Seen(1).(*wings.Position)
	var raid ordered.Order
	for _, o := range p.Ordered() {
		if o.Kind == ordered.Raid {
			raid = o
		}
		if o.Side != 1 {
			t.Errorf("an order of side %d is seen", o.Side)
		}
	}
	ways := p.Ways(raid)
	if len(ways) != 2 || len(ways[0].Spaces) != 3 || !ways[0].Named || ways[0].Shut {
		t.Fatalf("ways: %+v", ways)
	}
	if other := ways[1]; !other.Shut || p.NameOf(other.Spaces[1]) != "Ruhr" || !slices.Equal(other.Open, []bool{false, true, true}) {
		t.Errorf("the way shut out is %+v", other)
	}
	if n := len(ways[0].Watchers); n != 2 { // both German wings could watch Kiel
		t.Errorf("%d wings could watch the way", n)
	}
	for i, want := range []struct {
		name          string
		covered, open bool
	}{{"Belgium", true, false}, {"Holland", true, false}, {"Kiel", false, true}} {
		w := ways[0]
		if p.NameOf(w.Spaces[i]) != want.name || w.Covered[i] != want.covered || w.Open[i] != want.open {
			t.Errorf("%d: %s, covered %v, open %v", i, p.NameOf(w.Spaces[i]), w.Covered[i], w.Open[i])
		}
	}
	free := scene1904(t, "England: W bel raids kie").Seen(1).(*wings.Position)
	if ways := free.Ways(free.Ordered()[0]); len(ways) != 2 || ways[0].Named {
		t.Errorf("without a way named there are two: %+v", ways)
	}
	if len(p.Slips(1)) != 9 || len(p.Slips(3)) != 5 {
		t.Errorf("%d slips of England, %d of Germany", len(p.Slips(1)), len(p.Slips(3)))
	}
}

// A unit without its order may be ordered all it could be; what patrols watched is known to their side alone.
func TestWithoutAndVision(t *testing.T) {
	p := scene1904(t, kiel...).Seen(1).(*wings.Position)
	unit := p.Ordered()[0].Unit
	n := 0
	for _, c := range p.Without(unit).Legal(1, nil) {
		if o := p.OrderOf(c); c.A == unit && o.Kind != ordered.Rider {
			n++
		}
	}
	if n < 5 {
		t.Errorf("%d orders for a unit without one", n)
	}
	after := sealAll(t, scene1904(t, kiel...))
	if len(after.Vision(1)) != 12 {
		t.Errorf("London's patrol watched %d spaces", len(after.Vision(1)))
	}
	if len(after.Vision(3)) != 0 {
		t.Error("a patrol that turned back watched something")
	}
}
