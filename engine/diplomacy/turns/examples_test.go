package turns

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// statedRow is what an example says of one unit's order.
type statedRow struct {
	Unit, Result, Cause string
	By, At, Retreats    []string
	Reverted            bool
	SelfDefence         string `json:"self_defence"`
}

type statedStep struct {
	Phase                                  string
	Partly                                 bool
	Units, Dislodged, Destroyed, Disbanded []string
	Not                                    []string
	Orders                                 []statedRow
	Owners                                 map[string][]string
}

// disagreements compares a result with what an example states; what it does not name is free.
func disagreements(answer []byte, stated json.RawMessage) []string {
	var got Result
	var want struct{ Steps []statedStep }
	var raw struct{ Steps []map[string]json.RawMessage }
	if err := json.Unmarshal(answer, &got); err != nil {
		return []string{err.Error()}
	}
	if err := json.Unmarshal(stated, &want); err != nil {
		return []string{err.Error()}
	}
	if err := json.Unmarshal(stated, &raw); err != nil {
		return []string{err.Error()}
	}
	if got.Error != "" || len(got.Steps) != len(want.Steps) {
		return []string{fmt.Sprintf("%d steps, want %d; %s", len(got.Steps), len(want.Steps), got.Error)}
	}
	var out []string
	for n, w := range want.Steps {
		g := got.Steps[n]
		list := func(what string, got *[]string, want []string) {
			if _, ok := raw.Steps[n][what]; !ok {
				return
			}
			var have []string
			if got != nil {
				have = *got
			}
			slices.Sort(want)
			if !w.Partly && !slices.Equal(have, want) || w.Partly && !contains(have, want) {
				out = append(out, fmt.Sprintf("step %d: %s %v, want %v", n+1, what, have, want))
			}
		}
		list("units", &g.Units, w.Units)
		list("dislodged", g.Dislodged, w.Dislodged)
		list("destroyed", g.Destroyed, w.Destroyed)
		list("disbanded", g.Disbanded, w.Disbanded)
		for _, u := range w.Not {
			if slices.Contains(g.Units, u) {
				out = append(out, fmt.Sprintf("step %d: %s is there", n+1, u))
			}
		}
		for _, power := range slices.Sorted(maps.Keys(w.Owners)) {
			if !contains(g.Owners[power], w.Owners[power]) || !w.Partly && len(g.Owners[power]) != len(w.Owners[power]) {
				out = append(out, fmt.Sprintf("step %d: %s owns %v, want %v", n+1, power, g.Owners[power], w.Owners[power]))
			}
		}
		out = append(out, rowsDiffer(n, g.Orders, w.Orders, raw.Steps[n]["orders"])...)
	}
	return out
}

func contains(have, want []string) bool {
	return !slices.ContainsFunc(want, func(w string) bool { return !slices.Contains(have, w) })
}

func rowsDiffer(n int, got []Row, want []statedRow, raw json.RawMessage) []string {
	var named []map[string]json.RawMessage
	if raw != nil {
		if err := json.Unmarshal(raw, &named); err != nil {
			return []string{err.Error()}
		}
	}
	var out []string
	for i, w := range want {
		at := slices.IndexFunc(got, func(g Row) bool { return g.Unit == w.Unit })
		if at < 0 {
			out = append(out, fmt.Sprintf("step %d: no row for %s", n+1, w.Unit))
			continue
		}
		g := got[at]
		check := func(key, got, want string) {
			if _, ok := named[i][key]; ok && got != want {
				out = append(out, fmt.Sprintf("step %d: %s: %s %q, want %q", n+1, w.Unit, key, got, want))
			}
		}
		joined := func(list []string) string { slices.Sort(list); return strings.Join(list, " ") }
		check("result", g.Result, w.Result)
		check("cause", g.Cause, w.Cause)
		check("by", joined(g.By), joined(w.By))
		check("at", joined(g.At), joined(w.At))
		check("retreats", joined(g.Retreats), joined(w.Retreats))
		check("self_defence", g.SelfDefence, w.SelfDefence)
		if g.Reverted != w.Reverted {
			out = append(out, fmt.Sprintf("step %d: %s: reverted %t, want %t", n+1, w.Unit, g.Reverted, w.Reverted))
		}
	}
	return out
}

// The worked examples of both air systems.
func TestExamples(t *testing.T) {
	b := testBoard(t)
	for _, line := range lines(t, "examples.jsonl") {
		var e struct {
			ID            string
			Input, Expect json.RawMessage
		}
		if err := json.Unmarshal(line, &e); err != nil {
			t.Fatal(err)
		}
		answer, _ := Batch(b, e.Input)
		for _, fault := range disagreements(answer, e.Expect) {
			t.Errorf("%s: %s", e.ID, fault)
		}
	}
}
