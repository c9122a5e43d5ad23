package cases

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"awaw/engine"
	"awaw/engine/request"
	"awaw/tables"
)

// Rule values of a player that cannot be are refused, with file and key.
func TestValuesThatCannotBe(t *testing.T) {
	read := func(name string) string {
		data, err := os.ReadFile("../../../tables/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	for _, c := range []struct{ file, from, to, key string }{
		{"realism/units.toml", "dice = 6", "dice = 60", "dice"},
		{"realism/units.toml", "attack = 4", "attack = 7", "unit[6]"},
		{"realism/units.toml", `id = "carrier"`, `id = "fighter"`, "unit[7].id"},
		{"realism/units.toml", `id = "artillery"`, `id = "cannon"`, "artillery"},
		{"realism/units.toml", "move = 6", "move = 21", "unit[6].move"},
		{"realism/units.toml", `class = "air"`, `class = "moon"`, "class"},
		{"realism/missions.toml", "spaces = 3", "spaces = 0", "mission[0]"},
		{"realism/missions.toml", "moves = 2", "moves = 0", "1 to 20"},
		{"realism/missions.toml", "barrage = 2", "barrage = 99", "bombing.barrage"},
		{"supremacy/units.toml", "dice = 12", "dice = 1", "dice"},
		{"supremacy/units.toml", "bombs = 2", "bombs = 9", "bombs"},
		{"supremacy/units.toml", "attack = 8", "attack = 13", "unit[3]"},
		{"supremacy/units.toml", `attacker = ["dogfighter"`, `attacker = ["infantry"`, "air"},
		{"supremacy/units.toml", `attacker = ["dogfighter"`, `attacker = ["ghost"`, "air"},
	} {
		text := read(c.file)
		if !strings.Contains(text, c.from) {
			t.Fatalf("%s has no %q", c.file, c.from)
		}
		set := tables.Embedded().Override("mine", fstest.MapFS{c.file: {Data: []byte(strings.Replace(text, c.from, c.to, 1))}})
		system := engine.SystemID(strings.Split(c.file, "/")[0])
		for _, s := range systems {
			if s.id != system {
				continue
			}
			if _, err := s.load(set); err == nil || !strings.Contains(err.Error(), "mine/"+c.file) || !strings.Contains(err.Error(), c.key) {
				t.Errorf("%s: %s for %s: %v", c.file, c.to, c.from, err)
			}
		}
	}
}

// Boards may have ten thousand spaces, and no more.
func TestLargeBoards(t *testing.T) {
	for n, refused := range map[int]bool{10_000: false, 10_001: true} {
		spaces := map[string]any{}
		for i := range n {
			spaces[fmt.Sprint(i)] = map[string]any{"kind": "sea"}
		}
		answer := answered(t, values(t, "realism"), map[string]any{"kind": "path", "graph": map[string]any{"spaces": spaces, "edges": [][]string{{"0", "1"}}},
			"aircraft": "ship", "mission": "sail", "from": "0", "path": []string{"1"}})
		if (answer["refused"] != nil) != refused {
			t.Errorf("%d spaces: %v", n, answer)
		}
	}
	if r := request.Refuse("forces", "%d of them", 2); r.Error() != "forces: 2 of them" {
		t.Error(r)
	}
}

// Nobody who joins changes nothing.
func TestNobodyJoins(t *testing.T) {
	v := values(t, "supremacy")
	alone := map[string]any{"kind": "odds", "attacker": map[string]int{"bomber": 1}, "defender": map[string]int{"infantry": 1}}
	want := answered(t, v, alone)
	alone["join"] = []any{map[string]any{"round": 2, "units": map[string]int{"fighter": 0}}}
	for _, fault := range Unlike(want, answered(t, v, alone)) {
		t.Error(fault)
	}
}
