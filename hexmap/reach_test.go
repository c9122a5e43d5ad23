package hexmap_test

import (
	"testing"

	"awaw/hexmap"

	"pgregory.net/rapid"
)

// With nothing closed, what is in reach is what is near enough: the rows of a map hold no holes that a straight
// way would have to go round, except at its ragged ends, which lie half a hex apart.
func TestReachIsDistanceWhenNothingIsClosed(t *testing.T) {
	m := channel(t)
	rapid.Check(t, func(t *rapid.T) {
		from := rapid.IntRange(0, m.Len()-1).Draw(t, "from")
		most := rapid.IntRange(0, 30).Draw(t, "max")
		dist := map[int]int{}
		last := 0
		for _, s := range m.Reach(from, most, nil, nil, nil) {
			if _, twice := dist[s.Space]; twice {
				t.Fatalf("%s found twice", m.Space(s.Space).Name)
			}
			if s.Dist < last {
				t.Fatal("nearer spaces come later")
			}
			last, dist[s.Space] = s.Dist, s.Dist
		}
		for i := range m.Len() {
			d, ok := dist[i]
			if want := m.Distance(from, i); ok != (want <= most) || ok && d != want {
				t.Fatalf("%s to %s: %d hexes, reach %d says %d, %v", m.Space(from).Hex, m.Space(i).Hex, want, most, d, ok)
			}
		}
	})
}

// Closed spaces and shut hexsides are kept, distances grow, and every space found has a way that keeps them too.
func TestReachGoesRound(t *testing.T) {
	m := channel(t)
	rapid.Check(t, func(t *rapid.T) {
		salt := rapid.Uint32().Draw(t, "salt")
		from := rapid.IntRange(0, m.Len()-1).Draw(t, "from")
		closed := func(i int) bool { return (uint32(i)*2654435761^salt)>>16%3 == 0 }
		shut := func(i, dir int) bool {
			j := m.Next(i, dir)
			return (uint32(i+j)*40503^salt)>>8%4 == 0
		}
		for _, s := range m.Reach(from, 12, closed, shut, nil) {
			if s.Space != from && closed(s.Space) {
				t.Fatal("a closed space was entered")
			}
			if s.Dist < m.Distance(from, s.Space) {
				t.Fatal("the way round is shorter than the straight one")
			}
			path := m.Path(from, s.Space, 12, closed, shut)
			if len(path) != s.Dist+1 || path[0] != from || path[len(path)-1] != s.Space {
				t.Fatalf("distance %d, path %v", s.Dist, path)
			}
			for k := 1; k < len(path); k++ {
				dir := m.Space(path[k-1]).Hex.Toward(m.Space(path[k]).Hex)
				if dir < 0 || shut(path[k-1], dir) || closed(path[k]) {
					t.Fatalf("path %v breaks a closure at %d", path, k)
				}
			}
		}
	})
}

func TestReachAppendsAndStaysPut(t *testing.T) {
	m := channel(t)
	london := find(t, m, "London")
	buf := []hexmap.Step{{Space: 7, Dist: 99}}
	got := m.Reach(london, 0, func(int) bool { return true }, nil, buf)
	if len(got) != 2 || got[0] != buf[0] || got[1] != (hexmap.Step{Space: london}) {
		t.Errorf("reach 0 of London: %v", got)
	}
	if got := m.Reach(london, 1, nil, nil, nil); len(got) != 7 {
		t.Errorf("reach 1 of London holds %d spaces", len(got))
	}
	if got := m.Reach(-1, 3, nil, nil, nil); got != nil {
		t.Errorf("reach from nowhere: %v", got)
	}
	if m.Path(london, find(t, m, "Berlin"), 7, nil, nil) != nil || m.Path(london, find(t, m, "Berlin"), 8, nil, nil) == nil {
		t.Error("Berlin lies 8 hexes from London")
	}
}

func BenchmarkReach8(b *testing.B) {
	m := channel(b)
	london := find(b, m, "London")
	var buf []hexmap.Step
	for b.Loop() {
		buf = m.Reach(london, 8, nil, nil, buf[:0])
	}
}
