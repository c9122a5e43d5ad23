// The page of the ladder: what was measured, in words and as a table.

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"awaw/ai"
	"awaw/engine"
	"awaw/scenarios"
)

// The lines between which the table stands in a page.
const (
	tableBegins = "<!-- ladder: written by awawctl ladder -->"
	tableEnds   = "<!-- ladder ends -->"
)

// ladderName is a scenario's id, or its file's name if it has none.
func ladderName(doc engine.Doc) string {
	if info, err := scenarios.Read(doc.Name, doc.Data); err == nil && info.ID != "" {
		return info.ID
	}
	return filepath.Base(doc.Name)
}

// ladderPage is the table of the levels, as Markdown.
func ladderPage(scenario string, counts []tally) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Measured on \"%s\" by `awawctl ladder`, sides swapped on the same dice.\n\n", scenario)
	b.WriteString("| level | against | nodes a decision | games | won | drawn | lost | score | 95 % interval | mean lead | first side won | verdict |\n")
	b.WriteString("|---|---|---|---|---|---|---|---|---|---|---|---|\n")
	for i, t := range counts {
		r := rungs[i]
		fmt.Fprintf(&b, "| %s | %s | %d and %d | %d | %d | %d | %d | %.1f %% | %.1f to %.1f | %+.1f | %.0f %% | %s |\n", r.Upper, r.Lower, r.Nodes[0], r.Nodes[1],
			t.Games, t.Won, t.Drawn, t.Lost, 100*t.Share, 100*t.Low, 100*t.High, t.Lead, 100*t.FirstSide, r.say(t))
	}
	return b.String()
}

// say words a verdict.
func (r rung) say(t tally) string {
	switch t.Verdict {
	case above:
		return fmt.Sprintf("above %.0f %%", 100*r.Bar)
	case notAbove:
		return fmt.Sprintf("not above %.0f %%", 100*r.Bar)
	}
	return fmt.Sprintf("not decided in %d games", t.Games)
}

// writeMeasured writes the shares down for the list of opponents.
func writeMeasured(path string, counts []tally) error {
	var all []ai.Measurement
	for i, t := range counts {
		r := rungs[i]
		all = append(all, ai.Measurement{Level: r.Upper, Against: r.Lower, Nodes: r.Nodes, Games: t.Games, Share: math.Round(1000*t.Share) / 1000})
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return replaceFile(path, append(text, '\n'))
}

// replaceFile writes a file whole or not at all.
func replaceFile(path string, text []byte) error {
	part := path + ".part"
	if err := os.WriteFile(part, text, 0o644); err != nil {
		return err
	}
	return os.Rename(part, path)
}

// writeBetween puts text between the marks of a page and leaves the rest as it is.
func writeBetween(path, text string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("%s cannot be read: %w", path, errors.Unwrap(err))
	}
	page := string(data)
	i, j := strings.Index(page, tableBegins), strings.Index(page, tableEnds)
	if i < 0 || j < i {
		return fmt.Errorf("%s has no place for the table: put the lines %q and %q where it is to stand", path, tableBegins, tableEnds)
	}
	page = page[:i+len(tableBegins)] + "\n" + text + page[j:]
	return replaceFile(path, []byte(page))
}
