// awawctl rule and rules: what the program says of a paragraph, in which state it is, and which cases show it.

package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"awaw/tests"
)

type ruleCommand struct {
	Number string `arg:"" help:"A paragraph or clause, as 18.523 or 18.523-1."`
}

func (ruleCommand) Help() string { return "Example: awawctl rule 18.523" }

var ruleNumber = regexp.MustCompile(`^1[789](\.\d+[A-Z]?(\.\d+)*(-\d+)?)?$`)

// Run prints every clause under the number: our words, its state, its cases.
func (c *ruleCommand) Run(a *app) error {
	if !ruleNumber.MatchString(c.Number) {
		return fmt.Errorf("%q is not a rule's number; write a paragraph of chapters 17 to 19, as 18.523, 18.522B or 18.523-1", c.Number)
	}
	clauses, err := tests.Coverage(a.tables)
	if err != nil {
		return err
	}
	found := 0
	for _, x := range clauses {
		if !under(x.ID, c.Number) {
			continue
		}
		found++
		fmt.Fprintf(a.out, "%s  %s\n", x.ID, x.Says)
		fmt.Fprintf(a.out, "    %s, weight %d, %s\n", x.Topic, x.Weight, state(x))
		for _, s := range x.Cases {
			fmt.Fprintf(a.out, "    %s:%d  %s\n", s.File, s.Line, s.Name)
		}
	}
	if found == 0 {
		return fmt.Errorf("chapters 17 to 19 have no paragraph %s; awawctl rules lists all clauses", c.Number)
	}
	return nil
}

// under tells whether a clause is the one named or lies under the paragraph named.
func under(id, number string) bool {
	rest, ok := strings.CutPrefix(id, number)
	if !ok || rest == "" {
		return ok
	}
	switch last := number[len(number)-1]; {
	case strings.ContainsAny(rest[:1], "-."):
		return true
	case last >= 'A' && last <= 'Z':
		return false
	case strings.Contains(number, "-"):
		return false
	}
	return strings.Contains(number, ".")
}

func state(x tests.Clause) string {
	if x.Why == "" {
		return x.State
	}
	return x.State + " (" + x.Why + ")"
}

type rulesCommand struct {
	JSON bool `name:"json" help:"A list of id, state and cases, every clause."`
}

func (rulesCommand) Help() string { return "Example: awawctl rules --json" }

// ruleEntry is one clause as JSON.
type ruleEntry struct {
	ID    string   `json:"id"`
	State string   `json:"state"`
	Cases []string `json:"cases"` // "tests/cases/awaw/staging.toml: name"
}

// Run lists every clause with its state and the number of its cases.
func (c *rulesCommand) Run(a *app) error {
	clauses, err := tests.Coverage(a.tables)
	if err != nil {
		return err
	}
	if c.JSON {
		out := make([]ruleEntry, 0, len(clauses))
		for _, x := range clauses {
			e := ruleEntry{ID: x.ID, State: x.State, Cases: []string{}}
			for _, s := range x.Cases {
				e.Cases = append(e.Cases, s.File+": "+s.Name)
			}
			out = append(out, e)
		}
		return json.NewEncoder(a.out).Encode(out)
	}
	count := map[string]int{}
	for _, x := range clauses {
		count[x.State]++
		fmt.Fprintf(a.out, "%-14s %-6s %3d  %s\n", x.ID, x.State, len(x.Cases), x.Says)
	}
	fmt.Fprintf(a.out, "%d clauses: %d in, %d later, %d out\n", len(clauses), count["in"], count["later"], count["out"])
	return nil
}
