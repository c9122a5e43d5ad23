package realism

import (
	"awaw/internal/requesttest"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// slowRaid is bombing as plainly as can be: every die is one of three things, one after the other, and units are names in a list.
func slowRaid(bombers, escorts, artillery, fighters, room int, perAircraft bool, loss, pick []string) (damage []float64, left map[string]float64, interceptors float64) {
	damage, left = make([]float64, room+1), map[string]float64{}
	var force []string
	for range bombers {
		force = append(force, "bomber")
	}
	for range escorts {
		force = append(force, "fighter")
	}
	without := func(force []string, picks, hits int) []string {
		force = slices.Clone(force)
		for _, part := range []struct {
			n     int
			order []string
		}{{picks, pick}, {hits, loss}} {
			for range part.n {
				for _, name := range part.order {
					if i := slices.Index(force, name); i >= 0 {
						force = slices.Delete(force, i, i+1)
						break
					}
				}
			}
		}
		return force
	}
	// roll goes through all that dice of these values may show.
	var roll func(values []int, picks, hits int, p float64, then func(picks, hits int, p float64))
	roll = func(values []int, picks, hits int, p float64, then func(picks, hits int, p float64)) {
		if len(values) == 0 {
			then(picks, hits, p)
			return
		}
		v := float64(values[0])
		roll(values[1:], picks+1, hits, p/6, then)
		if v > 1 {
			roll(values[1:], picks, hits+1, p*(v-1)/6, then)
		}
		roll(values[1:], picks, hits, p*(6-v)/6, then)
	}
	many := func(value, n int) (out []int) {
		for range n {
			out = append(out, value)
		}
		return out
	}
	bomb := func(force []string, meeting int, p float64) {
		interceptors += p * float64(meeting)
		n := 0
		for _, name := range force {
			left[name] += p
			if name == "bomber" {
				n++
			}
		}
		var drop func(n, sum int, p float64)
		drop = func(n, sum int, p float64) {
			if n == 0 {
				damage[min(sum, room)] += p
				return
			}
			for face := 1; face <= 6; face++ {
				drop(n-1, sum+face, p/6)
			}
		}
		drop(n, 0, p)
	}
	guns := artillery
	if perAircraft && artillery > 0 {
		guns = len(force)
	}
	roll(many(2, guns), 0, 0, 1, func(picks, hits int, p float64) {
		force := without(force, picks, hits)
		if len(force) == 0 || fighters == 0 {
			bomb(force, fighters, p)
			return
		}
		var reply []int
		for _, name := range force {
			reply = append(reply, map[string]int{"bomber": 1, "fighter": 4}[name])
		}
		roll(many(3, fighters), 0, 0, p, func(picks, hits int, p float64) {
			after := without(force, picks, hits)
			roll(reply, 0, 0, p, func(a, b int, p float64) { bomb(after, max(0, fighters-a-b), p) })
		})
	})
	return damage, left, interceptors
}

func TestRaidsAgreeWithSlowOnes(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(5, 45))
	for range 60 {
		bombers, escorts, artillery, fighters := 1+r.IntN(2), r.IntN(2), r.IntN(2), r.IntN(2)
		value, already := r.IntN(13), r.IntN(4)
		request := map[string]any{"kind": "bombing", "bombers": bombers, "escorts": escorts, "artillery": artillery, "fighters": fighters, "value": value, "already": already}
		per := r.IntN(2) == 0
		if per {
			request["barrage"] = "aircraft"
		}
		loss, pick := []string{"fighter", "bomber"}, []string{"bomber", "fighter"}
		if r.IntN(2) == 0 {
			loss, pick = pick, loss
			request["policy"] = map[string]any{"attacker": map[string]any{"loss": loss}, "defender": map[string]any{"pick": pick[:1]}}
		}
		damage, left, interceptors := slowRaid(bombers, escorts, artillery, fighters, max(0, value-already), per, loss, pick)
		got := requesttest.Answered(t, v, request)
		same := func(what string, x float64, y any) {
			z, _ := y.(float64)
			if math.Abs(x-z) > 1e-12 {
				t.Fatalf("%v: %s %v, and plainly %v", request, what, y, x)
			}
		}
		mean := 0.0
		for d, p := range damage {
			same("damage", p, got["damage"].([]any)[d])
			mean += float64(d) * p
		}
		same("mean", mean, got["mean"])
		same("interceptors", interceptors, got["interceptors"])
		for _, name := range loss {
			same(name, left[name], got["left"].(map[string]any)[name])
		}
		if len(damage) != len(got["damage"].([]any)) {
			t.Fatalf("%v: damage up to %d, want %d", request, len(got["damage"].([]any)), len(damage))
		}
	}
}

// Raids with dice that fell come out as likely as calculated.
func TestRaidsThrown(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(6, 46))
	const times = 20_000
	force := map[string]any{"kind": "bombing", "bombers": 2, "escorts": 1, "artillery": 1, "fighters": 2, "value": 8}
	want := requesttest.Answered(t, v, force)
	sum, squares := 0.0, 0.0
	faces := func(n int) []int {
		out := make([]int, 0, n)
		for range n {
			out = append(out, 1+r.IntN(6))
		}
		return out
	}
	for range times {
		dice := map[string]any{"barrage": faces(1)}
		force["dice"] = dice
		// which dice are rolled shows as they fall: a plain count of what the barrage leaves
		b, e := 2, 1
		switch dice["barrage"].([]int)[0] {
		case 1:
			b--
		case 2:
			e--
		}
		dice["interceptors"], dice["bombers"], dice["escorts"] = faces(2), faces(b), faces(e)
		picks, hits := 0, 0
		for _, f := range dice["interceptors"].([]int) {
			switch {
			case f == 1:
				picks++
			case f <= 3:
				hits++
			}
		}
		for range picks {
			if b > 0 {
				b--
			} else {
				e = max(0, e-1)
			}
		}
		for range hits {
			if e > 0 {
				e--
			} else {
				b = max(0, b-1)
			}
		}
		dice["damage"] = faces(b)
		got := requesttest.Answered(t, v, force)
		d, ok := got["damage"].(float64)
		if !ok {
			t.Fatalf("%v: %v", force, got)
		}
		sum += d
		squares += d * d
	}
	mean := sum / times
	if spread := math.Sqrt((squares/times - mean*mean) / times); math.Abs(mean-want["mean"].(float64)) > 4*spread {
		t.Errorf("mean damage %v, calculated %v", mean, want["mean"])
	}
}
