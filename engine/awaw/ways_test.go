// Ways named hex by hex, against the obvious: every walk there is, tried one by one.

package awaw_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
	"awaw/tables"
)

// walled is a board with a neutral wall beside a base from which airborne troops are flown.
var walled = []string{"map europe-test", "turns 2", "country freedonia neutral", "control K6 I10 Axis", "control K10 E14 Allies", "Germany AT 1 at K6", "Britain AAF 1 at K10", "troops Germany airborne 1-3 at K6"}

// loaded is the position on a board in which transport #0 has taken #g0 aboard, when a step is asked about.
func loaded(t *testing.T, name string, given []string, step string) (*awaw.Position, *hexmap.Map) {
	t.Helper()
	scene, board := roughScene(t, name, given)
	p, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: name, Data: scene.Doc})
	if err != nil {
		t.Fatal(err)
	}
	give := func(line string) {
		c, err := awaw.Rules{}.ParseCommand(p, line)
		if err == nil {
			p, _, err = p.Apply(c, engine.NewLoaded())
		}
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	for !strings.HasSuffix(p.View().Prompt.Ask.Key, step) {
		give("done")
	}
	give("load #0 #g0")
	return p.(*awaw.Position), board
}

// open tells whether air may fly from a hex to its neighbour: not into land that is neutral through and through, nor over a border
// with nothing but neutral land on both sides.
func open(m *hexmap.Map, neutral string, from, dir int) bool {
	to := m.Next(from, dir)
	if to < 0 {
		return false
	}
	a, b := m.Space(from), m.Space(to)
	if b.Country == neutral && !b.Coast && !b.Sea {
		return false
	}
	return a.Country != neutral || b.Country != neutral || !m.Side(from, dir).AllLand
}

// walks calls for every walk of some hexes at most from a hex, and whether all of it is open.
func walks(m *hexmap.Map, neutral string, path []int, most int, free bool, each func(path []int, free bool)) {
	if len(path) > 1 {
		each(path, free)
	}
	if most == 0 {
		return
	}
	at := path[len(path)-1]
	for dir := range 6 {
		if to := m.Next(at, dir); to >= 0 {
			walks(m, neutral, append(path[:len(path):len(path)], to), most-1, free && open(m, neutral, at, dir), each)
		}
	}
}

// Every walk of five hexes from a base is tried as the way of a drop: what is no longer than four and open is accepted, written and
// read back, and all else is refused.
func TestEveryWalkIsAWayOrRefused(t *testing.T) {
	p, m := loaded(t, "walled", walled, "drop")
	base := m.Find("K6")
	legal := p.Legal(p.ToAct()[0], nil)
	n, ways, neutral := 0, 0, 0
	walks(m, "freedonia", []int{base}, 5, true, func(path []int, free bool) {
		n++
		to := path[len(path)-1]
		line := "depart #0 " + m.Space(to).Hex.String()
		for k, h := range path[1 : len(path)-1] {
			if k == 0 {
				line += " via"
			}
			line += " " + m.Space(h).Hex.String()
		}
		c, err := awaw.Rules{}.ParseCommand(p, line)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if !engine.Offered(legal, c) {
			return
		}
		next, _, err := p.Apply(c, nil)
		if want := free && len(path)-1 <= 4 || c.Way == 0; want != (err == nil) {
			t.Fatalf("%s, open %v, %d hexes: %v", line, free, len(path)-1, err)
		}
		if err != nil {
			if !free && strings.Contains(err.Error(), "18.48") {
				neutral++
			}
			return
		}
		ways++
		again, err := awaw.Rules{}.ParseCommand(p, awaw.Rules{}.FormatCommand(p, c))
		if err != nil || again != c {
			t.Fatalf("%s is written %q, which is read as %+v, %v", line, awaw.Rules{}.FormatCommand(p, c), again, err)
		}
		if c.Way != 0 {
			plain, _, err := p.Apply(c.Listed(), nil)
			if err != nil || plain.Digest() == next.Digest() && asked(next) {
				t.Fatalf("%s: the way named leaves no trace", line)
			}
		}
	})
	if ways < 300 || neutral == 0 {
		t.Errorf("of %d walks %d are ways and %d lead over neutral land; the board tells too little", n, ways, neutral)
	}
}

// asked tells whether the defender is asked about a flight.
func asked(p engine.Position) bool { return strings.HasSuffix(p.View().Prompt.Ask.Key, "bar") }

// The usual way is as long as the shortest walk, and it is a walk that is open.
func TestUsualWayIsTheShortestWalk(t *testing.T) {
	p, m := loaded(t, "walled", walled, "drop")
	base := m.Find("K6")
	shortest := map[int]int{}
	walks(m, "freedonia", []int{base}, 4, true, func(path []int, free bool) {
		to := path[len(path)-1]
		if free && (shortest[to] == 0 || len(path)-1 < shortest[to]) {
			shortest[to] = len(path) - 1
		}
	})
	for to, n := range shortest {
		if to == base {
			continue
		}
		way := p.UsualWay(base, to)
		if len(way)-1 != n || way[0] != base || way[n] != to {
			t.Errorf("from %s to %s the usual way is %v; the shortest walk is of %d hexes", m.Space(base).Hex, m.Space(to).Hex, way, n)
		}
		for k := 1; k < len(way); k++ {
			if dir := slices.IndexFunc([]int{0, 1, 2, 3, 4, 5}, func(d int) bool { return m.Next(way[k-1], d) == way[k] }); dir < 0 || !open(m, "freedonia", way[k-1], dir) {
				t.Errorf("the usual way to %s leads over closed ground", m.Space(to).Hex)
			}
		}
	}
}
