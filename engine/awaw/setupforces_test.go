// What is wrong with a unit of a scenario is said once: a name nobody knows is not taken for another, which then has its own faults.

package awaw_test

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

func TestAMistakeInTheForcesIsSaidOnce(t *testing.T) {
	kit := rulecase.Kit{Tables: tables.Embedded(), Boards: func(id string) (engine.Board, error) {
		file := "../../tests/boards/" + id + ".toml"
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		return hexmap.Load(file, data)
	}}
	for _, x := range [][2]string{{"Germany QQQ 5 5 5 at E10", "air[0].type"}, {"Narnia AAF 2 at E14", "air[0].nation"}, {"Germany AAF 2 at Z99", "air[0].at"}} {
		scene, err := cases.FromGiven(t.Name(), "map europe-test", "control E10 Axis", "control E14 Allies", x[0])
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = cases.Setup(kit, t.Name(), scene)
		if err == nil {
			t.Errorf("%s: accepted", x[0])
			continue
		}
		if text := err.Error(); strings.Count(text, "expected") != 1 || !strings.Contains(text, x[1]) {
			t.Errorf("%s: %s", x[0], text)
		}
	}
}
