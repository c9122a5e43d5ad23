// A scenario's head in other languages, and the switches of the rules it sets itself.

package scenarios

import (
	"strings"

	"awaw/tables"
)

// Words are what a player reads of a scenario, in one language.
type Words struct {
	Name, Dates, Blurb, Teaches, Notes string
	Lessons                            []string // by step
}

// In gives the words of a language: those of the file's [words.LANG] table, and its own where that says nothing.
func (i Info) In(lang string) Words {
	w := Words{Name: i.Name, Dates: i.Dates, Blurb: i.Blurb, Teaches: i.Teaches, Notes: i.Notes}
	for _, l := range i.Lessons {
		w.Lessons = append(w.Lessons, l.Text)
	}
	other, ok := i.words[lang]
	if !ok {
		return w
	}
	for _, p := range []struct{ to, from *string }{{&w.Name, &other.Name}, {&w.Dates, &other.Dates}, {&w.Blurb, &other.Blurb}, {&w.Teaches, &other.Teaches}, {&w.Notes, &other.Notes}} {
		if *p.from != "" {
			*p.to = *p.from
		}
	}
	if len(other.Lessons) == len(w.Lessons) {
		w.Lessons = other.Lessons
	}
	return w
}

// Called tells whether a name is the scenario's, in any language.
func (i Info) Called(name string) bool {
	name = strings.TrimSpace(name)
	if strings.EqualFold(name, strings.TrimSpace(i.Name)) {
		return name != ""
	}
	for _, w := range i.words {
		if name != "" && strings.EqualFold(name, strings.TrimSpace(w.Name)) {
			return true
		}
	}
	return false
}

// Options gives the switches of the rules that a shipped scenario sets itself.
func Options(id string) (map[string]string, error) {
	doc, err := Doc(id)
	if err != nil {
		return nil, err
	}
	var d struct {
		Options map[string]string `toml:"options"`
	}
	if _, err := tables.Decode(doc.Name, doc.Data, &d); err != nil {
		return nil, tables.Unreadable(doc.Name, doc.Data, err)
	}
	return d.Options, nil
}
