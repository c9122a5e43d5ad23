// What games by chance come to, what their positions show, answer and read, and what is said of changed saves and scenarios, is kept.
package game_test

import (
	"encoding/json"
	"flag"
	"io"
	"os"
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/engine/sortie"
	"awaw/internal/nets"
)

var rerecord = flag.Bool("rerecord", false, "write what is kept of games by chance anew")

// few are starts of a few units, so that much comes about in a short game.
var few = []string{"decks", "islands"}

// chanced are options that change what is rolled.
var chanced = map[string]string{"barrage": "aircraft", "artillery": "first"}

// fewUnits is one of the small starts made ready for the nets.
func fewUnits(t testing.TB, id string, options map[string]string) nets.System {
	t.Helper()
	text, err := os.ReadFile("testdata/" + id + ".toml")
	if err != nil {
		t.Fatal(err)
	}
	s := system(t, "world-1942", options)
	s.Doc = engine.Doc{Name: id + ".toml", Data: text}
	return s
}

func TestKeptLooks(t *testing.T) {
	var lines []string
	looks := nets.Looks{Games: 6, Commands: 300, Every: 9, Damages: 12, Lives: 4, Plain: 3, Tell: planned(t)}
	guns := looks
	guns.Games, guns.Every, guns.Damages = 4, 13, 6
	for _, id := range few {
		lines = append(lines, looks.Keep(t, id, fewUnits(t, id, nil))...)
		lines = append(lines, guns.Keep(t, id+" with guns first", fewUnits(t, id, chanced))...)
	}
	long := looks
	long.Games, long.Commands, long.Every = 1, 900, 151
	lines = append(lines, long.Keep(t, "world-1942", system(t, "world-1942", nil))...)
	nets.Kept(t, "testdata/looks.txt", lines, *rerecord)
}

// small are spaces that scenarios are drawn from: the first of the board, the last, islands.
var small = []struct {
	name      string
	land, sea []string
	options   map[string]string
	seeds     []uint64
}{
	{"first", []string{"GBR", "WEU", "NOR", "GER", "ICE", "DEN"}, []string{"Z01", "Z02", "Z03"}, nil, []uint64{1, 2, 3, 4, 5, 6, 7, 8}},
	{"last", []string{"KAR", "RUS", "SFE", "ALA", "YAK"}, []string{"Z07", "Z59", "Z60"}, chanced, []uint64{1, 2, 3, 4, 5, 6}},
	{"islands", []string{"JAP", "PHI", "BOR", "KWA", "FIC"}, []string{"Z43", "Z44", "Z45", "Z48"}, nil, []uint64{1, 2, 3, 4, 5, 6}},
}

func TestKeptSmallWorlds(t *testing.T) {
	var lines []string
	looks := nets.Looks{Games: 2, Commands: 200, Every: 17, Damages: 6, Lives: 5, Plain: 2, Tell: planned(t)}
	for _, x := range small {
		of := nets.Small{System: "realism", Board: "world-1942", Powers: []string{"Russia", "Germany", "Britain", "Japan", "U.S.A."}, Axis: []string{"Germany", "Japan"},
			Land: x.land, Sea: x.sea, Ashore: []string{"infantry", "artillery", "armor"}, Aloft: []string{"fighter", "bomber"},
			Afloat: []string{"transport", "submarine", "battleship"}, Deck: "carrier"}
		lines = append(lines, looks.Smalls(t, x.name, system(t, "world-1942", x.options), of, x.seeds...)...)
	}
	nets.Kept(t, "testdata/small.txt", lines, *rerecord)
}

// planned writes down what is told of flights and moves: targets, who reaches them, ways, what comes of them; who goes where, and who may
// meet them.
func planned(t *testing.T) func(engine.Position, io.Writer, *engine.Fast) {
	return func(pos engine.Position, into io.Writer, dice *engine.Fast) {
		t.Helper()
		tellFlights(t, pos, into, dice)
	}
}

