// Every number of a scenario and of the rule values, at the least and the greatest that is taken: which they are, and what is said one
// beyond them, is kept.

package awaw_test

import (
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"testing"
	"testing/fstest"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/awaw/cases"
	"awaw/hexmap"
	"awaw/internal/nets"
	"awaw/tables"
)

func TestKeptLimitsOfScenarios(t *testing.T) {
	var kept []string
	keep := func(name string, kit engine.Kit, doc engine.Doc) {
		hash, numbers := fnv.New32a(), 0
		nets.Bounds(string(doc.Data), func(text string) error {
			_, err := awaw.Rules{}.Setup(kit, engine.Doc{Name: name, Data: []byte(text)})
			return err
		}, func(line, least, most int, below, beyond error) {
			numbers++
			fmt.Fprintln(hash, line, least, most, below, beyond)
		})
		kept = append(kept, fmt.Sprintf("%s: %d numbers, %08x", name, numbers, hash.Sum32()))
	}
	for _, name := range slices.Sorted(maps.Keys(rough)) {
		scene, board := roughScene(t, name, rough[name])
		keep(name, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: name, Data: scene.Doc})
	}
	for _, year := range []string{"1900", "1901", "1999", "2000"} {
		scene, board := roughScene(t, year, []string{"map europe-test", "turn Summer " + year})
		_, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: year, Data: scene.Doc})
		kept = append(kept, fmt.Sprintf("%s: %v", year, err))
	}
	nets.Kept(t, "testdata/limits.txt", kept, *rerecord)
}

func TestKeptLimitsOfRuleValues(t *testing.T) {
	shipped, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	read := map[string][]string{"awaw/training.toml": divine, "awaw/strategic.toml": bombers} // the others by every scenario
	var kept []string
	for _, file := range slices.Sorted(maps.Keys(shipped)) {
		given, ok := read[file]
		if !ok {
			given = overLand
		}
		scene, board := roughScene(t, file, given)
		doc := engine.Doc{Name: "case", Data: scene.Doc}
		if file == "awaw/pearl.toml" {
			doc, board = surprised(t)
		}
		if _, err := (awaw.Rules{}).Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, doc); err != nil {
			t.Fatal(err)
		}
		hash, numbers, lists := fnv.New32a(), 0, 0
		with := func(text string) error {
			set := tables.Embedded().Override("changed", fstest.MapFS{file: {Data: []byte(text)}})
			_, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: set}, doc)
			return err
		}
		nets.DamagedLists(shipped[file], func(what, text string) {
			lists++
			fmt.Fprintln(hash, what, with(text))
		})
		nets.Bounds(shipped[file], with, func(line, least, most int, below, beyond error) {
			numbers++
			fmt.Fprintln(hash, line, least, most, below, beyond)
		})
		kept = append(kept, fmt.Sprintf("%s: %d numbers, %d lists, %08x", file, numbers, lists, hash.Sum32()))
	}
	nets.Kept(t, "testdata/values.txt", kept, *rerecord)
}

// surprised is a scenario that begins with a surprise.
func surprised(t *testing.T) (engine.Doc, *hexmap.Map) {
	t.Helper()
	isles := worlds[slices.IndexFunc(worlds, func(w world) bool { return w.name == "isles" })]
	scene, err := cases.FromGiven("surprised", slices.Concat([]string{"map isles"}, isles.always, []string{"surprise Four at C6 away us-pacific tension 5", "surprised Two toward A4"})...)
	if err != nil {
		t.Fatal(err)
	}
	return engine.Doc{Name: "surprised", Data: scene.Doc}, isles.board(t)
}
