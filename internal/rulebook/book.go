// The book: clauses, readings and options of a system, and what shows and decides each clause.

package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/tables"
)

// Clause is one entry of the ledger of rules.
type Clause struct {
	ID     string   `toml:"id"` // the paragraph as printed; -1, -2 where one paragraph says several things
	Topic  string   `toml:"topic"`
	Says   string   `toml:"says"`   // in our own words
	State  string   `toml:"state"`  // in, later, out
	Why    string   `toml:"why"`    // what a clause that is not in waits for, or why it never comes
	Lacks  string   `toml:"lacks"`  // of what is in, what of it is not built
	Weight int      `toml:"weight"` // 1 a detail, 2 a rule, 3 a rule that decides games
	Needs  []string `toml:"needs"`  // what it touches beyond air units and bases

	Cases     []Case     `toml:"-"`
	Scenarios []Scenario `toml:"-"` // those it decides
}

// Case is a rule case that shows a clause.
type Case struct {
	File    string // "tests/cases/awaw/staging.toml"
	Line    int
	Name    string
	Refused bool // shows something forbidden
}

// Scenario is one that names paragraphs as deciding it.
type Scenario struct {
	ID, Name string
	Decides  []string // paragraphs
}

// Reading is how an open or contradictory point of the rules is taken.
type Reading struct {
	ID     string   `toml:"id"`    // "A4"
	Cites  []string `toml:"cite"`  // clauses and paragraphs it settles
	Open   string   `toml:"open"`  // what is open
	Taken  string   `toml:"taken"` // how it is read; Whole adds the note
	Since  int      `toml:"since"` // the edition it came with, 0 if with the file
	Note   string   `toml:"note"`  // what is added to that since games are kept that name these values; words, which no save counts
	Option string   `toml:"-"`     // the option that turns it, "" if none
}

// Book is everything there is to know of a system's rules.
type Book struct {
	System   string
	Clauses  []Clause // in the ledger's order
	Readings []Reading
	Options  []Option
}

type readingsDoc struct {
	Since   int       `toml:"since"`
	Reading []Reading `toml:"reading"`
}

// Faults implements tables.Checker.
func (d *readingsDoc) Faults() []tables.Fault {
	var out []tables.Fault
	var seen []string
	for i, r := range d.Reading {
		key := fmt.Sprintf("reading[%d]", i)
		if r.ID == "" || slices.Contains(seen, r.ID) {
			out = append(out, tables.Fault{Key: key + ".id", Expected: "a name of its own"})
		}
		seen = append(seen, r.ID)
		if len(r.Cites) == 0 || r.Open == "" || r.Taken == "" {
			out = append(out, tables.Fault{Key: key, Expected: "the paragraphs it settles, what is open and how it is taken"})
		}
	}
	return out
}

// Clauses reads a system's ledger.
func Clauses(t engine.Tables, system string) ([]Clause, error) {
	var ledger struct {
		Clause []Clause `toml:"clause"`
	}
	err := t.Decode(system+"/ledger.toml", &ledger)
	return ledger.Clause, err
}

// readingsOf reads a system's readings.
func readingsOf(t engine.Tables, system string) (doc readingsDoc, err error) {
	err = t.Decode(system+"/readings.toml", &doc)
	return doc, err
}

// LatestReading is the edition with which the youngest of a system's readings came, 0 if all came with the file.
func LatestReading(t engine.Tables, system string) (latest int, err error) {
	doc, err := readingsOf(t, system)
	latest = doc.Since
	for _, r := range doc.Reading {
		latest = max(latest, r.Since)
	}
	return latest, err
}

