package realism

import (
	"encoding/json"
	"flag"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/fstest"

	"awaw/internal/nets"
	"awaw/internal/requesttest"
	"awaw/tables"
)

var rerecord = flag.Bool("rerecord", false, "write what is kept of answers anew")

// forces are some units of some kinds, now and then of none.
func forces(r *rand.Rand, most int, kinds ...string) map[string]int {
	out := map[string]int{}
	for _, k := range kinds {
		if n := r.IntN(most + 1); n > 0 && r.IntN(3) > 0 {
			out[k] = n
		}
	}
	return out
}

var allKinds = []string{"infantry", "artillery", "armor", "transport", "submarine", "fighter", "bomber", "carrier", "battleship"}

// order is some of the kinds, in some order.
func order(r *rand.Rand) (out []string) {
	for _, i := range r.Perm(len(allKinds))[:r.IntN(4)] {
		out = append(out, allKinds[i])
	}
	return out
}

// someFight is a fight of any form, mostly one that may be.
func someFight(r *rand.Rand) map[string]any {
	q := map[string]any{"kind": "odds", "attacker": forces(r, 3, allKinds...), "defender": forces(r, 3, allKinds...)}
	switch r.IntN(6) {
	case 0:
		q["form"], q["attacker"], q["defender"] = "interception", forces(r, 3, "fighter"), forces(r, 3, "fighter", "bomber")
	case 1:
		q["form"], q["attacker"], q["defender"] = "sea-interception", forces(r, 3, "fighter", "bomber"), forces(r, 2, "transport", "carrier", "fighter", "battleship")
	case 2:
		q["form"], q["attacker"] = "strike", forces(r, 3, "fighter", "bomber")
	case 3:
		q["join"] = []any{map[string]any{"round": 1 + r.IntN(3), "units": forces(r, 2, "fighter")}}
	}
	if r.IntN(2) == 0 {
		q["policy"] = map[string]any{"attacker": map[string]any{"loss": order(r), "pick": order(r)}, "defender": map[string]any{"loss": order(r)}}
	}
	if r.IntN(3) == 0 {
		q["artillery"] = "first"
	}
	if r.IntN(3) == 0 {
		q["rounds"] = r.IntN(3)
	}
	if r.IntN(4) == 0 {
		q["leave"] = map[string]int{"attacker": r.IntN(3)}
	}
	return q
}

// faces are dice for forces, with the wrong number of them now and then.
func faces(r *rand.Rand, of any) map[string][]int {
	out := map[string][]int{}
	for _, k := range allKinds {
		n := of.(map[string]int)[k]
		if r.IntN(40) == 0 {
			n++
		}
		for range n {
			out[k] = append(out[k], 1+r.IntN(6))
		}
	}
	return out
}

// someRaid is a raid on a complex, now and then with dice.
func someRaid(r *rand.Rand) map[string]any {
	q := map[string]any{"kind": "bombing"}
	for _, k := range []string{"bombers", "escorts", "artillery", "fighters"} {
		q[k] = r.IntN(4)
	}
	q["value"], q["already"] = r.IntN(12), r.IntN(6)
	if r.IntN(3) == 0 {
		q["barrage"] = []string{"piece", "aircraft"}[r.IntN(2)]
	}
	if r.IntN(3) == 0 {
		q["policy"] = map[string]any{"attacker": map[string]any{"loss": order(r)}, "defender": map[string]any{"pick": order(r)}}
	}
	if r.IntN(2) == 0 {
		dice := map[string][]int{}
		for key, n := range map[string]int{"barrage": q["artillery"].(int), "interceptors": q["fighters"].(int), "bombers": q["bombers"].(int), "escorts": q["escorts"].(int),
			"damage": q["bombers"].(int)} {
			if key == "damage" && n > 0 && r.IntN(3) == 0 {
				n--
			}
			dice[key] = make([]int, n)
		}
		for _, key := range []string{"barrage", "bombers", "damage", "escorts", "interceptors"} {
			for i := range dice[key] {
				dice[key][i] = 1 + r.IntN(6)
			}
		}
		q["dice"] = dice
	}
	return q
}

