package supremacy

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awaw/engine/volley"
	"awaw/internal/requesttest"
	"awaw/tables"
)

// plainGame is best play as a second reading of the rules sees it: units are names in lists, each decision is a branch of a tree, and the
// worth of every pair of lists is gone over again and again until none changes.
type plainGame struct {
	*plainBattle
	chooses map[string]bool // "attacker aim" and so on
	worth   map[string]float64
	met     []string
}

func (g *plainGame) value(a, d []string) float64 {
	switch {
	case len(a) == 0:
		return 0
	case len(d) == 0:
		return 1
	}
	a, d = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(d))
	key := strings.Join(a, ",") + "|" + strings.Join(d, ",")
	if _, known := g.worth[key]; !known {
		g.worth[key] = 0
		g.met = append(g.met, key)
	}
	return g.worth[key]
}

// sweep goes over a pair of lists again.
func (g *plainGame) sweep(key string) float64 {
	at, dt, _ := strings.Cut(key, "|")
	a, d := strings.Split(at, ","), strings.Split(dt, ",")
	least := math.Inf(1)
	for mask := range 1 << len(d) {
		now, ok := slices.Clone(d), true
		for i := range d {
			if mask>>i&1 == 1 {
				ok = ok && g.flies[d[i]]
				now[i] = "grounded " + d[i]
			}
		}
		if ok && (mask == 0 || g.chooses["defender grounding"]) {
			memo := map[string]float64{}
			least = min(least, g.roll(0, slices.Clone(a), a, now, [3]int{}, func(h [3]int) float64 {
				key := fmt.Sprint(h)
				if _, known := memo[key]; !known {
					memo[key] = g.roll(1, slices.Clone(now), now, a, [3]int{}, func(back [3]int) float64 { return g.pay(a, now, h, back) })
				}
				return memo[key]
			}))
		}
	}
	return least
}

// roll lets a side's units roll, in whatever order is best for it.
func (g *plainGame) roll(s int, left, own, enemy []string, h [3]int, then func([3]int) float64) float64 {
	left = slices.DeleteFunc(left, func(u string) bool { return strings.HasPrefix(u, "grounded ") })
	if len(left) == 0 {
		return then(h)
	}
	type die struct {
		i, aim int
	}
	var list []die
	for i, u := range left {
		if slices.Contains(left[:i], u) {
			continue
		}
		if g.air[u] > 0 && h[0] < up(g.plainBattle, enemy) {
			list = append(list, die{i, 0})
		}
		if s == 0 && u == "bomber" {
			list = append(list, die{i, 2})
		} else {
			list = append(list, die{i, 1})
		}
	}
	if !g.chooses[[]string{"attacker aim", "defender aim"}[s]] {
		list = slices.DeleteFunc(list, func(x die) bool { return (x.aim == 0) != slices.Contains(g.aim[s], left[x.i]) })
		if len(list) == 0 { // all that is left of the line shoots elsewhere, there is nothing in the air
			list = []die{{0, 1}}
			if s == 0 && left[0] == "bomber" {
				list[0].aim = 2
			}
		}
		slices.SortStableFunc(list, func(x, y die) int {
			place := func(z die) int {
				if i := slices.Index(g.aim[s], left[z.i]); i >= 0 {
					return i
				}
				return 99
			}
			return place(x) - place(y)
		})
		list = list[:1]
	}
	best := math.NaN()
	for _, x := range list {
		u := left[x.i]
		rest := slices.Delete(slices.Clone(left), x.i, x.i+1)
		value, n := g.air[u], 1
		if x.aim > 0 {
			n, value = g.ground[s][u][0], g.ground[s][u][1]
		}
		var fall func(n int, h [3]int) float64
		fall = func(n int, h [3]int) float64 {
			if n == 0 {
				return g.roll(s, slices.Clone(rest), own, enemy, h, then)
			}
			hit := h
			hit[x.aim]++
			return (float64(value)*fall(n-1, hit) + float64(12-value)*fall(n-1, h)) / 12
		}
		if y := fall(n, h); math.IsNaN(best) || s == 0 && y > best || s == 1 && y < best {
			best = y
		}
	}
	return best
}

