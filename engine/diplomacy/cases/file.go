// Reading files of cases.
package cases

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"awaw/engine/diplomacy"
	"awaw/tables"
)

// Case is one rule case as written.
type Case struct {
	File   string
	Line   int // of its [[case]]
	System diplomacy.System

	Rule                            []string
	Name                            string
	Example                         string // the worked example it is; "" for most
	Edge                            bool
	Season                          string
	Options                         map[string]string
	Owners                          map[string]string
	Given, Orders, Retreats, Builds []string
	Expect                          []string
	retreats, builds                bool // whether those phases come at all, with orders or without
}

// Refused tells whether the case shows something that is not done: an order that is not allowed, matches nothing or fails.
func (c *Case) Refused() bool {
	return slices.ContainsFunc(c.Expect, func(e string) bool {
		f := strings.Fields(e)
		return f[0] == "no" || len(f) > 2 && slices.Contains([]string{"invalid", "void", "fails", "reverts"}, f[2])
	})
}

// Says is what the case asks to see, to tell cases apart.
func (c *Case) Says() string {
	return strings.Join(slices.Concat(c.Given, c.Orders, c.Retreats, c.Builds, c.Expect), "\n")
}

type fileDoc struct {
	System string
	Case   []struct {
		Rule     []string
		Name     string
		Example  string
		Edge     bool
		Season   string
		Options  map[string]string
		Owners   map[string]string
		Given    []string
		Orders   []string
		Retreats []string
		Builds   []string
		Expect   []string
	}
}

// Faults implements tables.Checker.
func (d *fileDoc) Faults() []tables.Fault {
	var out []tables.Fault
	if len(d.Case) == 0 {
		out = append(out, tables.Fault{Expected: "cases", Do: "write them as [[case]]"})
	}
	if _, ok := diplomacy.SystemNamed(d.System); !ok {
		out = append(out, tables.Fault{Key: "system", Expected: "rn44 or rn46", Do: "name the system above the first case"})
	}
	for i, c := range d.Case {
		if c.Name == "" || len(c.Rule) == 0 || len(c.Given) == 0 || len(c.Expect) == 0 {
			out = append(out, tables.Fault{Key: fmt.Sprintf("case[%d]", i), Expected: "rule, name, given and expect", Do: "fill them in"})
		}
		for _, e := range c.Expect {
			if strings.TrimSpace(e) == "" {
				out = append(out, tables.Fault{Key: fmt.Sprintf("case[%d].expect", i), Expected: "words in every line", Do: "take the empty one out"})
			}
		}
	}
	return out
}

// Parse reads a file of cases. Errors name file, line and key.
func Parse(file string, data []byte) ([]Case, error) {
	var doc fileDoc
	if err := tables.DecodeStrict(file, data, &doc); err != nil {
		return nil, err
	}
	system, _ := diplomacy.SystemNamed(doc.System)
	out := make([]Case, 0, len(doc.Case))
	line := 0
	lines := bytes.Split(data, []byte("\n"))
	for _, c := range doc.Case {
		for line < len(lines) && string(bytes.TrimSpace(lines[line])) != "[[case]]" {
			line++
		}
		line++
		out = append(out, Case{File: file, Line: line, System: system, Rule: c.Rule, Name: c.Name, Example: c.Example, Edge: c.Edge, Season: c.Season, Options: c.Options, Owners: c.Owners,
			Given: c.Given, Orders: c.Orders, Retreats: c.Retreats, Builds: c.Builds, Expect: c.Expect, retreats: c.Retreats != nil, builds: c.Builds != nil})
	}
	return out, nil
}
