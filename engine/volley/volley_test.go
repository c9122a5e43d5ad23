package volley

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
)

// six is a table of the kinds six-sided battles are made of, in a test's own words.
var six = &Table{Sides: 6, Kinds: []Kind{
	{ID: "foot", Values: [2]int{1, 2}}, {ID: "gun", Values: [2]int{2, 2}, Picks: true}, {ID: "tank", Values: [2]int{3, 2}, Picks: true},
	{ID: "boat", Class: Sea, Values: [2]int{0, 1}}, {ID: "diver", Class: Sea, Values: [2]int{2, 2}}, {ID: "hawk", Class: Air, Values: [2]int{3, 4}, Picks: true},
	{ID: "goose", Class: Air, Values: [2]int{4, 1}, Picks: true}, {ID: "deck", Class: Sea, Values: [2]int{1, 3}}, {ID: "fort", Class: Sea, Values: [2]int{4, 4}}}}

// slow is the same battle as plainly as can be: units are words in a list, every number of hits is found die by die, and a battle goes
// round by round until hardly anything of it is left.
type slow struct {
	b *Battle
}

type slowState struct{ a, d string } // a letter a unit, sorted

func letters(f Force) string {
	var s []byte
	for k, n := range f {
		for range n {
			s = append(s, 'a'+byte(k))
		}
	}
	return string(s)
}

// throws gives how likely each number of picks and other hits is.
func (w slow) throws(s Side, units string, first, only bool) map[[2]int]float64 {
	out := map[[2]int]float64{{0, 0}: 1}
	for _, u := range units {
		k := int(u - 'a')
		if only && w.b.First.Has(k) != first || !w.b.Rolls[s].Has(k) {
			continue
		}
		next := map[[2]int]float64{}
		for at, p := range out {
			for face := 1; face <= w.b.Table.Sides; face++ {
				to := at
				switch {
				case face > w.b.Table.Kinds[k].Values[s]:
				case face == 1 && w.b.Table.Kinds[k].Picks:
					to[0]++
				default:
					to[1]++
				}
				next[to] += p / float64(w.b.Table.Sides)
			}
		}
		out = next
	}
	return out
}

// without takes away what is picked, then what is given up.
func (w slow) without(s Side, units string, hits [2]int) string {
	list := []byte(units)
	for which, order := range []Order{w.b.Policy[1-s].Pick, w.b.Policy[s].Loss} {
		for range hits[which] {
			for _, k := range order {
				if i := slices.Index(list, 'a'+k); i >= 0 {
					list = slices.Delete(list, i, i+1)
					break
				}
			}
		}
	}
	return string(list)
}

// left tells who fights no more or breaks off; Open if nobody does.
func (w slow) left(s slowState) int {
	var gone [2]bool
	for side, units := range []string{s.a, s.d} {
		needed := func(u rune) bool { return w.b.Needs[side] == 0 || w.b.Needs[side]>>(u-'a')&1 == 1 }
		gone[side] = !strings.ContainsFunc(units, needed)
	}
	switch {
	case gone[Attacker] && gone[Defender]:
		return None
	case gone[Attacker]:
		return Held
	case gone[Defender]:
		return Won
	case len(s.a) <= w.b.Leave[Attacker]:
		return Quit
	case len(s.d) <= w.b.Leave[Defender]:
		return Fled
	}
	return Open
}

func (w slow) odds() (p [Ways]float64, left [2][MostKinds]float64) {
	now := map[slowState]float64{{letters(w.b.Forces[0]), letters(w.b.Forces[1])}: 1}
	count := func(s slowState, m float64, how int) {
		p[how] += m
		for side, units := range []string{s.a, s.d} {
			for _, u := range units {
				left[side][u-'a'] += m
			}
		}
	}
	most := w.b.Rounds
	if most == 0 {
		most = 3000
	}
	for round := 1; round <= most && len(now) > 0; round++ {
		next := map[slowState]float64{}
		for s, m := range now {
			if how := w.left(s); how != Open {
				count(s, m, how)
				continue
			}
			for _, j := range w.b.Join {
				if j.Round == round {
					list := []byte(s.d + letters(j.Units))
					slices.Sort(list)
					s.d = string(list)
				}
			}
			next[s] += m
		}
		passes := []bool{true, false}
		if w.b.First == 0 {
			passes = passes[:1]
		}
		for _, first := range passes {
			now, next = next, map[slowState]float64{}
			for s, m := range now {
				if s.a == "" || s.d == "" {
					next[s] += m
					continue
				}
				for ha, pa := range w.throws(Attacker, s.a, first, w.b.First != 0) {
					for hd, pd := range w.throws(Defender, s.d, first, w.b.First != 0) {
						next[slowState{w.without(Attacker, s.a, hd), w.without(Defender, s.d, ha)}] += m * pa * pd
					}
				}
			}
		}
		now = map[slowState]float64{}
		for s, m := range next {
			if how := w.left(s); how <= None {
				count(s, m, how)
			} else if m > 1e-17 {
				now[s] = m
			}
		}
	}
	for s, m := range now {
		count(s, m, w.left(s))
	}
	return p, left
}

