package areamap_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/board"
)

const grouped = `id = "groups"
edition = 1
HEAD

[[area]]
name = "West"
code = "W"
land = true
hexes = "0,0 1,0 0,1"

[[area]]
name = "East"
code = "E"
land = true
hexes = "2,0 3,0 2,1"

[[area]]
name = "South"
code = "S"
hexes = "0,2 1,2 1,1"
`

func groups(t *testing.T, head string) *areamap.Map {
	t.Helper()
	m, err := areamap.Load("groups.toml", []byte(strings.Replace(grouped, "HEAD", head, 1)))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Rounded borders, a finer grain and land that is no area change nothing about who touches whom and what lies under a middle.
func TestRoundedGroups(t *testing.T) {
	plain := groups(t, "")
	round := groups(t, "rounded = true\ngrain = 0.5\nbarred = \"-1,0 -1,1\"")
	for i := range plain.Len() {
		if !slices.Equal(plain.Contacts(i), round.Contacts(i)) {
			t.Errorf("%s touches %v, and rounded %v", plain.Name(i), plain.Contacts(i), round.Contacts(i))
		}
		x, y := round.Middle(i)
		if round.Under(x, y) != i {
			t.Errorf("under the middle of %s lies %d", round.Name(i), round.Under(x, y))
		}
		for _, e := range round.Rim(i) {
			if e.Beyond < 0 {
				continue
			}
			shared := slices.ContainsFunc(round.Rim(e.Beyond), func(o board.Edge) bool {

				return o.X0 == e.X1 && o.Y0 == e.Y1 && o.X1 == e.X0 && o.Y1 == e.Y0 && o.Beyond == i
			})
			if !shared {
				t.Fatalf("a border of %s is not that of its neighbour", round.Name(i))
			}
		}
	}
	if x0, _, x1, _ := plain.Bounds(); x1-x0 < 4 {
		t.Errorf("%g wide", x1-x0)
	}
	if x0, _, x1, _ := round.Bounds(); x1-x0 > 2.5 {
		t.Errorf("%g wide at half the grain", x1-x0)
	}
	if round.Under(-.5, 0) != -1 || len(round.Barred()) == 0 || len(plain.Barred()) != 0 {
		t.Error("barred land is an area, or there is none")
	}
	if plain.Under(-1, 0) != -1 || plain.Under(0, 0) != 0 || plain.Under(2, 0) != 1 {
		t.Error("hexes are not where they are")
	}
}

func TestGroupsRefused(t *testing.T) {
	for head, word := range map[string]string{
		"grain = 0.001": "grain", "barred = \"x\"": "barred", "barred = \"0,0\"": "West", "barred = \"-1,0 -1,0\"": "twice",
	} {
		if _, err := areamap.Load("groups.toml", []byte(strings.Replace(grouped, "HEAD", head, 1))); err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%s: %v", head, err)
		}
	}
}
