// The case file: TOML, strictly read, every fault with its line.

package rulecase

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/tables"
)

// File is one case file.
type File struct {
	Name  string
	Cases []Case
}

// Case is one rule case: what it shows, and how.
type Case struct {
	File   string
	Line   int      // of its [[case]]
	Rule   []string // clauses and paragraphs it shows
	Name   string
	Edge   bool // a limit, a tie or a zero: what a clause is tested by beside the plain case
	Given  []Line
	Orders []Line
	Dice   []int
	Expect []Line

	grammar *Grammar
}

// Line is one line of a case, with its place in the file.
type Line struct {
	Text string
	At   int
}

// Refused tells whether the case shows something forbidden: an order that is refused or something that must not be.
func (c *Case) Refused() bool {
	return slices.ContainsFunc(c.Orders, func(l Line) bool { return strings.HasPrefix(l.Text, "!") }) ||
		slices.ContainsFunc(append(slices.Clone(c.Orders), c.Expect...), func(l Line) bool {
			return strings.HasPrefix(strings.TrimLeft(l.Text, "? "), "not ") || strings.HasPrefix(l.Text, "setup refused")
		})
}

// document mirrors the TOML.
type document struct {
	grammar *Grammar

	System string   `toml:"system"`
	About  string   `toml:"about"`
	Given  []string `toml:"given"` // before the given of every case
	Case   []struct {
		Rule   []string `toml:"rule"`
		Name   string   `toml:"name"`
		Edge   bool     `toml:"edge"`
		Given  []string `toml:"given"`
		Orders []string `toml:"orders"`
		Dice   []int    `toml:"dice"`
		Expect []string `toml:"expect"`
	} `toml:"case"`
}

// Faults implements tables.Checker.
func (d *document) Faults() []tables.Fault {
	var out []tables.Fault
	if string(engine.Spelled(d.System)) != d.grammar.System() {
		out = append(out, tables.Fault{Key: "system", Expected: strconv.Quote(d.grammar.System()), Do: "write it at the top of the file"})
	}
	if len(d.Case) == 0 {
		out = append(out, tables.Fault{Key: "case", Expected: "at least one [[case]]", Do: "add one"})
	}
	names := map[string]bool{}
	for i, c := range d.Case {
		key := fmt.Sprintf("case[%d]", i)
		switch {
		case c.Name == "" || names[c.Name]:
			out = append(out, tables.Fault{Key: key + ".name", Expected: "a name no other case of the file has", Do: "say what the case shows"})
		case len(c.Rule) == 0:
			out = append(out, tables.Fault{Key: key + ".rule", Expected: "the clauses it shows", Do: `write them as rule = ["18.21-1"]`})
		case len(c.Expect) == 0 && !slices.ContainsFunc(c.Orders, func(s string) bool { return strings.HasPrefix(s, "!") || strings.HasPrefix(s, "?") }):
			out = append(out, tables.Fault{Key: key + ".expect", Expected: "at least one expectation or refused order", Do: "a case must be able to fail"})
		}
		names[c.Name] = true
	}
	return out
}

// Parse reads a case file. Errors name file, line and key; several are joined.
func (g *Grammar) Parse(name string, data []byte) (*File, error) {
	doc := document{grammar: g}
	if err := tables.DecodeStrict(name, data, &doc); err != nil {
		return nil, err
	}
	at := newLocator(data)
	f := &File{Name: name}
	head := at.lines(doc.Given, 0)
	var all []error
	for i, d := range doc.Case {
		from := at.cases[min(i, len(at.cases)-1)]
		c := Case{File: name, Line: from, Rule: d.Rule, Name: d.Name, Edge: d.Edge, Dice: d.Dice, grammar: g}
		c.Given = append(slices.Clone(head), at.lines(d.Given, from)...)
		c.Orders = at.lines(d.Orders, from)
		c.Expect = at.lines(d.Expect, from)
		f.Cases = append(f.Cases, c)
		if _, err := g.Scene(&c); err != nil {
			all = append(all, err)
		}
	}
	return f, errors.Join(all...)
}

// SystemOf tells which kind of case file data is: the value of its key "system" before the first table, read as TOML; "" where there is
// none, or where what stands there cannot be read.
func SystemOf(data []byte) string {
	var head []byte
	for line := range bytes.Lines(data) {
		if bytes.HasPrefix(bytes.TrimSpace(line), []byte("[")) {
			break
		}
		head = append(head, line...)
	}
	var d struct {
		System string `toml:"system"`
	}
	if _, err := tables.Decode("", head, &d); err != nil {
		return ""
	}
	return d.System
}

// locator finds where the strings of a case stand.
type locator struct {
	text  []string
	cases []int // line of each [[case]], from 1
}

func newLocator(data []byte) *locator {
	l := &locator{text: strings.Split(string(data), "\n")}
	for i, line := range l.text {
		if strings.HasPrefix(strings.TrimSpace(line), "[[case]]") {
			l.cases = append(l.cases, i+1)
		}
	}
	if len(l.cases) == 0 {
		l.cases = []int{1}
	}
	return l
}

// lines gives each string its line: the first from line `from` on that holds it after the one before.
func (l *locator) lines(list []string, from int) []Line {
	out := make([]Line, 0, len(list))
	for _, s := range list {
		at := from
		for i := max(from-1, 0); i < len(l.text); i++ {
			if strings.Contains(l.text[i], `"`+s+`"`) || strings.Contains(l.text[i], `'`+s+`'`) {
				at = i + 1
				break
			}
		}
		out = append(out, Line{s, at})
		from = max(from, at)
	}
	return out
}

// Words splits a line at blanks; a name with blanks stands in single or double quotes.
func Words(s string) []string {
	var out []string
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		if q := s[0]; q == '"' || q == '\'' {
			word, rest, _ := strings.Cut(s[1:], string(q))
			out, s = append(out, word), rest
			continue
		}
		word, rest, _ := strings.Cut(s, " ")
		out, s = append(out, word), rest
	}
	return out
}
