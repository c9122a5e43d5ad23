// The nets of package nets, cast over boards made to be hard and over every scenario the program ships.

package awaw_test

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/nets"
	"awaw/internal/rulecase"
	"awaw/scenarios"
	"awaw/tables"
)

// overLand is a ground war with everything in it that air has to do with.
var overLand = []string{
	"map europe-test", "turn Summer 1943", "turns 3", "country freedonia neutral", "country sylvania neutral",
	"country germany Axis", "country italy Axis", "country britain Allies", "country russia Allies",
	"control E10 E11 E12 D10 F10 Axis", "control E13 E14 E15 D14 F14 Allies",
	"source Axis E5", "source Allies E22 partial", "source Allies E18", "lane Axis E6 E7 2", "lane Allies E17 B14 1",
	"research Germany jets 12", "research Britain jets 12", "airbase Germany at E12", "airbase Britain at E14",
	"Germany AAF 5 at E10", "Germany AAF 2 at E12", "Germany NAS 7 at E11", "Germany JET 2 at E11", "Germany AT 3 at E12", "Italy AAF 3 at D10",
	"Britain AAF 5 4 at E14", "Britain NAS 6 2 at E15", "Britain JET 2 at E15", "Britain AT 2 at E18", "US AAF 3 at E18", "Britain AAF 3 at F14",
	"troops Germany armor 4-6 4-6 2-5 at E12", "troops Germany infantry 3-3 1-3 at D12", "troops Germany airborne 3-3 at E12", "troops Germany infantry 1-3 at E10",
	"troops Britain infantry 3-3 1-3 at E13", "troops Britain armor 2-5 at E15", "troops Britain partisan 1-3 at F13", "troops Russia infantry 2-3 3-3 at D13",
	"troops Britain airborne 2-3 at E18", "troops Britain infantry 2-3 at E17 turn 2", "troops Britain infantry 1-3 at F14",
	"troops Britain infantry 2-3 1-3 at G12 afloat", "ship Britain CVE 2 at G12", "ship Britain FLT 7 at G12", "ship US CVE 3 at G13",
	"ship Britain CV 4 at G14 named Ark", "Britain NAS 3 1 at Ark", "ship Britain CV 2 at E17 named Hermes", "Britain NAS 2 at Hermes",
	"winter 9 turn 3", "oil Germany turn 3", "redeploy Axis 6", "redeploy Allies 6", "brp Axis 9 9 9", "kill 1",
}

