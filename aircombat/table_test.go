package aircombat

import (
	"testing"

	"pgregory.net/rapid"

	"awaw/engine"
	"awaw/tables"
	"awaw/units"
)

func shipped(t testing.TB) *Rules {
	t.Helper()
	u, err := units.Load(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	r, err := Load(tables.Embedded(), u)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func force(t testing.TB, r *Rules, s string) Force {
	t.Helper()
	f, err := r.ParseForce(s)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// The printed table is one sequence read through a window: rows 1 to 5 step two columns, rows 5 to 20 one.
func TestTableWindows(t *testing.T) {
	r := shipped(t)
	for row := 1; row < 20; row++ {
		step := 1
		if row < 5 {
			step = 2
		}
		for roll := 2 + step; roll <= 12; roll++ {
			if a, b := r.Read(row, roll), r.Read(row+1, roll-step); a != b {
				t.Errorf("row %d roll %d is %v, row %d roll %d is %v", row, roll, a, row+1, roll-step, b)
			}
		}
	}
	for _, c := range []struct {
		row, roll int
		want      string
	}{{1, 2, "0"}, {1, 3, "0"}, {1, 4, "0/1"}, {1, 12, "1/3"}, {5, 7, "2/3"}, {10, 2, "2/3"}, {20, 2, "5/7"}, {20, 12, "9/9"}, {6, 7, "2/4"}, {9, 8, "4/4"}, {0, 7, "0"}, {25, 7, "9/11"}} {
		if got := r.Printed(c.row, c.roll); got != c.want {
			t.Errorf("row %d roll %d prints %s, want %s", c.row, c.roll, got, c.want)
		}
	}
}

func TestReadIsMonotoneAndAdds(t *testing.T) {
	r := shipped(t)
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.IntRange(0, 100).Draw(t, "strength")
		m := rapid.IntRange(-30, 40).Draw(t, "modified")
		x := r.Read(s, m)
		if y := r.Read(s, m+1); y.Eliminated < x.Eliminated {
			t.Fatalf("a higher roll eliminates less: %v, %v", x, y)
		}
		y := r.Read(s+20, m)
		top := r.Read(20, m)
		if s > 0 && y != (Result{x.Eliminated + top.Eliminated, x.Aborted + top.Aborted}) {
			t.Fatalf("20 more: %v, want %v and %v", y, x, top)
		}
		if r.Read(s, min(max(m, 2), 12)) != x {
			t.Fatal("the roll is not held to the table")
		}
	})
}

func TestTableView(t *testing.T) {
	r := shipped(t)
	lit := r.TableView(Lit{Side: 1, Strength: 25}, Lit{Side: 2, Strength: 20, Rolled: true, Modified: 15}, Lit{Side: 1, Strength: 0}, Lit{Side: 1, Strength: 40}).Lit
	want := []engine.TableLit{{Side: 1, Row: 19, Col: -1}, {Side: 1, Row: 4, Col: -1}, {Side: 2, Row: 19, Col: 10}, {Side: 1, Row: 19, Col: -1}}
	if len(lit) != len(want) {
		t.Fatalf("lit %v, want %v", lit, want)
	}
	for i := range want {
		if lit[i] != want[i] {
			t.Errorf("lit %v, want %v", lit[i], want[i])
		}
	}
}
