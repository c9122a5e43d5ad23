// Games by chance over the boards made to be hard, whose course is kept.

package awaw_test

import (
	"flag"
	"maps"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/nets"
	"awaw/tables"
)

var rerecord = flag.Bool("rerecord", false, "write the courses of the games by chance that are kept anew")

func TestKeptGamesOverTestBoards(t *testing.T) {
	var lines []string
	boards := maps.Clone(rough)
	boards["divine"] = divine
	for _, name := range slices.Sorted(maps.Keys(boards)) {
		scene, board := roughScene(t, name, boards[name])
		p, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: name, Data: scene.Doc})
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, nets.Courses(t, name, p, 6)...)
	}
	nets.Kept(t, "testdata/kept.txt", lines, *rerecord)
}
