package present

import "testing"

// The head of a group never stands alone at the foot of a column, whatever the length of the groups.
func TestNoHeadStandsAloneAtTheFootOfAColumn(t *testing.T) {
	for first := 1; first < 12; first++ {
		var all []keyEntry
		for _, n := range []int{first, 5, 7, 3} {
			all = append(all, keyEntry{head: "group"})
			for range n {
				all = append(all, keyEntry{key: "k", does: "this"})
			}
		}
		for per := 3; per < len(all); per++ {
			at := columns(all, per)
			for i, e := range all {
				if at[i][1] >= per {
					t.Fatalf("first group %d, %d rows: entry %d in row %d", first, per, i, at[i][1])
				}
				if e.head != "" && at[i+1][0] != at[i][0] {
					t.Errorf("first group %d, %d rows: head %d in column %d, its key in %d", first, per, i, at[i][0], at[i+1][0])
				}
			}
		}
	}
}
