package present_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/recap"
	"awaw/tables"
)

// shown is a game of a journal laid on the table to be looked at, as a side sees it.
func shown(t *testing.T, data []byte, side engine.Side) *present.Model {
	t.Helper()
	j, err := play.ReadJournal("a game", bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	g, err := systems.Resume(j, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := newModel(t)
	m.Put(&program.Play{Game: g, Board: flat{g.Kit().Board.(*hexmap.Map)}, Title: "A game", Seats: []string{"person", "person"}, Replay: true})
	m.Top().Sight.LookAs(side)
	m.Top().Refresh()
	return m
}

// recaps are the sentences told of each turn of the game, as its viewer saw it.
func recaps(m *present.Model) string {
	var out strings.Builder
	points := m.Top().Sight.Points
	from := 0
	for i := range points {
		if i+1 < len(points) && points[i+1].Turn == points[i].Turn && points[i+1].Side == points[i].Side {
			continue
		}
		for _, s := range recap.Gather(m.Top(), from, i) {
			out.WriteString(recap.Sentence(m.Top(), &s) + "\n")
		}
		from = i
	}
	return out.String()
}

// A copy made for one side tells of each turn what the game tells that side: its fights and their tolls, ships and points, in the same words.
func TestCopiesTellTheSameStory(t *testing.T) {
	for _, name := range []string{"stranger-1940", "coral-sea-1942-played"} {
		data, err := os.ReadFile("../../tests/journals/" + name + ".awj")
		if err != nil {
			t.Fatal(err)
		}
		j, err := play.ReadJournal(name, bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		g, err := systems.Resume(j, tables.Embedded(), nil)
		if err != nil {
			t.Fatal(err)
		}
		for side := engine.Side(1); side <= 2; side++ {
			copied, err := g.CopyFor(side, j)
			if err != nil {
				t.Fatal(err)
			}
			whole, part := recaps(shown(t, data, side)), recaps(shown(t, copied, side))
			t.Logf("%s, side %d: %d sentences", name, side, strings.Count(whole, "\n"))
			a, b := strings.Split(whole, "\n"), strings.Split(part, "\n")
			for i := range max(len(a), len(b)) {
				if i >= len(a) || i >= len(b) || a[i] != b[i] {
					t.Errorf("%s, side %d, sentence %d: the game tells %q, the copy %q", name, side, i, lineOf(a, i), lineOf(b, i))
					break
				}
			}
			if strings.Count(whole, "\n") < 3 {
				t.Errorf("%s: little is told: %q", name, whole)
			}
		}
	}
}

// lineOf is a line of a list, or that there is none.
func lineOf(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return "nothing"
}
