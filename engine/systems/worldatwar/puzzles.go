package worldatwar

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"awaw/aircombat"
	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/tables"
	"awaw/units"
)

// This file reads the puzzles. Fights are worked out by the rules themselves, so that no answer can go out of date.

// puzzleFile are the puzzles as their file has them.
type puzzleFile struct {
	Puzzle []puzzleEntry `toml:"puzzle"`
}

type puzzleEntry struct {
	ID      string   `toml:"id"`
	Cite    string   `toml:"cite"`
	Book    bool     `toml:"book"`
	Answers []string `toml:"answers"`
	Worded  int      `toml:"worded"` // so many answers in words
	Right   int      `toml:"right"`  // from 1; not for fights
	Board   string   `toml:"board"`
	Shows   []string `toml:"shows"` // places the map shows beside those with counters
	Pieces  []struct {
		At     string `toml:"at"`
		Style  string `toml:"style"`
		Nation string `toml:"nation"`
		Unit   string `toml:"unit"`
		Size   int    `toml:"size"`
	} `toml:"pieces"`
	Fight *struct {
		Attacker string   `toml:"attacker"`
		Defender string   `toml:"defender"`
		Dice     []int    `toml:"dice"`
		CAP      bool     `toml:"cap"`
		Of       string   `toml:"of"` // whose losses are asked for
		Styles   []string `toml:"styles"`
	} `toml:"fight"`
}

// Puzzles reads the puzzles and works out their fights with the values of set.
func Puzzles(set tables.Set) ([]program.Puzzle, error) {
	const file = "learn/puzzles.toml"
	data, err := fs.ReadFile(assets.FS(), file)
	if err != nil {
		return nil, err
	}
	return readPuzzles("assets/"+file, data, set)
}

func readPuzzles(file string, data []byte, set tables.Set) ([]program.Puzzle, error) {
	var f puzzleFile
	if err := tables.DecodeStrict(file, data, &f); err != nil {
		return nil, err
	}
	rules, err := Fights(set)
	if err != nil {
		return nil, err
	}
	nations, err := units.Load(set)
	if err != nil {
		return nil, err
	}
	var out []program.Puzzle
	for i, e := range f.Puzzle {
		at := func(format string, args ...any) error {
			return fmt.Errorf("%s: puzzle %d (%s): %w", file, i+1, e.ID, fmt.Errorf(format, args...))
		}
		p := program.Puzzle{ID: e.ID, Cite: engine.Cite(e.Cite), Book: e.Book, Answers: e.Answers, Right: e.Right - 1}
		if e.Worded > 0 {
			p.Worded, p.Answers = true, make([]string, e.Worded)
		}
		if e.Fight != nil {
			if err := fight(rules, nations, e, &p); err != nil {
				return nil, at("fight: %w", err)
			}
		}
		if err := lay(nations, e, &p); err != nil {
			return nil, at("pieces: %w", err)
		}
		switch {
		case e.ID == "":
			return nil, at("id: expected a name; give it one")
		case len(p.Answers) < 2 || len(p.Answers) > 9:
			return nil, at("answers: expected 2 to 9; there are %d", len(p.Answers))
		case p.Right < 0 || p.Right >= len(p.Answers):
			return nil, at("right: expected the number of one of the answers, from 1 to %d; it is %d", len(p.Answers), p.Right+1)
		}
		out = append(out, p)
	}
	return out, nil
}

