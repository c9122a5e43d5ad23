// The page of the ladder: what was measured, in words and as a table.
package sim

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"strings"

	"awaw/ai"
	"awaw/internal/save"
)

// The lines between which the table stands in a page.
const (
	tableBegins = "<!-- ladder: written by awawctl ladder -->"
	tableEnds   = "<!-- ladder ends -->"
)

// LadderPage is the table of the levels, as Markdown.
func LadderPage(scenario string, counts []Tally) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Measured on \"%s\" by `awawctl ladder`, sides swapped on the same dice.\n\n", scenario)
	b.WriteString("| level | against | nodes a decision | games | won | drawn | lost | score | 95 % interval | mean lead | first side won | verdict |\n")
	b.WriteString("|---|---|---|---|---|---|---|---|---|---|---|---|\n")
	for _, t := range counts {
		r := t.Rung
		fmt.Fprintf(&b, "| %s | %s | %d and %d | %d | %d | %d | %d | %.1f %% | %.1f to %.1f | %+.1f | %.0f %% | %s |\n", r.Upper, r.Lower, r.Nodes[0], r.Nodes[1],
			t.Games, t.Won, t.Drawn, t.Lost, 100*t.Share, 100*t.Low, 100*t.High, t.Lead, 100*t.FirstSide, r.say(t))
	}
	return b.String()
}

// say words a verdict.
func (r Rung) say(t Tally) string {
	switch t.Verdict {
	case Above:
		return fmt.Sprintf("above %.0f %%", 100*r.Bar)
	case NotAbove:
		return fmt.Sprintf("not above %.0f %%", 100*r.Bar)
	}
	return fmt.Sprintf("not decided in %d games", t.Games)
}

// WriteMeasured writes the shares down for the list of opponents.
func WriteMeasured(path string, counts []Tally) error {
	var all []ai.Measurement
	for _, t := range counts {
		r := t.Rung
		all = append(all, ai.Measurement{Level: r.Upper, Against: r.Lower, Nodes: r.Nodes, Games: t.Games, Share: math.Round(1000*t.Share) / 1000})
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return save.Replace(path, append(text, '\n'))
}

// WriteBetween puts text between the marks of a page and leaves the rest as it is.
func WriteBetween(path, text string) error {
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
	return save.Replace(path, []byte(page))
}
