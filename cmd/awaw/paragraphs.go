package main

import (
	"fmt"
	"os"
	"strings"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/rulebook"
)

// This file holds the rules as the Rules panel shows them: our words for each paragraph, from the list of clauses.

// paragraphs finds clauses by number.
type paragraphs struct{ list []rulebook.Clause }

// readRules reads the clauses of the system on the table, in the player's language.
func (d *desk) readRules() error {
	s := d.onTable()
	list, err := rulebook.Clauses(d.tables, s.Folder())
	if err != nil {
		return err
	}
	words, err := systems.RuleWords(d.tables, s, d.lang())
	if err != nil {
		return err
	}
	d.rules = paragraphs{rulebook.ClausesIn(list, words)}
	return nil
}

// clauses are those of the system on the table. They are read when they are first asked for.
func (d *desk) clauses() paragraphs {
	if d.rules.list == nil {
		if err := d.readRules(); err != nil {
			fmt.Fprintln(os.Stderr, "awaw:", err)
		}
	}
	return d.rules
}

// number is a clause's paragraph: "17.13" of "17.13-2".
func number(c rulebook.Clause) string {
	n, _, _ := strings.Cut(c.ID, "-")
	return n
}

// rule gives topic and words of a paragraph, or of its nearest parent that has any: 19.31 for 19.31C.
func (p paragraphs) rule(cite engine.Cite) (title, text string, ok bool) {
	for want := string(cite); len(want) >= 4; want = want[:len(want)-1] {
		var says []string
		for _, c := range p.list {
			if number(c) == want {
				title = c.Topic
				says = append(says, c.Says)
			}
		}
		if len(says) > 0 {
			return title, strings.Join(says, "\n"), true
		}
	}
	return "", "", false
}

// all lists the paragraphs in the order of the rules.
func (p paragraphs) all() (out []engine.Cite) {
	for _, c := range p.list {
		if n := engine.Cite(number(c)); len(out) == 0 || out[len(out)-1] != n {
			out = append(out, n)
		}
	}
	return out
}

// Rule gives our words for a paragraph.
func (d *desk) Rule(c engine.Cite) (title, text string, ok bool) {
	if topic, text, ok := d.clauses().rule(c); ok {
		return d.topic(topic), text, true
	}
	chapter := chapterOf(c)
	if key := "rule.chapter." + chapter; d.words[key] != "" {
		return d.word(key), d.words.Word(engine.Say("rule.elsewhere", chapter), nil), true
	}
	return "", "", false
}

// topic names what a clause is about.
func (d *desk) topic(id string) string { return d.word("rule.topic." + id) }

// chapterOf is the chapter of a paragraph: "22" of "22.45".
func chapterOf(c engine.Cite) string {
	chapter, _, _ := strings.Cut(string(c), ".")
	return chapter
}

// RulesFrom lists the paragraphs that one stands among.
func (d *desk) RulesFrom(c engine.Cite) []engine.Cite {
	if d.words["rule.chapter."+chapterOf(c)] != "" {
		return nil // of that chapter there are no clauses
	}
	return d.clauses().all()
}
