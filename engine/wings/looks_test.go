// What positions of games by chance show, answer and read, and what is said of changed saves and scenarios, is kept, as their course is.
package wings_test

import (
	"encoding/json"
	"io"
	"os"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
	"awaw/internal/nets"
)

// few are starts of a few units, so that games end in every way there is: by centres, by years, by the last power left.
var few = []struct {
	id     string
	system diplomacy.System
}{{"three", diplomacy.RN46}, {"two", diplomacy.RN44}, {"apart", diplomacy.RN46}}

// fewUnits is one of these starts made ready for the nets.
func fewUnits(t *testing.T, id string, of diplomacy.System) nets.System {
	t.Helper()
	text, err := os.ReadFile("testdata/" + id + ".toml")
	if err != nil {
		t.Fatal(err)
	}
	s := system(t, "wings-1901", nil)
	s.Rules, s.Doc = wings.Rules{System: of}, engine.Doc{Name: id + ".toml", Data: text}
	return s
}

func TestKeptLooks(t *testing.T) {
	var lines []string
	looks := nets.Looks{Games: 2, Commands: 420, Every: 60, Damages: 60, Plain: 100, Tell: func(p engine.Position, into io.Writer, dice *engine.Fast) {
		told(t, p.(*wings.Position), into, dice)
	}}
	for _, g := range variants {
		lines = append(lines, looks.Keep(t, g.name, system(t, g.id, g.options))...)
	}
	looks.Games, looks.Commands, looks.Every, looks.Damages = 6, 200, 7, 20
	for _, f := range few {
		lines = append(lines, looks.Keep(t, f.id, fewUnits(t, f.id, f.system))...)
	}
	nets.Kept(t, "testdata/looks.txt", lines, *rerecord)
}

// told writes down how orders are drawn and listed, and what players who think ahead are given.
func told(t *testing.T, p *wings.Position, into io.Writer, dice *engine.Fast) {
	t.Helper()
	put := func(what ...any) {
		text, err := json.Marshal(what)
		if err != nil {
			t.Fatal(err)
		}
		into.Write(text)
	}
	for side := engine.NoSide; side <= 7; side++ {
		seen := p.Seen(side).(*wings.Position)
		put(seen.Ordered(), seen.Slips(side), seen.Settled(), seen.Vision(side))
		g := seen.Glance(side)
		g.Board = nil
		put(g)
		for _, o := range g.Written {
			put(seen.Commands(o), seen.OrderText(o))
		}
		for _, o := range seen.Ordered() {
			put(seen.Ways(o), seen.Without(o.Unit).Digest())
		}
		if legal := p.Legal(side, nil); len(legal) > 0 {
			for range 12 {
				put(p.OrderOf(legal[dice.Intn(len(legal))]))
			}
		}
	}
}

// Scenarios with a line, a list or a number changed: what is said of them, and what they begin with.
func TestKeptScenarios(t *testing.T) {
	var lines []string
	for _, f := range few {
		lines = append(lines, nets.Scenario(t, f.id, fewUnits(t, f.id, f.system)))
	}
	nets.Kept(t, "testdata/scenarios.txt", lines, *rerecord)
}

// A scenario may begin from year 1 to year 3000, last 1 to 100 years and be won with 1 to 34 centres.
func TestBoundsOfAScenario(t *testing.T) {
	s := fewUnits(t, "three", diplomacy.RN46)
	for _, c := range []struct {
		line, was string
		ok, bad   []string
	}{
		{"first_year", "1", []string{"1", "2", "2999", "3000"}, []string{"0", "-1", "3001", `"1"`, "1.5"}},
		{"turns", "4", []string{"1", "2", "99", "100"}, []string{"0", "101", "true"}},
		{"centres_to_win", "5", []string{"4", "33", "34"}, []string{"0", "35", "1901-01-01"}},
	} {
		for i, value := range append(c.ok, c.bad...) {
			text := strings.Replace(string(s.Doc.Data), c.line+" = "+c.was, c.line+" = "+value, 1)
			_, err := s.Rules.Setup(s.Kit, engine.Doc{Name: "three.toml", Data: []byte(text)})
			if i < len(c.ok) && err != nil || i >= len(c.ok) && (err == nil || !strings.Contains(err.Error(), "scenario."+c.line)) {
				t.Errorf("%s = %s: %v", c.line, value, err)
			}
		}
	}
}

// What is no position of these systems is refused, or written as it is, and never read.
func TestPositionsOfAnotherSystem(t *testing.T) {
	r := wings.Rules{System: diplomacy.RN46}
	if _, err := r.ParseCommand(nil, "seal"); err == nil {
		t.Error("read")
	}
	if _, err := r.ReadOrders(nil, "seal"); err == nil {
		t.Error("read")
	}
	if _, err := r.ReadTyped(nil, "seal", nil); err == nil {
		t.Error("read")
	}
	if got := r.FormatCommand(nil, engine.Command{Side: 1, Verb: wings.VerbSeal}); !strings.Contains(got, "Verb:") {
		t.Error(got)
	}
	if _, err := r.Setup(engine.Kit{}, fewUnits(t, "three", diplomacy.RN46).Doc); err == nil || !strings.Contains(err.Error(), "a board of areas") {
		t.Error(err)
	}
}

// Another board of as many areas is refused, and told where it is another: a code, or water for land.
func TestAnotherBoard(t *testing.T) {
	data, err := wings.Files().(interface{ ReadFile(string) ([]byte, error) }).ReadFile("boards/europe-1901.toml")
	if err != nil {
		t.Fatal(err)
	}
	s := fewUnits(t, "three", diplomacy.RN46)
	for _, c := range []struct{ from, to string }{{`"TUN"`, `"TUX"`}, {"code = \"BAL\"\n", "code = \"BAL\"\nland = true\n"}} {
		bad := strings.ReplaceAll(string(data), c.from, c.to)
		board, err := areamap.Load("bad.toml", []byte(bad))
		if err != nil || bad == string(data) {
			t.Fatal(err)
		}
		if _, err := s.Rules.Setup(engine.Kit{Board: board}, s.Doc); err == nil || !strings.Contains(err.Error(), "map europe-1901: area ") {
			t.Error(err)
		}
	}
}
