package supremacy

import (
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/nets"
	"awaw/internal/requesttest"
)

var rerecord = flag.Bool("rerecord", false, "write what is kept of answers anew")

// Answers to the worked examples with one thing changed at a time, and to battles, best play, dispatches by chance: what is answered, told and refused
// is kept (tests/kept_test.go tells why).
func TestKeptAnswers(t *testing.T) {
	v := values(t)
	var lines []string
	keep := func(name string, n int, ask func(r *rand.Rand) []byte) {
		hash := fnv.New64a()
		r := rand.New(rand.NewPCG(5, uint64(len(lines))))
		for range n {
			requesttest.Kept(t, v, ask(r), hash)
		}
		lines = append(lines, fmt.Sprintf("%s: %d answers %016x", name, n, hash.Sum64()))
	}
	text := func(x map[string]any) []byte {
		out, err := json.Marshal(x)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	for _, kind := range []string{"odds", "round", "best", "worth"} {
		keep(kind, 300, func(r *rand.Rand) []byte {
			most := 4
			if kind == "best" {
				most = 2
			}
			_, q := someBattle(r, most)
			switch q["kind"] = kind; kind {
			case "worth":
				_, other := someBattle(r, most)
				q["at"], other["at"] = "A", "B"
				q = map[string]any{"kind": kind, "send": map[string]int{[]string{"fighter", "bomber", "dogfighter"}[r.IntN(3)]: 1 + r.IntN(2)},
					"arrives": 2 + r.IntN(2), "battles": []any{q, other}}
			case "best":
				_, q = someGame(r, most)
			case "round":
				for _, key := range []string{"rounds", "takeoff", "join", "leave"} {
					delete(q, key)
				}
				q["rolls"] = someRolls(r, q)
			}
			return text(q)
		})
	}
	keep("path", 300, func(r *rand.Rand) []byte {
		_, q := someTurn(r)
		return text(q)
	})
	hash, dice, had, n := fnv.New64a(), engine.NewFast(7), map[string]int{}, 0
	for _, e := range requesttest.Examples(t) {
		requesttest.Kept(t, v, e, hash)
		nets.Damaged(t, e, 20, had, dice, func(what string, changed []byte) {
			n++
			fmt.Fprintln(hash, what)
			requesttest.Kept(t, v, changed, hash)
		})
	}
	lines = append(lines, fmt.Sprintf("examples changed: %d answers %016x", n, hash.Sum64()))
	nets.Kept(t, "testdata/answers.txt", lines, *rerecord)
}

// someRolls are dice for both sides, mostly such as may be rolled.
func someRolls(r *rand.Rand, q map[string]any) map[string]any {
	out := map[string]any{}
	for _, side := range []string{"attacker", "defender"} {
		var list []any
		text, _ := json.Marshal(q[side])
		var force map[string]int
		if json.Unmarshal(text, &force) != nil {
			continue
		}
		for _, unit := range sortedKeys(force) {
			if strings.Contains(unit, "grounded ") || strings.Contains(unit, "below ") {
				continue
			}
			for range force[unit] {
				aim, n := []string{"land", "air", "land"}[r.IntN(3)], 1
				if unit == "bomber" && side == "attacker" && r.IntN(2) == 0 {
					aim, n = "bombs", 2
				}
				if unit == "infantry" {
					aim = "land"
				}
				faces := make([]int, n)
				for i := range faces {
					faces[i] = 1 + r.IntN(12)
				}
				list = append(list, map[string]any{"unit": unit, "aim": aim, "dice": faces})
			}
		}
		if r.IntN(8) > 0 {
			out[side] = list
		}
	}
	return out
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
