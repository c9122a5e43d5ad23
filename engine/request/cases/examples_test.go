package cases

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/realism"
	"awaw/engine/supremacy"
	"awaw/tables"
)

// systems are what answers requests, and where its examples and cases lie.
var systems = []struct {
	id       engine.SystemID
	dir      string
	examples int // at least
	clauses  int // in its ledger
	in       int // of them, at least
	load     func(engine.Tables) (Answers, error)
}{
	{"realism", "../../realism", 70, 59, 50, func(t engine.Tables) (Answers, error) { return realism.Load(t) }},
	{"supremacy", "../../supremacy", 80, 52, 51, func(t engine.Tables) (Answers, error) { return supremacy.Load(t) }},
}

func values(t testing.TB, id engine.SystemID) Answers {
	t.Helper()
	for _, s := range systems {
		if s.id == id {
			v, err := s.load(tables.Embedded())
			if err != nil {
				t.Fatal(err)
			}
			return v
		}
	}
	t.Fatalf("nothing answers for %s", id)
	return nil
}

// example is a request and what its answer must say; what is not stated is free, and so is null in a list.
type example struct {
	ID            string
	Input, Expect map[string]any
}

func (e example) values(t testing.TB) Answers {
	t.Helper()
	return values(t, engine.Spelled(e.Input["system"].(string)))
}

func examples(t testing.TB) (out []example) {
	t.Helper()
	for _, s := range systems {
		list := examplesOf(t, s.dir)
		if len(list) < s.examples {
			t.Fatalf("%s: only %d examples", s.id, len(list))
		}
		out = append(out, list...)
	}
	return out
}

func examplesOf(t testing.TB, dir string) (out []example) {
	t.Helper()
	f, err := os.Open(dir + "/testdata/examples.jsonl")
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
func answered(t testing.TB, v Answers, request map[string]any) map[string]any {
	t.Helper()
	answer, err := Answer(v, request)
	if err != nil {
		t.Fatal(err)
	}
	return answer
}

func TestExamples(t *testing.T) {
	for _, e := range examples(t) {
		v := e.values(t)
		for _, fault := range Unlike(e.Expect, answered(t, v, e.Input)) {
			t.Errorf("%s: %s", e.ID, fault)
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
	changed := 0
	for _, e := range examples(t) {
		v := e.values(t)
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
			if len(Unlike(e.Expect, answer)) == 0 {
				t.Errorf("%s: %s changed, and nobody minds", e.ID, l.at)
			}
			l.set(l.old)
		}
	}
	if changed < 350 {
		t.Errorf("only %d values changed", changed)
	}
}

// Every number and every place of an example's request changes what is expected of it, for some other number or place. One that is refused
// turns on what refuses it.
func TestExamplesTurnOnTheirRequests(t *testing.T) {
	changed, minded := 0, 0
	powers := []string{".owner", ".power", ".attacked"} // powers may be called like places
	for _, e := range examples(t) {
		v := e.values(t)
		places := map[string]bool{}
		if g, ok := e.Input["graph"].(map[string]any); ok {
			for name := range g["spaces"].(map[string]any) {
				places[name] = true
			}
		}
		_, refused := e.Expect["refused"]
		before := minded
		for _, l := range leaves(e.Input, "", nil) {
			var others []any
			switch old := l.old.(type) {
			case float64:
				others = []any{old + 1, old - 1, 1.0, 2.0, 6.0, old + 20, 0.0, -1.0, 7.0}
			case string:
				if !places[old] || slices.ContainsFunc(powers, func(p string) bool { return strings.HasSuffix(l.at, p) }) {
					continue
				}
				for name := range places {
					others = append(others, name)
				}
				others = append(others, "no such place")
			default:
				continue
			}
			if !refused {
				changed++
			}
			for _, other := range others {
				if other == l.old {
					continue
				}
				l.set(other)
				if len(Unlike(e.Expect, answered(t, v, e.Input))) > 0 {
					if !refused || before == minded {
						minded++
					}
					others = nil
					break
				}
			}
			if others != nil && !refused {
				t.Errorf("%s: %s: whatever stands for %v, nobody minds", e.ID, l.at, l.old)
			}
			l.set(l.old)
		}
		if refused {
			if changed++; before == minded {
				t.Errorf("%s: whatever is asked, it is refused", e.ID)
			}
		}
	}
	if changed < 1000 || minded != changed {
		t.Errorf("%d of %d changes are minded", minded, changed)
	}
}
