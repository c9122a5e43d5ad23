// What ground.toml and missions.toml must not say: each fault is refused by file and key.

package awaw_test

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/tables"
)

func TestBrokenGroundTables(t *testing.T) {
	scene, board := roughScene(t, "over the land", rough["over the land"])
	doc := engine.Doc{Name: "scene", Data: scene.Doc}
	values, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct{ file, old, with, key string }{
		{"awaw/ground.toml", `"1:4"`, `"0:4"`, "combat.odds"},
		{"awaw/ground.toml", `"1:4"`, `"1:0"`, "combat.odds"},
		{"awaw/ground.toml", `"1:4"`, `"one"`, "combat.odds"},
		{"awaw/ground.toml", `["A", "A", "A", "A", "a", "a", "Ex", "Ex", "Ex"],`, ``, "combat.results"},
		{"awaw/ground.toml", `["A", "A", "A", "A", "a", "a", "Ex", "Ex", "Ex"]`, `["A", "A"]`, "combat.results"},
		{"awaw/ground.toml", `["A", "A", "A", "A", "a", "a", "Ex", "Ex", "Ex"]`, `["A", "A", "A", "A", "a", "a", "Ex", "Ex", "X"]`, "combat.results"},
		{"awaw/ground.toml", "swamp = 2", "swamp = 0", "movement.swamp"},
		{"awaw/ground.toml", "mountain = 3\njungle = 2", "jungle = 2", "movement.mountain"},
		{"awaw/ground.toml", `hardy = ["Russia", "Finland"]`, `hardy = ["Ruritania"]`, "effects.hardy"},
		{"awaw/ground.toml", `junglewise = ["Japan"]`, `junglewise = ["Ruritania"]`, "effects.junglewise"},
		{"awaw/missions.toml", "squadrons = 3", "squadrons = 0", "support.squadrons"},
		{"awaw/missions.toml", "per_attacker = 3", "per_attacker = 0", "support.per_attacker"},
		{"awaw/missions.toml", "per_defender = 3", "per_defender = 1001", "support.per_defender"},
		{"awaw/missions.toml", "debark = 1", "debark = -1", "transport.debark"},
	} {
		text := strings.Replace(values[x.file], x.old, x.with, 1)
		if text == values[x.file] {
			t.Errorf("%s holds no %q to break", x.file, x.old)
			continue
		}
		set := tables.Embedded().Override("test", fstest.MapFS{x.file: {Data: []byte(text)}})
		_, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: set}, doc)
		var fault *tables.Error
		if !errors.As(err, &fault) || fault.Key != x.key {
			t.Errorf("%q for %q: %v; expected a refusal of %s", x.with, x.old, err, x.key)
		}
	}
	limits := strings.Replace(values["awaw/missions.toml"], "per_defender = 3", "per_defender = 1000", 1)
	set := tables.Embedded().Override("test", fstest.MapFS{"awaw/missions.toml": {Data: []byte(limits)}})
	if _, err := (awaw.Rules{}).Setup(engine.Kit{Board: board, Tables: set}, doc); err != nil {
		t.Errorf("the highest number is refused: %v", err)
	}
}
