package awaw_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
)

// drafted gives the position with every counter of the asked side drafted for a counterair at a space.
func drafted(t *testing.T, p engine.Position, at engine.Ref) engine.Position {
	t.Helper()
	for range 40 {
		var next *engine.Command
		for _, c := range p.Legal(p.ToAct()[0], nil) {
			fly := c.Verb == awaw.VerbFly && c.B == at
			if fly || c.Verb == awaw.VerbDone && len(p.View().Arrows) == 0 && p.View().Track[0].N == 1 {
				next = &c
				if fly {
					break
				}
			}
		}
		if next == nil {
			return p
		}
		var err error
		if p, _, err = p.Apply(*next, nil); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the draft has no end")
	return nil
}

// Where breaking off pays is drawn for a fight that is only drafted: the field agrees with the sizes of the forces, every
// cell in which both have something left says who does what, and nothing is said of a fight without a side.
func TestWhereBreakingOffPays(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 Axis", "control E14 Allies", "Germany AAF 4 at E10", "Britain AAF 2 at E14")
	at := engine.SpaceRef(board.Find("E14"))
	p = drafted(t, p, at)
	a, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryOdds, At: at})
	if err != nil {
		t.Fatal(err)
	}
	var c engine.Chart
	for _, x := range a.Charts {
		if x.Kind == engine.ChartCalls {
			c = x
		}
	}
	if !slices.Equal(c.At, []int{4, 2}) || len(c.Grid) != 5 || len(c.Grid[0]) != 3 || len(c.Bars) != 2 || c.Bars[0].Side != 1 || c.Bars[1].Side != 2 {
		t.Fatalf("the chart is %+v", c)
	}
	if c.Grid[4][1] != engine.CallSecond {
		t.Errorf("one factor against four: call %d; whoever counts factors would leave", c.Grid[4][1])
	}
	for i, row := range c.Grid {
		for k, call := range row {
			if (i == 0 || k == 0) != (call == engine.CallNobody) {
				t.Errorf("%d against %d: call %d", i, k, call)
			}
		}
	}
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Lines) != 1 {
		t.Fatalf("%d lines", len(a.Lines))
	}
	if s := engine.Catalog(words).Word(a.Lines[0].Text, p.(engine.Namer)); !strings.HasPrefix(s, "One more round costs Axis ") {
		t.Errorf("it says %q", s)
	}
	empty, err := p.(engine.Asker).Ask(1, engine.Query{Kind: engine.QueryOdds, At: engine.SpaceRef(board.Find("E10"))})
	if err != nil || len(empty.Charts) != 0 || len(empty.Lines) != 0 {
		t.Errorf("of a place without a fight: %+v, %v", empty, err)
	}
}

// Counters are named by message in both languages, the dead too; places and sides keep their names from the data.
func TestCountersAreNamedInWords(t *testing.T) {
	p, board := stand(t, "map europe-test", "control E10 Axis", "control E14 Allies", "Germany AAF 4 at E10", "Britain NAS 2 at E14")
	for lang, want := range map[string][2]string{"en": {"German army air 4", "British naval air 2"}, "de": {"Heeresflieger 4 (Deutschland)", "Marineflieger 2 (Großbritannien)"}} {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		c := engine.Catalog(words)
		for i, w := range want {
			if got := c.Word(engine.Say("screen.ref", engine.CounterRef(i)), p.(engine.Namer)); got != w {
				t.Errorf("%s: counter %d is %q, not %q", lang, i, got, w)
			}
		}
		if got := c.Word(engine.Say("screen.ref", engine.SpaceRef(board.Find("E10"))), p.(engine.Namer)); strings.Contains(got, "⟨") || got == "" {
			t.Errorf("%s: a place is %q", lang, got)
		}
		for _, n := range []int{0, 99} {
			if got := c.Word(engine.Say("screen.ref", engine.CounterRef(n)), p.(engine.Namer)); got == "" {
				t.Errorf("%s: counter %d has no name at all", lang, n)
			}
		}
	}
}
