// What a case shows, for the list of clauses.

package rulecase

import (
	"slices"
	"strings"
)

// Says is all that tells one case's outcome from another's.
func (c *Case) Says() string {
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

// Bare tells whether the case only looks numbers up.
func (c *Case) Bare() bool {
	return len(c.Orders) == 0 && !slices.ContainsFunc(c.Expect, func(l Line) bool { return !strings.Contains(l.Text, "look ") })
}
