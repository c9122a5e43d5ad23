// Reading files of cases.
package cases

import (
	"bytes"
	"fmt"
	"strings"

	"awaw/tables"
)

// Case is one rule case as written.
type Case struct {
	File, Name            string
	Line                  int // of its name
	Rules                 []string
	Given, Orders, Expect []string
	Dice                  []int
}

type fileDoc struct {
	Case []struct {
		Rule                  []string
		Name                  string
		Given, Orders, Expect []string
		Dice                  []int
	}
}

// Faults implements tables.Checker.
func (d *fileDoc) Faults() []tables.Fault {
	var out []tables.Fault
	if len(d.Case) == 0 {
		out = append(out, tables.Fault{Expected: "cases", Do: "write them as [[case]]"})
	}
	for i, c := range d.Case {
		key := fmt.Sprintf("case[%d]", i)
		if c.Name == "" || len(c.Rule) == 0 || len(c.Given) == 0 || len(c.Expect) == 0 {
			out = append(out, tables.Fault{Key: key, Expected: "rule, name, given and expect", Do: "fill them in"})
		}
		for _, f := range c.Dice {
			if f < 1 || f > 6 {
				out = append(out, tables.Fault{Key: key + ".dice", Expected: "faces from 1 to 6"})
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
	var out []Case
	line := 0
	lines := bytes.Split(data, []byte("\n"))
	for _, c := range doc.Case {
		for line < len(lines) && string(bytes.TrimSpace(lines[line])) != "[[case]]" {
			line++
		}
		line++
		out = append(out, Case{file, c.Name, line, c.Rule, c.Given, c.Orders, c.Expect, c.Dice})
	}
	return out, nil
}

// Difference is one expectation that was not met, or a line that could not be understood.
type Difference struct {
	Case Case
	Want string // the line of the case
	Got  string
}

func (d Difference) String() string {
	return fmt.Sprintf("%s:%d: %s: %s: got %s", d.Case.File, d.Case.Line, d.Case.Name, d.Want, d.Got)
}

// Handles tells whether a case's given lays out two forces, or a strike on ships, which this package runs; other cases need a
// board.
func Handles(given []string) bool {
	if strikes(given) {
		return true
	}
	for _, line := range given {
		name, _, ok := strings.Cut(line, "=")
		if _, side := sideOf(strings.TrimSpace(name)); ok && side {
			return true
		}
	}
	return false
}
