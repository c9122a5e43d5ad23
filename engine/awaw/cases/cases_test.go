package cases_test

import (
	"os"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw/cases"
	"awaw/hexmap"
	"awaw/internal/rulecase"
	"awaw/tables"
)

var kit = rulecase.Kit{Tables: tables.Embedded(), Boards: func(id string) (engine.Board, error) {
	file := "../../../tests/boards/" + id + ".toml"
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return hexmap.Load(file, data)
}}

const head = "system = \"awaw\"\n[[case]]\nrule = [\"18.21\"]\nname = \"x\"\n"

func run(t *testing.T, orders, dice, expect string) []rulecase.Difference {
	t.Helper()
	f, err := cases.Parse("x.toml", []byte(head+
		`given = ["map europe-test", "control E10 Axis", "control E14 E18 Allies", "Germany AAF 5 at E10", "Britain AAF 5 at E14", "Britain AT 1 at E18 inverted", "supply E18 none"]`+
		"\norders = ["+orders+"]\ndice = ["+dice+"]\nexpect = ["+expect+"]\n"))
	if err != nil {
		t.Fatal(err)
	}
	return kit.Run(&f.Cases[0])
}

// A runner that passes everything would hide every fault: each kind of expectation must be able to fail, and to hold.
func TestRunnerNotices(t *testing.T) {
	orders, dice := `"until announce", "fly #0 E14", "done", "roll"`, "1, 1, 1, 1"
	for right, wrong := range map[string]string{
		"#0 size 4":                "#0 size 5",
		"#1 at E14":                "#1 at E18",
		"#1 ready":                 "#1 inverted",
		"#2 inverted":              "#2 ready",
		"#0 flying E14":            "#0 flying E18",
		"#0 range 4":               "#0 range 3",
		"#0 drm 2":                 "#0 drm 1",
		"#0 note flying":           "#0 note ready",
		"#9 gone":                  "#0 gone",
		"not #0 staged":            "#0 staged",
		"not #0 new":               "#0 new",
		"total Allies 5":           "total Allies 6",
		"total Britain 1 AT":       "total Britain 1 AAF",
		"total Allies 1 inverted":  "total Allies 1 ready",
		"total Axis 4 at E10":      "total Axis 4 at E14",
		"asked Allies":             "asked Axis",
		"ask stay":                 "ask press",
		"now turn 1 movement":      "now combat",
		"legal stay":               "legal press",
		"not legal Axis: stop":     "not legal stay",
		"legal count stay 1":       "legal count flee #1 2",
		"fight E14":                "fight none",
		"round 1":                  "round 2",
		"strength attacker 4":      "strength defender 5",
		"net attacker 0":           "net defender 1",
		"used E14 4":               "used E14 5",
		"capacity E14 5":           "capacity E14 10",
		"control E14 Allies":       "control E14 none",
		"mark E14 struck":          "mark E18 struck",
		"airbases Germany 0":       "airbases Germany 1",
		"not airbase E10 Germany":  "airbase E10 Germany",
		"points Axis 0":            "points Axis 1",
		"event awaw.rolled":        "event awaw.fight.empty",
		"cite 19.21":               "cite 18.521D",
		"not over":                 "over",
		"look range Britain SB 4":  "look range Britain SB 8",
		"look drm Italy AAF 1":     "look drm Italy AAF 2",
		"look staging Italy NAS 6": "look staging Italy NAS 3",
		"look airbases Italy 2":    "look airbases Italy 3",
	} {
		if d := run(t, orders, dice, `"`+right+`"`); len(d) > 0 {
			t.Errorf("%q does not hold: %v", right, d)
		}
		if d := run(t, orders, dice, `"`+wrong+`"`); len(d) == 0 {
			t.Errorf("%q passed", wrong)
		}
	}
	for _, nonsense := range []string{"gibberish", "#0 gibbers", "#0 at", "#0 at E999", "not #0 at E999", "legal gibber", "not legal gibber", "total Mars 3",
		"asked", "mark E14", "setup refused", "look range Atlantis AAF 4", "row nobody 3", "now never", "used E14 4 5"} {
		if d := run(t, orders, dice, `"`+nonsense+`"`); len(d) == 0 {
			t.Errorf("%q passed", nonsense)
		}
	}
}

