package rungs

import (
	"fmt"
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/sim"
	"awaw/internal/wording"
	"awaw/scenarios"
)

// This file holds the page of the ladder: a table for each level, and one of how long decisions take.

// page is the tables of what was measured, as Markdown, in the words of a language.
func (b *board) page() string {
	p := &page{words: b.desk.Words}
	hours := 0.0
	for _, r := range b.rungs {
		if c, ok := b.cells.whole(r, b.all); ok {
			hours += c.Seconds / 3600
		}
	}
	first := b.rungs[0]
	p.tell("ctl.study.ladder", p.whole(first.Goal), p.whole(first.Bar), first.Least, b.Most, wording.Fixed{N: hours, Digits: 2})
	for _, r := range b.rungs {
		p.rung(b, r)
	}
	p.paces(b)
	return p.String()
}

type page struct {
	strings.Builder
	words engine.Catalog
}

func (p *page) say(key string, args ...any) string { return wording.Word(p.words, key, args...) }

func (p *page) tell(key string, args ...any) { fmt.Fprintf(p, "%s\n\n", p.say(key, args...)) }

func (p *page) whole(share float64) wording.Fixed { return wording.Fixed{N: math.Round(100 * share)} }

func (p *page) columns(names string) {
	fmt.Fprintf(p, "| %s |\n|%s\n", names, strings.Repeat("---|", strings.Count(names, "|")+1))
}

func (p *page) level(name string) string { return p.say("screen.seat." + name) }

// rung tells how a level did in every scenario that it was measured in, and in which it was not.
func (p *page) rung(b *board, r sim.Rung) {
	all, ok := b.cells.whole(r, b.all)
	if !ok {
		p.tell("ctl.study.ladder.none", p.level(r.Upper), p.level(r.Lower), r.Nodes[0], r.Nodes[1])
		return
	}
	var named [3][]string
	var rows, missing []string
	for _, of := range b.all {
		c, ok := b.cells.find(r, of)
		if !ok {
			if due(r, of) {
				missing = append(missing, of.Name)
			}
			continue
		}
		v := c.verdict(r)
		named[v] = append(named[v], of.Name)
		rows = append(rows, p.row(c, of, v))
	}
	p.tell("ctl.study.ladder.level", p.level(r.Upper), p.level(r.Lower), r.Nodes[0], r.Nodes[1], wording.Fixed{N: 100 * all.Share, Digits: 1}, all.Scenarios, all.Games,
		len(named[Holds]), wording.Fixed{N: all.Seconds / 3600, Digits: 2})
	for _, x := range []struct {
		key   string
		names []string
	}{{"ctl.study.ladder.undecided", named[Undecided]}, {"ctl.study.ladder.failed", named[Fails]}, {"ctl.study.ladder.missing", missing}} {
		if len(x.names) > 0 {
			p.tell(x.key, strings.Join(x.names, ", "))
		}
	}
	p.columns(p.say("ctl.study.ladder.columns"))
	for _, row := range rows {
		fmt.Fprintln(p, row)
	}
	fmt.Fprintln(p)
}

// row is the line of one scenario.
func (p *page) row(c Cell, of scenarios.Info, v Verdict) string {
	var sides []string
	for i, s := range c.Sides {
		sides = append(sides, p.say("ctl.study.ladder.side", of.Sides[i].Name, wording.Fixed{N: s.Score, Digits: -1}, s.Games))
	}
	return fmt.Sprintf("| %s | %d | %d | %d | %d | %s %% | %s | %s | %s | %s | %s | %s |", of.Name, c.Games, c.Won, c.Drawn, c.Lost, wording.Fixed{N: 100 * c.Share, Digits: 1}.In(p.words),
		p.say("ctl.ladder.bounds", p.whole(c.Low), p.whole(c.High)), sides[0], sides[1], p.say([...]string{"ctl.study.ladder.open", "ctl.study.ladder.holds", "ctl.study.ladder.fails"}[v]),
		wording.Fixed{N: c.Seconds}.In(p.words), c.Commit)
}

// paces tells how long each level takes for a decision, as far as that was measured.
func (p *page) paces(b *board) {
	var levels []string
	for i, r := range b.rungs {
		if i == 0 {
			levels = append(levels, r.Lower)
		}
		levels = append(levels, r.Upper)
	}
	var rows []string
	for _, of := range b.all {
		row, any := "| "+of.Name+" |", false
		for _, l := range levels {
			x := b.pace(l, of)
			if x == (sim.Pace{}) {
				row += " |"
				continue
			}
			any = true
			row += " " + p.say("ctl.study.ladder.pace", wording.Fixed{N: 1000 * x.Half}, wording.Fixed{N: 1000 * x.Most}, wording.Fixed{N: 1000 * x.Longest}) + " |"
		}
		if any {
			rows = append(rows, row)
		}
	}
	if len(rows) == 0 {
		return
	}
	p.tell("ctl.study.ladder.paces")
	names := []string{p.say("ctl.study.ladder.scenario")}
	for _, l := range levels {
		names = append(names, p.level(l))
	}
	p.columns(strings.Join(names, " | "))
	fmt.Fprintln(p, strings.Join(rows, "\n"))
}

// pace is how long a level takes for a decision in a scenario: as the upper one of a rung, or if it is never that, as the lower.
func (b *board) pace(level string, of scenarios.Info) sim.Pace {
	for i := range 2 {
		for _, r := range b.rungs {
			c, ok := b.cells.find(r, of)
			if ok && [...]string{r.Upper, r.Lower}[i] == level && c.Pace[i] != (sim.Pace{}) {
				return c.Pace[i]
			}
		}
	}
	return sim.Pace{}
}
