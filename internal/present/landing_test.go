package present_test

import (
	"os"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/play"
	"awaw/hexmap"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/tables"
)

// overLille is transports between two bases, and fighters that may meet them and have a choice of bases.
const overLille = `
[scenario]
id = "lille"
system = "awaw"
edition = 1
name = "Over Lille"
dates = "1940"
map = "europe"
turns = 1
first_turn = "Summer 1940"
complexity = 1
minutes = 5
[[side]]
name = "Axis"
style = "axis"
nations = ["Germany"]
[[side]]
name = "Allies"
style = "allies"
nations = ["Britain"]
[[control]]
place = "Lille"
side = "Axis"
[[control]]
place = "Brussels"
side = "Axis"
[[control]]
place = "London"
side = "Allies"
[[control]]
place = "Birmingham"
side = "Allies"
[[air]]
nation = "Germany"
type = "AT"
at = "Lille"
counters = [1]
[[troops]]
nation = "Germany"
type = "infantry"
units = ["1-3"]
at = "Lille"
[[air]]
nation = "Britain"
type = "AAF"
at = "London"
counters = [2]
`

// Who has flown and may land at another base is asked (18.46): the bases are lit though nothing is selected, and D brings all home.
func TestBasesToLandAtAreLit(t *testing.T) {
	const file = "../../assets/maps/europe.toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	board, err := hexmap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(awaw.Rules{}, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: "lille", Data: []byte(overLille)}, play.Options{Seed: engine.OpenSeed(3), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	give := func(verb engine.Verb) {
		t.Helper()
		for range 30 {
			side := g.ToAct()[0]
			legal := g.Seen(side).Legal(side, nil)
			i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == verb })
			if i < 0 {
				legal, i = []engine.Command{{Side: side, Verb: awaw.VerbDone}}, 0
			}
			if _, err := g.Do(legal[i]); err != nil {
				t.Fatal(err)
			}
			if legal[i].Verb == verb {
				return
			}
		}
		t.Fatalf("nothing of verb %d comes up", verb)
	}
	for _, v := range []engine.Verb{awaw.VerbLoad, awaw.VerbDepart, awaw.VerbMeet, awaw.VerbDone, awaw.VerbSpare} {
		give(v)
	}
	m, _ := newModel(t)
	m.Put(&program.Play{Game: g, Board: board, Title: "Lille", Seats: []string{"person", "person"}})
	for range 40 {
		m.Send(scene.Tick{MS: 500})
		read(m)
	}
	m.Send(scene.Key{Name: "enter"})
	s := m.Scene()
	if !slices.Contains(s.Map.Lit, board.Find("Birmingham")) || slices.Contains(s.Map.Lit, board.Find("London")) {
		t.Errorf("lit are %v, want %d", s.Map.Lit, board.Find("Birmingham"))
	}
	if a := g.ToAct(); len(a) != 1 || a[0] != 2 {
		t.Fatalf("%v are asked", a)
	}
	m.Send(scene.Key{Name: "d"})
	if a := g.ToAct(); len(a) != 1 || a[0] != 1 {
		t.Errorf("after D %v are asked", a)
	}
}

// Where those who flew may land is lit at once, before anybody is chosen.
func TestWhereOnesOwnMayLandIsLit(t *testing.T) {
	m := europeFor(t, "channel-1940.toml", sailors{}, "person", "pilot")
	set := m.Prefs()
	set.Falls = true
	m.SetPrefs(set)
	sent := 0
	for range 200 {
		m.Send(scene.Tick{MS: 1000})
		read(m)
		if a := m.Table().ToAct(); len(a) == 0 || a[0] != 1 {
			continue
		}
		if m.Table().Seen(1).View().Prompt.Ask.Key == "awaw.ask.return" {
			break
		}
		legal := m.Table().Legal(1, nil)
		i := slices.IndexFunc(legal, func(c engine.Command) bool { return sent == 0 && c.Verb == awaw.VerbFly })
		if i < 0 {
			i = max(0, slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbDone || c.Verb == awaw.VerbPress }))
		} else {
			sent++
		}
		m.Run(table.Give{Cmd: legal[i]})
	}
	if k := m.Table().Seen(1).View().Prompt.Ask.Key; k != "awaw.ask.return" || sent == 0 {
		t.Fatalf("asked is %s, after %d were sent", k, sent)
	}
	m.Send(scene.Tick{MS: 1000})
	may := map[int]bool{}
	for _, c := range m.Table().Legal(1, nil) {
		if c.A.Kind() == engine.KindCounter && c.B.Kind() == engine.KindSpace {
			may[c.B.Index()] = true
		}
	}
	lit := m.Scene().Map.Lit
	if len(may) == 0 || len(lit) != len(may) || slices.ContainsFunc(lit, func(i int) bool { return !may[i] }) {
		t.Errorf("lit are %v, where %v may be landed at", lit, may)
	}
}
