package rungs

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"strings"

	"awaw/ai"
	"awaw/internal/save"
	"awaw/internal/sim"
	"awaw/scenarios"
)

// Cell is how one level did against the one below in one scenario; without a scenario, in all of them.
type Cell struct {
	ai.Measurement
	Won     int         `json:"won"`
	Drawn   int         `json:"drawn"`
	Lost    int         `json:"lost"`
	Sides   [2]sim.Seat `json:"sides,omitzero"`   // as the side that moves first, and as the other
	Pace    [2]sim.Pace `json:"pace,omitzero"`    // of the level, and of the one below
	Seconds float64     `json:"seconds,omitzero"` // of processor time, for all games
	Commit  string      `json:"commit,omitempty"` // what played
}

// cellOf is what was counted in a scenario.
func cellOf(t sim.Tally, of scenarios.Info, commit string) Cell {
	return Cell{
		Measurement: ai.Measurement{Level: t.Rung.Upper, Against: t.Rung.Lower, Nodes: t.Rung.Nodes, Games: t.Games, Share: thousandths(t.Share),
			Low: thousandths(t.Low), High: thousandths(t.High), Scenario: of.ID, Edition: of.Edition},
		Won: t.Won, Drawn: t.Drawn, Lost: t.Lost, Sides: t.Sides, Pace: [2]sim.Pace{paced(t.Took[0]), paced(t.Took[1])}, Seconds: math.Round(t.Seconds), Commit: commit,
	}
}

func thousandths(x float64) float64 { return math.Round(1000*x) / 1000 }

// paced is a pace to four digits behind the point.
func paced(p sim.Pace) sim.Pace {
	at := func(x float64) float64 { return math.Round(10_000*x) / 10_000 }
	return sim.Pace{Half: at(p.Half), Most: at(p.Most), Longest: at(p.Longest)}
}

// score is what the level came to: games won, and half of those drawn.
func (c Cell) score() float64 { return float64(c.Won) + float64(c.Drawn)/2 }

// Verdict of a cell.
type Verdict int

const (
	Undecided Verdict = iota
	Holds             // the share is above the bar, as its interval has it
	Fails             // the test tells that it is not
)

// verdict is what a cell's games say of the rung they are of.
func (c Cell) verdict(r sim.Rung) Verdict {
	switch {
	case c.Low > r.Bar && c.Games >= r.Least:
		return Holds
	case r.Decide(c.score(), c.Games) == sim.NotAbove:
		return Fails
	}
	return Undecided
}

// done tells whether nothing is left to be played of a cell.
func (c Cell) done(r sim.Rung, most int) bool {
	return c.Games >= most || r.Decide(c.score(), c.Games) != sim.Undecided
}

// is tells whether a cell is of a rung in a scenario as it is now.
func (c Cell) is(r sim.Rung, of scenarios.Info) bool {
	return c.Scenario == of.ID && c.Edition == of.Edition && c.Level == r.Upper && c.Against == r.Lower && c.Nodes == r.Nodes
}

// sheet is the cells of a ladder.
type sheet []Cell

// read reads a file of cells; one that is not there holds none.
func read(path string) (sheet, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var all sheet
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, fmt.Errorf("%s: not what a ladder has measured (%w)", path, err)
	}
	return all, nil
}

// find gives the cell of a rung in a scenario.
func (s sheet) find(r sim.Rung, of scenarios.Info) (Cell, bool) {
	for _, c := range s {
		if c.is(r, of) {
			return c, true
		}
	}
	return Cell{}, false
}

// whole is what the cells of a rung come to, each scenario counting the same.
func (s sheet) whole(r sim.Rung, of []scenarios.Info) (all Cell, ok bool) {
	all.Measurement = ai.Measurement{Level: r.Upper, Against: r.Lower, Nodes: r.Nodes}
	for _, i := range of {
		c, ok := s.find(r, i)
		if !ok {
			continue
		}
		all.Games, all.Won, all.Drawn, all.Lost = all.Games+c.Games, all.Won+c.Won, all.Drawn+c.Drawn, all.Lost+c.Lost
		all.Seconds += c.Seconds
		all.Share += c.score() / float64(c.Games)
		all.Scenarios++
	}
	if all.Scenarios == 0 {
		return all, false
	}
	all.Share = thousandths(all.Share / float64(all.Scenarios))
	return all, true
}

// write writes the cells of scenarios down, with what they come to: what the list of opponents tells. Cells of other scenarios stay as they are.
func (s sheet) write(path string, rungs []sim.Rung, of []scenarios.Info) error {
	var out sheet
	for _, r := range rungs {
		if c, ok := s.whole(r, of); ok {
			out = append(out, c)
		}
	}
	for _, i := range of {
		for _, r := range rungs {
			if c, ok := s.find(r, i); ok {
				out = append(out, c)
			}
		}
	}
	var rows []string
	for _, c := range out {
		line, err := json.Marshal(c)
		if err != nil {
			return err
		}
		rows = append(rows, "  "+string(line))
	}
	return save.Replace(path, []byte("[\n"+strings.Join(rows, ",\n")+"\n]\n"))
}

// put sets the cell of its rung and scenario, in place of any other of these levels there.
func (s sheet) put(c Cell) sheet {
	var out sheet
	for _, o := range s {
		if o.Scenario != c.Scenario || o.Level != c.Level {
			out = append(out, o)
		}
	}
	return append(out, c)
}
