package present_test

import (
	"os"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/engine/play"
	"awaw/hexmap"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/tables"
)

// A question of which all answers come to the same is answered unasked, in the journal and in the log; an option asks it.
func TestWhatComesToTheSameIsNotAsked(t *testing.T) {
	const file = "../../tests/boards/europe-test.toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	board, err := hexmap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	asked, passed := 0, 0
	for seed := range uint64(40) {
		for _, stops := range []bool{true, false} {
			setting, err := cases.FromGiven("few", "map europe-test", "control E10 Axis", "control E14 E18 Allies", "Germany AAF 3 at E10", "Germany AAF 2 at E10",
				"Britain AAF 1 at E14", "Britain AAF 1 at E14 inverted")
			if err != nil {
				t.Fatal(err)
			}
			g, err := play.New(awaw.Rules{}, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: "few", Data: setting.Doc}, play.Options{Seed: engine.OpenSeed(seed), Open: true})
			if err != nil {
				t.Fatal(err)
			}
			m, d := newModel(t)
			d.bot = stayers{}
			set := m.Prefs()
			set.Stops = stops
			m.SetPrefs(set)
			m.Put(&program.Play{Game: g, Board: board, Title: "Few", Seats: []string{"person", "pilot"}})
			for range 12 {
				m.Send(scene.Tick{MS: 1000})
				legal := g.Seen(1).Legal(1, nil)
				if p, ok := g.Seen(1).(engine.Indifferent); ok && p.Indifferent() {
					asked++
					break
				}
				i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbFly })
				if i < 0 {
					i = slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbRoll || c.Verb == awaw.VerbDone })
				}
				if i < 0 {
					break
				}
				m.Run(table.Give{Cmd: legal[i]})
			}
			if !stops {
				for line := range g.Passed() {
					if line > 0 {
						passed++
					}
				}
				if p := g.Seen(1).(engine.Indifferent); p.Indifferent() {
					t.Errorf("seed %d: it is asked", seed)
				}
			}
		}
	}
	if asked == 0 || passed == 0 {
		t.Errorf("asked %d times with the option, passed over %d times without it", asked, passed)
	}
}
