// The rungs of the ladder: each level against the one below, sides swapped, until a sequential test has decided.
package sim

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
)

// Rung is one measurement: does Upper score more than Bar against Lower? Shares of Bar and Goal are told apart with a
// chance of error of one in twenty either way.
type Rung struct {
	Upper string  `json:"upper"`
	Lower string  `json:"lower"`
	Nodes [2]int  `json:"nodes"` // of upper and lower, for one decision; 0 for a level that needs none
	Bar   float64 `json:"bar"`
	Goal  float64 `json:"goal"`
}

// Rungs of the ladder, from the bottom up. A fraction of the usual nodes is enough to tell the levels apart.
var Rungs = []Rung{
	{Upper: "pilot", Lower: "cadet", Nodes: [2]int{400, 200}, Bar: 0.65, Goal: 0.75},
	{Upper: "commander", Lower: "pilot", Nodes: [2]int{300, 400}, Bar: 0.65, Goal: 0.75},
	{Upper: "marshal", Lower: "commander", Nodes: [2]int{1500, 300}, Bar: 0.50, Goal: 0.58},
}

// In is the rung in a system whose levels try numbers of commands of their own: those that they play with.
func (r Rung) In(own map[string]int) Rung {
	for i, level := range [...]string{r.Upper, r.Lower} {
		if n := own[level]; n > 0 {
			r.Nodes[i] = n
		}
	}
	return r
}

const (
	RungGames = 400  // of a rung, at most
	rungError = 0.05 // chance of a wrong verdict, either way
)

// RungGame is one finished game.
type RungGame struct {
	Game     int     `json:"game"`
	Upper    int     `json:"upper"` // the side the upper level played
	Share    float64 `json:"share"` // 1 won, 0.5 drawn, 0 lost
	Lead     int     `json:"lead"`  // of the upper level, in points
	Commands int     `json:"commands"`
}

// Climbing is how a rung is climbed.
type Climbing struct {
	Name    string // of the scenario, as files and pages have it
	Seed    uint64
	Most    int    // games
	Dir     string // where games are kept
	Workers int
}

// Climb plays a rung on from what the folder holds until it is decided, and gives the count.
func (r Rung) Climb(ctx context.Context, start engine.Position, doc engine.Doc, how Climbing, say func(games int, share float64)) (Tally, error) {
	sum := sha256.Sum256(doc.Data)
	set := setting{Scenario: how.Name, SHA256: hex.EncodeToString(sum[:8]), Seed: how.Seed, Rung: r}
	path := filepath.Join(how.Dir, r.Upper+"-"+r.Lower+".jsonl")
	log, kept, err := openRung(path, set)
	if err != nil {
		return Tally{}, err
	}
	defer log.Close()
	if old, ok := kept[0]; ok {
		again, err := r.play(ctx, start, how.Seed, 0)
		if err != nil {
			return Tally{}, err
		}
		if again != old {
			return Tally{}, fmt.Errorf("%s:2: the opponents play this game otherwise today; remove the file, or give another --out, to measure them anew", path)
		}
	}
	games := inOrder(kept)
	for {
		t := r.judge(games)
		say(t.Games, t.Share)
		if t.Verdict != Undecided || len(games) >= how.Most {
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
func (r Rung) round(ctx context.Context, start engine.Position, how Climbing, kept map[int]RungGame, from int) ([]RungGame, error) {
	workers := how.Workers
	var want []int
	for g := from; len(want) < 2*((workers+1)/2) && g < how.Most; g++ {
		if _, ok := kept[g]; !ok {
			want = append(want, g)
		}
	}
	out := make([]RungGame, len(want))
	errs := make([]error, len(want))
	var all sync.WaitGroup
	for w := range min(workers, len(want)) {
		all.Go(func() {
			for i := w; i < len(want); i += workers {
				out[i], errs[i] = r.play(ctx, start, how.Seed, want[i])
			}
		})
	}
	all.Wait()
	var done []RungGame
	for i, g := range out {
		if errs[i] == nil {
			done = append(done, g)
		}
	}
	return done, errors.Join(errs...)
}

// play plays one game. Games 2k and 2k+1 meet the same dice with sides swapped.
func (r Rung) play(ctx context.Context, p engine.Position, seed uint64, game int) (RungGame, error) {
	out := RungGame{Game: game, Upper: 1 + game%2}
	var bots [2]ai.Bot
	for i, name := range []string{r.Upper, r.Lower} {
		b, err := systems.Bots().Find(name, ai.Options{Seed: seed<<20 + uint64(2*game+i), Nodes: r.Nodes[i]})
		if err != nil {
			return out, err
		}
		bots[(out.Upper-1+i)%2] = b
	}
	o, n, err := match(ctx, p, bots, engine.NewKeyed(engine.OpenSeed(seed<<20+uint64(game/2))))
	switch {
	case ctx.Err() != nil:
		return out, ctx.Err()
	case err != nil:
		return out, fmt.Errorf("%s against %s, game %d: %w", r.Upper, r.Lower, game, err)
	}
	switch int(o.Winner) {
	case out.Upper:
		out.Share = 1
	case 0:
		out.Share = 0.5
	}
	out.Commands, out.Lead = n, ahead(o, engine.Side(out.Upper))
	return out, nil
}
