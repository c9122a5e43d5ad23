package nets

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"math/rand/v2"
	"slices"

	"awaw/engine"
	"awaw/engine/request"
	"awaw/engine/volley"
)

// This file writes down what is said of requests, so that it can be kept.

// Told is a system that answers requests and tells the answers.
type Told interface {
	Answer(question []byte, watch volley.Watch) (any, error)
	Strange(question []byte) error
	Tell(question []byte, say request.Wording, watch volley.Watch) ([]request.Line, error)
}

// plainWords words nothing: what is kept are the keys and what stands in them.
func plainWords(x engine.Text) string { return fmt.Sprint(x) }

// Drawn is a kind of request drawn by chance.
type Drawn struct {
	Name string
	N    int
	Ask  func(*rand.Rand) map[string]any
}

// Answers gives the lines that are kept of what is answered, told and refused: of requests drawn by chance, and of the worked examples with one thing
// changed at a time.
func Answers(t T, v Told, examples []json.RawMessage, list []Drawn) (lines []string) {
	t.Helper()
	for i, x := range list {
		hash, r := fnv.New64a(), rand.New(rand.NewPCG(5, uint64(i)))
		for range x.N {
			text, err := json.Marshal(x.Ask(r))
			if err != nil {
				t.Fatalf("%v", err)
			}
			answered(t, v, text, hash)
		}
		lines = append(lines, fmt.Sprintf("%s: %d answers %016x", x.Name, x.N, hash.Sum64()))
	}
	hash, dice, had, n := fnv.New64a(), engine.NewFast(7), map[string]int{}, 0
	for _, e := range examples {
		answered(t, v, e, hash)
		Damaged(t, e, 20, had, dice, func(what string, changed []byte) {
			n++
			fmt.Fprintln(hash, what)
			answered(t, v, changed, hash)
		})
	}
	return append(lines, fmt.Sprintf("examples changed: %d answers %016x", n, hash.Sum64()))
}

// answered writes down how a request is answered and told, or why it is refused, numbers to nine places.
func answered(t T, v Told, question []byte, into io.Writer) {
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
		t.Fatalf("%v", err)
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
