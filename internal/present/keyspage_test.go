package present

import (
	"testing"

	"awaw/internal/present/pages"
)

// The head of a group never stands alone at the foot of a column, whatever the length of the groups.
func TestNoHeadStandsAloneAtTheFootOfAColumn(t *testing.T) {
	for first := 1; first < 12; first++ {
		var all []pages.KeyEntry
		for _, n := range []int{first, 5, 7, 3} {
			all = append(all, pages.KeyEntry{Head: "group"})
			for range n {
				all = append(all, pages.KeyEntry{Key: "k", Does: "this"})
			}
		}
		for per := 3; per < len(all); per++ {
			at := pages.Columns(all, per)
			for i, e := range all {
				if at[i][1] >= per {
					t.Fatalf("first group %d, %d rows: entry %d in row %d", first, per, i, at[i][1])
				}
				if e.Head != "" && at[i+1][0] != at[i][0] {
					t.Errorf("first group %d, %d rows: head %d in column %d, its key in %d", first, per, i, at[i][0], at[i+1][0])
				}
			}
		}
	}
}
