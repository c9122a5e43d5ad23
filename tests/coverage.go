// Coverage: which clause of the rules is in which state, and which cases show it.

package tests

import (
	"errors"
	"slices"
	"strings"

	"awaw/aircombat/cases"
	"awaw/engine"
	"awaw/internal/rulecase"
)

// Clause is one entry of the ledger of rules, with the cases that cite it.
type Clause struct {
	ID     string   `toml:"id"`
	Topic  string   `toml:"topic"`
	Says   string   `toml:"says"`   // in our own words
	State  string   `toml:"state"`  // in, later, out
	Why    string   `toml:"why"`    // what a clause that is not in waits for
	Weight int      `toml:"weight"` // 1 a detail, 2 a rule, 3 a rule that decides games
	Needs  []string `toml:"needs"`
	Cases  []Shown  `toml:"-"`
}

// Shown is a case that cites a clause.
type Shown struct {
	File, Name string
	Line       int
	Edge       bool   // marked as a limit, a tie or a zero
	Refused    bool   // shows something forbidden
	Expect     string // its expectations, to tell cases apart
	Bare       bool   // looks numbers up without playing anything
}

// Coverage reads the ledger and every case built in. Clauses come in the ledger's order.
func Coverage(tables engine.Tables) ([]Clause, error) {
	var ledger struct {
		Clause []Clause `toml:"clause"`
	}
	if err := tables.Decode("awaw/ledger.toml", &ledger); err != nil {
		return nil, err
	}
	byRule, err := shown()
	if err != nil {
		return nil, err
	}
	for i := range ledger.Clause {
		ledger.Clause[i].Cases = byRule[ledger.Clause[i].ID]
	}
	return ledger.Clause, nil
}

// shown lists the cases by the rules they cite.
func shown() (map[string][]Shown, error) {
	out := map[string][]Shown{}
	names, err := caseFiles()
	if err != nil {
		return nil, err
	}
	var all []error
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		add := func(rules []string, s Shown) {
			for _, r := range rules {
				out[r] = append(out[r], s)
			}
		}
		if rulecase.SystemOf(data) == rulecase.System {
			f, err := rulecase.Parse("tests/"+name, data)
			if err != nil {
				all = append(all, err)
				continue
			}
			for i := range f.Cases {
				c := &f.Cases[i]
				add(c.Rule, Shown{File: c.File, Name: c.Name, Line: c.Line, Edge: c.Edge, Refused: c.Refused(), Expect: saying(c), Bare: bare(c)})
			}
			continue
		}
		list, err := cases.Parse("tests/"+name, data)
		if err != nil {
			all = append(all, err)
			continue
		}
		for _, c := range list {
			add(c.Rules, Shown{File: c.File, Name: c.Name, Line: c.Line, Expect: strings.Join(slices.Concat(c.Given, c.Orders, c.Expect), "\n")})
		}
	}
	return out, errors.Join(all...)
}

// saying is all that tells one case's outcome from another's.
func saying(c *rulecase.Case) string {
	var b strings.Builder
	for _, l := range c.Expect {
		b.WriteString(l.Text + "\n")
	}
	for _, l := range c.Orders {
		if strings.HasPrefix(l.Text, "!") || strings.HasPrefix(l.Text, "?") {
			b.WriteString(l.Text + "\n")
		}
	}
	return b.String()
}

// bare tells whether a case only looks numbers up.
func bare(c *rulecase.Case) bool {
	return len(c.Orders) == 0 && !slices.ContainsFunc(c.Expect, func(l rulecase.Line) bool { return !strings.Contains(l.Text, "look ") })
}
