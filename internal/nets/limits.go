package nets

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"regexp"
	"strconv"
	"strings"
)

// This file keeps what is said of requests with each of their numbers at the last that is taken and one beyond, and of requests under rule values
// changed so.

const (
	likeRequests = 3 // numbers of requests that differ in their numbers alone
	patience     = 2 // how often whoever asks for what takes long goes on waiting
)

// number is a line of JSON that ends in one.
var number = regexp.MustCompile(`^\s*(?:"[^"]*": )?(-?\d+),?\n?$`)

// Limits gives the line that is kept of requests: of each number the least and the greatest that is answered, what is said beyond, and what is
// answered at the least.
func Limits(t T, v Told, questions []json.RawMessage) string {
	t.Helper()
	hash, like, n := fnv.New64a(), map[string]int{}, 0
	for _, q := range questions {
		var x any
		if err := json.Unmarshal(q, &x); err != nil {
			t.Fatalf("%s: %v", q, err)
		}
		wide, err := json.MarshalIndent(x, "", " ")
		if err != nil {
			t.Fatalf("%v", err)
		}
		text := string(wide)
		head := kindOf(x)
		from := 0
		for line := range strings.Lines(text) {
			at := number.FindStringSubmatchIndex(line)
			kind := head + numeral.ReplaceAllString(line, "")
			if at != nil && like[kind] < likeRequests {
				like[kind]++
				n++
				a, b := from+at[2], from+at[3]
				was, _ := strconv.Atoi(text[a:b])
				for _, way := range []int{-1, 1} {
					last, beyond := furthest(was, way, func(x int) error {
						_, err := v.Answer([]byte(text[:a]+strconv.Itoa(x)+text[b:]), patient())
						return err
					})
					if fmt.Fprintln(hash, line, last, beyond); way < 0 { // the greatest battles take long
						answered(t, v, []byte(text[:a]+strconv.Itoa(last)+text[b:]), hash)
					}
				}
			}
			from += len(line)
		}
	}
	return fmt.Sprintf("limits of requests: %d numbers %016x", n, hash.Sum64())
}

// kindOf is the word a request names its kind by.
func kindOf(x any) string {
	o, _ := x.(map[string]any)
	return fmt.Sprint(o["kind"], o["form"])
}

// patient waits for a while.
func patient() func(float64) bool {
	calls := 0
	return func(float64) bool { calls++; return calls < patience }
}

// Under gives the line that is kept of answers to some requests under rule values, which load reads, with each number in turn one less, one more, the
// least and the greatest that is taken.
func Under(t T, load func(text string) (Told, error), text string, questions []json.RawMessage) string {
	t.Helper()
	hash, n := fnv.New64a(), 0
	try := func(text string) {
		v, err := load(text)
		if fmt.Fprintln(hash, err); err != nil {
			return
		}
		n++
		for _, q := range questions {
			answered(t, v, q, hash)
		}
	}
	for _, line := range Numbers(text) {
		for _, at := range line {
			was, _ := strconv.Atoi(text[at[0]:at[1]])
			with := func(x int) string { return text[:at[0]] + strconv.Itoa(x) + text[at[1]:] }
			for _, way := range []int{-1, 1} {
				last, _ := furthest(was, way, func(x int) error {
					_, err := load(with(x))
					return err
				})
				if try(with(was + way)); last != was && last != was+way {
					try(with(last))
				}
			}
		}
	}
	return fmt.Sprintf("under changed values: %d of them %016x", n, hash.Sum64())
}