// pay lets the defender and then the attacker take off what was hit.
func (g *plainGame) pay(a, d []string, h, back [3]int) float64 {
	least := math.Inf(1)
	for _, y := range g.losses(1, d, h) {
		most := math.Inf(-1)
		for i := range y {
			y[i] = strings.TrimPrefix(y[i], "grounded ")
		}
		for _, x := range g.losses(0, a, back) {
			most = max(most, g.value(x, y))
		}
		least = min(least, most)
	}
	return least
}

// losses lists what hits may leave: those in the air first, then the others in every order, each where it can go.
func (g *plainGame) losses(s int, list []string, h [3]int) [][]string {
	if !g.chooses[[]string{"attacker losses", "defender losses"}[s]] {
		return [][]string{g.hit(s, list, h[0], h[1]+h[2])}
	}
	flying := func(u string) bool { return g.flies[u] }
	parked := func(u string) bool { return strings.HasPrefix(u, "grounded ") }
	surface := func(u string) bool { return !flying(u) && !parked(u) }
	var out [][]string
	seen := map[string]bool{}
	var take func(list []string, h [3]int)
	take = func(list []string, h [3]int) {
		key := fmt.Sprint(slices.Sorted(slices.Values(list)), h)
		if seen[key] {
			return
		}
		seen[key] = true
		off := func(fits func(string) bool, h [3]int) {
			for i, u := range list {
				if fits(u) {
					take(slices.Delete(slices.Clone(list), i, i+1), h)
				}
			}
		}
		if h[0] > 0 && slices.ContainsFunc(list, flying) {
			off(flying, [3]int{h[0] - 1, h[1], h[2]})
			return
		}
		if h[1]+h[2] == 0 || len(list) == 0 {
			out = append(out, list)
			return
		}
		if h[1] > 0 {
			switch less := [3]int{0, h[1] - 1, h[2]}; {
			case slices.ContainsFunc(list, surface):
				off(surface, less)
			case slices.ContainsFunc(list, parked):
				off(parked, less)
			default:
				off(flying, less)
			}
		}
		if h[2] > 0 {
			less := [3]int{0, h[1], h[2] - 1}
			if slices.ContainsFunc(list, func(u string) bool { return surface(u) || parked(u) }) {
				off(surface, less)
				off(parked, less)
			} else {
				off(flying, less)
			}
		}
	}
	take(list, h)
	return out
}

// play goes over all pairs until none changes.
func (g *plainGame) play() float64 {
	g.value(g.forces[0], g.forces[1])
	for range 3000 {
		changed := 0.0
		for i := 0; i < len(g.met); i++ {
			key := g.met[i]
			x := g.sweep(key)
			changed = max(changed, math.Abs(x-g.worth[key]))
			g.worth[key] = x
		}
		if changed < 1e-15 {
			break
		}
	}
	return g.worth[g.met[0]]
}

func someGame(r *rand.Rand, most int) (*plainGame, map[string]any) {
	b, _ := someBattle(r, 1)
	g := &plainGame{plainBattle: b, chooses: map[string]bool{}, worth: map[string]float64{}}
	question := map[string]any{"kind": "best"}
	b.forces = [2][]string{}
	kinds := []string{"infantry", "fighter", "dive bomber", "bomber", "dogfighter", "anti-aircraft gun"}
	chooses := map[string][]string{}
	b.aim = [2][]string{{"dogfighter", "fighter", "dive bomber"}, {"dogfighter", "fighter", "anti-aircraft gun", "bomber", "dive bomber"}}
	for s, side := range []string{"attacker", "defender"} {
		b.loss[s] = []string{"infantry", "anti-aircraft gun", "fighter", "dive bomber", "dogfighter", "bomber"}
		force := map[string]int{}
		for range 1 + r.IntN(most) {
			id := kinds[r.IntN(5+s)]
			force[id]++
			b.forces[s] = append(b.forces[s], id)
		}
		question[side] = force
		chooses[side] = []string{}
		for _, word := range []string{"aim", "losses", "grounding"}[:2+s] {
			if r.IntN(4) > 0 {
				chooses[side] = append(chooses[side], word)
				g.chooses[side+" "+word] = true
			}
		}
	}
	question["chooses"] = chooses
	return g, question
}

