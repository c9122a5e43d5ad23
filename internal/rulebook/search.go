// Searching the book: by number, by words, by state and topic.

package rulebook

import (
	"regexp"
	"strings"
)

// number matches what is meant as a paragraph or clause: "18", "18.523", "18.523-1", "17.47E.1".
var number = regexp.MustCompile(`^(\d\d(\.\d*[A-Za-z]?(\.\d+)*(-\d*)?)?|[a-z]+\d*\.[a-z0-9.-]*)$`)

// IsNumber tells whether a word is meant as a number of the rules.
func IsNumber(s string) bool { return number.MatchString(s) }

// Find lists the clauses a query names, in the ledger's order. Every word must be met: a number by the clause's own (18.52
// finds 18.521 too), any other word by what the clause says, its topic, its state, its cases' names, the names of its
// scenarios, or its readings; capitals do not matter. An empty query finds all.
func (b *Book) Find(query string) []Clause {
	words := strings.Fields(query)
	return kept(b.Clauses, func(c Clause) bool {
		if len(words) == 0 {
			return true
		}
		text := ""
		for _, w := range words {
			if IsNumber(w) {
				if !strings.HasPrefix(strings.ToUpper(c.ID), strings.ToUpper(w)) {
					return false
				}
				continue
			}
			if text == "" {
				text = b.text(c)
			}
			if !strings.Contains(text, strings.ToLower(w)) {
				return false
			}
		}
		return true
	})
}

// text is everything of a clause that a word may be met by.
func (b *Book) text(c Clause) string {
	parts := []string{c.Says, c.Topic, c.State, c.Why}
	for _, x := range c.Cases {
		parts = append(parts, x.Name)
	}
	for _, s := range c.Scenarios {
		parts = append(parts, s.Name, s.ID)
	}
	for _, r := range b.ReadingsOf(c.ID) {
		parts = append(parts, r.Open, r.Whole(), r.Option)
	}
	return strings.ToLower(strings.Join(parts, "\n"))
}
