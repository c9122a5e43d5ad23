// The rungs of the ladder: each level against the one below, sides swapped, until a sequential test has decided.
package sim

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
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
	Least int     `json:"least"` // games that are played however soon they would have decided
}

// The shares that a rung of levels tells apart, and the fewest games it does so by.
const (
	rungBar   = 0.45
	rungGoal  = 0.65
	rungLeast = 24
)

// Rungs gives the rungs of the ladder from the bottom up, each level against the one below, with the numbers of commands they play with.
func Rungs(levels []ai.Level) []Rung {
	var out []Rung
	for i := 1; i < len(levels); i++ {
		upper, lower := levels[i], levels[i-1]
		out = append(out, Rung{Upper: upper.Name, Lower: lower.Name, Nodes: [2]int{upper.Nodes, lower.Nodes}, Bar: rungBar, Goal: rungGoal, Least: rungLeast})
	}
	return out
}

const (
	RungGames = 100  // of a rung in one scenario, at most, if nothing else is said
	rungError = 0.05 // chance of a wrong verdict, either way
)

// RungGame is one finished game.
type RungGame struct {
	Game     int     `json:"game"`
	Upper    int     `json:"upper"` // the side the upper level played
	Share    float64 `json:"share"` // 1 won, 0.5 drawn, 0 lost
	Lead     int     `json:"lead"`  // of the upper level, in points
	Commands int     `json:"commands"`

	Seconds float64  `json:"seconds"`        // of processor time
	Took    [2][]int `json:"took,omitempty"` // µs of processor time for each decision of the upper and of the lower level; none where several games ran at once
}

// as tells whether a game went as another did, however long it took.
func (g RungGame) as(o RungGame) bool {
	return g.Game == o.Game && g.Upper == o.Upper && g.Share == o.Share && g.Lead == o.Lead && g.Commands == o.Commands
}

// Climbing is how a rung is climbed.
type Climbing struct {
	Name    string // of the scenario, as files and pages have it
	Seed    uint64
	Most    int    // games
	Dir     string // where games are kept
	Workers int
}

// Path is the file that a rung's games are kept in.
func (c Climbing) Path(r Rung) string {
	return filepath.Join(c.Dir, c.Name, r.Upper+"-"+r.Lower+".jsonl")
}

// ErrPlayedOtherwise says that the games kept of a rung are of other opponents, or of another scenario, than those of today.
var ErrPlayedOtherwise = errors.New("games of other opponents, or of another scenario")

// Climb plays a rung on from what is kept until it is decided, and gives the count.
func (r Rung) Climb(ctx context.Context, start engine.Position, doc engine.Doc, how Climbing, say func(games int, share float64)) (Tally, error) {
	sum := sha256.Sum256(doc.Data)
	set := setting{Scenario: how.Name, SHA256: hex.EncodeToString(sum[:8]), Seed: how.Seed, Rung: r}
	path := how.Path(r)
	log, kept, err := openRung(path, set)
	if err != nil {
		return Tally{}, err
	}
	defer log.Close()
	games := inOrder(kept)
	if err := r.playAgain(ctx, start, how, games); err != nil {
		return Tally{}, err
	}
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

// playAgain plays the first and the last of the games kept once more: they count only if they go as they went.
func (r Rung) playAgain(ctx context.Context, start engine.Position, how Climbing, games []RungGame) error {
	if len(games) == 0 {
		return nil
	}
	for _, old := range []RungGame{games[0], games[len(games)-1]} {
		again, err := r.play(ctx, start, how.Seed, old.Game, false)
		if err != nil {
			return err
		}
		if !again.as(old) {
			return fmt.Errorf("%s: %w", how.Path(r), ErrPlayedOtherwise)
		}
	}
	return nil
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
	began := spent()
	var all sync.WaitGroup
	for w := range min(workers, len(want)) {
		all.Go(func() {
			for i := w; i < len(want); i += workers {
				out[i], errs[i] = r.play(ctx, start, how.Seed, want[i], workers == 1)
			}
		})
	}
	all.Wait()
	each := (spent() - began).Seconds() / float64(max(1, len(want)))
	var done []RungGame
	for i, g := range out {
		if errs[i] == nil {
			g.Seconds = math.Round(1000*each) / 1000
			done = append(done, g)
		}
	}
	return done, errors.Join(errs...)
}

// play plays one game. Games 2k and 2k+1 meet the same dice with sides swapped. Decisions are timed where no other game is played beside it.
func (r Rung) play(ctx context.Context, p engine.Position, seed uint64, game int, alone bool) (RungGame, error) {
	out := RungGame{Game: game, Upper: 1 + game%2}
	var bots [2]ai.Bot
	for i, name := range []string{r.Upper, r.Lower} {
		b, err := systems.Bots().Find(name, ai.Options{Seed: seed<<20 + uint64(2*game+i), Nodes: r.Nodes[i]})
		if err != nil {
			return out, err
		}
		if alone {
			out.Took[i] = []int{}
			bots[(out.Upper-1+i)%2] = &timed{player: b, took: &out.Took[i]}
			continue
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
