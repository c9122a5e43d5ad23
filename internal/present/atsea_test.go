package present_test

import (
	"fmt"
	"math"
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
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/internal/walktest"
	"awaw/tables"
)

// sailors finish every step that can be finished, else take the first thing they may.
type sailors struct{}

func (sailors) Think(p engine.Position, s engine.Side) program.Thought {
	legal := p.Legal(s, nil)
	if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbDone }); i >= 0 {
		legal = legal[i:]
	}
	return program.Thought{Commands: legal[:min(1, len(legal))]}
}

func (sailors) MoveNow() {}

// sea is a game in which the ships of the Axis stand under three markers as given; the Allies are a person.
func sea(t *testing.T, ships ...string) *present.Model {
	t.Helper()
	return seaFor(t, []string{"pilot", "person"}, ships...)
}

// seaFor is the same with others at the table.
func seaFor(t *testing.T, seats []string, ships ...string) *present.Model {
	t.Helper()
	given := append([]string{"map sea-test", "turn Spring 1942", "turns 3", "control C4 E3 B6 D9 Axis", "control C18 E20 B17 D15 E12 Allies",
		"country japan Axis", "country united_states Allies", "force Axis Kido at C4", "force Axis Sweep at D8", "force Axis Convoy at E3",
		"force Allies First at C18", "ship US CV 4 with First named Lexington", "US NAS 3 at Lexington", "US AAF 3 at C18", "Japan AAF 3 at C4",
		"redeploy Axis 6", "redeploy Allies 6"}, ships...)
	setting, err := cases.FromGiven("at sea", given...)
	if err != nil {
		t.Fatal(err)
	}
	board := waters(t)
	g, err := play.New(awaw.Rules{}, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: "at sea", Data: setting.Doc}, play.Options{Seed: engine.OpenSeed(3), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m, d := newModel(t)
	d.bot = sailors{}
	m.Put(&program.Play{Game: g, Board: flat{board}, Title: "At sea", Seats: seats})
	return m
}

// waters is the board of these games.
func waters(t *testing.T) *hexmap.Map {
	t.Helper()
	const file = "../../tests/boards/sea-test.toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	board, err := hexmap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	return board
}

// flat is a hex map as the screen asks for it.
type flat struct{ *hexmap.Map }

func (b flat) Under(x, y float64) int {
	for i := range b.Len() {
		if u, v := b.Middle(i); math.Hypot(x-u, y-v) < .4 {
			return i
		}
	}
	return -1
}
func (b flat) Code(i int) string { return b.Space(i).ID }

// What stands under the markers of the other side changes nothing on the screen of a side, in none of its panels, whatever
// the other side does with it meanwhile.
func TestTheScreenDoesNotLookUnderMarkers(t *testing.T) {
	worlds := []*present.Model{
		sea(t, "ship Japan CV 4 with Kido named Akagi", "ship Japan CVL 2 with Sweep named Shoho", "ship Japan TR 4 with Convoy", "ship Japan DD 2 with Kido",
			"Japan NAS 4 at Akagi", "Japan NAS 2 at Shoho"),
		sea(t, "ship Japan CV 4 with Convoy named Akagi", "ship Japan CVL 2 with Kido named Shoho", "ship Japan TR 4 with Sweep", "ship Japan DD 2 with Convoy",
			"Japan NAS 4 at Akagi", "Japan NAS 2 at Shoho"),
	}
	if a, b := worlds[0].Table().Position().Digest(), worlds[1].Table().Position().Digest(); a == b {
		t.Fatal("the worlds are one")
	}
	same := func(when string) {
		t.Helper()
		walktest.Same(t, when, worlds[0], worlds[1])
	}
	same("at the start")
	for n := range 400 {
		done := false
		for _, m := range worlds {
			m.Send(scene.Tick{MS: 500})
			read(m)
			if a := m.Table().ToAct(); len(a) == 0 || a[0] == 2 {
				done = true
			}
		}
		if done && n > 3 && worlds[0].Table().ToAct()[0] == 2 && worlds[1].Table().ToAct()[0] == 2 {
			break
		}
	}
	if a := worlds[0].Table().ToAct(); len(a) == 0 || a[0] != 2 {
		t.Fatalf("the Allies were never asked: %v", a)
	}
	for _, m := range worlds { // what moves meanwhile comes to rest
		for range 40 {
			m.Send(scene.Tick{MS: 5000})
		}
	}
	same("when the Allies are asked")
	for _, pane := range []string{"units", "bases", "odds", "log", "luck", "time", "orders", "layers", "rules"} {
		for _, m := range worlds {
			do(t, m, table.Open{Pane: pane})
		}
		same("in the panel " + pane)
	}
	for _, key := range []string{"tab", "tab", "[", "[", "]", "end", "pageup", "pagedown", "f1", "esc"} {
		for _, m := range worlds {
			press(m, key)
		}
		same(fmt.Sprint("after ", key))
	}
	if s := words(worlds[0]); strings.Contains(s, "Akagi") || strings.Contains(s, "Shoho") {
		t.Errorf("a hidden ship is named: %q", s)
	}
	_, err := worlds[0].Table().Fork(0, 2, play.Options{Seed: engine.OpenSeed(9)})
	if err == nil {
		t.Error("a sandbox shows what stands under the markers")
	}
}
