// What stands on what: played by chance and read out of the kept games.

package awaw_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/rulecase"
	"awaw/internal/save"
	"awaw/scenarios"
	"awaw/tables"
)

// TestWhatStandsOnWhat plays every scenario and every board made to be hard by chance, looks through the kept games, and holds
// what stands on what to the rules' own table: nothing else ever stands together, and everything the table allows comes up.
func TestWhatStandsOnWhat(t *testing.T) {
	allowed, met := awaw.MayStand(), map[string]bool{}
	const rare = "owner's choice: displaced" // a drop takes a base while support is one too many: too seldom to be waited for
	see := func(p engine.Position) {
		for _, x := range p.(*awaw.Position).Standing() {
			if !met[x] && x != rare && !slices.Contains(allowed, x) {
				t.Errorf("%s: no rule lets it stand there", x)
			}
			met[x] = true
		}
	}
	first, least := seed(t), uint64(6)
	if testing.Short() {
		least = 2
	}
	for k := range least {
		boardsByChance(t, first+k, see)
	}
	if testing.Short() {
		return
	}
	kept, err := filepath.Glob("../../tests/journals/*.awj")
	if err != nil || len(kept) == 0 {
		t.Fatalf("no kept games: %v", err)
	}
	for _, file := range kept {
		lookThrough(t, file, see)
	}
	for _, p := range seldomAsked(t) {
		see(p)
	}
	missing := func() string {
		for _, x := range allowed {
			if !met[x] {
				return x
			}
		}
		return ""
	}
	for k := uint64(0); k < 3 || missing() != "" && k < 100; k++ {
		scenariosByChance(t, first+k, see)
		boardsByChance(t, first+least+k, see)
	}
	if x := missing(); x != "" {
		t.Errorf("%s: the rules let it stand there, and it never did", x)
	}
}

// seldomAsked stands where the owner is asked which support goes home, since paratroops are shot down or a landing is turned back, and which
// air is lost with a deck: too rare by chance.
func seldomAsked(t *testing.T) (out []engine.Position) {
	t.Helper()
	f, err := cases.Grammar().Parse("seldom asked", []byte(`system = "awaw"
about = "What owners are seldom asked."
[[case]]
rule = ["18.555"]
name = "paratroops shot down, support from two bases"
given = ["map europe-test", "airbase Germany at E11", "Germany AT 1 at E11", "Germany AAF 3 at E11", "Germany AAF 2 at E10", "Britain AAF 4 at E18", "control E10 E11 E13 Axis", "control E14 E18 Allies", "troops Germany infantry 1-4 at E13", "troops Germany airborne 2-3 at E11", "troops Britain infantry 1-4 at E14"]
orders = ["until support", "support #1 E14", "support #2 E14", "until drop", "load #0 #g1", "depart #0 E14", "meet #3 E14", "done", "roll"]
expect = ["#1 size 3"]
dice = [3, 4]

[[case]]
rule = ["18.5552"]
name = "a landing turned back, support from two bases"
given = ["map europe-test", "control E10 E11 E12 D10 Axis", "control E13 E14 E15 E16 E18 D13 D14 F14 Allies", "Germany AAF 5 at E10", "Germany AAF 4 at E11", "troops Germany INF 2-3 1-3 at C14 afloat", "troops Britain INF 1-3 at D14", "turned-back Axis C14 2 turn 1"]
orders = ["until support", "support #0 D14", "support #1 D14", "until assault"]
expect = ["#0 size 5"]

[[case]]
rule = ["17.3124-1"]
name = "a carrier struck, air of two kinds aboard"
given = ["map sea-test", "control C4 E3 B6 Axis", "control C18 E20 B17 D15 E12 D9 Allies", "turns 2", "force Axis Kido at C7", "ship Japan CV 4 with Kido named Akagi", "ship Japan CV 3 with Kido named Soryu", "Japan NAS 4 at Akagi", "Japan NAS 3 at Soryu elite", "US NAS 7 at D9", "US AAF 1 at D9"]
orders = ["until Allies sail", "hunt C7", "done", "search #3 C7", "done", "roll", "strike #2 #f0", "done", "roll", "aim #s1 6", "aim #s0 1", "roll", "? ask decks"]
dice = [1, 1, 6, 6, 1, 1, 6, 6, 1, 1]
expect = ["#s1 gone"]
`))
	if err != nil {
		t.Fatal(err)
	}
	boards := func(id string) (engine.Board, error) {
		file := "../../tests/boards/" + id + ".toml"
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		return hexmap.Load(file, data)
	}
	for i := range f.Cases {
		p, err := rulecase.Kit{Boards: boards, Tables: tables.Embedded()}.Position(&f.Cases[i])
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, p)
	}
	return out
}

