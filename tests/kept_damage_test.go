package tests

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
)

// TestKeptDamage changes saves and scenarios of the rule cases a little, number by number and line by line: what is still taken, up to
// which bound, and what is said of the rest is kept.
func TestKeptDamage(t *testing.T) {
	keptByFile(t, "kept-damage.txt", func(t *testing.T, s systems.System, f CaseFile) string {
		hash, tried := fnv.New64a(), 0
		note := func(what string, err error) {
			tried++
			fmt.Fprintln(hash, what, err)
		}
		seen := map[string]bool{}
		boards := Boards(strings.TrimPrefix(f.Name, "tests/"), s)
		for i, p := range stops(t, s, f) {
			encoder, ok := p.(engine.Encoder)
			if !ok {
				return ""
			}
			text, err := encoder.Encode()
			if err != nil {
				t.Fatal(err)
			}
			var save map[string]any
			if err := json.Unmarshal(text, &save); err != nil {
				t.Fatal(err)
			}
			scenario, _ := save["scenario"].(string)
			id := regexp.MustCompile(`(?m)^map = "(.*)"$`).FindStringSubmatch(scenario)
			if id == nil {
				return ""
			}
			board, err := boards(id[1])
			if err != nil {
				t.Fatal(err)
			}
			kit := engine.Kit{Board: board, Tables: systems.Tables()}
			d := damage{note: note, seen: seen, save: save, all: len(f.Data)%8 == 0, try: func(text []byte) error {
				_, err := s.Rules.Restore(kit, text)
				return err
			}}
			d.saves(t)
			if i == 0 && len(f.Data)%2 == 0 {
				scenes(scenario, func(what, text string) {
					_, err := s.Rules.Setup(kit, engine.Doc{Name: "scenario", Data: []byte(text)})
					note(what, err)
				})
			}
		}
		if tried == 0 {
			return ""
		}
		return fmt.Sprintf("%d changes %016x", tried, hash.Sum64())
	})
}

// usual are the parts many saves have: only every eighth file, by its length, looks at their numbers.
var usual = []string{
	"version", "turn", "half", "phase", "step", "after", "control", "placings", "brp", "shifts", "points", "lost", "winner", "delivered", "fallen",
	"counters", "troops", "ships", "fight", "pool", "forces", "tasks", "airbases", "hulls", "sea", "battle",
}

// damage changes the numbers of one save, of every list the first of each place that no save of the file had before.
type damage struct {
	note func(what string, err error)
	seen map[string]bool
	save map[string]any
	all  bool // the usual parts too
	try  func([]byte) error
}

func (d damage) saves(t *testing.T) {
	for _, key := range slices.Sorted(maps.Keys(d.save)) {
		if key != "scenario" && (d.all || !slices.Contains(usual, key)) {
			d.numbers(t, key, d.save[key], func(x any) { d.save[key] = x })
		}
	}
}

// numbers goes down to every number of a value, which put writes in its place.
func (d damage) numbers(t *testing.T, path string, value any, put func(any)) {
	switch v := value.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			d.numbers(t, path+"."+key, v[key], func(x any) { v[key] = x })
		}
	case []any:
		for i, x := range v {
			at := path + ".list"
			if _, leaf := x.(float64); leaf && len(v) <= 16 {
				at = path + "." + strconv.Itoa(i)
			}
			d.numbers(t, at, x, func(x any) { v[i] = x })
		}
	case bool:
		if d.first(path) {
			put(!v)
			d.note(path, d.with(t))
			put(v)
		}
	case float64:
		if d.first(path) {
			d.bounds(t, path, int(v), put)
			put(v)
		}
	}
}

func (d damage) first(path string) bool {
	had := d.seen[path]
	d.seen[path] = true
	return !had
}

func (d damage) with(t *testing.T) error {
	text, err := json.Marshal(d.save)
	if err != nil {
		t.Fatal(err)
	}
	return d.try(text)
}

// bounds looks for the least and the greatest number that is taken beside v, and notes what is said beyond them.
func (d damage) bounds(t *testing.T, path string, v int, put func(any)) {
	for _, way := range []int{-1, 1} {
		ok := func(far int) error {
			put(v + way*far)
			return d.with(t)
		}
		in, out := 0, 1
		for out < 1<<12 && ok(out) == nil {
			in, out = out, out*4
		}
		for out-in > 1 {
			if mid := (in + out) / 2; ok(mid) == nil {
				in = mid
			} else {
				out = mid
			}
		}
		d.note(fmt.Sprint(path, v, way, in), ok(out))
	}
}

var numeral = regexp.MustCompile(`\d+`)

// scenes changes a scenario line by line: a line left out, written twice, or with a number one less or one more; in turns.
func scenes(scenario string, try func(what, text string)) {
	lines := strings.SplitAfter(scenario, "\n")
	for i, line := range lines {
		var put string
		n := numeral.FindString(line)
		v, _ := strconv.Atoi(n)
		switch {
		case i%4 == 0:
		case i%4 == 1:
			put = line + line
		case n == "":
			put = strings.Replace(line, `"`, `"x`, 1)
		case i%4 == 2:
			put = strings.Replace(line, n, strconv.Itoa(v+1), 1)
		default:
			put = strings.Replace(line, n, strconv.Itoa(v-1), 1)
		}
		try(strconv.Itoa(i)+put, strings.Join(slices.Concat(lines[:i], []string{put}, lines[i+1:]), ""))
	}
}
