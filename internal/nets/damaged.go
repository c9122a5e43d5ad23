package nets

import (
	"bytes"
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
)

// This file changes saves and scenarios a little, so that what is said of them can be kept.

// Damaged tries a save with one thing in it changed, as often as asked: a number one less or more, far less or more, a word, a switch,
// something left out of a list or written twice. what tells of the change. had counts how often a kind of place has been changed: those
// changed least come first.
func Damaged(t T, save []byte, times int, had map[string]int, dice *engine.Fast, try func(what string, text []byte)) {
	t.Helper()
	read := json.NewDecoder(bytes.NewReader(save))
	read.UseNumber()
	var root any
	if err := read.Decode(&root); err != nil {
		t.Fatalf("%v", err)
	}
	d := &damage{dice: dice}
	d.walk("", root, func(x any) { root = x })
	slices.SortFunc(d.kinds, strings.Compare)
	for range times {
		// First a kind of place and then one of it, so that long lists do not hide the rest.
		least := d.kinds[dice.Intn(len(d.kinds))]
		for _, k := range d.kinds {
			if had[k] < had[least] {
				least = k
			}
		}
		had[least]++
		places := d.places[least]
		place := places[dice.Intn(len(places))]
		what := place.change()
		text, err := json.Marshal(root)
		if err != nil {
			t.Fatalf("%v", err)
		}
		try(place.path+" "+what, text)
		place.restore()
	}
}

type damage struct {
	dice   *engine.Fast
	kinds  []string
	places map[string][]damagePlace

	strings []string
}

type damagePlace struct {
	path    string
	change  func() string
	restore func()
}

func (d *damage) add(kind, path string, change func() string, restore func()) {
	if d.places == nil {
		d.places = map[string][]damagePlace{}
	}
	if d.places[kind] == nil {
		d.kinds = append(d.kinds, kind)
	}
	d.places[kind] = append(d.places[kind], damagePlace{path, change, restore})
}

// walk notes every place below a value, which put writes anew. Places that differ in their numbers alone are of a kind.
func (d *damage) walk(path string, value any, put func(any)) {
	kind := strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return -1
		}
		return r
	}, path)
	back := func() { put(value) }
	switch v := value.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			d.walk(path+"."+key, v[key], func(x any) { v[key] = x })
		}
	case []any:
		for i, x := range v {
			d.walk(path+"."+strconv.Itoa(i), x, func(x any) { v[i] = x })
		}
		d.add(kind+"[]", path, func() string {
			switch i := d.dice.Intn(len(v) + 1); {
			case i == len(v):
				put([]any{})
				return "emptied"
			case d.dice.Intn(2) == 0:
				put(slices.Delete(slices.Clone(v), i, i+1))
				return "without " + strconv.Itoa(i)
			default:
				put(slices.Insert(slices.Clone(v), i, v[i]))
				return "twice " + strconv.Itoa(i)
			}
		}, back)
	case bool:
		d.add(kind, path, func() string { put(!v); return "turned" }, back)
	case string:
		d.strings = append(d.strings, v)
		d.add(kind, path, func() string {
			x := d.strings[d.dice.Intn(len(d.strings))] // one of the others, as often as a word spoiled
			if d.dice.Intn(2) == 0 {
				x = scrambled(v+" x", d.dice)
			}
			put(x)
			return strconv.Quote(x)
		}, back)
	case json.Number:
		d.add(kind, path, func() string {
			n, _ := strconv.ParseInt(v.String(), 10, 64)
			x := n + []int64{-1, 1, -2, 2, -n, -n - 1, 100 - n, 255 - n, 1000}[d.dice.Intn(9)]
			put(x)
			return strconv.FormatInt(x, 10)
		}, back)
	}
}

// DamagedLines tries a scenario with each of its lines left out, written twice, and with its first number or word changed.
func DamagedLines(text string, dice *engine.Fast, try func(what, text string)) {
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		digit := strings.IndexFunc(line, func(r rune) bool { return r >= '0' && r <= '9' })
		for _, put := range []string{"", line + line, scrambled(line, dice) + "\n", scrambled(line, dice) + "\n", strings.Replace(line, `"`, `"x`, 1)} {
			try(strconv.Itoa(i)+put, strings.Join(slices.Concat(lines[:i], []string{put}, lines[i+1:]), ""))
		}
		if digit < 0 {
			continue
		}
		end := digit
		for end < len(line) && line[end] >= '0' && line[end] <= '9' {
			end++
		}
		n, _ := strconv.Atoi(line[digit:end])
		for _, x := range []int{n - 1, n + 1, 0, 99999} {
			put := line[:digit] + strconv.Itoa(x) + line[end:]
			try(strconv.Itoa(i)+put, strings.Join(slices.Concat(lines[:i], []string{put}, lines[i+1:]), ""))
		}
	}
}

var numeral = regexp.MustCompile(`-?\b\d+\b`)

// Bounds looks for the least and the greatest number that is taken in place of a text's, with all others as they are, and tells what is said
// beyond them: the first and the last of a line, and of lines that differ in their numbers alone two. Numbers among words are left alone.
func Bounds(text string, try func(text string) error, note func(line, least, most int, below, beyond error)) {
	like := map[string]int{}
	lines := strings.Split(text, "\n")
	for n, line := range Numbers(text) {
		kind := numeral.ReplaceAllString(lines[n], "")
		if like[kind]++; like[kind] > 2 {
			continue
		}
		for i, at := range line {
			if i > 0 && i < len(line)-1 {
				continue
			}
			v, _ := strconv.Atoi(text[at[0]:at[1]])
			with := func(x int) error { return try(text[:at[0]] + strconv.Itoa(x) + text[at[1]:]) }
			least, below := furthest(v, -1, with)
			most, beyond := furthest(v, 1, with)
			note(n+1, least, most, below, beyond)
		}
	}
}

// Numbers lists where the numbers of each line stand, and those that are all there is between quotes.
func Numbers(text string) (out [][][2]int) {
	from := 0
	for line := range strings.Lines(text) {
		var list [][2]int
		body, _, _ := strings.Cut(line, "#")
		for _, m := range numeral.FindAllStringIndex(body, -1) {
			alone := m[0] > 0 && body[m[0]-1] == '"' && strings.HasPrefix(body[m[1]:], `"`)
			if alone || strings.Contains(body[:m[0]], "=") && strings.Count(body[:m[0]], `"`)%2 == 0 {
				list = append(list, [2]int{from + m[0], from + m[1]})
			}
		}
		out = append(out, list)
		from += len(line)
	}
	return out
}

// furthest is the last number one way from v that is taken, and what is said of the next.
func furthest(v, way int, with func(int) error) (int, error) {
	in, out := 0, 1
	for with(v+way*out) == nil {
		if in, out = out, out*8; in >= 1<<9 {
			return v + way*in, nil
		}
	}
	for out-in > 1 {
		if mid := (in + out) / 2; with(v+way*mid) == nil {
			in = mid
		} else {
			out = mid
		}
	}
	return v + way*in, with(v + way*out)
}
