package skerries_test

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/assets"
	"awaw/engine"
	"awaw/engine/toys/skerries"
	"awaw/internal/nets"
	"awaw/internal/rulebook"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// set is the rule values that lie with the system, beside those of the program.
func set(t testing.TB) tables.Set {
	t.Helper()
	own, err := fs.Sub(skerries.Files(), "tables")
	if err != nil {
		t.Fatal(err)
	}
	return tables.Embedded().Beside(own)
}

// system is a scenario made ready for the nets.
func system(t testing.TB, scenario string) nets.System {
	t.Helper()
	data, err := fs.ReadFile(skerries.Scenarios(), scenario+".toml")
	if err != nil {
		t.Fatal(err)
	}
	b, err := skerries.ReadBoard("skerries")
	if err != nil {
		t.Fatal(err)
	}
	return nets.System{Rules: skerries.Rules{}, Kit: engine.Kit{Board: b, Tables: set(t)}, Doc: engine.Doc{Name: scenario + ".toml", Data: data}}
}

var scenarios = []string{"four-lairds", "two-lairds"}

// Games by chance: no dead end, they end, every net holds at every step, and they replay equal.
func TestGamesByChance(t *testing.T) {
	for _, id := range scenarios {
		s := system(t, id)
		for seed := range uint64(3) {
			mem := nets.RandomPlay(t, s, nets.Play{Seed: seed, Most: 5000, Every: 37, Back: 15})
			nets.Replay(t, s, mem.Bytes())
		}
	}
}

// What another's piece is to do is not told until all is opened, not even as what it does without an order (52.1).
func TestOthersOrdersAreNotGuessed(t *testing.T) {
	s := system(t, "four-lairds")
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	own := 0
	for _, c := range p.Seen(1).View().Counters {
		if told := !c.Note.IsZero(); told != (c.Side == 1) {
			t.Errorf("of %v of side %d North is told %q", c.Ref, c.Side, c.Note.Key)
		} else if told {
			own++
		}
	}
	if own == 0 {
		t.Error("North is told nothing of its own")
	}
}

// The course of games by chance is kept: what was legal, what was refused, what happened, where it led.
func TestCoursesAreTheSameTwice(t *testing.T) {
	for _, id := range scenarios {
		s := system(t, id)
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		a, b := nets.Courses(t, id, p, 3), nets.Courses(t, id, p, 3)
		if !slices.Equal(a, b) || len(a) < 3 {
			t.Errorf("%s: %d lines, not the same twice", id, len(a))
		}
	}
}

// Every rule case holds, and every clause that is in has one; of weight two one beside it that shows a limit or a refusal.
func TestCasesAndLedger(t *testing.T) {
	kit := rulecase.Kit{Boards: skerries.ReadBoard, Tables: set(t)}
	shown := map[string][]*rulecase.Case{}
	names, err := fs.Glob(skerries.Files(), "cases/*.toml")
	if err != nil || len(names) < 3 {
		t.Fatalf("%d case files, %v", len(names), err)
	}
	for _, name := range names {
		data, err := fs.ReadFile(skerries.Files(), name)
		if err != nil {
			t.Fatal(err)
		}
		f, err := skerries.Grammar().Parse(name, data)
		if err != nil {
			t.Fatal(err)
		}
		for i := range f.Cases {
			c := &f.Cases[i]
			for _, d := range kit.Run(c) {
				t.Error(d)
			}
			for _, r := range c.Rule {
				shown[r] = append(shown[r], c)
			}
		}
	}
	clauses, err := rulebook.Clauses(set(t), string(skerries.ID))
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, c := range clauses {
		known[c.ID] = true
		list := shown[c.ID]
		switch {
		case c.State != "in" && len(list) > 0, c.State == "in" && len(list) == 0:
			t.Errorf("%s is %s and has %d cases", c.ID, c.State, len(list))
		case c.Weight >= 2 && c.State == "in" && (len(list) < 2 || !slices.ContainsFunc(list, func(c *rulecase.Case) bool { return c.Edge || c.Refused() })):
			t.Errorf("%s has weight %d and %d cases, none of them at a limit", c.ID, c.Weight, len(list))
		}
	}
	for r := range shown {
		if !known[r] {
			t.Errorf("cases cite %s, which the ledger does not have", r)
		}
	}
}