func TestOrdersThatMustNotPass(t *testing.T) {
	for _, x := range []struct{ orders, dice, says string }{
		{`"until announce", "fly #0 E14", "done", "roll"`, "1, 1, 1, 1, 6", "1 of the loaded dice were not rolled"},
		{`"until announce", "fly #0 E14", "done", "roll"`, "1, 1, 1", "loaded dice are used up"},
		{`"stage #0 E14"`, "", "was refused"},
		{`"! done -> 18.5"`, "", "was accepted"},
		{`"! stage #0 E14 -> 18.12"`, "", "not by 18.12"},
		{`"! stage #0 E14"`, "", "ends in the paragraph"},
		{`"gibber"`, "", "is no command"},
		{`"until turn 9"`, "", "is not reached"},
		{`"until never"`, "", "is no side"},
		{`"? #0 at E14"`, "", "it is at"},
	} {
		d := run(t, x.orders, x.dice, `"#0 at E10"`)
		if len(d) == 0 || !strings.Contains(d[0].String(), x.says) {
			t.Errorf("%s gave %v, want %q", x.orders, d, x.says)
		}
	}
}

func TestFaultsNameFileAndLine(t *testing.T) {
	for _, x := range []struct{ text, says string }{
		{head + "given = [\"map m\"]\nexpct = []\nexpect = [\"#0 gone\"]\n", "x.toml:6"},
		{head + "given = [\"map m\",\n\"control E2\"]\nexpect = [\"#0 gone\"]\n", `x.toml:6: given: expected a line of the form "control PLACE... SIDE|none"`},
		{head + "given = [\"Germany AAF at E2\"]\nexpect = [\"#0 gone\"]\n", "NATION TYPE SIZE"},
		{head + "given = [\"turns 2\"]\nexpect = [\"#0 gone\"]\n", "expected a board"},
		{head + "given = [\"map m\"]\n", "a case must be able to fail"},
		{"system = \"awaw\"\n", "at least one"},
		{head + "given = [\"map m\"]\nexpect = [\"#0 gone\"]\n[[case]]\nrule = [\"18\"]\nname = \"x\"\ngiven = [\"map m\"]\nexpect = [\"#0 gone\"]\n", "a name no other case"},
		{"[[case]]\nrule = [\"18\"]\nname = \"x\"\n", `expected "awaw"`},
	} {
		_, err := cases.Parse("x.toml", []byte(x.text))
		if err == nil || !strings.Contains(err.Error(), x.says) {
			t.Errorf("%q gave %v, want %q", x.text, err, x.says)
		}
	}
}

func TestGivenFillsTheScenario(t *testing.T) {
	scene, err := cases.FromGiven("x", "map europe-test", "kill 3", "objective E14 Axis 2 within 1", "winter 8 turn 1", "oil Italy turn 1-2", "Japan NAS 3 at E10 inverted elite",
		"arrive Germany AAF 2 pool turn 1", `"United States" AAF 2 at E14`)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"kill = 3\n[[victory.objective]]", "result = 8", "to_turn = 2", "elite = true", "inverted = true", "pool = true", `nation = "United States"`} {
		if !strings.Contains(string(scene.Doc), want) {
			t.Errorf("%q is missing from\n%s", want, scene.Doc)
		}
	}
}

// What a position cannot be set up with is told at the given line that says it, wherever in the file that stands; what no line
// says, at the case.
func TestFaultsOfTheSetUpNameTheGivenLine(t *testing.T) {
	f, err := cases.Parse("x.toml", []byte("system = \"awaw\"\ngiven = [\"map europe-test\",\n\"control E10 E14 Axis\", \"turn Autumn 1940\",\n\"Germany AAF 9 at E10\"]\n\n"+
		"[[case]]\nrule = [\"18.21\"]\nname = \"x\"\ngiven = [\"Germany AAF 1 at E14\",\n\"Germany AAF 1 at ZZ9\"]\nexpect = [\"#0 gone\"]\n"))
	if err != nil {
		t.Fatal(err)
	}
	var told string
	for _, d := range kit.Run(&f.Cases[0]) {
		told += d.String() + "\n"
	}
	for _, want := range []string{`x.toml:4: air[0].at: expected no more than 5 air factors there`, `in "Germany AAF 9 at E10"`, `x.toml:10: air[2].at: `, `in "Germany AAF 1 at ZZ9"`,
		`x.toml:6: scenario.first_turn: `} {
		if !strings.Contains(told, want) {
			t.Errorf("%q is not told: %s", want, told)
		}
	}
	if strings.Contains(told, "E14\"") || strings.Contains(told, "scenario of") {
		t.Errorf("a sound line is blamed, or the scenario's own text: %s", told)
	}
}
