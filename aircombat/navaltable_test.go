// The Naval Attack Table as printed, and what its numbers hold together.

package aircombat

import (
	"testing"

	"pgregory.net/rapid"

	"awaw/engine"
	"awaw/tables"
	"awaw/units"
)

func shippedNaval(t testing.TB) *Naval {
	t.Helper()
	n, err := LoadNaval(tables.Embedded(), shipped(t))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// Rows 2 to 20 are windows of one sequence: four 0, four 1, three 2, three 3, then every number twice. Row n begins at 2(n-1) up
// to 5 squadrons, and at n+3 beyond. Row 1 alone departs from it.
func TestNavalRowsAreWindows(t *testing.T) {
	n := shippedNaval(t)
	seq := []int{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3}
	for e := 4; e <= 14; e++ {
		seq = append(seq, e, e)
	}
	for row := 2; row <= 20; row++ {
		from := row + 3
		if row <= 5 {
			from = 2 * (row - 1)
		}
		for roll := 2; roll <= 12; roll++ {
			if got, want := n.Effects(row, roll), seq[from+roll-2]; got != want {
				t.Errorf("%d squadrons rolling %d: %d, want %d", row, roll, got, want)
			}
		}
	}
	for roll, want := range map[int]int{2: 0, 5: 0, 6: 1, 10: 1, 11: 2, 12: 2} {
		if got := n.Effects(1, roll); got != want {
			t.Errorf("one squadron rolling %d: %d, want %d", roll, got, want)
		}
	}
}

// Squadrons read the row of the fleet factors they stand beside, and every factor up to 25 has a row.
func TestNavalRowsOfFleets(t *testing.T) {
	n := shippedNaval(t)
	for squadrons, f := range [][2]int{1: {3, 3}, 2: {5, 6}, 3: {7, 9}, 4: {10, 12}, 5: {13, 15}, 6: {16, 18}, 7: {19, 21}, 8: {22, 24}, 9: {25, 25}} {
		for factors := f[0]; factors <= f[1] && squadrons > 0; factors++ {
			for roll := 2; roll <= 12; roll++ {
				if n.Gunnery(factors, roll) != n.Effects(squadrons, roll) {
					t.Errorf("%d factors rolling %d do not read the row of %d squadrons", factors, roll, squadrons)
				}
			}
		}
	}
	for _, c := range [][3]int{{1, 7, 0}, {1, 8, 1}, {2, 6, 0}, {2, 7, 1}, {2, 12, 2}, {4, 4, 0}, {4, 5, 1}, {4, 10, 2}, {4, 12, 3}, {25, 2, 3}, {25, 12, 8}, {0, 12, 0}, {-3, 12, 0}} {
		if got := n.Gunnery(c[0], c[1]); got != c[2] {
			t.Errorf("%d factors rolling %d: %d, want %d", c[0], c[1], got, c[2])
		}
	}
}

// More than 20 squadrons read row 20 and the row of the rest with the same dice; rolls are held to the columns; more squadrons or
// a better roll never do less.
func TestNavalTableAddsAndRises(t *testing.T) {
	n := shippedNaval(t)
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.IntRange(0, 90).Draw(t, "squadrons")
		m := rapid.IntRange(-30, 40).Draw(t, "modified")
		x := n.Effects(s, m)
		if got, want := n.Effects(s+20, m), x+n.Effects(20, m); got != want {
			t.Fatalf("20 squadrons more: %d, want %d", got, want)
		}
		if n.Effects(s, min(max(m, 2), 12)) != x || n.Clamp(m) != min(max(m, 2), 12) {
			t.Fatal("the roll is not held to the table")
		}
		if n.Effects(s, m+1) < x || n.Effects(s+1, m) < x {
			t.Fatalf("%d squadrons rolling %d: more of it does less", s, m)
		}
		if n.Gunnery(s+1, m) < n.Gunnery(s, m) && s < 25 {
			t.Fatalf("%d factors do more than one more", s)
		}
	})
	if got := n.Effects(45, 7); got != 11+11+3 {
		t.Errorf("45 squadrons rolling 7 have %d effects, want 11, 11 and 3", got)
	}
}

func TestNavalTableView(t *testing.T) {
	n := shippedNaval(t)
	v := n.TableView(Lit{Side: 1, Strength: 25, Rolled: true, Modified: 1}, Lit{Side: 2, Strength: 20}, Lit{Side: 1, Strength: 40}, Lit{Side: 1})
	want := []engine.TableLit{{Side: 1, Row: 19, Col: 0}, {Side: 1, Row: 4, Col: 0}, {Side: 2, Row: 19, Col: -1}, {Side: 1, Row: 19, Col: -1}}
	if len(v.Lit) != len(want) || len(v.Rows) != 20 || len(v.Columns) != 11 {
		t.Fatalf("%d rows, %d columns, lit %v", len(v.Rows), len(v.Columns), v.Lit)
	}
	for i, l := range v.Lit {
		if l != want[i] {
			t.Errorf("lit %v, want %v", l, want[i])
		}
	}
	for i, row := range v.Rows {
		if len(row.Cells) != 11 || row.Cells[0] != []string{"0", "0", "1", "1", "2", "2", "2", "3", "3", "3", "4", "4", "5", "5", "6", "6", "7", "7", "8", "8"}[i] {
			t.Errorf("row %s begins with %s of %d cells", row.Label, row.Cells[0], len(row.Cells))
		}
	}
	d := n.DefenseView(Lit{Side: 2, Strength: 14, Rolled: true, Modified: 15}, Lit{Side: 2, Strength: 0})
	for i, want := range []string{"1-3", "4-7", "8-12", "13-18", "19-25", "26-35", "36-50", "51+"} {
		if i >= len(d.Rows) || d.Rows[i].Label != want {
			t.Errorf("row %d of air defense is not labelled %s", i, want)
		}
	}
	if first := n.DefenseView(Lit{Side: 1, Strength: 2}).Lit; len(first) != 1 || first[0].Row != 0 || first[0].Col != -1 {
		t.Errorf("two factors of air defense light %v", first)
	}
	if len(d.Lit) != 1 || d.Rows[d.Lit[0].Row].Label != "13-18" || d.Rows[d.Lit[0].Row].Cells[d.Lit[0].Col] != "2/2" {
		t.Errorf("air defense lit %v", d.Lit)
	}
}

// Every nation has a naval DRM, all of them the house's.
func TestNavalNationality(t *testing.T) {
	n := shippedNaval(t)
	for i := range n.r.units.Nations {
		if d, house := n.DRM(units.Nation(i)); d < 0 || d > 2 || !house {
			t.Errorf("%s has %d, of the house: %v", n.r.units.Nations[i].Name, d, house)
		}
	}
	if d, _ := n.DRM(units.Nation(255)); d != 0 {
		t.Errorf("a nation there is not has %d", d)
	}
	if ja, _ := n.r.units.Nation("Japan"); n.drm[ja] != 2 {
		t.Errorf("Japan has %d", n.drm[ja])
	}
}
