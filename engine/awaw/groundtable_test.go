// What ground.toml and missions.toml must not say: each fault is refused by file and key.

package awaw_test

import (
	"errors"
	"fmt"
	"regexp"
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

// Every number of missions.toml has a least that is taken, and one less is refused by its key.
func TestLeastNumbersOfMissions(t *testing.T) {
	scene, board := roughScene(t, "over the land", rough["over the land"])
	values, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	with := func(key string, n int) error {
		_, name, _ := strings.Cut(key, ".")
		line := regexp.MustCompile(`(?m)^` + name + ` = \d+`)
		text := values["awaw/missions.toml"]
		if !line.MatchString(text) {
			t.Fatalf("missions.toml has no %s", name)
		}
		text = line.ReplaceAllString(text, fmt.Sprintf("%s = %d", name, n))
		set := tables.Embedded().Override("test", fstest.MapFS{"awaw/missions.toml": {Data: []byte(text)}})
		_, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: set}, engine.Doc{Name: "scene", Data: scene.Doc})
		return err
	}
	for key, least := range map[string]int{
		"support.per_attacker": 1, "support.per_defender": 1, "support.escorts_per_invader": 0, "support.squadrons": 1, "support.army_against_landing": 1,
		"support.naval_against_landing": 1, "support.own_hex_winter": 1, "transport.hexes_europe": 1, "transport.hexes_pacific": 1,
		"transport.embark_zone_europe": 0, "transport.embark_zone_pacific": 0, "transport.debark": 0, "transport.debark_rough": 0,
	} {
		if err := with(key, least); err != nil {
			t.Errorf("%s: %d is refused: %v", key, least, err)
		}
		var fault *tables.Error
		if err := with(key, least-1); !errors.As(err, &fault) || fault.Key != key {
			t.Errorf("%s: %d: %v; expected a refusal of the key", key, least-1, err)
		}
	}
}
