package supremacy

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awaw/engine/volley"
)

// inPlainOrder tells whether a battle asks for no policy and has nobody below deck, of which plain reckoning knows nothing.
func inPlainOrder(b *plainBattle, question map[string]any) bool {
	_, other := question["policy"]
	return !other && !slices.ContainsFunc(b.forces[1], func(u string) bool { return strings.HasPrefix(u, "below ") })
}

// endsAfter are the chances of how a battle ends once a round has left so many of both, and some join those who defend.
func endsAfter(rest plainBattle, a, d, join []string) (p [4]float64) {
	if len(a) > 0 && len(d) > 0 {
		for i := range d {
			d[i] = strings.TrimPrefix(d[i], "grounded ")
		}
		d = append(d, join...)
	}
	rest.forces = [2][]string{a, d}
	switch {
	case len(a)+len(d) == 0:
		p[volley.None] = 1
	case len(d) == 0:
		p[volley.Won] = 1
	case len(a) == 0:
		p[volley.Held] = 1
	default:
		p, _ = rest.odds()
	}
	return p
}

// A battle whose round is under way ends as a plain reckoning of it says: with dice aimed in any way, and with those of the attacker fallen.
func TestMidwayAgreesWithSlowOnes(t *testing.T) {
	v := values(t)
	arena, err := v.Arena([]Ship{{"aircraft carrier", 2, 6}, {"cruiser", 6, 6}})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(11, 27))
	tried, turned, apart := 0, 0, 0
	for tried < 60 {
		b, question := someBattle(r, 3)
		if !inPlainOrder(b, question) {
			continue
		}
		tried++
		b.rounds, b.takeoff = 0, 0
		join := b.join[2]
		b.join = nil
		f := Fight{InTurn: b.inTurn}
		slot := func(name string) int {
			state := Plain
			if strings.HasPrefix(name, "grounded ") {
				state = Grounded
			}
			return arena.Slot(slices.Index(arena.Kinds(), bare(name)), state)
		}
		for s := range b.forces {
			for _, u := range b.forces[s] {
				f.Start[s][slot(u)]++
			}
		}
		for _, u := range join {
			f.Coming = []Coming{{Round: 2}}
			f.Coming[0].Units[slot(u)]++
		}
		var aim [2][]string
		var low [2]map[string]int
		var shots [2]Shots
		planes := []string{"fighter", "dive bomber", "dogfighter", "bomber"}
		for s := range aim {
			low[s] = map[string]int{}
			for _, i := range r.Perm(4)[:r.IntN(5)] {
				id := planes[i]
				aim[s] = append(aim[s], id)
				shots[s].Line = append(shots[s].Line, slices.Index(arena.Kinds(), id))
				if r.IntN(2) == 0 {
					low[s][id] = 1
					shots[s].Low[slot(id)] = 1
				}
			}
		}
		first := b.outcomesAimed(0, b.forces[0], up(b, b.forces[1]), aim[0], low[0])
		if r.IntN(3) == 0 {
			keys := slices.SortedFunc(maps.Keys(first), func(x, y [2]int) int { return 100*(x[0]-y[0]) + x[1] - y[1] })
			x := keys[r.IntN(len(keys))]
			first = map[[2]int]float64{x: 1}
			shots[0].Fallen, shots[0].Hits = true, Hits{Air: x[0], Land: x[1]}
		}
		var want [4]float64
		for x, px := range first {
			after, answers := b.hit(1, b.forces[1], x[0], x[1]), b.forces[1]
			if b.inTurn {
				answers = after
			}
			for y, py := range b.outcomesAimed(1, answers, up(b, b.forces[0]), aim[1], low[1]) {
				p := endsAfter(*b, b.hit(0, b.forces[0], y[0], y[1]), slices.Clone(after), join)
				for i := range want {
					want[i] += px * py * p[i]
				}
			}
		}
		got, err := arena.Midway(f, shots)
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(got.Won-want[volley.Won]) > 1e-12 || math.Abs(got.Held-want[volley.Held]) > 1e-12 || math.Abs(got.None-want[volley.None]) > 1e-12 {
			t.Fatalf("%v, aimed %v, low %v: %v, and plainly %v", b.forces, aim, low, got.Ends, want)
		}
		plainly, err := arena.Chances(f)
		if err != nil {
			t.Fatal(err)
		}
		if b.inTurn {
			turned++
		}
		if math.Abs(plainly.Won-got.Won) > 1e-6 {
			apart++
		}
	}
	if turned == 0 || apart == 0 {
		t.Errorf("%d battles in which the attacker's hits fall first, %d in which aims matter", turned, apart)
	}
}

// outcomesAimed is outcomes with another order of fire, of which some shoot at land and sea all the same.
func (b *plainBattle) outcomesAimed(s int, list []string, targets int, aim []string, low map[string]int) map[[2]int]float64 {
	x := *b
	x.aim[s] = aim
	x.ground[s] = maps.Clone(b.ground[s])
	list = slices.Clone(list)
	for id, n := range low {
		x.ground[s]["low "+id] = b.ground[s][id]
		for i := range list {
			if n > 0 && list[i] == id {
				list[i] = "low " + id
				n--
			}
		}
	}
	return x.outcomes(s, list, targets)
}

// Without any aim a battle reckoned from its dice on ends as one reckoned at once, and leaves as much.
func TestMidwayOfThePlainOrder(t *testing.T) {
	v := values(t)
	arena, err := v.Arena(nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 14))
	for range 40 {
		f := Fight{InTurn: r.IntN(2) == 0}
		var shots [2]Shots
		for s := range f.Start {
			for range 1 + r.IntN(5) {
				if k := r.IntN(len(arena.Kinds())); s == 1 || !arena.Defends(k) {
					f.Start[s][arena.Slot(k, Plain)]++
				}
			}
			shots[s].Line = arena.Line(volley.Side(s))
		}
		if f.Start[0].Total() == 0 {
			continue
		}
		if r.IntN(2) == 0 {
			f.Start[1][arena.Slot(arena.Line(1)[0], Leaving)]++
		}
		want, err := arena.Chances(f)
		if err != nil {
			t.Fatal(err)
		}
		got, err := arena.Midway(f, shots)
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(got.Won-want.Won) > 1e-12 || math.Abs(got.Held-want.Held) > 1e-12 || math.Abs(got.None-want.None) > 1e-12 {
			t.Fatalf("%v: %+v, at once %+v", f, got.Ends, want)
		}
		f.Rounds = 1
		away, err := arena.Chances(f)
		if err != nil {
			t.Fatal(err)
		}
		for s := range want.Left {
			for i := range want.Left[s] {
				if _, state := arena.Of(min(i, arena.Slots()-1)); state == Leaving { // who gets away counts as left
					want.Left[s][i] = away.Left[s][i]
				}
				if math.Abs(got.Left[s][i]-want.Left[s][i]) > 1e-12 {
					t.Fatalf("%v: left %v, at once %v", f, got.Left, want.Left)
				}
			}
		}
	}
}