// rough are positions with everything in them that the rules treat apart.
var rough = map[string][]string{
	"europe": {
		"map europe-test", "turn Fall 1942", "turns 3", "faction Russia", "country freedonia neutral", "country sylvania neutral",
		"country germany Axis", "country italy Axis", "country britain Allies", "country russia Allies",
		"control B4 B8 Axis", "control B11 B14 Allies", "control E15 I10 none",
		"airbase Germany at E12", "airbase Germany at E5", "airbase Italy at D6", "airbase Italy at D8", "airbase Britain at E13", "airbase Russia at F18",
		"research Germany jets 9 air_drm 1", "research Britain jets 11",
		"Germany AAF 5 5 2 at E5", "Germany AAF 5 at E10", "Germany JET 3 at E12", "Germany NAS 4 2 at E11", "Germany AT 2 at E11", "Italy AAF 5 3 at D6",
		"Italy AAF 3 2 at E3 inverted", "Germany NAS 1 at B4", "Britain AAF 5 at E14", "Britain NAS 6 at E18", "Britain AT 2 at E19", "US AAF 3 at E18",
		"Russia AAF 5 4 at F18", "Britain JET 2 at E13", "Britain AAF 4 at india",
		"supply E11 partial turn 1", "supply E18 none turn 2", "supply E3 none", "oil Italy turn 2-3", "winter 8 turn 2", "winter 9 turn 3",
		"brp Axis 12 12 12", "brp Allies 9 9 9", "pool Germany AAF 4", "pool Germany JET 1", "pool Britain NAS 3", "pool Britain AAF 3",
		"redeploy Axis 8", "redeploy Allies 6", "arrive US AAF 5 at E22 turn 2", "arrive Germany AAF 3 pool turn 2", "withdraw Italy AAF 2 turn 3",
		"capture E12 Allies turn 1 during Allies", "capture E14 Axis turn 2 during Axis", "capture F18 Axis turn 2 during Allies",
		"activate romania Axis turn 2", "kill 2", "objective E14 Axis 3 within 2", "objective E10 Allies 3 within 1",
	},
	"pacific": {
		"map pacific-test", "turn Winter 1942", "turns 3", "country japan Axis", "country united_states Allies",
		"control A2 C3 C6 Axis", "control A4 A9 C13 Allies",
		"airbase Japan at E12", "airbase Japan at C3", "airbase US at E13", "airbase US at C13", "airbase Britain at E14",
		"Japan NAS 6 3 at E10 elite", "Japan NAS 4 at E10", "Japan AAF 5 at E12", "Japan AAF 3 2 at E9", "Japan NAS 4 at C3", "Japan AAF 2 at C3", "Japan AT 1 at E8",
		"US NAS 5 at E13", "US AAF 3 at E13", "US AAF 5 at E14", "Britain NAS 3 at E14", "Australia AAF 2 at E14", "US AAF 3 at C13", "US NAS 4 at C13",
		"US AAF 6 at us-pacific inverted", "supply us-pacific none", "supply E9 partial turn 1-2",
		"redeploy Axis 4", "redeploy Allies 4", "brp Allies 6 6 6", "pool US AAF 6", "pool US NAS 4", "no-airbases US until 1", "at-peace US until 1",
		"capture C3 Allies turn 2 during Allies", "kill 1",
	},
	"the long war": {
		"map europe-test", "turn Winter 1942", "turns 3", "country freedonia neutral", "country germany Axis", "country italy Axis", "country britain Allies",
		"home Germany germany", "home Italy germany", "home Britain britain", "airbase Germany at E12", "airbase Italy at D8", "airbase Britain at E13",
		"Germany AAF 3 at E10", "Germany AAF 2 at D10", "Italy AAF 2 at D6", "Britain AAF 4 at E14", "Britain NAS 3 at E18",
		"laboratory Germany 6", "laboratory Italy 2", "laboratory Britain 5", "brp Axis 9 9 9", "brp Allies 9 9 9", "pool Germany AAF 3", "pool Britain AAF 3",
		"pool Britain NAS 2", "training", "research Germany air_range 1", "redeploy Axis 4", "redeploy Allies 4", "kill 1",
		"relation turn 2 country freedonia becomes Axis", "relation turn 2 nations Germany Italy becomes apart", "relation turn 3 nation Italy becomes out",
		"relation turn 3 country italy becomes Allies hand-over", "relation turn 3 country freedonia becomes neutral",
	},
	"over the land":                overLand,
	"read from the printed tables": append(slices.Clone(overLand), "option ask_ground true"),
	"with transports":              airlift,
	"with bombers":                 bombers,
	"with bombers over a battle":   bombersAshore,
	"with kamikazes":               divine,
	"at sea": {
		"map sea-test", "turn Spring 1942", "turns 3", "control C4 E3 B6 D9 Axis", "control C18 E20 B17 D15 E12 Allies", "country japan Axis", "country united_states Allies",
		"force Axis Kido at C4", "force Axis Sweep at D8", "force Axis Convoy at E3", "force Axis Empty", "force Allies First at C18", "force Allies Second at D14", "force Allies Third at C18", "force Allies Train at E20 known",
		"ship Japan CV 4 with Kido named Akagi", "ship Japan CV 3 with Kido named Hiryu", "ship Japan BB 4 with Kido named Kirishima", "ship Japan DD 3 with Kido",
		"ship Japan CVL 2 with Sweep named Shoho", "ship Japan CA 4 with Sweep named Aoba", "ship Japan TR 4 with Convoy", "ship Japan DD 2 with Convoy", "ship Japan CV 2 at B6 named Hosho",
		"ship US CV 4 with First named Lexington", "ship US CA 4 with First named Astoria", "ship US CV 4 with Second named Yorktown", "ship US DD 2 with Second", "ship US BB 3 with Third named Maryland slow",
		"ship US CVE 2 with Third", "ship US TR 3 with Train", "ship US DD 1 with Train", "ship Britain BC 4 at D15 named Renown damaged",
		"Japan NAS 4 at Akagi elite", "Japan NAS 2 1 at Hiryu", "Japan NAS 2 at Shoho elite", "Japan AAF 3 at C4", "Japan NAS 3 at B6", "Japan NAS 1 at D9", "Japan AAF 1 at D9",
		"US NAS 3 at Lexington", "US NAS 2 2 at Yorktown", "US AAF 3 at C18", "US NAS 2 at B17", "US AAF 1 at E12", "US NAS 1 at D15", "Australia AAF 1 at E20",
		"redeploy Axis 6", "redeploy Allies 6", "kill 1", "convoy Axis E12 2 from E3 C4", "convoy Allies E12 2 from E20",
	},
	"by the other readings": {
		"map europe-test", "turns 2", "option port_missions false", "option city_port_twice true", "option return_at_once true",
		"control E2 E5 E6 E7 E10 E11 Axis", "control E14 E15 E17 E18 E19 Allies",
		"Germany AAF 5 4 at E7", "Germany AAF 5 at E10", "Italy AAF 4 at E11", "Germany NAS 3 at E6", "Britain AAF 5 at E14", "France AAF 4 at E15",
		"Britain AT 3 at E17", "Britain NAS 4 at E18", "offensive Axis 1", "redeploy Axis 5",
	},
}

