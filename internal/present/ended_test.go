package present_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/engine/play"
	"awaw/hexmap"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/tables"
)

// field is a game on the small map of Europe, both sides at one desk.
func field(t *testing.T, seed uint64, given ...string) *present.Model {
	t.Helper()
	return fieldOn(t, "europe-test", seed, given...)
}

// fieldOn is the same on another board.
func fieldOn(t *testing.T, name string, seed uint64, given ...string) *present.Model {
	t.Helper()
	setting, err := cases.FromGiven("field", append([]string{"map " + name}, given...)...)
	if err != nil {
		t.Fatal(err)
	}
	file := "../../tests/boards/" + name + ".toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	board, err := hexmap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(awaw.Rules{}, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: "field", Data: setting.Doc}, play.Options{Seed: engine.OpenSeed(seed), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m, _ := newModel(t)
	m.Put(&program.Play{Game: g, Board: board, Title: "Field", Seats: []string{"person", "person"}})
	return m
}

// A battle on the ground that is over tells on its panel what all its rounds have cost either side, kind by kind.
func TestAFinishedGroundBattleListsWhatWasLost(t *testing.T) {
	rounds := map[int]int{} // how many battles took how many
	for seed := uint64(1); seed <= 12; seed++ {
		m := field(t, seed, "control E10 E11 E12 D10 Axis", "control E13 E14 E15 E16 Allies", "troops Germany INF 3-3 3-3 3-3 at E12", "troops Britain INF 1-3 2-3 at E13")
		left := func() (n [3]int) {
			for _, c := range m.Table().Position().View().Counters {
				n[c.Side] += c.Size
			}
			return n
		}
		start, n := left(), 0
		for range 80 {
			m.Scene()
			if p := panelOf(m, "battle"); p != nil && n > 0 && m.Table().Position().View().Battle == nil {
				break
			}
			side := m.Table().ToAct()[0]
			legal := m.Table().Position().Legal(side, nil)
			pick := legal[0]
			for _, v := range []engine.Verb{awaw.VerbDone, awaw.VerbPress, awaw.VerbRoll, awaw.VerbAssault, awaw.VerbAssign} { // the last that is legal
				if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == v }); i >= 0 {
					pick = legal[i]
				}
			}
			if b := m.Table().Position().View().Battle; b != nil && n > 0 {
				if panelOf(m, "battle") == nil { // it gave way to the map, where it is chosen who goes in
					m.Run(table.ShowBattle{})
				}
				now, s := left(), panel(m, "battle")
				if d := start[1] - now[1]; d > 0 && b.Sides[0].Suffered.IsZero() && !strings.Contains(s, fmt.Sprintf("lost so far: %d infantry", d)) {
					t.Errorf("seed %d: %d lost so far, and the panel says %q", seed, d, s)
				}
			}
			if pick.Verb == awaw.VerbRoll {
				n++
			}
			m.Give(pick)
			if panelOf(m, "result") != nil {
				m.Run(result.Rounds{})
			}
		}
		rounds[n]++
		end, s := left(), panel(m, "battle")
		for side, name := range map[engine.Side]string{1: "Axis", 2: "Allies"} {
			want := "lost nothing."
			if d := start[side] - end[side]; d > 0 {
				want = fmt.Sprintf("lost %d infantry.", d)
			}
			if !strings.Contains(s, name+"\n"+want) {
				t.Errorf("seed %d: %s %s after %d rounds, and the panel says %q", seed, name, want, n, s)
			}
		}
	}
	if len(rounds) < 2 {
		t.Errorf("every battle took as many rounds: %v", rounds)
	}
}

// fourAgainstOne is the panel of a fight of four factors against one before any dice.
func fourAgainstOne(t *testing.T) *scene.Panel {
	t.Helper()
	p := panelOf(fightOf(t, "Germany AAF 4 at E10", "Britain AAF 1 at E14"), "battle")
	if p == nil {
		t.Fatal("no fight")
	}
	return p
}