// lay puts the counters of a puzzle on its map.
func lay(nations *units.Rules, e puzzleEntry, p *program.Puzzle) error {
	p.Board, p.Places = e.Board, e.Shows
	if e.Board == "" || len(e.Pieces) == 0 {
		return fmt.Errorf("expected a board and counters on it; there are %d on %q", len(e.Pieces), e.Board)
	}
	for _, x := range e.Pieces {
		n, ok := nations.Nation(x.Nation)
		if !ok || x.At == "" || x.Style == "" || x.Unit == "" || x.Size < 1 {
			return fmt.Errorf("expected a place, a style, a nation, a unit and a size; found %+v", x)
		}
		class := engine.ClassAir
		switch x.Unit {
		case "INF", "ARM":
			class = engine.ClassGround
		case "TF":
			class = engine.ClassForce
		case "CV", "BB", "CA", "DD", "TR":
			class = engine.ClassShip
		}
		c := engine.CounterView{Nation: nations.Info(n).Palette, Kind: &engine.CounterKind{Code: x.Unit, Shape: x.Unit, Class: class}, Size: x.Size}
		if x.Unit == "EliteNAS" {
			c.Nation, c.Kind.Code, c.Kind.Shape = elitePalette, "NAS", "NAS"
		}
		p.Places = append(p.Places, x.At)
		p.Pieces = append(p.Pieces, program.PuzzlePiece{At: x.At, Style: x.Style, Counter: c})
	}
	return nil
}

// named words a force: "8 Germany AAF, 2 Britain AAF".
func named(force string) []engine.Text {
	var out []engine.Text
	for part := range strings.SplitSeq(force, ",") {
		f := strings.Fields(part)
		arm := engine.Text{Key: "awaw.arm." + f[len(f)-1]}
		out = append(out, engine.Say("awaw.named.unit", strings.Join(f[1:len(f)-1], " "), arm, f[0]))
	}
	return out
}

// elitePalette is the palette's row of elite naval air.
const elitePalette = "JE"

// counters are the counters of a force.
func counters(nations *units.Rules, force aircombat.Force) (out []engine.CounterView) {
	for _, g := range force {
		c := engine.CounterView{Nation: nations.Info(g.Nation).Palette, Kind: &engine.CounterKind{Code: g.Type.Code(), Shape: g.Type.Code(), Class: engine.ClassAir}, Size: g.N}
		if g.Elite {
			c.Nation = elitePalette
		}
		out = append(out, c)
	}
	return out
}

// fight works a fight out, and finds the right one among the answers.
func fight(rules *aircombat.Rules, nations *units.Rules, e puzzleEntry, p *program.Puzzle) error {
	f := e.Fight
	att, err := rules.ParseForce(f.Attacker)
	if err != nil {
		return fmt.Errorf("attacker: %w", err)
	}
	def, err := rules.ParseForce(f.Defender)
	if err != nil {
		return fmt.Errorf("defender: %w", err)
	}
	if len(f.Dice) != 4 || len(f.Styles) != 2 || f.Of != "attacker" && f.Of != "defender" {
		return fmt.Errorf("expected four dice, two styles, and attacker or defender as the side whose losses are asked for")
	}
	r, err := rules.ResolveRound(att, def, aircombat.Conditions{CAP: f.CAP}, [4]int(f.Dice), aircombat.Choices{})
	if err != nil {
		return err
	}
	side := func(force string, of aircombat.Force, style string, s aircombat.SideRound, a, b int) program.PuzzleSide {
		out := program.PuzzleSide{Force: named(force), Counters: counters(nations, of), Style: style, Strength: s.Strength, Dice: [2]int{a, b}, Sum: s.Modified,
			Result: fmt.Sprintf("%d/%d", s.Result.Eliminated, s.Result.Aborted)}
		for _, l := range s.Ledger.Lines {
			out.Lines = append(out.Lines, program.PuzzleLine{Why: l.Why, Cite: l.Cite, N: l.N})
		}
		return out
	}
	p.Sides = []program.PuzzleSide{side(f.Attacker, att, f.Styles[0], r.Attacker, f.Dice[0], f.Dice[1]), side(f.Defender, def, f.Styles[1], r.Defender, f.Dice[2], f.Dice[3])}
	loser := r.Defender
	if f.Of == "attacker" {
		loser = r.Attacker
	}
	lost, gone := 0, 0
	for _, l := range loser.Losses {
		lost, gone = lost+l.Eliminated, gone+l.Aborted
	}
	want := fmt.Sprintf("%d/%d", lost, gone)
	if p.Right = slices.Index(e.Answers, want); p.Right < 0 {
		return fmt.Errorf("none of the answers %v is what comes of it, %s", e.Answers, want)
	}
	return nil
}
