// Openings: what to do before the first dice, found off line by games that were played on to their end.

package ai

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"

	"awaw/engine"
)

// Opening is what was found for one position of a scenario as it is shipped, before any dice have fallen.
type Opening struct {
	Scenario string        `json:"scenario"`
	Side     engine.Side   `json:"side"`  // who decides
	At       string        `json:"at"`    // the position, as OpeningAt names it
	Ways     int           `json:"ways"`  // how many plans were weighed
	Own      float64       `json:"own"`   // the share won by what Commander would do without a book
	Games    int           `json:"games"` // how often the best of them were played on
	Plans    []OpeningPlan `json:"plans"` // those that did not do worse than the best by more than their error; at least one, the best first
}

// OpeningPlan is one plan of an opening.
type OpeningPlan struct {
	Commands []OpeningCommand `json:"commands"`
	Lines    []string         `json:"lines"` // the same as people write them
	Won      float64          `json:"won"`   // the share of the games that the side won, from 0 to 1
	Error    float64          `json:"error"` // its standard error
}

// OpeningCommand is a command as numbers: side, verb, number, and the three references.
type OpeningCommand [6]int64

// OpeningCommandOf packs a command that names no way.
func OpeningCommandOf(c engine.Command) OpeningCommand {
	return OpeningCommand{int64(c.Side), int64(c.Verb), int64(c.N), int64(c.A), int64(c.B), int64(c.C)}
}

// Command is the command itself.
func (c OpeningCommand) Command() engine.Command {
	return engine.Command{Side: engine.Side(c[0]), Verb: engine.Verb(c[1]), N: int16(c[2]), A: engine.Ref(c[3]), B: engine.Ref(c[4]), C: engine.Ref(c[5])}
}

// OpeningAt names a position as a side sees it.
func OpeningAt(seen engine.Position) string {
	digest := seen.Digest()
	return hex.EncodeToString(digest[:8])
}

// OpeningFile is a book of openings as data.
type OpeningFile struct {
	Commit   string    `json:"commit"` // of the program that found them
	Seed     uint64    `json:"seed"`
	Openings []Opening `json:"openings"`
}

// Openings are those of a file, by the position.
type Openings map[string]Opening

// ReadOpenings reads a file of openings.
func ReadOpenings(data []byte) (Openings, error) {
	var f OpeningFile
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("openings: %w", err)
	}
	out := Openings{}
	for i, o := range f.Openings {
		if o.At == "" || len(o.Plans) == 0 || slices.ContainsFunc(o.Plans, func(p OpeningPlan) bool { return len(p.Commands) == 0 }) {
			return nil, fmt.Errorf("openings: number %d (%s) has no position, or no plan", i+1, o.Scenario)
		}
		if _, twice := out[o.At]; twice {
			return nil, fmt.Errorf("openings: number %d (%s) is of a position that stands there already", i+1, o.Scenario)
		}
		out[o.At] = o
	}
	return out, nil
}

// opening is what the book has for a position, if anything.
func (t *thinker) opening(p engine.Position, side engine.Side) (Opening, bool) {
	if !t.level.book {
		return Opening{}, false
	}
	for _, k := range t.know {
		if len(k.Openings) == 0 {
			continue
		}
		if o, ok := k.Openings[OpeningAt(p)]; ok && o.Side == side {
			return o, true
		}
	}
	return Opening{}, false
}

// learned adds the plans of the book to the ways that are tried: games of others say that they are good, and are not taken at their word.
func (s *search) learned() {
	o, ok := s.t.opening(s.p, s.side)
	if !ok {
		return
	}
	for i := range o.Plans {
		plan := &o.Plans[i]
		var moves []engine.Command
		for _, c := range plan.Commands {
			moves = append(moves, c.Command())
		}
		s.add(moves, s.belief)
		for _, w := range s.ways {
			if slices.Equal(w.moves, moves) {
				w.won, w.games = plan.Won, o.Games
			}
		}
	}
}
