// The rungs of the ladder: each level against the one below, sides swapped, until a sequential test has decided.

package main

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
)

// rung is one measurement: does Upper score more than Bar against Lower? Shares of Bar and Goal are told apart with a
// chance of error of one in twenty either way.
type rung struct {
	Upper string  `json:"upper"`
	Lower string  `json:"lower"`
	Nodes [2]int  `json:"nodes"` // of upper and lower, for one decision; 0 for a level that needs none
	Bar   float64 `json:"bar"`
	Goal  float64 `json:"goal"`
}

// rungs of the ladder, from the bottom up. A fraction of the usual nodes is enough to tell the levels apart.
var rungs = []rung{
	{Upper: "pilot", Lower: "cadet", Nodes: [2]int{400, 200}, Bar: 0.65, Goal: 0.75},
	{Upper: "commander", Lower: "pilot", Nodes: [2]int{300, 400}, Bar: 0.65, Goal: 0.75},
	{Upper: "marshal", Lower: "commander", Nodes: [2]int{1500, 300}, Bar: 0.50, Goal: 0.58},
}

const (
	rungGames = 400  // at most
	rungError = 0.05 // chance of a wrong verdict, either way
)

// rungGame is one finished game.
type rungGame struct {
	Game     int     `json:"game"`
	Upper    int     `json:"upper"` // the side the upper level played
	Share    float64 `json:"share"` // 1 won, 0.5 drawn, 0 lost
	Lead     int     `json:"lead"`  // of the upper level, in points
	Commands int     `json:"commands"`
}

// setting is what a file of games was played with; games of another are not mixed in.
type setting struct {
	Scenario string `json:"scenario"`
	SHA256   string `json:"sha256"`
	Seed     uint64 `json:"seed"`
	Rung     rung   `json:"rung"`
}

// climbing is how a rung is climbed.
type climbing struct {
	seed    uint64
	most    int // games
	dir     string
	workers int
}

// climb plays a rung on from what the folder holds until it is decided, and gives the count.
func (r rung) climb(ctx context.Context, start engine.Position, doc engine.Doc, how climbing, say func(games int, share float64)) (tally, error) {
	sum := sha256.Sum256(doc.Data)
	set := setting{Scenario: ladderName(doc), SHA256: hex.EncodeToString(sum[:8]), Seed: how.seed, Rung: r}
	path := filepath.Join(how.dir, r.Upper+"-"+r.Lower+".jsonl")
	log, kept, err := openRung(path, set)
	if err != nil {
		return tally{}, err
	}
	defer log.Close()
	if old, ok := kept[0]; ok {
		again, err := r.play(ctx, start, how.seed, 0)
		if err != nil {
			return tally{}, err
		}
		if again != old {
			return tally{}, fmt.Errorf("%s:2: the opponents play this game otherwise today; remove the file, or give another --out, to measure them anew", path)
		}
	}
	games := inOrder(kept)
	for {
		t := r.judge(games)
		say(t.Games, t.Share)
		if t.Verdict != undecided || len(games) >= how.most {
			return t, nil
		}
		next, err := r.round(ctx, start, how, kept, len(games))
		for _, g := range next {
			line, errLine := json.Marshal(g)
			if errLine != nil {
				return t, errLine
			}
			if _, errLine = log.Write(append(line, '\n')); errLine != nil {
				return t, fmt.Errorf("%s: a finished game could not be kept: %w", path, errLine)
			}
			kept[g.Game] = g
		}
		games = inOrder(kept)
		if err != nil {
			return r.judge(games), err
		}
	}
}

