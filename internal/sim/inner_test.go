package sim

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
	"awaw/units"
)

// fullDisk is a log's file on a disk with so many bytes left: the write that does not fit writes what fits, as disks do.
type fullDisk struct {
	*os.File
	left int
}

func (f *fullDisk) Write(b []byte) (int, error) {
	if len(b) <= f.left {
		f.left -= len(b)
		return f.File.Write(b)
	}
	n, _ := f.File.Write(b[:f.left])
	f.left = 0
	return n, syscall.ENOSPC
}

func TestFullDiskKeepsFinishedGames(t *testing.T) {
	s := NewStudy("x", "X")
	s.Games, s.Sides, s.Bots = 50, []Side{{"A", "axis"}, {"B", "allies"}}, []string{"random", "random"}
	record := func(g int) Record {
		return Record{Game: g, Seed: s.GameSeed(g), Winner: 1, Points: []int{g, 0}, Luck: []int64{0, 0}, Rolls: []int{0, 0}}
	}
	line, err := record(1).line()
	if err != nil {
		t.Fatal(err)
	}
	for _, room := range []int{0, 1, len(line) - 1, len(line), 3*len(line) + 40} {
		dir := t.TempDir()
		l, err := Open(dir, s)
		if err != nil {
			t.Fatal(err)
		}
		real, ok := l.f.(*os.File)
		if !ok {
			t.Fatal("a log is a file")
		}
		l.f = &fullDisk{real, room}
		kept := 0
		for g := 1; g <= 10; g++ {
			err = l.Keep(record(g))
			if err != nil {
				break
			}
			kept++
		}
		if !errors.Is(err, syscall.ENOSPC) || !strings.Contains(err.Error(), "make room") {
			t.Errorf("room %d: %v", room, err)
		}
		if l.Keep(record(11)) == nil {
			t.Errorf("room %d: the log takes games after it failed", room)
		}
		if len(l.Records) != kept {
			t.Errorf("room %d: %d records of %d kept games", room, len(l.Records), kept)
		}
		l.f = real
		l.Close()
		again, err := Open(dir, s)
		if err != nil {
			t.Fatal(err)
		}
		if len(again.Records) != kept || len(again.Notices) > 0 {
			t.Errorf("room %d: %d games kept, %d found again, notices %q", room, kept, len(again.Records), again.Notices)
		}
		again.Close()
	}
}

// A folder that cannot be written to stays as it was: the old summary is there, whole.
func TestOutputsAreReplacedWhole(t *testing.T) {
	s := NewStudy("x", "X")
	s.Games, s.Sides, s.Bots = 1, []Side{{"A", "axis"}, {"B", "allies"}}, []string{"random", "random"}
	dir := t.TempDir()
	if _, err := Write(dir, s, nil, inEnglish); err != nil {
		t.Fatal(err)
	}
	old, err := os.ReadFile(filepath.Join(dir, "summary.md"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "lead.png"), 0o755); err != nil { // no file can be put in its place
		t.Fatal(err)
	}
	r := Record{Game: 1, Seed: s.GameSeed(1), Winner: 2, Points: []int{3, 4}, Luck: []int64{1, 2}, Rolls: []int{1, 1}, Commands: 9, Turns: 1}
	if _, err := Write(dir, s, []Record{r}, inEnglish); err == nil || !strings.Contains(err.Error(), "lead.png") || !strings.Contains(err.Error(), logFile) {
		t.Errorf("writing over a folder: %v", err)
	}
	if now, _ := os.ReadFile(filepath.Join(dir, "summary.md")); string(now) != string(old) {
		t.Error("the summary was changed although the outputs could not be written")
	}
	left, _ := filepath.Glob(filepath.Join(dir, ".new-*"))
	if len(left) > 0 {
		t.Errorf("left behind: %q", left)
	}
}

