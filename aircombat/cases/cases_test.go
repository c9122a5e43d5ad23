package cases

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/aircombat"
	"awaw/tables"
	"awaw/units"
)

func rules(t *testing.T) *aircombat.Rules {
	t.Helper()
	u, err := units.Load(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	r, err := aircombat.Load(tables.Embedded(), u)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestCases(t *testing.T) {
	files, err := filepath.Glob("../../tests/cases/aircombat/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no case files: %v", err)
	}
	r := rules(t)
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, err := Parse(filepath.Base(file), data)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			t.Run(c.Name, func(t *testing.T) {
				for _, d := range Run(r, c) {
					t.Error(d)
				}
			})
		}
	}
}

// A runner that passes everything would hide every fault, so it must notice wrong expectations of each sort.
func TestRunnerNotices(t *testing.T) {
	r := rules(t)
	base := Case{File: "x", Name: "n", Given: []string{"attacker = 3 Germany AAF", "defender = 2 Italy AAF"},
		Orders: []string{"round"}, Dice: []int{4, 3, 4, 3}}
	for _, wrong := range []string{"net +2", "squadrons", "attacker strength 4", "attacker drm 1", "attacker modified 7", "attacker result 0/0",
		"attacker loses 3 Germany AAF", "attacker left 9", "defender chooses", "attacker does not roll", "over 19.12", "round 2",
		"refused 19.11", "attacker types 2", "attacker ledger 19.31A +2", "gibberish", "attacker gibbers", "defender loses 1 Spain AAF"} {
		c := base
		c.Expect = []string{wrong}
		if len(Run(r, c)) == 0 {
			t.Errorf("%q passed", wrong)
		}
	}
	c := base
	c.Dice = append(c.Dice, 1)
	if d := Run(r, c); len(d) != 1 || !strings.Contains(d[0].String(), "nobody rolled") {
		t.Errorf("a die left over gave %v", d)
	}
	c = base
	c.Dice = c.Dice[:3]
	if d := Run(r, c); len(d) != 1 || !strings.Contains(d[0].String(), "used up") {
		t.Errorf("a die missing gave %v", d)
	}
}

func TestParseNamesLine(t *testing.T) {
	_, err := Parse("bad.toml", []byte("[[case]]\nrule = [\"19.2\"]\nname = \"x\"\ngiven = [\"cap\"]\nexpct = [\"net +1\"]\nexpect = [\"net +1\"]\n"))
	if err == nil || !strings.Contains(err.Error(), "bad.toml:5") {
		t.Errorf("got %v, want the line of the unknown key", err)
	}
}

// The runner of strikes must notice wrong expectations of each sort too.
func TestNavalRunnerNotices(t *testing.T) {
	r := rules(t)
	base := Case{File: "x", Name: "n", Given: []string{"strike = 3 US NAS", "guard = 1 Japan NAS", "cap", "ships = Japan CV4, Japan DD3"},
		Orders: []string{"guard", "air defense", "attack CV4"}, Dice: []int{6, 6, 1, 1, 1, 1, 6, 6}}
	base.Expect = []string{"left 3", "level 3", "modified 13", "effects 4", "CV4 sunk", "light 3", "guards lost 1", "defense result 0/0", "net +1", "rolls 1"}
	if d := Run(r, base); len(d) != 0 {
		t.Fatal(d)
	}
	for _, wrong := range []string{"left 2", "level 2", "modified 12", "effects 3", "CV4 damaged", "CV5 sunk", "light 2", "guards lost 0", "defense 8",
		"defense result 0/1", "net +0", "ledger 17.354 +2", "no ledger 17.354", "ledger 17.47H +1", "rolls 2", "eliminated 1", "turned 1", "drawn 1 0 0",
		"surplus 1", "categories 2", "pool 6 11", "makes 1 1 5", "refused 23.42", "gibberish"} {
		c := base
		c.Expect = []string{wrong}
		if len(Run(r, c)) == 0 {
			t.Errorf("%q passed", wrong)
		}
	}
	c := base
	c.Dice = append(c.Dice, 1)
	if d := Run(r, c); len(d) != 1 || !strings.Contains(d[0].String(), "nobody rolled") {
		t.Errorf("a die left over gave %v", d)
	}
	for _, given := range []string{"ships = Japan XX4", "ships = Atlantis CV4", "fog", "surprise x"} {
		c := base
		c.Given = append([]string{given}, base.Given...)
		if len(Run(r, c)) != 1 {
			t.Errorf("%q passed", given)
		}
	}
}
