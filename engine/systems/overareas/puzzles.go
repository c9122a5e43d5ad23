// Package overareas holds the puzzles of the two games on boards of areas: worked examples of their documents, answered by the judges of battles and
// flights.
package overareas

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/request/cases"
	"awaw/internal/present/program"
	"awaw/tables"
)

// puzzleFile are the puzzles as their file has them.
type puzzleFile struct {
	On     string         `toml:"on"`    // the map they are laid out on
	Graph  map[string]any `toml:"graph"` // of what flies
	Puzzle []entry        `toml:"puzzle"`
}

// entry is a request, and what each answer says of it.
type entry struct {
	ID      string           `toml:"id"`
	Cite    string           `toml:"cite"`
	Book    bool             `toml:"book"`
	Pieces  []string         `toml:"pieces"` // "Germany: axis GE 2 fighter"
	Shows   []string         `toml:"shows"`
	Ask     map[string]any   `toml:"ask"`
	Answers []map[string]any `toml:"answers"`
}

// System is what puzzles are laid out and answered with.
type System struct {
	File  string // under assets/learn
	Judge cases.Answers
	Kinds []*engine.CounterKind
}

// Puzzles reads them; which answer is right the judge says, so that none can go out of date.
func (s System) Puzzles() ([]program.Puzzle, error) {
	data, err := fs.ReadFile(assets.FS(), "learn/"+s.File)
	if err != nil {
		return nil, err
	}
	var f puzzleFile
	file := "assets/learn/" + s.File
	meta, err := tables.Decode(file, data, &f)
	if err != nil {
		return nil, err
	}
	for _, k := range meta.Undecoded() { // requests and boards are read by the judge, who refuses what nobody reads
		if k[0] != "graph" && (len(k) < 3 || k[1] != "ask" && k[1] != "answers") {
			return nil, &tables.Error{File: file, Key: k.String(), Expected: "no such key here", Do: "correct its spelling or remove it"}
		}
	}
	var out []program.Puzzle
	for i, e := range f.Puzzle {
		p := program.Puzzle{ID: e.ID, Cite: engine.Cite(e.Cite), Book: e.Book, Worded: true, Answers: make([]string, len(e.Answers)), Right: -1, Board: f.On, Places: e.Shows}
		if e.Ask["kind"] == "path" {
			e.Ask["graph"] = f.Graph
		}
		for n, says := range e.Answers {
			right, err := s.answers(e.Ask, says)
			if err != nil {
				return nil, fmt.Errorf("%s: puzzle %d (%s): %w", file, i+1, e.ID, err)
			}
			if right && p.Right >= 0 {
				return nil, fmt.Errorf("%s: puzzle %d (%s): answers: expected one that is right; %d and %d are", file, i+1, e.ID, p.Right+1, n+1)
			}
			if right {
				p.Right = n
			}
		}
		if e.ID == "" || p.Right < 0 || len(e.Answers) < 2 {
			return nil, fmt.Errorf("%s: puzzle %d (%s): answers: expected two or more, and one that is right; there is none", file, i+1, e.ID)
		}
		for _, text := range e.Pieces {
			if err := s.lay(&p, text); err != nil {
				return nil, fmt.Errorf("%s: puzzle %d (%s): pieces: %w", file, i+1, e.ID, err)
			}
		}
		out = append(out, p)
	}
	return out, nil
}

// answers tells whether a request is answered as is said.
func (s System) answers(ask, says map[string]any) (bool, error) {
	var plain [2]map[string]any
	for i, from := range []map[string]any{ask, says} {
		text, err := json.Marshal(from)
		if err == nil {
			err = json.Unmarshal(text, &plain[i])
		}
		if err != nil {
			return false, err
		}
	}
	return len(cases.Run(s.Judge, &cases.Case{Ask: plain[0], Expect: plain[1]})) == 0, nil
}

// lay puts units on the map of a puzzle.
func (s System) lay(p *program.Puzzle, text string) error {
	at, what, _ := strings.Cut(text, ": ")
	words := strings.Fields(what)
	if len(words) == 4 {
		n, err := strconv.Atoi(words[2])
		for _, k := range s.Kinds {
			if err == nil && k.Code == words[3] {
				p.Places = append(p.Places, at)
				p.Pieces = append(p.Pieces, program.PuzzlePiece{At: at, Style: words[0], Counter: engine.CounterView{Kind: k, Nation: words[1], Size: n}})
				return nil
			}
		}
	}
	return fmt.Errorf(`expected a place and units, such as "Germany: axis GE 2 fighter", not %q`, text)
}
