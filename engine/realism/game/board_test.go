package game_test

import (
	"io/fs"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/engine/realism/game"
)

func world(t testing.TB) *areamap.Map {
	t.Helper()
	b, err := game.ReadBoard("world-1942")
	if err != nil {
		t.Fatal(err)
	}
	return b.(*areamap.Map)
}

// rims are the spaces that meet where one rim of the board continues at the other, row by row.
func rims(t *testing.T) map[[2]int]bool {
	m := world(t)
	data, err := fs.ReadFile(game.Files(), "boards/world-1942.toml")
	if err != nil {
		t.Fatal(err)
	}
	first, last := map[int][2]int{}, map[int][2]int{} // by row: column and area
	for _, area := range regexp.MustCompile(`code = "(\w+)"\n(?:land = true\n)?hexes = "([^"]*)"`).FindAllStringSubmatch(string(data), -1) {
		at := m.Find(area[1])
		for _, hex := range strings.Fields(area[2]) {
			column, row, _ := strings.Cut(hex, ",")
			q, _ := strconv.Atoi(column)
			r, _ := strconv.Atoi(row)
			if l, ok := first[r]; !ok || q < l[0] {
				first[r] = [2]int{q, at}
			}
			if l, ok := last[r]; !ok || q > l[0] {
				last[r] = [2]int{q, at}
			}
		}
	}
	out := map[[2]int]bool{}
	for r := range first {
		a, b := first[r][1], last[r][1]
		if a != b {
			out[[2]int{a, b}], out[[2]int{b, a}] = true, true
		}
	}
	return out
}

// Whoever is drawn to touch is linked, across the cut too, and nobody else; armies go between lands and ships between waters alone.
func TestLinksAreTheBorders(t *testing.T) {
	m := world(t)
	across := rims(t)
	if len(across) == 0 {
		t.Error("nothing meets across the cut")
	}
	lands, waters := 0, 0
	for i := range m.Len() {
		if m.Sea(i) {
			waters++
		} else {
			lands++
		}
		want := m.Contacts(i)
		for p := range across {
			if p[0] == i {
				want = append(want, p[1])
			}
		}
		slices.Sort(want)
		want = slices.Compact(want)
		if got := m.Neighbours(i, "air"); !slices.Equal(got, want) {
			t.Errorf("%s is linked with %v and drawn to touch %v", m.Name(i), got, want)
		}
		if got := m.Neighbours(i, ""); !slices.Equal(got, want) {
			t.Errorf("%s: other links than those of aircraft: %v", m.Name(i), got)
		}
		for _, by := range []string{"land", "sea"} {
			same := slices.DeleteFunc(slices.Clone(want), func(j int) bool { return m.Sea(j) != (by == "sea") })
			if m.Sea(i) != (by == "sea") {
				same = nil
			}
			if got := m.Neighbours(i, by); !slices.Equal(got, same) {
				t.Errorf("%s: by %s to %v, and touches %v", m.Name(i), by, got, same)
			}
		}
		for _, j := range want {
			if !slices.Contains(m.Neighbours(j, "air"), i) {
				t.Errorf("%s has %s beside it, and not the other way round", m.Name(i), m.Name(j))
			}
		}
	}
	if lands != 67 || waters != 60 {
		t.Errorf("%d territories and %d zones", lands, waters)
	}
}

// Contacts that rules or history hang on.
func TestContactsThatMatter(t *testing.T) {
	m := world(t)
	for _, x := range []struct {
		a, b    string
		touch   bool
		because string
	}{
		{"GBR", "Z01", true, "the example flies that way"},
		{"Z01", "WEU", true, "the example flies that way"},
		{"WEU", "GER", true, "the example flies that way"},
		{"Z01", "Z02", true, "the example's other way"},
		{"Z02", "GER", true, "the example's other way"},
		{"Z01", "GER", false, "escorts of two spaces would reach Berlin, and the example says they do not"},
		{"WEU", "Z02", true, "some water lies where the coasts of Germany and Western Europe meet, and it cannot be British Waters"},
		{"GER", "SWE", false, "the Baltic lies between"},
		{"GBR", "WEU", false, "the Channel"},
		{"FIC", "EIN", false, "the Strait of Malacca"},
		{"SFE", "ALA", false, "the Bering Strait"},
		{"SPA", "ALG", false, "Gibraltar"},
		{"Z10", "Z11", true, "Gibraltar"},
		{"Z13", "Z14", false, "Turkey holds the Straits"},
		{"Z13", "Z33", false, "canals are not simulated"},
		{"Z24", "Z57", false, "canals are not simulated"},
	} {
		if got := slices.Contains(m.Neighbours(m.Find(x.a), "air"), m.Find(x.b)); got != x.touch {
			t.Errorf("%s and %s touch: %t (%s)", x.a, x.b, got, x.because)
		}
	}
}

// Where the world goes on at its other edge, the ways around it are drawn to the edges, at one height, and over nothing that lies between.
func TestWaysAroundTheWorldLeadToItsEdges(t *testing.T) {
	m := world(t)
	left, _, right, _ := m.Bounds()
	around := 0
	for a := range m.Len() {
		for _, b := range m.Neighbours(a, "") {
			lines := m.Across(a, b)
			for _, l := range lines {
				if math.Abs(l[2]-l[0]) > (right-left)/2 {
					t.Errorf("the way from %s to %s leads over half the world", m.Name(a), m.Name(b))
				}
			}
			if len(lines) == 2 {
				around++
				if l, r := lines[0], lines[1]; l[2] != left || r[0] != right || l[3] != r[1] || l[0] > r[2] {
					t.Errorf("the way from %s to %s is drawn as %v and %v", m.Name(a), m.Name(b), l, r)
				}
			}
		}
	}
	if around < 6 {
		t.Errorf("%d ways lead around the world", around)
	}
}
