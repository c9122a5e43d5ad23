// Reading the head of a scenario file: the [scenario] table strictly, sides and lessons for the list.
package scenarios

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/plain"
	"awaw/tables"

	"github.com/BurntSushi/toml"
)

// document is the part of a scenario file that all systems share.
type document struct {
	Scenario struct {
		ID         string   `toml:"id"`
		System     string   `toml:"system"`
		Edition    int      `toml:"edition"`
		Name       string   `toml:"name"`
		Dates      string   `toml:"dates"`
		Map        string   `toml:"map"`
		Turns      int      `toml:"turns"`
		Complexity int      `toml:"complexity"`
		Minutes    int      `toml:"minutes"`
		Teaches    string   `toml:"teaches"`
		Blurb      string   `toml:"blurb"`
		Default    bool     `toml:"default"`
		Strength   string   `toml:"strength"`
		Sources    []string `toml:"sources"`
		Notes      string   `toml:"notes"`
		Date       string   `toml:"date"`
		View       []string `toml:"view"`
		Area       []string `toml:"area"`
		Decides    []string `toml:"decides"`
	} `toml:"scenario"`
	Side []struct {
		Name  string `toml:"name"`
		Style string `toml:"style"`
	} `toml:"side"`
	Lesson []struct {
		Text string `toml:"text"`
		Cite string `toml:"cite"`
	} `toml:"lesson"`
	Words map[string]struct {
		Name    string   `toml:"name"`
		Dates   string   `toml:"dates"`
		Blurb   string   `toml:"blurb"`
		Teaches string   `toml:"teaches"`
		Notes   string   `toml:"notes"`
		Lessons []string `toml:"lessons"`
	} `toml:"words"`
}

// Read gives the head of a scenario file. name is used in error messages. Errors are *tables.Error, maybe joined:
// unknown keys of [scenario], missing or impossible values. Other parts of the file are not looked at.
func Read(name string, data []byte) (Info, error) {
	d, meta, err := decode(name, data)
	if err != nil {
		return Info{}, err
	}
	f := faults{name: name, text: string(data)}
	system := engine.Spelled(d.Scenario.System)
	own, known := ownKeys(system)
	for _, k := range meta.Undecoded() {
		if len(k) == 2 && k[0] == "scenario" && known && !slices.Contains(own, k[1]) {
			f.add(k[1], "no such key in [scenario]", "correct its spelling or remove it")
		}
		if len(k) == 3 && k[0] == "words" {
			f.all = append(f.all, &tables.Error{File: name, Key: k.String(), Expected: "name, dates, blurb, teaches, notes or lessons under [words." + k[1] + "]", Do: "correct its spelling or remove it"})
		}
	}
	f.check(d)
	if len(f.all) > 0 {
		return Info{}, errors.Join(f.all...)
	}
	h := d.Scenario
	info := Info{ID: h.ID, System: system, Edition: h.Edition, Name: h.Name, Dates: h.Dates,
		Turns: h.Turns, Minutes: h.Minutes, Complexity: h.Complexity, Blurb: h.Blurb, Map: h.Map, Teaches: h.Teaches,
		Default: h.Default, Strength: h.Strength, Sources: h.Sources, Notes: strings.TrimSpace(h.Notes), Date: h.Date, View: h.View, Area: h.Area, Decides: cites(h.Decides)}
	for _, s := range d.Side {
		info.Sides = append(info.Sides, Side{s.Name, s.Style})
	}
	for _, l := range d.Lesson {
		info.Lessons = append(info.Lessons, Lesson{l.Text, engine.Cite(l.Cite)})
	}
	info.words = map[string]Words{}
	for lang, w := range d.Words {
		info.words[lang] = Words{w.Name, w.Dates, w.Blurb, w.Teaches, w.Notes, w.Lessons}
	}
	return info, nil
}

func cites(list []string) (out []engine.Cite) {
	for _, c := range list {
		out = append(out, engine.Cite(c))
	}
	return out
}

// decode reads what all systems share. Errors are *tables.Error.
func decode(name string, data []byte) (*document, toml.MetaData, error) {
	var d document
	if err := tables.Limits(name, data); err != nil {
		return &d, toml.MetaData{}, err
	}
	meta, err := toml.Decode(string(data), &d)
	return &d, meta, tables.Unreadable(name, data, err)
}