// some makes a battle by chance.
func some(r *rand.Rand, most int) *Battle {
	force := func() (f Force) {
		for range 1 + r.IntN(most) {
			f[r.IntN(len(six.Kinds))]++
		}
		return f
	}
	b := New(six, force(), force())
	for s := range b.Policy {
		if r.IntN(2) == 0 {
			b.Policy[s].Loss = b.Policy[s].Loss.Led(uint8(r.IntN(9)))
			for _, i := range r.Perm(9)[:3] {
				b.Policy[s].Pick = b.Policy[s].Pick.Led(uint8(i))
			}
		}
	}
	if r.IntN(3) == 0 {
		b.First = Kinds(0).With(1)
	}
	if r.IntN(3) == 0 {
		b.Rounds = 1 + r.IntN(4)
	}
	if r.IntN(3) == 0 {
		b.Leave[r.IntN(2)] = 1 + r.IntN(2)
	}
	for s := range b.Needs {
		if r.IntN(3) == 0 {
			b.Needs[s] = Kinds(r.IntN(1 << 9))
		}
	}
	for n := 1; r.IntN(3) == 0 && n < 3; n++ {
		j := Joining{Round: n + 1 + r.IntN(2)}
		j.Units[5] = int32(1 + r.IntN(2))
		if len(b.Join) == 0 || b.Join[len(b.Join)-1].Round < j.Round {
			b.Join = append(b.Join, j)
		}
	}
	return b
}

// agree tells whether two chances are the same for all that matters here.
func agree(x, y float64) bool { return math.Abs(x-y) <= 1e-12 }

// The chances are those of a calculation that was written for plainness, over battles by chance.
func TestOddsAgreeWithSlowOnes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 41))
	swift := 0
	for range 450 {
		b := some(r, 4)
		o, err := b.Odds(nil)
		if err != nil {
			t.Fatal(err)
		}
		if b.swift() != nil {
			swift++
		}
		p, left := slow{b}.odds()
		for how := range p {
			if !agree(p[how], o.P[how]) {
				t.Fatalf("%s against %s, %+v: %v, and plainly %v", six.Words(b.Forces[0]), six.Words(b.Forces[1]), b, o.P, p)
			}
		}
		for s := range left {
			for k := range left[s] {
				if !agree(left[s][k], o.Left[s][k]) {
					t.Fatalf("%s against %s: %v left, and plainly %v", six.Words(b.Forces[0]), six.Words(b.Forces[1]), o.Left[s], left[s])
				}
			}
		}
	}
	if swift < 10 {
		t.Errorf("only %d common battles", swift)
	}
}

// The quick way and the long one give the same.
func TestSwiftAgrees(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 42))
	for range 60 {
		var f [2]Force
		for s := range f {
			for range 1 + r.IntN(12) {
				f[s][[]int{0, 3, 4, 7, 8}[r.IntN(5)]]++
			}
		}
		b := New(six, f[0], f[1])
		for s := range b.Needs {
			if r.IntN(2) == 0 {
				b.Needs[s] = Kinds(0).With(0).With(8)
			}
		}
		quick := b.swift()
		b.Join = []Joining{{Round: 2}} // nobody: it only takes the long way
		long, err := b.Odds(nil)
		if err != nil {
			t.Fatal(err)
		}
		for how := range quick.P {
			if !agree(quick.P[how], long.P[how]) {
				t.Fatalf("%v and %v", quick.P, long.P)
			}
		}
		for k := range quick.Left[0] {
			if !agree(quick.Left[0][k], long.Left[0][k]) || !agree(quick.Left[1][k], long.Left[1][k]) {
				t.Fatalf("%v and %v", quick.Left, long.Left)
			}
		}
	}
}

