// Coverage: which clause of the rules is in which state, and which cases show it.

package tests

import (
	"errors"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/rulebook"
)

// Clause is one entry of the ledger of rules, with the cases that cite it.
type Clause struct {
	rulebook.Clause
	Cases []systems.Case
}

// Coverage reads a system's ledger and every case built in. Clauses come in the ledger's order.
func Coverage(t engine.Tables, s systems.System) ([]Clause, error) {
	ledger, err := rulebook.Clauses(t, s.Folder())
	if err != nil {
		return nil, err
	}
	byRule, err := shown(s)
	if err != nil {
		return nil, err
	}
	out := make([]Clause, 0, len(ledger))
	for _, c := range ledger {
		out = append(out, Clause{c, byRule[c.ID]})
	}
	return out, nil
}

// shown lists a system's cases by the rules they cite.
func shown(s systems.System) (map[string][]systems.Case, error) {
	list, err := CaseFiles(s)
	if err != nil {
		return nil, err
	}
	out := map[string][]systems.Case{}
	var all []error
	for _, f := range list {
		cases, err := f.Read()
		if err != nil {
			all = append(all, err)
			continue
		}
		for _, c := range cases {
			for _, r := range c.Rules {
				out[r] = append(out[r], c)
			}
		}
	}
	return out, errors.Join(all...)
}