// Open reads a system's ledger, readings and options. Cases and scenarios are handed in by Show.
func Open(t engine.Tables, system string) (*Book, error) {
	b := &Book{System: system}
	clauses, err := Clauses(t, system)
	if err != nil {
		return nil, err
	}
	readings, err := readingsOf(t, system)
	if err != nil {
		return nil, err
	}
	options, err := Options(t, system)
	if err != nil {
		return nil, err
	}
	b.Clauses, b.Readings, b.Options = clauses, readings.Reading, options
	for _, o := range options {
		i := slices.IndexFunc(b.Readings, func(r Reading) bool { return r.ID == o.Reading })
		switch {
		case i >= 0:
			b.Readings[i].Option = o.ID
		case o.Reading != "":
			return nil, fmt.Errorf("%s/options.toml: option %s names reading %s, which readings.toml does not have", system, o.ID, o.Reading)
		}
	}
	return b, nil
}

// Show adds what shows the clauses, by clause, and the scenarios.
func (b *Book) Show(cases map[string][]Case, scenarios []Scenario) {
	for i := range b.Clauses {
		c := &b.Clauses[i]
		c.Cases = cases[c.ID]
		for _, s := range scenarios {
			if c.State != "out" && slices.ContainsFunc(s.Decides, func(number string) bool { return Under(c.ID, number) }) {
				c.Scenarios = append(c.Scenarios, s)
			}
		}
	}
}

// Clause finds a clause by its whole number.
func (b *Book) Clause(id string) (Clause, bool) {
	i := slices.IndexFunc(b.Clauses, func(c Clause) bool { return c.ID == id })
	if i < 0 {
		return Clause{}, false
	}
	return b.Clauses[i], true
}

// ReadingsOf lists the readings that bear on a clause: those that name it, its paragraph, or one it lies under.
func (b *Book) ReadingsOf(id string) []Reading {
	return kept(b.Readings, func(r Reading) bool {
		return slices.ContainsFunc(r.Cites, func(cite string) bool { return Under(id, cite) })
	})
}

// OptionsOf lists the options that bear on a clause.
func (b *Book) OptionsOf(id string) []Option {
	return kept(b.Options, func(o Option) bool {
		return slices.ContainsFunc(o.Cites, func(cite engine.Cite) bool { return Under(id, string(cite)) })
	})
}

// Option finds an option by its name.
func (b *Book) Option(id string) (Option, bool) {
	i := slices.IndexFunc(b.Options, func(o Option) bool { return o.ID == id })
	if i < 0 {
		return Option{}, false
	}
	return b.Options[i], true
}

// Count is how many clauses are in each state.
func (b *Book) Count() (in, later, out int) {
	for _, c := range b.Clauses {
		switch c.State {
		case "in":
			in++
		case "out":
			out++
		default:
			later++
		}
	}
	return in, later, out
}

// Topics lists the topics in the order they first come up.
func (b *Book) Topics() []string {
	var out []string
	for _, c := range b.Clauses {
		if !slices.Contains(out, c.Topic) {
			out = append(out, c.Topic)
		}
	}
	return out
}

// plainLetter tells whether a byte is a small letter, with which the numbers of systems begin whose documents number nothing.
func plainLetter(b byte) bool { return b >= 'a' && b <= 'z' }

func kept[T any](list []T, keep func(T) bool) []T {
	var out []T
	for _, x := range list {
		if keep(x) {
			out = append(out, x)
		}
	}
	return out
}

// Under tells whether a clause is the one a number names or lies under the paragraph it names: 18.523-1 and 18.523A under
// 18.523, 18.52 not under 18.5 with a letter between.
func Under(id, number string) bool {
	rest, ok := strings.CutPrefix(id, number)
	if !ok || rest == "" {
		return ok
	}
	if number != "" && plainLetter(number[0]) {
		return strings.ContainsAny(rest[:1], "-.") || !plainLetter(number[len(number)-1]) && plainLetter(rest[0]) // rn44.11a under rn44.11
	}
	switch last := number[max(0, len(number)-1):]; {
	case strings.ContainsAny(rest[:1], "-."):
		return true
	case last >= "A" && last <= "Z":
		return false
	case strings.Contains(number, "-"):
		return false
	}
	return strings.Contains(number, ".")
}