// All chances together are one, and so are those of what either side is left with.
func TestChancesAreWhole(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 43))
	for range 100 {
		b := some(r, 9)
		o, err := b.Odds(nil)
		if err != nil {
			t.Fatal(err)
		}
		if all := sum(o.P[:]); !agree(all, 1) {
			t.Fatalf("%v is %v in all", o.P, all)
		}
		all := 0.0
		for _, e := range o.Ends[Defender] {
			all += e.All()
		}
		if !agree(all, 1) {
			t.Fatalf("what is left is %v in all", all)
		}
	}
}

// Battles thrown with dice come out as calculated, within four standard errors.
func TestThrownAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 44))
	const times = 200_000
	for n := range 12 {
		b := some(r, 8)
		o, err := b.Odds(nil)
		if err != nil {
			t.Fatal(err)
		}
		throw := b.Thrower(engine.NewFast(uint64(100 + n)))
		var ended [Ways]int
		var left, squares [2][MostKinds]float64
		for range times {
			ended[throw.Throw()]++
			for s := range left {
				for k, m := range throw.Left(Side(s)) {
					left[s][k] += float64(m)
					squares[s][k] += float64(m) * float64(m)
				}
			}
		}
		for how, m := range ended {
			p := o.P[how]
			if d := math.Abs(float64(m)/times - p); d > 4*math.Sqrt(p*(1-p)/times)+1e-6 {
				t.Errorf("battle %d: ending %d came %d times of %d, and is %v likely", n, how, m, times, p)
			}
		}
		for s := range left {
			for k := range left[s] {
				mean := left[s][k] / times
				spread := math.Sqrt(max(0, squares[s][k]/times-mean*mean) / times)
				if d := math.Abs(mean - o.Left[s][k]); d > 4*spread+1e-5 {
					t.Errorf("battle %d: %v of kind %d left on average, and calculated %v", n, mean, k, o.Left[s][k])
				}
			}
		}
	}
}

// What is too large is refused before it takes long, and a calculation can be stopped.
func TestLargeBattles(t *testing.T) {
	for _, f := range []Force{{0: 5000}, {2: 400, 0: 400}} {
		_, err := New(six, f, f).Odds(nil)
		if _, ok := err.(*TooLarge); !ok {
			t.Errorf("%s: %v", six.Words(f), err)
		}
	}
	// few against so many that the throws of those alone would fill the memory
	if _, err := New(six, Force{0: 110, 1: 102, 2: 3, 5: 120, 6: 2}, Force{0: 3, 1: 3, 2: 2, 5: 3}).Odds(nil); err == nil || !strings.Contains(err.Error(), "too many ways") {
		t.Errorf("340 units against 11: %v", err)
	}
	f := Force{0: 20, 2: 10, 5: 10}
	calls := 0
	_, err := New(six, f, f).Odds(func(float64) bool { calls++; return calls < 3 })
	if err != ErrStopped || calls != 3 {
		t.Errorf("%v after %d calls", err, calls)
	}
}

func odds(b *testing.B, x *Battle) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := x.Odds(nil); err != nil {
			b.Fatal(err)
		}
	}
}

var (
	plain14 = Force{0: 8, 3: 1, 4: 2, 7: 1, 8: 2}
	plain12 = Force{0: 6, 3: 1, 4: 2, 7: 1, 8: 2}
	every14 = Force{2, 2, 2, 1, 1, 2, 2, 1, 1}
	every12 = Force{2, 1, 2, 1, 1, 2, 1, 1, 1}
)

func BenchmarkOdds14v12(b *testing.B) { odds(b, New(six, plain14, plain12)) }

func BenchmarkOddsPicks14v12(b *testing.B) { odds(b, New(six, every14, every12)) }

func BenchmarkOdds50v50(b *testing.B) { odds(b, New(six, Force{0: 30, 8: 20}, Force{0: 30, 8: 20})) }

func BenchmarkOddsPicks(b *testing.B) {
	for _, n := range []int32{4, 6} {
		f := Force{n, n, n, 0, 0, n}
		b.Run(fmt.Sprint(4*n), func(b *testing.B) { odds(b, New(six, f, f)) })
	}
}

func throws(b *testing.B, x *Battle) {
	t := x.Thrower(engine.NewFast(1))
	for b.Loop() {
		t.Throw()
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "battles/s")
}

func BenchmarkThrow3v3(b *testing.B) { throws(b, New(six, Force{5: 3}, Force{5: 3})) }

func BenchmarkThrow14v12(b *testing.B) { throws(b, New(six, every14, every12)) }
