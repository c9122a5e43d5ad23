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
