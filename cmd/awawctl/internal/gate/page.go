package gate

// This file tells who is fooled.

import (
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/sim"
	"awaw/internal/wording"
	"awaw/scenarios"
)

// The lines between which the table stands in a page.
const (
	begins = "<!-- gate: written by awawctl gate -->"
	ends   = "<!-- gate ends -->"
)

// leastEven is the share of games between Pilots from which a side can win.
const leastEven = 0.35

// verdict says how a seat fares.
type verdict int

const (
	holds     verdict = iota
	open              // chance may have decided on which side of half it lies
	fooled            // below half by more than chance
	tooWeakly         // so from a seat that does not win between Pilots either
)

// judge tells how a seat fares that scored a share of some games, from which Pilots score another share against each other.
func judge(share float64, games int, even float64) verdict {
	low, high := sim.Bounds(share, float64(games))
	switch {
	case high < 0.5 && even < leastEven:
		return tooWeakly
	case high < 0.5:
		return fooled
	case low < 0.5 && share < 0.5:
		return open
	}
	return holds
}

// mark writes a score down with its verdict.
func (v verdict) mark(share float64) string {
	n := fmt.Sprintf("%.0f", 100*share)
	switch v {
	case open:
		return n + " ?"
	case fooled:
		return "**" + n + "**"
	case tooWeakly:
		return "(" + n + ")"
	}
	return n
}

// page is the table as Markdown, and how many cells are fooled.
type page struct {
	text   string
	fooled int
}

// page tells every scenario, level and side in a row, as far as it has been played.
func (c *Command) page(infos []scenarios.Info, kept *cells, words engine.Catalog) (p page) {
	var b strings.Builder
	say := func(key string, args ...any) string { return wording.Word(words, key, args...) }
	fmt.Fprintf(&b, "%s\n\n", say("ctl.gate.intro", c.Games, int(math.Round(100*leastEven))))
	fmt.Fprintf(&b, "| %s | %s | %s |\n|---|---|---|---|%s---|\n", say("ctl.gate.columns"), strings.Join(c.Foes, " | "), say("ctl.gate.commit"), strings.Repeat("---|", len(c.Foes)))
	undecided := 0
	for _, info := range infos {
		between, ok := kept.find(c.cell(info, [2]string{even, even}))
		if !ok {
			continue
		}
		for _, level := range c.Levels {
			for side := range 2 {
				r := c.row(info, kept, level, side, between)
				p.fooled += r.fooled
				undecided += r.open
				fmt.Fprintf(&b, "| %s | %s | %s | %.0f | %s | %s |\n", info.ID, level, say([]string{"ctl.gate.first", "ctl.gate.second"}[side]), 100*r.even, strings.Join(r.marks, " | "), strings.Join(r.commits, ", "))
			}
		}
	}
	fmt.Fprintf(&b, "\n%s\n", say("ctl.gate.sum", p.fooled, undecided))
	p.text = b.String()
	return p
}

// row is what a level did from one side of a scenario.
type row struct {
	even           float64
	marks, commits []string
	fooled, open   int
}

func (c *Command) row(info scenarios.Info, kept *cells, level string, side int, between Cell) row {
	r := row{even: between.score()}
	if side == 1 {
		r.even = 1 - r.even
	}
	for _, foe := range c.Foes {
		pair := [2]string{level, foe}
		if side == 1 {
			pair = [2]string{foe, level}
		}
		x, ok := kept.find(c.cell(info, pair))
		if !ok {
			r.marks = append(r.marks, "")
			continue
		}
		share := x.score()
		if side == 1 {
			share = 1 - share
		}
		v := judge(share, x.Games, r.even)
		switch v {
		case fooled:
			r.fooled++
		case open:
			r.open++
		}
		r.marks = append(r.marks, v.mark(share))
		if !slices.Contains(r.commits, x.Commit) {
			r.commits = append(r.commits, x.Commit)
		}
	}
	return r
}

// divided gives what stands before and after the table in a page, with the marks.
func divided(path string) (before, after string, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return "", "", fmt.Errorf("%s cannot be read: %w", path, errors.Unwrap(err))
	}
	text := string(data)
	i, j := strings.Index(text, begins), strings.Index(text, ends)
	if i < 0 || j < i {
		return "", "", fmt.Errorf("%s has no place for the table: put the lines %q and %q where it is to stand", path, begins, ends)
	}
	return text[:i+len(begins)] + "\n", text[j:], nil
}
