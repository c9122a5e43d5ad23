package realism

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"testing"

	"awaw/engine/request"
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

// answered is what a request is answered, as plain JSON.
func answered(t testing.TB, v *Values, question any) map[string]any {
	t.Helper()
	line, err := json.Marshal(question)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := v.Answer(line, nil)
	var r *request.Refusal
	switch {
	case errors.As(err, &r):
		return map[string]any{"refused": r.Word}
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

// requests are those of the worked examples.
func requests(t testing.TB) (out []json.RawMessage) {
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