// boardsByChance plays once on every board made to be hard, and on two for what is rare elsewhere: overruns are all but offered, and
// transports full of different units fly past fighters.
func boardsByChance(t *testing.T, seed uint64, see func(engine.Position)) {
	boards := maps.Clone(rough)
	boards["armor"], boards["cargo"] = armor, cargo
	for name, given := range boards {
		scene, board := roughScene(t, name, given)
		eagerly(t, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: name, Data: scene.Doc}, seed, see)
	}
}

// scenariosByChance plays every scenario once.
func scenariosByChance(t *testing.T, seed uint64, see func(engine.Position)) {
	for _, info := range scenarios.List() {
		if doc, err := scenarios.Doc(info.ID); err != nil {
			t.Fatal(err)
		} else if rules, kit, err := systems.Open(doc, tables.Embedded(), nil); err != nil {
			t.Fatal(err)
		} else if rules.ID() == awaw.ID {
			eagerly(t, kit, doc, seed, see)
		}
	}
}

var armor = []string{
	"map europe-test", "control E10 E11 E12 D10 Axis", "control E13 E14 E15 E16 E18 D13 D14 F14 Allies",
	"Germany AAF 3 2 at E10", "Germany AAF 2 at E11", "Britain AAF 2 2 at E15", "Britain AAF 3 at E14",
	"troops Germany ARM 6-6 6-6 6-6 at E12", "troops Britain INF 1-3 at E13", "troops Britain INF 1-3 at E14",
}

var cargo = []string{
	"map europe-test", "control E5 E10 Axis", "control E14 E15 E18 D10 F6 Allies",
	"Germany AT 2 2 at E10", "troops Germany airborne 3-3 2-3 3-3 2-3 at E10", "troops Germany infantry 1-3 1-3 at E10",
	"Britain AAF 2 1 1 at D10", "Britain AAF 2 at F6",
}

// eager are the commands that open a question within the step.
var eager = []engine.Verb{awaw.VerbOverrun, awaw.VerbAssault, awaw.VerbDepart, awaw.VerbDive, awaw.VerbResolve, awaw.VerbLoad, awaw.VerbMeet,
	awaw.VerbHunt, awaw.VerbStrike, awaw.VerbIntercept, awaw.VerbDefend}

// eagerly plays by chance; with an odd seed every third time one of the commands that open something, if there is any. On the board of
// transports all is loaded that can be.
func eagerly(t *testing.T, kit engine.Kit, doc engine.Doc, seed uint64, see func(engine.Position)) {
	t.Helper()
	p, err := awaw.Rules{}.Setup(kit, doc)
	if err != nil {
		t.Fatal(err)
	}
	dice := engine.NewFast(seed)
	var legal, open []engine.Command
	for range 3 * mostByChance {
		if len(p.ToAct()) == 0 {
			return
		}
		legal, open = p.Legal(p.ToAct()[0], legal[:0]), open[:0]
		load := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbLoad })
		for _, c := range legal {
			if slices.Contains(eager, c.Verb) {
				open = append(open, c)
			}
		}
		switch {
		case load >= 0 && doc.Name == "cargo": // what is not flown before the army moves is not flown at all (18.541)
			open = legal[load : load+1]
		case len(open) == 0 || seed%2 == 0 || dice.Intn(3) > 0:
			open = legal
		}
		if p, _, err = p.Apply(open[dice.Intn(len(open))], dice); err != nil {
			t.Fatal(err)
		}
		see(p)
	}
	t.Errorf("%s, seed %d: the game is not over after %d commands", doc.Name, seed, 3*mostByChance)
}

// lookThrough shows every position of a kept game, if it is one of this system.
func lookThrough(t *testing.T, file string, see func(engine.Position)) {
	t.Helper()
	j, err := save.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	g, err := systems.Resume(j, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, ours := g.Position().(*awaw.Position); !ours {
		return
	}
	for n := range g.Len() + 1 {
		if line, ok := g.Line(n); n > 0 && (!ok || !line.Node()) {
			continue
		}
		p, err := g.At(n, engine.NoSide)
		if err != nil {
			t.Fatal(err)
		}
		see(p)
	}
}