// round plays the next games that are missing, one for each worker, an even number of them.
func (r rung) round(ctx context.Context, start engine.Position, how climbing, kept map[int]rungGame, from int) ([]rungGame, error) {
	workers := how.workers
	var want []int
	for g := from; len(want) < 2*((workers+1)/2) && g < how.most; g++ {
		if _, ok := kept[g]; !ok {
			want = append(want, g)
		}
	}
	out := make([]rungGame, len(want))
	errs := make([]error, len(want))
	var all sync.WaitGroup
	for w := range min(workers, len(want)) {
		all.Go(func() {
			for i := w; i < len(want); i += workers {
				out[i], errs[i] = r.play(ctx, start, how.seed, want[i])
			}
		})
	}
	all.Wait()
	var done []rungGame
	for i, g := range out {
		if errs[i] == nil {
			done = append(done, g)
		}
	}
	return done, errors.Join(errs...)
}

// play plays one game. Games 2k and 2k+1 meet the same dice with sides swapped.
func (r rung) play(ctx context.Context, p engine.Position, seed uint64, game int) (rungGame, error) {
	out := rungGame{Game: game, Upper: 1 + game%2}
	var bots [2]ai.Player
	for i, name := range []string{r.Upper, r.Lower} {
		b, err := systems.Bots().Find(name, ai.Options{Seed: seed<<20 + uint64(2*game+i), Nodes: r.Nodes[i]})
		if err != nil {
			return out, err
		}
		at := (out.Upper - 1 + i) % 2
		bots[at] = b
	}
	dice := engine.NewKeyed(engine.OpenSeed(seed<<20 + uint64(game/2)))
	for range matchLimit {
		acting := p.ToAct()
		if len(acting) == 0 {
			o := p.Outcome()
			switch int(o.Winner) {
			case out.Upper:
				out.Share = 1
			case 0:
				out.Share = 0.5
			}
			for _, s := range o.Score {
				if int(s.Side) == out.Upper {
					out.Lead += s.Points
				} else {
					out.Lead -= s.Points
				}
			}
			return out, nil
		}
		if err := ctx.Err(); err != nil {
			return out, err
		}
		side := engine.InTurn(acting, out.Commands)
		if int(side) > len(bots) {
			return out, fmt.Errorf("side %d is asked; a ladder is for two sides", side)
		}
		next, _, err := p.Apply(bots[side-1].Choose(p.Seen(side), side), dice)
		if err != nil {
			return out, fmt.Errorf("%s against %s, game %d: %w", r.Upper, r.Lower, game, err)
		}
		p = next
		out.Commands++
	}
	return out, fmt.Errorf("%s against %s, game %d does not end", r.Upper, r.Lower, game)
}

// openRung reads the games kept of a rung and opens the file for more. A last line that was cut off is dropped.
func openRung(path string, set setting) (*os.File, map[int]rungGame, error) {
	kept := map[int]rungGame{}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, nil, err
	}
	head, err := json.Marshal(set)
	if err != nil {
		return nil, nil, err
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, nil, err
	}
	in := bufio.NewReader(f)
	end := int64(0)
	for n := 1; ; n++ {
		line, err := in.ReadString('\n')
		if err != nil {
			break // the end, or a line cut off
		}
		text := strings.TrimSpace(line)
		if n == 1 && text != string(head) {
			f.Close()
			return nil, nil, fmt.Errorf("%s:1: games played with other settings (%s); these are %s. Give another --out, or remove the file", path, text, head)
		}
		var g rungGame
		if n > 1 {
			if err := json.Unmarshal([]byte(text), &g); err != nil {
				f.Close()
				return nil, nil, fmt.Errorf("%s:%d: not a game of a ladder (%w); remove the line", path, n, err)
			}
			kept[g.Game] = g
		}
		end += int64(len(line))
	}
	if err = f.Truncate(end); err == nil {
		_, err = f.Seek(end, io.SeekStart)
	}
	if err == nil && end == 0 {
		_, err = f.Write(append(head, '\n'))
	}
	if err != nil {
		f.Close()
		return nil, nil, err
	}
	return f, kept, nil
}

// inOrder lists games from the first up to the first that is missing.
func inOrder(kept map[int]rungGame) []rungGame {
	var out []rungGame
	for g, ok := kept[0]; ok; g, ok = kept[len(out)] {
		out = append(out, g)
	}
	return out
}
