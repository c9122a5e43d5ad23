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
