package table

import (
	"testing"

	"awaw/internal/present/scene"
)

// Nine rows bear a number at once, 0 goes on to the next and round; a list of another length begins anew.
func TestNines(t *testing.T) {
	var n Nines
	key := func(name string) scene.Key { return scene.Key{Name: name} }
	for _, x := range []struct {
		key   string
		of    int
		row   int
		taken bool
	}{{"0", 9, -1, false}, {"9", 9, 8, true}, {"9", 8, -1, true}, {"1", 20, 0, true}, {"0", 20, -1, true}, {"1", 20, 9, true}, {"0", 20, -1, true},
		{"2", 20, 19, true}, {"3", 20, -1, true}, {"0", 20, -1, true}, {"1", 20, 0, true}, {"0", 20, -1, true}, {"1", 12, 0, true}, {"d", 12, -1, false}} {
		if row, taken := n.Key(key(x.key), x.of); row != x.row || taken != x.taken {
			t.Errorf("%q of %d: row %d, %t", x.key, x.of, row, taken)
		}
	}
	n = Nines{}
	n.Key(key("0"), 20)
	for i, want := range map[int]string{0: "", 8: "", 9: "1", 17: "9", 18: ""} {
		if got := n.Number(i, 20); got != want {
			t.Errorf("row %d bears %q", i, got)
		}
	}
}
