package turns

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
)

// Every value that an example states, changed in turn, is no longer met: the comparison looks at all of them.
func TestExamplesCanFail(t *testing.T) {
	b := testBoard(t)
	changed := 0
	for _, line := range lines(t, "examples.jsonl") {
		var e struct {
			ID            string
			Input, Expect json.RawMessage
		}
		if err := json.Unmarshal(line, &e); err != nil {
			t.Fatal(err)
		}
		answer, _ := Batch(b, e.Input)
		var tree any
		if err := json.Unmarshal(e.Expect, &tree); err != nil {
			t.Fatal(err)
		}
		eachValue(tree, "", func(at string, set func(any), old any) {
			switch v := old.(type) {
			case string:
				switch {
				case strings.HasSuffix(at, ".phase"), strings.Contains(at, ".unit."):
					return
				case strings.HasSuffix(at, ".result") && v == "ok":
					set("fails")
				case strings.HasSuffix(at, ".result"):
					set("ok")
				default:
					set("TUR A tun")
				}
			case bool:
				if !strings.HasSuffix(at, ".reverted") {
					return
				}
				set(!v)
			default:
				return
			}
			changed++
			wrong, err := json.Marshal(tree)
			if err != nil {
				t.Fatal(err)
			}
			if len(disagreements(answer, wrong)) == 0 {
				t.Errorf("%s: %s changed, and nobody minds", e.ID, at)
			}
			set(old)
		})
	}
	if changed < 400 {
		t.Errorf("only %d values changed", changed)
	}
}

func eachValue(node any, at string, visit func(at string, set func(any), old any)) {
	switch n := node.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(n)) {
			if _, deep := n[k].(string); deep {
				visit(at+"."+k, func(v any) { n[k] = v }, n[k])
			} else if _, flag := n[k].(bool); flag {
				visit(at+"."+k, func(v any) { n[k] = v }, n[k])
			} else {
				eachValue(n[k], at+"."+k, visit)
			}
		}
	case []any:
		for i := range n {
			if _, text := n[i].(string); text {
				visit(at, func(v any) { n[i] = v }, n[i])
			} else {
				eachValue(n[i], at, visit)
			}
		}
	}
}