// A case that cannot fail would hide every fault.
func TestTheCasesNotice(t *testing.T) {
	const head = "system = \"toy-skerries\"\n[[case]]\nrule = [\"51.1\"]\nname = \"x\"\n"
	kit := rulecase.Kit{Boards: skerries.ReadBoard, Tables: set(t)}
	for _, wrong := range []string{`expect = ["#0 at Brough"]`, `expect = ["#0 gone"]`, `expect = ["#0 goes Brough"]`, `expect = ["#9 holds"]`, `expect = ["#0 flies"]`,
		`expect = ["over"]`, `expect = ["points North 1"]`, `orders = ["! North: order #0 Brough -> 51.1"]`, `orders = ["North: order #0 Holm"]`, `expect = ["#0 at Atlantis"]`,
		`orders = ["until turn 2"]` + "\n" + `expect = ["#0 holds"]`} {
		f, err := skerries.Grammar().Parse("x.toml", []byte(head+"given = [\"North foot at Norwick\", \"South foot at Papa\"]\n"+wrong+"\n"))
		if err == nil && len(kit.Run(&f.Cases[0])) == 0 && !strings.HasPrefix(wrong, `expect = ["#0 holds`) || err != nil && !strings.Contains(wrong, "Holm") {
			t.Errorf("%s passed, or is refused as a file: %v", wrong, err)
		}
	}
	for _, given := range []string{`"North foot Norwick"`, `"turns two"`, `"North foot at Norwick", "West"`} {
		if _, err := skerries.Grammar().Parse("x.toml", []byte(head+"given = ["+given+"]\nexpect = [\"#0 holds\"]\n")); err == nil || !strings.Contains(err.Error(), "x.toml:5") {
			t.Errorf("%s: %v", given, err)
		}
	}
}

// Scenarios that cannot be played say what is wrong and where.
func TestBrokenScenariosAreRefused(t *testing.T) {
	s := system(t, "two-lairds")
	text := string(s.Doc.Data)
	for _, x := range []struct{ from, to, says string }{
		{"turns = 5", "turns = 0", "scenario.turns"},
		{`side = "South"`, `side = "Nowhere"`, "a side of the scenario"},
		{`kind = "boat"`, `kind = "cart"`, "foot or boat"},
		{`at = ["Southwick"]`, `at = ["Atlantis"]`, "an area of the board"},
		{`at = ["Norwick", "Norwick", "Brough"]`, `at = ["West Sound"]`, "land for foot"},
		{"Holm = 2", "Hulm = 2", "an area of the board"},
		{"[worth]", "[options]\nfirst_lost = \"cart\"\n[worth]", "options.first_lost"},
		{"[worth]", "[wealth]", "no such key"},
	} {
		doc := engine.Doc{Name: "x.toml", Data: []byte(strings.Replace(text, x.from, x.to, 1))}
		if _, err := s.Rules.Setup(s.Kit, doc); err == nil || !strings.Contains(err.Error(), x.says) || !strings.Contains(err.Error(), "x.toml") {
			t.Errorf("%q: %v", x.to, err)
		}
	}
	s.Kit.Board = nil
	if _, err := s.Rules.Setup(s.Kit, s.Doc); err == nil {
		t.Error("it is set up without a board")
	}
	if _, err := areamap.Load("b.toml", []byte("id = \"x\"\n[[area]]\nname = \"A\"\ncode = \"A\"\n[[link]]\nby = \"cart\"\npairs = [[\"A\", \"B\"]]\n")); err == nil ||
		!strings.Contains(err.Error(), "b.toml") {
		t.Errorf("a broken board: %v", err)
	}
}

