// The book in another language: what clauses and readings say, by their ids.

package rulebook

import (
	"slices"
	"strings"
)

// Whole is how a point is read, with the note that came later.
func (r Reading) Whole() string { return strings.TrimSpace(r.Taken + " " + r.Note) }

// In gives the book in the words of a language: clauses by their numbers, "18.523", what they wait for under "18.523.why", what they
// lack under "18.523.lacks"; readings under "reading.A1.open", ".taken" and ".note". What has no words there stays as the tables
// have it.
func (b *Book) In(words map[string]string) *Book {
	told := *b
	told.Clauses, told.Readings = ClausesIn(b.Clauses, words), slices.Clone(b.Readings)
	for i := range told.Readings {
		r := &told.Readings[i]
		id := "reading." + r.ID
		word(words, id+".open", &r.Open)
		word(words, id+".taken", &r.Taken)
		word(words, id+".note", &r.Note)
	}
	return &told
}

// ClausesIn gives clauses in the words of a language, as In does.
func ClausesIn(list []Clause, words map[string]string) []Clause {
	told := slices.Clone(list)
	for i := range told {
		c := &told[i]
		word(words, c.ID, &c.Says)
		word(words, c.ID+".why", &c.Why)
		word(words, c.ID+".lacks", &c.Lacks)
	}
	return told
}

// Wanted lists the keys under which a language has words for the book, with the words of the tables.
func (b *Book) Wanted() map[string]string {
	keys := map[string]string{}
	want := func(key, says string) {
		if says != "" {
			keys[key] = says
		}
	}
	for _, c := range b.Clauses {
		want(c.ID, c.Says)
		want(c.ID+".why", c.Why)
		want(c.ID+".lacks", c.Lacks)
	}
	for _, r := range b.Readings {
		want("reading."+r.ID+".open", r.Open)
		want("reading."+r.ID+".taken", r.Taken)
		want("reading."+r.ID+".note", r.Note)
	}
	return keys
}

// word puts the words there are for a key in place of what is said, where anything is.
func word(words map[string]string, key string, says *string) {
	if w := words[key]; w != "" && *says != "" {
		*says = w
	}
}
