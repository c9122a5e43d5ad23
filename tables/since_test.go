package tables_test

import (
	"slices"
	"testing"
	"testing/fstest"

	"awaw/tables"
)

// A file that came later changes nothing for saves made before it; one whose values change does, whenever it came.
func TestFilesThatCameLater(t *testing.T) {
	lay := func(costs, ground string) tables.Set {
		return tables.Embedded().Override("test", fstest.MapFS{
			"awaw/costs.toml":  {Data: []byte(costs)},
			"awaw/ground.toml": {Data: []byte(ground)},
		})
	}
	old := lay("a = 1", "since = 3\nb = 1")
	if got := old.Editions("awaw"); !slices.Contains(got, 3) || !slices.IsSortedFunc(got, func(a, b int) int { return b - a }) {
		t.Errorf("editions %v, want 3 among them, the latest first", got)
	}
	before := old.Before(3).Hash("awaw")
	if before == old.Hash("awaw") {
		t.Error("a file of edition 3 counts for saves made before it")
	}
	if lay("a = 1", "since = 3\nb = 2").Before(3).Hash("awaw") != before {
		t.Error("its values count for saves made before it")
	}
	if lay("a = 2", "since = 3\nb = 1").Before(3).Hash("awaw") == before {
		t.Error("values of the first edition do not count")
	}
	if lay("a = 1", "since = 2\nb = 1").Hash("awaw") != old.Hash("awaw") {
		t.Error("the edition is counted among the values")
	}
}

// So does an entry of a list that came later than its file; what one of them holds is known by its own edition.
func TestEntriesThatCameLater(t *testing.T) {
	lay := func(more string) tables.Set {
		return tables.Embedded().Override("test", fstest.MapFS{"awaw/ground.toml": {Data: []byte("since = 3\n[[x]]\na = 1\n" + more)}})
	}
	old, later := lay(""), lay("[[x]]\na = 2\nsince = 9\n")
	if got := later.Editions("awaw"); !slices.Contains(got, 9) {
		t.Errorf("editions %v, want 9 among them", got)
	}
	if later.Hash("awaw") == old.Hash("awaw") {
		t.Error("the entry does not count")
	}
	if later.Before(9).Hash("awaw") != old.Before(9).Hash("awaw") {
		t.Error("the entry counts for saves made before it")
	}
	if before := later.Before(9); before.Reaches(9) || !before.Reaches(8) || !later.Reaches(9) || !before.Knows("awaw/ground.toml") {
		t.Error("a set does not tell which editions it reaches")
	}
}
