// What positions of games by chance show, answer and read, what an opponent sees in them, and what is said of changed saves and scenarios, is kept, as
// their course is (tests/kept_test.go tells why).
package game_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/sortie"
	"awaw/engine/supremacy/game"
	"awaw/internal/nets"
)

var rerecord = flag.Bool("rerecord", false, "write what is kept of games by chance anew")

// crowded is a start with every kind of unit close together.
func crowded(t testing.TB, options map[string]string) nets.System {
	t.Helper()
	text, err := os.ReadFile("testdata/crowded.toml")
	if err != nil {
		t.Fatal(err)
	}
	s := system(t, "channel-skies", options)
	s.Doc = engine.Doc{Name: "crowded.toml", Data: text}
	return s
}

func TestKeptLooks(t *testing.T) {
	looks := nets.Looks{Games: 8, Commands: 500, Every: 13, Damages: 16, Lives: 4, Plain: 2, Tell: telling(t)}
	lines := looks.Keep(t, "crowded", crowded(t, nil))
	looks.Games, looks.Every, looks.Damages = 3, 17, 12
	lines = append(lines, looks.Keep(t, "crowded, attacker first", crowded(t, attackerFirst))...)
	looks.Games, looks.Commands, looks.Every = 2, 400, 43
	for _, id := range starts {
		lines = append(lines, looks.Keep(t, id, system(t, id, nil))...)
	}
	nets.Kept(t, "testdata/looks.txt", lines, *rerecord)
}

var attackerFirst = map[string]string{"casualties": "attacker-first"}

// small are spaces that scenarios are drawn from: the first of each board, the last, and some between.
var small = []struct {
	start     string // whose board it is
	board     string
	powers    []string
	land, sea []string
	options   map[string]string
	seeds     []uint64
}{
	{"channel-skies", "north-sea", []string{"Germany", "Italy", "U.S.S.R.", "U.K.", "France", "U.S.A."}, []string{"GBR", "IRE", "FRA", "NOR", "LOW", "GER"}, []string{"SCO", "NSE", "CHA", "BIS"},
		nil, []uint64{1, 2, 3, 4, 5, 6}},
	{"channel-skies", "north-sea", []string{"Italy", "U.K.", "U.S.A."}, []string{"ITA", "EUR", "SPA"}, []string{"MED", "ADR"}, attackerFirst, []uint64{1, 2, 3, 4}},
	{"manchuria-1945", "north-east-asia", []string{"Japan", "U.S.S.R.", "China"}, []string{"SMA", "NMA", "KOR", "JAP", "HOK"}, []string{"YEL", "SJA", "ECS"}, nil, []uint64{1, 2, 3, 4, 5}},
	{"mediterranean-1942", "mediterranean", []string{"Germany", "Italy", "U.K.", "France"}, []string{"GIB", "SPA", "MAL", "SIC", "TUN"}, []string{"ALS", "ATL", "BLA", "SCH"}, nil, []uint64{1, 2, 3, 4, 5}},
}

func TestKeptSmallWorlds(t *testing.T) {
	var lines []string
	looks := nets.Looks{Games: 2, Commands: 250, Every: 17, Damages: 6, Lives: 5, Plain: 2, Tell: telling(t)}
	for _, x := range small {
		of := nets.Small{System: "supremacy", Board: x.board, Powers: x.powers, Axis: []string{"Germany", "Italy", "Japan"}, Land: x.land, Sea: x.sea,
			Ashore: []string{"infantry", "gun"}, Aloft: []string{"fighter", "dive-bomber", "dogfighter", "bomber"},
			Afloat: []string{"transport", "destroyer", "battleship"}, Deck: "carrier"}
		lines = append(lines, looks.Smalls(t, x.board, system(t, x.start, x.options), of, x.seeds...)...)
	}
	nets.Kept(t, "testdata/small.txt", lines, *rerecord)
}

// telling is told, for the nets.
func telling(t *testing.T) func(engine.Position, io.Writer, *engine.Fast) {
	return func(p engine.Position, into io.Writer, dice *engine.Fast) {
		t.Helper()
		told(t, p.(*game.Position), into, dice)
	}
}

