// Package requesttest holds what the tests of systems that answer requests share.
package requesttest

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"testing"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// Answers is a system that answers requests.
type Answers interface {
	Answer(question []byte, watch volley.Watch) (any, error)
}

// Answered is what a request is answered, as plain JSON; of one that is refused, the word and the reason.
func Answered(t testing.TB, v Answers, question any) map[string]any {
	t.Helper()
	line, err := json.Marshal(question)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := v.Answer(line, nil)
	var r *request.Refusal
	switch {
	case errors.As(err, &r):
		return map[string]any{"refused": r.Word, "why": r.Why}
	case err != nil:
		t.Fatalf("%s: %v", line, err)
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

// Examples are the requests of the worked examples, a line each in the package's testdata.
func Examples(t testing.TB) (out []json.RawMessage) {
	t.Helper()
	data, err := os.ReadFile("testdata/examples.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(data) {
		var e struct{ Input json.RawMessage }
		if err := json.Unmarshal(line, &e); err != nil {
			t.Fatal(err)
		}
		out = append(out, e.Input)
	}
	return out
}

// Refused tries requests that cannot be answered, each with the word of its refusal and, after a space, what the reason must speak of.
func Refused(t *testing.T, v Answers, questions map[string]string) {
	t.Helper()
	for question, want := range questions {
		_, err := v.Answer([]byte(question), nil)
		var r *request.Refusal
		if !errors.As(err, &r) {
			t.Errorf("%s: %v", question, err)
			continue
		}
		word, about, _ := strings.Cut(want, " ")
		if r.Word != word || !strings.Contains(r.Why, about) {
			t.Errorf("%s: %v, want %s", question, r, want)
		}
	}
}

// Fuzz asks whatever comes, beginning with the examples: each answer can be written. Whoever asks loses patience soon.
func Fuzz(f *testing.F, v Answers) {
	for _, line := range Examples(f) {
		f.Add([]byte(line))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		calls := 0
		answer, err := v.Answer(line, func(float64) bool { calls++; return calls < 20 })
		if err != nil {
			return
		}
		if _, err := json.Marshal(answer); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	})
}