func tellFlights(t *testing.T, pos engine.Position, into io.Writer, dice *engine.Fast) {
	t.Helper()
	put := func(what ...any) {
		text, err := json.Marshal(what)
		if err != nil {
			t.Fatal(err)
		}
		into.Write(text)
	}
	p := pos.(*game.Position)
	put(p.Glance(), p.Airborne(), p.Wares(), p.PhaseID(), p.Date())
	put(p.Drafted())
	put(p.Brief(1), p.Brief(2), p.OrderKinds())
	for at := range len(p.Glance().Spaces) {
		r := engine.SpaceRef(at)
		put(p.Begins(r))
		for _, target := range p.Targets(r) {
			put(target)
			var picks []sortie.Pick
			for _, x := range target.Reach {
				if len(picks) > 0 && target.Reach[0].Unit.Space != x.Unit.Space {
					break
				}
				picks = append(picks, sortie.Pick{Unit: x.Unit.Ref, N: 1 + dice.Intn(x.Most)})
				put(p.Ways(target, picks))
			}
		}
	}
	if v, ok := p.Moving(); ok {
		put(v)
		for _, u := range v.Units {
			for _, c := range u.Goes {
				put(p.Outlook(c.B, []sortie.Pick{{Unit: u.Unit.Ref, N: 1}}))
				put(p.Perils(c.B))
				put(p.Load(c))
			}
		}
	}
	for _, side := range p.ToAct() {
		var orders engine.StandingOrders
		for _, k := range p.OrderKinds() {
			if dice.Intn(2) == 0 {
				orders = orders.With(engine.StandingOrder{Kind: k.Kind, N: k.Least + dice.Intn(k.Most-k.Least+1)})
			}
		}
		under := p.Under(side, orders)
		put(p.Answer(side, orders))
		put(under.View())
	}
}

// Scenarios with a line, a list or a number changed: what is said of them, and what they begin with.
func TestKeptScenarios(t *testing.T) {
	var lines []string
	for _, id := range few {
		lines = append(lines, nets.Scenario(t, id, fewUnits(t, id, nil)))
	}
	lines = append(lines, nets.Placed(t, "decks", fewUnits(t, "decks", nil), []string{"Britain", "Germany"}, []string{"GBR", "WEU", "GER", "NOR", "Z01", "Z02", "Z03", "KAR", "SWE"},
		[]string{"infantry", "fighter", "bomber", "transport", "carrier"}))
	nets.Kept(t, "testdata/scenarios.txt", lines, *rerecord)
}

// Rule values with a list or a number changed: up to where they are taken, and what is said beyond.
func TestKeptValues(t *testing.T) {
	nets.Kept(t, "testdata/values.txt", nets.Values(t, fewUnits(t, "decks", nil), "realism"), *rerecord)
}

// Games over starts drawn anywhere on the board, many and short, with commands of any kind tried at every position.
func TestKeptDrawn(t *testing.T) {
	of := nets.Scatter{Small: nets.Small{System: "realism", Board: "world-1942", Powers: []string{"Russia", "Germany", "Britain", "Japan", "U.S.A."},
		Axis: []string{"Germany", "Japan"}, Ashore: []string{"infantry", "artillery", "armor"}, Aloft: []string{"fighter", "bomber"},
		Afloat: []string{"transport", "submarine", "battleship"}, Deck: "carrier"},
		Options: map[string][]string{"barrage": {"piece", "aircraft"}, "artillery": {"with", "first"}},
		Over:    [2]string{"axis_lead = %d", "axis_wins = %d"}, Commands: 200, Probes: 4, Strays: 1,
		Heart: []string{"GBR", "GER", "SEU", "UKR", "KAR", "RUS", "IND", "JAP", "AUS"}}
	of.Keep(t, system(t, "world-1942", nil), 140, "testdata/drawn.txt", *rerecord)
}
