// Options: the readings and conveniences a scenario or a new game may choose, as options.toml of a system lists them.

package rulebook

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/tables"
)

// Option is one choice. Its words stand under Name, How and Word.
type Option struct {
	ID      string        // as scenarios and journals write it
	Cites   []engine.Cite // the paragraphs it decides
	Reading string        // the reading it belongs to, "" if none
	Set     bool          // one switch for a whole set of paragraphs
	Values  []string      // what it may be; the first is standard
}

// Standard is the value that holds where nothing is chosen.
func (o Option) Standard() string { return o.Values[0] }

// Name is the message key of the option's short name, How of the sentence that explains it, Word of one of its values.
func (o Option) Name() string { return "rule.option." + o.ID }

// How is the message key of the sentence that explains the option.
func (o Option) How() string { return "rule.option." + o.ID + ".how" }

// Word is the message key of one of the option's values.
func (o Option) Word(value string) string { return "rule.option." + o.ID + "." + value }

// plainValue maps other ways to write yes and no to the values of a switch.
var plainValue = map[string]string{"on": "true", "yes": "true", "off": "false", "no": "false"}

// Value reads a value as a scenario or a command line writes it; ok is false if the option has no such value.
func (o Option) Value(s string) (value string, ok bool) {
	s = strings.TrimSpace(s)
	if slices.Contains(o.Values, s) {
		return s, true
	}
	v, plain := plainValue[s]
	return v, plain && slices.Contains(o.Values, v)
}

type optionsDoc struct {
	Since  int `toml:"since"`
	Option []struct {
		ID, Reading string
		Since       int // the edition it came with, 0 if with the file
		Cite        []string
		Set         bool
		House       bool // of the game and not of its documents
		Values      []string
	}
}

var optionShape = regexp.MustCompile(`^[a-z][a-z_]*$`)

// Faults implements tables.Checker.
func (d *optionsDoc) Faults() []tables.Fault {
	var out []tables.Fault
	var seen []string
	for i, o := range d.Option {
		key := fmt.Sprintf("option[%d]", i)
		if !optionShape.MatchString(o.ID) || slices.Contains(seen, o.ID) {
			out = append(out, tables.Fault{Key: key + ".id", Expected: "small letters and underscores, each option once"})
		}
		seen = append(seen, o.ID)
		if len(o.Cite) == 0 {
			out = append(out, tables.Fault{Key: key + ".cite", Expected: "at least one paragraph"})
		}
		if len(o.Values) < 2 || len(slices.Compact(slices.Sorted(slices.Values(o.Values)))) < len(o.Values) {
			out = append(out, tables.Fault{Key: key + ".values", Expected: "two values or more, each once, the standard one first"})
		}
	}
	return out
}

// Options reads a system's options in the order of its table. The list is shared: whoever changes it clones it first.
func Options(t engine.Tables, system string) ([]Option, error) {
	return engine.Kept(t, system+" options", func() ([]Option, error) { return readOptions(t, system) })
}

func readOptions(t engine.Tables, system string) ([]Option, error) {
	var doc optionsDoc
	if err := t.Decode(system+"/options.toml", &doc); err != nil {
		return nil, err
	}
	out := make([]Option, 0, len(doc.Option))
	for _, o := range doc.Option {
		x := Option{ID: o.ID, Reading: o.Reading, Set: o.Set, Values: o.Values}
		for _, c := range o.Cite {
			x.Cites = append(x.Cites, engine.Cite(c))
		}
		out = append(out, x)
	}
	return out, nil
}
