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

// hunted is a board on which ways from E2 may be met from several sides by more here and less there.
var hunted = []string{"map europe-test", "turns 2", "control E2 E3 Axis", "control F6 D6 E6 K2 E14 Allies", "Germany AT 1 at E2", "troops Germany airborne 1-3 at E2",
	"Britain AAF 3 at F6", "Britain NAS 2 at D6", "Britain JET 1 at E6", "research Britain jets 11"}

// The quiet way of a drop is as quiet in its worst hex as the quietest of all walks within range, and named only if the usual is not.
func TestQuietWayIsTheQuietestWalk(t *testing.T) {
	p, m := loaded(t, "hunted", hunted, "drop")
	base := m.Find("E2")
	met := p.MetAt()
	worst := func(path []int) (n int) {
		for _, h := range path {
			n = max(n, met[h])
		}
		return n
	}
	least := map[int]int{}
	walks(m, "", []int{base}, 4, true, func(path []int, free bool) {
		to := path[len(path)-1]
		if n, ok := least[to]; free && (!ok || worst(path) < n) {
			least[to] = worst(path)
		}
	})
	named := 0
	for _, c := range p.Legal(p.ToAct()[0], nil) {
		if c.Verb != awaw.VerbDepart {
			continue
		}
		q := p.QuietFlight(c, true)
		if _, _, err := p.Apply(q, nil); err != nil {
			t.Fatalf("%s: %v", awaw.Rules{}.FormatCommand(p, q), err)
		}
		path := p.UsualWay(base, c.B.Index())
		if q.Way != 0 {
			named++
			if path = p.WayOf(q); worst(path) >= worst(p.UsualWay(base, c.B.Index())) {
				t.Errorf("%s is no quieter than the usual way", awaw.Rules{}.FormatCommand(p, q))
			}
		}
		if to := c.B.Index(); worst(path) != least[to] {
			t.Errorf("%s may be met by %d thirds, by the quietest walk by %d", awaw.Rules{}.FormatCommand(p, q), worst(path), least[to])
		}
	}
	if named == 0 {
		t.Error("no way is named; the board tells too little")
	}
}

// raided is a board on which bombers may come to E7 by ways that some jets reach and others do not.
var raided = []string{"map strategic-test", "turns 2", "control E2 E3 E7 E10 D10 I10 B14 K6 sw-germany Axis", "control E14 E18 K14 sw-britain Allies",
	"Britain SB 3 at sw-britain front western", "research Britain air_range 2", "Germany JET 2 at D10", "Germany JET 3 at I10", "Germany JET 1 at B14", "Germany JET 2 at E3", "Germany JET 1 at K6",
	"research Germany jets 9", "target E7 ic 4", "target E10 ic 4", "target K6 ic 4", "target E3 ic 4"}

// leastMet is how much of a set of jets a raid has to meet at least on any walk from some bases: every walk there is, told apart by
// where it has come to and whom it has met.
func leastMet(m *hexmap.Map, bases []string, to, most int, at func(hex int) uint64, weigh func(met uint64) int) int {
	type place struct {
		hex int
		met uint64
	}
	here := map[place]bool{}
	for _, b := range bases {
		here[place{m.Find(b), at(m.Find(b))}] = true
	}
	least := 1 << 30
	for range most {
		next := map[place]bool{}
		for x := range here {
			for dir := range 6 {
				if h := m.Next(x.hex, dir); h >= 0 {
					next[place{h, x.met | at(h)}] = true
				}
			}
		}
		for x := range next {
			if x.hex == to {
				least = min(least, weigh(x.met))
			}
		}
		here = next
	}
	return least
}

// The quiet way of a raid meets as little as any walk from any base within range.
func TestQuietRaidIsTheQuietestWalk(t *testing.T) {
	scene, board := roughScene(t, "raided", raided)
	p, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: "raided", Data: scene.Doc})
	for err == nil && (!strings.HasSuffix(p.View().Prompt.Ask.Key, "raid") || p.ToAct()[0] != 2) {
		p, _, err = p.Apply(engine.Command{Side: p.ToAct()[0], Verb: awaw.VerbDone}, engine.NewLoaded())
	}
	if err != nil {
		t.Fatal(err)
	}
	q := p.(*awaw.Position)
	named := 0
	for _, c := range q.Legal(2, nil) {
		if c.Verb != awaw.VerbRaid {
			continue
		}
		quiet := q.QuietRaid(c)
		if _, _, err := q.Apply(quiet, nil); err != nil {
			t.Fatalf("%s: %v", awaw.Rules{}.FormatCommand(q, quiet), err)
		}
		if quiet.Way != 0 {
			named++
		}
		least := leastMet(board, []string{"E14", "E18"}, c.B.Index(), 16, func(hex int) uint64 { return q.HuntersAt(c, hex) }, q.Thirds)
		if n := q.Opposed(quiet); n != least || quiet.Way != 0 && n >= q.Opposed(c) {
			t.Errorf("%s may be met by %d thirds, the usual way by %d, the quietest walk by %d", awaw.Rules{}.FormatCommand(q, quiet), n, q.Opposed(c), least)
		}
	}
	if named < 2 {
		t.Errorf("%d ways are named; the board tells too little", named)
	}
}

// What is pointed at is told before it is flown: the way through some hexes, where it may be met, and the command that names it; a way
// too long is refused with its paragraph and the usual one told.
func TestWayPointedAt(t *testing.T) {
	p, m := loaded(t, "hunted", hunted, "drop")
	at := func(hexes ...string) (out []engine.Ref) {
		for _, h := range hexes {
			out = append(out, engine.SpaceRef(m.Find(h)))
		}
		return out
	}
	c, err := awaw.Rules{}.ParseCommand(p, "depart #0 H1")
	if err != nil {
		t.Fatal(err)
	}
	want, err := awaw.Rules{}.ParseCommand(p, "depart #0 H1 via F2 G1")
	if err != nil || want.Way == 0 {
		t.Fatal(want, err)
	}
	a, err := p.Ask(c.Side, engine.Query{Kind: engine.QueryWay, Cmd: c, With: at("F2", "G1", "H1")})
	if err != nil || a.Verdict != engine.Yes || len(a.Spaces) != 4 || a.Nearest[0] != want {
		t.Fatalf("%+v, %v", a, err)
	}
	for k, met := range p.MetAt() {
		for _, s := range a.Spaces {
			if s.Ref.Index() == k && s.Met != met {
				t.Errorf("%s may be met by %d, told is %d", m.Space(k).Hex, met, s.Met)
			}
		}
	}
	a, err = p.Ask(c.Side, engine.Query{Kind: engine.QueryWay, Cmd: c, With: at("F3", "H3")})
	if err != nil || a.Verdict != engine.No || a.Cites[0] != "18.45" || a.Nearest[0] != c || len(a.Spaces) != 4 {
		t.Fatalf("%+v, %v", a, err)
	}
	if _, err := p.Ask(c.Side, engine.Query{Kind: engine.QueryWay, Cmd: engine.Command{Side: c.Side, Verb: awaw.VerbDone}}); err == nil {
		t.Error("a step that is ended has no way")
	}
}