// channel plays the default scenario by chance and shows every command with what it led to.
func channel(t *testing.T, games int, see func(before engine.Position, c engine.Command, after engine.Position, events []engine.Event)) {
	t.Helper()
	doc, err := scenarios.Doc(scenarios.Default().ID)
	if err != nil {
		t.Fatal(err)
	}
	start, err := systems.Start(doc, tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	dice := engine.NewFast(3)
	for range games {
		p := start
		for len(p.ToAct()) > 0 {
			legal := p.Legal(p.ToAct()[0], nil)
			c := legal[dice.Intn(len(legal))]
			next, events, err := p.Apply(c, dice)
			if err != nil {
				t.Fatal(err)
			}
			see(p, c, next, events)
			p = next
		}
		see(p, engine.Command{}, nil, nil)
	}
}

// The losses of the ground war are counted too: what a side's units lost by type is what its board is short of at the end.
func TestGroundLossesAreCounted(t *testing.T) {
	doc, err := scenarios.Doc("barbarossa-1941")
	if err != nil {
		t.Fatal(err)
	}
	p, err := systems.Start(doc, tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	standing := func(p engine.Position) (sum [2]int) {
		var g awaw.Glance
		p.(*awaw.Position).Glance(&g)
		for _, u := range g.Land.Troops {
			sum[u.Side-1] += u.Factors
		}
		return sum
	}
	ground := []string{"INF", "ARM", "ABN", "CDO", "CHI", "REP", "PAR", "STA"}
	r := Record{Luck: make([]int64, 2), Rolls: make([]int, 2)}
	dice := engine.NewFast(4)
	bots := []ai.Bot{}
	for range 2 {
		b, err := systems.Bots().New("pilot", 4)
		if err != nil {
			t.Fatal(err)
		}
		bots = append(bots, b)
	}
	lost := 0
	for len(p.ToAct()) > 0 {
		side := p.ToAct()[0]
		before := standing(p)
		r.Losses = nil
		next, events, err := p.Apply(bots[side-1].Choose(p.Seen(side), side), dice)
		if err != nil {
			t.Fatal(err)
		}
		r.note(new(clock).of(p), next, events)
		after := standing(next)
		var counted [2]int
		for _, l := range r.Losses {
			if slices.Contains(ground, l.Kind) {
				counted[l.Side-1] += l.N
			}
		}
		for side := range counted {
			if gone := before[side] - after[side]; counted[side] != max(0, gone) {
				t.Errorf("side %d has %d factors less on the ground, %d are counted", side+1, gone, counted[side])
			}
			lost += counted[side]
		}
		p = next
	}
	if lost == 0 {
		t.Error("nothing was lost on the ground in a whole war")
	}
}

// What is counted as lost is what the scores were given for: points, less those for places, are three to a factor.
func TestLossesAgreeWithScores(t *testing.T) {
	empty := func() Record { return Record{Luck: make([]int64, 2), Rolls: make([]int, 2)} }
	r := empty()
	var places [2]int
	seen := 0
	channel(t, 30, func(before engine.Position, _ engine.Command, after engine.Position, events []engine.Event) {
		if after != nil {
			r.note(new(clock).of(before), after, events)
			for _, e := range events {
				if e.Text.Key == "awaw.objective" {
					places[e.Text.Args[0].Ref.Index()-1] += e.Text.Args[1].N
				}
			}
			return
		}
		var thirds [2]int
		for _, l := range r.Losses {
			n := 3 * l.N
			if l.Kind == units.NAS.Code() {
				n = l.N
			}
			thirds[l.Side-1] += n
		}
		for i, s := range before.Outcome().Score {
			if s.Points-places[i] != thirds[1-i] {
				t.Errorf("side %d has %d points, %d of them for places; the enemy's counted losses are worth %d", i+1, s.Points, places[i], thirds[1-i])
			}
			seen += thirds[i]
		}
		r, places = empty(), [2]int{}
	})
	if seen == 0 {
		t.Error("nothing was lost in any game")
	}
}

// Over the 36 falls of a side's dice luck adds up to nothing, whatever the fight; and no roll takes what is not there.
func TestLuckAddsUpToNothing(t *testing.T) {
	fights, squadrons := 0, 0
	channel(t, 40, func(before engine.Position, c engine.Command, after engine.Position, _ []engine.Event) {
		if after == nil || c.Verb != awaw.VerbRoll {
			return
		}
		var g awaw.Glance
		before.(*awaw.Position).Glance(&g)
		if g.Fight.Squadrons {
			squadrons++
		}
		fights++
		sum := map[engine.Side]int64{}
		best := map[engine.Side]int64{}
		for d := range 36 {
			dice := engine.NewLoaded(1+d/6, 1+d%6, 1+d/6, 1+d%6)
			next, events, err := before.Apply(c, dice)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range fortunes(next, events) {
				sum[f.Side] += luckOf(f)
				best[f.Side] = max(best[f.Side], luckOf(f))
			}
		}
		if len(sum) == 0 {
			t.Fatalf("no luck was read from a roll between %v", g.Fight.Strength)
		}
		for side, n := range sum {
			enemy := g.Fight.Strength[0]
			if side == g.Fight.Attacker {
				enemy = g.Fight.Strength[1]
			}
			if n != 0 {
				t.Errorf("between %v, squadrons %t, side %d: the luck of all falls adds up to %d", g.Fight.Strength, g.Fight.Squadrons, side, n)
			}
			if best[side] > int64(enemy)*factorParts {
				t.Errorf("between %v side %d is lucky by %d parts, more than the enemy had", g.Fight.Strength, side, best[side])
			}
		}
	})
	if fights == 0 || squadrons == 0 || squadrons == fights {
		t.Errorf("%d fights, %d in squadrons: expected both kinds", fights, squadrons)
	}
}

func TestWilson(t *testing.T) {
	for _, c := range []struct {
		n, of     int
		low, high float64
	}{
		{0, 0, 0, 1}, {0, 10, 0, .2775}, {10, 10, .7225, 1}, {5, 10, .2366, .7634}, {100, 200, .4314, .5686}, {1, 1, .2065, 1},
	} {
		got := Wilson(c.n, c.of)
		if math.Abs(got.Low-c.low) > 1e-4 || math.Abs(got.High-c.high) > 1e-4 {
			t.Errorf("%d of %d: %.4f to %.4f; expected %.4f to %.4f", c.n, c.of, got.Low, got.High, c.low, c.high)
		}
	}
}

func TestSpread(t *testing.T) {
	if got := spreadOf(nil); got != (Spread{}) {
		t.Errorf("no values: %+v", got)
	}
	if got, want := spreadOf([]float64{4}), (Spread{Mean: 4, Least: 4, Most: 4, Low: 4, Mid: 4, High: 4}); got != want {
		t.Errorf("one value: %+v", got)
	}
	got := spreadOf([]float64{10, 3, 1, 2, 4, 6, 5, 8, 7, 9})
	if want := (Spread{Mean: 5.5, Deviation: math.Sqrt(82.5 / 9), Least: 1, Most: 10, Low: 1, Mid: 5, High: 9}); got != want {
		t.Errorf("one to ten: %+v; expected %+v", got, want)
	}
}

func TestFavoured(t *testing.T) {
	for _, c := range []struct {
		luck []int64
		want engine.Side
	}{
		{[]int64{1, 0}, 1}, {[]int64{-5, -4}, 2}, {[]int64{0, 0}, 0}, {[]int64{3, 3, 2}, 0}, {[]int64{3, 3, 4}, 3},
	} {
		if got := favoured(Record{Luck: c.luck}); got != c.want {
			t.Errorf("%v: side %d; expected %d", c.luck, got, c.want)
		}
	}
}

func TestAxisEndsAtTicks(t *testing.T) {
	for _, c := range [][2]float64{{0, 0}, {0, 1}, {-3, 98}, {5, 5}, {0, .003}, {-1e6, 1e6}, {0, 100}} {
		a := newAxis(c[0], c[1], 0, 100)
		ticks := a.ticks()
		if n := len(ticks); n < 3 || n > mostTicks+2 || ticks[0] > c[0] || ticks[n-1] < c[1]-a.step*1e-9 {
			t.Errorf("%v: ticks %v", c, ticks)
		}
		if a.at(a.low) != 0 || math.Abs(a.at(a.high)-100) > 1e-9 {
			t.Errorf("%v: from %v to %v", c, a.at(a.low), a.at(a.high))
		}
	}
}

// Games are counted in whole numbers, and the columns of a histogram grow with what there is to show.
func TestHistogramsCountWholeGames(t *testing.T) {
	for _, most := range []int{1, 3, 5, 9, 10, 11, 47, 1000} {
		a := countAxis(most)
		ticks := a.ticks()
		if top := ticks[len(ticks)-1]; top < float64(most) || top > 1.25*float64(most)+1 || ticks[0] != 0 {
			t.Errorf("at most %d games: ticks %v", most, ticks)
		}
		for _, v := range ticks {
			if v != math.Trunc(v) {
				t.Errorf("at most %d games: a tick at %v", most, v)
			}
		}
	}
	for _, c := range [][2]float64{{1, 10}, {25, 10}, {40, 13}, {200, 29}, {400, 40}, {100_000, 40}} {
		if got := columns(int(c[0])); got != c[1] {
			t.Errorf("%v games are spread over %v columns; expected %v", c[0], got, c[1])
		}
	}
}

// With several sides the first is held against the best of the others, in points and in luck.
func TestTheFirstIsHeldAgainstTheBestOfTheOthers(t *testing.T) {
	if got := leadOf(Record{Points: []int{7, 2, 9, 4}}); got != -2 {
		t.Errorf("the lead is %d, not -2", got)
	}
	if got := leadOf(Record{Points: []int{7}}); got != 0 {
		t.Errorf("alone it leads by %d", got)
	}
	for n, want := range []string{"nobody", "nobody", "B", "the best of the others", "the best of the others"} {
		if got := (Study{Sides: []Side{{Name: "A"}, {Name: "B"}, {Name: "C"}, {Name: "D"}}[:n]}).others(inEnglish); got != want {
			t.Errorf("of %d sides: %q", n, got)
		}
	}
}

var inEnglish = func() engine.Catalog {
	w, err := systems.Words("en")
	if err != nil {
		panic(err)
	}
	return w
}()