func TestBestPlayAgreesWithSlowOne(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(52, 12))
	parted := 0
	for range 40 {
		g, question := someGame(r, 2)
		want := g.play()
		got := requesttest.Answered(t, v, question)
		x, _ := got["attacker"].(float64)
		if math.Abs(x-want) > 1e-12 {
			t.Fatalf("%v: %v, and plainly %v; %v", question, x, want, got["why"])
		}
		if policy, _ := got["policy"].(float64); math.Abs(policy-want) > 1e-9 {
			parted++
		}
	}
	if parted < 10 {
		t.Errorf("best play parts from the policies only %d times", parted)
	}
}

// Without any choice best play is the policies', and who may choose more does not fare worse.
func TestMoreChoicesAreNoWorse(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(21, 31))
	for range 30 {
		_, question := someGame(r, 3)
		x := func(attacker, defender []string) float64 {
			question["chooses"] = map[string][]string{"attacker": attacker, "defender": defender}
			got := requesttest.Answered(t, v, question)
			if p, _ := got["policy"].(float64); len(attacker)+len(defender) == 0 && math.Abs(p-got["attacker"].(float64)) > 1e-12 {
				t.Fatalf("%v: %v", question, got)
			}
			return got["attacker"].(float64)
		}
		none := x([]string{}, []string{})
		aim, both := x([]string{"aim"}, []string{}), x([]string{"aim", "losses"}, []string{})
		ground, all := x([]string{}, []string{"grounding"}), x([]string{}, []string{"aim", "losses", "grounding"})
		const near = 1e-12
		if aim < none-near || both < aim-near || ground > none+near || all > ground+near {
			t.Errorf("%v: none %v; attacker: aim %v, all %v; defender: grounding %v, all %v", question, none, aim, both, ground, all)
		}
	}
}

// Who asks may lose patience, of best play and of what a dispatch is worth.
func TestSearchIsStopped(t *testing.T) {
	v := values(t)
	for _, line := range []string{
		`{"kind":"best","attacker":{"fighter":3,"infantry":3,"bomber":2},"defender":{"fighter":3,"infantry":3,"bomber":1}}`,
		`{"kind":"worth","send":{"fighter":1},"battles":[{"at":"A","attacker":{"fighter":9,"infantry":9},"defender":{"fighter":9,"infantry":9}}]}`,
	} {
		calls, last := 0, 0.0
		_, err := v.Answer([]byte(line), func(done float64) bool {
			if done < last || done > 1 {
				t.Errorf("%s: %v done after %v", line, done, last)
			}
			calls, last = calls+1, done
			return calls < 4
		})
		if !errors.Is(err, volley.ErrStopped) || calls != 4 {
			t.Errorf("%s: %v after %d calls", line, err, calls)
		}
	}
}

func BenchmarkBest3v3(b *testing.B) {
	v, err := Load(tables.Embedded())
	if err != nil {
		b.Fatal(err)
	}
	line := []byte(`{"kind":"best","attacker":{"fighter":1,"bomber":1,"infantry":1},"defender":{"fighter":1,"bomber":1,"infantry":1}}`)
	for b.Loop() {
		if _, err := v.Answer(line, nil); err != nil {
			b.Fatal(err)
		}
	}
}
