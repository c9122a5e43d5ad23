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
	"awaw/engine"
	"awaw/internal/save"
	"awaw/internal/wording"
)

// The lines between which the table stands in a page.
const (
	tableBegins = "<!-- ladder: written by awawctl ladder -->"
	tableEnds   = "<!-- ladder ends -->"
)

// LadderPage is the table of the levels, as Markdown, in the words of a language.
func LadderPage(scenario string, counts []Tally, words engine.Catalog) string {
	p := &page{words: words}
	p.tell("ctl.study.ladder", scenario)
	p.line("")
	p.table(p.say("ctl.study.ladder.columns"))
	for _, t := range counts {
		r := t.Rung
		p.line("| %s | %s | %s | %d | %d | %d | %d | %s | %s | %s | %s %% | %s |", r.Upper, r.Lower, p.say("ctl.study.ladder.nodes", r.Nodes[0], r.Nodes[1]), t.Games, t.Won, t.Drawn, t.Lost,
			p.percent(t.Share), p.say("ctl.study.ladder.interval", wording.Fixed{N: 100 * t.Low, Digits: 1}, wording.Fixed{N: 100 * t.High, Digits: 1}),
			p.signed(t.Lead, 1), p.fixed(100*t.FirstSide, 0), p.verdict(r, t))
	}
	return p.String()
}

// verdict words what was decided.
func (p *page) verdict(r Rung, t Tally) string {
	switch t.Verdict {
	case Above:
		return p.say("ctl.study.ladder.above", wording.Fixed{N: 100 * r.Bar})
	case NotAbove:
		return p.say("ctl.study.ladder.not", wording.Fixed{N: 100 * r.Bar})
	}
	return p.say("ctl.study.ladder.open", t.Games)
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