// fightOf is a game in which some of E10 have come to those at E14.
func fightOf(t *testing.T, forces ...string) *present.Model {
	t.Helper()
	m := field(t, 1, append([]string{"control E10 Axis", "control E14 E15 Allies"}, forces...)...)
	for range 20 {
		legal := m.Table().Position().Legal(m.Table().ToAct()[0], nil)
		pick := legal[0]
		for _, v := range []engine.Verb{awaw.VerbDone, awaw.VerbFly} {
			if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == v }); i >= 0 {
				pick = legal[i]
			}
		}
		if m.Give(pick); m.Table().Position().View().Battle != nil {
			break
		}
	}
	return m
}

// Nobody is advised to break off before the first round, when nobody may; after it the advice is for the numbers that are left.
func TestNobodyIsAdvisedToLeaveBeforeTheFirstRound(t *testing.T) {
	m := fightOf(t, "Germany AAF 5 at E10", "Britain AAF 5 at E14")
	told := func() string { return strings.ToLower(strings.Join(strings.Fields(words(m)), " ")) }
	if s := told(); !strings.Contains(s, "the first round is always fought") || strings.Contains(s, "do better to break off") || strings.Contains(s, "breaking off pays for") {
		t.Errorf("before any dice: %q", s)
	}
	for range 20 {
		c := legalOf(m, awaw.VerbRoll)
		if c.Verb != awaw.VerbRoll {
			c = m.Table().Position().Legal(m.Table().ToAct()[0], nil)[0]
		}
		m.Give(c)
		if b := m.Table().Position().View().Battle; b == nil || b.Rolled && legalOf(m, awaw.VerbStay).Verb == awaw.VerbStay {
			break
		}
	}
	press(m, "o")
	m.Send(scene.Tick{MS: 500})
	if s := told(); m.Table().Position().View().Battle == nil || strings.Contains(s, "always fought") || !strings.Contains(s, " to ") {
		t.Errorf("after a round: %q", s)
	}
}

// Where breaking off pays four against one has each number once, and no mark over any.
func TestWhereBreakingOffPaysAgainstOne(t *testing.T) {
	p := fourAgainstOne(t)
	from := slices.IndexFunc(p.Items, func(i scene.Item) bool { return i.Text == "Where breaking off pays" })
	if from < 0 {
		t.Fatal("the chart is not there")
	}
	title := p.Items[from]
	var numbers, marks []scene.Item
	for _, i := range p.Items[from:] {
		switch {
		case i.X < title.X-8 || i.X > title.X+330 || i.Y > title.Y+130:
		case len(i.Text) == 1 && i.Text >= "1" && i.Text <= "4":
			numbers = append(numbers, i)
		case i.Kind == scene.ItemMark:
			marks = append(marks, i)
		}
	}
	for i, n := range numbers {
		if n.Text != string(rune('1'+i)) {
			t.Errorf("number %d of the strip is %s", i+1, n.Text)
		}
	}
	if len(numbers) != 4 || len(marks) < 2 { // whose units, and in the legend
		t.Fatalf("%d numbers, %d marks: %+v %+v", len(numbers), len(marks), numbers, marks)
	}
	if !slices.ContainsFunc(p.Items, func(i scene.Item) bool { return strings.Contains(i.Text, "The first round is always fought") }) {
		t.Error("no sentence says what pays")
	}
	for _, k := range marks {
		for _, n := range numbers {
			if k.X > n.X-8 && k.X < n.X+12 && k.Y > n.Y-14 && k.Y < n.Y+4 {
				t.Errorf("a mark at %.0f,%.0f lies on the %s at %.0f,%.0f", k.X, k.Y, n.Text, n.X, n.Y)
			}
		}
	}
}

// The names of the sides stand above the highest bar of a chart and its number, also when it is certain.
func TestTheLegendLiesClearOfTheBars(t *testing.T) {
	p := fourAgainstOne(t)
	var certain, legend scene.Item
	for _, i := range p.Items {
		switch {
		case i.Text == "100":
			certain = i
		case i.Text == "Allies" && i.Y > p.Rect.Y+378:
			legend = i
		}
	}
	if certain.Y == 0 || legend.Y == 0 {
		t.Fatal("the chart has no certain bar, or no legend")
	}
	if certain.Y-11 < legend.Y+2 {
		t.Errorf("the number at %.0f runs into the legend at %.0f", certain.Y, legend.Y)
	}
}
