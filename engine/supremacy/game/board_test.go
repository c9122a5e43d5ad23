package game_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/engine/supremacy/game"
)

func board(t testing.TB, id string) *areamap.Map {
	t.Helper()
	b, err := game.ReadBoard(id)
	if err != nil {
		t.Fatal(err)
	}
	return b.(*areamap.Map)
}

// Whoever is drawn to touch is linked, both ways, and nobody else; armies go between lands and ships between waters alone.
func TestLinksAreTheBorders(t *testing.T) {
	ids, err := game.Boards()
	if err != nil || len(ids) != 3 {
		t.Fatalf("%v, %v", ids, err)
	}
	for _, id := range ids {
		m := board(t, id)
		for i := range m.Len() {
			want := slices.Sorted(slices.Values(m.Contacts(i)))
			if got := m.Neighbours(i, "air"); !slices.Equal(got, want) || len(got) == 0 {
				t.Errorf("%s: %s is linked with %v and drawn to touch %v", id, m.Name(i), got, want)
			}
			for _, by := range []string{"land", "sea"} {
				same := slices.DeleteFunc(slices.Clone(want), func(j int) bool { return m.Sea(j) != (by == "sea") })
				if m.Sea(i) != (by == "sea") {
					same = nil
				}
				if got := m.Neighbours(i, by); !slices.Equal(got, same) {
					t.Errorf("%s: %s: by %s to %v, and touches %v", id, m.Name(i), by, got, same)
				}
			}
			for _, j := range want {
				if !slices.Contains(m.Neighbours(j, "air"), i) {
					t.Errorf("%s: %s has %s beside it, and not the other way round", id, m.Name(i), m.Name(j))
				}
			}
		}
	}
}

// What the document's examples say of who touches whom: the first names all, the others some.
func TestContactsOfTheExamples(t *testing.T) {
	for _, x := range []struct {
		board, at string
		all       bool
		near      string
	}{
		{"north-east-asia", "South Manchuria", true, "Inner Mongol,Korea,North Manchuria,Peking,Vladivostok,Yellow Sea"},
		{"north-east-asia", "Sea of Japan", true, "East China Sea,Hokkaido,Japan,Korea,NP-1,Sakhalin,Sea of Okhotsk,Vladivostok"},
		{"north-sea", "NA-5", false, "Bay of Biscay,Off Scotland"},
		{"north-sea", "Great Britain", false, "Bay of Biscay,North Sea,Off Scotland"},
		{"north-sea", "France", false, "Bay of Biscay"},
	} {
		m := board(t, x.board)
		var got []string
		for _, j := range m.Neighbours(m.Find(x.at), "air") {
			got = append(got, m.Name(j))
		}
		slices.Sort(got)
		if x.all && strings.Join(got, ",") != x.near {
			t.Errorf("%s touches %v, and the example says %s", x.at, got, x.near)
		}
		for _, name := range strings.Split(x.near, ",") {
			if !slices.Contains(got, name) {
				t.Errorf("%s does not touch %s", x.at, name)
			}
		}
	}
}