// Answers to fights, rounds, raids and flights by chance, and to the worked examples with one thing changed at a time: what is answered, told and
// refused is kept.
func TestKeptAnswers(t *testing.T) {
	lines := nets.Answers(t, values(t), requesttest.Examples(t), []nets.Drawn{
		{Name: "odds", N: 300, Ask: someFight},
		{Name: "round", N: 900, Ask: someRound},
		{Name: "bombing", N: 400, Ask: someRaid},
		{Name: "path", N: 2000, Ask: func(r *rand.Rand) map[string]any { return someFlight(r).request() }},
		{Name: "path, of ships and decks", N: 2000, Ask: someVoyage},
	})
	nets.Kept(t, "testdata/answers.txt", lines, *rerecord)
}

// Requests with each number at its limit, and answers under rule values with each number changed: what comes of them is kept.
func TestKeptLimits(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 11))
	var asked []json.RawMessage
	for _, x := range []struct {
		n   int
		ask func(*rand.Rand) map[string]any
	}{{12, someFight}, {20, someRound}, {20, someRaid}, {16, func(r *rand.Rand) map[string]any { return someFlight(r).request() }}, {16, someVoyage}} {
		for range x.n {
			text, err := json.Marshal(x.ask(r))
			if err != nil {
				t.Fatal(err)
			}
			asked = append(asked, text)
		}
	}
	lines := []string{nets.Limits(t, values(t), slices.Concat(requesttest.Examples(t), asked))}
	shipped, err := tables.Embedded().Values("realism")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"realism/units.toml", "realism/missions.toml"} {
		load := func(text string) (nets.Told, error) {
			return Load(tables.Embedded().Override("changed", fstest.MapFS{file: {Data: []byte(text)}}))
		}
		lines = append(lines, nets.Under(t, load, shipped[file], asked))
	}
	nets.Kept(t, "testdata/limits.txt", lines, *rerecord)
}

// someRound is a round of a fight with its dice, now and then with choices.
func someRound(r *rand.Rand) map[string]any {
	q := someFight(r)
	q["kind"] = "round"
	for _, key := range []string{"rounds", "join", "leave"} {
		delete(q, key)
	}
	if r.IntN(6) == 0 {
		q["form"], q["attacker"], q["defender"] = "barrage", forces(r, 3, "fighter", "bomber"), map[string]int{"artillery": 1 + r.IntN(3)}
	}
	q["dice"] = map[string]any{"attacker": faces(r, q["attacker"]), "defender": faces(r, q["defender"])}
	if r.IntN(5) == 0 {
		q["choices"] = map[string]any{"attacker": map[string]any{"losses": order(r)}, "defender": map[string]any{"picks": order(r)}}
	}
	return q
}

// someVoyage is a flight whose carrier went on before, or ships that sail; often one that may not be.
func someVoyage(r *rand.Rand) map[string]any {
	a := someFlight(r)
	name := func() string { return string(rune('a' + r.IntN(9))) }
	way := func(most int) (out []string) {
		for range r.IntN(most + 1) {
			out = append(out, name())
		}
		return out
	}
	if r.IntN(3) > 0 { // more water, one space beside the other
		for i := range 8 {
			at := string(rune('a' + i))
			if a.sea[at] = r.IntN(6) > 0; i > 0 {
				a.edges[[2]string{string(rune('a' + i - 1)), at}] = true
			}
		}
	}
	q := a.request()
	if q["base"] == "carrier" || r.IntN(2) == 0 {
		list := way(2)
		if i := int(a.from[0] - 'a'); r.IntN(3) > 0 && i > 0 { // as it may be: from the space before
			list = []string{string(rune('a' + i - 1)), a.from}
		}
		q["carrier_path"] = list
	}
	switch r.IntN(3) {
	case 0:
		q["aircraft"], q["mission"], q["base"] = "ship", "sail", "land"
	case 1:
		q["base"], q["aircraft"] = []string{"carrier", "land", "raft"}[r.IntN(3)], []string{"fighter", "bomber"}[r.IntN(2)]
	}
	switch r.IntN(12) {
	case 0:
		q["path"] = way(3)
	case 1:
		q["back"] = way(3)
	case 2:
		q["from"] = name()
	case 3:
		q["captured"] = way(2)
	case 4:
		q["mission"] = []string{"sail", "kiting", "redeploy"}[r.IntN(3)]
	case 5:
		q["carrier_after"] = []any{true, false, []string{}, "no", nil}[r.IntN(5)]
	}
	for at, s := range q["graph"].(map[string]any)["spaces"].(map[string]any) {
		if x := s.(map[string]any); x["kind"] == "land" && (at == "c" || at == "f") {
			x["island"] = []string{"b", "d", "e"}[int(a.from[0])%3]
		}
	}
	return q
}
