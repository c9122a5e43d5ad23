package wings_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

// startOf is a start on the whole board, as text, of so many years or, with 0, of as many as it is usual: each line a power and its units, "Germany: A Munich, W Munich".
func startOf(name string, turns int, lines ...string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "[scenario]\nid = %q\nsystem = \"rn46\"\nedition = 1\nname = %q\ndates = \"1901\"\nmap = \"europe-1901\"\nfirst_year = 1901\n", strings.ToLower(name), name)
	if turns > 0 {
		fmt.Fprintf(&b, "turns = %d\n", turns)
	}
	for _, line := range lines {
		power, units, _ := strings.Cut(line, ": ")
		fmt.Fprintf(&b, "\n[[side]]\nname = %q\nstyle = %q\nunits = [\"%s\"]\n", power, strings.ToLower(power), strings.Join(strings.Split(units, ", "), `", "`))
	}
	return b.String()
}

// small is three powers with few units.
var small = startOf("Small", 0, "Austria: A Bohemia, A Tyrolia", "Germany: A Munich, W Munich", "Russia: A Moscow")

// play sets a scenario up and gives it orders, each as it is typed; "seal" seals for all who are asked.
func play(t *testing.T, text string, lines ...string) engine.Position {
	t.Helper()
	s := system(t, "wings-1901", nil)
	rules := wings.Rules{System: diplomacy.RN46}
	p, err := rules.Setup(s.Kit, engine.Doc{Name: "small.toml", Data: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range lines {
		if line == "seal" {
			for _, side := range p.ToAct() {
				p, _, err = p.Apply(engine.Command{Side: side, Verb: wings.VerbSeal}, engine.NewFast(1))
				if err != nil {
					t.Fatal(err)
				}
			}
			continue
		}
		list, err := rules.ReadOrders(p, line)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			if p, _, err = p.Apply(c, engine.NewFast(1)); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	}
	return p
}

// The prompt counts the orders of whoever looks, and the track is that of the year.
func TestPromptCountsOrders(t *testing.T) {
	for n, lines := range [][]string{nil, {"Austria: A boh - mun"}, {"Austria: A boh - mun", "Austria: A tyr holds"}} {
		v := play(t, small, lines...).Seen(1).View()
		if a := v.Prompt.Limit.Args; len(a) != 2 || a[0].N != n || a[1].N != 2 {
			t.Errorf("after %d orders the prompt counts %v", n, a)
		}
		if len(v.Track) != 7 || v.Track[0].State != engine.PhaseNow || v.Track[1].State != engine.PhaseLater || v.Track[0].N != 0 {
			t.Errorf("the track is %+v", v.Track)
		}
	}
}

// A scenario that does not say so lasts ten years.
func TestTenYears(t *testing.T) {
	if v := play(t, small).View(); v.Turns != 10 {
		t.Errorf("%d turns", v.Turns)
	}
}

// Only those are asked for retreats whose units have one.
func TestWhoRetreats(t *testing.T) {
	p := play(t, strings.ReplaceAll(small, `["A Munich", "W Munich"]`, `["A Munich"]`), "Austria: A boh - mun", "Austria: A tyr supports A boh - mun", "seal")
	if got := p.ToAct(); !slices.Equal(got, []engine.Side{2}) {
		t.Fatalf("%v are asked", got)
	}
}

// Where a unit may move is where its moves go, and nothing else it may do.
func TestWhereAUnitMayMove(t *testing.T) {
	p := play(t, small)
	for _, c := range p.View().Counters {
		a, err := p.(engine.Asker).Ask(c.Side, engine.Query{Kind: engine.QueryMoves, At: c.Ref})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, s := range a.Spaces {
			got = append(got, p.(engine.Namer).NameOf(s.Ref))
		}
		var want []string
		for _, l := range p.Legal(c.Side, nil) {
			if l.Verb == wings.VerbMove && l.A == c.Ref {
				want = append(want, p.(engine.Namer).NameOf(l.B))
			}
		}
		slices.Sort(want)
		if slices.Sort(got); !slices.Equal(got, slices.Compact(want)) {
			t.Errorf("%s: %v, want %v", p.(engine.Namer).NameOf(c.Ref), got, want)
		}
	}
}

// A refusal names the clause that says it, not only that orders have a form.
func TestRefusalsNameTheirClause(t *testing.T) {
	p := scene1904(t)
	at := func(name string) engine.Ref {
		for _, s := range p.View().Spaces {
			if s.Name == name {
				return s.Ref
			}
		}
		t.Fatalf("no place %s", name)
		return engine.NoRef
	}
	unit := func(place, kind string) engine.Ref {
		for _, c := range p.View().Counters {
			if c.Space == at(place) && c.Kind.Code == kind {
				return c.Ref
			}
		}
		t.Fatalf("no %s in %s", kind, place)
		return engine.NoRef
	}
	wing := unit("London", "wing")
	for _, x := range []struct {
		c    engine.Command
		cite engine.Cite
	}{
		{engine.Command{Verb: wings.VerbPatrol, A: wing, B: at("Holland")}, "rn46.patrol.1"},
		{engine.Command{Verb: wings.VerbRaid, A: wing, B: at("Kiel")}, "rn46.unit.4"},
		{engine.Command{Verb: wings.VerbMove, A: wing, B: at("North Sea")}, "rn46.unit.1"},
		{engine.Command{Verb: wings.VerbMove, A: wing, B: at("Picardy")}, "rn46.move.2"},
		{engine.Command{Verb: wings.VerbMove, A: unit("London", "army"), B: at("Vienna")}, "dip.move"},
	} {
		x.c.Side = 1
		_, _, err := p.Apply(x.c, nil)
		var no *engine.Illegal
		if !errors.As(err, &no) || no.Cite != x.cite {
			t.Errorf("%v is refused by %v, want %s", x.c, err, x.cite)
		}
	}
}
