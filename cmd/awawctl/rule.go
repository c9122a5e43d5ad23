// awawctl rule and rules: what the program says of its rules, in which state they are, how open points are read, which
// cases show them and which scenarios they decide.

package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/rulebook"
	"awaw/internal/wording"
	"awaw/tests"
)

type ruleCommand struct {
	Number string `arg:""`
	System string `placeholder:"ID"`
}

// Help are examples; the words round them stand under ctl.help.
func (ruleCommand) Help() string {
	return `  awawctl rule 18.523`
}

// Run explains every clause under the number: our words, its state, its readings and options, its cases and scenarios.
func (c *ruleCommand) Run(a *app) error {
	s, book, err := a.book(cmp.Or(c.System, named(c.Number)))
	if err != nil {
		return err
	}
	number := c.Number
	if word := string(s.ID()); strings.HasPrefix(book.Clauses[0].ID, word+".") { // its clauses carry its name: route.2 is rn46.route.2
		number = word + "." + strings.TrimPrefix(number, named(number)+".")
	}
	if !rulebook.IsNumber(number) {
		return fmt.Errorf("%q is not a rule's number; write one as %s, or search words with awawctl rules --system %s", c.Number, book.Clauses[0].ID, s.ID())
	}
	var readings, options []string
	found := 0
	for _, x := range book.Clauses {
		if !rulebook.Under(x.ID, number) {
			continue
		}
		found++
		fmt.Fprintf(a.out, "%s  %s\n", x.ID, x.Says)
		fmt.Fprintf(a.out, "    %s\n", a.word("ctl.rule.about", a.topic(x.Topic), x.Weight, a.state(x)))
		for _, s := range x.Cases {
			name := s.Name
			if a.lang() != assets.English { // cases are named in English alone
				name = ""
			}
			fmt.Fprintln(a.out, strings.TrimRight(fmt.Sprintf("    %s:%d  %s", s.File, s.Line, name), " "))
		}
		for _, s := range x.Scenarios {
			fmt.Fprintf(a.out, "    %s  %s\n", s.ID, s.Name)
		}
		for _, r := range book.ReadingsOf(x.ID) {
			readings = once(readings, fmt.Sprintf("%s  %s\n    %s", r.ID, r.Open, r.Whole()))
		}
		for _, o := range book.OptionsOf(x.ID) {
			options = once(options, a.optionLines(o))
		}
	}
	if found == 0 {
		return fmt.Errorf("%s have no paragraph %s; awawctl rules --system %s lists all clauses", s.Chapters, c.Number, s.ID())
	}
	a.section("rule.readings", readings)
	a.section("rule.options", options)
	return nil
}

// named is the system that a clause's number begins with, in any spelling: rn46 of rn46.route.2; none for a plain paragraph.
func named(number string) string {
	word, _, _ := strings.Cut(number, ".")
	if _, err := systems.Find(engine.SystemID(word)); err != nil {
		return ""
	}
	return word
}

// book opens the rules of the system named, in any spelling, or of the first there is.
func (a *app) book(system string) (systems.System, *rulebook.Book, error) {
	s := systems.First()
	if system != "" {
		var err error
		if s, err = systems.Find(engine.SystemID(system)); err != nil {
			return s, nil, err
		}
	}
	b, err := tests.Rulebook(a.tables, s, a.lang())
	return s, b, err
}

// section prints a heading and what stands under it, if anything does.
func (a *app) section(title string, lines []string) {
	if len(lines) == 0 {
		return
	}
	fmt.Fprintf(a.out, "\n%s\n", a.words.Word(engine.Say(title), nil))
	for _, l := range lines {
		fmt.Fprintln(a.out, l)
	}
}

// optionLines tells what an option may be: its name and its values in words, the standard one marked.
func (a *app) optionLines(o rulebook.Option) string {
	var b strings.Builder
	cites := make([]string, len(o.Cites))
	for i, c := range o.Cites {
		cites[i] = string(c)
	}
	fmt.Fprintf(&b, "%s  (%s)  %s", o.ID, strings.Join(cites, ", "), a.words.Word(engine.Say(o.How()), nil))
	for _, v := range o.Values {
		mark := " "
		if v == o.Standard() {
			mark = "*"
		}
		fmt.Fprintf(&b, "\n  %s %-8s %s", mark, v, a.words.Word(engine.Say(o.Word(v)), nil))
	}
	return b.String()
}

func once(list []string, s string) []string {
	for _, x := range list {
		if x == s {
			return list
		}
	}
	return append(list, s)
}

