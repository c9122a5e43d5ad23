package game_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/supremacy/game"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// Who may be sent against an attack is told before it: aircraft beside it of powers that may help whoever stands there, but not from a base that is attacked
// itself.
func TestWhoMayBeSentIsToldBefore(t *testing.T) {
	const text = `system = "supremacy"

[[case]]
rule = ["as.dispatch.8"]
name = "Nobody is attacked yet."
given = ["Germany owns FRA", "Germany has 3 fighter at FRA", "U.K. owns GBR", "U.K. has 2 infantry 1 fighter 1 bomber at GBR", "U.K. has 1 destroyer at SCO",
  "U.K. has 1 carrier 1 fighter at IRS", "U.S.A. has 1 carrier 2 fighter at NA5"]
orders = ["from FRA"]
expect = ["phase combat"]

[[case]]
rule = ["as.dispatch.9"]
name = "Great Britain is attacked."
given = ["Germany owns FRA", "Germany has 3 fighter at FRA", "U.K. owns GBR", "U.K. has 2 infantry 1 fighter 1 bomber at GBR", "U.K. has 1 destroyer at SCO",
  "U.K. has 1 carrier 1 fighter at IRS", "U.S.A. has 1 carrier 2 fighter at NA5"]
orders = ["from FRA", "sortie fighter FRA GBR"]
expect = ["phase combat"]
`
	f, err := game.Grammar().Parse("sent.toml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	kit := rulecase.Kit{Boards: game.ReadBoard, Tables: tables.Embedded()}
	sea := board(t, "north-sea")
	want := []map[string]int{{"SCO": 5, "GBR": 1, "NA5": 1, "IRS": 4, "NOR": 0}, {"SCO": 3, "GBR": 1, "IRS": 2}}
	for i := range f.Cases {
		pos, err := kit.Position(&f.Cases[i])
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*game.Position)
		for code, n := range want[i] {
			at := sea.Find(code)
			if at < 0 {
				t.Fatalf("no %s", code)
			}
			leaving, there := p.Perils(engine.SpaceRef(at))
			got := 0
			for _, x := range there {
				if got += x.Text.Args[0].N; x.Cite != "as.dispatch.8" || !x.May {
					t.Errorf("%s: %+v", code, x)
				}
			}
			if got != n || len(leaving) > 0 {
				t.Errorf("%s %d may be sent to %s, want %d; on the way %v", f.Cases[i].Name, got, code, n, leaving)
			}
		}
	}
}
