package supremacy

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/volley"
	"awaw/internal/requesttest"
	"awaw/tables"
)

func values(t testing.TB) *Values {
	t.Helper()
	v, err := Load(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// A battle as a second reading of the rules sees it: units are names in lists.
type plainBattle struct {
	ground  [2]map[string][2]int // dice and value against land and sea, by side
	air     map[string]int
	flies   map[string]bool
	loss    [2][]string
	aim     [2][]string
	takeoff int
	join    map[int][]string
	rounds  int
	inTurn  bool
	forces  [2][]string
}

func bare(name string) string {
	for _, w := range []string{"grounded ", "below "} {
		name = strings.TrimPrefix(name, w)
	}
	return name
}

func up(b *plainBattle, list []string) (n int) {
	for _, u := range list {
		if b.flies[u] {
			n++
		}
	}
	return n
}

// outcomes gives how likely each number of air hits and other hits is.
func (b *plainBattle) outcomes(s int, list []string, targets int) map[[2]int]float64 {
	var line, rest []string
	for _, id := range b.aim[s] {
		for _, u := range list {
			if u == id {
				line = append(line, u)
			}
		}
	}
	for _, u := range list {
		if !slices.Contains(b.aim[s], u) && !strings.Contains(u, "grounded ") && !strings.Contains(u, "below ") {
			rest = append(rest, u)
		}
	}
	out := map[[2]int]float64{{0, 0}: 1}
	die := func(which, value int, only func(at [2]int) bool) {
		next := map[[2]int]float64{}
		for at, p := range out {
			if !only(at) {
				next[at] += p
				continue
			}
			to := at
			to[which]++
			next[to] += p * float64(value) / 12
			next[at] += p * float64(12-value) / 12
		}
		out = next
	}
	// a unit in the line shoots up while there are targets: the dice of one that does not are told apart by the hits before it
	for _, u := range line {
		before := out
		out = map[[2]int]float64{}
		for at, p := range before {
			one := map[[2]int]float64{at: p}
			if at[0] < targets {
				v := b.air[u]
				one = map[[2]int]float64{{at[0] + 1, at[1]}: p * float64(v) / 12, at: p * float64(12-v) / 12}
			} else {
				for range b.ground[s][u][0] {
					two := map[[2]int]float64{}
					for x, q := range one {
						v := float64(b.ground[s][u][1])
						two[[2]int{x[0], x[1] + 1}] += q * v / 12
						two[x] += q * (12 - v) / 12
					}
					one = two
				}
			}
			for x, q := range one {
				out[x] += q
			}
		}
	}
	for _, u := range rest {
		for range b.ground[s][u][0] {
			die(1, b.ground[s][u][1], func([2]int) bool { return true })
		}
	}
	return out
}

// hit takes losses off a list.
func (b *plainBattle) hit(s int, list []string, air, other int) []string {
	list = slices.Clone(list)
	drop := func(fits func(string) bool) bool {
		for _, id := range b.loss[s] {
			for i, u := range list {
				if bare(u) == id && fits(u) {
					list = slices.Delete(list, i, i+1)
					return true
				}
			}
		}
		return false
	}
	flying := func(u string) bool { return b.flies[u] }
	for range air {
		drop(flying)
	}
	for range other {
		if !drop(func(u string) bool { return !b.flies[bare(u)] }) && !drop(func(u string) bool { return strings.HasPrefix(u, "grounded ") }) {
			drop(flying)
		}
		if !slices.Contains(list, "aircraft carrier") {
			list = slices.DeleteFunc(list, func(u string) bool { return strings.HasPrefix(u, "below ") })
		}
	}
	return list
}

func (b *plainBattle) odds() (p [4]float64, left [2]map[string]float64) {
	left = [2]map[string]float64{{}, {}}
	key := func(a, d []string) string {
		slices.Sort(a)
		slices.Sort(d)
		return strings.Join(a, ",") + "|" + strings.Join(d, ",")
	}
	split := func(s string) []string {
		if s == "" {
			return nil
		}
		return strings.Split(s, ",")
	}
	now := map[string]float64{key(slices.Clone(b.forces[0]), slices.Clone(b.forces[1])): 1}
	count := func(s string, m float64, how int) {
		p[how] += m
		for i, side := range strings.Split(s, "|") {
			for _, u := range split(side) {
				left[i][bare(u)] += m
			}
		}
	}
	most := b.rounds
	if most == 0 {
		most = 3000
	}
	for round := 1; round <= most && len(now) > 0; round++ {
		next := map[string]float64{}
		for s, m := range now {
			at, dt, _ := strings.Cut(s, "|")
			a, d := split(at), split(dt)
			d = append(d, b.join[round]...)
			if round == b.takeoff {
				for i := range d {
					d[i] = strings.TrimPrefix(d[i], "grounded ")
				}
			}
			for x, px := range b.outcomes(0, a, up(b, d)) {
				after, answers := b.hit(1, d, x[0], x[1]), d
				if b.inTurn {
					answers = after
				}
				for y, py := range b.outcomes(1, answers, up(b, a)) {
					next[key(b.hit(0, a, y[0], y[1]), slices.Clone(after))] += m * px * py
				}
			}
		}
		now = map[string]float64{}
		for s, m := range next {
			a, d, _ := strings.Cut(s, "|")
			switch {
			case a == "" && d == "":
				count(s, m, volley.None)
			case d == "":
				count(s, m, volley.Won)
			case a == "":
				count(s, m, volley.Held)
			case m > 1e-18:
				now[s] = m
			}
		}
	}
	for s, m := range now {
		count(s, m, volley.Open)
	}
	return p, left
}

// someBattle makes a battle by chance, for both.
func someBattle(r *rand.Rand, most int) (*plainBattle, map[string]any) {
	b := &plainBattle{join: map[int][]string{}, air: map[string]int{"anti-aircraft gun": 5, "fighter": 6, "dive bomber": 4, "dogfighter": 8, "bomber": 2},
		flies: map[string]bool{"fighter": true, "dive bomber": true, "dogfighter": true, "bomber": true}}
	b.ground = [2]map[string][2]int{
		{"infantry": {1, 2}, "fighter": {1, 6}, "dive bomber": {1, 8}, "dogfighter": {1, 4}, "bomber": {2, 8}, "aircraft carrier": {1, 2}, "cruiser": {1, 6}},
		{"infantry": {1, 4}, "anti-aircraft gun": {1, 5}, "fighter": {1, 6}, "dive bomber": {1, 8}, "dogfighter": {1, 4}, "bomber": {1, 2}, "aircraft carrier": {1, 6}, "cruiser": {1, 6}}}
	question := map[string]any{"kind": "odds", "types": map[string]any{"aircraft carrier": map[string]any{"class": "sea", "attack": 2, "defence": 6},
		"cruiser": map[string]any{"class": "sea", "attack": 6, "defence": 6}}}
	atSea := r.IntN(2) == 0
	planes := []string{"fighter", "dive bomber", "dogfighter", "bomber"}
	for s := range b.forces {
		force := map[string]int{}
		for range 1 + r.IntN(most) {
			id := planes[r.IntN(4)]
			switch n := r.IntN(6); {
			case n < 2 && atSea:
				id = "cruiser"
			case n < 2:
				id = "infantry"
			case n == 2 && s == 1 && !atSea:
				id = "anti-aircraft gun"
			case n == 3 && s == 1:
				id = "grounded " + id
			}
			force[id]++
		}
		if s == 1 && atSea && r.IntN(2) == 0 {
			force["aircraft carrier"] = 1
			force["below fighter"] = r.IntN(2)
		}
		for id, n := range force {
			for range n {
				b.forces[s] = append(b.forces[s], id)
			}
		}
		question[volley.Side(s).String()] = force
		b.loss[s] = []string{"infantry", "anti-aircraft gun", "fighter", "dive bomber", "dogfighter", "bomber", "aircraft carrier", "cruiser"}
	}
	b.aim = [2][]string{{"dogfighter", "fighter", "dive bomber"}, {"dogfighter", "fighter", "anti-aircraft gun", "bomber", "dive bomber"}}
	if r.IntN(2) == 0 {
		policy := map[string]any{}
		for s := range b.aim {
			b.aim[s] = nil
			for _, i := range r.Perm(4)[:r.IntN(5)] {
				b.aim[s] = append(b.aim[s], planes[i])
			}
			first := planes[r.IntN(4)]
			b.loss[s] = append([]string{first}, slices.DeleteFunc(b.loss[s], func(id string) bool { return id == first })...)
			aim := b.aim[s]
			if aim == nil {
				aim = []string{}
			}
			policy[volley.Side(s).String()] = map[string]any{"air": aim, "loss": []string{first}}
		}
		question["policy"] = policy
	}
	if r.IntN(3) == 0 {
		b.takeoff = 2 + r.IntN(2)
		question["takeoff"] = b.takeoff
	}
	if r.IntN(3) == 0 {
		b.join[2] = []string{"fighter"}
		question["join"] = []any{map[string]any{"round": 2, "units": map[string]int{"fighter": 1}}}
	}
	if r.IntN(3) == 0 {
		b.inTurn = true
		question["casualties"] = "attacker-first"
	}
	if r.IntN(3) == 0 {
		b.rounds = 1 + r.IntN(4)
		question["rounds"] = b.rounds
	}
	return b, question
}

func TestOddsAgreeWithSlowOnes(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(8, 48))
	for range 120 {
		b, question := someBattle(r, 3)
		got := requesttest.Answered(t, v, question)
		p, left := b.odds()
		for how, key := range []string{"attacker", "defender", "none", "open"} {
			if x, _ := got[key].(float64); math.Abs(x-p[how]) > 1e-12 {
				t.Fatalf("%v: %s %v, and plainly %v; %v", question, key, got[key], p[how], got["why"])
			}
		}
		for s := range left {
			by := got["left"].(map[string]any)[volley.Side(s).String()].(map[string]any)
			for id := range b.ground[1] {
				if x, _ := by[id].(float64); math.Abs(x-left[s][id]) > 1e-12 {
					t.Fatalf("%v: %s %v left, and plainly %v", question, id, by[id], left[s][id])
				}
			}
		}
	}
}

// read makes the battle of a question, for tests.
func readBattle(t testing.TB, v *Values, question map[string]any) (*battle, int, []volley.Event) {
	t.Helper()
	line, err := json.Marshal(question)
	if err != nil {
		t.Fatal(err)
	}
	o, _, err := read(line)
	if err != nil {
		t.Fatal(err)
	}
	b, r := v.types(o)
	if r != nil {
		t.Fatal(r)
	}
	joins, all, r := b.joins(o)
	if r != nil {
		t.Fatal(r)
	}
	if r := b.forces(o, true, all); r != nil {
		t.Fatal(r)
	}
	if r := b.turns(o); r != nil {
		t.Fatal(r)
	}
	rounds, r := o.Count("rounds", 0, badRounds)
	if r != nil {
		t.Fatal(r)
	}
	events, r := b.events(o, joins)
	if r != nil {
		t.Fatal(r)
	}
	return b, rounds, events
}

// Battles thrown with dice come out as calculated, within four standard errors.
func TestThrownAgree(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(9, 49))
	const times = 60_000
	for n := range 10 {
		_, question := someBattle(r, 6)
		b, rounds, events := readBattle(t, v, question)
		throw := b.thrower(rounds, events, engine.NewFast(uint64(n)))
		var ended [4]int
		for range times {
			ended[throw.throw()]++
		}
		got := requesttest.Answered(t, v, question)
		for how, key := range []string{"attacker", "defender", "none", "open"} {
			p, _ := got[key].(float64)
			if d := math.Abs(float64(ended[how])/times - p); d > 4*math.Sqrt(p*(1-p)/times)+1e-5 {
				t.Errorf("%v: %s came %d times of %d, and is %v likely", question, key, ended[how], times, p)
			}
		}
	}
}

func BenchmarkOdds14v12(b *testing.B) {
	v := values(b)
	line := []byte(`{"kind":"odds","attacker":{"bomber":2,"fighter":2,"dive bomber":2,"dogfighter":1,"infantry":7},"defender":{"fighter":2,"dogfighter":2,"bomber":1,"anti-aircraft gun":1,"infantry":6}}`)
	for b.Loop() {
		if _, err := v.Answer(line, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkThrow3v3(b *testing.B) {
	v := values(b)
	x, rounds, events := readBattle(b, v, map[string]any{"kind": "odds", "attacker": map[string]int{"fighter": 3}, "defender": map[string]int{"fighter": 3}})
	throw := x.thrower(rounds, events, engine.NewFast(1))
	for b.Loop() {
		throw.throw()
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "battles/s")
}