// faults gathers what is wrong with one file.
type faults struct {
	name, text string
	all        []error
}

func (f *faults) add(key, expected, do string) {
	f.all = append(f.all, &tables.Error{File: f.name, Line: f.line(key), Key: "scenario." + key, Expected: expected, Do: do})
}

// line finds where [scenario] sets a key; for a missing key, the table itself.
func (f *faults) line(key string) int {
	head := 0
	for i, l := range strings.Split(f.text, "\n") {
		l = strings.TrimSpace(l)
		if l == "[scenario]" {
			head = i + 1
		}
		if head > 0 && strings.HasPrefix(strings.TrimSpace(strings.TrimPrefix(l, key)), "=") && strings.HasPrefix(l, key) {
			return i + 1
		}
	}
	return head
}

func (f *faults) check(d *document) {
	h := d.Scenario
	need := func(key, value, what string) {
		if strings.TrimSpace(value) == "" {
			f.add(key, what, "add it to [scenario]")
		}
	}
	within := func(key string, n, low, high int) {
		if n < low || n > high {
			f.add(key, fmt.Sprintf("a number from %d to %d, not %d", low, high, n), "correct it")
		}
	}
	if err := plain.ID(h.ID); err != nil {
		f.add("id", "an id such as channel-1940; "+err.Error(), "name it so in [scenario]")
	}
	need("system", h.System, "the id of a rule system")
	need("name", h.Name, "the name players see")
	need("dates", h.Dates, "the time it covers")
	if err := plain.ID(h.Map); err != nil {
		f.add("map", "the id of a map; "+err.Error(), "name it in [scenario]")
	}
	within("edition", h.Edition, 1, 1000)
	within("turns", h.Turns, 1, 200)
	within("complexity", h.Complexity, 1, 5)
	within("minutes", h.Minutes, 1, 6000)
	if n := len(h.View); n != 0 && n != 2 {
		f.add("view", "two hexes between which the window opens", "name two, or leave the key out")
	}
	if n := len(h.Area); n != 0 && n != 2 {
		f.add("area", "two hexes, the corners of the part of the map that is in play", "name two, or leave the key out for the whole map")
	}
	for lang, w := range d.Words {
		if n := len(w.Lessons); n != 0 && n != len(d.Lesson) {
			f.all = append(f.all, &tables.Error{File: f.name, Key: "words." + lang + ".lessons",
				Expected: fmt.Sprintf("a text for each of the %d [[lesson]] blocks, not %d", len(d.Lesson), n), Do: "give them in the same order, or leave the key out"})
		}
	}
	if len(d.Side) < 2 {
		f.all = append(f.all, &tables.Error{File: f.name, Key: "side", Expected: "two sides or more",
			Do: "give a [[side]] block for each, in the order of player turns"})
	}
}

// Title is what a scenario file calls its scenario; its own name where it cannot be read.
func Title(doc engine.Doc) string {
	info, err := Read(doc.Name, doc.Data)
	if err != nil {
		return doc.Name
	}
	return info.Name
}

// headOf leaves out of a sound file the tables that Read does not look at, which are most of it: a list of all scenarios is wanted before
// anything is seen.
func headOf(data []byte) []byte { return partOf(data, "scenario", "side", "lesson", "words") }

// partOf is what of a sound file stands in the tables of some names.
func partOf(data []byte, names ...string) []byte {
	var out []byte
	wanted := true
	for line := range bytes.Lines(data) {
		if len(line) > 0 && line[0] == '[' {
			name, _, _ := bytes.Cut(bytes.Trim(line, "[]\r\n\t "), []byte("."))
			wanted = slices.Contains(names, string(name))
		}
		if wanted {
			out = append(out, line...)
		}
	}
	return out
}

// Neutral lists, sorted, the countries that a sound file itself calls neutral. A rule system may know of more by the date.
func Neutral(doc engine.Doc) (list []string) {
	var d struct {
		Countries map[string]string `toml:"countries"`
	}
	if toml.Unmarshal(partOf(doc.Data, "countries"), &d) != nil {
		return nil
	}
	for country, who := range d.Countries {
		if who == "neutral" {
			list = append(list, country)
		}
	}
	slices.Sort(list)
	return list
}
