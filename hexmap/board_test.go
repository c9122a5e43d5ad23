package hexmap_test

import (
	"math"
	"testing"

	"awaw/board"
	"awaw/hexmap"
)

// A hex map is a board: what lies under a space's middle is that space, outlines meet their neighbours', and a cursor led by keys
// keeps its column on the way north and south.
func TestAMapIsABoard(t *testing.T) {
	m := channel(t)
	for i := range m.Len() {
		if x, y := m.Middle(i); m.Under(x, y) != i {
			t.Fatalf("under the middle of %s lies %d", m.Name(i), m.Under(x, y))
		}
		rim := m.Rim(i)
		for k, e := range rim {
			n := rim[(k+1)%len(rim)]
			if e.X1 != n.X0 || e.Y1 != n.Y0 {
				t.Fatalf("the outline of %s is open", m.Name(i))
			}
			if e.Beyond >= 0 {
				o := m.Rim(e.Beyond)[(k+3)%6]
				if o.Beyond != i || math.Abs(o.X0-e.X1)+math.Abs(o.Y0-e.Y1)+math.Abs(o.X1-e.X0)+math.Abs(o.Y1-e.Y0) > 1e-9 {
					t.Fatalf("beyond %+v of %s lies %+v", e, m.Name(i), o)
				}
			}
		}
		if m.Space(i).Box {
			continue
		}
		for k, n := range m.Neighbours(i, "") {
			if m.Distance(i, n) != 1 {
				t.Fatalf("neighbour %d of %s is %d hexes away", k, m.Name(i), m.Distance(i, n))
			}
		}
		if n := m.Toward(i, 0, -1); n >= 0 && !m.Space(n).Box {
			if back := m.Toward(n, 0, 1); back != i {
				t.Fatalf("from %s north and south again leads to %d", m.Name(i), back)
			}
			x, _ := m.Middle(i)
			if nn := m.Toward(n, 0, -1); nn >= 0 && !m.Space(nn).Box {
				if x2, _ := m.Middle(nn); math.Abs(x2-x) > 1e-9 {
					t.Fatalf("from %s two hexes north leads %.2f aside", m.Name(i), x2-x)
				}
			}
		}
	}
	n := 0
	board.Rim(m, []int{0, m.Next(0, hexmap.East)}, func(int, board.Edge) { n++ })
	if n != 10 {
		t.Errorf("two hexes have %d sides outside", n)
	}
}

// Four keys lead from any hex or box of the theatres to every other: from the first to all, and from all to the first.
func TestFourKeysLeadToEverySpace(t *testing.T) {
	for _, name := range []string{"europe", "pacific"} {
		m := shipped(t, name)
		on, back := make([][]int, m.Len()), make([][]int, m.Len())
		for i := range m.Len() {
			for _, way := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				if n := m.Toward(i, way[0], way[1]); n >= 0 {
					on[i], back[n] = append(on[i], n), append(back[n], i)
				}
			}
		}
		for _, ways := range [][][]int{on, back} {
			seen := make([]bool, m.Len())
			seen[0] = true
			for queue := []int{0}; len(queue) > 0; queue = queue[1:] {
				for _, n := range ways[queue[0]] {
					if !seen[n] {
						seen[n], queue = true, append(queue, n)
					}
				}
			}
			for i, is := range seen {
				if !is {
					t.Errorf("%s: no keys lead between %s and %s", name, m.Name(0), m.Name(i))
				}
			}
		}
	}
}