// state tells how far a clause is built, and what it waits for.
func (a *app) state(x rulebook.Clause) string {
	word := a.word("ctl.rule.state." + x.State)
	switch {
	case x.Why != "":
		return a.word("ctl.rule.why", word, x.Why)
	case x.Lacks != "":
		return a.word("ctl.rule.lacks", word, x.Lacks)
	}
	return word
}

// topic is what a clause is about: its heading, in English by its short name, by which one may search.
func (a *app) topic(id string) string {
	if a.lang() == assets.English {
		return id
	}
	return a.words.Word(engine.Say("rule.topic."+id), nil)
}

type rulesCommand struct {
	Find    []string `arg:"" optional:""`
	State   string   `placeholder:"in|later|out"`
	JSON    bool     `name:"json"`
	Options bool
	System  string `placeholder:"ID"`
}

// Help are examples; the words round them stand under ctl.help.
func (rulesCommand) Help() string {
	return `  awawctl rules jets 17.5
  awawctl rules --state out
  awawctl rules --options
  awawctl rules --json`
}

// ruleEntry is one clause as JSON.
type ruleEntry struct {
	ID        string   `json:"id"`
	State     string   `json:"state"`
	Cases     []string `json:"cases"`               // "tests/cases/awaw/staging.toml: name"
	Scenarios []string `json:"scenarios,omitempty"` // ids
	Readings  []string `json:"readings,omitempty"`  // ids
	Options   []string `json:"options,omitempty"`   // ids
}

// optionEntry is one option as JSON.
type optionEntry struct {
	ID     string        `json:"id"`
	Cites  []engine.Cite `json:"cites"`
	Values []string      `json:"values"` // the standard one first
	How    string        `json:"how"`
}

// Run lists the clauses that meet the words, each with its state and the number of its cases, or the options.
func (c *rulesCommand) Run(a *app) error {
	if c.State != "" && !slices.Contains([]string{"in", "later", "out"}, c.State) {
		return fmt.Errorf("a clause is not %q; its state is in, later or out", c.State)
	}
	s, book, err := a.book(c.System)
	if err != nil {
		return err
	}
	if c.Options {
		return c.options(a, book)
	}
	found := slices.DeleteFunc(book.Find(strings.Join(c.Find, " ")), func(x rulebook.Clause) bool { return c.State != "" && x.State != c.State })
	if c.JSON {
		return json.NewEncoder(a.out).Encode(entries(book, found))
	}
	for _, x := range found {
		fmt.Fprintf(a.out, "%-14s %-6s %3d  %s\n", x.ID, x.State, len(x.Cases), x.Says)
	}
	if len(found) == 0 {
		if c.State != "" {
			a.say("ctl.rules.none", c.State)
			return errNo
		}
		a.say("ctl.rules.nothing", strconv.Quote(strings.Join(c.Find, " ")), wording.Told(s.Chapters, a.words))
		return errNo
	}
	if len(found) < len(book.Clauses) {
		a.say("ctl.rules.some", len(found), len(book.Clauses))
		return nil
	}
	in, later, out := book.Count()
	a.say("ctl.rules.all", len(book.Clauses), in, later, out)
	return nil
}

func entries(book *rulebook.Book, found []rulebook.Clause) []ruleEntry {
	out := make([]ruleEntry, 0, len(found))
	for _, x := range found {
		e := ruleEntry{ID: x.ID, State: x.State, Cases: []string{}}
		for _, s := range x.Cases {
			e.Cases = append(e.Cases, s.File+": "+s.Name)
		}
		for _, s := range x.Scenarios {
			e.Scenarios = append(e.Scenarios, s.ID)
		}
		for _, r := range book.ReadingsOf(x.ID) {
			e.Readings = append(e.Readings, r.ID)
		}
		for _, o := range book.OptionsOf(x.ID) {
			e.Options = append(e.Options, o.ID)
		}
		out = append(out, e)
	}
	return out
}

func (c *rulesCommand) options(a *app, book *rulebook.Book) error {
	if c.JSON {
		list := make([]optionEntry, 0, len(book.Options))
		for _, o := range book.Options {
			list = append(list, optionEntry{o.ID, o.Cites, o.Values, a.words.Word(engine.Say(o.How()), nil)})
		}
		return json.NewEncoder(a.out).Encode(list)
	}
	for _, o := range book.Options {
		fmt.Fprintln(a.out, a.optionLines(o))
	}
	return nil
}