// What a side sees of another's orders is nothing: neither in the view, nor as arrows, nor in refusals.
func TestOrdersAreHidden(t *testing.T) {
	s := system(t, "four-lairds")
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	blank := p.Seen(2).View()
	c, err := s.Rules.ParseCommand(p, "North: order #2 Eastwick")
	if err != nil {
		t.Fatal(err)
	}
	q, events, err := p.Apply(c, engine.NewFast(1))
	if err != nil || len(events) != 1 || events[0].Visible(2) || !events[0].Visible(1) {
		t.Fatalf("%v, %v", events, err)
	}
	if !reflect.DeepEqual(q.Seen(2).View(), blank) || len(q.Seen(1).View().Arrows) != 1 {
		t.Error("East sees North's order, or North does not")
	}
	if h := q.(engine.Hider); !h.Hides(2) || h.Hides(1) || p.(engine.Hider).Hides(2) {
		t.Error("what is hidden from whom is told wrongly")
	}
	var no *engine.Illegal
	if _, _, err := q.Apply(c, engine.NewFast(1)); !errors.As(err, &no) || no.Cite != "52.1" || len(no.Nearest) == 0 {
		t.Errorf("the same order again: %v", err)
	}
}

// The chances of every volley sum to one, and over many games dice take what they take on average.
func TestLuckIsTold(t *testing.T) {
	s := system(t, "four-lairds")
	var sum engine.LuckSum
	for seed := range uint64(60) {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(seed)
		for n := 0; len(p.ToAct()) > 0; n++ {
			turn := p.(engine.PhaseMarker).PhaseID()
			legal := p.Legal(engine.InTurn(p.ToAct(), n), nil)
			if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
				t.Fatal(err)
			}
			if p.(engine.PhaseMarker).PhaseID() == turn {
				continue
			}
			for _, f := range p.(engine.Gambler).Fortunes() {
				all := 0.0
				for _, c := range f.Chances {
					all += c
				}
				if all < .999 || all > 1.001 || f.Got < 0 || f.Got >= len(f.Chances) {
					t.Fatalf("%+v: chances sum to %f", f, all)
				}
				sum.Add(f)
			}
		}
	}
	if sum.Rolls < 500 || sum.Luck() > 4*sum.Deviation() || sum.Luck() < -4*sum.Deviation() {
		t.Errorf("%d volleys took %.1f more than on average, with a deviation of %.1f", sum.Rolls, sum.Luck(), sum.Deviation())
	}
}

// Every message the rules speak has words in every language, and every word is spoken.
func TestWords(t *testing.T) {
	en, err := assets.TextOf(skerries.Files(), "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		words, err := assets.TextOf(skerries.Files(), lang)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(slices.Sorted(maps.Keys(words)), slices.Sorted(maps.Keys(en))) {
			t.Errorf("%s has other messages than English", lang)
		}
	}
	said := map[string]bool{}
	var walk func(v any)
	walk = func(v any) {
		switch x := v.(type) {
		case map[string]any:
			if key, ok := x["key"].(string); ok && key != "" {
				said[key] = true
			}
			for _, y := range x {
				walk(y)
			}
		case []any:
			for _, y := range x {
				walk(y)
			}
		}
	}
	note := func(v any) {
		t.Helper()
		data, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		var any any
		if err := json.Unmarshal(data, &any); err != nil {
			t.Fatal(err)
		}
		walk(any)
	}
	s := system(t, "four-lairds")
	for seed := range uint64(8) {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(seed)
		for n := 0; len(p.ToAct()) > 0; n++ {
			side := engine.InTurn(p.ToAct(), n)
			legal := p.Legal(side, nil)
			for _, c := range legal {
				note(p.(engine.Teller).Tell(c))
			}
			note(p.Seen(side).View())
			note(p.Seen(side).(engine.Planner).Plans(side))
			var events []engine.Event
			if p, events, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
				t.Fatal(err)
			}
			note(events)
		}
		note(p.Outcome())
		note(p.View())
	}
	for key := range said {
		if en[key] == "" {
			t.Errorf("%s has no words", key)
		}
	}
}
