package supremacy

import (
	"encoding/json"
	"flag"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"awaw/internal/nets"
	"awaw/internal/requesttest"
	"awaw/tables"
)

var rerecord = flag.Bool("rerecord", false, "write what is kept of answers anew")

// Answers to the worked examples with one thing changed at a time, and to battles, best play, dispatches by chance: what is answered, told and refused
// is kept (tests/kept_test.go tells why).
func TestKeptAnswers(t *testing.T) {
	var list []nets.Drawn
	for _, kind := range []string{"odds", "round", "best", "worth"} {
		n := 300
		if kind == "round" {
			n = 1200
		}
		list = append(list, nets.Drawn{Name: kind, N: n, Ask: func(r *rand.Rand) map[string]any { return someQuestion(r, kind) }})
	}
	list = append(list, nets.Drawn{Name: "path", N: 1500, Ask: func(r *rand.Rand) map[string]any {
		_, q := someTurn(r)
		return q
	}})
	nets.Kept(t, "testdata/answers.txt", nets.Answers(t, values(t), requesttest.Examples(t), list), *rerecord)
}

// Requests with each number at its limit, and answers under rule values with each number changed: what comes of them is kept.
func TestKeptLimits(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 11))
	examples := requesttest.Examples(t)
	asked, under := slices.Concat(examples, more), slices.Clone(more)
	for _, kind := range []string{"round", "round", "odds", "worth", "best"} {
		for range 6 {
			text, err := json.Marshal(someQuestion(r, kind))
			if err != nil {
				t.Fatal(err)
			}
			asked, under = append(asked, text), append(under, text)
		}
	}
	shipped, err := tables.Embedded().Values("supremacy")
	if err != nil {
		t.Fatal(err)
	}
	const file = "supremacy/units.toml"
	load := func(text string) (nets.Told, error) {
		return Load(tables.Embedded().Override("changed", fstest.MapFS{file: {Data: []byte(text)}}))
	}
	nets.Kept(t, "testdata/limits.txt", []string{nets.Limits(t, values(t), asked), nets.Under(t, load, shipped[file], under)}, *rerecord)
}

// more are requests with what the examples do not have: kinds of their own, everything in one round.
var more = []json.RawMessage{
	json.RawMessage(`{"kind":"round","types":{"barge":{"class":"sea","attack":1,"defence":1,"air":1,"bombs":0}},"attacker":{"barge":2,"bomber":1},"defender":{"barge":2},
		"rolls":{"attacker":[{"unit":"barge","aim":"land","dice":[1,2]},{"unit":"bomber","aim":"bombs","dice":[1,2]}],"defender":[{"unit":"barge","aim":"air","dice":[1]},{"unit":"barge","aim":"land","dice":[1]}]}}`),
	json.RawMessage(`{"kind":"round","attacker":{"infantry":2,"fighter":1,"dive bomber":1,"dogfighter":1,"bomber":2},
		"defender":{"infantry":2,"fighter":1,"grounded dive bomber":1,"dogfighter":1,"anti-aircraft gun":1},
		"rolls":{"attacker":[{"unit":"infantry","aim":"land","dice":[1,4]},{"unit":"fighter","aim":"air","dice":[1]},{"unit":"dive bomber","aim":"land","dice":[1]},
		{"unit":"dogfighter","aim":"air","dice":[12]},{"unit":"bomber","aim":"bombs","dice":[1,1,12,1]}],
		"defender":[{"unit":"infantry","aim":"land","dice":[1,4]},{"unit":"fighter","aim":"air","dice":[1]},{"unit":"dogfighter","aim":"air","dice":[1]},
		{"unit":"anti-aircraft gun","aim":"air","dice":[2]}]}}`),
	json.RawMessage(`{"kind":"odds","types":{"carrier":{"class":"sea","attack":2,"defence":4}},"attacker":{"carrier":1,"fighter":2},"defender":{"carrier":1,"fighter":1},"rounds":2,"takeoff":2,
		"join":[{"round":2,"units":{"fighter":1}}],"leave":{"attacker":2}}`),
}

// someQuestion is a question of a kind about battles.
func someQuestion(r *rand.Rand, kind string) map[string]any {
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
	return q
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
