package requesttest

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/request"
	"awaw/engine/volley"
)

// This file writes down what is said of requests, so that it can be kept.

// Told is a system that answers requests and tells the answers.
type Told interface {
	Answers
	Strange(question []byte) error
	Tell(question []byte, say request.Wording, watch volley.Watch) ([]request.Line, error)
}

// plainWords words nothing: what is kept are the keys and what stands in them.
func plainWords(x engine.Text) string { return fmt.Sprint(x) }

// Kept writes down how a request is answered and told, or why it is refused, numbers to nine places.
func Kept(t testing.TB, v Told, question []byte, into io.Writer) {
	t.Helper()
	fmt.Fprintln(into, "strange", v.Strange(question))
	answer, err := v.Answer(question, nil)
	var r *request.Refusal
	switch {
	case errors.As(err, &r):
		fmt.Fprintln(into, "refused", r.Word, r.Why)
		return
	case err != nil:
		fmt.Fprintln(into, "none", err)
		return
	}
	text, err := json.Marshal(answer)
	if err != nil {
		t.Fatalf("%s: %v", question, err)
	}
	var x any
	if err := json.Unmarshal(text, &x); err != nil {
		t.Fatal(err)
	}
	rounded(x, into)
	lines, err := v.Tell(question, plainWords, nil)
	if err != nil {
		t.Fatalf("%s is answered and not told: %v", question, err)
	}
	for _, l := range lines {
		fmt.Fprintln(into, l)
	}
}

// rounded writes an answer, its numbers to nine places.
func rounded(x any, into io.Writer) {
	switch x := x.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(x)) {
			fmt.Fprint(into, k, ":")
			rounded(x[k], into)
		}
	case []any:
		for _, e := range x {
			rounded(e, into)
		}
		fmt.Fprint(into, ";")
	case float64:
		fmt.Fprintf(into, "%.9f,", x)
	default:
		fmt.Fprint(into, x, ",")
	}
}
