package realism

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

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

// example is a request and what its answer must say; what is not stated is free, and so is null in a list.
type example struct {
	ID            string
	Input, Expect map[string]any
}

func examples(t testing.TB) (out []example) {
	t.Helper()
	f, err := os.Open("testdata/examples.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	for s.Scan() {
		var e example
		if err := json.Unmarshal(s.Bytes(), &e); err != nil {
			t.Fatal(err)
		}
		out = append(out, e)
	}
	return out
}

// answered is what a request is answered, as plain JSON.
func answered(t testing.TB, v *Values, request any) map[string]any {
	t.Helper()
	line, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := v.Answer(line, nil)
	if err != nil {
		r, ok := err.(*Refusal)
		if !ok {
			t.Fatalf("%s: %v", line, err)
		}
		return map[string]any{"refused": r.Word}
	}
	text, err := json.Marshal(answer)
	if err != nil {
		t.Fatal(err)
	}
	var out map[string]any
	if err := json.Unmarshal(text, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// whole are the maps that an example states whole: what is missing is none.
var wholeMaps = []string{"losses", "left", "by", "defend"}

// unlike lists what is not as stated.
func unlike(at string, want, got any) (out []string) {
	no := func() []string { return []string{fmt.Sprintf("%s: %v, want %v", at, got, want)} }
	switch w := want.(type) {
	case nil:
		return nil
	case map[string]any:
		g, _ := got.(map[string]any)
		if g == nil && len(w) > 0 {
			return no()
		}
		last := at[lastDot(at)+1:]
		for k := range w {
			out = append(out, unlike(at+"."+k, w[k], g[k])...)
		}
		if slices.Contains(wholeMaps, last) {
			for k := range g {
				if _, stated := w[k]; !stated && g[k] != 0.0 {
					out = append(out, fmt.Sprintf("%s: %s is there", at, k))
				}
			}
		}
		return out
	case []any:
		g, ok := got.([]any)
		if !ok || len(g) != len(w) {
			return no()
		}
		for i := range w {
			out = append(out, unlike(fmt.Sprintf("%s.%d", at, i), w[i], g[i])...)
		}
		return out
	case float64:
		g, ok := got.(float64)
		if got == nil && w == 0 || ok && math.Abs(g-w) < 1e-6 {
			return nil
		}
		return no()
	}
	if !reflect.DeepEqual(want, got) {
		return no()
	}
	return nil
}

func lastDot(s string) int {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] == '.' {
			return i
		}
	}
	return -1
}

func TestExamples(t *testing.T) {
	v := values(t)
	list := examples(t)
	if len(list) < 70 {
		t.Fatalf("only %d examples", len(list))
	}
	for _, e := range list {
		for _, fault := range unlike("", e.Expect, answered(t, v, e.Input)) {
			t.Errorf("%s%s", e.ID, fault)
		}
	}
}

// leaf is a value of a tree that may be changed.
type leaf struct {
	at  string
	old any
	set func(any)
}

// leaves lists all values of a tree; of an empty list the list itself.
func leaves(node any, at string, set func(any)) (out []leaf) {
	switch n := node.(type) {
	case map[string]any:
		for k := range n {
			out = append(out, leaves(n[k], at+"."+k, func(v any) { n[k] = v })...)
		}
	case []any:
		if len(n) == 0 {
			return []leaf{{at, node, set}}
		}
		for i := range n {
			out = append(out, leaves(n[i], at, func(v any) { n[i] = v })...)
		}
	default:
		out = append(out, leaf{at, node, set})
	}
	return out
}

// Every value that an example expects, changed, is no longer met.
func TestExamplesCanFail(t *testing.T) {
	v := values(t)
	changed := 0
	for _, e := range examples(t) {
		answer := answered(t, v, e.Input)
		for _, l := range leaves(e.Expect, "", nil) {
			switch old := l.old.(type) {
			case float64:
				l.set(old + 1)
			case bool:
				l.set(!old)
			case string:
				l.set("something else")
			case []any:
				l.set([]any{map[string]any{}})
			default:
				continue
			}
			changed++
			if len(unlike("", e.Expect, answer)) == 0 {
				t.Errorf("%s: %s changed, and nobody minds", e.ID, l.at)
			}
			l.set(l.old)
		}
	}
	if changed < 170 {
		t.Errorf("only %d values changed", changed)
	}
}

// Every number and every place of an example's request changes what is expected of it, for some other number or place.
func TestExamplesTurnOnTheirRequests(t *testing.T) {
	v := values(t)
	changed, minded := 0, 0
	for _, e := range examples(t) {
		places := map[string]bool{}
		if g, ok := e.Input["graph"].(map[string]any); ok {
			for name := range g["spaces"].(map[string]any) {
				places[name] = true
			}
		}
		for _, l := range leaves(e.Input, "", nil) {
			var others []any
			switch old := l.old.(type) {
			case float64:
				others = []any{old + 1, old - 1, 1.0, 2.0, 6.0, old + 20, 0.0, -1.0, 7.0}
			case string:
				if !places[old] || strings.HasSuffix(l.at, ".owner") || strings.HasSuffix(l.at, ".power") { // powers may be called like places
					continue
				}
				for name := range places {
					others = append(others, name)
				}
				others = append(others, "no such place")
			default:
				continue
			}
			changed++
			for _, other := range others {
				if other == l.old {
					continue
				}
				l.set(other)
				if len(unlike("", e.Expect, answered(t, v, e.Input))) > 0 {
					minded++
					others = nil
					break
				}
			}
			if others != nil {
				t.Errorf("%s: %s: whatever stands for %v, nobody minds", e.ID, l.at, l.old)
			}
			l.set(l.old)
		}
	}
	if changed < 450 || minded != changed {
		t.Errorf("%d of %d changes are minded", minded, changed)
	}
}