// seed rotates from run to run; AWAW_SEED repeats one.
func seed(t *testing.T) uint64 {
	if n, err := strconv.ParseUint(os.Getenv("AWAW_SEED"), 10, 63); err == nil {
		return n
	}
	n := uint64(time.Now().UnixNano() % 1_000_000)
	t.Logf("AWAW_SEED=%d repeats this run", n)
	return n
}

// mostByChance is how many commands a game by chance may take: the longest, Okinawa's, took 2,700 to 4,500 in sixty games.
const mostByChance = 6000

// cast plays some games of a system by chance, each with its nets, and replays their journals.
// Short tests play less, and the same games every time.
func cast(t *testing.T, s nets.System, games int) {
	first, every := uint64(1), 10
	if testing.Short() {
		games = 1
	} else {
		first, every = seed(t), 50
	}
	for i := range uint64(games) {
		t.Run(fmt.Sprint(first+i), func(t *testing.T) {
			journal := nets.RandomPlay(t, s, nets.Play{Seed: first + i, Most: mostByChance, Every: every, Back: 2})
			if i == 0 {
				nets.Replay(t, s, journal.Bytes())
			}
		})
	}
}

func TestNetsOverTestBoards(t *testing.T) {
	for name, given := range rough {
		t.Run(name, func(t *testing.T) {
			scene, board := roughScene(t, name, given)
			cast(t, nets.System{Rules: awaw.Rules{}, Kit: engine.Kit{Board: board, Tables: tables.Embedded()},
				Doc: engine.Doc{Name: name, Data: scene.Doc}}, 2)
		})
	}
}

func TestNetsOverScenarios(t *testing.T) {
	if testing.Short() {
		t.Skip("the boards made to be hard are enough for a short run")
	}
	for _, info := range scenarios.List() {
		t.Run(info.ID, func(t *testing.T) {
			doc, err := scenarios.Doc(info.ID)
			if err != nil {
				t.Fatal(err)
			}
			rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
			if err != nil {
				t.Fatal(err)
			}
			if rules.ID() != awaw.ID {
				t.Skip("another system's scenario")
			}
			cast(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, 1)
		})
	}
}

// roughScene sets a rough scene and reads its test board.
func roughScene(t *testing.T, name string, given []string) (*rulecase.Scene, *hexmap.Map) {
	t.Helper()
	scene, err := cases.FromGiven(name, given...)
	if err != nil {
		t.Fatal(err)
	}
	file := "../../tests/boards/" + scene.Board + ".toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	board, err := hexmap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	return scene, board
}