// told writes down what a screen of lanes and moves is told, and what an opponent sees.
func told(t *testing.T, p *game.Position, into io.Writer, dice *engine.Fast) {
	t.Helper()
	put := func(what ...any) {
		text, err := json.Marshal(what)
		if err != nil {
			t.Fatal(err)
		}
		into.Write(text)
	}
	chance := func(share float64, ok bool) { fmt.Fprintf(into, "%.9f %t", share, ok) }
	ending := func(x lanes.Ending, ok bool) { fmt.Fprintf(into, "%.9f %t", x, ok) }
	x := p.Lanes()
	put(x, p.Turn(), p.Defends(), p.OrderKinds())
	r, k, phase := p.Step()
	put(r, k, phase)
	for i := range game.Kinds() {
		money, cost := p.Funds(game.Kind(i))
		put(money, cost)
	}
	for side := engine.NoSide; side <= 2; side++ {
		put(p.Brief(side))
	}
	v, moving := p.Moving()
	put(v, moving)
	spaces := p.Spaces()
	put(spaces)
	for at := range spaces {
		at := engine.SpaceRef(at)
		c, ok := p.Begins(at)
		put(c, ok)
		var picks []sortie.Pick
		for _, u := range v.Units {
			picks = append(picks, sortie.Pick{Unit: u.Unit.Ref, N: 1 + dice.Intn(u.Most)})
		}
		chance(p.Outlook(at, picks))
		if b, ok := p.Attack(at.Index()); ok {
			put(b.Prize(), fmt.Sprint(b.Matter))
			x, ok := b.Prospect()
			fmt.Fprintf(into, "%.9f %t", x, ok)
		}
	}
	for _, u := range v.Units {
		for _, c := range u.Goes {
			put(p.Load(c))
		}
	}
	if x == nil {
		return
	}
	for i := range x.Lanes {
		ending(p.Ending(i, engine.Command{}))
		if b, ok := p.Battle(i); ok {
			put(b.Prize())
			x, ok := b.Prospect()
			fmt.Fprintf(into, "%.9f %t", x, ok)
		}
		put(p.Ask(engine.NoSide, engine.Query{Kind: engine.QueryOdds, At: x.Lanes[i].At}))
		for _, o := range x.Offers {
			if o.Lane == i || o.Lane < 0 {
				ending(p.Ending(i, o.Command))
			}
		}
	}
}

// Scenarios with a line, a list or a number changed: what is said of them, and what they begin with.
func TestKeptScenarios(t *testing.T) {
	lines := []string{nets.Scenario(t, "crowded", crowded(t, nil))}
	for _, id := range starts {
		lines = append(lines, nets.Scenario(t, id, system(t, id, nil)))
	}
	lines = append(lines, nets.Placed(t, "crowded", crowded(t, nil), []string{"Germany", "U.K."}, []string{"GBR", "GER", "NSE", "CHA", "DEN", "IRE", "SCO", "ITA"},
		[]string{"infantry", "fighter", "bomber", "transport", "carrier"}))
	nets.Kept(t, "testdata/scenarios.txt", lines, *rerecord)
}

// Rule values with a list or a number changed: up to where they are taken, and what is said beyond.
func TestKeptValues(t *testing.T) {
	nets.Kept(t, "testdata/values.txt", nets.Values(t, crowded(t, nil), "supremacy"), *rerecord)
}

// Games over starts drawn anywhere on the boards, many and short, with commands of any kind tried at every position.
func TestKeptDrawn(t *testing.T) {
	for _, x := range []struct {
		start, board string
		powers       []string
	}{
		{"channel-skies", "north-sea", []string{"Germany", "Italy", "U.S.S.R.", "U.K.", "France", "U.S.A.", "China"}},
		{"manchuria-1945", "north-east-asia", []string{"Japan", "U.S.S.R.", "China", "U.S.A."}},
		{"mediterranean-1942", "mediterranean", []string{"Germany", "Italy", "U.K.", "France", "U.S.A."}},
	} {
		t.Run(x.board, func(t *testing.T) {
			of := nets.Scatter{Small: nets.Small{System: "supremacy", Board: x.board, Powers: x.powers, Axis: []string{"Germany", "Italy", "Japan"},
				Ashore: []string{"infantry", "gun"}, Aloft: []string{"fighter", "dive-bomber", "dogfighter", "bomber"},
				Afloat: []string{"transport", "destroyer", "battleship"}, Deck: "carrier"},
				Options: map[string][]string{"casualties": {"together", "attacker-first"}},
				Over:    [2]string{"axis_lead = %d", "axis_wins = %d"}, Commands: 200, Probes: 4, Strays: 1}
			of.Keep(t, system(t, x.start, nil), 80, "testdata/drawn-"+x.board+".txt", *rerecord)
		})
	}
}
