// Package scenarios holds the shipped scenarios and reads the head that every scenario file has, whatever its
// rule system. The rest of the file belongs to that system.
package scenarios

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"sync"

	"awaw/engine"
)

// Info is what a list of scenarios shows.
type Info struct {
	ID         string
	System     engine.SystemID
	Edition    int    // raised when a change alters the game
	Name       string // "The Air War over the Channel"
	Dates      string // "Summer 1940 to Spring 1941"
	Turns      int    // game turns
	Minutes    int    // about how long two people need
	Complexity int    // 1 easy to 5 deep
	Sides      []Side // in the order of player turns
	Blurb      string
	Map        string // id of the map it is played on
	Teaches    string // what a lesson teaches; empty for a game
	Default    bool   // played when nothing else is asked for
	Strength   string // how forces were scaled
	Sources    []string
	Notes      string
	Lessons    []Lesson      // the steps of a teaching scenario
	Date       string        // the month whose holdings the map starts with, "1941-06"; empty if the file says all itself
	View       []string      // two hexes between which the window opens; empty for the whole map
	Area       []string      // two hexes at the corners of the part that is in play; empty for the whole map
	Decides    []engine.Cite // paragraphs that decide it

	words map[string]Words // by language
}

// Side is one side as the list shows it.
type Side struct {
	Name  string
	Style string // palette style: "axis", "allies"
}

// Lesson is one step of a teaching scenario.
type Lesson struct {
	Text string
	Cite engine.Cite
}

// List gives every shipped scenario: the default one first, then lessons, those of its system before others, then all else, each by id.
func List() []Info { return slices.Clone(listed()) }

// listed reads the heads of the shipped scenarios once.
var listed = sync.OnceValue(func() []Info {
	var out []Info
	for _, id := range ids() {
		info, _ := Head(id)
		out = append(out, info)
	}
	first := out[slices.IndexFunc(out, func(i Info) bool { return i.Default })].System
	slices.SortStableFunc(out, func(a, b Info) int { return a.rank(first) - b.rank(first) })
	return out
})

// heads are those of shipped scenarios that were read, by id.
var heads sync.Map

// Head gives what a list shows of one shipped scenario, without reading the others; ok is false for an unknown id.
func Head(id string) (info Info, ok bool) {
	if known, ok := heads.Load(id); ok {
		return known.(Info), true
	}
	data, ok := read(id)
	if !ok {
		return Info{}, false
	}
	info, err := Read(file(id), headOf(data))
	if err != nil {
		panic(err) // shipped files are read by this package's tests
	}
	heads.Store(id, info)
	return info, true
}

// rank is where a scenario stands in the list; first is the system of the default one.
func (i Info) rank(first engine.SystemID) int {
	switch {
	case i.Default:
		return 0
	case i.Teaches != "" && i.System == first:
		return 1
	case i.Teaches != "":
		return 2
	}
	return 3
}

// Default is the scenario played when none is named.
func Default() Info { return listed()[0] }

// Doc gives a scenario file by id. An unknown id is an *Unknown, which lists what there is.
func Doc(id string) (engine.Doc, error) {
	data, ok := read(id)
	if !ok {
		return engine.Doc{}, &Unknown{ID: id, Have: ids()}
	}
	return engine.Doc{Name: file(id), Data: data}, nil
}

// Shipped tells whether a text is that of a scenario that comes with the program, to the letter.
func Shipped(text []byte) bool {
	return slices.ContainsFunc(ids(), func(id string) bool {
		data, _ := read(id) // the name comes from the same embedded folder
		return bytes.Equal(data, text)
	})
}

// file is what a scenario's file is called in messages and in saved games, whatever folder it lies in.
func file(id string) string { return "scenarios/" + id + ".toml" }

// Unknown says that there is no scenario of that id.
type Unknown struct {
	ID   string
	Have []string // the ids there are, sorted
}

func (u *Unknown) Error() string {
	have := strings.Join(u.Have, ", ")
	if n := u.Nearest(); n != "" {
		return fmt.Sprintf("scenario %q: did you mean %q? There are %s", u.ID, n, have)
	}
	return fmt.Sprintf("scenario %q: expected one of %s", u.ID, have)
}

// Nearest is the id most like the one asked for, "" if none is alike.
func (u *Unknown) Nearest() string {
	best, at := len(u.ID)/2+1, ""
	for _, id := range u.Have {
		if d := distance(strings.ToLower(u.ID), id); d < best {
			best, at = d, id
		}
	}
	for _, id := range u.Have {
		if at == "" && u.ID != "" && strings.HasPrefix(id, strings.ToLower(u.ID)) {
			at = id
		}
	}
	return at
}

// distance counts the letters to change, add or drop between two words.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}
