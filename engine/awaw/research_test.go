package awaw_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/hexmap"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// longWar sets up a board with research and gives its kit.
func longWar(t *testing.T, given ...string) (engine.Position, engine.Kit) {
	t.Helper()
	kit := rulecase.Kit{Tables: tables.Embedded(), Boards: func(id string) (engine.Board, error) {
		file := "../../tests/boards/" + id + ".toml"
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		return hexmap.Load(file, data)
	}}
	scene, err := cases.FromGiven("long war", append([]string{"map europe-test", "turn Spring 1943", "control E10 Axis"}, given...)...)
	if err != nil {
		t.Fatal(err)
	}
	p, board, err := cases.Setup(kit, "long war", scene)
	if err != nil {
		t.Fatal(err)
	}
	return p, engine.Kit{Board: board, Tables: tables.Embedded()}
}

// An investment is read back from its own text, and what it brought from a save; broken saves are refused.
func TestResearchIsWrittenAndReadBack(t *testing.T) {
	p, kit := longWar(t, "laboratory Germany 4", "Germany AAF 2 at E10", "turns 2")
	rules, dice := awaw.Rules{}, engine.NewLoaded(6, 3)
	for _, order := range []string{"done", "done", "done", "invest Germany aircraft 1", "invest Germany radar 2"} {
		c, err := rules.ParseCommand(p, order)
		if err != nil {
			t.Fatal(err)
		}
		text := rules.FormatCommand(p, c)
		if back, err := rules.ParseCommand(p, text); err != nil || back != c || strings.Contains(order, "invest") && !strings.HasSuffix(text, order[len("invest Germany"):]) {
			t.Errorf("%q is written %q (%v)", order, text, err)
		}
		next, _, err := p.Apply(c, dice)
		if err != nil && order == "done" {
			continue // the steps before were passed of themselves
		}
		if err != nil {
			t.Fatalf("%s: %v", order, err)
		}
		if order == "done" && strings.Contains(written(p), "invest") {
			continue
		}
		p = next
	}
	data, err := p.(engine.Encoder).Encode()
	if err != nil {
		t.Fatal(err)
	}
	back, err := rules.Restore(kit, data)
	if err != nil || back.Digest() != p.Digest() {
		t.Fatalf("a position with research does not come back (%v)", err)
	}
	for _, broken := range []string{`"studies":[[1,99,0,0,0,0]]`, `"studies":[[0,1,0,0,0,0]]`, `"studies":[[1,1,99,0,0,0]]`, `"budget":[[1,99]]`, `"budget":[[9999,1]]`} {
		key, _, _ := strings.Cut(broken, ":")
		before, after, ok := strings.Cut(string(data), key)
		if !ok {
			t.Fatalf("%s is not in the save", key)
		}
		_, after, _ = strings.Cut(after, "]]")
		if _, err := rules.Restore(kit, []byte(before+broken+after)); err == nil {
			t.Errorf("a save with %s is read", broken)
		}
	}
}

func written(p engine.Position) string {
	var b strings.Builder
	for _, c := range p.Legal(1, nil) {
		b.WriteString(awaw.Rules{}.FormatCommand(p, c) + "\n")
	}
	return b.String()
}

// Bounds of research.toml: what is as large as may be is taken, one more is refused by its key.
func TestBrokenResearchTables(t *testing.T) {
	_, kit := longWar(t)
	scene, err := cases.FromGiven("long war", "map europe-test", "control E10 Axis")
	if err != nil {
		t.Fatal(err)
	}
	good, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	germany := regexp.MustCompile(`(?m)^Germany = \d+`)
	for points, fine := range map[string]bool{"0": true, "30": true, "31": false, "-1": false} {
		text := germany.ReplaceAllString(good["awaw/research.toml"], "Germany = "+points)
		kit.Tables = tables.Embedded().Override("test", fstest.MapFS{"awaw/research.toml": {Data: []byte(text)}})
		_, err := awaw.Rules{}.Setup(kit, engine.Doc{Name: "long war", Data: scene.Doc})
		if fine != (err == nil) || !fine && !strings.Contains(err.Error(), "points") {
			t.Errorf("%s points for Germany: %v", points, err)
		}
	}
}
