// Given lines: a scenario in our own short notation, turned into the scenario file the rules read.

package cases

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"awaw/engine/awaw"
	"awaw/internal/rulecase"
	"awaw/tables"
)

// The sides a case has unless it names its own.
var standardSides = [][]string{
	{"Axis", "axis", "Germany", "Italy", "Japan", "Finland", "Hungary", "Romania", "Bulgaria"},
	{"Allies", "allies", "Britain", "United States", "Russia", "France", "Free French", "Australia", "India", "Netherlands", "China"},
}

// scenarioText gathers the parts of a scenario file.
type scenarioText struct {
	board, first string
	turns        int
	globalWar    bool
	sides        [][]string
	maps         map[string][]string // homes, countries, options: lines of key = value
	body         strings.Builder
	kill         int
	victory      strings.Builder
	origins      []origin // by lines of the body, from 0
}

// readGiven turns the given lines of a case into a scenario.
func readGiven(c *rulecase.Case) (*rulecase.Scene, error) {
	s := &scenarioText{first: "Summer 1940", turns: 1, maps: map[string][]string{}}
	var all []error
	for _, l := range c.Given {
		from := strings.Count(s.body.String(), "\n")
		if err := s.line(rulecase.Words(l.Text)); err != nil {
			all = append(all, &tables.Error{File: c.File, Line: l.At, Key: "given", Expected: err.Error(), Do: fmt.Sprintf("correct %q", l.Text)})
		}
		if to := strings.Count(s.body.String(), "\n"); to > from {
			s.origins = append(s.origins, origin{from, to, l})
		}
	}
	if s.board == "" {
		all = append(all, &tables.Error{File: c.File, Line: c.Line, Key: "given", Expected: "a board", Do: "write map europe-test or another first"})
	}
	if len(all) > 0 {
		return nil, errors.Join(all...)
	}
	text, head := s.toml()
	for i := range s.origins {
		s.origins[i].from += head + 1
		s.origins[i].to += head + 1
	}
	from := origins{c.Line, s.origins}
	return &rulecase.Scene{Board: s.board, Doc: text, Relocate: from.relocate}, nil
}

// FromGiven turns given lines into a scenario, for tests that write them in Go.
func FromGiven(name string, lines ...string) (*rulecase.Scene, error) {
	c := &rulecase.Case{File: name}
	for i, l := range lines {
		c.Given = append(c.Given, rulecase.Line{Text: l, At: i + 1})
	}
	return readGiven(c)
}

// toml is the scenario file, and how many lines stand before its body.
func (s *scenarioText) toml() (text []byte, head int) {
	if s.sides == nil {
		s.sides = standardSides
	}
	var b strings.Builder
	fmt.Fprintf(&b, "[scenario]\nid = \"case\"\nsystem = %q\nedition = 1\nname = \"Rule case\"\nmap = %q\nturns = %d\nfirst_turn = %q\n", awaw.ID, s.board, s.turns, s.first)
	if s.globalWar {
		b.WriteString("global_war = true\n")
	}
	for _, side := range s.sides {
		fmt.Fprintf(&b, "[[side]]\nname = %q\nstyle = %q\nnations = %s\n", side[0], side[1], list(side[2:]))
	}
	for _, name := range []string{"homes", "countries", "options", "laboratories"} {
		if lines := s.maps[name]; len(lines) > 0 {
			fmt.Fprintf(&b, "[%s]\n%s\n", name, strings.Join(lines, "\n"))
		}
	}
	head = strings.Count(b.String(), "\n")
	b.WriteString(s.body.String())
	if s.victory.Len() > 0 || s.kill != 0 {
		fmt.Fprintf(&b, "[victory]\nhouse = true\nkill = %d\n%s", s.kill, s.victory.String())
	}
	return []byte(b.String()), head
}

func list(names []string) string {
	out := make([]string, len(names))
	for i, n := range names {
		out[i] = strconv.Quote(n)
	}
	return "[" + strings.Join(out, ", ") + "]"
}

func (s *scenarioText) table(name string, pairs ...any) {
	fmt.Fprintf(&s.body, "[[%s]]\n", name)
	for i := 0; i < len(pairs); i += 2 {
		switch v := pairs[i+1].(type) {
		case string:
			fmt.Fprintf(&s.body, "%s = %q\n", pairs[i], v)
		case []string:
			fmt.Fprintf(&s.body, "%s = %s\n", pairs[i], list(v))
		case []int:
			fmt.Fprintf(&s.body, "%s = [%s]\n", pairs[i], joinInts(v))
		default:
			fmt.Fprintf(&s.body, "%s = %v\n", pairs[i], v)
		}
	}
}

func joinInts(v []int) string {
	out := make([]string, len(v))
	for i, n := range v {
		out[i] = strconv.Itoa(n)
	}
	return strings.Join(out, ", ")
}

// line reads one given line.
func (s *scenarioText) line(w []string) error {
	if len(w) == 0 {
		return fmt.Errorf("words in every line")
	}
	for _, g := range grammar {
		if g.word == w[0] {
			a := rulecase.NewArgs(g.form, w[1:]...)
			g.read(s, a)
			return a.End()
		}
	}
	a := rulecase.NewArgs("NATION TYPE SIZE... at PLACE [inverted] [elite] [front FRONT] [pacific]", w[1:]...)
	s.air(w[0], a)
	return a.End()
}
