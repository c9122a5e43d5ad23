// Package overeurope holds the puzzles of the two air systems of Diplomacy: worked examples of the documents on the board.
package overeurope

import (
	"fmt"
	"io/fs"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/diplomacy/cases"
	"awaw/engine/wings"
	"awaw/internal/present/program"
	"awaw/tables"
)

// puzzleFile are the puzzles as their file has them.
type puzzleFile struct {
	Puzzle []entry `toml:"puzzle"`
}

// entry is a position with its orders, and what each answer says comes of them, in the words of rule cases.
type entry struct {
	ID      string     `toml:"id"`
	Cite    string     `toml:"cite"`
	Book    bool       `toml:"book"`
	Given   []string   `toml:"given"`
	Orders  []string   `toml:"orders"`
	Answers [][]string `toml:"answers"`
	Shows   []string   `toml:"shows"`
}

// board is where they all are laid out.
const board = "europe-1901"

// Puzzles reads them; which answer is right the adjudicator says, so that none can go out of date.
func Puzzles(tables.Set) ([]program.Puzzle, error) {
	const file = "learn/puzzles-wings.toml"
	data, err := fs.ReadFile(assets.FS(), file)
	if err != nil {
		return nil, err
	}
	return read("assets/"+file, data)
}

func read(file string, data []byte) ([]program.Puzzle, error) {
	var f puzzleFile
	if err := tables.DecodeStrict(file, data, &f); err != nil {
		return nil, err
	}
	b, err := diplomacy.StandardBoard()
	if err != nil {
		return nil, err
	}
	var out []program.Puzzle
	for i, e := range f.Puzzle {
		p := program.Puzzle{ID: e.ID, Cite: engine.Cite(e.Cite), Book: e.Book, Worded: true, Answers: make([]string, len(e.Answers)), Right: -1, Board: board, Places: e.Shows}
		for n, says := range e.Answers {
			c := cases.Case{System: diplomacy.RN46, Given: e.Given, Orders: e.Orders, Expect: says}
			if len(says) == 0 || len(cases.Run(b, &c)) > 0 {
				continue
			}
			if p.Right >= 0 {
				return nil, fmt.Errorf("%s: puzzle %d (%s): answers: expected one that is right; %d and %d are", file, i+1, e.ID, p.Right+1, n+1)
			}
			p.Right = n
		}
		if e.ID == "" || p.Right < 0 || len(e.Answers) < 2 {
			return nil, fmt.Errorf("%s: puzzle %d (%s): answers: expected two or more, and one that is right; there is none", file, i+1, e.ID)
		}
		if err := lay(b, e.Given, &p); err != nil {
			return nil, fmt.Errorf("%s: puzzle %d (%s): given: %w", file, i+1, e.ID, err)
		}
		out = append(out, p)
	}
	return out, nil
}

// lay puts the units of a puzzle on its map.
func lay(b *diplomacy.Board, given []string, p *program.Puzzle) error {
	for _, text := range given {
		u, err := b.ReadUnit(text)
		if err != nil {
			return err
		}
		code := b.Code(b.Province(u.At))
		p.Places = append(p.Places, code)
		p.Pieces = append(p.Pieces, program.PuzzlePiece{At: code, Style: wings.StyleOf(u.Power), Counter: wings.Shown(u)})
	}
	return nil
}
